"""Thousands of games in one array, stepped together: observations, masks and rewards go into the caller's buffers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.chance import chance
from parvis.engine.contract import GameError, IllegalDecision
from parvis.engine.play import check_legal
from parvis.envs.rewards import rewards
from parvis.envs.setting import DTYPE, Setting

COPIED_GAMES = 64
"""Games whose observations are copied at once: as many as fit a processor's cache."""


@dataclass
class Buffers:
    """What `reset` and `step` write. The caller's arrays may have any type of numbers that can hold the values."""

    observations: npt.NDArray[Any]
    """games x observation size: what the deciding seat knows."""
    masks: npt.NDArray[Any]
    """games x catalogue: 1 (or true) for each decision that is legal for it."""
    seats: npt.NDArray[Any]
    """games: who decides."""
    rewards: npt.NDArray[Any]
    """games x players: not zero where the last step ended a game."""
    done: npt.NDArray[Any]
    """games: 1 (or true) where the last step ended a game; the next one has begun in its place."""

    def check(self, shapes: dict[str, tuple[int, ...]]) -> None:
        """Raise GameError for a buffer of a wrong shape or type."""
        for name, shape in shapes.items():
            buffer = getattr(self, name)
            if not isinstance(buffer, np.ndarray):
                raise GameError(f"the buffer {name} is a NumPy array, not of type {type(buffer).__name__}")
            found = buffer.shape
            if found != shape:
                raise GameError(f"the buffer {name} has the shape {found}, not {shape}")
        if self.rewards.dtype.kind != "f":
            raise GameError(f"the buffer rewards holds parts of a win, and is not of type {self.rewards.dtype}")

    def check_numbers(self, smallest: int, largest: int) -> None:
        """Raise GameError unless observations from the smallest to the largest number can be written."""
        kind = self.observations.dtype
        bounds = np.iinfo(kind) if kind.kind in "iu" else None
        if bounds and (bounds.min > smallest or bounds.max < largest):
            raise GameError(f"the buffer observations is of type {kind}, but numbers go from {smallest} to {largest}")


class BatchEnv:
    """Games side by side. Nature plays inside the core, with a generator for each game; games that end start again.

    Where several seats decide together, they do so in seat order, and none knows what the others have chosen.
    """

    def __init__(
        self,
        game: str = "notre-dame",
        players: int = 4,
        games: int = 1024,
        *,
        seed: int = 0,
        reward: str = "win",
        observations: npt.NDArray[Any] | None = None,
        masks: npt.NDArray[Any] | None = None,
        seats: npt.NDArray[Any] | None = None,
        rewards: npt.NDArray[Any] | None = None,
        done: npt.NDArray[Any] | None = None,
        catalogue_version: str | None = None,
        observation_version: str | None = None,
        **options: Any,
    ) -> None:
        """Buffers that are not given are created. Nothing is written before `reset`. Raises GameError, also if
        an expected version differs.
        """
        self.setting = Setting.of(game, players, reward, options, catalogue_version, observation_version)
        made_for = self.setting.versions()
        self.catalogue_version, self.observation_version = (
            made_for["catalogue_version"],
            made_for["observation_version"],
        )
        if games < 1:
            raise GameError(f"a batch has at least one game, not {games}")
        self.games = games
        self.players = players
        self.decisions = len(self.setting.game.catalogue)
        size = self.setting.game.observation.size
        self.buffers = Buffers(
            np.zeros((games, size), DTYPE) if observations is None else observations,
            np.zeros((games, self.decisions), np.bool_) if masks is None else masks,
            np.zeros(games, np.int64) if seats is None else seats,
            np.zeros((games, players), np.float32) if rewards is None else rewards,
            np.zeros(games, np.bool_) if done is None else done,
        )
        self.buffers.check(
            {
                "observations": (games, size),
                "masks": (games, self.decisions),
                "seats": (games,),
                "rewards": (games, players),
                "done": (games,),
            }
        )
        smallest, largest = self.setting.limits()
        self.buffers.check_numbers(int(smallest.min()), int(largest.max()))
        self.core, self._loops = self.setting.ready()
        self._make_scratch(seed)

    def _make_scratch(self, seed: int) -> None:
        core, game, games = self.core, self.setting.game, self.games
        self.states = core.batch(games)
        self._players = core.buffer([self.players, game.ruling])
        self._options = core.buffer(list(self.setting.options))
        self._seats, self._ends = core.buffer(games), core.buffer(games)
        self._chance, self._out = core.buffer(2), core.buffer(game.widest)
        self._results = core.buffer(2 * games * self.players)
        self._points, self._ties = core.buffer(self.players), core.buffer(self.players)
        self._seen = core.buffer(game.observation.size)
        self._observed = core.buffer(COPIED_GAMES * game.observation.size)
        self._masked = core.buffer(COPIED_GAMES * self.decisions)
        self._seed_with(seed)

    def _seed_with(self, seed: int) -> None:
        seeds = np.random.SeedSequence(seed).generate_state(self.games + 1, np.uint64)
        self._chances = self.core.buffer([word for number in seeds[:-1] for word in chance(int(number))])
        self._picking = self.core.buffer(chance(int(seeds[-1])))
        self._begun = False

    def reset(self, seed: int | None = None) -> Buffers:
        """New games everywhere; what each draws follows from the seed and its place."""
        if seed is not None:
            self._seed_with(seed)
        self._ends[:] = self.core.buffer(self.games)
        loops = self._loops
        loops.begin_games(
            self.states, self.games, self._players, self._options, self._chances, self._chance, self._seats, self._out
        )
        self._begun = True
        self.buffers.rewards[...] = 0
        self.buffers.done[...] = 0
        self._write()
        return self.buffers

    def step(self, decisions: Sequence[int] | npt.NDArray[Any]) -> Buffers:
        """One decision in every game. Raises IllegalDecision for the first that is not legal; nothing changes then."""
        self._check_begun()
        if np.shape(decisions) != (self.games,):
            raise GameError(f"{self.games} games need as many decisions, not the shape {np.shape(decisions)}")
        numbers = np.asarray(decisions)
        if numbers.dtype.kind not in "iu":
            raise GameError(f"decisions are whole numbers, not of type {numbers.dtype}")
        made = self.core.buffer(numbers.astype(np.int64).tolist())  # what is too large for that becomes negative
        loops, states, n = self._loops, self.states, self.games
        wrong = loops.first_illegal(states, n, self._seats, made, self._out)
        if wrong >= 0:
            self._refuse(int(wrong), int(numbers[wrong]))
        before = np.array(self._ends)
        ended = loops.step_games(
            states,
            n,
            made,
            self._players,
            self._options,
            self._chances,
            self._chance,
            self._seats,
            self._ends,
            self._results,
            self._points,
            self._ties,
            self._out,
        )
        self.buffers.rewards[...] = 0
        self.buffers.done[...] = np.array(self._ends) != before
        if ended:
            self._reward(np.flatnonzero(np.array(self._ends) != before))
        self._write()
        return self.buffers

    def _refuse(self, place: int, decision: int) -> None:
        """Say what is wrong with a decision. Raises IllegalDecision."""
        try:
            check_legal(self.setting.game, self.core.get(self.states, place), int(self._seats[place]), decision)
        except IllegalDecision as error:
            raise IllegalDecision(f"game {place}: {error}") from None

    def _reward(self, places: npt.NDArray[Any]) -> None:
        results = np.array(self._results).reshape(self.games, self.players, 2)[places]
        self.buffers.rewards[places] = rewards(self.setting.reward, results[..., 0], results[..., 1])

    def _write(self) -> None:
        """Observations, masks and seats of all games into the caller's buffers."""
        size, width = self.setting.game.observation.size, self.decisions
        self.buffers.seats[...] = self._seats
        for first in range(0, self.games, COPIED_GAMES):
            n = min(COPIED_GAMES, self.games - first)
            self._loops.observe_games(self.states, first, n, self._seats, self._seen, self._observed)
            self._loops.mask_games(self.states, first, n, self._seats, width, self._masked, self._out)
            observed = np.asarray(self._observed[: n * size]).reshape(n, size)
            masked = np.asarray(self._masked[: n * width]).reshape(n, width)
            np.copyto(self.buffers.observations[first : first + n], observed, casting="unsafe")
            np.copyto(self.buffers.masks[first : first + n], masked, casting="unsafe")

    def _check_begun(self) -> None:
        if not self._begun:
            raise GameError("call reset before step")

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal decision for every game."""
        self._check_begun()
        picked = self.core.buffer(self.games)
        self._loops.pick_all(self.states, self.games, self._seats, self._picking, picked, self._out)
        return np.asarray(picked)

    def rollout(self, steps: int) -> int:
        """That many random decisions in every game, all inside the core; returns how many games ended on the way.

        The buffers show the games as they are afterwards; rewards and done are zero.
        """
        self._check_begun()
        ended = self._loops.rollout_games(
            self.states,
            self.games,
            steps,
            self._players,
            self._options,
            self._chances,
            self._chance,
            self._seats,
            self._ends,
            self._points,
            self._ties,
            self._out,
        )
        self.buffers.rewards[...] = 0
        self.buffers.done[...] = 0
        self._write()
        return int(ended)
