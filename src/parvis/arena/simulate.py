"""Simulations: many games of a series in memory, in this process or in several; the results are the same."""

import time
from collections.abc import Callable

import numpy as np

from parvis import bots
from parvis.arena.outcomes import Outcomes
from parvis.arena.report import Report, report
from parvis.arena.series import Series
from parvis.arena.worker_pool import SerialPool, WorkerPool, processes
from parvis.engine import registry

GamesDone = Callable[[int], None]
CHUNKS = 25  # at most, per process: enough for a smooth progress bar and for processes to end together


def simulate(series: Series, games: int, jobs: int = 1, progress: GamesDone | None = None) -> Report:
    """Play the first games of a series in `jobs` processes. `progress` is called with how many games are done.

    The report's seconds are those of playing: where the rules have to be compiled first, call `parvis.bots.fastest`
    before, or they count.
    """
    bots.fastest(registry.find(series.game))
    began = time.perf_counter()
    size = -(-games // (jobs * CHUNKS))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    pool: WorkerPool = processes(series, min(jobs, len(chunks))) if jobs > 1 else SerialPool(series)
    try:
        outcomes = play(pool, chunks, progress)
    finally:
        pool.close()
    return report(series, outcomes, time.perf_counter() - began)


def play(pool: WorkerPool, chunks: list[range], progress: GamesDone | None) -> Outcomes:
    """Have these chunks played; how their games ended, in the order of their numbers."""
    parts: list[Outcomes] = []
    done = 0
    for chunk in chunks:
        pool.submit(chunk)
    while pool.waiting:
        for played in pool.collect():
            parts.append(played.games)
            done += len(played.games)
            if progress:
                progress(done)
    outcomes = Outcomes.joined(parts)
    return outcomes.picked(np.argsort(outcomes.numbers))
