"""One game in an environment; nature decides by itself, from a seed."""

from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.chance import chance
from parvis.engine.play import check_legal, whole
from parvis.envs import rewards
from parvis.envs.setting import DTYPE, Setting


class Episode:
    """The true state of a game, and what each seat knows of it."""

    def __init__(self, setting: Setting) -> None:
        """`begin` starts the first game."""
        self.setting = setting
        self.core, self.loops = setting.ready()
        self.states = self.core.batch(1)
        self.chance = self.core.buffer(2)
        self._out = self.core.buffer(setting.game.widest)
        self._seen = self.core.shorts(setting.game.observation.size)
        self._count = 0

    def begin(self, seed: int) -> None:
        """A new game; all that nature does follows from the seed."""
        self.chance[:] = self.core.buffer(chance(seed))
        self.begin_next()

    def begin_next(self) -> None:
        """A new game; nature's generator goes on from where it was."""
        setting = self.setting
        options = self.core.buffer(list(setting.options))
        self.core.setup_at(self.states, 0, setting.players, setting.game.ruling, options, self._out)
        self._ask()

    def _ask(self) -> None:
        self._count = int(self.loops.ask_at(self.states, 0, self.chance, self._out))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._count == 0

    @property
    def seat(self) -> int:
        """Who decides; seats that decide together do so in seat order, none knowing what others chose."""
        return int(self._out[0])

    @property
    def legal(self) -> list[int]:
        """That seat's decisions, ascending."""
        return sorted(int(decision) for decision in self._out[1 : self._count + 1])

    def step(self, decision: int) -> None:
        """The seat decides, then nature while it is its turn. Raises IllegalDecision and changes nothing."""
        seat, decision = self.seat, whole(decision)
        if decision not in self.legal:
            check_legal(self.setting.game, self.core.get(self.states, 0), seat, decision)
        self.core.apply_at(self.states, 0, seat, decision, self._out)
        self._ask()

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat knows, laid out as `Observation.layout` says."""
        self.loops.observe_at(self.states, 0, seat, self._seen)
        return np.array(self._seen, DTYPE)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for every decision open to that seat; all 0 unless it decides now."""
        mask = np.zeros(len(self.setting.game.catalogue), np.int8)
        if not self.over and seat == self.seat:
            mask[self.legal] = 1
        return mask

    def rewards(self) -> list[float]:
        """By seat, for the game as it stands."""
        players = self.setting.players
        points, ties = self.core.buffer(players), self.core.buffer(players)
        self.core.scores_at(self.states, 0, points, ties)
        found = rewards.rewards(self.setting.reward, np.array([points]), np.array([ties]))
        return [float(reward) for reward in found[0]]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain data."""
        return self.setting.game.view(self.core.get(self.states, 0), seat)
