"""The cathedral: cubes in columns, a die's value for each. Rules: "Construct the cathedral"."""

from parvis.engine.bits import lowest
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import supplies
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.state import NOBODY, State, rule

RAISING = (*(int("stones" in card["effect"]) for card in cards.ACTIVITY_CARDS), 0)
"""By card, 1: it builds on a fourth level. The last row, for NOBODY, is that of no card."""
RAISING_SPOTS = sum(1 << spot for spot in {spot for spot, raises in zip(cards.SPOT, RAISING, strict=False) if raises})
"""Where such cards come to lie, as bits."""


@rule
def levels(state: State) -> int:
    """Levels that count: a fourth one as soon as a card lies open that builds there."""
    spots = RAISING_SPOTS
    while spots != 0:
        if RAISING[state.card[lowest(spots)]] == 1:
            return pieces.STONE_LEVELS
        spots &= spots - 1
    return pieces.LEVELS


@rule
def own_on_level(state: State, seat: int, level: int) -> int:
    """Cubes of a seat on a level."""
    count = 0
    for column in range(pieces.COLUMNS):
        if state.cathedral[column][level] == seat:
            count += 1
    return count


@rule
def own_stones(state: State, seat: int) -> int:
    """Cubes of a seat in the cathedral."""
    count = 0
    for level in range(levels(state)):
        count += own_on_level(state, seat, level)
    return count


@rule
def free_levels(state: State, column: int) -> int:
    """Cubes that dice can still bring to a column: none comes to a fourth level."""
    count = 0
    for level in range(pieces.LEVELS):
        if state.cathedral[column][level] == NOBODY:
            count += 1
    return count


@rule
def free_places(state: State, column: int) -> int:
    """Cubes that still fit into a column with its fourth level."""
    return free_levels(state, column) + int(state.cathedral[column][pieces.LEVELS] == NOBODY)


@rule
def lay_stone(state: State, seat: int, column: int) -> None:
    """A cube on the lowest free level of a column brings a point, and influence as printed over the column."""
    level = 0
    while state.cathedral[column][level] != NOBODY:
        level += 1
    state.cathedral[column][level] = seat
    wall.cube_put(state)
    supplies.gain_points(state, seat, pieces.CATHEDRAL_POINTS, supplies.FROM_STONES)
    supplies.gain_influence(state, seat, pieces.CATHEDRAL_INFLUENCE[column])
