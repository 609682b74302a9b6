"""How many requests of one network are worked at together: whoever sends many at once waits behind their own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Shares:
    """A limit of requests at once for each network. Everything here is called in one loop."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.by_network: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """Of those that have requests now."""

    @asynccontextmanager
    async def of(self, network: str) -> AsyncIterator[None]:
        """Within this block a request has its network's share, for which it waits behind those that came before it."""
        share = self.by_network.setdefault(network, asyncio.Semaphore(self.each))
        async with share:
            yield
