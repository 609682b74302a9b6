"""What guards and cubes on outdoor tiles are worth to a seat: a part of the hand-written value, see `value.py`.

Numbers are hundredths of a point, in rows by the rounds that are left, as there: what a cube brings when it is used,
and how likely it still is.
"""

from parvis.games.troyes import tiles
from parvis.games.troyes.pieces import GATES, WALL
from parvis.games.troyes.rules.ramparts.guarding import RAISING, SPENDING, takes_point
from parvis.games.troyes.rules.ramparts.sides.ends import POINTS_BY_ARRIVAL, POINTS_FOR_ARRIVING
from parvis.games.troyes.rules.ramparts.sides.kinds import points_at_end
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES, TILE_WORD, has_wall, is_reached
from parvis.games.troyes.state import NOBODY, State, rule

POINT, WHOLE = 100, 100
CUBES = {
    "i-a": (7, 30, 37, 45),
    "i-b": (22, 45, 30, 22),
    "i-c": (7, 37, 52, 67),
    "i-d": (45, 75, 45, 30),
    "ii-a": (22, 45, 45, 37),
    "ii-b": (7, 22, 22, 22),
    "ii-c": (0, 75, 90, 90),
    "ii-d": (7, 37, 37, 30),
    "iii-yellow": (45, 82, 75, 60),
    "iii-white": (45, 82, 75, 60),
    "iii-red": (45, 82, 75, 60),
    "iii-purple": (37, 67, 60, 45),
    "iv-a": (75, 150, 165, 165),
    "iv-b": (7, 22, 30, 30),
    "iv-c": (0, 0, 0, 0),
    "iv-d": (0, 0, 0, 0),
}
"""A cube on a tile, besides what it brings at the end as things stand."""
CUBE = tuple(CUBES[word] for word in tiles.WORDS)
MANY_CUBES = 2
"""From there on one more on the same tile is worth half."""
AT_END = (95, 60, 40, 30)
"""Per cent of what a tile would bring at the end as things stand."""
STEP, GATE = (0, 7, 12, 15), (7, 22, 37, 52)
"""A space behind the guard, and a gate that is reached."""
ON_THE_WAY = (20, 40, 35, 25)
"""Per cent of what arriving at the last gate would bring now, for the square of the part of the way that is done."""


@rule
def arrival_points(state: State) -> int:
    """What the next guard who arrives at the last gate gets."""
    tile, others = state.tile[GATES - 1], 0
    for seat in range(state.seats):
        others += int(state.guard[seat] == WALL)
    points: int = POINTS_FOR_ARRIVING[tile]
    if others < state.seats:
        points += POINTS_BY_ARRIVAL[tile][others]
    return points


@rule
def way_value(state: State, guard: int, left: int) -> int:
    """What it is worth that a guard stands on a space, cubes apart."""
    worth = STEP[left] * guard
    if guard < WALL:
        worth += POINT * arrival_points(state) * guard * guard // (WALL * WALL) * ON_THE_WAY[left] // WHOLE
    for gate in range(GATES):
        if guard >= GATE_SPACES[state.ruling][gate]:
            worth += GATE[left]
    return worth


@rule
def cubes_value(state: State, seat: int, gate: int, left: int) -> int:
    """A seat's cubes on the tile of a gate."""
    tile, cubes = state.tile[gate], state.outdoor[gate][seat]
    worth: int = CUBE[TILE_WORD[tile]][left] * (2 * cubes - max(0, cubes - MANY_CUBES)) // 2
    return worth + POINT * points_at_end(state, seat, tile) * AT_END[left] // WHOLE


@rule
def spending(state: State, seat: int) -> int:
    """The place among the questions that wait where a seat has points of its guard to spend; NOBODY: there is none."""
    for place in range(state.depth):
        if state.asked[place][0] in (RAISING, SPENDING) and state.asked[place][1] == seat:
            return place
    return NOBODY


@rule
def steps_value(state: State, seat: int, steps: int, left: int) -> int:
    """The guard's way after so many steps more, as far as there are."""
    space = min(WALL, state.guard[seat] + steps)
    arrives = space == WALL and state.guard[seat] < WALL
    return way_value(state, space, left) + (POINT * arrival_points(state) if arrives else 0)


@rule
def points_value(state: State, seat: int, points: int, closed: int, left: int) -> int:
    """The guard's way, and what points that are not spent yet can do: as steps alone, or as cubes first.

    A lookahead ends before the last of them is spent.
    """
    steps, worth = points, 0
    for gate in range(GATES):
        if steps > 0 and takes_point(state, seat, gate, closed):
            worth += CUBE[TILE_WORD[state.tile[gate]]][left]
            steps -= 1
    return max(steps_value(state, seat, points, left), worth + steps_value(state, seat, steps, left))


@rule
def wall_value(state: State, seat: int, left: int) -> int:
    """The guard's way and the cubes on tiles."""
    if not has_wall(state):
        return 0
    place = spending(state, seat)
    if place == NOBODY:
        worth = steps_value(state, seat, 0, left)
    else:
        worth = points_value(state, seat, state.asked[place][2], state.asked[place][3], left)
    for gate in range(GATES):
        if is_reached(state, seat, gate):
            worth += cubes_value(state, seat, gate, left)
    return worth
