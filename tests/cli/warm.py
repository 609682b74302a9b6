"""Commands that need no start: a process has loaded what they load, and each of them is a fork of it.

Run as a module, this is the process that forks: it is told by a socket what to run, and ends with whoever holds the
other end.
"""

import atexit
import json
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from parvis import bots
from parvis.cli.program import app
from parvis.engine import core, registry
from tests.forks import begin

ROOT = Path(__file__).parent.parent.parent
LONGEST = 100_000
"""Most bytes of a message between the processes."""
PATIENCE = 300.0
"""Seconds after which a command counts as hanging."""


class Mother:
    """The process that forks, as others see it."""

    def __init__(self) -> None:
        self.socket, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.socket.settimeout(PATIENCE)
        with there:
            command = [sys.executable, "-m", __name__, str(there.fileno())]
            self.process = subprocess.Popen(command, cwd=ROOT, pass_fds=[there.fileno()])

    def run(self, words: Sequence[str], environment: Mapping[str, str], files: tuple[int, int]) -> int:
        """The exit code of a command in this environment; `files`: where it prints and where it complains."""
        message = {"words": words, "environment": {**environment}, "folder": os.getcwd()}
        socket.send_fds(self.socket, [json.dumps(message).encode()], files)
        code: int = json.loads(self.socket.recv(LONGEST))
        return code

    def end(self) -> None:
        """Close the connection, by which the process ends."""
        self.socket.close()
        self.process.wait()


@cache
def mother() -> Mother:
    """The process whose forks are commands, the same in all tests of this process."""
    made = Mother()
    atexit.register(made.end)
    return made


def load() -> None:
    """Load what most commands load. No thread may be begun: forks would not have it."""
    bots.names()
    for game in registry.names():
        core.interpreted(registry.find(game))


def run(words: list[str], environment: dict[str, str], folder: str) -> None:
    """Be a command in that environment. Raises SystemExit."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    app(words)


def exit_code(child: int) -> int:
    """How a fork ended, once it has."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def answer(told: socket.socket) -> None:
    """Run what is asked for, until nobody is there who asks."""
    while True:
        line, files, _, _ = socket.recv_fds(told, LONGEST, 2)
        if not line:
            break
        code = exit_code(begin(partial(run, **json.loads(line)), files))
        for file in files:
            os.close(file)
        told.send(json.dumps(code).encode())


if __name__ == "__main__":
    load()
    with socket.socket(fileno=int(sys.argv[1])) as told:
        answer(told)
