"""Cables that can be cut: to a site, and to a PostgreSQL server through a TCP port, as to another machine."""

import socket
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from types import TracebackType
from typing import Self

from tools.postgres import NAME, Server
from tools.site import HOST

AT_ONCE = 65536
"""Bytes that are passed on at once."""


class Wire:
    """What leads to whoever listens at a port of this computer, until the end of a block."""

    def __init__(self, port: int = 0) -> None:
        self.leads_to = port
        self.whole = Event()
        self.whole.set()
        self.listener = socket.create_server((HOST, 0))
        self.port = self.listener.getsockname()[1]
        self.ends: list[socket.socket] = []
        """The ends of all that went through since it was cut last."""

    def opened(self) -> socket.socket:
        """Open a connection to where it leads."""
        return socket.create_connection((HOST, self.leads_to))

    def __enter__(self) -> Self:
        Thread(target=self.lead, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.listener.close()

    def lead(self) -> None:
        """Lead everybody who comes to the server."""
        with suppress(OSError):
            while True:
                here, _ = self.listener.accept()
                far = self.opened()
                self.ends += [here, far]
                for one, other in ((here, far), (far, here)):
                    Thread(target=self.pass_on, args=[one, other], daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        """Pass on what one says to the other, until one of them has gone; nothing while the cable is cut."""
        with suppress(OSError):
            while told := one.recv(AT_ONCE):
                self.whole.wait()
                other.sendall(told)
        hang_up([one, other])

    def snap(self) -> None:
        """Cut off all that is under way, wherever it is; new connections come through."""
        ends, self.ends = self.ends, []
        hang_up(ends)

    @contextmanager
    def cut(self, seconds: float) -> Iterator[None]:
        """Within this block, and for so long at least, nothing comes through; what was said comes afterwards."""
        ends = time.monotonic() + seconds
        self.whole.clear()
        yield
        time.sleep(max(0.0, ends - time.monotonic()))
        self.whole.set()


class Cable(Wire):
    """What leads to a PostgreSQL server."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.url = f"postgresql://{NAME}@{HOST}:{self.port}/{NAME}?sslmode=disable"

    def opened(self) -> socket.socket:
        """Open a connection to the server, at its own socket."""
        made = socket.socket(socket.AF_UNIX)
        made.connect(f"{self.server.folder}/.s.PGSQL.5432")
        return made


def hang_up(ends: Iterable[socket.socket]) -> None:
    """Let nothing more through these."""
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
