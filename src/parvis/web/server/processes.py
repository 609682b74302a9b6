"""Several processes of a site on this computer: one looks after all others and starts again what has died.

They are forks of that one, in which all is loaded, and share its memory as far as they don't change it. It answers
nobody and has no threads. When it ends, however it does, so do they.
"""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from threading import Thread
from typing import NoReturn

from parvis.engine.refusals import GameError
from parvis.web.storage.databases import Settings, is_file

LOG = logging.getLogger(__name__)
AGAIN = 1.0
"""Seconds from one start of a process to the next at least."""
ENDING = 8.0
"""Seconds that processes have to end."""
Role = Callable[[], None]


def check(database: Settings) -> None:
    """Raise GameError where a site can't have several processes."""
    if is_file(database):
        raise GameError("several processes need a PostgreSQL database. Set DATABASE_URL")
    if not hasattr(os, "fork"):
        raise GameError("several processes need Linux or macOS")


class Family:
    """Processes, each with its role."""

    def __init__(self, roles: Sequence[Role]) -> None:
        self.roles = roles
        self.running: dict[int, int] = {}
        """Which of the roles a process has, by its number."""
        self.began: dict[int, float] = {}
        """When each role was taken last."""
        self.read, self.write = os.pipe()
        """Nothing is written: its reader learns when the writer is gone."""

    def look_after(self) -> NoReturn:
        """Start all, and again whichever has ended, until this process is told to end. Raises KeyboardInterrupt."""
        try:
            for place in range(len(self.roles)):
                self.start(place)
            while True:
                process, status = os.wait()
                place = self.running.pop(process)
                LOG.error("process %d has ended (%d) and is started again", process, os.waitstatus_to_exitcode(status))
                time.sleep(max(0.0, self.began[place] + AGAIN - time.monotonic()))
                self.start(place)
        finally:
            self.end()

    def start(self, place: int) -> None:
        """Let a new process take up a role."""
        self.began[place] = time.monotonic()
        process = os.fork()
        if not process:
            live(self.roles[place], self.read, self.write)
        self.running[process] = place

    def end(self) -> None:
        """End all processes; those that don't in time are killed."""
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for process in self.running:
            os.kill(process, signal.SIGTERM)
        until = time.monotonic() + ENDING
        while self.running:
            process, _ = os.waitpid(-1, os.WNOHANG)
            self.running.pop(process, None)
            if not process and time.monotonic() > until:
                for left in self.running:
                    os.kill(left, signal.SIGKILL)
            time.sleep(0.0 if process else 0.02)


def live(role: Role, parent: int, ours: int) -> NoReturn:
    """Play a role to its end, in a process of its own, and end that. `parent`: what to read until the parent is gone;
    `ours`: this process's copy of what the parent writes to.
    """
    code = 1
    try:
        os.close(ours)
        Thread(target=end_with, args=[parent], daemon=True).start()
        role()
    except KeyboardInterrupt:
        code = 0
    except BaseException:
        LOG.exception("a process ends")
    finally:
        sys.stdout.flush()
        os._exit(code)


def end_with(parent: int) -> None:
    """End this process when the one that has begun it is gone."""
    os.read(parent, 1)
    os.kill(os.getpid(), signal.SIGTERM)
