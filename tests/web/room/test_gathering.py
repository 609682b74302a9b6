"""Tables that wait for players: opening them, coming and going, and the moment when they begin."""

from collections.abc import Iterator
from datetime import timedelta
from threading import Barrier, Thread
from unittest.mock import patch

import pytest
from django.db import connection
from django.test import override_settings
from django.utils import timezone

from parvis.engine import registry
from parvis.engine.refusals import GameError
from parvis.web.live import lists
from parvis.web.models import Table
from parvis.web.people.guests import merge
from parvis.web.people.leaving import leave
from parvis.web.people.models import Block, Person
from parvis.web.room import creating, gathering, hearing
from parvis.web.room.gathering_rows import rows_with_people
from parvis.web.room.models import Gathering, Place, Sitting
from parvis.web.tables.seats import seats
from parvis.web.texts import text
from tests.web.club import person, visitor
from tests.web.visiting import newest

pytestmark = pytest.mark.usefixtures("club")

FORM = {"game": "tiny", "players": "3", "whom": "friends"}


@pytest.fixture(autouse=True)
def none_waits() -> Iterator[None]:
    """Gatherings are gone after each test."""
    yield
    Gathering.objects.all().delete()


def gathered(host: Person, *known: Person, **form: str) -> Gathering:
    """A gathering as the form for new tables opens it."""
    asked = {**FORM, **form}
    plan = creating.read(registry.find(asked["game"]), asked, host.name, host, known)
    return gathering.gather(plan, host)


def table_of(found: Gathering) -> Table:
    """The table that it has become."""
    table = Gathering.objects.get(pk=found.pk).table
    assert table is not None
    return table


def waits(found: Gathering) -> bool:
    """Whether it still waits."""
    return gathering.waiting().filter(pk=found.pk).exists()


@pytest.mark.each_database
def test_it_begins_by_itself_when_the_last_has_come() -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    found = gathered(anna)
    gathering.join(found.pk, bruno)
    gathering.join(found.pk, bruno)
    assert waits(found)
    gathering.join(found.pk, clara)
    table = table_of(found)
    assert [seat.name for seat in seats(table)] == ["Anna", "Bruno", "Clara"]
    assert list(table.sittings.order_by("seat").values_list("person", flat=True)) == [anna.pk, bruno.pk, clara.pk]
    assert table.host == anna
    assert table.terms["visibility"] == "link"


def test_bots_and_people_at_the_screen_of_the_host_need_not_come() -> None:
    anna = person("Anna")
    found = gathered(anna, **{"kind-1": "here", "name-1": "Bruno", "kind-2": "bot:random"})
    table = table_of(found)
    assert [seat.player for seat in seats(table)] == ["human", "human", "bot:random"]
    assert list(Sitting.objects.filter(table=table).values_list("seat", "person")) == [(0, anna.pk)]
    assert visitor(anna).open(table).curtains


def test_against_bots_it_begins_at_once() -> None:
    table = table_of(gathered(person("Anna"), whom="bots", level="random", players="4"))
    assert [seat.bot for seat in seats(table)] == [None, "random", "random", "random"]
    assert len({seat.name for seat in seats(table)}) == 4


def test_two_of_a_colour_and_two_of_a_name_are_told_apart() -> None:
    found = gathered(person("Anna"), **{"colour-0": "red", "colour-1": "red", "colour-2": "red"})
    gathering.join(found.pk, person("anna"))
    gathering.join(found.pk, person("A name of more characters than a seat has"))
    sitting = seats(table_of(found))
    assert [seat.colour for seat in sitting] == ["red", "blue", "yellow"]
    assert [seat.name for seat in sitting] == ["Anna", "anna 2", "A name of more chara"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "7"},
        {"players": "1"},
        {"players": "many"},
        {"players": "-2"},
        {"whom": "nobody"},
        {"whom": "bots", "level": "genius"},
        {"kind-1": "bot:genius"},
        {"kind-1": "someone"},
        {"kind-1": "person:1"},
        {"kind-1": "here"},
        {"kind-1": "here", "name-1": "Anna\x00"},
        {"kind-1": "here", "name-1": "x" * 21},
        {"kind-1": "here", "name-1": "Bo", "kind-2": "here", "name-2": "bo"},
        {"time": "now"},
        {"time": "live-clock", "base": "0"},
        {"time": "turns-clock", "bank": "99999"},
        {"visibility": "secret"},
        {"visibility": "password"},
        {"visibility": "password", "password": "x" * 101},
        {"rated": "yes"},
        {"begins": "9"},
        {"stand-in": "genius"},
        {"game": "troyes", "players": "2", "option-tournament": "true"},
        {"game": "troyes", "option-cards": "none"},
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_left(wrong: dict[str, str]) -> None:
    with pytest.raises(GameError):
        gathered(person("Anna"), **wrong)
    guests = Person.objects.count()
    stranger = visitor()
    page = stranger.post("/tables/create", **{**FORM, **wrong})
    assert page.status == 400
    assert 'role="alert"' in page.html
    assert (Gathering.objects.count(), Table.objects.count(), Person.objects.count()) == (0, 0, guests)


def test_terms_are_kept_in_seconds_and_passwords_as_hashes() -> None:
    clock = {"time": "turns-clock", "bank": "48", "gain": "12", "cap": "24"}
    terms = gathered(person("Anna"), visibility="password", password="rose", chat="no", watchers="no", **clock).terms
    assert (terms["time_mode"], terms["base"], terms["increment"], terms["cap"]) == ("turns", 172800, 43200, 172800)
    assert not terms["chat"]
    assert not terms["watchers"]
    assert "rose" not in terms["password"]


@pytest.mark.each_database
def test_who_is_invited_finds_a_place_kept_until_they_come_or_decline() -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    found = gathered(anna, bruno, clara, players="2", **{"kind-1": f"person:{bruno.pk}"})
    with pytest.raises(GameError, match=text("gathering-full")):
        gathering.join(found.pk, clara)
    gathering.leave(found.pk, bruno)
    gathering.join(found.pk, clara)
    assert [seat.name for seat in seats(table_of(found))] == ["Anna", "Clara"]


def test_nobody_can_be_invited_whom_one_has_not_met() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    host = visitor(anna)
    form = {**FORM, "players": "2", "kind-1": f"person:{bruno.pk}"}
    assert host.post("/tables/create", **form).status == 400
    gathering.join(gathered(anna, players="2").pk, bruno)
    assert f'value="person:{bruno.pk}"' in host.get("/tables").html
    assert host.post("/tables/create", **form).status == 200
    assert Place.objects.filter(person=bruno, joined=False).count() == 1


def test_leaving_frees_a_seat_and_the_host_takes_the_table_along() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    found = gathered(anna)
    gathering.join(found.pk, bruno)
    gathering.leave(found.pk, bruno)
    assert [row.joined for row in rows_with_people(Gathering.objects.get())] == [True, False, False]
    gathering.leave(found.pk, anna)
    assert not Gathering.objects.exists()
    with pytest.raises(gathering.Gone):
        gathering.join(found.pk, bruno)


def test_who_was_sent_away_does_not_come_back() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    found = gathered(anna)
    gathering.join(found.pk, bruno)
    gathering.send_away(found.pk, 1)
    with pytest.raises(GameError, match="can't join"):
        gathering.join(found.pk, bruno)
    for row in (0, 1, 9):
        with pytest.raises(GameError, match=text("gathering-nobody-there")):
            gathering.send_away(found.pk, row)
    gathering.join(found.pk, person("Clara"))


def test_people_at_odds_do_not_meet() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    clara, dora = map(person, ("Clara", "Dora"))
    Block.objects.create(person=bruno, blocked=anna)
    Block.objects.create(person=clara, blocked=dora)
    found = gathered(anna, whom="anybody")
    with pytest.raises(GameError, match="can't join"):
        gathering.join(found.pk, bruno)
    assert f"gathering-{found.pk}" not in visitor(bruno).get("/tables").html
    gathering.join(found.pk, clara)
    with pytest.raises(GameError, match="can't join"):
        gathering.join(found.pk, dora)


def test_a_rated_table_is_for_accounts_alone() -> None:
    olga, ines = (Person.objects.create_user(f"{name}@example.org", name=name) for name in ("Olga", "Ines"))
    with pytest.raises(GameError, match=text("create-rated-here")):
        gathered(olga, rated="yes", **{"kind-1": "here", "name-1": "Bo"})
    found = gathered(olga, rated="yes", players="2")
    with pytest.raises(GameError, match=text("gathering-accounts-only")):
        gathering.join(found.pk, person("Guest"))
    assert visitor().post(f"/g/{found.code}/join", name="Guest").status == 400
    gathering.join(found.pk, ines)
    assert table_of(found).terms["rated"]


@pytest.mark.each_database
def test_the_host_begins_with_bots_or_with_fewer() -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    filled = gathered(anna)
    gathering.join(filled.pk, bruno)
    gathering.fill(filled.pk, "random")
    assert [seat.player for seat in seats(table_of(filled))] == ["human", "human", "bot:random"]
    fewer = gathered(anna, players="4", begins="2")
    for other in (bruno, clara):
        gathering.join(fewer.pk, other)
    gathering.leave(fewer.pk, bruno)
    gathering.fill(fewer.pk, "")
    assert dict(table_of(fewer).sittings.values_list("seat", "person")) == {0: anna.pk, 1: clara.pk}
    alone = gathered(anna, game="troyes")
    with pytest.raises(GameError):
        gathering.fill(alone.pk, "")
    with pytest.raises(GameError):
        gathering.fill(alone.pk, "genius")
    assert waits(alone)
    assert len(rows_with_people(Gathering.objects.get(pk=alone.pk))) == 3


@pytest.mark.each_database
def test_several_who_come_at_once_get_a_seat_each_and_one_table() -> None:
    found = gathered(person("Anna"), players="4")
    people = [person(f"Guest {number}") for number in range(8)]
    refused: list[str] = []
    start = Barrier(len(people))

    def come(one: Person) -> None:
        try:
            start.wait()
            gathering.join(found.pk, one)
        except GameError as error:
            refused.append(str(error))
        finally:
            connection.close()

    threads = [Thread(target=come, args=[one]) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refused == [text("gathering-begun")] * 5
    assert Table.objects.count() == 1
    assert table_of(found).sittings.count() == 4


def test_a_gathering_ends_when_its_host_stays_away() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    live, slow = gathered(anna), gathered(anna, time="turns")
    now = timezone.now()
    guest = visitor(bruno)
    with patch("django.utils.timezone.now", lambda: now + timedelta(minutes=119)):
        assert visitor(anna).get(f"/g/{live.code}").status == 200
    with patch("django.utils.timezone.now", lambda: now + timedelta(hours=3)):
        assert guest.get(f"/g/{live.code}").status == 200
        assert visitor(anna).get("/tables").status == 200
    with patch("django.utils.timezone.now", lambda: now + timedelta(hours=4, minutes=30)):
        assert guest.get(f"/g/{live.code}").status == 200
    with patch("django.utils.timezone.now", lambda: now + timedelta(hours=5, minutes=1)):
        assert guest.get(f"/g/{live.code}").status == 404
        assert guest.post(f"/g/{live.code}/join").status == 404
        with pytest.raises(gathering.Gone):
            gathering.join(live.pk, bruno)
    with patch("django.utils.timezone.now", lambda: now + timedelta(days=7, hours=2)):
        assert guest.get(f"/g/{slow.code}").status == 200
    with patch("django.utils.timezone.now", lambda: now + timedelta(days=7, hours=4)):
        assert guest.get(f"/g/{slow.code}").status == 404
        gathered(anna)
        assert Gathering.objects.count() == 1


def test_one_person_keeps_only_so_many_open() -> None:
    anna = person("Anna")
    for _ in range(gathering.MOST):
        gathered(anna)
    with pytest.raises(GameError, match=text("gathering-too-many", most=20)):
        gathered(anna)
    assert Gathering.objects.count() == gathering.MOST


def test_a_friend_comes_by_the_link_without_an_account() -> None:
    host, friend = visitor(), visitor()
    page = host.post("/tables/friend?game=tiny", name="Anna")
    code = page.one(r'value="http://testserver/g/([\w-]+)"')
    assert page.address == f"/g/{code}"
    assert "refresh" in page.html
    invitation = friend.get(f"/g/{code}")
    assert "Anna" in invitation.text
    assert 'id="link"' not in invitation.html
    assert friend.post(f"/g/{code}/join", name="x" * 21).status == 400
    assert Person.objects.filter(name__startswith="x").count() == 0
    at = friend.post(f"/g/{code}/join", name="Bruno")
    table = Table.objects.get()
    assert at.address == f"/tables/{table.pk}"
    assert host.get(f"/g/{code}").address == f"/tables/{table.pk}"
    assert {seat.name for seat in seats(table)} == {"Anna", "Bruno"}
    assert all(sitting.person.guest for sitting in table.sittings.all())
    waiting = visitor(table.host, htmx=True)
    assert waiting.client.get(f"/g/{code}").headers["HX-Redirect"] == f"/tables/{table.pk}"
    assert visitor().get(f"/g/{code}").address == f"/tables/{table.pk}"
    assert visitor().open(table).status == 404


def test_a_password_is_asked_of_everybody_who_is_not_invited() -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    form = {"visibility": "password", "password": "rose"}
    found = gathered(anna, bruno, **form, **{"kind-1": f"person:{bruno.pk}"})
    other, invited = visitor(clara), visitor(bruno)
    assert 'type="password"' in other.get(f"/g/{found.code}").html
    assert other.post(f"/g/{found.code}/join").status == 400
    refused = other.post(f"/g/{found.code}/join", password="lily", name="Bea & Co")
    assert (refused.status, text("gathering-wrong-password") in refused.text) == (400, True)
    assert f'action="/g/{found.code}/join"' in refused.html, "it can be tried again there"
    assert Place.objects.filter(joined=True).count() == 1
    assert 'type="password"' not in invited.get(f"/g/{found.code}").html
    invited.post(f"/g/{found.code}/join")
    other.post(f"/g/{found.code}/join", password="rose")
    table = table_of(found)
    assert "rose" not in str(newest(table).terms)
    assert visitor().get(f"/g/{found.code}").address == f"/tables/{table.pk}/watch"


@pytest.mark.parametrize("what", ["send-away", "fill", "get-up"])
def test_others_neither_begin_nor_end_it_nor_send_anybody_away(what: str) -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    found = gathered(anna)
    gathering.join(found.pk, bruno)
    before = [*Gathering.objects.values(), *Place.objects.values()]
    those = [visitor(), visitor(clara)] + ([] if what == "get-up" else [visitor(bruno)])
    for one in those:
        assert one.post(f"/g/{found.code}/{what}", row=0, level="random").status == 403
    assert [*Gathering.objects.values(), *Place.objects.values()] == before
    assert visitor(anna).get(f"/g/{found.code}/{what}").status == 405
    assert visitor(anna).post(f"/g/wrong/{what}").status == 404


def test_the_host_does_it_all_from_the_page() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    host, guest = visitor(anna), visitor(bruno)
    page = host.post("/tables/create", **FORM)
    guest.post(f"{page.address}/join")
    assert "Bruno" in host.get(page.address).text
    assert "Bruno" not in host.post(f"{page.address}/send-away", row=1).text
    assert host.post(f"{page.address}/send-away", row="x").status == 400
    assert guest.post(f"{page.address}/join").status == 400
    begun = host.post(f"{page.address}/fill", level="random")
    assert begun.address == f"/tables/{Table.objects.get().pk}"
    other = host.post("/tables/create", **FORM)
    assert host.post(f"{other.address}/get-up").address == "/tables"
    assert guest.get(other.address).status == 404


def test_a_game_that_is_gone_is_in_no_list() -> None:
    found = gathered(person("Anna"), whom="anybody")
    Gathering.objects.filter(pk=found.pk).update(game="gone")
    assert visitor().get("/tables").status == 200
    assert visitor().get(f"/g/{found.code}").status == 404


def test_there_is_no_such_thing_at_home() -> None:
    stranger = visitor()
    with override_settings(MODE="home"):
        for address in ("/tables", "/tables/mine", "/g/code", "/tables/create", "/tables/friend", "/g/code/join"):
            assert stranger.get(address).status == 404
            assert stranger.post(address).status == 404


def test_an_account_gets_the_tables_and_places_of_the_guest_it_was() -> None:
    guest, other = person("Anna"), person("Bruno")
    account = Person.objects.create_user("anna@example.org", name="Anna")
    mine, theirs, both = gathered(guest), gathered(other), gathered(other)
    gathering.join(theirs.pk, guest)
    gathering.join(both.pk, guest)
    gathering.join(both.pk, account)
    assert [place["joined"] for place in hearing.kept_places(guest)[1]] == [True, True, True]
    merge(guest, account)
    assert Gathering.objects.get(pk=mine.pk).host == account
    found = Place.objects.filter(person=account).values_list("gathering", flat=True)
    assert sorted(found) == [mine.pk, theirs.pk, both.pk]
    assert [row.joined for row in rows_with_people(Gathering.objects.get(pk=both.pk))] == [True, False, True]


def test_who_leaves_for_good_waits_for_nobody() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    gathered(anna)
    theirs = gathered(bruno, players="2")
    begun = gathered(bruno, players="2")
    gathering.join(begun.pk, anna)
    kept = gathered(bruno, anna, **{"kind-1": f"person:{anna.pk}"})
    leave(anna)
    assert sorted(Gathering.objects.values_list("pk", flat=True)) == [theirs.pk, begun.pk, kept.pk]
    assert not Place.objects.filter(person=anna).exists()
    assert visitor(bruno).get(f"/g/{kept.code}").status == 200


def test_open_lists_are_told_of_every_change_and_of_nothing_else() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    marks = [lists.mark()]
    found = gathered(anna)
    marks.append(lists.mark())
    gathering.join(found.pk, bruno)
    marks.append(lists.mark())
    gathering.leave(found.pk, bruno)
    marks.append(lists.mark())
    with pytest.raises(GameError):
        gathering.send_away(found.pk, 2)
    assert lists.mark() == marks[-1]
    gathering.leave(found.pk, anna)
    marks.append(lists.mark())
    assert len(set(marks)) == 5
