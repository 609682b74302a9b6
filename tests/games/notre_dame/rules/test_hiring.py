"""One person for one coin. Rules: "Phase 4: Hire a person"."""

import pytest

from parvis.engine.refusals import IllegalDecision
from parvis.games.notre_dame.pieces import BROWN_PERSONS, PERIOD, PERSON_NAMES
from tests.games.notre_dame.table import Family, position

PERSONS = PERSON_NAMES[:15]
"""All persons of the base game: brown ones, then three gray ones of each letter."""


def test_any_of_the_three_or_nobody() -> None:
    game = position(phase="hire", persons="doctor monk bishop")
    assert game.legal(0) == ["hire monk", "hire doctor", "hire bishop", "hire nobody"]


def test_each_costs_one_coin() -> None:
    game = position(players=3, phase="hire", persons="doctor monk bishop", coins=2).say(0, "hire monk")
    assert (game.coins(0), game.movers) == (1, [1])


@pytest.mark.parametrize(("number", "person"), list(enumerate(PERSONS)), ids=PERSONS)
def test_whoever_it_is_the_coin_is_paid(number: int, person: str) -> None:
    in_round = 1 + max(0, number - BROWN_PERSONS) // PERIOD * PERIOD
    game = position(phase="hire", in_round=in_round, persons=person, coins=1).say(0, f"hire {person}")
    assert game.coins(0) == (2 if person == "money-lender" else 0)


def test_nobody_costs_nothing() -> None:
    game = position(players=3, phase="hire", coins=2).say(0, "hire nobody")
    assert (game.coins(0), game.movers) == (2, [1])


def test_without_a_coin_there_is_nobody_but_it_is_asked() -> None:
    game = position(phase="hire", coins=0)
    assert (game.movers, game.legal(0)) == ([0], ["hire nobody"])


def test_several_families_may_hire_the_same() -> None:
    game = position(players=3, phase="hire", persons="doctor monk bishop")
    for seat in range(3):
        game.say(seat, "hire monk")
    assert [game.prestige(seat) for seat in range(3)] == [1, 1, 1]


def test_turns_go_clockwise_from_the_start_player() -> None:
    game = position(players=3, phase="hire", start=2)
    order = []
    while game.phase == "hire":
        order += game.movers
        game.say(game.movers[0], "hire nobody")
    assert order == [2, 0, 1]


def test_each_family_hires_once() -> None:
    game = position(players=3, phase="hire", persons="doctor monk bishop").say(0, "hire monk")
    with pytest.raises(IllegalDecision, match="it is the turn of seat 1, not of seat 0"):
        game.say(0, "hire doctor")


def test_the_coin_that_the_money_lender_brings_comes_after_his_own() -> None:
    game = position(phase="hire", persons="money-lender monk bishop", coins=1).say(0, "hire money-lender")
    assert game.coins(0) == 2


@pytest.mark.parametrize(
    ("persons", "in_round", "hired"),
    [
        ("minstrel fool bishop", 1, "minstrel"),
        ("minstrel fool bishop", 1, "fool"),
        ("monk fool guild-master", 4, "guild-master"),
        ("monk fool advocate", 4, "advocate"),
        ("monk fool mayor", 7, "mayor"),
    ],
)
def test_one_who_can_do_nothing_may_be_hired_all_the_same(persons: str, in_round: int, hired: str) -> None:
    others = {1: Family()}
    game = position(players=3, phase="hire", in_round=in_round, persons=persons, others=others, coins=1)
    game.say(0, f"hire {hired}")
    assert (game.coins(0), game.prestige(0), game.movers) == (0, 0, [1])
