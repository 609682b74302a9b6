"""Sequential halving: who goes on, who is dropped."""

import numpy as np
import pytest

from parvis.bots import halving
from parvis.bots.halving import Halving, affordable, halvings


@pytest.mark.parametrize(("candidates", "times"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4)])
def test_candidates_are_halved_until_one_is_left(candidates: int, times: int) -> None:
    assert halvings(candidates) == times
    left = Halving(candidates)
    for _ in range(times):
        assert not left.is_over
        left.drop_half()
    assert left.is_over


@pytest.mark.parametrize(
    ("decisions", "iterations", "number"),
    [(3, 1, 1), (3, 4, 2), (3, 12, 3), (40, 60, 8), (40, 128, 16), (40, 9999, 16)],
)
def test_few_iterations_have_few_candidates(decisions: int, iterations: int, number: int) -> None:
    assert affordable(decisions, 16, iterations) == number


def test_the_best_half_goes_on() -> None:
    left = Halving(5)
    left.rank(10, [1.0, 5.0, 3.0, 2.0, 4.0])
    assert left.left == [1, 4, 2, 3, 0]
    left.drop_half()
    assert (left.left, left.bits) == ([1, 4, 2], 0b10110)


def after(rounds: int, reached: list[list[int]]) -> Halving:
    """Who is left of some candidates, whose values come again and again as they stand in `reached`."""
    values = np.array(reached)
    totals = values.sum(axis=1) * rounds // values.shape[1]
    squares = ((values[:, None] - values[None]) ** 2).sum(axis=2) * rounds // values.shape[1]
    left = Halving(len(reached))
    left.rank(rounds, list(totals / rounds))
    left.drop_beaten([int(total) for total in totals], squares)
    return left


ALIKE_BUT_FOR_LUCK = [[1000, -1000], [-990, 990]]
"""A difference of ten hundredths of a point with a deviation of nearly twenty points: that takes long to see."""
THE_SAME_LUCK = [[1010, -990], [1000, -1000]]
"""Values of two candidates that differ equally each time."""


def test_who_is_clearly_behind_is_dropped() -> None:
    assert after(400, THE_SAME_LUCK).left == [0]
    assert len(after(400, ALIKE_BUT_FOR_LUCK).left) == 2


def test_nobody_is_dropped_from_a_small_tree() -> None:
    assert len(after(halving.ROUNDS_BEFORE_DROPPING - 2, THE_SAME_LUCK).left) == 2


def test_a_choice_that_hardly_matters_ends() -> None:
    assert after(400, [[1000, -1000], [996, -996]]).is_over
    assert not after(400, [[1000, -1000], [900, -900], [940, -945]]).is_over
