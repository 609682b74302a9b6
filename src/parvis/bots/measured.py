"""What the levels have been measured to do in a game: a small file next to its rules, written by `tools/levels.py`."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.kept import with_game
from parvis.engine.refusals import GameError


@dataclass(frozen=True)
class Duel:
    """One bot against bots of the level below in all other seats."""

    against: str
    games: int
    wins: float
    """Win share of the level, from 0 to 1."""
    low: float
    high: float
    """In 19 of 20 such series the truth lies between these."""


@dataclass(frozen=True)
class Level:
    """One level of bots in one game."""

    bot: str
    """Who played: the level, with a setting where it takes time."""
    games: int
    """In which all seats were its own."""
    points: float
    """Mean points of a seat in these games."""
    sources: Mapping[str, float] = field(default_factory=dict)
    """Of these, by where they came from; empty where the game does not tell."""
    duel: Duel | None = None
    """None for the weakest level."""


@dataclass(frozen=True)
class Measured:
    """Measurements of the levels of a game."""

    players: int
    """Number of players in all of these games."""
    levels: Mapping[str, Level]
    """By their names, the weakest first."""


@with_game
def measured(game: Game) -> Measured | None:
    """What is known of the levels in a game; None where nobody has measured them. Raises GameError if damaged."""
    if game.levels is None or not game.levels.exists():
        return None
    try:
        return from_json(json.loads(game.levels.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise GameError(f"{game.levels} can't be read: {error!r}") from None


def from_json(found: Mapping[str, Any]) -> Measured:
    """What a file says. Raises KeyError and the like for one that says something else."""
    levels = {}
    for name, told in found["levels"].items():
        duel = told.get("duel")
        levels[name] = Level(**{**told, "duel": Duel(**duel) if duel else None})
    return Measured(found["players"], levels)
