"""Compiled rules are kept, found again, and never stale. Every process here is a real one with real sources."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parvis.engine import cache

LOW = """
import tomllib
from pathlib import Path
from typing import Annotated
from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from constants import STEP

GAINS = tuple(tomllib.loads((Path(__file__).parent / "table.toml").read_text())["gains"])

class State(GameState):
    turn: int

RULES = RuleBook(State)
rule = RULES.rule

@rule
def worth(state: State) -> int:
    return STEP * 100 + GAINS[state.turn]
"""

GAME = """
from parvis.engine.asking import add, begin
from parvis.engine.contract import Game
from parvis.engine.course import OVER
from parvis.engine.readers import Log
from parvis.engine.state import Row
from low import RULES, State, rule, worth

TURN = RULES.words("turn", ["turn"])
TO_TURN = RULES.question("turn", TURN, always=True)
ONLY = RULES.phase("only", asks=TO_TURN, of=0)
RULES.course(ONLY)

@TO_TURN.offer
def offer_turn(out: Row) -> None:
    add(out, TURN)

@TO_TURN.answer
def turn(state: State) -> None:
    state.turn = 1

@ONLY.end
def close(state: State) -> None:
    begin(state, OVER)

@rule
def setup(state: State, options: Row) -> None:
    state.turn = 0

@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    points[0] = worth(state)

@rule
def determinize(state: State, seat: int, chance: Row) -> None:
    state.turn += 0

@rule
def value(state: State, seat: int) -> int:
    return worth(state)

GAME = Game("step", "Step", (1,), RULES, setup, scores, determinize=determinize, value=value,
            view=lambda state, onlooker: {}, log=lambda: Log({}), label=None, prompt=None)
"""

RUN = """
import json, sys
from pathlib import Path
from game import GAME
from parvis.engine.core import compiled

if len(sys.argv) > 1:  # a source changes after this process has read it
    Path("constants.py").write_text(sys.argv[1])
done = []
core = compiled(GAME, lambda *now: done.append(now))
states = core.batch(1)
out = core.buffer(GAME.widest)
core.setup_at(states, 0, 1, 1, core.buffer(0), out)
core.step_at(states, 0, 0, 0, out)
print(json.dumps({
    "value": core.value_at(states, 0, 0),
    "compiled": len(done) > 1,
    "forms": len(core.forms),
}))
"""

FILES = {"low.py": LOW, "game.py": GAME, "run.py": RUN, "constants.py": "STEP = 1", "table.toml": "gains = [1, 2]"}


class Sources:
    """A game's sources in a folder, and a cache for them beside it."""

    def __init__(self, home: Path, changed: Mapping[str, str] | None = None) -> None:
        self.folder, self.cache, self.temporary = home / "sources", home / "cache", home / "temporary"
        for folder in (self.folder, self.temporary):
            folder.mkdir()
        for name, text in {**FILES, **(changed or {})}.items():
            self.write(name, text)

    def with_copied_cache(self, home: Path) -> "Sources":
        """Sources that share their files with these and have a cache with a copy of what was compiled."""
        other = copy(self)
        other.cache = home / "cache"
        shutil.copytree(self.cache, other.cache)
        return other

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def start(self, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
        """A process that compiles or loads the rules and plays."""
        variables = {"PARVIS_CACHE": str(self.cache), "TMPDIR": str(self.temporary), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.Popen(
            [sys.executable, "run.py", *arguments],
            cwd=self.folder,
            env={**os.environ, **variables, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, **environment: str) -> dict[str, Any]:
        """What such a process tells, with its `errors`."""
        return outcome(self.start(*arguments, **environment))

    def folders(self) -> set[str]:
        return {path.name for path in self.cache.iterdir()}


def outcome(process: "subprocess.Popen[str]") -> dict[str, Any]:
    out, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    return {**json.loads(out), "errors": errors}


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    return Sources(tmp_path)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    """Sources of which all is compiled; tests damage copies of their cache."""
    made = Sources(tmp_path_factory.mktemp("compiled"))
    assert made.run()["compiled"]
    return made


@pytest.fixture(scope="module")
def compiled_one_by_one(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    """Sources compiled by a version of Numba with which rules become single files, each kept by Numba."""
    made = Sources(tmp_path_factory.mktemp("one by one"), {"constants.py": ONE_BY_ONE})
    assert made.run()["compiled"]
    return made


def test_of_two_processes_at_once_one_compiles_and_nothing_stale_is_ever_used(sources: Sources) -> None:
    outcomes = [outcome(process) for process in [sources.start(), sources.start()]]
    again, first = sorted(outcomes, key=lambda told: told["compiled"])
    assert (first["value"], first["compiled"]) == (102, True)
    assert (again["value"], again["compiled"]) == (102, False)
    assert again["forms"] < first["forms"]  # rules come with the loops that call them
    before = sources.folders()

    sources.write("constants.py", "STEP = 2")  # another file than those of the rules
    assert sources.run()["value"] == 202
    sources.write("table.toml", "gains = [1, 3]")  # another kind of file
    assert sources.run()["value"] == 203
    assert len(sources.folders()) == 3

    sources.write("constants.py", "STEP = 1")
    sources.write("table.toml", "gains = [1, 2]")
    back = sources.run()
    assert (back["value"], back["compiled"]) == (102, False)
    assert before < sources.folders()


def test_a_process_that_began_before_a_change_does_not_spoil_the_cache(sources: Sources) -> None:
    assert sources.run("STEP = 5")["value"] == 102
    assert sources.run()["value"] == 502


ONE_BY_ONE = "from parvis.engine import compiling\ncompiling.UNITS = ((9, 9), (9, 9))\nSTEP = 1"
"""A script for a version of Numba with which rules don't become one unit."""
DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "emptied": lambda content: b"",
    "cut off": lambda content: content[:-100],
    "random": lambda content: Random(1).randbytes(len(content)),
    "one bit": lambda content: (
        content[: len(content) // 2] + bytes([content[len(content) // 2] ^ 1]) + content[len(content) // 2 + 1 :]
    ),
}


BY_NUMBA = ("emptied", "random")
"""Damages that `test_damaged_files_of_numba_cost_one_start` has, too."""


@pytest.mark.parametrize(
    "damage", [pytest.param(DAMAGES[one], id=one, marks=[pytest.mark.soak] * (one in BY_NUMBA)) for one in DAMAGES]
)
def test_damaged_code_costs_one_start(damage: Callable[[bytes], bytes], compiled_once: Sources, tmp_path: Path) -> None:
    sources = compiled_once.with_copied_cache(tmp_path)
    (code,) = sources.cache.glob("*/*.o")
    code.write_bytes(damage(code.read_bytes()))
    outcomes = [sources.run() for _ in range(2)]
    assert [(told["value"], told["compiled"]) for told in outcomes] == [(102, True), (102, False)]


@pytest.mark.slow
def test_damaged_files_of_numba_cost_one_start(compiled_one_by_one: Sources, tmp_path: Path) -> None:
    sources = compiled_one_by_one.with_copied_cache(tmp_path)
    (folder,) = (path for path in sources.cache.iterdir() if path.is_dir())
    indices, codes = (sorted(folder.rglob(kind)) for kind in ("*.nbi", "*.nbc"))
    damages = [(indices[0], "emptied"), (codes[-1], "random")]
    for file, damage in damages:
        before = file.read_bytes()
        file.write_bytes(DAMAGES[damage](before))
        assert not cache.is_complete(folder), "noticed each for itself"
        file.write_bytes(before)
        assert cache.is_complete(folder)
    for file, damage in damages:
        file.write_bytes(DAMAGES[damage](file.read_bytes()))
    outcomes = [sources.run() for _ in range(2)]
    assert [(told["value"], told["compiled"]) for told in outcomes] == [(102, True), (102, False)]


@pytest.mark.slow
def test_what_an_interrupted_compiler_left_is_not_used(compiled_one_by_one: Sources, tmp_path: Path) -> None:
    sources = compiled_one_by_one.with_copied_cache(tmp_path)
    (finished,) = sources.cache.glob(f"*/{cache.COMPLETE}")
    finished.unlink()
    (file, *_) = sources.cache.glob("*/*/*.nbc")
    file.write_bytes(b"")
    outcomes = [sources.run() for _ in range(2)]
    assert [(told["value"], told["compiled"]) for told in outcomes] == [(102, True), (102, False)]


def test_a_cache_that_can_not_be_written_costs_time_only(sources: Sources, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    told = sources.run(PARVIS_CACHE=str(blocked / "cache"))
    assert told["value"] == 102
    assert "compiled rules can't be kept" in told["errors"]
    assert str(blocked) in told["errors"]
    assert list(sources.temporary.iterdir()) == []
