"""What plays the games of a training: threads of this computer, or the workers of a Ray cluster."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from parvis.arena import cluster
from parvis.learning.worker import Chunk, Numbers, play


class Executor(Protocol):
    """An executor plays chunks of games somewhere and returns what came of them."""

    def play(self, chunks: Sequence[Chunk]) -> list[Numbers]:
        """The samples of each, in order."""

    def close(self) -> None:
        """Release threads or workers."""


class ThreadExecutor:
    """`jobs` threads play at a time; the core releases the interpreter lock."""

    def __init__(self, jobs: int) -> None:
        self.executor = ThreadPoolExecutor(jobs)

    def play(self, chunks: Sequence[Chunk]) -> list[Numbers]:
        """The samples of each, in order."""
        return list(self.executor.map(play, chunks))

    def close(self) -> None:
        """End the threads when they are done."""
        self.executor.shutdown(cancel_futures=True)


class RayExecutor:
    """The workers of a Ray cluster play; a task whose worker died is run again."""

    def __init__(self, address: str, jobs: int) -> None:
        """Connect to a cluster as `parvis.arena.cluster.Connection` does. Raises GameError."""
        self.connection = cluster.Connection(address, jobs)
        self.task = self.connection.task(play)

    def play(self, chunks: Sequence[Chunk]) -> list[Numbers]:
        """The samples of each, in order."""
        return self.connection.get([self.task.remote(chunk) for chunk in chunks])

    def close(self) -> None:
        """Leave the cluster; a local one ends."""
        self.connection.close()
