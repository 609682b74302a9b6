"""What outdoor tiles do: a file for kinds that are alike. All that lie here are found and asked."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from parvis.games.troyes import cards, reading, tiles
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, explained

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")


def read_side(tile: reading.Card) -> reading.Card:
    """A tile with the kind of what it does and its values. Raises DataError."""
    where = reading.place_of("tile", tiles.WORDS[tile["name"]])
    kind = TILES.kind_of(where, tile["effect"], "effect.", tiles.WHEN_NAMES[tile["when"]])
    return {"kind of what it does": kind, "values": kind.read(where, tile["effect"], "effect.")}


_TILES = [read_side(tile) for tile in cards.TILE_CARDS]
TILES.assign(reading.column(_TILES, "kind of what it does"))
VALUES: tuple[Mapping[str, Any], ...] = reading.column(_TILES, "values")
"""By tile: the values of its effect, those that stand in the data file."""

__all__ = ["TILES", "VALUES", "explained", "read_side"]
