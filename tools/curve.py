"""A picture of what PPO has learned, from the curve that `examples/train_ppo.py --out` has written."""

import argparse
import csv
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

from matplotlib.ticker import PercentFormatter

from parvis.arena.pictures import COLOURS, FAINT, picture

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "ppo.svg"
TITLES = {"parvis/NotreDame-2p-v1": "Notre Dame, two players", "parvis/Troyes-2p-v1": "Troyes, two players"}
EQUALS = 0.5
"""What equally strong players of two win."""


def curves(file: Path) -> dict[str, dict[str, list[tuple[float, float]]]]:
    """By task and seed, the share of the games won after so many million decisions."""
    found: dict[str, dict[str, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    with file.open(newline="", encoding="utf-8") as rows:
        for row in csv.DictReader(rows):
            found[row["task"]][row["seed"]].append((int(row["decisions"]) / 1e6, float(row["win_share"])))
    return found


def draw(file: Path, folder: Path) -> None:
    """Draw a curve for each task and seed, into ppo.png and ppo.svg."""
    found = curves(file)
    with picture(folder, "ppo", 7.5, 4.2) as figure:
        axis = figure.subplots()
        for colour, (task, seeds) in zip(COLOURS, found.items(), strict=False):
            for number, points in enumerate(seeds.values()):
                label = TITLES.get(task, task) if number == 0 else None
                axis.plot(
                    *zip(*points, strict=True), color=colour, marker="o", markersize=3, linewidth=1.2, label=label
                )
        axis.axhline(EQUALS, color=FAINT, linewidth=1, linestyle="--", label="as strong as greedy")
        axis.set_ylim(-0.02, 1.02)
        axis.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        axis.set_title("PPO against greedy: a line for each seed")
        axis.set_xlabel("million decisions of the learner")
        axis.set_ylabel("games won, of 400")
        axis.grid(axis="y")
        axis.legend(loc="lower right")


def main() -> None:
    """Draw the picture of docs/envs/results.md."""
    parser = argparse.ArgumentParser(prog="python -m tools.curve", description="Draw what PPO has learned.")
    parser.add_argument("curve", type=Path, help="the curve.csv of the training")
    curve = parser.parse_args().curve
    with TemporaryDirectory() as folder:
        draw(curve, Path(folder))
        PICTURE.write_bytes((Path(folder) / PICTURE.name).read_bytes())


if __name__ == "__main__":
    main()
