"""Silly moves are seen where they are made, and those who know the game make hardly any."""

import pytest

from parvis import bots
from parvis.engine.telling import listen
from parvis.games.troyes import GAME
from tests.games.troyes.box import divisor
from tests.games.troyes.silly import PAID, PASSED, Watcher, could_have_points, silly_moves
from tests.games.troyes.table import Table, position

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


@pytest.mark.parametrize(("bought", "silly"), [(4, 1), (6, 0)])
def test_a_harvest_has_to_bring_more_than_another_die_costs(bought: int, silly: int) -> None:
    """With an own die of 6 the bought one costs 4 deniers and brings half of its pips, with a pip that was left over."""
    game = position(dice={0: "yellow 5 5", "neutral": f"yellow {bought}"})
    assert watched(game, "harvest", "0 yellow 5", f"neutral yellow {bought}") == silly


def test_own_dice_are_nothing_to_pay_for() -> None:
    game = position(cards="merchant", tradesmen="merchant", dice={0: "yellow 2 1"})
    assert watched(game, "activate merchant", "0 yellow 2", "0 yellow 1") == 0


def test_points_that_are_to_be_had_for_nothing_are_seen() -> None:
    assert could_have_points(position(dice={0: "white 3"}).state, 0)
    assert not could_have_points(position(dice={0: "yellow 3"}).state, 0)
    bought = position(dice={0: "yellow 1", 1: "white 3"}, citizens="palace 1")
    assert bought.may(0, "build")
    assert not could_have_points(bought.state, 0)
    full = ", ".join(f"3 {level}" for level in range(1, 4))
    assert not could_have_points(position(dice={0: "white 3"}, cathedral=full).state, 0)
