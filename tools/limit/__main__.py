"""`python -m tools.limit`: play Notre Dame in C and in our cores by turns, print the rates, write them on request.

Our compiled rules are loaded from a cache that a process before has filled, as they are wherever somebody plays.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from parvis.arena.bench import Bench, machine, started
from parvis.engine.core import compiled, interpreted
from tools.peers.table import digits, markdown, number, write_between

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = Path(__file__).parent / "nd.c"
PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- limit:begin -->", "<!-- limit:end -->"
FLAGS = ("-O3", "-march=native")
GAMES = ("notre-dame", "troyes")
SETTINGS = (("notre-dame", 4), ("troyes", 2), ("troyes", 3), ("troyes", 4))
TITLES = {"notre-dame": "Notre Dame", "troyes": "Troyes"}
IN_C = "Notre Dame in C, 4 players"
OURS = "Notre Dame, 4 players, compiled"
NO_COMPILER = "no C compiler on PATH (cc): the limit itself can't be measured; on Debian, as root: apt-get install gcc"

Rates = dict[str, list[float]]


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.limit", description="Measure our speed beside that of C.")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (7)")
    parser.add_argument("--games", type=int, default=4000, help="games of Notre Dame in C in each; others less (4000)")
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.relative_to(ROOT)}")
    return parser.parse_args()


def stay_on_one_core() -> str:
    """All that follows runs on the last core that we may use, where the system can do that; returns what to say."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned"
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return "all on one core"


def build(folder: Path) -> Path | None:
    """The program in C, or None where there is no compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if not compiler:
        return None
    program = folder / "nd"
    subprocess.run([compiler, *FLAGS, "-o", str(program), str(SOURCE)], check=True)
    return program


def rate_in_c(program: Path, games: int, seed: int) -> float:
    """Decisions per second of user CPU time, of four families."""
    output = subprocess.run([str(program), "4", str(games), str(seed)], check=True, capture_output=True, text=True)
    decisions, seconds, _ = output.stdout.split()
    return int(decisions) / float(seconds)


def rate_of(play: Callable[[], int]) -> float:
    """Decisions per second in one call here."""
    began = user_seconds()
    decisions = play()
    return decisions / (user_seconds() - began)


def user_seconds() -> float:
    """User CPU time of this process, as the program in C takes it."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def our_measures(games: int) -> dict[str, Callable[[], int]]:
    """What we measure of ourselves by its title, each a call that plays some games and counts the decisions."""
    calls = {}
    for name, players in SETTINGS:
        bench = Bench(name, players)
        title = f"{TITLES[name]}, {players} players"
        calls[f"{title}, compiled"] = bench.random_games(compiled(bench.game), max(games // 2, 1))
        if players == 4:
            calls[f"{title}, interpreted"] = bench.random_games(interpreted(bench.game), max(games // 200, 1))
    return calls


def measure(rounds: int, games: int, program: Path | None) -> Rates:
    """The rates of each round, everything once in each."""
    calls = our_measures(games)
    for play in calls.values():
        play()  # once before the clock runs
    rates: Rates = {IN_C: [], **{title: [] for title in calls}}
    for done in range(rounds):
        if program:
            rates[IN_C].append(rate_in_c(program, games, 1 + games * done))
        for title, play in calls.items():
            rates[title].append(rate_of(play))
        print(f"round {done + 1} of {rounds}", file=sys.stderr, flush=True)
    return {title: values for title, values in rates.items() if values}


def cold(cache: str) -> list[list[str]]:
    """CPU seconds that compiling into this empty cache takes, as rows: a game's rules, then its bots' loops."""
    rows = []
    for name in GAMES:
        _, (_, rules, _, both) = started(name, cache)
        rows.append([f"compiling {TITLES[name]}, cold: rules, bots' loops", f"{rules:.1f} s, {both - rules:.1f} s", ""])
    return rows


def rows_of(rates: Rates) -> list[list[str]]:
    """A row for each rate: median and range, and how many times as fast C is where it plays the same."""
    rows = []
    for title, values in rates.items():
        middle = median(values)
        spread = f"{number(min(values))} – {number(max(values))}"
        ratio = f"{digits(median(rates[IN_C]) / middle, 3)}×" if IN_C in rates and title == OURS else ""
        rows.append([title, f"{number(middle)} ({spread})", ratio])
    return rows


def report(found: dict[str, Any], where: str, rates: Rates, compiling: list[list[str]], rounds: int) -> str:
    """Everything between the marks."""
    run = (
        f"Measured on {found['date']}: {found['processor']}, {found['system']}, Python {found['python']}, Numba "
        f"{found['numba']}; {rounds} interleaved rounds, {where}. Medians, ranges in brackets, per second of user CPU "
        f"time; compiling was measured once."
    )
    lacking = [] if IN_C in rates else [NO_COMPILER]
    head = ["random play to the end", "decisions of players/s", "C is faster by"]
    rows = [head, ["---"] * len(head), *rows_of(rates), *compiling]
    return "\n\n".join([textwrap.fill(run, 120), *lacking, markdown(rows)])


def main() -> int:
    """Measure and print; 1 where there was no C compiler."""
    asked = arguments()
    found, where = machine(), stay_on_one_core()
    with tempfile.TemporaryDirectory(prefix="parvis-limit-") as folder:
        program = build(Path(folder))
        if not program:
            print(NO_COMPILER, file=sys.stderr)
        os.environ["PARVIS_CACHE"] = folder
        compiling = cold(folder)
        text = report(found, where, measure(asked.rounds, asked.games, program), compiling, asked.rounds)
    print(text)
    if asked.write:
        PAGE.write_text(write_between(PAGE.read_text(encoding="utf-8"), text, BEGIN, END), encoding="utf-8")
    return 0 if program else 1


if __name__ == "__main__":
    sys.exit(main())
