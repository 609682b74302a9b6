"""Games as they run here: interpreted at once, compiled as soon as that is done behind whoever is served."""

import logging
import os
from threading import Event, Thread

from parvis import bots
from parvis.engine.contract import Game
from parvis.engine.core import Core

LOG = logging.getLogger(__name__)
PATIENCE = 5.0
"""Seconds that a new game waits for compiled rules: kept ones are loaded in less."""


class Cores:
    """The cores of some games. A thread compiles them, unless PARVIS_CORE is `interpreted`."""

    def __init__(self, games: list[Game]) -> None:
        self.games = games
        self.compiled: dict[str, Core] = {}
        self.done = {game.name: Event() for game in games}
        Thread(target=self.compile, name="compiling", daemon=True).start()

    def compile(self) -> None:
        """Compile one game after the other; a game that can't be compiled stays interpreted."""
        for game in self.games:
            try:
                self.compiled[game.name] = bots.fastest(game)
            except Exception:
                LOG.exception("%s is played interpreted", game.name)
            self.done[game.name].set()

    def is_ready(self, game: Game) -> bool:
        """Whether a game is as fast as it gets here: compiled, unless it is not to be, or can't be."""
        return game.name not in self.done or self.done[game.name].is_set()

    def core(self, game: Game) -> Core:
        """The fastest core of a game that is there within some seconds."""
        if game.name in self.done and os.environ.get("PARVIS_CORE") != "interpreted":
            self.done[game.name].wait(PATIENCE)
        return self.compiled.get(game.name) or bots.interpreted(game)
