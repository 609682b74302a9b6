"""What the predictions of a learned value mean: how games went on from positions for which it said so much.

A learned value plays best if it tells positions apart, not if it is right on average. It learned among players who err
on purpose, and so understates points, and a chance to win that it gives as 0.9 may be 0.95. Next to the weights lies a
file of corrections by number of players, made from games of `skilled`: what has to be added to points, by the chapter
of the game, and what shares of the win really are. It names the weights that it was made for.
"""

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.bots.learned import path_of
from parvis.engine.contract import Game
from parvis.engine.kept import with_game

LOG = logging.getLogger(__name__)
NAME = "calibration.json"
MOVE, CHANCE = "move", "chance"
"""Kinds of positions: a seat has made its move; chance has decided. What the value misses differs between them."""
KINDS = (MOVE, CHANCE)
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Calibration:
    """What the predictions for so many players mean."""

    weights: str
    """The fingerprint of the weights."""
    points: Mapping[str, Sequence[float]]
    """By kind of position and chapter, what is to be added to points."""
    said: Mapping[str, Sequence[float]]
    """By kind of position, some shares of the win that are predicted, ascending …"""
    happened: Mapping[str, Sequence[float]]
    """… and what they really are; between them the line is straight."""

    def points_of(self, kind: str, chapter: int, said: float) -> float:
        """The points that can be expected."""
        return said + self.points[kind][chapter]

    def share_of(self, kind: str, said: float) -> float:
        """The chance to win, from 0 to 1."""
        return float(np.interp(said, self.said[kind], self.happened[kind]))


def file_of(game: Game) -> Path | None:
    """The file of a game's calibrations; None where games have no folder for it."""
    return game.features.learned / NAME if game.features.learned else None


def weights_mark(game: Game, players: int) -> str:
    """A fingerprint of the weights that bots play with; empty where there are none."""
    path = path_of(game, players)
    return blake2b(path.read_bytes(), digest_size=8).hexdigest() if path and path.exists() else ""


@with_game
def calibration_of(game: Game, players: int) -> Calibration | None:
    """The calibration for that many players; None where there is none for the weights as they are now."""
    found = read(file_of(game)).get(str(players))
    return found if found and found.weights == weights_mark(game, players) else None


def read(path: Path | None) -> dict[str, Calibration]:
    """The calibrations in a file by number of players; none, and a line in the log, if it can't be read."""
    if path is None or not path.exists():
        return {}
    try:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return {players: Calibration(**told) for players, told in content.items()}
    except (OSError, ValueError, TypeError, AttributeError) as error:
        LOG.warning("%s is not a file of calibrations: %r", path.name, error)
        return {}
