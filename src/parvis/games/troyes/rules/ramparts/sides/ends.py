"""What the last tile brings: for arriving at its gate, and for cubes at the end of the game."""

from parvis.engine.data import Fields, falling, number
from parvis.games.troyes.pieces import SEATS
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, arrive, column, points_at_end
from parvis.games.troyes.rules.ramparts.wall import TILE_GATE, TILE_WORD
from parvis.games.troyes.rules.supplies import FROM_FIRST_TILE, gain_points
from parvis.games.troyes.signs import CUBE, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import State
from parvis.games.troyes.tiles import NEVER, WHEN_NAMES

RANKS = 3
MOST_CUBES = TILES.kind("most-cubes", needed={"most_cubes": falling(RANKS, 20)}, group=WHEN_NAMES[NEVER])
EACH_FIELDS: Fields = {"arrival": number(0, 20), "each_cube": number(1, 9)}
EACH_CUBE = TILES.kind("each-cube", needed=EACH_FIELDS, group=WHEN_NAMES[NEVER])
ARRIVALS = TILES.kind("arrivals", needed={"arrivals": falling(SEATS, 20)}, group=WHEN_NAMES[NEVER])
POINTS_BY_RANK = column(MOST_CUBES.needed, "most_cubes", (0,) * RANKS)
POINTS_FOR_ARRIVING = column(EACH_FIELDS, "arrival")
POINTS_FOR_CUBE = column(EACH_FIELDS, "each_cube")
POINTS_BY_ARRIVAL = column(ARRIVALS.needed, "arrivals", (0,) * SEATS)
"""Points for arriving at the end, by tile and order of arrival."""


@EACH_CUBE.does(arrive)
def points_for_arriving(state: State, seat: int, tile: int) -> None:
    """Gain points for arriving at the end: equally many for everybody."""
    gain_points(state, seat, POINTS_FOR_ARRIVING[tile], FROM_FIRST_TILE + TILE_WORD[tile])


@ARRIVALS.does(arrive)
def points_by_arrival(state: State, seat: int, tile: int, others: int) -> None:
    """More for those who come first."""
    points: int = POINTS_BY_ARRIVAL[tile][others]
    gain_points(state, seat, points, FROM_FIRST_TILE + TILE_WORD[tile])


@EACH_CUBE.does(points_at_end)
def points_for_cubes(state: State, seat: int, tile: int) -> int:
    """For each cube on the tile."""
    each: int = POINTS_FOR_CUBE[tile]
    return each * state.outdoor[TILE_GATE[tile]][seat]


@MOST_CUBES.does(points_at_end)
def points_for_rank(state: State, seat: int, tile: int) -> int:
    """By how many others have more cubes there; equals share the points of their rank, rounded down."""
    cubes, before, equals = state.outdoor[TILE_GATE[tile]][seat], 0, 0
    for other in range(state.seats):
        if state.outdoor[TILE_GATE[tile]][other] > cubes:
            before += 1
        elif state.outdoor[TILE_GATE[tile]][other] == cubes:
            equals += 1
    if cubes == 0 or before >= RANKS:
        return 0
    points: int = POINTS_BY_RANK[tile][before]
    return points // equals


def by_rank(points: list[int]) -> list[Sign]:
    """Points by rank, the first one first."""
    return [written(" · ".join(map(str, points))), picture("points")]


@drawn_as("tile-most-cubes")
def most_cubes_drawn(effect: Effect) -> list[Sign]:
    """Points by rank for cubes."""
    return [CUBE, *by_rank(effect["most_cubes"])]


@drawn_as("tile-each-cube")
def each_cube_drawn(effect: Effect) -> list[Sign]:
    """Points for arriving, and for each cube."""
    arriving = [picture("helmet"), written(f"+{effect['arrival']}")]
    return [*arriving, CUBE, written(f"+{effect['each_cube']}"), picture("points")]


@drawn_as("tile-arrivals")
def arrivals_drawn(effect: Effect) -> list[Sign]:
    """Points by order of arrival."""
    return [picture("helmet"), *by_rank(effect["arrivals"])]
