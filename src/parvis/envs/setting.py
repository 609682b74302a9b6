"""What every environment is made for: a game, a number of players, options, a kind of reward, all checked once."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from parvis.engine import core as engine
from parvis.engine import registry
from parvis.engine.batched import add_batched
from parvis.engine.contract import Game, GameError
from parvis.engine.core import Core
from parvis.envs.rewards import check_kind

NUMBERS = np.int16
"""The type of observations: every field of a state fits in it."""


@dataclass(frozen=True)
class Setting:
    """A game as it is to be played."""

    game: Game
    players: int
    options: tuple[int, ...]
    """Numbers of all options."""
    reward: str
    """See `parvis.envs.rewards`."""

    @classmethod
    def of(cls, game: str, players: int, reward: str, options: Mapping[str, Any]) -> Self:
        """Everything checked. Raises GameError."""
        found = registry.find(game)
        found.check_seats(players)
        check_kind(reward)
        if not found.observation_size:
            raise GameError(f"{game} has no observation for programs that learn")
        return cls(found, players, tuple(found.read_options(options)), reward)

    def limits(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
        """The smallest and the largest of every number that is observed."""
        sizes = [part.size for part in self.game.observation]
        smallest = np.repeat([part.smallest for part in self.game.observation], sizes)
        largest = np.repeat([part.largest for part in self.game.observation], sizes)
        return smallest.astype(NUMBERS), largest.astype(NUMBERS)

    def ready(self) -> tuple[Core, SimpleNamespace]:
        """The game's core and the batched loops in it: compiled, unless PARVIS_CORE=interpreted asks for the other."""
        interpreted = os.environ.get("PARVIS_CORE") == "interpreted"
        core = engine.interpreted(self.game) if interpreted else engine.compiled(self.game)
        return core, add_batched(core)
