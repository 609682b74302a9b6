"""What guards and cubes on outdoor tiles are worth to a seat: a part of the hand-written value, see `value.py`.

Numbers are hundredths of a point, in rows by the rounds that are left, as there: what a cube brings when it is used,
and how likely it still is. Those of the way were chosen by games between bots that had different ones: a step brings
nothing by itself, so nearly all that it is worth stands for what a guard who arrives early can do for longer.
"""

from parvis.games.troyes import pieces, tiles
from parvis.games.troyes.rules.ramparts import guarding, wall
from parvis.games.troyes.rules.ramparts.sides import gains
from parvis.games.troyes.rules.ramparts.sides import kinds as sides
from parvis.games.troyes.state import NOBODY, State, rule

POINT, WHOLE = 100, 100
CUBES = {
    "i-a": (8, 36, 44, 54),
    "i-b": (11, 22, 15, 11),
    "i-c": (7, 40, 57, 73),
    "i-d": (27, 45, 27, 18),
    "ii-a": (16, 33, 33, 27),
    "ii-b": (7, 22, 22, 22),
    "ii-c": (0, 75, 90, 90),
    "ii-d": (4, 24, 24, 19),
    "iii-yellow": (49, 90, 82, 66),
    "iii-white": (49, 90, 82, 66),
    "iii-red": (49, 90, 82, 66),
    "iii-purple": (22, 40, 36, 27),
    "iv-a": (63, 127, 140, 140),
    "iv-b": (7, 22, 30, 30),
    "iv-c": (0, 0, 0, 0),
    "iv-d": (0, 0, 0, 0),
}
"""A cube on a tile, besides what it brings at the end as things stand."""
ANY_CUBE = (15, 40, 40, 40)
"""A cube on a tile that is not among them, whatever it does."""
CUBE = tuple(CUBES.get(word, ANY_CUBE) for word in tiles.WORDS)
MANY_CUBES = 2
"""From there on one more on the same tile is worth half."""
AT_END = (95, 60, 40, 30)
"""Per cent of what a tile would bring at the end as things stand."""
NO_STEP = (0,) * max(pieces.ROUNDS)
STEP = (NO_STEP, NO_STEP, (0, 12, 22, 60, 60, 60), (0, 12, 22, 30, 50, 50), (0, 12, 22, 30, 30, 30))
"""A space behind the guard: by players and all rounds that are left. Fewer players have more dice to go on with."""
GATE = (7, 22, 37, 52)
"""A gate that is reached."""
ON_THE_WAY, NEAR = (0, 15, 20, 25), (20, 40, 35, 25)
"""Per cent of what arriving at the last gate would bring now: for the part of the way that is done, and its square."""


@rule
def arrival_points(state: State) -> int:
    """What the next guard who arrives at the last gate gets."""
    tile, others = state.tile[pieces.GATES - 1], 0
    for seat in range(state.seats):
        others += int(state.guard[seat] == pieces.WALL)
    points: int = gains.POINTS_FOR_ARRIVING[tile]
    if others < state.seats:
        points += gains.POINTS_BY_ARRIVAL[tile][others]
    return points


@rule
def way_value(state: State, guard: int, left: int) -> int:
    """What it is worth that a guard stands on a space, cubes apart."""
    worth = STEP[state.seats][pieces.ROUNDS[state.seats] - 1 - state.round] * guard
    if guard < pieces.WALL:
        arrival = POINT * arrival_points(state)
        worth += arrival * guard // pieces.WALL * ON_THE_WAY[left] // WHOLE
        worth += arrival * guard * guard // (pieces.WALL * pieces.WALL) * NEAR[left] // WHOLE
    for gate in range(pieces.GATES):
        if guard >= wall.GATE_SPACES[state.ruling][gate]:
            worth += GATE[left]
    return worth


@rule
def cubes_value(state: State, seat: int, gate: int, left: int) -> int:
    """A seat's cubes on the tile of a gate."""
    tile, cubes = state.tile[gate], state.outdoor[gate][seat]
    worth: int = CUBE[wall.TILE_WORD[tile]][left] * (2 * cubes - max(0, cubes - MANY_CUBES)) // 2
    return worth + POINT * sides.points_at_end(state, seat, tile) * AT_END[left] // WHOLE


@rule
def spending(state: State, seat: int) -> int:
    """The place among the questions that wait where a seat has points of its guard to spend; NOBODY: there is none."""
    for place in range(state.depth):
        if state.asked[place][0] in (guarding.RAISING, guarding.SPENDING) and state.asked[place][1] == seat:
            return place
    return NOBODY


@rule
def steps_value(state: State, seat: int, steps: int, left: int) -> int:
    """The guard's way after so many steps more, as far as there are."""
    space = min(pieces.WALL, state.guard[seat] + steps)
    arrives = space == pieces.WALL and state.guard[seat] < pieces.WALL
    return way_value(state, space, left) + (POINT * arrival_points(state) if arrives else 0)


@rule
def can_become_cube(state: State, seat: int, points: int, gate: int, closed: int) -> bool:
    """Whether one of so many points can be a cube on the tile of a gate, where others may take the guard first."""
    if points == 0 or closed >> gate & 1 != 0 or wall.TAKES_CUBES[state.tile[gate]] == 0:
        return False
    return state.guard[seat] + points > wall.GATE_SPACES[state.ruling][gate]


@rule
def points_value(state: State, seat: int, points: int, closed: int, left: int) -> int:
    """The guard's way, and what points that are not spent yet can do: as steps alone, or as cubes and steps.

    A lookahead ends before the last of them is spent.
    """
    steps, worth = points, 0
    for gate in range(pieces.GATES):
        if can_become_cube(state, seat, steps, gate, closed):
            worth += CUBE[wall.TILE_WORD[state.tile[gate]]][left]
            steps -= 1
    return max(steps_value(state, seat, points, left), worth + steps_value(state, seat, steps, left))


@rule
def wall_value(state: State, seat: int, left: int) -> int:
    """The guard's way and the cubes on tiles."""
    if not wall.has_wall(state):
        return 0
    place = spending(state, seat)
    if place == NOBODY:
        worth = steps_value(state, seat, 0, left)
    else:
        worth = points_value(state, seat, state.asked[place][2], state.asked[place][3], left)
    for gate in range(pieces.GATES):
        if wall.is_reached(state, seat, gate):
            worth += cubes_value(state, seat, gate, left)
    return worth
