"""Pictures of baselines against greedy, for docs/envs/results.md.

`python -m tools.curve ppo/curve.csv` draws what PPO has learned, from the curve that `examples/train_ppo.py --out` has
written. `python -m tools.curve search` draws what flat Monte Carlo wins, from a folder with matches of `parvis match`,
and prints their table.
"""

import argparse
import csv
import json
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import PercentFormatter, ScalarFormatter

from parvis.arena.pictures import COLOURS, FAINT, picture

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
TITLES = {
    "parvis/NotreDame-2p-v1": "Notre Dame, two players",
    "parvis/Troyes-2p-v1": "Troyes, two players",
    "notre-dame": "Notre Dame, two players",
    "troyes": "Troyes, two players",
}
FLAT = "flat:"
EQUALS = 0.5
"""What equally strong players of two win."""
Curves = dict[str, dict[str, list[tuple[float, float]]]]
"""By task or game, and seed: the share of the games won at each point."""


def learned(file: Path) -> Curves:
    """By task and seed, the share of the games won after so many million decisions."""
    found: Curves = defaultdict(lambda: defaultdict(list))
    with file.open(newline="", encoding="utf-8") as rows:
        for row in csv.DictReader(rows):
            found[row["task"]][row["seed"]].append((int(row["decisions"]) / 1e6, float(row["win_share"])))
    return found


def matches(folder: Path) -> list[dict[str, Any]]:
    """The finished matches of flat Monte Carlo in a folder: by game, then by games for a decision, then by seed."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*/summary.json")]
    return sorted(found, key=lambda match: (match["game"], playouts(match), match["seed"]))


def playouts(match: dict[str, Any]) -> int:
    """How many games flat Monte Carlo plays for a decision in a match."""
    return int(match["lineups"][0][0].removeprefix(FLAT))


def searched(found: list[dict[str, Any]]) -> Curves:
    """By game and seed, the share of the games won with so many games for a decision."""
    curves: Curves = defaultdict(lambda: defaultdict(list))
    for match in found:
        curves[match["game"]][str(match["seed"])].append((playouts(match), match["players"][0]["win_share"]["value"]))
    return curves


def print_table(found: list[dict[str, Any]]) -> None:
    """Print a row for each game and number of games for a decision: what each seed won, with its interval of 95%."""
    rows: dict[tuple[str, int], list[str]] = defaultdict(list)
    for match in found:
        won = match["players"][0]["win_share"]
        share = f"{won['value']:.1%} ({100 * won['low']:.1f}–{100 * won['high']:.1f})"
        rows[match["game"], playouts(match)].append(share)
    for (game, number), shares in rows.items():
        print(f"| {TITLES[game]} | {number:,} | {' | '.join(shares)} |")


def lines(axis: Axes, found: Curves) -> None:
    """A line for each seed, in the colour of its game."""
    for colour, (task, seeds) in zip(COLOURS, found.items(), strict=False):
        for number, points in enumerate(seeds.values()):
            label = TITLES.get(task, task) if number == 0 else None
            axis.plot(*zip(*points, strict=True), color=colour, marker="o", markersize=3, linewidth=1.2, label=label)
    axis.axhline(EQUALS, color=FAINT, linewidth=1, linestyle="--", label="as strong as greedy")
    axis.set_ylim(-0.02, 1.02)
    axis.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axis.set_ylabel("games won")
    axis.grid(axis="y")


def draw_ppo(file: Path, folder: Path) -> None:
    """Draw a curve for each task and seed, into ppo.png and ppo.svg."""
    with picture(folder, "ppo", 7.5, 4.2) as figure:
        axis = figure.subplots()
        lines(axis, learned(file))
        axis.set_title("PPO against greedy: a line for each seed")
        axis.set_xlabel("million decisions of the learner")
        axis.legend(loc="lower right")


def draw_flat(folder: Path, found: list[dict[str, Any]]) -> None:
    """Draw a curve for each game and seed, into flat.png and flat.svg."""
    with picture(folder, "flat", 7.5, 4.2) as figure:
        axis = figure.subplots()
        lines(axis, searched(found))
        axis.set_xscale("log")
        axis.set_xticks(sorted({playouts(match) for match in found}))
        axis.xaxis.set_major_formatter(ScalarFormatter())
        axis.minorticks_off()
        axis.set_title("Flat Monte Carlo against greedy: a line for each seed")
        axis.set_xlabel("random games for a decision")
        axis.legend(loc="upper left")


def main() -> None:
    """Draw one of the pictures of docs/envs/results.md."""
    parser = argparse.ArgumentParser(prog="python -m tools.curve", description="Draw baselines against greedy.")
    parser.add_argument("results", type=Path, help="the curve.csv of a training, or a folder with matches")
    results = parser.parse_args().results
    with TemporaryDirectory() as folder:
        if results.is_dir():
            found = matches(results)
            print_table(found)
            draw_flat(Path(folder), found)
        else:
            draw_ppo(results, Path(folder))
        for file in Path(folder).glob("*.svg"):
            (PICTURES / file.name).write_bytes(file.read_bytes())


if __name__ == "__main__":
    main()
