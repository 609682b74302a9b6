"""The cathedral: cubes in columns, a die's value for each. Rules: "Construct the cathedral"."""

from parvis.games.troyes.pieces import CATHEDRAL_INFLUENCE, CATHEDRAL_POINTS, COLUMNS, LEVELS
from parvis.games.troyes.rules.ramparts.wall import cube_put
from parvis.games.troyes.rules.supplies import FROM_STONES, gain_influence, gain_points
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def own_on_level(state: State, seat: int, level: int) -> int:
    """Cubes of a seat on a level."""
    count = 0
    for column in range(COLUMNS):
        if state.cathedral[column][level] == seat:
            count += 1
    return count


@rule
def own_stones(state: State, seat: int) -> int:
    """Cubes of a seat in the cathedral."""
    count = 0
    for level in range(LEVELS):
        count += own_on_level(state, seat, level)
    return count


@rule
def free_levels(state: State, column: int) -> int:
    """Cubes that still fit into a column."""
    count = 0
    for level in range(LEVELS):
        if state.cathedral[column][level] == NOBODY:
            count += 1
    return count


@rule
def lay_stone(state: State, seat: int, column: int) -> None:
    """A cube on the lowest free level of a column brings a point, and influence as printed over the column."""
    level = 0
    while state.cathedral[column][level] != NOBODY:
        level += 1
    state.cathedral[column][level] = seat
    cube_put(state)
    gain_points(state, seat, CATHEDRAL_POINTS, FROM_STONES)
    gain_influence(state, seat, CATHEDRAL_INFLUENCE[column])
