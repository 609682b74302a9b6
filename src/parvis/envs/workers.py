"""Threads that share the work of one call into the core, whoever copies, pickles or forks what they work for."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any


class Workers:
    """Threads that begin when there is work. A copy has threads of its own, and so has a forked child."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def each(self, job: Callable[..., int], games: int, scratches: list[Any]) -> int:
        """Do `job(first, n, scratch)` with all games, a share for each thread; the sum of what it returns."""
        if self.threads == 1:
            return int(job(0, games, scratches[0]))
        pool = self._ready()
        bounds = [games * k // self.threads for k in range(self.threads + 1)]
        parts = [
            pool.submit(job, first, end - first, scratch)
            for first, end, scratch in zip(bounds, bounds[1:], scratches, strict=False)
        ]
        return sum(int(part.result()) for part in parts)

    def _ready(self) -> ThreadPoolExecutor:
        """The threads of this process: those of a parent are not in a child that was forked."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self.threads, "parvis"), os.getpid()
        return self._pool

    def close(self) -> None:
        """End the threads, if there are any; more work begins others."""
        if self._pool is not None and self._process == os.getpid():
            self._pool.shutdown()
        self._pool = None

    def __deepcopy__(self, memo: Any) -> "Workers":
        return Workers(self.threads)

    def __reduce__(self) -> tuple[Any, ...]:
        return Workers, (self.threads,)
