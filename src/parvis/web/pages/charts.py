"""Charts for templates: bars and points in percent, so that a style sheet alone gives their size."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, pairwise

LABEL = 9.0
"""Percent of the height that a label at the end of a line needs."""
TICKS = 6  # lines across, at most
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


def curves(standings: Sequence[Sequence[int]]) -> Curves | None:
    """Lines of standings (scores by seat, at one point in time after the other); None for fewer than two of them."""
    if len(standings) < 2:
        return None
    lowest, highest = min(map(min, standings)), max(map(max, standings))
    step = next((step for step in STEPS if highest - min(lowest, 0) <= TICKS * step), STEPS[-1])
    bottom, top = min(lowest, 0) // step * step, max(-(-highest // step), 1) * step
    columns = [100 * column / (len(standings) - 1) for column in range(len(standings))]

    def down(score: int) -> float:
        return 100 * (top - score) / (top - bottom)

    labels = spread([down(score) for score in standings[-1]])
    made = [
        Curve(seat, [(x, down(scores[seat])) for x, scores in zip(columns, standings, strict=True)], label, last)
        for seat, (label, last) in enumerate(zip(labels, standings[-1], strict=True))
    ]
    return Curves(made, [(tick, down(tick)) for tick in range(bottom, top + 1, step)], columns)


def spread(heights: Sequence[float]) -> list[float]:
    """The heights, moved apart as little as labels need, and up again where they would leave the chart."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + LABEL)
    limit = 100.0
    for index in reversed(order):
        placed[index] = min(placed[index], limit)
        limit = placed[index] - LABEL
    return placed
