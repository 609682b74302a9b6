"""Points without what the deals brought: a control variate.

The par of a deal is the mean score of bots of the levels among themselves: a table full of each of
`parvis.arena.tasks.FIELDS` plays the deal in every rotation, and all seats count. Par is known of many other deals,
too. A bot's mean score in a deal, less b times what the deal's par lies above that of the other deals, has the same
mean over all deals and varies less; b is the slope of the bot's scores over par (least squares, over its deals). From
that the mean score of the field's own bots in the other deals is taken away: a bot that plays like the field has 0.

The interval is that of Student's t with two degrees of freedom fewer than deals, over what the slope leaves, with the
uncertainty of what comes from the other deals added.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from parvis.arena.series import Rotation, Series
from parvis.arena.splits import TEST
from parvis.arena.standings import Interval, quantile
from parvis.arena.tasks import FIELDS, Task
from parvis.engine import registry

Means = npt.NDArray[np.float64]
FAR = 4
"""How many other deals there are for each of the deals that bots are measured by."""


@dataclass(frozen=True)
class Luck:
    """The points of tables full of each field: by deal and field, the mean over all seats and rotations."""

    par: Means
    """In the deals by which bots are measured."""
    far: Means
    """In the other deals that par is compared with."""

    def adjusted(self, points: Means, fields: Sequence[int]) -> Interval:
        """The luck-adjusted points of a bot against these fields, from its mean score in each deal."""
        deals, others = self.par.mean(axis=1), self.far.mean(axis=1)
        above = deals - deals.mean()
        spread = float((above**2).sum())
        slope = float((above * points).sum()) / spread if spread > 0 else 0.0
        known = slope * others - self.far[:, list(fields)].mean(axis=1)
        left = points - slope * deals
        value = float(left.mean() + known.mean())
        freedom = len(points) - 2
        if freedom < 1:
            return Interval(value, -math.inf, math.inf)
        error = ((left - left.mean()) ** 2).sum() / freedom / len(points) + known.var(ddof=1) / len(known)
        reach = quantile(freedom) * math.sqrt(error)
        return Interval(value, value - reach, value + reach)


def par_series(task: Task) -> Series:
    """Tables full of each field, in the deals by which bots are measured."""
    return series(task, task.seed, Rotation.ALL)


def far_series(task: Task) -> Series:
    """Tables full of each field, in other deals, each once."""
    return series(task, task.seed + 1, Rotation.NONE)


def series(task: Task, seed: int, rotation: Rotation) -> Series:
    """Tables full of each field, in deals to test with."""
    lineups = [(field,) * task.players for field in FIELDS]
    return Series.of(registry.find(task.game), lineups, dict(task.options), seed, rotation=rotation, split=TEST)


def means_of(table: pa.Table) -> Means:
    """The mean score by deal and field, from all games of such a series."""
    deals, lineups, scores = (table[name].to_numpy() for name in ("deal", "lineup", "score"))
    places = deals * len(FIELDS) + lineups
    means: Means = (np.bincount(places, scores) / np.bincount(places)).reshape(-1, len(FIELDS))
    return means
