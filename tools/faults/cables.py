"""A cable to a PostgreSQL server, which can be cut: through a TCP port, as to another machine."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from types import TracebackType
from typing import Self

from tools.postgres import NAME, Server
from tools.site import HOST

AT_ONCE = 65536
"""Bytes that are passed on at once."""


class Cable:
    """What leads to a server, until the end of a block."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.whole = Event()
        self.whole.set()
        self.listener = socket.create_server((HOST, 0))
        self.url = f"postgresql://{NAME}@{HOST}:{self.listener.getsockname()[1]}/{NAME}?sslmode=disable"

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
                there = socket.socket(socket.AF_UNIX)
                there.connect(f"{self.server.folder}/.s.PGSQL.5432")
                for one, other in ((here, there), (there, here)):
                    Thread(target=self.pass_on, args=[one, other], daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        """Pass on what one says to the other, until one of them has gone; nothing while the cable is cut."""
        with suppress(OSError):
            while told := one.recv(AT_ONCE):
                self.whole.wait()
                other.sendall(told)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    @contextmanager
    def cut(self, seconds: float) -> Iterator[None]:
        """Within this block, and for so long at least, nothing comes through; what was said comes afterwards."""
        ends = time.monotonic() + seconds
        self.whole.clear()
        yield
        time.sleep(max(0.0, ends - time.monotonic()))
        self.whole.set()
