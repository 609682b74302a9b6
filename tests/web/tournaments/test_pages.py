"""Pages of tournaments: what each reader sees, may do, and is refused."""

import pytest

from parvis.web.people.models import Person
from parvis.web.tournaments import entries
from parvis.web.tournaments.models import Tournament
from tests.web.club import person, visitor
from tests.web.people.accounts import account, finish
from tests.web.tournaments.playing import (
    FORM,
    advanced,
    announced,
    begun,
    groups,
    names_at,
    newest,
    people,
    play_round,
    tables,
)
from tests.web.tournaments.test_packing import packed

pytestmark = pytest.mark.usefixtures("club")


def address(tournament: Tournament, part: str = "") -> str:
    """The address of a page of a tournament."""
    return f"/tournaments/{tournament.pk}{part and '/' + part}"


def test_a_member_announces_others_enter_and_the_host_begins() -> None:
    members = people(4)
    host = visitor(members[0])
    page = host.get("/tournaments/new?game=tiny")
    assert page.status == 200
    made = host.post("/tournaments/new", **FORM, about="Friday at eight")
    tournament = Tournament.objects.get()
    assert made.address == address(tournament)
    assert "Friday at eight" in made.html
    for one in members:
        page = visitor(one).post(address(tournament, "enter"))
        assert one.name in page.html
    assert "Club evening" in visitor().get("/tournaments").html
    host.post(address(tournament, "run"), do="check-in")
    for one in members:
        visitor(one).post(address(tournament, "here"))
    host.post(address(tournament, "run"), do="start")
    advanced(tournament)
    page = visitor(members[1]).get(address(tournament))
    assert f"/tables/{tables(tournament, 1)[0].pk}" in page.html
    assert "Go to your table" in page.html
    assert "Go to your table" not in visitor(account("Zoe")).get(address(tournament)).html


def test_a_form_that_is_wrong_comes_back_as_it_was() -> None:
    host = visitor(account("Anna"))
    page = host.post("/tournaments/new", **{**FORM, "rounds": "99", "title": "Autumn"})
    assert page.status == 400
    assert 'role="alert"' in page.html
    assert 'value="Autumn"' in page.html
    assert not Tournament.objects.exists()


@pytest.mark.parametrize("part", ["enter", "here", "leave"])
def test_guests_and_strangers_do_not_play(part: str) -> None:
    tournament = announced(account("Anna"))
    for one in (visitor(), visitor(person("Guest"))):
        assert one.post(address(tournament, part)).status == 403
    assert not tournament.entries.exists()


@pytest.mark.parametrize(("part", "form"), [("run", {"do": "start"}), ("result", {"group": "1", "score": "1"})])
def test_only_the_host_and_who_keeps_order_run_a_tournament(part: str, form: dict[str, str]) -> None:
    members = people(5)
    tournament = announced(members[0])
    for one in members[:4]:
        entries.enter(tournament.pk, one)
    for one in (visitor(), visitor(members[1]), visitor(person("Guest"))):
        assert one.post(address(tournament, part), **form).status == 403
    assert newest(tournament).stage == "open"
    staff = account("Keeper", is_staff=True)
    assert visitor(staff).post(address(tournament, "run"), do="start").status == 200
    assert newest(tournament).stage == "running"


def test_what_cannot_be_is_told() -> None:
    members = people(4)
    tournament = announced(members[0])
    host = visitor(members[0])
    host.post(address(tournament, "enter"))
    again = host.post(address(tournament, "enter"))
    assert (again.status, "entered this tournament already" in again.text) == (400, True)
    for form in ({"do": "win"}, {"do": "close", "number": "x"}, {"do": "close", "number": "1"}, {}):
        assert host.post(address(tournament, "run"), **form).status == 400
    assert host.post(address(tournament, "result"), group="1", score="two").status == 400
    assert host.get("/tournaments/999999").status == 404
    assert host.post("/tournaments/999999/enter").status == 404


def test_the_host_sets_a_result() -> None:
    members = people(4)
    tournament = begun(members)
    host = visitor(members[0])
    group = groups(tournament, 1)[0]
    page = host.client.post(address(tournament, "result"), {"group": group.pk, "score": ["7", "-3", "7", "0"]})
    assert page.status_code == 302
    group.refresh_from_db()
    assert (group.scores, group.places) == ([7, -3, 7, 0], [1, 4, 1, 3])


def test_standings_and_all_rounds_are_printed() -> None:
    members = people(8)
    tournament = play_round(play_round(begun(members, rounds="2"), 1), 2)
    page = visitor().get(address(tournament, "print"))
    assert all(one.name in page.html for one in members)
    assert page.html.count('class="round"') == 2


def test_an_earlier_round_can_be_looked_at() -> None:
    tournament = begun(people(4), rounds="2")
    first = tables(tournament, 1)[0].pk
    play_round(tournament, 1)
    stranger = visitor()
    assert f"/tables/{first}" not in stranger.get(address(tournament)).html
    assert f"/tables/{first}" in stranger.get(address(tournament) + "?round=1").html
    assert stranger.get(address(tournament) + "?round=x").status == 200


def sealed_parts(table: int) -> list[str]:
    """Addresses that show something of a table."""
    parts = ("", "/news?number=0", "/replay/1", "/result", "/record", "/dealing", "/dealing.json", "/log?before=9")
    return [f"/tables/{table}{part}" for part in (*parts, "/analysis", "/chat", "/stored", "/look-back/1")]


@pytest.fixture
def half_played() -> Tournament:
    """A tournament of the same deals, one of whose two tables has ended."""
    tournament = begun(people(8), duplicate="yes", rounds="2")
    finish(tables(tournament, 1)[0])
    return advanced(tournament)


def sitting(tournament: Tournament, group: int) -> Person:
    """Somebody at a table of the first round, by its number from 0."""
    return Person.objects.get(name=names_at(groups(tournament, 1)[group])[0])


def test_tables_of_a_round_have_the_same_deals_and_those_of_the_next_round_others(half_played: Tournament) -> None:
    one, other = tables(half_played, 1)
    assert one.fair_secret == other.fair_secret
    finish(other)
    advanced(half_played)
    third, fourth = tables(half_played, 2)
    assert third.fair_secret == fourth.fair_secret != one.fair_secret
    assert rounds_secret(half_played) == ["", third.fair_secret]


def rounds_secret(tournament: Tournament) -> list[str]:
    """What is kept of the secrets of rounds."""
    return list(tournament.played.order_by("number").values_list("secret", flat=True))


@pytest.mark.parametrize("who", ["stranger", "member", "keeper", "player"])
def test_nobody_sees_another_table_of_the_same_deals_before_the_round_is_over(
    half_played: Tournament, who: str
) -> None:
    ended, running = tables(half_played, 1)
    onlookers = {
        "stranger": lambda: None,
        "member": lambda: account("Zoe"),
        "keeper": lambda: account("Keeper", is_staff=True),
        "player": lambda: sitting(half_played, 1),
    }
    reader = visitor(onlookers[who]())
    for part in sealed_parts(ended.pk):
        page = reader.get(part)
        assert page.status in (403, 404) or "/sign-in" in page.address, part
        assert ended.fair_secret not in page.html
    for page in (address(half_played), address(half_played, "print"), "/tables", "/tournaments"):
        assert f"/tables/{ended.pk}" not in reader.get(page).html
        assert "place 1" not in reader.get(page).html
    assert reader.get(f"/t/{ended.code}").status in (403, 404)
    finish(running)
    advanced(half_played)
    page = reader.get(f"/tables/{ended.pk}/dealing.json")
    assert (page.status, ended.fair_secret in page.html) == (200, True)
    assert "place 1" in reader.get(address(half_played) + "?round=1").html


def test_who_has_finished_learns_neither_other_tables_nor_what_chance_followed_from(half_played: Tournament) -> None:
    ended, running = tables(half_played, 1)
    reader = visitor(sitting(half_played, 0))
    assert reader.get(f"/tables/{ended.pk}/result").status == 200
    for part in sealed_parts(running.pk):
        assert reader.get(part).status in (403, 404), part
    for part in ("record", "dealing", "dealing.json"):
        page = reader.get(f"/tables/{ended.pk}/{part}")
        assert (page.status, ended.fair_secret in page.html) == (403, False)
    assert set(packed(half_played, sitting(half_played, 0))) == {"games.csv"}


def test_who_leaves_is_replaced_by_a_bot() -> None:
    members = people(4)
    tournament = begun(members)
    page = visitor(members[2]).get(address(tournament))
    assert "Leave for good" in page.html
    visitor(members[2]).post(address(tournament, "leave"))
    page = visitor(members[2]).get(address(tournament))
    assert "Leave for good" not in page.html
    assert visitor(members[2]).post(address(tournament, "leave")).status == 400


def test_who_organizes_can_remove_who_does_not_come() -> None:
    members = people(5)
    tournament = begun(members[:4])
    page = visitor(members[0])
    assert page.post(address(tournament, "run"), do="remove", number=str(members[2].pk)).status == 200
    assert tournament.entries.get(person=members[2]).left is not None
    for wrong in (members[2], members[4]):
        assert page.post(address(tournament, "run"), do="remove", number=str(wrong.pk)).status == 400
    assert visitor(members[1]).post(address(tournament, "run"), do="remove", number=str(members[3].pk)).status == 403
