"""`python -m tools.peers`: measure ourselves and the others, write table and chart."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from parvis.arena.bench import machine
from tools.peers import results as stored
from tools.peers.environments import NotMeasured, provide, reason
from tools.peers.measuring import ROOT, measure
from tools.peers.results import Results
from tools.peers.rivals import OURS, RIVALS, WITH_JAX, Rival
from tools.peers.table import tables, write_between

FOLDER = ROOT / "build" / "peers"
FIGURES = FOLDER / "figures.json"
PAGE = ROOT / "docs" / "benchmarks.md"
CHART = ROOT / "docs" / "pictures" / "engines.svg"
CHART_NEEDS = ("matplotlib>=3.9,<4",)


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    names = [rival.name for rival in (*RIVALS, WITH_JAX)]
    parser = argparse.ArgumentParser(prog="python -m tools.peers", description="Measure other engines beside ours.")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a figure takes at least (0.5)")
    parser.add_argument("--core", type=int, default=default_core(), help="core that all run on (the last one)")
    parser.add_argument("--only", nargs="+", choices=names, metavar="RIVAL", help=f"of {', '.join(names)}")
    parser.add_argument("--with-jax", action="store_true", help="pgx too: half a gigabyte, minutes of compiling")
    parser.add_argument("--last", action="store_true", help="measure nothing, take the figures of the last run")
    parser.add_argument("--json", action="store_true", help="print the figures instead of writing the page")
    return parser.parse_args()


def default_core() -> int | None:
    """The last core that we may run on; None where a system can't say."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def say(line: str) -> None:
    """Progress, apart from the output."""
    print(line, file=sys.stderr, flush=True)


def chosen(asked: argparse.Namespace) -> list[Rival]:
    """The rivals that are to be measured."""
    if asked.only:
        return [rival for rival in (*RIVALS, WITH_JAX) if rival.name in asked.only]
    return [*RIVALS, WITH_JAX] if asked.with_jax else list(RIVALS)


def measured(asked: argparse.Namespace) -> Results:
    """Provide every environment, then measure; the figures are kept for --last."""
    results = Results(machine(), asked.core)
    pythons = {OURS: Path(sys.executable)}
    for rival in chosen(asked):
        try:
            pythons[rival] = provide(FOLDER / rival.name, rival.requirements, say)
        except NotMeasured as problem:
            results.not_measured[rival.title] = str(problem)
    measure(pythons, results, asked.rounds, asked.seconds, say)
    FOLDER.mkdir(parents=True, exist_ok=True)
    FIGURES.write_text(results.to_json(), encoding="utf-8")
    return results


def write_page(results: Results) -> None:
    """The tables into the page of benchmarks."""
    rivals = {rival.name: rival for rival in (OURS, *RIVALS, WITH_JAX)}
    PAGE.write_text(write_between(PAGE.read_text(encoding="utf-8"), tables(results, rivals)), encoding="utf-8")
    say(f"written: {PAGE.relative_to(ROOT)}")


def write_chart() -> None:
    """The chart, drawn in an environment that has matplotlib; without one there is a line that says so."""
    try:
        python = provide(FOLDER / "chart", CHART_NEEDS, say)
    except NotMeasured as problem:
        say(f"no chart: {problem}")
        return
    targets = [str(CHART), str(FOLDER / "engines.png")]
    command = [str(python), "-m", "tools.peers.chart", str(FIGURES), *targets]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    say(f"no chart: {reason(done.stderr)}" if done.returncode else f"written: {CHART.relative_to(ROOT)}")


def main() -> int:
    """Measure and write; 1 if there are no figures to write."""
    asked = arguments()
    if asked.last and not FIGURES.exists():
        say("there are no figures of a last run")
        return 1
    results = stored.load(FIGURES) if asked.last else measured(asked)
    if asked.json:
        print(results.to_json())
        return 0
    write_page(results)
    write_chart()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
