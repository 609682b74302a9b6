"""What stands in the data file about the ramparts: outdoor tiles, each side by itself, and gates."""

from parvis.engine.data import Fields, named, number, rising, table
from parvis.engine.pieces import Piece
from parvis.games.troyes import contents, pieces

NUMBERED = (
    "i-a", "i-b", "i-c", "i-d", "ii-a", "ii-b", "ii-c", "ii-d", "iii-yellow", "iii-white", "iii-red", "iii-purple",
    "iv-a", "iv-b", "iv-c", "iv-d",
)  # fmt: skip
"""Sides that have always had their numbers: the level, and a letter or a colour."""
WORDS = contents.names_in("tile", NUMBERED)
"""Names of the sides, as decisions have them."""
Word = Piece(*WORDS, at="tile-{}", called="tile")

(
    DICE_BOUGHT,
    CARD_ACTIVATED,
    CITIZEN_PLACED,
    HARVESTED,
    CUBES_PUT,
    KEEPER_ACTIVATED,
    BEFORE_ACTION,
    IN_GROUP,
    IN_PHASE_3,
    NEVER,
) = range(10)
WHEN_NAMES = (
    "dice-bought", "card-activated", "citizen-placed", "harvest", "cubes-put", "keeper-activated", "before-action",
    "in-group", "phase-3", "never",
)  # fmt: skip
"""When a cube of a tile can be used."""

FIELDS: Fields = {
    "name": named(WORDS),
    "level": number(1, pieces.GATES),
    "when": named(WHEN_NAMES),
    "effect": table,
}
GATE_FIELDS: Fields = {"spaces": rising(pieces.GATES, pieces.WALL)}
