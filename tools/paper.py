"""The paper, docs/paper.md: draw its figures from tables of other pages, and find what no longer agrees with them.

`python -m tools.paper` draws; with `--check` it only compares. Both end with 1 if something differs. Every number of a
paragraph has to stand in a section that the paragraph links to, all numbers of a row of a table in one row of a section
that the caption above it links to. A figure notes the data that it was drawn from.
"""

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from parvis.arena.pictures import COLOURS, FAINT, INK, picture

DOCS = Path(__file__).parent.parent / "docs"
PAPER = DOCS / "paper.md"
PICTURES = DOCS / "pictures"
END = "## References"
"""What follows has years, volumes and pages, which no page of ours can confirm."""
SOURCE = re.compile(r"\]\(([\w/-]+\.md)(?:#([\w-]+))?\)")
UNREAD = re.compile(r"`[^`]*`|\]\([^)]*\)|\[\d+(?:, \d+)*\]|\b(?:Table|Figure) \d+")
"""Code, targets of links, marks of references, numbers of tables and figures."""
NUMBER = re.compile(r"(?<![\w.,])[+−]?\d+(?:,\d{3})*(?:\.\d+)?(?:%|×| million)?(?!\w)")
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
Rows = list[list[str]]


def section(page: str, anchor: str = "") -> str:
    """A page of the docs, or what stands below the heading with this anchor. Raises ValueError if there is none."""
    text = (DOCS / page).read_text(encoding="utf-8")
    if not anchor:
        return text
    for heading in HEADING.finditer(text):
        if slug(heading[2]) == anchor:
            ends = (
                other.start() for other in HEADING.finditer(text, heading.end()) if len(other[1]) <= len(heading[1])
            )
            return text[heading.start() : next(ends, None)]
    raise ValueError(f"{page} has no section #{anchor}")


def slug(heading: str) -> str:
    """The anchor that MkDocs gives a heading."""
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip())


def numbers(text: str) -> set[str]:
    """All numbers as they are written, with their sign and unit, but for those in code and links."""
    return set(NUMBER.findall(UNREAD.sub(" ", text)))


def disagreements(paper: str) -> Iterator[str]:
    """A line for each number of the paper that doesn't stand where its paragraph says."""
    for block in blocks(paper.partition(END)[0]):
        try:
            sources = [section(*link) for link in SOURCE.findall(block)]
        except (OSError, ValueError) as problem:
            yield str(problem)
            continue
        everything = set().union(*(numbers(source) for source in sources))
        lines = [numbers(line) for source in sources for line in source.splitlines() if line.startswith("|")]
        rows = [line for line in block.splitlines() if line.startswith("|")]
        yield from (f"no row has all of: {row}" for row in rows if not any(numbers(row) <= line for line in lines))
        prose = "\n".join(line for line in block.splitlines() if not line.startswith("|"))
        missing = sorted(numbers(prose) - everything)
        if missing:
            yield f"{', '.join(missing)}: not in the pages linked from: {block[:70]}…"


def blocks(text: str) -> Iterator[str]:
    """Paragraphs without headings; a table belongs to the paragraph above it."""
    block = ""
    for part in re.split(r"\n{2,}", HEADING.sub("", text)):
        if block and not part.startswith("|"):
            yield block
            block = ""
        block = f"{block}\n{part}".strip()
    yield block


def tables(text: str) -> list[Rows]:
    """All tables of a text, without heads and rules: rows of cells, without what makes them bold or code."""
    found: list[Rows] = []
    for part in re.findall(r"(?:^\|.*\n)+", text + "\n", re.MULTILINE):
        rows = [[cell.strip(" *`") for cell in line.strip("|").split("|")] for line in part.strip().split("\n")]
        found.append(rows[2:])
    return found


def value(cell: str) -> float:
    """The first number of a cell: millions counted, a share for a percentage. Raises ValueError if there is none."""
    found = NUMBER.search(cell)
    if not found:
        raise ValueError(f"no number in the cell: {cell!r}")
    written = found[0].replace("−", "-").replace(",", "")
    factor = 1e6 if written.endswith("million") else 0.01 if written.endswith("%") else 1
    return float(written.rstrip("%× milon")) * factor


WAYS = {
    "whole-games-inside-the-engine-python-calls-once-a-game-or-less": "whole games inside the engine",
    "many-games-at-once-many-steps-of-all-of-them-by-one-call": "many games, many steps of all by one call",
    "many-games-at-once-one-step-of-all-of-them-by-two-calls": "many games, a step of all by two calls",
    "stepped-from-python-the-legal-decisions-asked-for-at-every-step": "stepped from Python",
    "as-an-environment-for-learning-an-observation-at-every-step": "as an environment, an observation at every step",
}


def speeds() -> dict[str, list[tuple[str, float]]]:
    """For each way of driving, the fastest game of each engine: its name and decisions per second."""
    found: dict[str, list[tuple[str, float]]] = {}
    for anchor, way in WAYS.items():
        fastest: dict[str, tuple[str, float]] = {}
        for engine, game, _, rate, *_ in tables(section("benchmarks.md", anchor))[0]:
            name = game if game.startswith(engine) else f"{engine}: {game}"
            fastest.setdefault(engine, (name, value(rate)))
        found[way] = list(fastest.values())
    return found


def draw_speeds(figure: Figure, data: dict[str, list[tuple[str, float]]]) -> None:
    """Bars on a logarithmic axis, a panel for each way."""
    panels = figure.subplots(len(data), 1, sharex=True, height_ratios=[len(bars) for bars in data.values()])
    for axis, (way, bars) in zip(panels, data.items(), strict=True):
        names, rates = zip(*bars, strict=True)
        axis.barh(names, rates, color=[COLOURS[0] if name.startswith("Parvis") else FAINT for name in names])
        axis.invert_yaxis()
        axis.set_title(way, fontsize=10)
        axis.set_xscale("log")
        axis.set_xlim(1e3, 1e7)
        axis.grid(axis="x")
    panels[-1].set_xlabel("decisions per second of CPU time (logarithmic)")


TASKS = {"parvisnotredame-2p-v1": "Notre Dame, two players", "parvistroyes-2p-v1": "Troyes, two players"}


def league() -> dict[str, list[tuple[str, float, float]]]:
    """For each task of two players, luck-adjusted points and half their interval by bot, in the order of ratings."""
    return {
        title: [
            (bot, value(points), value(points.partition("±")[2]))
            for _, bot, _, _, points, *_ in tables(section("league.md", anchor))[0]
        ]
        for anchor, title in TASKS.items()
    }


def draw_league(figure: Figure, data: dict[str, list[tuple[str, float, float]]]) -> None:
    """Dots with intervals, a panel for each task."""
    panels = figure.subplots(1, len(data), sharex=True)
    for axis, (title, rows) in zip(panels, data.items(), strict=True):
        for place, (bot, points, half) in enumerate(rows):
            colour = COLOURS[5] if bot.startswith("ppo") else COLOURS[0]
            axis.errorbar(points, place, xerr=half, fmt="o", color=colour, markersize=3, capsize=3)
        axis.set_yticks(range(len(rows)), [bot for bot, _, _ in rows])
        axis.invert_yaxis()
        axis.axvline(0, color=FAINT, linewidth=1, linestyle="--")
        axis.set_title(title, fontsize=10)
        axis.set_xlabel("luck-adjusted points")
        axis.grid(axis="x")


def curves() -> dict[str, list[list[float]]]:
    """For each game, rows of millions of decisions, then the share of games won by each seed, then their mean."""
    found = tables(section("envs/results.md", "a-baseline"))[:2]
    return {
        title: [[value(row[0]) / 1e6, *(value(cell) for cell in row[1:5])] for row in rows]
        for title, rows in zip(TASKS.values(), found, strict=True)
    }


def draw_curves(figure: Figure, data: dict[str, list[list[float]]]) -> None:
    """A thin line for each seed, a thick one for their mean."""
    axis = figure.subplots()
    for colour, (title, rows) in zip(COLOURS, data.items(), strict=False):
        decisions, *seeds, mean = zip(*rows, strict=True)
        for seed in seeds:
            axis.plot(decisions, seed, color=colour, linewidth=0.8, alpha=0.6)
        axis.plot(decisions, mean, color=colour, linewidth=2.2, marker="o", markersize=4, label=title)
    axis.axhline(0.5, color=FAINT, linewidth=1, linestyle="--", label="as strong as greedy")
    axis.set_ylim(-0.02, 1.02)
    axis.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axis.set_xlabel("million decisions of the learner")
    axis.set_ylabel("games won against greedy")
    axis.grid(axis="y")
    axis.legend(loc="lower right")


def calibration() -> list[tuple[str, float, float]]:
    """For each kind of position, points that happened less those predicted: as learned, and calibrated."""
    rows = tables(section("bots.md", "what-predictions-mean"))[0]
    return [(name, value(learned), value(calibrated)) for name, _, learned, calibrated, *_ in rows]


def draw_calibration(figure: Figure, data: list[tuple[str, float, float]]) -> None:
    """Two dots for each kind of position, and the band of the aim."""
    axis: Axes = figure.subplots()
    names, learned, calibrated = zip(*data, strict=True)
    places = range(len(names))
    axis.axvspan(-0.3, 0.3, color="#e3e3e3", label="aim")
    axis.hlines(places, learned, calibrated, color=FAINT, linewidth=0.8)
    axis.plot(learned, places, "o", color=COLOURS[1], markersize=4, label="as learned")
    axis.plot(calibrated, places, "o", color=COLOURS[0], markersize=4, label="calibrated")
    axis.axvline(0, color=INK, linewidth=0.8)
    axis.set_yticks(places, names, fontsize=7.5)
    axis.invert_yaxis()
    axis.set_xlabel("points that happened less points predicted")
    axis.legend(loc="upper left", bbox_to_anchor=(0, 1.08), ncols=3)


FIGURES: dict[str, tuple[Callable[[], Any], Callable[[Figure, Any], None], float, float]] = {
    "paper-speed": (speeds, draw_speeds, 7.5, 6.6),
    "paper-league": (league, draw_league, 7.5, 3.6),
    "paper-ppo": (curves, draw_curves, 7.5, 3.8),
    "paper-calibration": (calibration, draw_calibration, 7.5, 5.6),
}
"""By the picture's name: what its data are, how they are drawn, width and height in inches."""


def mark(data: Any) -> str:
    """The last line of a picture: what it was drawn from."""
    return f"<!-- drawn from {hashlib.sha256(json.dumps(data).encode()).hexdigest()} -->\n"


def draw(folder: Path) -> None:
    """Write all figures into a folder."""
    with TemporaryDirectory() as made:
        for name, (read, drawn, width, height) in FIGURES.items():
            data = read()
            with picture(Path(made), name, width, height) as figure:
                drawn(figure, data)
            svg = (Path(made) / f"{name}.svg").read_text(encoding="utf-8")
            (folder / f"{name}.svg").write_text(svg + mark(data), encoding="utf-8")


def old_figures(folder: Path) -> Iterator[str]:
    """A line for each figure in the folder that was drawn from other data than stand in the docs."""
    for name, (read, *_) in FIGURES.items():
        file = folder / f"{name}.svg"
        if not file.exists() or not file.read_text(encoding="utf-8").endswith(mark(read())):
            yield f"{file.name} is of other data than the docs have: python -m tools.paper draws it"


def main() -> None:
    """Draw the figures, unless asked only to check; say what disagrees."""
    parser = argparse.ArgumentParser(prog="python -m tools.paper", description="The figures of the paper.")
    parser.add_argument("--check", action="store_true", help="only compare the paper and its figures with the docs")
    if not parser.parse_args().check:
        draw(PICTURES)
    wrong = [*old_figures(PICTURES), *disagreements(PAPER.read_text(encoding="utf-8"))]
    print("\n".join(wrong) or "The paper agrees with the docs.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
