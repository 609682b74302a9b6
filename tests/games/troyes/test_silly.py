"""Silly moves are seen where they are made, and those who know the game make hardly any."""

import pytest

from parvis import bots
from parvis.engine.telling import listen
from parvis.games.troyes import GAME
from tests.games.troyes.box import divisor
from tests.games.troyes.silly import OVERPAID, PAID, PASSED, REROLLED, Watcher, could_have_points, silly_moves
from tests.games.troyes.table import Table, position

GAMES = 6
ALL = {"cards": "both", "events": "both", "characters": "open", "purple": "true", "ramparts": "true"}


def watched(game: Table, action: str, *dice: str) -> int:
    """How often a die is paid that changes nothing, in an action with these dice."""
    watcher = Watcher()
    listen(game.state, watcher.hear)
    game.use(0, action, *dice)
    game.state.listener = None
    assert watcher.actions == 1
    return watcher.found[PAID]


@pytest.mark.parametrize(("bought", "silly"), [(1, 1), (2, 0), (3, 0)])
def test_a_bought_die_that_adds_no_activation_is_silly(bought: int, silly: int) -> None:
    assert divisor("merchant") == 2
    game = position(cards="merchant", tradesmen="merchant", dice={0: "yellow 2", 1: f"yellow {bought}"})
    assert watched(game, "activate merchant", "0 yellow 2", f"1 yellow {bought}") == silly


def test_a_bought_die_that_joins_an_own_one_in_the_fields_costs_more_than_it_brings() -> None:
    """It costs 4 deniers, and half of its pips come in."""
    game = position(dice={0: "yellow 5", "neutral": "yellow 6"})
    assert watched(game, "harvest", "0 yellow 5", "neutral yellow 6") == 1


def test_own_dice_are_nothing_to_pay_for() -> None:
    game = position(cards="merchant", tradesmen="merchant", dice={0: "yellow 2 1"})
    assert watched(game, "activate merchant", "0 yellow 2", "0 yellow 1") == 0


def heard(game: Table, *words: str) -> Watcher:
    """What is counted while seat 0 says so, and what follows of itself."""
    watcher = Watcher()
    listen(game.state, watcher.hear)
    game.say(0, *words)
    game.state.listener = None
    return watcher


@pytest.mark.parametrize(
    ("dice", "thrown", "silly"),
    [
        ("white 6 5", ["white 6"], 1),  # the 5 would have done
        ("white 6 5", ["white 5"], 0),
        ("white 5, red 3", ["red 3"], 0),  # of another colour: who knows which is worth more
        ("white 2, red 3", ["white 2"], 1),  # then the red one is all that is left, which alone counts 6
    ],
)
def test_a_die_too_many_or_too_high_against_a_black_one_is_silly(dice: str, thrown: list[str], silly: int) -> None:
    watcher = heard(position(phase="defence", black="5", dice={0: dice}), *(f"die 0 {die}" for die in thrown))
    assert (watcher.black_dice, watcher.found[OVERPAID]) == (1, silly)


@pytest.mark.parametrize(("die", "silly"), [("6", 1), ("5", 0)])
def test_a_six_is_nothing_to_roll_again(die: str, silly: int) -> None:
    watcher = heard(position(dice={0: f"white {die}"}, influence=1), "reroll")
    assert (watcher.rerolls, watcher.found[REROLLED]) == (1, silly)


def test_points_that_are_to_be_had_for_nothing_are_seen() -> None:
    assert could_have_points(position(dice={0: "white 3"}).state, 0)
    assert not could_have_points(position(dice={0: "yellow 3"}).state, 0)
    bought = position(dice={0: "yellow 1", 1: "white 3"}, citizens="palace 1")
    assert bought.may(0, "build")
    assert not could_have_points(bought.state, 0)
    full = ", ".join(f"3 {level}" for level in range(1, 4))
    assert not could_have_points(position(dice={0: "white 3"}, cathedral=full).state, 0)


@pytest.mark.parametrize(("bought", "silly"), [(1, True), (2, False)])
def test_bots_know_a_die_that_is_paid_for_nothing(bought: int, silly: bool) -> None:
    game = position(cards="merchant", tradesmen="merchant", dice={0: "yellow 2", 1: f"yellow {bought} 5"})
    for words in ("activate merchant", "die 0 yellow 2", f"die 1 yellow {bought}"):
        assert not GAME.wasteful(game.state, 0, GAME.decision(words))
        game.say(0, words)
    assert GAME.wasteful(game.state, 0, GAME.decision("done")) == silly


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "all"])
@pytest.mark.parametrize(("level", "most"), [("greedy", 0.005), ("skilled", 0)])
def test_who_knows_the_game_never_pays_for_nothing(level: str, most: float, options: dict[str, str]) -> None:
    """In 30 games `greedy` did so in 3 of 1,542 actions. Passing with points to be had may be right."""
    found = silly_moves(bots.compiled(GAME), (level,) * 4, options, GAMES, seed=1)
    assert found.actions > 40 * GAMES
    assert found.found[PAID] <= most * found.actions
    assert found.found[PASSED] <= GAMES


@pytest.mark.soak
@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "all"])
def test_an_expert_never_pays_for_nothing(options: dict[str, str]) -> None:
    games = 4
    found = silly_moves(bots.compiled(GAME), ("expert:60",) * 4, options, games, seed=1)
    assert found.actions > 40 * games
    assert found.found[PAID] == 0
    assert found.found[PASSED] <= games
