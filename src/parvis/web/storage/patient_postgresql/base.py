"""PostgreSQL as Django has it, where no thread waits for ever for a server that is away or hangs.

A server that is stopped, or whose disk hangs, keeps its connections open, and libpq waits as long as they are. A few
threads answer all pages: each of them would be lost. What has not been answered in time is given up with its
connection, so that the server undoes what was under way. While the server is known to be away, one thread at a time
finds out whether it is back, and all others are told at once.
"""

import time
from threading import current_thread, main_thread
from typing import Any

import psycopg
from django.db.backends.postgresql import base
from psycopg import errors

ANSWERS = 12.0
"""Seconds in which a statement has to be answered. The server itself gives up waiting for a lock before that."""
REST = 1.0
"""Seconds for which a server that could not be reached is left alone."""
RECENT = 0.2
"""Seconds after its last use for which a connection is taken to work: no server is started again as quickly."""


class Reach:
    """Whether the server can be reached, as far as the threads of this process know."""

    def __init__(self) -> None:
        self.error = ""
        """Why not, the last time that somebody tried."""
        self.until = 0.0
        """For so long nobody else tries."""

    def check(self) -> None:
        """Raise OperationalError where it is known to be away; else whoever asks is the one who tries."""
        now = time.monotonic()
        if self.error and now < self.until:
            raise psycopg.OperationalError(self.error)
        self.until = now + ANSWERS

    def lost(self, error: Exception) -> None:
        """Note that the server could not be reached, so that nobody tries for a while."""
        self.error, self.until = str(error), time.monotonic() + REST

    def found(self) -> None:
        """Note that the server was reached."""
        self.error = ""


REACH = Reach()


class Connection(psycopg.Connection[Any]):
    """A connection that gives up a server which does not answer.

    The main thread is the one exception: it brings databases up to date and does what commands ask for, which may take
    long, and answers no pages.
    """

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """What the server answers. Raises OperationalError, and closes the connection, where that takes too long."""
        if timeout is None and current_thread() is not main_thread():
            timeout = ANSWERS
        try:
            return super().wait(gen, interval, timeout)
        except errors._WaitTimeout:
            self.close()
            error = psycopg.OperationalError(f"the server has not answered for {timeout:.0f} seconds")
            REACH.lost(error)
            raise error from None


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection as Django uses it, tried before a request only where it has rested."""

    used = 0.0
    """When the connection was used last, as `time.monotonic` says it."""
    health_check_done: bool
    """Whether it has been tried for the present request: Django's own."""

    def close_if_health_check_failed(self) -> None:
        """Close the connection where it has rested, and the server does not answer any more."""
        now = time.monotonic()
        self.health_check_done |= now - self.used < RECENT
        self.used = now
        super().close_if_health_check_failed()

    def get_new_connection(self, conn_params: dict[str, Any]) -> Connection:
        """Connect. Raises OperationalError, at once where the server is known to be away."""
        self.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
        REACH.check()
        try:
            made: Connection = Connection.connect(**conn_params)
        except psycopg.OperationalError as error:
            REACH.lost(error)
            raise
        REACH.found()
        return made
