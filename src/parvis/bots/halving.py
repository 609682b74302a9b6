"""Sequential halving: on which decisions at its root a search spends its time.

All candidates are tried equally often and the worse half is dropped; then the same again, until one is left (Karnin,
Koren and Somekh, 2013). Every halving gets an equal part of what the search may take. As all are tried with the same
luck, differences between them soon tell: who is clearly behind is dropped before its time, and the search ends early
where none can catch up, or where it hardly matters which is chosen.
"""

import math
from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

TRIALS_AT_FIRST = 2
"""How often each candidate is to be tried at least before the first halving."""
ROUNDS_BEFORE_DROPPING = 300
"""A smaller tree may not have seen yet what speaks for a decision."""
CLEARLY = 4.0
"""Who is behind by so many standard errors is dropped before its time."""
HARDLY = 5.0
"""Hundredths of a point that are not worth more time, two standard errors included."""


def halvings(candidates: int) -> int:
    """How often so many candidates are halved until one is left."""
    return (candidates - 1).bit_length()


def affordable(decisions: int, most: int, iterations: int) -> int:
    """How many of so many decisions can be candidates with that many iterations."""
    number = min(decisions, most)
    while number > 1 and TRIALS_AT_FIRST * number * halvings(number) > iterations:
        number -= 1
    return number


class Halving:
    """Which candidates are left; they are numbered from 0, and the best comes first."""

    def __init__(self, candidates: int, patience: int | None = None) -> None:
        """`patience`: after how many rounds it may drop who is clearly behind; ROUNDS_BEFORE_DROPPING if not given."""
        self.left = list(range(candidates))
        self.patience = patience
        self.rounds = 0
        """How often those that are left have been tried."""

    @property
    def bits(self) -> int:
        """The candidates that are left, as bits."""
        return sum(1 << candidate for candidate in self.left)

    @property
    def is_over(self) -> bool:
        """Whether only one candidate is left."""
        return len(self.left) == 1

    def rank(self, rounds: int, means: Sequence[float]) -> None:
        """Take in that so many rounds were played, after which the candidates have these means."""
        self.rounds += rounds
        self.left.sort(key=lambda candidate: -means[candidate])

    def drop_half(self) -> None:
        """The better half goes on, rounded up."""
        del self.left[(len(self.left) + 1) // 2 :]

    def drop_beaten(self, totals: Sequence[float], squares: npt.NDArray[Any]) -> None:
        """Drop those that are clearly behind the best; all but the best, if it hardly matters which is chosen.

        `totals`: the sum of what each candidate reached in all rounds, in hundredths of a point. `squares`, candidates
        by candidates: the sum of the squared differences between what two of them reached.
        """
        if self.rounds < (self.patience or ROUNDS_BEFORE_DROPPING):
            return
        best, going_on, matters = self.left[0], [self.left[0]], False
        for other in self.left[1:]:
            behind = (totals[best] - totals[other]) / self.rounds
            variance = max(0.0, float(squares[best, other]) / self.rounds - behind**2)
            error = math.sqrt(variance / self.rounds)
            if behind <= CLEARLY * error:
                going_on.append(other)
            matters = matters or behind + 2 * error >= HARDLY
        self.left = going_on if matters else [best]
