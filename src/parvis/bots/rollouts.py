"""Rollouts: the best moves of a search, played to the end of the game by the learned value.

The values in a tree are what the learned value thinks of positions a move or two ahead. Where that errs, more time in
the tree does not help, but how games end does (Tesauro and Galperin, 1996). The moves that are close are tried in turn
with the same luck, on determinizations for the searching seat, and every seat plays the best move that a lookahead
finds. What the tree thought of a move counts as some rollouts of it.
"""

import math
import time
from collections.abc import Sequence
from typing import Any

from parvis.bots.evaluation import evaluate
from parvis.bots.halving import Halving
from parvis.bots.information_state import InformationState
from parvis.bots.lookahead import MOVE, POSITIONS, look_ahead, move_at
from parvis.bots.search import (
    CANDIDATES,
    CANDIDATES_AT,
    PLAYING,
    SQUARES,
    TOTALS,
    TRIALS_SIZE,
    add_squares,
    add_trial,
    begin_iteration,
    play_move,
)
from parvis.engine.chance import below, come, coming
from parvis.engine.course import first_seat, legal, make, movers
from parvis.engine.questions import NATURE
from parvis.engine.state import Batch, Row, Weights

NEAR, MOST = 150, 6
"""How many moves are rolled out at most, and how many hundredths of a point they may be behind the best one."""
TREE_WEIGHT = 150
"""How many rollouts the value from the tree counts for."""
ROUNDS_BEFORE_DROPPING = 50
STANDARD_ERRORS = 2.0
HARDLY = 10.0
"""Who is not better by so many hundredths of a point, not even with these standard errors, is dropped."""
SLICE = 0.02
"""About how many seconds pass between two looks at how it stands."""


def roll_out(
    states: Batch, searcher: int, candidate: int, trials: Row, path: Row, nature: Row, chance: Row, out: Row,
    frames: Row, model: Weights, feature_values: Row, memory: Row,
) -> int:  # fmt: skip
    """The move of a candidate in states[ROOT], and the game to its end. Returns its value for the seat `searcher`."""
    begin_iteration(states, searcher, path, nature)
    play_move(states, searcher, trials, CANDIDATES_AT + MOVE * candidate, path, out)
    while movers(states[PLAYING]) != 0:
        seat = first_seat(movers(states[PLAYING]))
        n = legal(states[PLAYING], seat, out)
        if seat == NATURE or n == 1:
            make(states[PLAYING], seat, out[below(nature, n)], out)
        else:
            budget = frames[POSITIONS]  # with a tenth of it, as at new nodes, seats play much worse
            look_ahead(states, PLAYING, seat, budget, chance, out, frames, model, feature_values, memory)
            play_move(states, seat, frames, move_at(0, frames), path, out)
    return evaluate(states, PLAYING, searcher, model, feature_values, memory)


def roll_candidates_out(
    states: Batch, searcher: int, rounds: int, alive: int, trials: Row, path: Row, nature: Row, chance: Row, out: Row,
    frames: Row, model: Weights, feature_values: Row, memory: Row,
) -> None:  # fmt: skip
    """Roll out all candidates that are `alive` (bits), `rounds` times, each time with the same luck for all."""
    for _ in range(rounds):
        nature[0] = coming(chance)
        come(chance)
        for candidate in range(CANDIDATES):
            if alive >> candidate & 1 == 1:
                nature[1] = 0
                reached = roll_out(
                    states, searcher, candidate, trials, path, nature, chance, out, frames, model, feature_values,
                    memory,
                )  # fmt: skip
                add_trial(candidate, reached, trials, memory)
        add_squares(alive, trials)


LOOPS = (roll_out, roll_candidates_out)
"""Functions for the core, callees first; those of `parvis.bots.search` come before."""


def is_behind(behind: float, squares: int, rounds: int) -> bool:
    """Whether a move can hardly be better than the best.

    `behind`: its mean is so many hundredths of a point lower; `squares`: the sum of the squared differences between
    what the two reached in so many rounds.
    """
    variance = max(0.0, squares / rounds - behind**2)
    return behind + HARDLY > STANDARD_ERRORS * math.sqrt(variance / (rounds + TREE_WEIGHT))


def close_to(best: int, means: Sequence[float]) -> list[int]:
    """The candidates that are worth rolling out, by what the tree thinks of them, the best first."""
    near = [number for number, mean in enumerate(means) if number == best or mean > means[best] - NEAR]
    return sorted(near, key=lambda number: (number != best, -means[number]))[:MOST]


class Rollouts:
    """Rollouts of a search's candidates, of which there are none before `run_until`."""

    def __init__(self, information: InformationState, trials: Row, given: Sequence[Any]) -> None:
        """`trials` of the search, which hold its candidates; `given`: what its loops get, from the path on."""
        self.information, self.given = information, given
        self.trials = information.core.buffer(TRIALS_SIZE)
        self.trials[CANDIDATES_AT:] = trials[CANDIDATES_AT:]
        self.made = [0] * CANDIDATES
        """By candidate: how often it was rolled out."""

    def run_until(self, end: float, halving: Halving, means: Sequence[float]) -> None:
        """Roll out those that are left in `halving`, until that time by the performance counter or until one is left.

        `means`: what the tree thinks of all candidates.
        """
        loops: Any = self.information.loops
        began, pace = time.perf_counter(), 0.0
        while not halving.is_over and (now := time.perf_counter()) < end:
            rounds = max(1, int(min(SLICE, end - now) * pace))
            loops.roll_candidates_out(
                self.information.states, self.information.seat, rounds, halving.bits, self.trials, *self.given
            )
            for number in halving.left:
                self.made[number] += rounds
            halving.rank(rounds, [self.mean(number, TOTALS, mean) for number, mean in enumerate(means)])
            pace = halving.rounds / (time.perf_counter() - began)
            self.drop_behind(halving, means)

    def mean(self, number: int, totals: int, in_tree: float) -> float:
        """The mean of a candidate's rollouts and of what the tree says; `totals`: where they are added up."""
        total = int(self.trials[totals + number]) + TREE_WEIGHT * in_tree
        return total / (self.made[number] + TREE_WEIGHT)

    def drop_behind(self, halving: Halving, means: Sequence[float]) -> None:
        """Drop the moves that can hardly be better than the best."""
        if halving.rounds < ROUNDS_BEFORE_DROPPING:
            return
        mean = {number: self.mean(number, TOTALS, means[number]) for number in halving.left}
        best, going_on = halving.left[0], [halving.left[0]]
        for other in halving.left[1:]:
            squares = int(self.trials[SQUARES + CANDIDATES * best + other])
            if not is_behind(mean[best] - mean[other], squares, halving.rounds):
                going_on.append(other)
        halving.left = going_on
