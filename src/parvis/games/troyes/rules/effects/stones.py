"""Cubes in any column of the cathedral, on a fourth level too: the only way there."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import IMMEDIATE
from parvis.games.troyes.pieces import COLUMNS, Column, Seat
from parvis.games.troyes.rules.cathedral import free_places, lay_stone
from parvis.games.troyes.rules.effects.kinds import EFFECTS, ENOUGH, Explanation, explained, most_times, take_effect
from parvis.games.troyes.signs import ARROW, CUBE, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import RULES, State, rule

STONES = EFFECTS.kind("stones", needed={"stones": number(1, 1)}, group=IMMEDIATE)
COLUMN = RULES.words("column {column}", column=Column)
STONE_TO = RULES.question(
    "column",
    COLUMN,
    ENOUGH,
    keeps=["left", "used"],
    about="the column of the cathedral to which the card's next cube goes. `about`: activations that are left, with "
    "this one; `used`: 1 after the first cube",
    section="card-master-builder",
)
STONE_LAID = RULES.event("stone laid", seat=Seat, column=Column, section="card-master-builder", line="effect-stone")


@rule
def all_free_places(state: State) -> int:
    """Cubes that still fit into the cathedral with its fourth level."""
    count = 0
    for column in range(COLUMNS):
        count += free_places(state, column)
    return count


@STONES.does(most_times)
def times_with_room(state: State, times: int) -> int:
    """As often as there is room for a cube."""
    return min(times, all_free_places(state))


@STONES.does(take_effect)
def stones_at_choice(state: State, seat: int, times: int) -> None:
    """One cube after the other, as many as one likes, once the first is placed."""
    ask(state, seat, STONE_TO, times, 0)


@STONE_TO.offer
def columns_with_room(state: State, used: int, out: Row) -> None:
    """Any column that is not full; after the first cube that may be enough."""
    for column in range(COLUMNS):
        if free_places(state, column) > 0:
            add(out, COLUMN, column)
    if used > 0:
        add(out, ENOUGH)


@STONE_TO.answer(COLUMN)
def stone_to(state: State, seat: int, column: int, left: int) -> None:
    """A cube on the lowest free level of a column."""
    tell(state, STONE_LAID, seat, column)
    lay_stone(state, seat, column)
    if left > 1 and all_free_places(state) > 0:
        ask(state, seat, STONE_TO, left - 1, 1)


@STONE_TO.answer(ENOUGH)
def no_more_stones() -> None:
    """Stop placing stones, with stones left."""


@STONES.does(explained)
def stones_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the effect, which has no amounts."""
    return {"kind": STONES.name, **effect, "price": "none", "gain": "none"}


@drawn_as(STONES.name)
def stones_drawn(effect: Effect) -> list[Sign]:
    """A cube in the cathedral, on any level."""
    return [CUBE, ARROW, picture("cathedral"), written("I–IV")]
