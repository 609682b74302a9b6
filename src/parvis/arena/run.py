"""Playing a series into its folder: what is missing, and never the same game twice."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from parvis import bots
from parvis.arena.outcomes import Outcomes
from parvis.arena.results import Folder
from parvis.arena.series import Series
from parvis.arena.worker_pool import PlayedChunk, SerialPool, WorkerPool, play_chunk, processes, threads
from parvis.engine import registry

GamesDone = Callable[[int], None]
CHUNK_SECONDS = 0.5  # for a chunk of games: short enough for a smooth bar, long enough to be worth sending
KEEP = 2.0  # seconds after which finished games are written down
LARGEST = 1000  # games of a chunk
LIGHT = 0.0003  # seconds of thought for a decision below which threads would wait for each other (docs/arena.md)
SHORT = 10.0  # less work is not worth starting processes: each loads the rules, two seconds or so
KINDS = ("auto", "threads", "processes")


@dataclass(frozen=True)
class PoolSettings:
    """Which pool plays: one of that kind (of KINDS) with `jobs` workers, or what `open` returns."""

    jobs: int = 1
    kind: str = "auto"
    open: Callable[[Series], WorkerPool] | None = None


def run(folder: Folder, games: int, settings: PoolSettings, progress: GamesDone | None = None) -> None:
    """Play what is missing of games 0 to `games` - 1 of the folder's series.

    `progress` is called with how many are done. Whatever ends this early, a KeyboardInterrupt too: all that was
    finished is kept, and another call goes on.
    """
    missing = [number for number in range(games) if number not in folder.done]
    collector = Collector(folder, games - len(missing), progress)
    try:
        if settings.open is None and settings.jobs > 1 and missing:
            missing = missing[collector.take([play_chunk(folder.series, missing[:1])]) :]
        if missing:
            play(collector, missing, open_pool(folder.series, settings, collector.effort, len(missing)))
    finally:
        collector.keep()
    folder.merge()


class Collector:
    """Collects results and writes them down."""

    def __init__(self, folder: Folder, done: int, progress: GamesDone | None) -> None:
        self.folder = folder
        self.done = done
        self.progress = progress
        self.pending: list[Outcomes] = []
        self.kept = time.monotonic()
        self.effort = (0.0, 0.0)
        """Of the newest chunk: seconds for a game, and seconds of thought for a decision."""

    def take(self, chunks: Sequence[PlayedChunk]) -> int:
        """Take in these chunks; write down if it is time to. Returns how many games they have."""
        count = 0
        for chunk in chunks:
            self.pending.append(chunk.games)
            count += len(chunk.games)
            decisions, thought = int(chunk.games.decisions.sum()), float(chunk.games.seconds.sum())
            self.effort = (chunk.seconds / len(chunk.games), thought / max(1, decisions))
        if time.monotonic() - self.kept > KEEP:
            self.keep()
        self.done += count
        if self.progress:
            self.progress(self.done)
        return count

    def keep(self) -> None:
        """Write down what is not written yet."""
        pending, self.pending = self.pending, []
        if pending:
            self.folder.add(Outcomes.joined(pending))
        self.kept = time.monotonic()


def open_pool(series: Series, settings: PoolSettings, effort: tuple[float, float], games: int) -> WorkerPool:
    """A pool for that many games, chosen by the effort of a first one (see Collector)."""
    if settings.open:
        return settings.open(series)
    seconds, thought = effort
    compiled = bots.fastest(registry.find(series.game)).compiled
    if settings.jobs == 1 or (settings.kind == "auto" and seconds * games < SHORT and thought < LIGHT):
        return SerialPool(series)
    kind = settings.kind
    if kind == "auto":
        kind = "threads" if compiled and thought >= LIGHT else "processes"
    return {"threads": threads, "processes": processes}[kind](series, settings.jobs)


def play(collector: Collector, missing: list[int], pool: WorkerPool) -> None:
    """Have these games played."""
    size, given = 1, 0
    try:
        while given < len(missing) or pool.waiting:
            while given < len(missing) and pool.waiting < 2 * pool.workers:
                pool.submit(missing[given : given + size])
                given = min(given + size, len(missing))
            collector.take(pool.collect())
            even = (len(missing) - given) // (2 * pool.workers)
            size = max(1, min(int(CHUNK_SECONDS / max(collector.effort[0], 1e-6)), even, LARGEST))
    finally:
        pool.close()
