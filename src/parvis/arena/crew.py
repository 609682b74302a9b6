"""Those who play the games of a series: this thread, threads, or processes (`parvis.arena.cluster`: other computers).

Compiled loops release the interpreter lock, so bots that think inside the core for a while scale with threads, which
share one warm core. Bots that are done in microseconds spend most of their time in Python, where one thread keeps
another waiting; processes scale for them, each of which has to load the rules first. Who plays never changes the games.
"""

import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from threading import Event
from typing import Protocol

from parvis.arena.series import Played, Series, play_games
from parvis.arena.simulate import interrupts_kept_back
from parvis.engine.contract import GameError


@dataclass(frozen=True)
class Block:
    """Games that were played one after the other, and how long that took."""

    games: list[Played]
    seconds: float


class Crew(Protocol):
    """Plays blocks of games."""

    places: int
    """How many blocks it plays at a time."""

    @property
    def waiting(self) -> int:
        """How many blocks it was given and has not handed back."""

    def submit(self, numbers: Sequence[int]) -> None:
        """Have these games of the series played."""

    def collect(self) -> list[Block]:
        """Blocks that are done; waits for one, but not much longer than a second. Raises what playing raised."""

    def close(self) -> None:
        """Let everybody go, at once; blocks that are not handed back are lost."""


def play_block(series: Series, numbers: Sequence[int], stop: Event | None = None) -> Block:
    """Play these games and take the time."""
    began = time.perf_counter()
    games = play_games(series, numbers, stop.is_set) if stop else play_games(series, numbers)
    return Block(games, time.perf_counter() - began)


class Alone:
    """This thread plays."""

    places = 1

    def __init__(self, series: Series) -> None:
        self.series = series
        self.blocks: list[Sequence[int]] = []

    @property
    def waiting(self) -> int:
        """Blocks that are still to be played."""
        return len(self.blocks)

    def submit(self, numbers: Sequence[int]) -> None:
        """Note the block."""
        self.blocks.append(numbers)

    def collect(self) -> list[Block]:
        """Play the oldest block."""
        return [play_block(self.series, self.blocks.pop(0))]

    def close(self) -> None:
        """Nobody is to let go."""


class Pool:
    """Threads or processes play."""

    def __init__(self, series: Series, executor: Executor, places: int, stop: Event | None) -> None:
        self.series = series
        self.executor = executor
        self.places = places
        self.stop = stop
        """Ends the games of threads; processes are terminated."""
        self.futures: set[Future[Block]] = set()

    @property
    def waiting(self) -> int:
        """Blocks that are not handed back."""
        return len(self.futures)

    def submit(self, numbers: Sequence[int]) -> None:
        """Queue the block."""
        with interrupts_kept_back():
            self.futures.add(self.executor.submit(play_block, self.series, numbers, self.stop))

    def collect(self) -> list[Block]:
        """What is done by now."""
        done, self.futures = wait(self.futures, timeout=1, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool:
            raise GameError("a process that played was ended from outside; the same command goes on") from None

    def close(self) -> None:
        """Stop threads at their next decision, end processes."""
        if self.stop:
            self.stop.set()
        elif self.futures:
            for process in multiprocessing.active_children():
                process.terminate()
        self.executor.shutdown(wait=True, cancel_futures=True)


def threads(series: Series, jobs: int) -> Pool:
    """A crew of threads in this process."""
    return Pool(series, ThreadPoolExecutor(jobs), jobs, Event())


def processes(series: Series, jobs: int) -> Pool:
    """A crew of processes."""
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    return Pool(series, executor, jobs, None)
