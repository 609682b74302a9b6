"""What outdoor tiles do: a file for each kind. All that lie here are found and asked."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from parvis.games.troyes.cards import TILE_CARDS
from parvis.games.troyes.reading import Card, column, place_of
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, explained
from parvis.games.troyes.tiles import WHEN_NAMES, WORDS

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")


def read_side(tile: Card) -> Card:
    """A tile with the kind of what it does and its values. Raises DataError."""
    where = place_of("tile", WORDS[tile["name"]])
    kind = TILES.kind_of(where, tile["effect"], "effect.", WHEN_NAMES[tile["when"]])
    return {"kind of what it does": kind, "values": kind.read(where, tile["effect"], "effect.")}


_TILES = [read_side(tile) for tile in TILE_CARDS]
TILES.assign(column(_TILES, "kind of what it does"))
VALUES: tuple[Mapping[str, Any], ...] = column(_TILES, "values")
"""By tile: the values of its effect, those that stand in the data file."""

__all__ = ["TILES", "VALUES", "explained", "read_side"]
