"""One game in an environment; nature decides by itself, from a seed."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.chance import chance
from parvis.engine.play import check_legal, whole
from parvis.engine.refusals import GameError
from parvis.envs import rewards
from parvis.envs.saved import check_saved, restore, saved_of
from parvis.envs.setting import DTYPE, MASK, Setting


class Episode:
    """The true state of a game, and what each seat knows of it."""

    def __init__(self, setting: Setting) -> None:
        """`begin` starts the first game."""
        self.setting = setting
        self.core, self.loops = setting.ready()
        self.states = self.core.batch(1)
        self.chance = self.core.buffer(2)
        self._out = self.core.buffer(setting.game.widest)
        self._size = setting.game.observation.size
        self._count = 0
        self.seat = 0
        """Who decides; seats that decide together do so in seat order, none knowing what others chose."""
        self.begun = False

    def check_begun(self, what: str) -> None:
        """Raise GameError before the first game."""
        if not self.begun:
            raise GameError(f"call reset before {what}")

    def begin(self, seed: int) -> None:
        """A new game; all that nature does follows from the seed."""
        self.chance[:] = self.core.buffer(chance(seed))
        self.begin_next()

    def begin_next(self) -> None:
        """A new game; nature's generator goes on from where it was."""
        setting = self.setting
        options = self.core.buffer(list(setting.options))
        self.core.setup_at(self.states, 0, setting.players, setting.game.ruling, options, self._out)
        self.begun = True
        self._note(self.loops.ask_at(self.states, 0, self.chance, self._out))

    def _note(self, count: int) -> None:
        """Note who is asked, as `question` has left it."""
        self._count, self.seat = count, int(self._out[0])

    @property
    def legal(self) -> list[int]:
        """The decisions of the seat that is asked, ascending."""
        return sorted(self._open)

    @property
    def _open(self) -> list[int]:
        numbers: list[int] = self.core.numbers(self._out[1 : self._count + 1])
        return numbers

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._count == 0

    def step(self, decision: int) -> None:
        """The seat decides, then nature while it is its turn. Raises IllegalDecision and changes nothing."""
        decision = whole(decision)
        if not self.is_open(decision):
            self.refuse(decision)
        self.make(decision)

    def make(self, decision: int) -> None:
        """`step` with a decision that is known to be open."""
        self._note(self.loops.advance_at(self.states, 0, self.seat, decision, self.chance, self._out))

    def refuse(self, decision: int) -> None:
        """Say why a decision is not open. Raises IllegalDecision."""
        check_legal(self.setting.game, self.core.get(self.states, 0), self.seat, decision)

    def is_open(self, decision: int) -> bool:
        """Whether the seat that is asked may make a decision."""
        return decision in self._open

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat knows, laid out as `Observation.layout` says."""
        seen = self.core.shorts(self._size)
        self.loops.observe_at(self.states, 0, seat, seen)
        return np.asarray(seen, DTYPE)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for every decision open to that seat; all 0 unless it decides now."""
        mask = np.zeros(len(self.setting.game.catalogue), MASK)
        if not self.over and seat == self.seat:
            mask[self._out[1 : self._count + 1]] = 1
        return mask

    def rewards(self) -> list[float]:
        """By seat, for the game as it stands."""
        players = self.setting.players
        points, ties = self.core.buffer(players), self.core.buffer(players)
        self.core.scores_at(self.states, 0, points, ties)
        found = rewards.rewards(self.setting.reward, np.array([points]), np.array([ties]))
        return [float(reward) for reward in found[0]]

    def state(self) -> dict[str, Any]:
        """All that the game goes on from, and what it was made for, see `parvis.envs.saved`."""
        return saved_of(self.setting, self.core, self.states, {"chance": self.chance})

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from where `state` was called. Raises GameError for a game of another kind."""
        check_saved(self.setting, saved, 1, {"chance": self.chance})
        restore(self.core, self.states, saved)
        self.core.write(self.chance, saved["chance"])
        self.begun = True
        self._note(self.core.question_at(self.states, 0, self._out))

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain data."""
        return self.setting.game.view(self.core.get(self.states, 0), seat)
