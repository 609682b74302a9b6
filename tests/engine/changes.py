"""A game with some of its parts exchanged: fields, and what the engine makes of its rules."""

from dataclasses import fields
from typing import Any

from parvis.engine.contract import Game

FIELDS = {part.name for part in fields(Game)}


def changed(game: Game, **parts: Any) -> Game:
    """The game with these parts: values of fields, methods that begin with `self`, or values of properties."""
    kept = {name: getattr(game, name) for name in FIELDS}
    kind = type("Changed", (type(game),), {name: part for name, part in parts.items() if name not in FIELDS})
    made: Game = kind(**kept | {name: part for name, part in parts.items() if name in FIELDS})
    return made
