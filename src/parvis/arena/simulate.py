"""Many games, in this process or in several; the results are the same."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from parvis import bots
from parvis.arena.match import Match, Outcome, play_game
from parvis.arena.report import Report, report
from parvis.engine import registry

GamesDone = Callable[[int], None]
CHUNKS = 40  # parts of the work per process: enough for a smooth progress bar and for processes to end together


def simulate(match: Match, games: int, jobs: int = 1, progress: GamesDone | None = None) -> Report:
    """Play that many games of a match in `jobs` processes. `progress` is called with how many games are done.

    The report's seconds are those of playing: where the rules have to be compiled first, call `parvis.bots.fastest`
    before, or they count.
    """
    bots.fastest(registry.find(match.game))
    began = time.perf_counter()
    size = max(1, games // (jobs * CHUNKS))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    played = in_processes(match, chunks, jobs) if jobs > 1 else (play_games(match, chunk) for chunk in chunks)
    outcomes: list[Outcome] = []
    for part in played:
        outcomes += part
        if progress:
            progress(len(outcomes))
    return report(match, outcomes, time.perf_counter() - began)


def play_games(match: Match, numbers: range) -> list[Outcome]:
    """Play these games of a match, one after the other."""
    core = bots.fastest(registry.find(match.game))
    return [play_game(core, match, number) for number in numbers]


def in_processes(match: Match, chunks: list[range], jobs: int) -> Iterator[list[Outcome]]:
    """Play every chunk in one of several processes; yields results in order. An interrupt ends the processes."""
    with ProcessPoolExecutor(min(jobs, len(chunks)), multiprocessing.get_context("spawn")) as pool:
        with interrupts_kept_back():
            futures = [pool.submit(play_games, match, chunk) for chunk in chunks]
        try:
            for future in futures:
                yield future.result()
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise


@contextmanager
def interrupts_kept_back() -> Iterator[None]:
    """Processes started in this block never hear Ctrl-C: whoever started them ends them, without their tracebacks."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
