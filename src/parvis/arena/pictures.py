"""Pictures of results, as PNG and SVG: scores, seats, sources of points, and strength by time.

Drawn without a screen. Colours are those of Okabe and Ito, which the colour-blind tell apart, too; where they
do not suffice, bars are hatched as well.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import pyarrow as pa
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullLocator, PercentFormatter

from parvis import bots
from parvis.arena.standings import Columns, Interval, chosen, columns, scores_by_source, share

COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999")
INK, FAINT = "#222222", "#888888"
STYLE: dict[Any, Any] = {
    "font.size": 10,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": "#e3e3e3",
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "svg.hashsalt": "parvis",
    "svg.fonttype": "path",
}
BINS = 40  # bars of a distribution, at most
HATCHES = ("", "////", "....")  # for bars of which there are more than colours


@contextmanager
def picture(path: Path, name: str, width: float, height: float) -> Iterator[Figure]:
    """A figure of that size in inches, written to `name`.png and `name`.svg in a folder."""
    with mpl.rc_context(STYLE):
        figure = Figure((width, height), layout="constrained")
        yield figure
        figure.savefig(path / f"{name}.png", dpi=144)
        figure.savefig(path / f"{name}.svg", metadata={"Date": None})


def draw_match(path: Path, title: str, table: pa.Table) -> None:
    """All pictures that any series has, into a folder."""
    results = columns(table)
    draw_scores(path, title, results)
    draw_seats(path, title, results)
    sources = scores_by_source(table)
    if any(sources.values()):
        draw_sources(path, title, sources)


def draw_scores(path: Path, title: str, results: Columns) -> None:
    """A distribution of scores for every player, one below the other."""
    names = by_strength(results["name"])
    low, high = int(results["score"].min()), int(results["score"].max())
    width = max(1, -(-(high - low + 1) // BINS))
    edges = np.arange(low, high + width + 1, width) - 0.5
    with picture(path, "scores", 7.5, 1.3 + 1.05 * len(names)) as figure:
        axes = figure.subplots(len(names), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        for number, (axis, name) in enumerate(zip(axes, names, strict=True)):
            scores = results["score"][results["name"] == name]
            parts = np.full(len(scores), 1 / len(scores))
            axis.hist(
                scores, edges, weights=parts, color=COLOURS[number % len(COLOURS)], edgecolor="white", linewidth=0.4
            )
            axis.axvline(scores.mean(), color=INK, linewidth=1.2)
            axis.set_ylabel(name, rotation=0, ha="right", va="center", fontweight="bold")
            axis.annotate(
                f"mean {scores.mean():.1f}", (scores.mean(), 0.95), xycoords=("data", "axes fraction"),
                xytext=(4, 0), textcoords="offset points", va="top", fontsize=9, color=INK,
            )  # fmt: skip
            axis.yaxis.set_major_locator(MaxNLocator(2, min_n_ticks=1))
            axis.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
            axis.grid(axis="y")
            axis.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes[0].set_title(f"{title}: how scores are distributed")
        bars = f"; bars of {width} points" if width > 1 else ""
        axes[-1].set_xlabel(f"score of a game (height: part of the player's games{bars})")


def draw_seats(path: Path, title: str, results: Columns) -> None:
    """Win share by seat for every player, with intervals."""
    names = by_strength(results["name"])
    seats = int(results["seat"].max()) + 1
    with picture(path, "seats", 7.5, 4.2) as figure:
        axis = figure.subplots()
        for number, name in enumerate(names):
            own = chosen(results, results["name"] == name)
            shares = [share(chosen(own, own["seat"] == seat)) for seat in range(seats)]
            shift = 0.6 * ((number + 0.5) / len(names) - 0.5)
            dots(axis, [seat + 1 + shift for seat in range(seats)], shares, COLOURS[number % len(COLOURS)], name)
        par(axis, 1 / seats)
        axis.set_title(f"{title}: win share by seat")
        axis.set_xlabel("seat (1 is the first)")
        axis.set_xticks(range(1, seats + 1))
        draw_legend(axis)


def draw_sources(path: Path, title: str, sources: Mapping[str, Mapping[str, float]]) -> None:
    """Where points come from, a bar for every player: gains to the right, losses to the left."""
    totals: dict[str, float] = {}
    for own in sources.values():
        for source, score in own.items():
            totals[source] = totals.get(source, 0) + abs(score)
    names = by_strength(sources)
    height = max(1.8 + 0.5 * len(names), 0.5 + 0.23 * len(totals))  # of the bars, or of the legend
    with picture(path, "sources", 7.5, height) as figure:
        axis = figure.subplots()
        right, left = np.zeros(len(names)), np.zeros(len(names))
        for number, source in enumerate(sorted(totals, key=lambda source: -totals[source])):
            scores = np.array([sources[name].get(source, 0.0) for name in names])
            begin = np.where(scores > 0, right, left)
            colour, hatch = fill(number)
            axis.barh(
                names, scores, 0.62, left=begin,
                color=colour, hatch=hatch, edgecolor="white", linewidth=0.6, label=source,
            )  # fmt: skip
            right += np.maximum(scores, 0)
            left += np.minimum(scores, 0)
        for place, (end, name) in enumerate(zip(right, names, strict=True)):
            axis.annotate(
                f"{sum(sources[name].values()):.1f}", (end, place), (5, 0), textcoords="offset points", va="center"
            )
        axis.axvline(0, color=FAINT, linewidth=0.8)
        axis.margins(x=0.09)
        axis.grid(axis="x")
        axis.invert_yaxis()
        axis.set_title(f"{title}: where points come from")
        axis.set_xlabel("points of a game, mean; at the end of a bar the sum")
        draw_legend(axis)


def draw_times(path: Path, title: str, rungs: Sequence[Mapping[str, Any]], equal: float) -> None:
    """Strength against time: the win share of each rung of a ladder over the time in its player's name."""
    efforts = [effort(rung["player"]) for rung in rungs]
    unit = efforts[0][1]
    with picture(path, "times", 7.5, 4.2) as figure:
        axis = figure.subplots()
        points = sorted(
            (number, Interval(**rung["win_share"])) for (number, _), rung in zip(efforts, rungs, strict=True)
        )
        numbers = [number for number, _ in points]
        axis.plot(numbers, [one.value for _, one in points], color=COLOURS[0], linewidth=1.5)
        dots(axis, numbers, [one for _, one in points], COLOURS[0], bots.title_of(rungs[0]["player"]))
        par(axis, equal)
        axis.set_xscale("log")
        axis.xaxis.set_minor_locator(NullLocator())
        axis.set_xticks(numbers, [rung_label(number, unit) for number in numbers])
        axis.set_title(f"{title}: what time to think buys, against {rungs[0]['against']}")
        axis.set_xlabel("time for a decision (logarithmic)" if unit else "iterations for a decision (logarithmic)")
        draw_legend(axis)


def draw_rungs(path: Path, title: str, rungs: Sequence[Mapping[str, Any]], equal: float) -> None:
    """The win share of each level against the level below."""
    with picture(path, "ladder", 7.5, 4.2) as figure:
        axis = figure.subplots()
        places = list(range(len(rungs)))
        dots(axis, places, [Interval(**rung["win_share"]) for rung in rungs], COLOURS[0], "win share")
        par(axis, equal)
        axis.set_xlim(-0.5, len(rungs) - 0.5)
        axis.set_xticks(places, [f"{rung['player']}\nagainst {rung['against']}" for rung in rungs])
        axis.set_title(f"{title}: each level against the one below")
        draw_legend(axis)


def draw_ratings(path: Path, title: str, ratings: Sequence[Mapping[str, Any]]) -> None:
    """Ratings with their intervals, the strongest on top."""
    with picture(path, "ratings", 7.5, 1.5 + 0.4 * len(ratings)) as figure:
        axis = figure.subplots()
        for place, rating in enumerate(ratings):
            axis.errorbar(rating["mu"], place, xerr=1.96 * rating["sigma"], fmt="o", color=COLOURS[0], capsize=3)
        axis.set_yticks(range(len(ratings)), [rating["player"] for rating in ratings])
        axis.set_ylim(len(ratings) - 0.5, -0.5)
        axis.grid(axis="x")
        axis.set_title(f"{title}: ratings")
        axis.set_xlabel("OpenSkill rating (Plackett-Luce), with 95% intervals (a new player has 25)")


def by_strength(names: Iterable[str]) -> list[str]:
    """The names, each once, the weakest bot first; one bot's settings in the order in which they came."""
    levels = bots.levels()
    return sorted(dict.fromkeys(names), key=lambda name: levels.index(bots.title_of(name)))


def effort(name: str) -> tuple[float, str]:
    """What a bot spends on a decision: seconds and `s`, or the number of iterations in its name and nothing."""
    seconds = bots.find(name).seconds
    return (seconds, "s") if seconds else (float(name.partition(":")[2]), "")


def fill(number: int) -> tuple[str, str]:
    """Colour and hatching of one of many bars, different for the first 24."""
    rounds, colour = divmod(number, len(COLOURS))
    return COLOURS[colour], HATCHES[rounds % len(HATCHES)]


def rung_label(number: float, unit: str) -> str:
    """`30 ms`, `2 s` or a bare number."""
    if unit and number < 1:
        return f"{1000 * number:g} ms"
    return f"{number:g} {unit}".strip()


def dots(axis: Axes, places: Sequence[float], shares: Sequence[Interval], colour: str, label: str) -> None:
    """Draw points with their intervals as bars, one for each share."""
    values = np.array([one.value for one in shares])
    reach = [values - [one.low for one in shares], [one.high for one in shares] - values]
    axis.errorbar(places, values, yerr=reach, fmt="o", color=colour, capsize=3, markersize=5, label=label)


def par(axis: Axes, equal: float) -> None:
    """The win share of equals as a line, and an axis for win shares."""
    axis.axhline(equal, color=FAINT, linewidth=1, linestyle="--", label="equals")
    axis.set_ylim(-0.02, 1.02)
    axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:.0f}%"))
    axis.set_ylabel("win share, with 95% intervals")
    axis.grid(axis="y")


def draw_legend(axis: Axes) -> None:
    """The legend, to the right of everything."""
    axis.legend(loc="upper left", bbox_to_anchor=(1.01, 1), borderaxespad=0)
