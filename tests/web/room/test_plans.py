"""Decisions made before one is asked: they are carried out when it is time, and nobody hears of them before."""

from typing import Any

import pytest

from parvis.engine import registry
from parvis.engine.contract import seats_of
from parvis.engine.refusals import GameError
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import clocks, plans
from parvis.web.room.models import Plan
from parvis.web.tables.deciding import choices
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.room.test_clocks import TURNS, decided, three, two
from tests.web.room.ticking import Ticking, seconds
from tests.web.visiting import legal, newest, words

pytestmark = pytest.mark.usefixtures("club")


def at_action(people: list[Person], **terms: Any) -> Table:
    """A table of Troyes at which somebody may pass."""
    at = shared(*people, game="troyes", **(TURNS | terms))
    while "pass" not in legal(at, seats_of(newest(at).movers)[0]):
        decided(at)
    return newest(at)


def plan(at: Table, seat: int, *words: str) -> None:
    """Plan decisions ahead for a seat."""
    plans.make(TableGame.of(newest(at)), seat, list(words))


def test_what_can_be_planned_is_a_decision_of_the_game() -> None:
    for name in ("troyes", "notre-dame"):
        game = registry.find(name)
        assert game.ahead
        for ahead in game.ahead:
            assert set(ahead.words) <= set(game.catalogue)


def test_an_early_pass_is_carried_out_when_it_is_ones_turn(ticking: Ticking) -> None:
    at = at_action(two())
    (mover,) = seats_of(at.movers)
    other = 1 - mover
    before = seconds(at, other)
    plan(at, other, "pass")
    while newest(at).movers == 1 << mover and words(newest(at), [other])[-1:] != [f"{other} pass"]:
        ticking.pass_by(hours=1)
        decided(at, legal(at, mover).index("pass") if "pass" in legal(at, mover) else -1)
    assert f"{other} pass" in words(newest(at), [other])
    assert not Plan.objects.exists()
    assert seconds(at, other) >= before


def test_a_pass_that_was_planned_holds_in_its_round_only() -> None:
    at = at_action(two())
    (mover,) = seats_of(at.movers)
    plan(at, 1 - mover, "pass")
    Plan.objects.update(round=7)
    passed = words(newest(at), [1 - mover]).count(f"{1 - mover} pass")
    while newest(at).movers == 1 << mover:
        decided(at, legal(at, mover).index("pass") if "pass" in legal(at, mover) else -1)
    assert words(newest(at), [1 - mover]).count(f"{1 - mover} pass") == passed
    assert Plan.objects.get().words == []


def waiting_for_a_draft(people: list[Person]) -> tuple[Table, int, list[str]]:
    """A table of Notre Dame before a draft, somebody who is not asked, and what they will draw."""
    at = shared(*people, game="notre-dame", **TURNS)
    while clocks.is_common(newest(at).movers):
        decided(at)
    at = newest(at)
    (mover,) = seats_of(at.movers)
    return at, (mover + 1) % len(people), list(registry.find("notre-dame").ahead[0].words)


def test_cards_to_keep_are_chosen_when_the_draft_comes_and_nobody_knows(ticking: Ticking) -> None:
    people = three()
    at, seat, cards = waiting_for_a_draft(people)
    Plan.objects.create(table=at, seat=seat, words=cards)  # any of them
    watcher = visitor(people[(seat + 1) % 3])
    while not clocks.is_common(newest(at).movers):
        decided(at)
    assert choices(newest(at)).keys() == {seat}
    assert choices(newest(at))[seat] in cards
    with_plan = watcher.open(at).bare
    newest(at).choices.all().delete()
    clocks.Clock.objects.filter(table=at).update(kept=None)
    assert watcher.open(at).bare == with_plan
    assert seconds(at, seat) == seconds(at, (seat + 1) % 3) or seconds(at, seat) > 0


def test_the_second_card_follows_the_first(ticking: Ticking) -> None:
    people = two()
    at, seat, cards = waiting_for_a_draft(people)
    Plan.objects.create(table=at, seat=seat, words=cards)
    while not clocks.is_common(newest(at).movers):
        decided(at)
    number = newest(at).number
    left = len(Plan.objects.get().words)
    assert left == len(cards) - 1
    decided(at, seat=1 - seat)
    assert newest(at).number > number
    assert choices(newest(at)).keys() == {seat}
    assert clocks.of(newest(at))[seat].kept is not None
    ticking.pass_by(days=2)
    assert clocks.remaining(clocks.of(newest(at))[seat], ticking()) > 0
    decided(at, seat=1 - seat)
    assert choices(newest(at)) == {}


def test_a_plan_that_can_no_longer_be_carried_out_is_dropped_and_its_owner_told() -> None:
    people = two()
    at, seat, cards = waiting_for_a_draft(people)
    Plan.objects.create(table=at, seat=seat, words=cards[:1])
    while not clocks.is_common(newest(at).movers):
        decided(at)
    is_open = cards[0] in legal(at, seat)
    assert (choices(newest(at)).get(seat) == cards[0]) == is_open
    if not is_open:
        assert Plan.objects.get().words == []
        assert text("plan-dropped") in visitor(people[seat]).open(at).text
        assert text("plan-dropped") not in visitor(people[1 - seat]).open(at).text


def test_only_what_is_offered_is_planned_and_only_while_one_is_not_asked() -> None:
    at = at_action(two())
    (mover,) = seats_of(at.movers)
    for seat, chosen in ((1 - mover, ["build"]), (1 - mover, []), (1 - mover, ["pass", "pass"]), (mover, ["pass"])):
        with pytest.raises(GameError):
            plan(at, seat, *chosen)
    live = at_action(two(), time_mode="live")
    (mover,) = seats_of(live.movers)
    with pytest.raises(GameError):
        plan(live, 1 - mover, "pass")
    assert not Plan.objects.exists()


def test_the_page_makes_and_forgets_plans_which_nobody_else_sees(ticking: Ticking) -> None:
    people = two()
    at = at_action(people)
    (mover,) = seats_of(at.movers)
    other = 1 - mover
    planner, opponent, stranger = visitor(people[other]), visitor(people[mover]), visitor(person("Dora"))
    seen = [one.open(at).bare for one in (opponent, stranger)]
    assert text("plan") in planner.open(at).text
    assert "Pass" in planner.get(f"/tables/{at.pk}/plan").text
    assert text("plan-made") in planner.post(f"/tables/{at.pk}/plan", seat=other, words="pass").text
    assert [one.open(at).bare for one in (opponent, stranger)] == seen
    assert text("plan-present") in planner.get(f"/tables/{at.pk}/plan").text
    assert text("plan-present") not in opponent.get(f"/tables/{at.pk}/plan").text
    assert opponent.post(f"/tables/{at.pk}/plan", seat=other, cancel="yes").status == 403
    assert Plan.objects.filter(seat=other).exists()
    planner.post(f"/tables/{at.pk}/plan", seat=other, cancel="yes")
    assert not Plan.objects.exists()
    assert planner.post(f"/tables/{at.pk}/plan", seat=other, words="build").status == 400
