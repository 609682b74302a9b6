"""Crowds that keep a site waiting, and visitors who come meanwhile.

Each of a crowd opens a connection, does its slow thing, and comes back as soon as it is thrown out.
"""

import asyncio
import socket
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from random import Random
from threading import Thread

from tools.faults.fronts import NAME, PROXIES, Front, direct
from tools.faults.visits import BROKEN, Outcomes
from tools.site import HOST, Site

VISITORS = 8
SETTLED = 1.0
"""Seconds that a crowd is there before anybody else comes."""
SOON = 1.0
"""Seconds within which a visitor's page should be there."""
DRIP = 1.0
"""Seconds between two bytes."""
FILES = 8
"""What somebody who reads slowly asks for at once."""
NARROW = 4096
"""Bytes that somebody who reads slowly takes in before they are wanted."""

LARGE = "/static/vendor/eb-garamond-5.3.0/eb-garamond-latin-ext-600-normal.woff2"


def request(line: str, *headers: str) -> bytes:
    """The head of a request, in bytes."""
    return "\r\n".join([f"{line} HTTP/1.1", f"Host: {NAME}", *headers, "", ""]).encode()


async def slow_head(reader: StreamReader, writer: StreamWriter) -> None:
    """A head that never ends."""
    writer.write(request("GET /")[:-2])
    while not reader.at_eof() and not writer.is_closing():
        await asyncio.sleep(DRIP)
        writer.write(b"X: y\r\n")
        await writer.drain()


async def slow_body(reader: StreamReader, writer: StreamWriter) -> None:
    """A body that comes byte by byte."""
    writer.write(request("POST /tables/upload", "Content-Length: 900000") + b"x")
    while not reader.at_eof() and not writer.is_closing():
        await asyncio.sleep(DRIP)
        writer.write(b"x")
        await writer.drain()


async def slow_reader(reader: StreamReader, writer: StreamWriter) -> None:
    """Many answers are asked for and hardly read."""
    for _ in range(FILES):
        writer.write(request(f"GET {LARGE}"))
    while await reader.read(1):
        await asyncio.sleep(DRIP)


async def stream(reader: StreamReader, writer: StreamWriter) -> None:
    """A stream of events, not read any further than its beginning."""
    writer.write(request("GET /events?on=tables"))
    await reader.read(1)
    while not writer.is_closing():
        await asyncio.sleep(DRIP)


KINDS: dict[str, Callable[[StreamReader, StreamWriter], Awaitable[None]]] = {
    "slow heads": slow_head,
    "slow bodies": slow_body,
    "slow readers": slow_reader,
    "streams": stream,
}


class Crowd:
    """A crowd of requests of one kind at once, from some addresses of this computer in turn."""

    def __init__(self, front: Front, kind: str, size: int, sources: int = 4) -> None:
        self.front = front
        self.kind = kind
        self.size = size
        self.sources = sources
        self.opened = 0
        """Connections, those of who came again included."""
        self.loop = asyncio.new_event_loop()

    async def one(self, number: int) -> None:
        """Somebody who comes again and again."""
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await self.connected(f"127.0.1.{1 + number % self.sources}")
                self.opened += 1
                try:
                    await KINDS[self.kind](reader, writer)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.2)

    async def connected(self, source: str) -> tuple[StreamReader, StreamWriter]:
        """A connection from that address, which takes little in."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        made.setblocking(False)
        made.bind((source, 0))
        try:
            await self.loop.sock_connect(made, (HOST, self.front.port))
            name = NAME if self.front.is_tls else None
            return await asyncio.open_connection(sock=made, limit=NARROW, ssl=self.front.tls, server_hostname=name)
        except BaseException:
            made.close()
            raise

    def run(self) -> None:
        """Run the crowd in the loop of its thread."""
        asyncio.set_event_loop(self.loop)
        self.all = asyncio.gather(*(self.loop.create_task(self.one(number)) for number in range(self.size)))
        with suppress(asyncio.CancelledError):
            self.loop.run_until_complete(self.all)
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    def __enter__(self) -> "Crowd":
        self.thread = Thread(target=self.run)
        self.thread.start()
        end = time.monotonic() + 10
        while self.opened < self.size and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(SETTLED)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.all.cancel)
        self.thread.join()


def visit(front: Front, path: str = "/", timeout: float = 10.0) -> tuple[int, float]:
    """Status of a page, 0 where nothing comes back, and seconds until it was there; over a connection of its own."""
    began = time.monotonic()
    tls = front.tls
    kind = partial(HTTPSConnection, context=tls) if tls else HTTPConnection
    connection = kind(NAME, front.port, timeout=timeout)
    try:
        connection.request("GET", path, headers={"Host": NAME})  # as where ports are the usual ones
        answer = connection.getresponse()
        answer.read()
        return answer.status, time.monotonic() - began
    except (OSError, HTTPException):
        return 0, time.monotonic() - began
    finally:
        connection.close()


def crowded(size: int, times: int, front: Front) -> Iterator[str]:
    """What becomes of visitors while a crowd of each kind is there."""
    for kind in KINDS:
        with Crowd(front, kind, size):
            for status, seconds in (one for _ in range(times) for one in visits(front)):
                soon = status == 200 and seconds < SOON
                yield (
                    f"served within a second, {front.name}"
                    if soon
                    else f"{BROKEN}{front.name}, {kind}: {status}, {seconds:.1f} s"
                )


def crowds(random: Random, folder: Path, times: int) -> Outcomes:
    """Crowds that send or read slowly, at the site itself and at each documented proxy."""
    with ExitStack() as all_of_them:
        site = all_of_them.enter_context(Site(folder / "data", club=True, address=f"https://{NAME}"))
        fronts = [
            direct(site),
            *(all_of_them.enter_context(proxy(site, folder / name)) for name, proxy in PROXIES.items()),
        ]
        visits(fronts[0])  # the first page takes longer
        for front in fronts:
            yield from crowded(230, times, front)
        yield from ["logged without a traceback"] if not site.tracebacks else [f"{BROKEN}{site.tracebacks} tracebacks"]


def visits(front: Front, number: int = VISITORS) -> list[tuple[int, float]]:
    """One visitor after the other."""
    return [visit(front) for _ in range(number)]
