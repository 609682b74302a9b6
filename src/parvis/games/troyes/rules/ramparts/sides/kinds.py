"""What every kind of outdoor tile answers. The kinds are in the files beside this one.

A file declares its kinds with the values that they have in data/ladies.toml, their rules, and what texts tell of them.
"""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import Fields
from parvis.engine.kinds import Kinds
from parvis.games.troyes import cards, reading, tiles
from parvis.games.troyes.state import RULES, State

Explanation = dict[str, Any]
"""What a text is told: the `kind`, which is in the text's key, and numbers and words by name."""

TILES = Kinds(RULES, "outdoor tile", by="tile")


@TILES.way
def is_useful(state: State, seat: int, tile: int) -> bool:
    """Whether a cube of a tile, which the time has come for, would do something."""
    return True


@TILES.way
def use_tile(state: State, seat: int, tile: int) -> None:
    """What a cube does that has left a tile."""


@TILES.way
def arrive(state: State, seat: int, tile: int, others: int) -> None:
    """What the last gate's tile brings a seat whose guard arrives after so many `others`."""


@TILES.way
def points_at_end(state: State, seat: int, tile: int) -> int:
    """What a tile brings a seat at the end of the game."""
    return 0


@TILES.wording
def explained(tile: int, effect: Mapping[str, Any]) -> Explanation:
    """What texts are told of a tile: its kind and its values."""
    return {"kind": f"tile-{TILES.name_of(tile)}", **effect}


def column(fields: Fields, name: str, default: Any = 0) -> tuple[Any, ...]:
    """One value of the effect of every tile. Raises DataError."""
    return reading.effect_column("tile", cards.TILE_CARDS, tiles.WORDS, fields, name, default)
