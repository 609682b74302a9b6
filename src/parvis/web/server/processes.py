"""Several processes of a site on this computer: one looks after all others and starts again what has died.

They are forks of that one, in which all is loaded, and share its memory as far as they don't change it. It answers
nobody and has no threads. When it ends, however it does, so do they. Told so by SIGHUP, it loads itself again from the
files that are there now (`handover`), and replaces one process after the other.
"""

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import Any, NoReturn

from parvis.web.server.handover import Handover, is_loadable, load_again
from parvis.web.storage.databases import Settings, is_file
from parvis.web.terminal import HostError

LOG = logging.getLogger(__name__)
LOOK = 0.1
"""Seconds between two looks at all processes."""
AGAIN = 1.0
"""Seconds from one start of a process to the next at least."""
SETTLED = 1.0
"""Seconds for which a new process has run before the one that it replaces is told to end."""
ENDING = 8.0
"""Seconds that processes have to end."""
ENDS = (signal.SIGTERM, signal.SIGINT)
"""Signals that tell a process to end."""
Role = Callable[[], None]
Heard = Mapping[signal.Signals, Any]
"""What a process does at each signal."""


def check(database: Settings) -> None:
    """Raise GameError where a site can't have several processes."""
    if is_file(database):
        raise HostError("processes-database")
    if not hasattr(os, "fork"):
        raise HostError("processes-system")


class Family:
    """Processes, each with its role."""

    def __init__(self, roles: Sequence[Role], listener: socket.socket, before: Handover | None = None) -> None:
        """`listener`: where the site is served; `before`: what this process had when it was loaded again."""
        self.roles = roles
        self.listener = listener
        self.before = list(before.running) if before else []
        """Processes that are to be replaced, one after the other."""
        self.leaving: list[int] = []
        """Processes that have been replaced, and end."""
        self.running: dict[int, int] = {}
        """Which of the roles a process has, by its number."""
        self.began: dict[int, float] = {}
        """When each role was taken last."""
        self.read, self.write = before.pipe if before else os.pipe()
        """Nothing is written: its reader learns when the writer is gone."""
        self.is_told = False
        """Whether this process has been told to load itself again."""
        self.is_ending = False
        """Whether this process has been told to end."""
        self.heard: Heard = {number: signal.getsignal(number) for number in ENDS}
        """How each process but this one takes a signal to end."""

    def look_after(self) -> None:
        """Start all, and again whichever has ended, until this process is told to end."""
        hear(dict.fromkeys(ENDS, self.leave))
        if not (sys.stdin and sys.stdin.isatty()):  # there, SIGHUP says that the terminal was closed
            signal.signal(signal.SIGHUP, self.tell)
        try:
            while not self.is_ending:
                self.bury()
                self.start_missing()
                if self.is_told and not self.before:
                    self.load_again()
                time.sleep(LOOK)
        finally:
            self.end()

    def tell(self, *_: object) -> None:
        """Load all again at the next look."""
        self.is_told = True

    def leave(self, *_: object) -> None:
        """End at the next look: an exception would be lost if it came while a process is forked."""
        self.is_ending = True

    def bury(self) -> None:
        """Take note of processes that have ended."""
        with suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                process, status = found
                if process in self.running or process in self.before:
                    code = os.waitstatus_to_exitcode(status)
                    LOG.error("process %d has ended (%d) and is started again", process, code)
                self.running.pop(process, None)
                self.before = [other for other in self.before if other != process]
                self.leaving = [other for other in self.leaving if other != process]

    def start_missing(self) -> None:
        """Start what is not there; while there are processes from before, one at a time."""
        now = time.monotonic()
        missing = [place for place in range(len(self.roles)) if place not in self.running.values()]
        due = [place for place in missing if now >= self.began.get(place, 0.0) + AGAIN]
        if not self.before:
            for place in due:
                self.start(place)
        elif len(self.running) + len(self.before) <= len(self.roles):
            for place in due[:1]:
                self.start(place)
        elif now >= max(self.began.values(), default=0.0) + SETTLED:
            self.leaving.append(self.before.pop(0))
            os.kill(self.leaving[-1], signal.SIGHUP)

    def start(self, place: int) -> None:
        """Let a new process take up a role."""
        self.began[place] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)  # until the new process takes signals for itself
        process = os.fork()
        if not process:
            live(self.roles[place], self.read, self.write, self.heard)
        self.running[process] = place
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)

    def load_again(self) -> None:
        """Load this process again, if that can be. Raises what the signal to end raises: here nothing is forked."""
        self.is_told = False
        hear(self.heard)
        if not self.is_ending and is_loadable():
            load_again(Handover(self.listener.fileno(), (self.read, self.write), sorted_by_place(self.running)))
        hear(dict.fromkeys(ENDS, self.leave))

    def end(self) -> None:
        """End all processes; those that don't in time are killed."""
        hear(dict.fromkeys(ENDS, signal.SIG_IGN))
        left = {*self.running, *self.before, *self.leaving}
        for process in left:
            os.kill(process, signal.SIGTERM)
        until = time.monotonic() + ENDING
        while left:
            process, _ = os.waitpid(-1, os.WNOHANG)
            left.discard(process)
            if not process and time.monotonic() > until:
                for other in left:
                    os.kill(other, signal.SIGKILL)
            time.sleep(0.0 if process else 0.02)


def hear(handlers: Heard) -> None:
    """Take signals so from now on."""
    for number, handler in handlers.items():
        signal.signal(number, handler)


def sorted_by_place(running: dict[int, int]) -> list[int]:
    """Processes, those that serve before the one that works."""
    return sorted(running, key=lambda process: running[process])


def live(role: Role, parent: int, ours: int, heard: Heard) -> NoReturn:
    """Play a role to its end, in a process of its own, and end that. `parent`: what to read until the parent is gone;
    `ours`: this process's copy of what the parent writes to; `heard`: what it does when it is told to end.
    """
    code = 1
    try:
        os.close(ours)
        hear(heard)
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, heard)
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
