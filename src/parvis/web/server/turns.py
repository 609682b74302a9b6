"""In which order requests are answered where only a few are at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class Turns:
    """Places that are given to who waits, whoever can wait least first. Everything here is called in one loop."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.line: list[tuple[float, int, asyncio.Future[None]]] = []
        """Those who wait: until when they can, in which order they came, and what tells them that it is their turn."""
        self.numbers = count()

    @asynccontextmanager
    async def turn(self, patience: float) -> AsyncIterator[None]:
        """Within this block a request has a place. Those that come up to `patience` seconds later may go before it."""
        if self.free > 0:
            self.free -= 1
        else:
            await self.in_line(patience)
        try:
            yield
        finally:
            self.go_on()

    async def in_line(self, patience: float) -> None:
        """Wait for a place. One that was given at the very moment when its request went away goes to the next."""
        loop = asyncio.get_running_loop()
        called = loop.create_future()
        heappush(self.line, (loop.time() + patience, next(self.numbers), called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.go_on()
            raise

    def go_on(self) -> None:
        """Give a place that has become free to the next who still waits."""
        while self.line:
            *_, called = heappop(self.line)
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
