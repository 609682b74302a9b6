"""Whether the file of an SQLite database is sound: found out before it is served, or behind the pages if it is big."""

import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread

LOG = logging.getLogger(__name__)
LARGE = 200_000_000
"""Bytes from which on a database is checked behind the pages: it takes two seconds or more, a minute for several GB."""


def is_large(path: Path) -> bool:
    """Whether nobody is to wait until a database is checked."""
    return path.stat().st_size >= LARGE


def flaw(database: sqlite3.Connection) -> str | None:
    """What is damaged first; None where nothing is. Raises sqlite3.Error."""
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    return None if found == "ok" else str(found)


class Checker(Thread):
    """Checks a large database once, while the site is served, and says if it is damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="integrity", daemon=True)
        self.path = path
        self.stopped = Event()
        self.database: sqlite3.Connection | None = None

    def run(self) -> None:
        """Check it, but for what is written meanwhile. Pages are answered as before: SQLite itself does the work."""
        try:
            address = f"{self.path.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True, check_same_thread=False)) as self.database:
                found = flaw(self.database)
        except sqlite3.Error as error:
            found = str(error)
        if found and not self.stopped.is_set():
            LOG.error("%s is damaged: %s; end the site, and put a copy back", self.path, found)

    def stop(self) -> None:
        """Leave it unfinished: the next start checks again."""
        self.stopped.set()
        with suppress(sqlite3.ProgrammingError):  # it has just been closed
            if self.database:
                self.database.interrupt()
