"""The learned values that ship with the games: weights by number of players, small files beside a game's rules."""

import zlib
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from parvis.bots.evaluation import CHAPTERS, HEAD, HIDDEN, INPUTS, NO_MODEL, SEATS, model_size
from parvis.engine.contract import Game, GameError
from parvis.engine.state import Row

UNREADABLE = (OSError, EOFError, ValueError, TypeError, KeyError, BadZipFile, zlib.error)
"""What comes of reading files that are cut, damaged or of another kind."""


def path_of(game: Game, players: int) -> Path | None:
    """The file of a game's learned value for that many players; None where games have no folder for it."""
    return game.learned / f"{players}.npz" if game.learned else None


def has_learned(game: Game) -> bool:
    """Whether a value of the game was learned for any number of players."""
    paths = [path_of(game, players) for players in game.seats]
    return any(path is not None and path.exists() for path in paths)


@cache
def model_of(game: Game, players: int) -> Row:
    """The weights for that many players; where none were learned, those that let the hand-written value judge.

    Raises GameError for a file that does not fit the game.
    """
    path = path_of(game, players)
    if path is None or not path.exists():
        return NO_MODEL
    return read_model(path, game, players)


def read_model(path: Path, game: Game, players: int) -> Row:
    """The weights in a file. Raises GameError for one that does not fit the game and the number of players."""
    try:
        with np.load(path) as arrays:
            model = [int(number) for number in arrays["model"]]
    except UNREADABLE as error:
        raise GameError(f"{path.name} holds no learned value: {error}") from None
    head = dict(zip((CHAPTERS, INPUTS, SEATS), (game.chapters, len(game.feature_names), players), strict=True))
    fits = len(model) >= HEAD and all(model[place] == number for place, number in head.items())
    if not fits or len(model) != model_size(game.chapters, len(game.feature_names), model[HIDDEN]):
        raise GameError(f"{path.name} is no learned value of {game.name} as it is now for {players} players")
    return model


def write_model(path: Path, model: np.ndarray) -> None:
    """Keep weights in a file. Raises GameError if any does not fit into 32 bits."""
    if np.abs(model).max() >= 1 << 31:
        raise GameError("a weight is too large: the training has gone astray")
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, model=model.astype(np.int32))
