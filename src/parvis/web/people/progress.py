"""How a rating came about: a line from game to game, as percent for a template, and the same in numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from parvis.web.people.models import RatingChange
from parvis.web.people.rating import cautious

LAST = 60
"""Games that the picture shows."""
TICKS = 5
STEPS = (1, 2, 5, 10, 20, 50)


@dataclass(frozen=True)
class Progress:
    """A line: points in percent from the left and from the top, and ticks as value and percent from the top."""

    points: list[tuple[float, float]]
    ticks: list[tuple[int, float]]

    @property
    def path(self) -> str:
        """The points as SVG writes them."""
        return " ".join(f"{x:.2f},{y:.2f}" for x, y in self.points)


def values_of(changes: Sequence[RatingChange]) -> list[float]:
    """The rating before the first of these games and after each of them."""
    first = [cautious(change.mu_before, change.sigma_before) for change in changes[:1]]
    return first + [cautious(change.mu, change.sigma) for change in changes]


def progress(values: Sequence[float]) -> Progress | None:
    """The line of these ratings; None for fewer than two of them."""
    if len(values) < 2:
        return None
    lowest, highest = min(values), max(values)
    step = next((step for step in STEPS if highest - lowest <= TICKS * step), STEPS[-1])
    bottom = floor(lowest / step) * step
    top = max(ceil(highest / step) * step, bottom + step)

    def down(value: float) -> float:
        return 100 * (top - value) / (top - bottom)

    points = [(100 * place / (len(values) - 1), down(value)) for place, value in enumerate(values)]
    return Progress(points, [(tick, down(tick)) for tick in range(bottom, top + 1, step)])
