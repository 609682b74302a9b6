"""Who plays the games of a training: threads of this computer, or the workers of a Ray cluster."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from parvis.arena import cluster
from parvis.learning.games import Numbers, Work, play


class Hands(Protocol):
    """Does several pieces of work."""

    def play(self, works: Sequence[Work]) -> list[Numbers]:
        """The lines of each, in order."""

    def close(self) -> None:
        """Let everybody go."""


class Threads:
    """So many threads play at a time; the core releases the interpreter lock."""

    def __init__(self, jobs: int) -> None:
        self.executor = ThreadPoolExecutor(jobs)

    def play(self, works: Sequence[Work]) -> list[Numbers]:
        """The lines of each, in order."""
        return list(self.executor.map(play, works))

    def close(self) -> None:
        """End the threads when they are done."""
        self.executor.shutdown(cancel_futures=True)


class Workers:
    """The workers of a Ray cluster play; a task whose worker died is done again."""

    def __init__(self, address: str, jobs: int) -> None:
        """As `parvis.arena.cluster.Connection`. Raises GameError."""
        self.connection = cluster.Connection(address, jobs)
        self.task = self.connection.task(play)

    def play(self, works: Sequence[Work]) -> list[Numbers]:
        """The lines of each, in order."""
        return self.connection.get([self.task.remote(work) for work in works])

    def close(self) -> None:
        """Leave the cluster; a local one ends."""
        self.connection.close()
