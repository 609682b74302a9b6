"""Which of several processes takes the next connection: one that has no more than any other.

Connections stay, those of a proxy for hours. If whoever is awake first took them, one process would be asked twice as
much as another from then on.
"""

import asyncio
import mmap
import socket
from collections.abc import Callable, Sized
from contextlib import suppress

MOMENT = 0.003
"""Seconds for which a process leaves a connection to others that have fewer."""
FULL = 1.0
"""Seconds until another try where this computer can open no more connections."""

Counts = memoryview
"""How many connections each process has, by its place, in memory that they share."""


def counts(processes: int) -> Counts:
    """Counts for so many processes that are still to be forked."""
    return memoryview(mmap.mmap(-1, 8 * processes)).cast("q")


class EvenServer:
    """Takes connections from a listener that others listen to as well."""

    def __init__(
        self,
        listener: socket.socket,
        protocol: Callable[[], asyncio.BaseProtocol],
        connections: Sized,
        everybody: Counts,
        place: int,
    ) -> None:
        """`connections`: those that this process has now; `everybody`: counts, in which its own stands at `place`."""
        self.listener = listener
        self.protocol = protocol
        self.connections = connections
        self.everybody = everybody
        self.place = place
        self.loop = asyncio.get_running_loop()
        self.beginning: set[asyncio.Task[None]] = set()
        """Connections that were taken and are not counted yet."""
        self.wait: asyncio.TimerHandle | None = None
        """The end of what it waits for."""
        listener.setblocking(False)
        self.count()
        self.listen()

    def count(self) -> int:
        """Tell the others how many connections this process has."""
        self.everybody[self.place] = found = len(self.connections) + len(self.beginning)
        return found

    def listen(self) -> None:
        """Hear of connections that may be taken."""
        self.loop.add_reader(self.listener.fileno(), self.consider)

    def pause(self, seconds: float, then: Callable[[], None]) -> None:
        """Hear of none for a while."""
        self.loop.remove_reader(self.listener.fileno())
        self.wait = self.loop.call_later(seconds, then)

    def consider(self) -> None:
        """Take a connection, or leave it to others for a moment."""
        if self.count() <= min(self.everybody):
            self.take()
        else:
            self.pause(MOMENT, self.take_what_is_left)

    def take_what_is_left(self) -> None:
        """Take the connection that nobody else has taken, if so, and hear of others."""
        self.listen()
        self.take()

    def take(self) -> None:
        """Take one connection, if one is there."""
        try:
            connected, _ = self.listener.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return
        except OSError:  # as many files are open as may be
            self.pause(FULL, self.listen)
            return
        connected.setblocking(False)
        task = self.loop.create_task(self.begin(connected))
        self.beginning.add(task)
        task.add_done_callback(self.beginning.discard)

    async def begin(self, connected: socket.socket) -> None:
        """Let a connection be answered, unless it is gone already."""
        with suppress(OSError):
            await self.loop.connect_accepted_socket(self.protocol, connected)

    def close(self) -> None:
        """Take no more connections; those that were taken stay."""
        self.loop.remove_reader(self.listener.fileno())
        if self.wait:
            self.wait.cancel()

    async def wait_closed(self) -> None:
        """Nothing to wait for: `close` needs no time."""
