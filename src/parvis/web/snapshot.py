"""The newest state of a table as bytes, so that opening a table costs the same at any length of its game."""

import hashlib
from functools import cache

import numpy as np

from parvis.engine.contract import Game
from parvis.engine.state import Record, from_array, to_array


@cache
def layout(game: Game) -> str:
    """A hash of the names and shapes of the state's fields: bytes of another layout can't be read."""
    return hashlib.blake2b(repr(game.rules.state.dtype.descr).encode(), digest_size=8).hexdigest()


def freeze(state: Record) -> bytes:
    """The state as bytes."""
    return to_array(state).tobytes()


def thaw(game: Game, content: bytes) -> Record:
    """The state that these bytes, of the present layout, hold."""
    return from_array(game.rules.state, np.frombuffer(content, game.rules.state.dtype))
