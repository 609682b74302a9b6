"""The learned values that ship with the games: weights by number of players, small files next to a game's rules.

A file names the version of the features that it was trained on, and what each is called. Weights are found by these
names, so they go on when the game has more features, as with a new card: those count nothing. A file for a feature that
the game does not have is refused, and the bots use the hand-written value.

Weights that have been replaced are kept in folders beside the current ones, numbered from 1: by them `skilled@1` plays
as `skilled` once did. A folder holds only what was replaced when the next version came; the rest is in the folders
after it, or still current.
"""

import logging
import zlib
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from parvis.bots.evaluation import CHAPTERS, HEAD, HIDDEN, INPUTS, NO_MODEL, PREDICTIONS, SEATS, model_size
from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.kept import with_game
from parvis.engine.refusals import GameError, Refusal
from parvis.engine.state import Row
from parvis.engine.versions import features_version, fingerprint

LOG = logging.getLogger(__name__)

CURRENT = 0
"""Stands for the newest version of the weights."""
Names = tuple[str, ...]
NAMES_FILE = "features.txt"
"""Beside the weights: what features are called, in their order, for files from before these named them."""
UNREADABLE = (OSError, EOFError, ValueError, TypeError, KeyError, BadZipFile, zlib.error)
"""What comes of reading files that are cut, damaged or of another kind."""


def path_of(game: Game, players: int, version: int = CURRENT) -> Path | None:
    """The file of a game's learned value for that many players; None where games have no folder for it."""
    folder, name = game.features.learned, f"{players}.npz"
    if folder is None:
        return None
    older = [folder / str(number) / name for number in range(version, newest_version(game))] if version else []
    return next((path for path in older if path.exists()), folder / name)


def newest_version(game: Game) -> int:
    """The number of the weights that are current."""
    folder = game.features.learned
    older = [int(path.name) for path in folder.glob("[0-9]*") if path.name.isdigit()] if folder else []
    return max(older, default=0) + 1


@with_game
def has_learned(game: Game) -> bool:
    """Whether the game has a learned value, for any number of players, that fits its features."""
    paths = [path_of(game, players) for players in game.seats]
    return any(path is not None and path.exists() and is_current(path, game) for path in paths)


def is_current(path: Path, game: Game) -> bool:
    """Whether a file of weights is for the game's features as they are now."""
    try:
        check_features(path, game)
    except GameError:
        return False
    return True


@with_game
def model_of(game: Game, players: int, version: int = CURRENT) -> Row:
    """The weights for that many players; where there are none, those that stand for the hand-written value.

    A file that does not fit the game counts as none, and one line of the log says so.
    """
    path = path_of(game, players, version)
    if path is None or not path.exists():
        return NO_MODEL
    try:
        return read_model(path, game, players)
    except GameError as error:
        LOG.warning("%s; bots use the hand-written value", error)
        return NO_MODEL


def check_features(path: Path, game: Game) -> Names:
    """The features that a file was learned with. Raises GameError for a file that holds no learned value, or one for
    features that the game does not have.
    """
    try:
        with np.load(path) as arrays:
            found = str(arrays["features"]) if "features" in arrays.files else "unknown"
            inputs = int(unpacked(arrays["planes"][:, :HEAD])[INPUTS])
            names = tuple(str(arrays["names"]).split("\n")) if "names" in arrays.files else names_before(game, inputs)
    except (*UNREADABLE, AttributeError, IndexError) as error:
        raise Refusal("weights-unreadable", file=path.name, error=str(error)) from None
    known = fingerprint((game.features.chapters, *names)) == found and set(names) <= set(game.features.names)
    if not known or len(names) != inputs:
        check_version(path.name, game, found, inputs)
    return names if known else game.features.names[:inputs]


def names_before(game: Game, inputs: int) -> Names:
    """The first features that the game had when weights were shipped that do not name them."""
    file = game.features.learned / NAMES_FILE if game.features.learned else None
    names = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else game.features.names
    return tuple(names[:inputs])


def check_version(file: str, game: Game, found: str, inputs: int) -> None:
    """Raise GameError unless `found` is the version of the game's first features, so many as there are inputs."""
    if inputs > len(game.features.names) or found != features_version(game, inputs):
        wanted = features_version(game)
        raise Refusal("weights-other-features", file=file, game=game.name, found=found, wanted=wanted)


def read_model(path: Path, game: Game, players: int) -> Row:
    """The weights in a file. Raises GameError for one that does not fit the game and the number of players."""
    names = check_features(path, game)
    try:
        with np.load(path) as arrays:
            model: Row = unpacked(arrays["planes"]).tolist()
    except UNREADABLE as error:
        raise Refusal("weights-unreadable", file=path.name, error=str(error)) from None
    chapters = game.features.chapters
    fits = len(model) >= HEAD and (model[CHAPTERS], model[SEATS]) == (chapters, players)
    if not fits or len(model) != model_size(chapters, model[INPUTS], model[HIDDEN]):
        raise Refusal("weights-other-game", file=path.name, game=game.name, players=players)
    return model if names == game.features.names[: len(names)] else widened(model, names, game.features.names)


def widened(model: Row, names: Names, wanted: Names) -> Row:
    """Weights for more features, in another order: those that they were not learned with count nothing."""
    chapters, columns = model[CHAPTERS], PREDICTIONS + model[HIDDEN]
    parts = np.array(model[HEAD:], np.int64).reshape(chapters, -1)
    inputs = len(names) * columns
    wide = np.zeros((chapters, len(wanted), columns), np.int64)
    wide[:, [wanted.index(name) for name in names]] = parts[:, :inputs].reshape(chapters, len(names), columns)
    head = np.array(model[:HEAD], np.int64)
    head[INPUTS] = len(wanted)
    rows = np.concatenate([wide.reshape(chapters, -1), parts[:, inputs:]], axis=1)
    found: Row = np.concatenate([head, rows.ravel()]).tolist()
    return found


def write_model(path: Path, game: Game, model: np.ndarray) -> None:
    """Write weights to a file, with the version of the game's features. Raises GameError if any exceeds 32 bits."""
    if np.abs(model).max() >= 1 << 31:
        raise Refusal("weights-too-large")
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as new, new.open("wb") as file:  # given a name, NumPy would write to another one
        inputs = int(model[INPUTS])
        names = "\n".join(game.features.names[:inputs])
        np.savez_compressed(file, planes=packed(model), features=features_version(game, inputs), names=names)


def packed(model: np.ndarray) -> np.ndarray:
    """Weights as they are kept: first the lowest bytes of all, then the next, 4 by weights; a sign is the lowest bit.

    High bytes of small numbers are zeros of either sign then and stand together: files are a quarter smaller.
    """
    folded = (model << 1) ^ (model >> 63)
    return np.ascontiguousarray(folded.astype("<u4").view(np.uint8).reshape(-1, 4).T)


def unpacked(planes: np.ndarray) -> np.ndarray:
    """The weights again. Raises ValueError for what are no packed ones."""
    if planes.dtype != np.uint8 or planes.ndim != 2 or len(planes) != 4:
        raise ValueError(f"weights are packed as 4 rows of bytes, not as {planes.dtype} of shape {planes.shape}")
    folded = np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.int64)
    return (folded >> 1) ^ -(folded & 1)
