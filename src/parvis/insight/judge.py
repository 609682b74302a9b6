"""What each decision of a position is worth by what its seat knows: games played on, with the same luck for all.

A decision stands for the best move that begins with it, as `skilled` finds it by looking ahead. `skilled` plays on for
some turns of the phases; what the learned value then expects has far less noise than how games end. All decisions are
tried first; those that are clearly behind are dropped, and the others are tried again until time is up or it is clear.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from parvis.bots import greedy, lookahead, registry
from parvis.bots.information_state import InformationState
from parvis.bots.moves import Move, by_first_decision, kept_moves
from parvis.bots.roller import Games, Numbers, Position, Seeds
from parvis.engine.core import Core
from parvis.engine.state import FlatState
from parvis.insight.ledger import half_interval
from parvis.insight.rollouts import JUDGE, Roller

STAGES = (8, 24, 56, 120, 248, 504, 1016)
"""How many games each decision that is left has had after each stage."""
FEW = 3
"""Decisions that are never dropped: those that a hint tells of."""
BEHIND, ERRORS = 0.5, 2.5
"""Who is further behind than so many points, and than so many standard errors, is dropped."""
PRECISE = 0.5
"""Half an interval of the points that nobody needs to know better, once it is clear what is best."""

Doubt = Callable[[float, float], bool]
"""Whether how far a decision is behind the best one, and half the interval of that, leave open what is to be known."""
TICK = 1e-6
"""Seconds: no time is shorter."""


@dataclass(frozen=True)
class Judged:
    """A decision as the games say: points and chance to win of its seat, and how far behind the best decision it is.

    Each with half its interval of 95 %.
    """

    decision: int
    move: tuple[int, ...]
    """The whole move that it was judged by: this decision, and those of the seat that follow in all the games."""
    points: float
    points_interval: float
    wins: float
    behind: float
    behind_interval: float


class Standing(Position):
    """A state to play on from."""

    def __init__(self, core: Core, state: Any, seats: int) -> None:
        super().__init__(core, core.batch(1), seats)
        core.put(self.positions, 0, state)


def no_doubt(behind: float, interval: float) -> bool:
    """Nothing more is to be known of a decision that is clearly behind."""
    return False


def judge(
    core: Core,
    state: FlatState,
    seat: int,
    seed: int,
    seconds: float,
    doubt: Doubt = no_doubt,
    least_turns: int = 0,
) -> list[Judged]:
    """Judge all that a seat may decide in a state, the best first, for about so many seconds of processor time.

    `doubt`: which of the decisions that are clearly behind are nevertheless tried as often as the best ones;
    `least_turns`: how many turns of the phases are played on at least. The state is dealt again for the seat before
    anything else, so nothing that it can't know counts.
    """
    information = registry.information_state_of(core, registry.find(JUDGE), seat, seed)
    truth = core.batch(1)
    core.put(truth, 0, state)
    information.update(truth, 0)
    moves = {move.decisions[0]: move for move in whole_moves(information)}
    standing = Standing(core, core.get(information.states, 0), information.players)
    playing = Games(Roller(standing), seat, least_turns)
    found = tried(playing, moves, Seeds.of((seed,), STAGES[-1], information.players), seconds, doubt)
    best = best_of(found)
    judged = [judged_of(moves[decision], *found[decision], found[best][0]) for decision in moves]
    return sorted(judged, key=lambda one: (one.decision != best, one.behind, -one.points))


def whole_moves(information: InformationState) -> list[Move]:
    """By what a seat may decide, the best move that begins so, as `skilled` sees it; the best first.

    Of moves that lead to the same one is kept: where the best that begins with a decision is not, it stands alone, and
    who plays on finds the others.
    """
    frames = information.evaluator(learned=True).frames
    frames[lookahead.MOVES_WANTED] = lookahead.MOST_MOVES
    greedy.best(information, learned=True, noise=0)
    decisions = information.decisions[: information.count]
    worths = {int(decision): frames[lookahead.FIRST_VALUES + k] for k, decision in enumerate(decisions)}
    best = [move for move in kept_moves(frames) if move.worth >= worths[move.decisions[0]]]
    return by_first_decision(frames, information, best)


def tried(
    playing: Games, moves: dict[int, Move], seeds: Seeds, seconds: float, doubt: Doubt
) -> dict[int, tuple[Numbers, Numbers]]:
    """Points and shares of the win that each decision has led to, game by game."""
    began, left, games = time.thread_time(), list(moves), 0
    found: dict[int, tuple[Numbers, Numbers]] = {decision: (np.zeros(0), np.zeros(0)) for decision in moves}
    numbers = np.arange(len(seeds))
    for stage in STAGES:
        had = [len(found[decision][0]) for decision in left]
        last = stage
        if games > 0:
            spent = max(TICK, time.thread_time() - began)
            last = min(stage, (sum(had) + int((seconds - spent) * games / spent)) // len(left))
            if last <= max(had) or is_clear([found[decision][0] for decision in left], doubt):
                break
        for decision, first in zip(left, had, strict=True):
            new = playing.play(seeds.chosen((numbers >= first) & (numbers < last)), moves[decision].decisions)
            points, shares = (np.append(old, more) for old, more in zip(found[decision], new, strict=True))
            found[decision] = points, shares
            games += last - first
        left = not_beaten({decision: points for decision, (points, _) in found.items()}, doubt)
    return found


def best_of(found: dict[int, tuple[Numbers, Numbers]]) -> int:
    """The decision with most points of those that were tried to the end: what was dropped had too few games."""
    return max(found, key=lambda decision: (len(found[decision][0]), float(found[decision][0].mean())))


def is_clear(points: list[Numbers], doubt: Doubt = no_doubt) -> bool:
    """Whether nobody needs to know better which of these is best, what it is worth, and how far others are behind."""
    best = max(points, key=lambda one: float(one.mean()))
    differences = [less(best, one) for one in points if one is not best]
    is_known = all(is_beaten(one) and not is_doubtful(one, doubt) for one in differences)
    return is_known and half_interval(best) <= PRECISE


def not_beaten(points: dict[int, Numbers], doubt: Doubt = no_doubt) -> list[int]:
    """The decisions that may still be the best, or are in doubt, and in any case the first few."""
    order = sorted(points, key=lambda decision: (-len(points[decision]), -float(points[decision].mean())))
    best = points[order[0]]
    return [
        decision
        for place, decision in enumerate(order)
        if place < FEW
        or not is_beaten(less(best, points[decision]))
        or is_doubtful(less(best, points[decision]), doubt)
    ]


def less(best: Numbers, points: Numbers) -> Numbers:
    """What the best decision has more, in the games that both have had."""
    both = min(len(best), len(points))
    return best[:both] - points[:both]


def is_doubtful(differences: Numbers, doubt: Doubt) -> bool:
    """Whether what is to be known of a decision that is so far behind is open."""
    return doubt(float(differences.mean()), careful_interval(differences))


def careful_interval(differences: Numbers) -> float:
    """Half the interval of how far a decision is behind, as if one game more had made no difference: a few games that
    all say the same make nothing certain.
    """
    return half_interval(np.append(differences, 0.0))


def is_beaten(differences: Numbers) -> bool:
    """Whether what the best decision has more, game by game, is more than chance and a trifle."""
    error = float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return float(differences.mean()) > max(BEHIND, ERRORS * error)


def judged_of(move: Move, points: Numbers, shares: Numbers, best: Numbers) -> Judged:
    """A decision by the games of its move, compared with the best one in those that both have had."""
    differences = less(best, points)
    return Judged(
        move.decisions[0],
        move.decisions,
        float(points.mean()),
        half_interval(points),
        float(shares.mean()),
        float(differences.mean()),
        careful_interval(differences) if differences.any() else 0.0,
    )
