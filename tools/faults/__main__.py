"""Make faults on purpose and tell what came of them: `python -m tools.faults`; part of `make soak`.

Exits with 1 if anything broke that should not. With --write the table goes into docs/reliability.md.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from tools.faults.trials import TRIALS
from tools.faults.visits import BROKEN
from tools.peers.table import write_between

PAGE = Path(__file__).parents[2] / "docs" / "reliability.md"
BEGIN, END = "<!-- faults: begin -->", "<!-- faults: end -->"


def main() -> int:
    """Make the faults that are asked for; 1 if something broke."""
    parser = argparse.ArgumentParser(prog="python -m tools.faults", description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--only", default="", help="only faults with this word in their names")
    parser.add_argument("--times", type=float, default=1.0, help="how many times as often as usual")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the same seed makes the same faults")
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.name}")
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    found: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory(prefix="parvis-faults-") as folder:
        for name, (trial, times) in TRIALS.items():
            if asked.only in name:
                place, often = Path(folder) / trial.__name__, max(1, round(times * asked.times))
                found[name] = Counter(trial(Random(f"{asked.seed} {name}"), place, often))
                print(line(name, found[name]), flush=True)
    if asked.write:
        text = table(found)
        PAGE.write_text(write_between(PAGE.read_text(encoding="utf-8"), text, BEGIN, END), encoding="utf-8")
    return int(any(broken(outcomes) for outcomes in found.values()))


def table(found: dict[str, Counter[str]]) -> str:
    """What came of the faults, as Markdown."""
    return "\n".join(
        [
            "| fault | times | what came of it | broken |",
            "| --- | ---: | --- | ---: |",
            *(line(name, outcomes) for name, outcomes in found.items()),
        ]
    )


def line(name: str, outcomes: Counter[str]) -> str:
    """The line of the table for one fault."""
    told = "; ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items()))
    return f"| {name} | {outcomes.total()} | {told} | {broken(outcomes)} |"


def broken(outcomes: Counter[str]) -> int:
    """How many outcomes should not be."""
    return sum(count for outcome, count in outcomes.items() if outcome.startswith(BROKEN))


if __name__ == "__main__":
    sys.exit(main())
