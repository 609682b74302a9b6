"""The cathedral: cubes in columns, a die's value for each. Rules: "Construct the cathedral"."""

from parvis.games.troyes.pieces import CATHEDRAL_INFLUENCE, CATHEDRAL_POINTS, COLUMNS, FACES, GROUP, LEVELS
from parvis.games.troyes.rules.dice import amount_of, help_of, worth_of
from parvis.games.troyes.rules.supplies import STONES, gain_influence, gain_points
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def own_stones(state: State, seat: int) -> int:
    """Cubes of a seat in the cathedral."""
    count = 0
    for column in range(COLUMNS):
        for level in range(LEVELS):
            if state.cathedral[column][level] == seat:
                count += 1
    return count


@rule
def own_on_level(state: State, seat: int, level: int) -> int:
    """Cubes of a seat on a level."""
    count = 0
    for column in range(COLUMNS):
        if state.cathedral[column][level] == seat:
            count += 1
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
def column_of(state: State, die: int, helper: int) -> int:
    """The column of a die, with the help of a cube from a spot; values beyond 6 have none."""
    return worth_of(die % FACES + 1, help_of(state, helper), amount_of(state, helper)) - 1


@rule
def fits_in(state: State, die: int, helper: int) -> bool:
    """Whether the cube of one more die fits in, after those of the group."""
    column = column_of(state, die, helper)
    if column >= COLUMNS:
        return False
    needed = 1
    for place in range(GROUP):
        if state.group[place] != NOBODY and column_of(state, state.group[place], helper) == column:
            needed += 1
    return free_levels(state, column) >= needed


@rule
def all_fit_in(state: State, helper: int) -> bool:
    """Whether the cubes of the group fit in with the help of a cube from a spot."""
    for place in range(GROUP):
        if state.group[place] != NOBODY:
            column = column_of(state, state.group[place], helper)
            same = 0
            for other in range(GROUP):
                if state.group[other] != NOBODY and column_of(state, state.group[other], helper) == column:
                    same += 1
            if column >= COLUMNS or free_levels(state, column) < same:
                return False
    return True


@rule
def lay_stone(state: State, seat: int, column: int) -> None:
    """A cube on the lowest free level of a column brings a point, and influence as printed over the column."""
    level = 0
    while state.cathedral[column][level] != NOBODY:
        level += 1
    state.cathedral[column][level] = seat
    gain_points(state, seat, CATHEDRAL_POINTS, STONES)
    gain_influence(state, seat, CATHEDRAL_INFLUENCE[column])


@rule
def build(state: State, seat: int) -> None:
    """A cube for every die of the group."""
    for place in range(GROUP):
        if state.group[place] != NOBODY:
            lay_stone(state, seat, column_of(state, state.group[place], state.helper))
