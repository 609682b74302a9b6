"""The setting of an environment: game, number of players, options and kind of reward, checked once."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from parvis.engine import core as engine
from parvis.engine import registry, versions
from parvis.engine.batched import add_batched
from parvis.engine.contract import Game
from parvis.engine.core import Core, Loops
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError
from parvis.envs.compiling import Telling
from parvis.envs.rewards import check_kind

DTYPE = np.int16
"""The type of observations: every field of a state fits in it."""
MASK = np.int8
"""The type of action masks everywhere, as Gymnasium's spaces ask for it."""


def is_whole(number: Any) -> bool:
    """Whether it is a whole number, Python's or NumPy's; a truth value is none."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


def count_of(name: str, number: Any, least: int = 1) -> int:
    """A whole number that is not below another one. Raises GameError."""
    if not is_whole(number) or number < least:
        raise GameError(f"{name} is a whole number from {least} on, not {quoted(number)}")
    return int(number)


def seed_of(seed: Any) -> int:
    """A seed that is given, or a random one. Raises GameError for anything but a whole number from 0 on."""
    return secrets.randbits(62) if seed is None else count_of("seed", seed, 0)


@dataclass(frozen=True)
class Setting:
    """The game that an environment plays."""

    game: Game
    players: int
    options: tuple[int, ...]
    """Numbers of all options."""
    reward: str
    """Name of the reward, one of `parvis.envs.rewards`."""

    @classmethod
    def of(
        cls,
        game: str,
        players: int,
        reward: str,
        options: Mapping[str, Any],
        catalogue_version: str | None = None,
        observation_version: str | None = None,
    ) -> Self:
        """Everything checked, also that the versions are those that are expected, if any. Raises GameError."""
        if not isinstance(game, str):
            raise GameError(f"a game is named by a text, not {quoted(game)}")
        found = registry.find(game)
        players = count_of("players", players)
        found.check_seats(players)
        check_kind(reward)
        if not found.observation.size:
            raise GameError(f"{game} has no observation for programs that learn")
        versions.check_versions(found, catalogue_version, observation_version)
        return cls(found, players, tuple(found.read_options(options, players)), reward)

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        options = self.game.shown_options(self.options)
        return Setting.of, (self.game.name, self.players, self.reward, options, *self.versions().values())

    def versions(self) -> dict[str, str]:
        """The versions of catalogue and observation, as metadata of an environment has them."""
        return {
            "catalogue_version": versions.catalogue_version(self.game),
            "observation_version": versions.observation_version(self.game),
        }

    def limits(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
        """The smallest and the largest value of every number of an observation."""
        layout = self.game.observation.layout
        sizes = [part.size for part in layout]
        smallest = np.repeat([part.smallest for part in layout], sizes)
        largest = np.repeat([part.largest for part in layout], sizes)
        return smallest.astype(DTYPE), largest.astype(DTYPE)

    def core(self) -> Core:
        """The game's core: compiled, unless PARVIS_CORE is `interpreted`."""
        interpreted = os.environ.get("PARVIS_CORE") == "interpreted"
        return engine.interpreted(self.game) if interpreted else engine.compiled(self.game, self.telling())

    def ready(self) -> tuple[Core, Loops]:
        """The game's core and the batched loops in it."""
        core = self.core()
        return core, add_batched(core, self.telling())

    def telling(self) -> Telling:
        """What tells how far one more compilation for this game is, to whoever waits for it."""
        return Telling(self.game.title)
