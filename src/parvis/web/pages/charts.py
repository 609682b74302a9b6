"""Charts for templates: bars and points in percent, so that a style sheet alone gives their size."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import fmean

LABEL = 9.0
"""Percent of the height that a label at the end of a line needs."""
TICKS = 6  # lines across, at most
COLUMNS = 40  # of a histogram, at most
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


@dataclass(frozen=True)
class Part:
    """A part of a bar: its source, the number of that source's look, its score, its width in percent."""

    source: str
    number: int
    score: int
    width: float


@dataclass(frozen=True)
class Bar:
    """The stacked bar of a seat: gains to the right of zero, losses to the left."""

    seat: int
    gains: list[Part]
    losses: list[Part]
    total: int


@dataclass(frozen=True)
class Bars:
    """Stacked bars with one scale."""

    sources: dict[str, int]
    """The sources in their order, with what each looks like."""
    zero: float
    """Where zero is, in percent of the width."""
    bars: list[Bar]


@dataclass(frozen=True)
class Curve:
    """The line of a seat: points in percent from the left and from the top, and how far down its label stands."""

    seat: int
    points: list[tuple[float, float]]
    label: float
    last: int

    @property
    def path(self) -> str:
        """The points as SVG writes them."""
        return " ".join(f"{x:.2f},{y:.2f}" for x, y in self.points)


@dataclass(frozen=True)
class Curves:
    """Lines with one scale; ticks as value and percent from the top."""

    curves: list[Curve]
    ticks: list[tuple[int, float]]
    columns: list[float]
    """Percent from the left of every point in time."""


@dataclass(frozen=True)
class Column:
    """A column of a histogram: where it begins, how broad and high it is, in percent; whether the mark is in it."""

    left: float
    width: float
    height: float
    marked: bool


@dataclass(frozen=True)
class Histogram:
    """How often values came; ticks as value and percent from the left."""

    columns: list[Column]
    ticks: list[tuple[int, float]]
    marked: float
    """Where the marked value is, in percent from the left."""
    mean: float
    """Where the mean of all is."""


def bars(scores: Sequence[Mapping[str, int]], order: Sequence[int], known: Iterable[str] = ()) -> Bars | None:
    """Bars of scores by source (by seat), seats in that order, the largest source first; None: there are no scores.

    `known`: sources that look as they do in a chart of these alone, so that one source looks the same on all pages.
    """
    totals: dict[str, int] = {}
    for own in scores:
        for source, score in own.items():
            totals[source] = totals.get(source, 0) + score
    sources = sorted(totals, key=lambda source: (-totals[source], source))
    most = max((sum(score for score in own.values() if score > 0) for own in scores), default=0)
    least = max((-sum(score for score in own.values() if score < 0) for own in scores), default=0)
    if most + least == 0:
        return None
    looking = looks(sources, known)
    made = []
    for seat in order:
        parts = [
            Part(source, number, scores[seat][source], 100 * abs(scores[seat][source]) / (most + least))
            for source, number in looking.items()
            if scores[seat].get(source)
        ]
        gains, losses = [part for part in parts if part.score > 0], [part for part in parts if part.score < 0]
        made.append(Bar(seat, gains, losses, sum(part.score for part in parts)))
    return Bars(looking, 100 * least / (most + least), made)


def looks(sources: Sequence[str], known: Iterable[str]) -> dict[str, int]:
    """The number of each source's look: known ones have theirs, the others what these leave."""
    fixed = {source: number for number, source in enumerate(known) if source in sources}
    free = (number for number in count() if number not in fixed.values())
    return {source: fixed[source] if source in fixed else next(free) for source in sources}


def curves(standings: Sequence[Sequence[float]], places: Sequence[float] = (), from_zero: bool = True) -> Curves | None:
    """Lines of standings (scores by seat, at one point in time after the other); None for fewer than two of them.

    `places`: those points in time in percent from the left; without, they are as far from each other.
    """
    if len(standings) < 2:
        return None
    lowest, highest = min(map(min, standings)), max(map(max, standings))
    base = min(lowest, 0) if from_zero else lowest
    step = step_for(highest - base, TICKS)
    bottom = int(base // step) * step
    top = max(int(-(-highest // step)) * step, bottom + step)
    columns = list(places) or [100 * column / (len(standings) - 1) for column in range(len(standings))]

    def down(score: float) -> float:
        return 100 * (top - score) / (top - bottom)

    labels = spread([down(score) for score in standings[-1]])
    made = [
        Curve(seat, [(x, down(scores[seat])) for x, scores in zip(columns, standings, strict=True)], label, round(last))
        for seat, (label, last) in enumerate(zip(labels, standings[-1], strict=True))
    ]
    return Curves(made, [(tick, down(tick)) for tick in range(bottom, top + 1, step)], columns)


def histogram(values: Sequence[int], marked: int, others: Sequence[int] = ()) -> Histogram:
    """How often values came, with a mark at one of them or at another; `others` have a place on the scale, too."""
    lowest, highest = min(*values, marked, *others), max(*values, marked, *others)
    step = step_for(highest - lowest + 1, COLUMNS)
    first = lowest // step * step
    counts = [0] * ((highest - first) // step + 1)
    for value in values:
        counts[(value - first) // step] += 1
    width = 100 / len(counts)
    columns = [
        Column(number * width, width, 100 * count / max(counts), number == (marked - first) // step)
        for number, count in enumerate(counts)
    ]

    def left(value: float) -> float:
        return width * ((value - first) / step + 0.5 / step)

    apart = step_for(highest - first, TICKS)
    ticks = [(tick, left(tick)) for tick in range(-(-first // apart) * apart, highest + 1, apart)]
    return Histogram(columns, ticks, left(marked), left(sum(values) / len(values)))


def step_for(length: float, most: int) -> int:
    """A round number of which at most so many make up a length."""
    return next((step for step in STEPS if length <= most * step), STEPS[-1])


def spread(heights: Sequence[float]) -> list[float]:
    """The heights, moved apart as little as labels need: those that crowd each other keep their middle, and all stay
    within the chart.
    """
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    crowds: list[list[float]] = []  # heights, less the room for labels above
    for place, index in enumerate(order):
        crowd = [heights[index] - place * LABEL]
        while crowds and fmean(crowds[-1]) > fmean(crowd):
            crowd = crowds.pop() + crowd
        crowds.append(crowd)
    lowest = 100 - LABEL * (len(heights) - 1)
    levels = [min(max(fmean(crowd), 0), lowest) for crowd in crowds for _ in crowd]
    placed = {index: level + place * LABEL for place, (index, level) in enumerate(zip(order, levels, strict=True))}
    return [placed[index] for index in range(len(heights))]
