"""Connections among several processes: each takes as many as the others, and none waits for one that takes none."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from parvis.web.server.accepting import MOMENT, EvenServer, counts

PATIENCE = 20.0


class Taken(asyncio.Protocol):
    """A connection of one of the processes, as long as it stays."""

    def __init__(self, mine: set[asyncio.BaseTransport]) -> None:
        self.mine = mine

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.mine.add(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.mine.discard(self.transport)


class Processes:
    """Some that share a listener, here in one loop."""

    def __init__(self, awake: int, asleep: int = 0) -> None:
        """`asleep`: those that hear nothing."""
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.connections: list[set[asyncio.BaseTransport]] = [set() for _ in range(awake)]
        everybody = counts(awake + asleep)
        self.servers = [
            EvenServer(self.listener.dup(), partial(Taken, mine), mine, everybody, place)
            for place, mine in enumerate(self.connections)
        ]

    @property
    def each(self) -> list[int]:
        """How many connections each has."""
        return [len(mine) for mine in self.connections]

    async def connect(self) -> socket.socket:
        """A new connection, once somebody has taken it."""
        before = sum(self.each)
        connection = socket.create_connection(self.listener.getsockname())
        await until(lambda: sum(self.each) > before)
        return connection


@asynccontextmanager
async def processes(awake: int, asleep: int = 0) -> AsyncIterator[Processes]:
    """Some that share a listener, until the end of the block."""
    found = Processes(awake, asleep)
    yield found
    for server in found.servers:
        server.close()
        server.listener.close()
    found.listener.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something to become so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(MOMENT)


def test_each_takes_as_many_as_the_others() -> None:
    async def run() -> None:
        async with processes(3) as three:
            open_ones = [await three.connect() for _ in range(30)]
            assert three.each == [10, 10, 10]
            for connection in open_ones:
                connection.close()

    asyncio.run(run())


def test_who_has_lost_connections_takes_the_next_ones() -> None:
    async def run() -> None:
        async with processes(2) as two:
            open_ones = [await two.connect() for _ in range(8)]
            for transport in tuple(two.connections[0]):
                transport.close()
            await until(lambda: two.each == [0, 4])
            open_ones += [await two.connect() for _ in range(4)]
            assert two.each == [4, 4]
            for connection in open_ones:
                connection.close()

    asyncio.run(run())


def test_nobody_waits_for_a_process_that_takes_none() -> None:
    async def run() -> None:
        async with processes(1, asleep=1) as one:
            open_ones = [await one.connect() for _ in range(5)]
            assert one.each == [5]
            for connection in open_ones:
                connection.close()

    asyncio.run(run())


def test_a_closed_server_takes_none() -> None:
    async def run() -> None:
        async with processes(2) as two:
            two.servers[0].close()
            open_ones = [await two.connect() for _ in range(5)]
            assert two.each == [0, 5]
            for connection in open_ones:
                connection.close()

    asyncio.run(run())
