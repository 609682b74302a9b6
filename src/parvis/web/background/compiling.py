"""The rules on their way to compiled form, behind the pages: a process of low priority compiles, a thread then loads.

Until a game's compiled rules are loaded, the interpreted backend serves.
"""

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread

from django.core.files import locks

from parvis import bots
from parvis.engine import cache, registry
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.web.background import memory

ENDING = 1.0  # seconds that the end of a server waits for the compiling process to end
LOG = logging.getLogger(__name__)


@dataclass
class Progress:
    """How far the rules are: functions done and their total; `running` until they are loaded."""

    done: int = 0
    total: int = 0
    running: bool = False


PROGRESS = Progress()
ELSEWHERE = False
"""Whether bots think in another process, with rules that are compiled there."""
LOCK = "compiling.lock"
"""A file below the compiled rules: who holds it compiles, and others wait to find all done."""
_LOADED: dict[Game, Core] = {}


def core(game: Game) -> Core:
    """The fastest form of the game that is there now."""
    return _LOADED.get(game) or bots.interpreted(game)


def is_ready() -> bool:
    """Whether compiled rules are loaded: what plays thousands of games waits for them."""
    return bool(_LOADED)


class Compiler(Thread):
    """Compiles the rules of all games in another process, then loads them into this one."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        """`report` hears of every step of PROGRESS: functions done and their total."""
        super().__init__(name="compiler", daemon=True)
        self.report = report
        self.stopped = Event()
        self.process: subprocess.Popen[str] | None = None
        PROGRESS.running = os.environ.get("PARVIS_CORE") != "interpreted"

    def run(self) -> None:
        """Compile, load, and let the bots have it. On failure the interpreted rules go on serving."""
        if not PROGRESS.running:
            return
        # Where nothing can be kept, both processes use one temporary folder.
        os.environ["PARVIS_CACHE"] = str(cache.usable(cache.home()))
        try:
            with Path(os.environ["PARVIS_CACHE"], LOCK).open("w") as alone:
                locks.lock(alone, locks.LOCK_EX)
                code = self.compile()
            if self.stopped.is_set():
                return
            if code == 0:
                for name in registry.names():
                    game = registry.find(name)
                    _LOADED[game] = bots.compiled(game)
                memory.settle()
            else:
                LOG.warning(
                    "the rules could not be compiled; bots play on with the interpreted ones, and none searches"
                )
        finally:
            PROGRESS.running = False

    def compile(self) -> int:
        """Run the compiling process to its end, noting its progress; returns its exit code."""
        nice = [nice, "-n", "15"] if (nice := shutil.which("nice")) else []
        command = [*nice, sys.executable, "-m", "parvis", "compile", "--porcelain"]
        # Apart from this process: Ctrl-C is for the server, which then ends that one.
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL, start_new_session=True
        ) as self.process:
            if self.stopped.is_set():
                self.process.terminate()
            for line in self.process.stdout or ():
                done, _, total = line.partition(" ")
                if done.isdecimal() and total.strip().isdecimal():
                    PROGRESS.done, PROGRESS.total = int(done), int(total)
                    self.report(PROGRESS.done, PROGRESS.total)
        return self.process.returncode

    def stop(self) -> None:
        """End the compiling process, if it still runs or is about to."""
        self.stopped.set()
        if self.process and self.process.poll() is None:
            self.process.terminate()
        if self.is_alive():
            self.join(ENDING)
