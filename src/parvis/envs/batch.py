"""Thousands of games in one array, stepped together: observations, masks and rewards go into the caller's buffers."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.chance import chance
from parvis.engine.play import check_legal
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs.buffers import Buffers, Scratch
from parvis.envs.rewards import rewards
from parvis.envs.saved import check_saved, restore, saved_of
from parvis.envs.setting import DTYPE, MASK, Setting, count_of, seed_of
from parvis.envs.worded import Worded
from parvis.envs.workers import Workers

Job = Callable[[int, int, Scratch], int]
"""Does something with so many games from the first one on."""


class BatchEnv(Worded):
    """Games side by side. Nature plays inside the core, with a generator for each game; games that end start again.

    Where several seats decide together, they do so in seat order, and none knows what the others have chosen.
    """

    def __init__(
        self,
        game: str = "notre-dame",
        players: int = 4,
        games: int = 1024,
        *,
        seed: int | None = None,
        reward: str = "win",
        threads: int = 1,
        packed: bool = False,
        observations: npt.NDArray[Any] | None = None,
        masks: npt.NDArray[Any] | None = None,
        seats: npt.NDArray[Any] | None = None,
        rewards: npt.NDArray[Any] | None = None,
        done: npt.NDArray[Any] | None = None,
        catalogue_version: str | None = None,
        observation_version: str | None = None,
        **options: Any,
    ) -> None:
        """Buffers that are not given are created. Nothing is written before `reset`. `seed` None: another one each
        time, which `np_random_seed` tells; `packed`: masks are bits, eight decisions in a byte, as
        `np.unpackbits(masks, axis=1, count=env.decisions, bitorder="little")` reads them. Raises GameError, also if an
        expected version differs.
        """
        self.setting = Setting.of(game, players, reward, options, catalogue_version, observation_version)
        made_for = self.setting.versions()
        self.catalogue_version, self.observation_version = (
            made_for["catalogue_version"],
            made_for["observation_version"],
        )
        self.games, self.players = count_of("games", games), self.setting.players
        threads = min(count_of("threads", threads), self.games)
        self.decisions = len(self.setting.game.catalogue)
        self.size = self.setting.game.observation.size
        self._across = -(-self.decisions // 8) if packed else self.decisions
        shapes = {
            "observations": (games, self.size),
            "masks": (games, self._across),
            "seats": (games,),
            "rewards": (games, self.players),
            "done": (games,),
        }
        self.buffers = Buffers(
            np.zeros(shapes["observations"], DTYPE) if observations is None else observations,
            np.zeros(shapes["masks"], np.uint8 if packed else MASK) if masks is None else masks,
            np.zeros(games, np.int64) if seats is None else seats,
            np.zeros((games, self.players), np.float32) if rewards is None else rewards,
            np.zeros(games, np.bool_) if done is None else done,
        )
        self.buffers.check(shapes)
        if packed and self.buffers.masks.dtype != np.uint8:
            raise GameError(f"packed masks are of type uint8, not {self.buffers.masks.dtype}")
        smallest, largest = self.setting.limits()
        fits_bytes = self.setting.game.observation.fits_bytes
        self.buffers.check_numbers(int(smallest.min()), int(largest.max()), fits_bytes)
        self.core, self._loops = self.setting.ready()
        self._make_scratch(threads)
        self._seed_with(seed)

    def _make_scratch(self, threads: int) -> None:
        core, games = self.core, self.games
        self.states = core.batch(games)
        self._players = core.buffer([self.players, self.setting.game.ruling])
        self._options = core.buffer(list(self.setting.options))
        self._seats, self._ends = core.buffer(games), core.buffer(games)
        self._opened = core.shorts(games * (self.decisions + 1))
        self._results = core.buffer(2 * games * self.players)
        self._scratches = [Scratch(core, self.players, self.buffers) for _ in range(threads)]
        self._workers = Workers(threads)

    def _seed_with(self, seed: int | None) -> None:
        self.np_random_seed = seed_of(seed)
        seeds = np.random.SeedSequence(self.np_random_seed).generate_state(self.games + 1, np.uint64)
        self._chances = self.core.buffer([word for number in seeds[:-1] for word in chance(int(number))])
        self._picking = self.core.buffer(chance(int(seeds[-1])))
        self._begun = False

    def _each(self, job: Job) -> int:
        """Do a job with all games, in as many threads as there are; the sum of what it returns."""
        return self._workers.each(partial(in_portions, job), self.games, self._scratches)

    def reset(self, seed: int | None = None) -> Buffers:
        """New games everywhere; what each draws follows from the seed and its place."""
        if seed is not None:
            self._seed_with(seed)
        self._ends[:] = self.core.buffer(self.games)
        self._each(self._begin)
        self._begun = True
        self._show_all()
        return self.buffers

    def _begin(self, first: int, n: int, scratch: Scratch) -> int:
        self._loops.begin_games(
            self.states, first, n, self.decisions, self._players, self._options, self._chances, self._seats,
            self._opened, scratch.chance, scratch.out,
        )  # fmt: skip
        return 0

    def _show_all(self) -> None:
        """Everything as it is now; nothing has ended."""
        self.buffers.rewards[...] = 0
        self.buffers.done[...] = 0
        self._each(self._show)
        self.buffers.seats[...] = self._seats

    def _show(self, first: int, n: int, scratch: Scratch) -> int:
        self._loops.show_games(
            self.states, first, n, self.decisions, self.size, self._seats, self._opened,
            *scratch.rows(first, n), self._across,
        )  # fmt: skip
        return 0

    def step(self, decisions: Sequence[int] | npt.NDArray[Any]) -> Buffers:
        """One decision in every game. Raises IllegalDecision for the first that is not legal; nothing changes then."""
        self.check_begun("step")
        if np.shape(decisions) != (self.games,):
            raise GameError(f"{self.games} games need as many decisions, not the shape {np.shape(decisions)}")
        numbers = np.asarray(decisions)
        if numbers.dtype.kind not in "iu":
            raise GameError(f"decisions are whole numbers, not of type {numbers.dtype}")
        made = self.core.buffer(self.games)
        self.core.write(made, numbers.astype(np.int64))  # what is too large for that becomes negative
        wrong = int(self._loops.first_illegal(self.games, self.decisions, self._opened, made))
        if wrong >= 0:
            self._refuse(wrong, int(numbers[wrong]))

        def step(first: int, n: int, scratch: Scratch) -> int:
            ended: int = self._loops.step_games(
                self.states, first, n, self.decisions, self.size, self._players, self._options, self._chances,
                self._seats, self._opened, self._ends, self._results, made, scratch.chance, scratch.points,
                scratch.ties, scratch.out, *scratch.rows(first, n), self._across,
            )  # fmt: skip
            return ended

        before = np.array(self._ends)
        ended = self._each(step)
        done = np.asarray(self._ends) != before
        self.buffers.rewards[...] = 0
        self.buffers.done[...] = done
        self.buffers.seats[...] = self._seats
        if ended:
            self._reward(np.flatnonzero(done))
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

    def check_begun(self, what: str) -> None:
        """Raise GameError before the first games."""
        if not self._begun:
            raise GameError(f"call reset before {what}")

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal decision for every game."""
        self.check_begun("sample")
        picked = self.core.buffer(self.games)
        self._loops.pick_all(self.games, self.decisions, self._opened, self._picking, picked)
        return np.asarray(picked)

    def rollout(self, steps: int) -> int:
        """Make `steps` random decisions in every game, all inside the core; returns how many games ended on the way.

        The buffers show the games as they are afterwards; rewards and done are zero. Raises GameError.
        """
        self.check_begun("rollout")
        steps = count_of("steps", steps, 0)

        def roll(first: int, n: int, scratch: Scratch) -> int:
            ended: int = self._loops.rollout_games(
                self.states, first, n, self.decisions, steps, self._players, self._options, self._chances, self._seats,
                self._opened, self._ends, scratch.chance, scratch.points, scratch.ties, scratch.out,
            )  # fmt: skip
            return ended

        ended = self._each(roll)
        self._show_all()
        return ended

    def state(self) -> dict[str, Any]:
        """All that the batch goes on from, its generators included, as arrays and texts; they can be pickled."""
        self.check_begun("state")
        arrays = {"chances": self._chances, "picking": self._picking, "ends": self._ends}
        return saved_of(self.setting, self.core, self.states, arrays)

    def load(self, saved: Mapping[str, Any]) -> Buffers:
        """Go on from where `state` was called, here or in another batch of the same game, players, options and size.

        Rewards and done are zero then. Raises GameError for anything else.
        """
        arrays = {"chances": self._chances, "picking": self._picking, "ends": self._ends}
        check_saved(self.setting, saved, self.games, arrays)
        restore(self.core, self.states, saved)
        for name, buffer in arrays.items():
            self.core.write(buffer, saved[name])
        self._each(self._ask)
        self._begun = True
        self._show_all()
        return self.buffers

    def _ask(self, first: int, n: int, scratch: Scratch) -> int:
        self._loops.ask_games(self.states, first, n, self.decisions, self._seats, self._opened, scratch.out)
        return 0

    def close(self) -> None:
        """End the threads, if there are any."""
        self._workers.close()


def in_portions(job: Job, first: int, n: int, scratch: Scratch) -> int:
    """Do a job with as many games at once as can be written; the sum of what it returns."""
    result = 0
    for begin in range(first, first + n, scratch.most):
        count = min(scratch.most, first + n - begin)
        result += job(begin, count, scratch)
        scratch.observations.give(begin, count)
        scratch.masks.give(begin, count)
    return result
