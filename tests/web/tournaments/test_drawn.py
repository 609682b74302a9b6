"""What many readers of a tournament's page see alike is drawn once, and never shown to those who may not see it."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from parvis.web.people.models import Person
from parvis.web.tournaments import drawn, entries, rounds
from parvis.web.tournaments.models import Tournament
from tests.web.club import visitor
from tests.web.people.accounts import account, finish
from tests.web.tournaments.playing import advanced, announced, begun, groups, people, play_round, tables
from tests.web.tournaments.test_pages import address, sitting

pytestmark = pytest.mark.usefixtures("club")
KEPT = (drawn.standings_at, drawn.entered_at, drawn.group_at)


@pytest.fixture(autouse=True)
def nothing_drawn() -> None:
    """Nothing is drawn yet, as in a process that has just started."""
    for one in KEPT:
        one.cache_clear()


def drawings() -> list[int]:
    """How many standings, lists of players and groups have been drawn."""
    return [one.cache_info().misses for one in KEPT]


def page(tournament: Tournament, person: Person | None = None, more: str = "") -> str:
    """The page of a tournament as somebody sees it."""
    return visitor(person).get(address(tournament) + more).html


def test_everything_is_drawn_once_for_all_readers_and_again_after_a_change() -> None:
    members = people(8)
    tournament = begun(members, rounds="2")
    for one in (None, members[0], account("Keeper", is_staff=True), *members[1:4]):
        page(tournament, one)
    first = drawings()
    assert first[0] == 1
    assert first[2] <= 2 * 2, "each table as those see it who sit there, and as others do"
    rounds.set_result(tournament.pk, groups(tournament, 1)[0].pk, [5, 4, 3, 2])
    assert ">5</b>" in page(tournament)
    page(tournament, account("Zoe"))
    assert drawings() == [2, 0, first[2] + 1]
    print_page = address(tournament, "print")
    visitor().get(print_page)
    assert drawings()[0] == 2


def test_a_page_costs_as_many_statements_for_any_number_of_rounds() -> None:
    members = people(4)
    tournament = begun(members, rounds="3")

    def cost() -> int:
        page(tournament)
        with CaptureQueriesContext(
            connection,
        ) as found:
            page(tournament)
        return len(found)

    once = cost()
    play_round(play_round(tournament, 1), 2)
    assert cost() == once


CHANGES: dict[str, Any] = {
    "a name": lambda one: Person.objects.filter(pk=one.pk).update(name="Zacharias"),
    "who has left the site": lambda one: Person.objects.filter(pk=one.pk).update(name=""),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("begins", [False, True])
def test_whatever_has_changed_elsewhere_is_seen_at_once(change: str, begins: bool) -> None:
    members = people(4)
    tournament = begun(members) if begins else announced(members[0])
    if not begins:
        for one in members:
            entries.enter(tournament.pk, one)
    assert "Bruno" in page(tournament)
    CHANGES[change](members[1])
    html = page(tournament)
    assert "Bruno" not in html
    assert f'/people/{members[1].pk}"' in html or change == "who has left the site"


def test_languages_and_addresses_with_one_are_kept_apart() -> None:
    members = people(4)
    tournament = begun(members)
    german = visitor()
    html = german.get(f"/de{address(tournament)}").html
    assert f'href="/de/people/{members[0].pk}"' in html
    assert "Anteil" in html
    html = page(tournament)
    assert f'href="/people/{members[0].pk}"' in html
    assert "Anteil" not in html
    assert "Share" in html


def test_nobody_is_shown_what_was_drawn_for_those_at_a_sealed_table() -> None:
    members = people(8)
    tournament = begun(members, duplicate="yes", rounds="2")
    ended, running = tables(tournament, 1)
    finish(ended)
    advanced(tournament)
    insider, outsider = sitting(tournament, 0), sitting(tournament, 1)
    readers = (insider, None, outsider, insider, account("Keeper", is_staff=True), None, members[0])
    for one in readers:
        html = page(tournament, one)
        is_there = one is not None and one.pk in {seat.person_id for seat in ended.sittings.all()}
        assert (f"/tables/{ended.pk}" in html, "place 1" in html) == (is_there, is_there)
    finish(running)
    advanced(tournament)
    assert "place 1" in page(tournament, None, "?round=1")
