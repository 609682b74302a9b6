"""Deniers, influence or points for a cube, when something else has been done."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import Fields, number
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, Explanation, column, explained, is_useful, use_tile
from parvis.games.troyes.rules.ramparts.wall import TILE_WORD, WHEN
from parvis.games.troyes.rules.supplies import FOR_TILE, FROM_FIRST_TILE, gain_deniers, gain_influence, gain_points
from parvis.games.troyes.signs import AMOUNTS as PICTURES
from parvis.games.troyes.signs import ARROW, CUBE, Effect, Sign, a_die, amounts, drawn_as, picture
from parvis.games.troyes.state import State
from parvis.games.troyes.tiles import CARD_ACTIVATED, CITIZEN_PLACED, CUBES_PUT, DICE_BOUGHT, HARVESTED, WHEN_NAMES

AMOUNTS: Fields = {name: number(1, 9) for name in ("deniers", "influence", "points")}
DENIERS_GAINED, INFLUENCE_GAINED, POINTS_GAINED = (column(AMOUNTS, name) for name in AMOUNTS)
GAINS = [
    TILES.kind(f"{amount} for {WHEN_NAMES[when]}", needed={amount: AMOUNTS[amount]}, group=WHEN_NAMES[when])
    for when in (DICE_BOUGHT, CARD_ACTIVATED, CITIZEN_PLACED, HARVESTED)
    for amount in ("deniers", "influence")
]
FOR_CUBES = TILES.kind("points for cubes", needed={"points": AMOUNTS["points"]}, group=WHEN_NAMES[CUBES_PUT])


def gain(state: State, seat: int, tile: int) -> None:
    """Gain the deniers or the influence of a tile."""
    gain_deniers(state, seat, DENIERS_GAINED[tile], FOR_TILE)
    gain_influence(state, seat, INFLUENCE_GAINED[tile])


@FOR_CUBES.does(is_useful)
def has_put_cube(state: State) -> bool:
    """Whether a cube has come to the cathedral or an activity card in this turn."""
    return state.laid == 1


@FOR_CUBES.does(use_tile)
def gain_points_at_once(state: State, seat: int, tile: int) -> None:
    """Gain the points of a tile at once."""
    gain_points(state, seat, POINTS_GAINED[tile], FROM_FIRST_TILE + TILE_WORD[tile])


def gain_explained(tile: int, effect: Mapping[str, Any]) -> Explanation:
    """When something is gained, what, and how much."""
    (gained, count), *_ = effect.items()
    return {"kind": "tile-gain", "when": WHEN_NAMES[WHEN[tile]], "gain": gained, "count": count}


for kind in GAINS:
    kind.does(use_tile)(gain)
for kind in (*GAINS, FOR_CUBES):
    kind.does(explained)(gain_explained)


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
