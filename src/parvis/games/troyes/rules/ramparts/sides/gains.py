"""What tiles bring: for something that has been done, for arriving at the last gate, at the end; or what they spare."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import Fields, falling, number
from parvis.games.troyes import pieces, tiles
from parvis.games.troyes.rules import supplies
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import kinds
from parvis.games.troyes.signs import AMOUNTS as PICTURES
from parvis.games.troyes.signs import ARROW, CUBE, Effect, Sign, a_die, amounts, drawn_as, picture, written
from parvis.games.troyes.state import State

# Deniers, influence or points for a cube, when something else has been done

AMOUNTS: Fields = {name: number(1, 9) for name in ("deniers", "influence", "points")}
DENIERS_GAINED, INFLUENCE_GAINED, POINTS_GAINED = (kinds.column(AMOUNTS, name) for name in AMOUNTS)
GAINS = [
    kinds.TILES.kind(
        f"{amount} for {tiles.WHEN_NAMES[when]}", needed={amount: AMOUNTS[amount]}, group=tiles.WHEN_NAMES[when]
    )
    for when in (tiles.DICE_BOUGHT, tiles.CARD_ACTIVATED, tiles.CITIZEN_PLACED, tiles.HARVESTED)
    for amount in ("deniers", "influence")
]
FOR_CUBES = kinds.TILES.kind(
    "points for cubes", needed={"points": AMOUNTS["points"]}, group=tiles.WHEN_NAMES[tiles.CUBES_PUT]
)


def gain(state: State, seat: int, tile: int) -> None:
    """Gain the deniers or the influence of a tile."""
    supplies.gain_deniers(state, seat, DENIERS_GAINED[tile], supplies.FOR_TILE)
    supplies.gain_influence(state, seat, INFLUENCE_GAINED[tile])


@FOR_CUBES.does(kinds.is_useful)
def has_put_cube(state: State) -> bool:
    """Whether a cube has come to the cathedral or an activity card in this turn."""
    return state.laid == 1


@FOR_CUBES.does(kinds.use_tile)
def gain_points_at_once(state: State, seat: int, tile: int) -> None:
    """Gain the points of a tile at once."""
    supplies.gain_points(state, seat, POINTS_GAINED[tile], supplies.FROM_FIRST_TILE + wall.TILE_WORD[tile])


def gain_explained(tile: int, effect: Mapping[str, Any]) -> kinds.Explanation:
    """When something is gained, what, and how much."""
    (gained, count), *_ = effect.items()
    return {"kind": "tile-gain", "when": tiles.WHEN_NAMES[wall.WHEN[tile]], "gain": gained, "count": count}


for kind in GAINS:
    kind.does(kinds.use_tile)(gain)
for kind in (*GAINS, FOR_CUBES):
    kind.does(kinds.explained)(gain_explained)


MOMENTS: Mapping[str, list[Sign]] = {
    "dice-bought": [a_die("any")],
    "card-activated": [picture("tradesman")],
    "citizen-placed": [picture("citizen")],
    "harvest": [picture("fields")],
    "cubes-put": [CUBE, picture("cathedral")],
}
"""When a tile brings something, and the signs of that."""


@drawn_as("tile-gain")
def gain_drawn(effect: Effect) -> list[Sign]:
    """What a tile brings, and when."""
    gained = amounts({effect["gain"]: effect["count"]}, PICTURES, "+")
    return [*MOMENTS[effect["when"]], ARROW, *gained]


# What the last tile brings: for arriving at its gate, and for cubes at the end of the game

RANKS = 3
MOST_CUBES = kinds.TILES.kind(
    "most-cubes", needed={"most_cubes": falling(RANKS, 20)}, group=tiles.WHEN_NAMES[tiles.NEVER]
)
EACH_FIELDS: Fields = {"arrival": number(0, 20), "each_cube": number(1, 9)}
EACH_CUBE = kinds.TILES.kind("each-cube", needed=EACH_FIELDS, group=tiles.WHEN_NAMES[tiles.NEVER])
ARRIVALS = kinds.TILES.kind(
    "arrivals", needed={"arrivals": falling(pieces.SEATS, 20)}, group=tiles.WHEN_NAMES[tiles.NEVER]
)
POINTS_BY_RANK = kinds.column(MOST_CUBES.needed, "most_cubes", (0,) * RANKS)
POINTS_FOR_ARRIVING = kinds.column(EACH_FIELDS, "arrival")
POINTS_FOR_CUBE = kinds.column(EACH_FIELDS, "each_cube")
POINTS_BY_ARRIVAL = kinds.column(ARRIVALS.needed, "arrivals", (0,) * pieces.SEATS)
"""Points for arriving at the end, by tile and order of arrival."""


@EACH_CUBE.does(kinds.arrive)
def points_for_arriving(state: State, seat: int, tile: int) -> None:
    """Gain points for arriving at the end: equally many for everybody."""
    supplies.gain_points(state, seat, POINTS_FOR_ARRIVING[tile], supplies.FROM_FIRST_TILE + wall.TILE_WORD[tile])


@ARRIVALS.does(kinds.arrive)
def points_by_arrival(state: State, seat: int, tile: int, others: int) -> None:
    """More for those who come first."""
    points: int = POINTS_BY_ARRIVAL[tile][others]
    supplies.gain_points(state, seat, points, supplies.FROM_FIRST_TILE + wall.TILE_WORD[tile])


@EACH_CUBE.does(kinds.points_at_end)
def points_for_cubes(state: State, seat: int, tile: int) -> int:
    """For each cube on the tile."""
    each: int = POINTS_FOR_CUBE[tile]
    return each * state.outdoor[wall.TILE_GATE[tile]][seat]


@MOST_CUBES.does(kinds.points_at_end)
def points_for_rank(state: State, seat: int, tile: int) -> int:
    """By how many others have more cubes there; equals share the points of their rank, rounded down."""
    cubes, before, equals = state.outdoor[wall.TILE_GATE[tile]][seat], 0, 0
    for other in range(state.seats):
        if state.outdoor[wall.TILE_GATE[tile]][other] > cubes:
            before += 1
        elif state.outdoor[wall.TILE_GATE[tile]][other] == cubes:
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


# A black die falls, or an event spares the player. `rules/defence.py` and `rules/strikes/kinds.py` ask for it

SPARING = kinds.TILES.kind("spares", needed={"spares": number(1, 1)}, group=tiles.WHEN_NAMES[tiles.IN_PHASE_3])


@drawn_as("tile-spares")
def sparing_drawn(effect: Effect) -> list[Sign]:
    """Black dice or a loss that a cube spares."""
    return [picture("black-die"), written("/"), picture("spared")]
