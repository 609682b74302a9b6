"""How fast a game is: the figures of `parvis bench`. Rounds are interleaved, so that a busy moment affects
all figures alike."""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from parvis import __version__, bots
from parvis.arena.series import Rotation, Series, play_game
from parvis.bots.evaluator import Evaluator
from parvis.engine import registry
from parvis.engine.batched import add_batched
from parvis.engine.chance import chance as generator
from parvis.engine.core import Core
from parvis.engine.questions import NATURE

LEAST = 0.3  # CPU seconds that one measurement takes at least
QUICK = "quick"  # no level, but what rollouts can play by
MOST_POSITIONS = 400  # of a game that values are measured on

START = """
import json, sys, time
began, cpu = time.perf_counter(), time.process_time()
from parvis.engine import core as engine
from parvis.bots.evaluator import Evaluator
from parvis.engine import registry
game = registry.find(sys.argv[1])
core = engine.compiled(game)
core.movers_at(core.batch(1), 0)
rules, rules_cpu = time.perf_counter() - began, time.process_time() - cpu
from parvis import bots
bots.add_bots(core)
with_bots, with_bots_cpu = time.perf_counter() - began, time.process_time() - cpu
print(json.dumps([rules, rules_cpu, with_bots, with_bots_cpu]))
"""


@dataclass
class Figure:
    """One thing measured, once a round."""

    title: str
    unit: str
    values: list[float] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """The figure for JSON, with the median and the range of its values."""
        return {
            "title": self.title,
            "unit": self.unit,
            "median": median(self.values),
            "smallest": min(self.values),
            "largest": max(self.values),
            "rounds": len(self.values),
        }


class Bench:
    """The measurements of one game with so many players."""

    def __init__(self, name: str, players: int) -> None:
        """Raises GameError for an unknown game or a wrong number of players."""
        self.game = registry.find(name)
        self.game.check_seats(players)
        self.players = players
        self.options = self.game.read_options({})
        self.chance = Random(1)
        self.figures: dict[str, Figure] = {}

    def note(self, name: str, title: str, unit: str, value: float) -> None:
        """Add a value to a figure."""
        self.figures.setdefault(name, Figure(title, unit)).values.append(value)

    def run(self, rounds: int, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
        """Measure everything in that many rounds; `progress` is called with how many are done."""
        compiled, interpreted = bots.compiled(self.game), bots.interpreted(self.game)
        with tempfile.TemporaryDirectory(prefix="parvis-bench-") as cache:
            for done in range(rounds):
                self.measure_play(compiled, interpreted)
                self.measure_bots(compiled, interpreted)
                self.measure_thought(compiled)
                self.measure_start(cache)
                if progress:
                    progress(done + 1)
        return {
            "game": self.game.name,
            "players": self.players,
            "machine": machine(),
            "per_game": self.steps_per_game(compiled),
            "figures": {name: figure.to_json() for name, figure in self.figures.items()},
        }

    def measure_play(self, compiled: Core, interpreted: Core) -> None:
        """Random play in the three ways, and copies."""
        unit = "decisions/s"
        self.note("core", "random play in the core", unit, rate(self.random_games(compiled, 200)))
        self.note("interpreted", "random play, interpreted", unit, rate(self.random_games(interpreted, 1)))
        self.note("batched", "batched random play, driven from Python", unit, rate(self.batched_games(compiled)))
        self.note("stepped", "stepped from Python, nature too", "steps/s", rate(self.stepped_game(compiled)))
        self.note("copy", "copy of a state in the core", "ns", 1e9 / rate(self.copies(compiled)))

    def measure_bots(self, compiled: Core, interpreted: Core) -> None:
        """The time of a decision by each bot, determinization included."""
        for name in (*bots.levels(), QUICK):
            if bots.find(name).seconds:
                continue  # measured by what it gets done
            series = Series.of(self.game, [(name,) * self.players], {}, seed=1, rotation=Rotation.NONE)
            for core, how in ((compiled, "compiled"), (interpreted, "interpreted")):
                speed = rate(partial(decisions_of_game, core, series))
                self.note(f"{name}_{how}", f"bot {name}, {how}", "µs/decision", 1e6 / speed)

    def measure_thought(self, core: Core) -> None:
        """What a search is made of: playouts from the start, evaluations, iterations."""
        games = 100
        play = self.random_games(core, games)
        self.note("playouts", "random playouts from the opening", "playouts/s", rate(lambda: play() and games))
        self.note("values", "positions evaluated as in searches", "positions/s", rate(self.values(core)))
        self.note("iterations", "search from the opening", "iterations/s", rate(self.iterations(core)))

    def values(self, core: Core) -> Callable[[], int]:
        """Evaluates the positions of a random game for each seat; returns how many."""
        states, n = self.positions(core)
        loops, evaluator, values = bots.add_bots(core), Evaluator(core, self.players, learned=True), core.buffer(n)

        def evaluate() -> int:
            for seat in range(self.players):
                loops.evaluate_all(states, n, seat, values, evaluator.model, evaluator.feature_values, evaluator.memory)
            return n * self.players

        return evaluate

    def iterations(self, core: Core) -> Callable[[], int]:
        """Searches the first position with a choice; returns how many iterations."""
        states, n = self.positions(core)
        asked = core.buffer(self.game.widest)
        first = next(i for i in range(n) if core.question_at(states, i, asked) > 1)
        core.question_at(states, first, asked)
        bot = bots.find("expert:1000")
        information = bots.information_state_of(core, bot, int(asked[0]), 1)
        information.update(states, first)
        return lambda: len(bot.explain(information)) and 1000

    def positions(self, core: Core) -> tuple[Any, int]:
        """The positions of a random game in which players decide, and how many there are."""
        game, states, asked = core.batch(1), core.batch(MOST_POSITIONS), core.buffer(self.game.widest)
        core.setup_at(game, 0, self.players, self.game.ruling, core.buffer(self.options), asked)
        kept, n = 0, core.question_at(game, 0, asked)
        while n:
            if asked[0] != NATURE and kept < MOST_POSITIONS:
                core.put(states, kept, core.get(game, 0))
                kept += 1
            n = core.step_at(game, 0, asked[0], asked[1 + self.chance.randrange(n)], asked)
        return states, kept

    def measure_start(self, cache: str) -> None:
        """Compiling into an empty cache (in the first round), then starting from a filled one."""
        if "compile" not in self.figures:
            _, (_, rules, _, with_bots) = started(self.game.name, cache)
            self.note("compile", "compile the rules, cold", "CPU s", rules)
            self.note("compile_bots", "compile the bots, cold", "CPU s", with_bots - rules)
        whole, (rules, rules_cpu, with_bots, _) = started(self.game.name, cache)
        self.note("start", "warm start of the rules", "s", rules)
        self.note("start_cpu", "warm start of the rules", "CPU s", rules_cpu)
        self.note("start_bots", "warm start of rules and bots", "s", with_bots)
        self.note("start_process", "warm start, whole process", "s", whole)

    def random_games(self, core: Core, games: int) -> Callable[[], int]:
        """Plays that many random games inside the core; returns the number of players' decisions."""
        states, out, options = core.batch(1), core.buffer(self.game.widest), core.buffer(self.options)
        chance = core.buffer(generator(self.chance.getrandbits(60)))
        ruling, players = self.game.ruling, self.players
        return lambda: core.playouts_at(states, 0, players, ruling, options, games, chance, out)

    def batched_games(self, core: Core, games: int = 1024, steps: int = 16) -> Callable[[], int]:
        """Random decisions in many games side by side, so many in each per call; returns how many players made."""
        loops, states, width = add_batched(core), core.batch(games), len(self.game.catalogue)
        setting, options = core.buffer([self.players, self.game.ruling]), core.buffer(self.options)
        chances = core.buffer([word for _ in range(games) for word in generator(self.chance.getrandbits(60))])
        chance, seats, ends = core.buffer(2), core.buffer(games), core.buffer(games)
        opened, points, ties = core.shorts(games * (width + 1)), core.buffer(self.players), core.buffer(self.players)
        out = core.buffer(self.game.widest)
        loops.begin_games(states, 0, games, width, setting, options, chances, seats, opened, chance, out)

        def play() -> int:
            loops.rollout_games(
                states, 0, games, width, steps, setting, options, chances, seats, opened, ends, chance, points, ties,
                out,
            )  # fmt: skip
            return games * steps

        return play

    def stepped_game(self, core: Core) -> Callable[[], int]:
        """Plays a random game step by step from Python; returns the number of steps."""
        return lambda: sum(1 for _ in self.steps(core))

    def steps(self, core: Core) -> Iterator[int]:
        """The seats that decide in a random game, step by step."""
        states, out = core.batch(1), core.buffer(self.game.widest)
        core.setup_at(states, 0, self.players, self.game.ruling, core.buffer(self.options), out)
        step, random = core.step_at, self.chance.random
        n = core.question_at(states, 0, out)
        while n:
            seat = out[0]
            n = step(states, 0, seat, out[1 + int(n * random())], out)
            yield seat

    def steps_per_game(self, core: Core, games: int = 50) -> dict[str, float]:
        """Mean numbers of decisions of players and of nature in random games."""
        seats = [seat for _ in range(games) for seat in self.steps(core)]
        nature = sum(seat == NATURE for seat in seats)
        return {"decisions": (len(seats) - nature) / games, "nature": nature / games}

    def copies(self, core: Core) -> Callable[[], int]:
        """Makes 100,000 copies of a state."""
        states, times = core.batch(2), 100_000
        core.setup_at(
            states, 1, self.players, self.game.ruling, core.buffer(self.options), core.buffer(self.game.widest)
        )

        def copy() -> int:
            core.copies_at(states, 0, 1, times)
            return times

        return copy


def decisions_of_game(core: Core, series: Series) -> int:
    """Plays the first game of a series; returns the number of players' decisions."""
    return sum(play_game(core, series, 0).decisions)


def rate(work: Callable[[], int]) -> float:
    """What `work` gets done per CPU second, repeated for a while."""
    work()  # once before the clock runs, so that nothing is measured that happens only once
    total, began = 0, time.process_time()
    while (passed := time.process_time() - began) < LEAST:
        total += work()
    return total / passed


def started(game: str, cache: str) -> tuple[float, list[float]]:
    """Start a fresh process that gets the compiled rules: seconds as a whole, and what it measured itself."""
    began = time.perf_counter()
    process = subprocess.run(
        [sys.executable, "-c", START, game],
        env=os.environ | {"PARVIS_CACHE": cache},
        check=True,
        capture_output=True,
        text=True,
    )
    return time.perf_counter() - began, json.loads(process.stdout)


def machine() -> dict[str, Any]:
    """What it was measured on, and when."""
    cpus = [line.partition(":")[2].strip() for line in lines("/proc/cpuinfo") if line.startswith("model name")]
    return {
        "date": date.today().isoformat(),
        "processor": cpus[0] if cpus else platform.processor() or platform.machine(),
        "processors": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
        "parvis": __version__,
    }


def lines(path: str) -> list[str]:
    """The lines of a file; none where there is no such file."""
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
