"""The newest state of a table as bytes, so that opening a table costs the same at any length of its game."""

from pathlib import Path

import numpy as np

from parvis import engine
from parvis.engine.cache import fingerprint
from parvis.engine.contract import Game
from parvis.engine.core import places
from parvis.engine.kept import with_game
from parvis.engine.state import FlatState, from_array, to_array

ENGINE = Path(engine.__file__ or "").parent


@with_game
def layout(game: Game) -> str:
    """A hash of all that says what a state's bytes mean: of others, nothing is read.

    That is not only the order of the fields. Numbers in them stand for pieces, questions and decisions, and only the
    sources know which; so with every other version of a game, states are made again from the steps, once.
    """
    meaning = "\n".join([repr(game.rules.state.dtype.descr), *game.catalogue])
    return fingerprint([ENGINE, *places(game)], meaning)


def freeze(state: FlatState) -> bytes:
    """A state as bytes, to be stored."""
    return to_array(state).tobytes()


def thaw(game: Game, content: bytes) -> FlatState | None:
    """The state that these bytes, of the present layout, hold; None if there are too few or too many of them."""
    dtype = game.rules.state.dtype
    if len(content) != dtype.itemsize:
        return None
    return from_array(game.rules.state, np.frombuffer(content, dtype))
