"""Cubes that stay on a card and bring points at the end of the game."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import ask
from parvis.engine.data import number
from parvis.games.troyes.cards import TO_END
from parvis.games.troyes.pieces import SEATS
from parvis.games.troyes.rules.cubes import all_cubes, cubes_of, lay_cubes
from parvis.games.troyes.rules.effects.gains import HOW_OFTEN
from parvis.games.troyes.rules.effects.kinds import (
    EFFECTS,
    Explanation,
    column,
    end_points,
    explained,
    take_effect,
    take_effect_times,
)
from parvis.games.troyes.signs import CUBE, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import State

LONELY = EFFECTS.kind("worth-less", needed={"worth": number(1, 20)}, group=TO_END)
"""Each cube is worth less for every cube there, whosever it is."""
MAJORITY = EFFECTS.kind("most-cubes", needed={"most": number(1, 20)}, group=TO_END)
WORTH = column(LONELY.needed, "worth")
MOST = column(MAJORITY.needed, "most")

LONELY.does(take_effect_times)(lay_cubes)
MAJORITY.does(take_effect)(lay_cubes)


@LONELY.does(take_effect)
def lay_some_or_all(state: State, seat: int, card: int, times: int) -> None:
    """A cube for each activation. Ruling 3: one may stop before, as each lowers the worth of all.

    That is not asked where all cubes are worth nothing from the first one on.
    """
    if state.ruling >= 3 and times > 1 and all_cubes(state, card) + 1 < WORTH[card]:
        ask(state, seat, HOW_OFTEN, times)
    else:
        lay_cubes(state, seat, card, times)


@LONELY.does(end_points)
def points_for_each(state: State, seat: int, card: int) -> int:
    """Points for the seat's cubes: for each the card's worth, less all cubes on the card, never below 0."""
    return cubes_of(state, seat, card) * max(0, WORTH[card] - all_cubes(state, card))


@MAJORITY.does(end_points)
def points_for_most(state: State, seat: int, card: int) -> int:
    """For most cubes; equals share, rounded down."""
    own, equals = cubes_of(state, seat, card), 0
    for other in range(SEATS):
        if cubes_of(state, other, card) > own:
            return 0
        equals += int(cubes_of(state, other, card) == own)
    return MOST[card] // equals if own > 0 else 0


@LONELY.does(explained)
def lonely_explained(effect: Mapping[str, Any]) -> Explanation:
    """What a cube is worth at most."""
    return {"kind": LONELY.name, **effect, "price": "none", "gain": "none"}


@MAJORITY.does(explained)
def majority_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the effect with the points for a majority."""
    return {"kind": MAJORITY.name, **effect, "price": "none", "gain": "none"}


@drawn_as(LONELY.name)
def lonely_drawn(effect: Effect) -> list[Sign]:
    """What a cube is worth, less for all cubes there."""
    return [CUBE, written(f": {effect['worth']} −"), CUBE, CUBE, picture("points")]


@drawn_as(MAJORITY.name)
def majority_drawn(effect: Effect) -> list[Sign]:
    """The points for most cubes on the card."""
    return [picture("most"), CUBE, written(f": {effect['most']}"), picture("points")]
