"""Sites that need no start: a process has loaded all that a site loads, and each site is a fork of it.

Each has data, memory and a number of its own, and can be killed; what it does from the command line on, it does itself.
Run as a module, this is the process that forks: it is told by a socket what to begin, and ends with whoever holds the
other end.
"""

import atexit
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from tests.forks import begin

EMPTY = "PARVIS_EMPTY_DATABASE"
"""The environment variable with the path of a database that sites begin with."""
ROOT = Path(__file__).parent.parent.parent
LONGEST = 4096
"""Most bytes of a message between the processes."""


class Process:
    """A site that was forked, for whoever had it begun: as subprocess.Popen."""

    def __init__(self, arguments: list[str], data: Path, log: IO[str] | int) -> None:
        self.mother = mother(os.environ.get("PARVIS_MODE", ""))
        read, write = os.pipe()
        self.stdout = os.fdopen(read)
        self.pid: int = self.mother.ask(
            [write, log if isinstance(log, int) else log.fileno()], begin=arguments, data=str(data)
        )
        os.close(write)
        self.returncode: int | None = None

    def send_signal(self, way: int) -> None:
        """Send a signal to the process, as Popen does."""
        os.kill(self.pid, way)

    def terminate(self) -> None:
        """Terminate the process, as Popen does."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the process, as Popen does."""
        if self.poll() is None:
            self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        """The exit status, or None while the process runs, as Popen has it."""
        if self.returncode is None:
            self.returncode = self.mother.ask(ended=self.pid)
        return self.returncode

    def wait(self, timeout: float = 60.0) -> int:
        """Wait for the process to end, as Popen does."""
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a site", timeout)
            time.sleep(0.01)
        return code


class Mother:
    """The process that forks, as others see it."""

    def __init__(self, mode: str) -> None:
        self.socket, there = socket.socketpair()
        chosen = {"PARVIS_MODE": mode} if mode else {}
        environment = os.environ | {"PARVIS_CORE": "interpreted"} | chosen
        command = [sys.executable, "-m", __name__, str(there.fileno())]
        with there:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=[there.fileno()])

    def ask(self, files: list[int] | None = None, **message: Any) -> Any:
        """The answer to a message, with which open files go along."""
        socket.send_fds(self.socket, [json.dumps(message).encode()], files or [])
        return json.loads(self.socket.recv(LONGEST))

    def end(self) -> None:
        """End it, and all sites that still run."""
        self.socket.close()
        self.process.wait()


@cache
def mother(mode: str) -> Mother:
    """The process whose forks are sites of such a mode, the same in all tests of this process."""
    made = Mother(mode)
    atexit.register(made.end)
    return made


def load() -> None:
    """Load whatever a site loads until its first page is there. No thread may be begun: forks would not have it."""
    from tests.web import seeded  # isort: skip # noqa: F401 - before chance is drawn
    from parvis.engine import registry

    for game in registry.names():
        registry.find(game)
    os.environ["DJANGO_SETTINGS_MODULE"] = "parvis.web.settings"
    import parvis.web.server.asgi  # noqa: F401 - sets up Django, which the others need

    # isort: split
    from parvis.web.background import (
        keeper,  # noqa: F401
        sender,  # noqa: F401
        worker,  # noqa: F401 - only to be loaded
    )
    from parvis.web.server import serve

    serve.prepare_pages()
    open_first_pages()


def open_first_pages() -> None:
    """Open the pages with which nearly every test begins: what they need is loaded at the first visit."""
    from django.db import connections
    from django.test import Client

    from parvis.engine import registry
    from parvis.web.storage import preparing

    preparing.prepare()
    visitor = Client(headers={"host": "localhost"})
    for address in ("/", *(f"/tables/new?game={game}" for game in registry.names())):
        visitor.get(address)
    connections.close_all()


def run(arguments: list[str], data: str) -> None:
    """Be the command `parvis` at such data. Raises SystemExit."""
    from django.conf import settings
    from django.db import connections

    from parvis.cli import app
    from parvis.web.storage import databases, places

    os.environ["PARVIS_DATA"] = data
    settings.DATA = places.data_folder()
    settings.SECRET_KEY = places.secret_key(settings.DATA)
    connections.settings["default"].update(databases.file(settings.DATA / databases.FILE))
    app(arguments)


def ended(process: int) -> int | None:
    """How a site ended, as Popen has it; None while it runs."""
    found, status = os.waitpid(process, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def answer(told: socket.socket) -> None:
    """Do what is asked for, until nobody is there who asks; then end what was begun."""
    running: set[int] = set()
    while True:
        line, files, _, _ = socket.recv_fds(told, LONGEST, 2)
        if not line:
            break
        message = json.loads(line)
        if "begin" in message:
            found = begin(partial(run, message["begin"], message["data"]), files)
            running.add(found)
        elif (found := ended(message["ended"])) is not None:
            running.discard(message["ended"])
        for file in files:
            os.close(file)
        told.send(json.dumps(found).encode())
    for process in running:
        os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # a terminal that closes ends it, even if the tests run below nohup
    with TemporaryDirectory(prefix="parvis-warm-") as folder, socket.socket(fileno=int(sys.argv[1])) as told:
        os.environ["PARVIS_DATA"] = folder
        if empty := os.environ.get(EMPTY):
            shutil.copy(empty, Path(folder, "parvis.sqlite3"))
        load()
        answer(told)
