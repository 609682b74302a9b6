"""What guards and cubes on outdoor tiles are worth to a seat: a part of the hand-written value, see `value.py`.

Numbers are hundredths of a point, in rows by the rounds that are left, as there: what a cube brings when it is used,
and how likely it still is.
"""

from parvis.games.troyes import tiles
from parvis.games.troyes.pieces import GATES, WALL
from parvis.games.troyes.rules.ramparts.sides.ends import POINTS_BY_ARRIVAL, POINTS_FOR_ARRIVING
from parvis.games.troyes.rules.ramparts.sides.kinds import points_at_end
from parvis.games.troyes.rules.ramparts.wall import TILE_WORD, has_wall, is_reached
from parvis.games.troyes.state import State, rule

POINT, WHOLE = 100, 100
CUBES = {
    "i-a": (5, 20, 25, 30),
    "i-b": (15, 30, 20, 15),
    "i-c": (5, 25, 35, 45),
    "i-d": (30, 50, 30, 20),
    "ii-a": (15, 30, 30, 25),
    "ii-b": (5, 15, 15, 15),
    "ii-c": (0, 50, 60, 60),
    "ii-d": (5, 25, 25, 20),
    "iii-yellow": (30, 55, 50, 40),
    "iii-white": (30, 55, 50, 40),
    "iii-red": (30, 55, 50, 40),
    "iii-purple": (25, 45, 40, 30),
    "iv-a": (50, 100, 110, 110),
    "iv-b": (5, 15, 20, 20),
    "iv-c": (0, 0, 0, 0),
    "iv-d": (0, 0, 0, 0),
}
"""A cube on a tile, besides what it brings at the end as things stand."""
CUBE = tuple(CUBES[word] for word in tiles.WORDS)
MANY_CUBES = 2
"""From there on one more on the same tile is worth half."""
AT_END = (95, 60, 40, 30)
"""Per cent of what a tile would bring at the end as things stand."""
STEP, GATE = (0, 5, 8, 10), (5, 15, 25, 35)
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
def cubes_value(state: State, seat: int, gate: int, left: int) -> int:
    """A seat's cubes on the tile of a gate."""
    tile, cubes = state.tile[gate], state.outdoor[gate][seat]
    worth: int = CUBE[TILE_WORD[tile]][left] * (2 * cubes - max(0, cubes - MANY_CUBES)) // 2
    return worth + POINT * points_at_end(state, seat, tile) * AT_END[left] // WHOLE


@rule
def wall_value(state: State, seat: int, left: int) -> int:
    """The guard's way and the cubes on tiles."""
    if not has_wall(state):
        return 0
    guard = state.guard[seat]
    worth = STEP[left] * guard
    if guard < WALL:
        worth += POINT * arrival_points(state) * guard * guard // (WALL * WALL) * ON_THE_WAY[left] // WHOLE
    for gate in range(GATES):
        if is_reached(state, seat, gate):
            worth += GATE[left] + cubes_value(state, seat, gate, left)
    return worth
