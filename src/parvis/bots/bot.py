"""What a bot is."""

import types
from collections.abc import Callable
from dataclasses import dataclass

from parvis.bots.sight import Sight
from parvis.engine.contract import Game


@dataclass(frozen=True)
class Bot:
    """A computer player for any game."""

    name: str
    help: str
    choose: Callable[[Sight], int]
    """One of the sight's decisions."""
    loops: tuple[types.FunctionType, ...] = ()
    """Its functions that run inside the core, callees first; the bot finds them in `sight.loops`."""
    places: int = 1
    """How many states it works with, the position among them."""
    scratch: Callable[[Game], int] = lambda game: 0
    """How many numbers it works with."""
