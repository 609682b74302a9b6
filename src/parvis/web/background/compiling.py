"""The rules on their way to compiled form, behind the pages: a process of low priority compiles, a thread then loads.

Until a game's compiled rules are loaded, the interpreted backend serves. Games with boxes follow when
bots play them.
"""

import json
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from threading import Event, Lock, Thread

from django.core.files import locks

from parvis import bots
from parvis.engine import cache, registry
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.texts import ENGLISH
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
BOXES = 4
"""Games with boxes that a process compiles at most: what has been loaded stays in memory."""
WANTED: Queue[Game | None] = Queue()
"""Games with boxes that are to be compiled; None: no more."""
_LOADED: dict[Game, Core] = {}
_ASKED: list[Game] = []
_LOCK = Lock()


def core(game: Game) -> Core:
    """The fastest form of the game that is there now; of one with a box a faster one is asked for."""
    found = _LOADED.get(game)
    if found is None and game.box:
        want(game)
    return found or bots.interpreted(game)


def want(game: Game) -> None:
    """Let a game with a box be compiled, once the installed games are."""
    with _LOCK:
        if is_ready() and game not in _ASKED and len(_ASKED) < BOXES:
            _ASKED.append(game)
            WANTED.put(game)


def is_ready() -> bool:
    """Whether compiled rules are loaded: what plays thousands of games waits for them."""
    return bool(_LOADED)


class Compiling(Thread):
    """Compiles in another process of low priority, and can be stopped at any time."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name, daemon=True)
        self.stopped = Event()
        self.process: subprocess.Popen[str] | None = None

    def compile(self, *arguments: str) -> int:
        """Run `parvis compile` to its end, alone in the folder of compiled rules; returns its exit code."""
        nice = [nice, "-n", "15"] if (nice := shutil.which("nice")) else []
        command = [*nice, sys.executable, "-m", "parvis", "compile", "--porcelain", *arguments]
        with Path(os.environ["PARVIS_CACHE"], LOCK).open("w") as alone:
            locks.lock(alone, locks.LOCK_EX)
            # Apart from this process: Ctrl-C is for the server, which then ends that one.
            with subprocess.Popen(
                command,
                env=os.environ | {"LANGUAGE": ENGLISH},  # for the log
                stdout=subprocess.PIPE,
                text=True,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            ) as self.process:
                if self.stopped.is_set():
                    self.process.terminate()
                for line in self.process.stdout or ():
                    done, _, total = line.partition(" ")
                    if done.isdecimal() and total.strip().isdecimal():
                        self.heard(int(done), int(total))
        return self.process.returncode

    def heard(self, done: int, total: int) -> None:
        """Hear of functions done and their total."""

    def stop(self) -> None:
        """End the compiling process, if it still runs or is about to."""
        self.stopped.set()
        if self.process and self.process.poll() is None:
            self.process.terminate()
        if self.is_alive():
            self.join(ENDING)


class BoxCompiler(Compiling):
    """Compiles games with boxes that bots play, one after the other, then loads each."""

    def __init__(self) -> None:
        super().__init__(name="boxes")

    def run(self) -> None:
        """Compile what is wanted until no more is. Where that fails, bots play on with the interpreted rules."""
        while (game := WANTED.get()) is not None and not self.stopped.is_set():
            if self.compile_box(game) == 0:
                _LOADED[game] = bots.compiled(game)
                memory.settle()
            elif not self.stopped.is_set():
                LOG.warning("%s can't be compiled with a box; its bots play on with the interpreted rules", game.name)

    def compile_box(self, game: Game) -> int:
        """Compile one of them by a file that lasts as long; returns the exit code."""
        assert game.box
        with TemporaryDirectory(prefix="parvis-") as folder:
            file = Path(folder, "box.json")
            content = {"game": game.name, "ruling": game.box.ruling, **game.box.to_json()}
            file.write_text(json.dumps(content), encoding="utf-8")
            return self.compile("--box", str(file))

    def stop(self) -> None:
        """End the compiling process, if one runs, and want no more."""
        WANTED.put(None)
        super().stop()


class Compiler(Compiling):
    """Compiles the rules of all games in another process, then loads them into this one."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        """`report` hears of every step of PROGRESS: functions done and their total."""
        super().__init__(name="compiler")
        self.report = report
        PROGRESS.running = os.environ.get("PARVIS_CORE") != "interpreted"

    def run(self) -> None:
        """Compile, load, and let the bots have it. On failure the interpreted rules go on serving."""
        if not PROGRESS.running:
            return
        # Where nothing can be kept, both processes use one temporary folder.
        os.environ["PARVIS_CACHE"] = str(cache.usable(cache.home()))
        try:
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

    def heard(self, done: int, total: int) -> None:
        """Note how far the compiling process has come."""
        PROGRESS.done, PROGRESS.total = done, total
        self.report(done, total)
