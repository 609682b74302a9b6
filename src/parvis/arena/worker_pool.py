"""Worker pools that play the games of a series: this thread, threads, or processes (`parvis.arena.cluster`: Ray).

Compiled loops release the interpreter lock, so bots that think inside the core for a while scale with threads, which
share one warm core. Bots that are done in microseconds spend most of their time in Python, where one thread keeps
another waiting; processes scale for them, each of which has to load the rules first. The games are the same.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from typing import Protocol

from parvis.arena.outcomes import Outcomes
from parvis.arena.series import Series, play_games
from parvis.engine.refusals import Refusal


@dataclass(frozen=True)
class PlayedChunk:
    """Games that were played one after the other, and how long that took."""

    games: Outcomes
    seconds: float


class WorkerPool(Protocol):
    """A pool that plays chunks of games; one of several kinds."""

    workers: int
    """How many chunks it plays at a time."""

    @property
    def waiting(self) -> int:
        """How many chunks it was given and has not returned."""

    def submit(self, numbers: Sequence[int]) -> None:
        """Have these games of the series played."""

    def collect(self) -> list[PlayedChunk]:
        """Chunks that are done; waits for one, but not much longer than a second. Raises what playing raised."""

    def close(self) -> None:
        """Release the workers at once; chunks that are not returned are lost."""


def play_chunk(series: Series, numbers: Sequence[int], stop: Event | None = None) -> PlayedChunk:
    """Play these games and take the time."""
    began = time.perf_counter()
    games = play_games(series, numbers, stop.is_set) if stop else play_games(series, numbers)
    return PlayedChunk(games, time.perf_counter() - began)


class SerialPool:
    """A pool that plays each chunk in the thread that collects it."""

    workers = 1

    def __init__(self, series: Series) -> None:
        self.series = series
        self.chunks: list[Sequence[int]] = []

    @property
    def waiting(self) -> int:
        """Chunks that are still to be played."""
        return len(self.chunks)

    def submit(self, numbers: Sequence[int]) -> None:
        """Note a chunk of game numbers, to be played when it is collected."""
        self.chunks.append(numbers)

    def collect(self) -> list[PlayedChunk]:
        """Play the oldest noted chunk; returns it alone."""
        return [play_chunk(self.series, self.chunks.pop(0))]

    def close(self) -> None:
        """Do nothing: a serial pool holds no resources."""


class ExecutorPool:
    """Threads or processes play."""

    def __init__(self, series: Series, executor: Executor, workers: int, stop: Event | None) -> None:
        self.series = series
        self.executor = executor
        self.workers = workers
        self.stop = stop
        """Ends the games of threads; processes are terminated."""
        self.futures: set[Future[PlayedChunk]] = set()

    @property
    def waiting(self) -> int:
        """Chunks that are not returned."""
        return len(self.futures)

    def submit(self, numbers: Sequence[int]) -> None:
        """Queue a chunk of game numbers for the workers."""
        with interrupts_kept_back():
            self.futures.add(self.executor.submit(play_chunk, self.series, numbers, self.stop))

    def collect(self) -> list[PlayedChunk]:
        """Chunks that have been played by now; waits for one for up to a second."""
        done, self.futures = wait(self.futures, timeout=1, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool:
            raise Refusal("worker-killed") from None

    def close(self) -> None:
        """Stop threads at their next decision, end processes."""
        if self.stop:
            self.stop.set()
        elif self.futures:
            for process in multiprocessing.active_children():
                process.terminate()
        self.executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def interrupts_kept_back() -> Iterator[None]:
    """Processes started in this block never hear Ctrl-C: whoever started them ends them, without their tracebacks."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """From now on this process ends with the one that started it, even if that is killed."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()


def threads(series: Series, jobs: int) -> ExecutorPool:
    """A pool of threads in this process."""
    return ExecutorPool(series, ThreadPoolExecutor(jobs), jobs, Event())


def processes(series: Series, jobs: int) -> ExecutorPool:
    """Open a pool of processes with `jobs` workers."""
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), end_with_parent)
    return ExecutorPool(series, executor, jobs, None)
