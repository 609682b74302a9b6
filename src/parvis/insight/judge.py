"""What each decision of a position is worth by what its seat knows: games played on, with the same luck for all.

All decisions are tried first; those that are clearly behind are dropped, and the others are tried again.
"""

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from parvis.bots import registry
from parvis.bots.rolling_on import LUCK
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.state import FlatState
from parvis.insight.ledger import Numbers, half_interval
from parvis.insight.rollouts import JUDGE, WHOLE, Roller, Seeds

STAGES = (8, 24, 56, 120, 248)
"""How many games each decision that is left has had after each stage."""
FEW = 3
"""Decisions that are never dropped: those that a hint tells of."""
BEHIND, ERRORS = 0.5, 2.5
"""Who is further behind than so many points, and than so many standard errors, is dropped."""


@dataclass(frozen=True)
class Judged:
    """A decision as the games say: points and chance to win of its seat, and how far behind the best decision it is.

    Each with half its interval of 95 %.
    """

    decision: int
    points: float
    points_interval: float
    wins: float
    behind: float
    behind_interval: float


class Standing:
    """A position to play on from."""

    def __init__(self, core: Core, state: Any, seats: int) -> None:
        self.core, self.seats = core, seats
        self.positions = core.batch(1)
        core.put(self.positions, 0, state)
        self.lucks = [core.buffer(LUCK)]
        self.recorded = core.buffer(0)


def judge(core: Core, game: Game, state: FlatState, seat: int, seed: int, seconds: float) -> list[Judged]:
    """Judge all that a seat may decide in a state, the best first, for about so many seconds.

    The state is dealt again for the seat before anything else, so nothing that it can't know counts.
    """
    information = registry.information_state_of(core, registry.find(JUDGE), seat, seed)
    truth = core.batch(1)
    core.put(truth, 0, state)
    information.update(truth, 0)
    decisions = [int(decision) for decision in information.decisions[: information.count]]
    roller = Roller(Standing(core, core.get(information.states, 0), information.players))
    found = tried(roller, seat, decisions, Seeds.of((seed,), STAGES[-1], information.players), seconds)
    best = best_of(found)
    judged = [judged_of(decision, *found[decision], found[best][0]) for decision in decisions]
    return sorted(judged, key=lambda one: (one.decision != best, one.behind, -one.points))


def tried(
    roller: Roller[Standing], seat: int, decisions: list[int], seeds: Seeds, seconds: float
) -> dict[int, tuple[Numbers, Numbers]]:
    """Points and shares of the win that each decision has led to, game by game."""
    began, left, first = time.perf_counter(), decisions, 0
    found: dict[int, tuple[Numbers, Numbers]] = {decision: (np.zeros(0), np.zeros(0)) for decision in decisions}
    numbers = np.arange(len(seeds))
    for last in STAGES:
        chosen = seeds.chosen((numbers >= first) & (numbers < last))
        for decision in left:
            ends = roller.ends(0, chosen, seat, (decision,))
            points, shares = found[decision]
            found[decision] = (
                np.append(points, ends.points[:, seat]),
                np.append(shares, ends.shares[:, seat] / WHOLE),
            )
        left = not_beaten({decision: found[decision][0] for decision in left})
        if len(left) < 2 or time.perf_counter() - began > seconds:
            break
        first = last
    return found


def best_of(found: dict[int, tuple[Numbers, Numbers]]) -> int:
    """The decision with most points of those that were tried to the end: what was dropped had too few games."""
    return max(found, key=lambda decision: (len(found[decision][0]), float(found[decision][0].mean())))


def not_beaten(points: dict[int, Numbers]) -> list[int]:
    """The decisions that may still be the best, and in any case the first few."""
    order = sorted(points, key=lambda decision: -float(points[decision].mean()))
    best = points[order[0]]
    return [decision for place, decision in enumerate(order) if place < FEW or not is_beaten(best - points[decision])]


def is_beaten(differences: Numbers) -> bool:
    """Whether what the best decision has more, game by game, is more than chance and a trifle."""
    error = float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return float(differences.mean()) > max(BEHIND, ERRORS * error)


def judged_of(decision: int, points: Numbers, shares: Numbers, best: Numbers) -> Judged:
    """A decision by its games, compared with the best one in those that both have had."""
    differences = best[: len(points)] - points
    return Judged(
        decision,
        float(points.mean()),
        half_interval(points),
        float(shares.mean()),
        float(differences.mean()),
        half_interval(differences),
    )
