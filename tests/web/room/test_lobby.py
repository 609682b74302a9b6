"""The first page and the lobby of a club: what waits for whoever comes, what they can join, and what they may watch."""

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from parvis.engine import registry
from parvis.web.live import lists
from parvis.web.models import Table
from parvis.web.people.leaving import leave
from parvis.web.people.models import Block, Person
from parvis.web.room import creating, gathering
from parvis.web.room.hours import now
from parvis.web.room.models import Clock, Gathering
from parvis.web.tables import deciding, pace
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.visiting import Page, bots_move_on, legal, newest

pytestmark = pytest.mark.usefixtures("club")


@pytest.fixture(autouse=True)
def none_waits() -> Iterator[None]:
    """Gatherings are gone after each test."""
    yield
    Gathering.objects.all().delete()


def gathered(host: Person, *known: Person, **form: str) -> Gathering:
    """A gathering for anybody who comes."""
    asked = {"whom": "anybody", "game": "tiny", "players": "3", **form}
    plan = creating.read(registry.find(asked["game"]), asked, host.name, host, known)
    return gathering.gather(plan, host)


def ids(page: Page, kind: str) -> list[int]:
    """The numbers of what is listed."""
    return [int(number) for number in re.findall(rf'id="{kind}-(\d+)"', page.html)]


def over(*people: Person, **terms: str) -> Table:
    """A table whose game is over."""
    at = shared(*people, **terms)
    while (table := newest(at)).movers:
        seat = table.movers.bit_length() - 1
        chosen = deciding.choices(table)
        seat = next(one for one in range(len(people)) if table.movers >> one & 1 and one not in chosen)
        deciding.decide(table.pk, table.number, seat, legal(table, seat)[0])
    return newest(at)


def test_the_first_page_tells_a_stranger_what_there_is() -> None:
    guests = Person.objects.count()
    page = visitor().get("/")
    for game in ("Notre Dame", "Troyes"):
        assert f"{game} against bots" in page.html
        assert f"{game}: play with a friend" in page.html
        assert f"{game}: a first game" in page.html
    assert "The Ladies of Troyes" in page.text
    assert text("lobby-no-account") in page.text
    assert "Open tables" in page.text
    assert "compiling" not in page.html
    assert Person.objects.count() == guests


def test_only_who_keeps_the_place_in_order_sees_how_far_the_rules_are_compiled() -> None:
    at = shared(person("Anna"), person("Bruno"))
    olga = visitor(person("Olga", is_staff=True))
    for address in ("/", f"/tables/{at.pk}"):
        assert 'id="compiling"' in olga.get(address).html
        assert 'id="compiling"' not in visitor(at.host).get(address).html


def test_learning_is_a_gentle_game_with_time_to_follow() -> None:
    stranger = visitor()
    page = stranger.post("/tables/quick?game=troyes", learn="yes")
    assert '<details id="help" class="help" open>' in page.html
    assert text("first-game") in page.text
    at = Table.objects.get()
    assert at.pace == pace.PACES["slow"]
    assert {seat["player"] for seat in at.seats} == {"human", "bot:novice"}
    page = stranger.post("/tables/quick?game=tiny", level="random")
    assert '<details id="help" class="help">' in page.html
    assert Table.objects.latest("pk").pace == pace.PACES[pace.DEFAULT]


def test_where_it_is_my_turn_comes_first_and_what_waits_for_others_after() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = [shared(anna, bruno, game="troyes") for _ in range(4)]
    turns = {table.pk: newest(table).movers == 1 for table in at}
    assert len(set(turns.values())) == 2, "with this chance, each begins at some table"
    for address in ("/", "/tables"):
        listed = ids(visitor(anna).get(address), "table")
        assert listed[: sum(turns.values())] == [number for number, first in turns.items() if first]
        assert sorted(listed) == sorted(turns)
        assert ids(visitor(person("Clara")).get(address), "table") == []


def test_what_i_have_chosen_waits_for_others_and_they_learn_nothing() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    at = shared(anna, bruno, game="notre-dame")
    assert newest(at).movers == 3, "both keep cards at once"
    mine, theirs = visitor(anna), visitor(bruno)
    before = theirs.get("/tables").bare
    assert 'class="your-table"' in mine.get("/tables").html
    mine.decide(at)
    assert 'class="your-table"' not in mine.get("/tables").html
    assert theirs.get("/tables").bare == before
    assert 'class="your-table"' in before


def test_lists_show_open_tables_to_everybody_and_those_behind_links_to_who_is_there() -> None:
    anna, bruno, clara = map(person, ("Anna", "Bruno", "Clara"))
    public, secret = gathered(anna), gathered(anna, visibility="password", password="rose")
    hidden, invited = (
        gathered(anna, whom="friends"),
        gathered(anna, bruno, whom="friends", **{"kind-1": f"person:{bruno.pk}"}),
    )
    seen = {
        "stranger": ids(visitor().get("/tables"), "gathering"),
        "clara": ids(visitor(clara).get("/tables"), "gathering"),
        "bruno": ids(visitor(bruno).get("/tables"), "gathering"),
        "anna": ids(visitor(anna).get("/tables"), "gathering"),
    }
    both = [secret.pk, public.pk]
    assert seen == {
        "stranger": both,
        "clara": both,
        "bruno": [invited.pk, *both],
        "anna": [invited.pk, hidden.pk, *both],
    }
    assert ids(visitor().get("/"), "gathering") == both
    gathering.join(public.pk, clara)
    gathering.send_away(public.pk, 1)
    assert ids(visitor(clara).get("/tables"), "gathering") == [secret.pk]


def test_joining_from_the_list_is_one_click() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    found = gathered(anna, players="2")
    guest = visitor(bruno)
    address = guest.get("/tables").one(r'action="(/g/[^"]+/join)"')
    at = guest.post(address)
    assert at.address == f"/tables/{Gathering.objects.get(pk=found.pk).table_id}"
    assert ids(guest.get("/tables"), "gathering") == []


def test_filters_leave_what_is_asked_for() -> None:
    anna = person("Anna")
    tiny, slow = gathered(anna), gathered(anna, game="troyes", time="turns-clock")
    one = visitor(anna)
    for query, found in {
        "": [slow.pk, tiny.pk],
        "?game=tiny": [tiny.pk],
        "?clock=turns-clock": [slow.pk],
        "?game=tiny&clock=turns-clock": [],
        "?game=nonsense&clock=": [slow.pk, tiny.pk],
    }.items():
        assert ids(one.get(f"/tables{query}"), "gathering") == found
    assert text("time-told-turns-clock", base=72, increment=24) in one.get("/tables").text


def test_only_open_tables_can_be_watched_and_one_s_own_are_elsewhere() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    public = shared(anna, bruno)
    shared(anna, bruno, visibility="link")
    locked = shared(anna, bruno, visibility="password")
    closed = shared(anna, bruno)
    Table.objects.filter(pk=closed.pk).update(terms={"watchers": False})
    watcher = visitor(person("Clara"))
    assert ids(watcher.get("/tables"), "watch") == ids(visitor().get("/tables"), "watch") == [locked.pk, public.pk]
    assert ids(watcher.get("/tables?game=troyes"), "watch") == []
    assert ids(watcher.get("/tables?clock=turns"), "watch") == []
    assert ids(visitor(bruno).get("/tables"), "watch") == []
    assert watcher.get(f"/tables/{public.pk}").decisions == []


def test_finished_tables_are_those_who_played() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    at = over(anna, bruno)
    page = visitor(anna).get("/tables")
    assert ids(page, "over") == [at.pk]
    assert ("won" in page.text) == (0 in at.result["winners"])
    assert ids(visitor(person("Clara")).get("/tables"), "over") == []
    assert ids(visitor(bruno).get("/tables/mine"), "table") == [at.pk]
    assert ids(visitor().get("/tables/mine"), "table") == []


def test_damaged_tables_are_left_out_and_stand_in_the_list_of_one_s_own() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    at = shared(anna, bruno)
    Table.objects.filter(pk=at.pk).update(game="gone")
    for one in (visitor(anna), visitor()):
        assert one.get("/").status == one.get("/tables").status == 200
    assert "no such game: 'gone'" in visitor(anna).get("/tables/mine").text


def test_htmx_gets_the_lists_alone() -> None:
    anna = person("Anna")
    gathered(anna)
    for asking in (visitor(htmx=True), visitor(person("Bruno"), htmx=True), visitor(anna, htmx=True)):
        for address, first in (
            ("/tables?game=tiny", "lists"),
            ("/?part=waiting", "waiting"),
            ("/?part=offers", "offers"),
        ):
            html = asking.get(address).html
            assert re.findall(r'id="([\w-]+)"', html)[0] == first
            assert "<html" not in html
    assert "game=tiny" in asking.get("/tables?game=tiny").one(r'hx-get="([^"]+)"')


def test_a_form_with_a_mistake_comes_back_as_it_was() -> None:
    anna = visitor(person("Anna"))
    sent = {"game": "troyes", "whom": "anybody", "players": "2", "option-tournament": "true", "time": "turns"}
    page = anna.post("/tables/create", **sent, visibility="password", password="cathedral")
    assert page.status == 400
    assert 'value="anybody" checked' in page.html
    assert 'value="2" checked' in page.html
    assert 'value="turns" selected' in page.html
    assert "cathedral" not in page.html


def test_once_more_asks_everybody_and_seats_rotate() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    at = over(anna, bruno)
    assert visitor(person("Clara")).post(f"/tables/{at.pk}/again").status == 403
    first, second = visitor(anna), visitor(bruno)
    waiting = first.post(f"/tables/{at.pk}/again")
    assert waiting.address.startswith("/g/")
    assert first.post(f"/tables/{at.pk}/again").address == waiting.address
    assert Table.objects.count() == 1
    assert "Anna wants to play again" in second.get(f"/tables/{at.pk}/result").text
    assert "wants to play again" not in visitor(person("Clara")).get(f"/tables/{at.pk}/result").text
    assert text("rematch-waits") in first.get(f"/tables/{at.pk}/result").text
    assert ids(second.get("/tables"), "gathering") == [Gathering.objects.get().pk]
    begun = second.post(f"/tables/{at.pk}/again")
    new = Table.objects.latest("pk")
    assert begun.address == f"/tables/{new.pk}"
    assert [seat["name"] for seat in new.seats] == ["Bruno", "Anna"]
    assert [seat["colour"] for seat in new.seats] == [seat["colour"] for seat in at.seats[::-1]]
    assert list(new.sittings.order_by("seat").values_list("person", flat=True)) == [bruno.pk, anna.pk]
    for one in (first, second):
        assert one.post(f"/tables/{at.pk}/again").address == begun.address
    assert Table.objects.count() == 2


def test_the_result_hears_of_one_more_game() -> None:
    """It follows the lists of tables, and asks for that part of the page alone."""
    anna, bruno = map(person, ("Anna", "Bruno"))
    at = over(anna, bruno)
    mark = lists.mark()
    assert f'data-value="{mark}"' in visitor(bruno).get(f"/tables/{at.pk}/result").html
    visitor(anna).post(f"/tables/{at.pk}/again")
    assert lists.mark() != mark
    news = visitor(bruno, htmx=True).get(f"/tables/{at.pk}/result")
    assert news.html.strip().startswith('<div id="again"')
    assert "Anna wants to play again" in news.text
    visitor(bruno).post(f"/tables/{at.pk}/again")
    assert text("rematch-begun") in visitor(anna, htmx=True).get(f"/tables/{at.pk}/result").text
    assert not visitor(person("Clara"), htmx=True).get(f"/tables/{at.pk}/result").html.strip()


def test_who_is_invited_is_told_by_whom_to_what_and_may_decline() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    at = over(anna, bruno)
    visitor(anna).post(f"/tables/{at.pk}/again")
    address = f"/g/{Gathering.objects.get().code}"
    invited = visitor(bruno).get(address)
    assert "Anna invites you to Tiny" in invited.text
    assert "Decline" in invited.text
    assert text("gathering-invited-heading") in visitor(anna).get(address).text


def test_once_more_against_bots_begins_at_once() -> None:
    anna = person("Anna")
    one = visitor(anna)
    one.post("/tables/quick?game=tiny", level="random")
    at = Table.objects.get()
    assert one.post(f"/tables/{at.pk}/again").address == f"/tables/{at.pk}", "it still goes on"
    Table.objects.update(pace=0)
    while not newest(at).finished:
        bots_move_on()
        if newest(at).movers & 1:
            one.decide(at)
    one.post(f"/tables/{at.pk}/again")
    new = Table.objects.latest("pk")
    assert [seat["player"] for seat in new.seats] == [seat["player"] for seat in at.seats[1:] + at.seats[:1]]
    assert list(new.sittings.values_list("seat", "person")) == [(len(at.seats) - 1, anna.pk)]


def test_for_people_at_the_host_s_screen_only_the_host_asks_for_more() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    at = over(anna, bruno, person("Clara"))
    at.sittings.filter(seat=2).delete()
    assert visitor(bruno).post(f"/tables/{at.pk}/again").status == 400
    assert "seats rotated" not in visitor(bruno).get(f"/tables/{at.pk}/result").text
    visitor(anna).post(f"/tables/{at.pk}/again")
    visitor(bruno).post(f"/tables/{at.pk}/again")
    new = Table.objects.latest("pk")
    assert new.pk != at.pk
    assert [seat["name"] for seat in new.seats] == ["Bruno", "Clara", "Anna"]
    assert dict(new.sittings.values_list("seat", "person")) == {0: bruno.pk, 2: anna.pk}


def test_who_has_gone_or_is_at_odds_is_not_asked_once_more() -> None:
    anna, bruno, clara, dora = map(person, ("Anna", "Bruno", "Clara", "Dora"))
    at = over(anna, bruno, clara, dora)
    leave(bruno)
    Block.objects.create(person=clara, blocked=anna)
    visitor(anna).post(f"/tables/{at.pk}/again")
    found = Gathering.objects.get()
    assert list(found.places.order_by("row").values_list("row", "person")) == [(2, dora.pk), (3, anna.pk)]
    assert len(found.wanted) == 4
    assert {row["kind"] for row in found.wanted} == {"free"}


def test_the_shortest_time_comes_first_and_is_urgent_below_two_hours() -> None:
    anna, bruno = map(person, ("Anna", "Bruno"))
    at = [shared(anna, bruno, game="notre-dame") for _ in range(2)]
    for hours in (30, 1.5, 5):
        found = gathered(anna, game="notre-dame", players="2", time="turns-clock")
        gathering.join(found.pk, bruno)
        at.append(Gathering.objects.get(pk=found.pk).table)
        Clock.objects.filter(table=at[-1], seat=0).update(due=now() + timedelta(hours=hours, seconds=30))
    mine, theirs = visitor(anna).get("/tables"), visitor(bruno).get("/tables")
    assert ids(mine, "table") == [at[number].pk for number in (3, 4, 2, 0, 1)]
    assert mine.html.count("urgent") == 1
    assert "1:30:" in mine.text
    assert theirs.html.count("urgent") == 0
    assert "1:30:" not in theirs.text
    assert theirs.text.count("4 d left") == 3


def test_an_invitation_stands_before_everything_else_on_the_first_page() -> None:
    anna, bruno = person("Anna"), person("Bruno")
    found = gathered(anna, bruno, **{"kind-1": f"person:{bruno.pk}"})
    mine, theirs = visitor(bruno).get("/").html, visitor(anna).get("/").html
    row, games = f'id="gathering-{found.pk}"', 'class="offers"'
    assert mine.index(row) < mine.index(games)
    assert theirs.index(games) < theirs.index(row)
    assert mine.count('id="offers"') == theirs.count('id="offers"') == 1


def test_ones_own_tables_tell_people_and_bots_apart() -> None:
    anna = person("Anna")
    found = gathered(anna, **{"players": "2", "kind-1": "bot:greedy"})
    assert Gathering.objects.filter(pk=found.pk, table__isnull=False).exists()
    assert "Greedy" in visitor(anna).get("/?part=waiting").text


def test_somebodys_page_of_tables_takes_records_in() -> None:
    anna = person("Anna")
    taken = visitor(anna)
    assert 'name="record"' in taken.get("/tables/mine").html
    record = taken.client.get(f"/tables/{over(anna, person('Bruno')).pk}/record").content
    answer = taken.client.post("/tables/upload", {"record": SimpleUploadedFile("game.json", record)}, follow=True)
    assert answer.status_code == 200
    assert Table.objects.latest("pk").host == anna
