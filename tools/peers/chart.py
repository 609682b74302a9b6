"""The results as a bar chart on a logarithmic axis. Run in an environment of its own, which has matplotlib:
`python -m tools.peers.chart figures.json engines.svg`.
"""

import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas

from tools.peers.results import Figure, Results, load
from tools.peers.rivals import OURS, RIVALS, WAYS, WITH_JAX
from tools.peers.table import COSTS, number

OURS_COLOR, OTHERS_COLOR, RANGE_COLOR = "#8c2f39", "#8fa3b5", "#333333"
TITLES = {rival.name: rival.title for rival in (OURS, *RIVALS, WITH_JAX)}
INCHES_PER_BAR, INCHES_PER_WAY = 0.22, 0.42


def draw(results: Results) -> Canvas:
    """One panel per way of driving, one bar per figure, a line for the range of its rounds."""
    shown = {way: results.of_way(way) for way in WAYS if way not in COSTS and results.of_way(way)}
    bars = [len(figures) for figures in shown.values()]
    height = INCHES_PER_BAR * sum(bars) + INCHES_PER_WAY * len(bars) + 0.6
    canvas = Canvas(figsize=(9, height), layout="constrained")
    panels = canvas.subplots(len(bars), sharex=True, squeeze=False, height_ratios=bars)
    for panel, (way, figures) in zip(panels[:, 0], shown.items(), strict=True):
        draw_way(panel, WAYS[way], figures)
    panels[-1, 0].set_xlabel("decisions per second of CPU time, one thread (logarithmic)")
    return canvas


def draw_way(panel: Any, title: str, figures: list[Figure]) -> None:
    """The bars of one way, fastest on top."""
    places = range(len(figures))
    rates = [figure.rate for figure in figures]
    colors = [OURS_COLOR if figure.rival == OURS.name else OTHERS_COLOR for figure in figures]
    below = [figure.rate - min(figure.rates()) for figure in figures]
    above = [max(figure.rates()) - figure.rate for figure in figures]
    panel.barh(places, rates, color=colors, xerr=(below, above), error_kw={"ecolor": RANGE_COLOR, "elinewidth": 0.8})
    panel.set_yticks(places, [label(figure, figures) for figure in figures], fontsize=7.5)
    panel.set_ylim(len(figures) - 0.5, -0.5)
    panel.set_xscale("log")
    panel.set_xlim(100, 30e6)
    panel.set_title(title, fontsize=9, loc="left", fontweight="bold")
    for place, figure in zip(places, figures, strict=True):
        panel.text(max(figure.rates()) * 1.12, place, number(figure.rate), va="center", fontsize=7)
    panel.grid(axis="x", alpha=0.3)
    panel.set_axisbelow(True)
    panel.spines[["top", "right"]].set_visible(False)


def label(figure: Figure, figures: list[Figure]) -> str:
    """Engine and game, and how it is driven where the same engine and game stand there twice."""
    name = TITLES[figure.rival]
    label = name if figure.game.startswith(name) else f"{name}: {figure.game}"
    twins = [other for other in figures if (other.rival, other.game) == (figure.rival, figure.game)]
    return label if len(twins) == 1 else f"{label} ({figure.how})"


def main() -> None:
    """Draw; no date in the file, so that equal figures give equal files."""
    mpl.rcParams.update({"svg.hashsalt": "engines", "svg.fonttype": "none", "font.family": "sans-serif"})
    source, *targets = sys.argv[1:]
    canvas = draw(load(Path(source)))
    for target in targets:
        metadata = {"Date": None} if target.endswith(".svg") else None
        canvas.savefig(target, metadata=metadata, dpi=110)


if __name__ == "__main__":
    main()
