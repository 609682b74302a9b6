"""How strongly a game was played: between which levels, and that one game can't always tell."""

from dataclasses import replace

import pytest

from parvis.engine.registry import find
from parvis.insight import strength as strengths
from parvis.insight.strength import Level, Strength

WEAK, FAIR, JUDGE, BEST = (
    Level("random", 40, 2.0, 0.05, 0.3),
    Level("greedy", 40, 1.0, 0.05, 0.2),
    Level("skilled", 40, 0.0, 0.0, 0.0),
    Level("expert", 40, -0.1, 0.03, 0.1),
)
LEVELS = (WEAK, FAIR, JUDGE, BEST)


def played(points: float, interval: float = 0.0, decisions: int = 50) -> Strength:
    """The strength of a seat whose decisions came to so many points."""
    return strengths.strength(LEVELS, decisions, {"mean": points, "interval": interval})


def test_between_two_levels() -> None:
    found = played(-70)
    assert (found.lost, found.levels) == (1.4, ())
    assert (found.weaker, found.stronger) == ("random", "greedy")


def test_like_one_level() -> None:
    found = played(-50)
    assert found.levels == ("greedy",)
    assert (found.weaker, found.stronger) == ("random", "skilled")
    assert found.least < 1.0 < found.most


def test_one_game_can_not_tell_levels_that_lose_about_as_much() -> None:
    found = played(0)
    assert found.levels == ("skilled", "expert")
    assert (found.weaker, found.stronger) == ("greedy", None)


def test_beyond_all_levels() -> None:
    assert (played(-200).weaker, played(-200).levels) == (None, ())
    assert (played(25).stronger, played(25).levels) == (None, ())


def test_noise_of_the_judge_widens_the_range() -> None:
    sharp, blurred = played(-50), played(-50, interval=30)
    assert blurred.most - blurred.least > sharp.most - sharp.least


def test_the_ends_of_the_range_are_where_the_game_is_just_unusual() -> None:
    found = played(-50)
    for end in (found.least, found.most):
        spread = 0.2 + max(end - 1, 0) * 0.1 - max(1 - end, 0) * 0.1
        assert abs(1.0 - end) == pytest.approx(1.96 * spread, abs=0.01)


def test_the_judge_spreads_as_little_as_any_other_level() -> None:
    assert list(strengths.spreads(LEVELS)) == [0.3, 0.2, 0.1, 0.1]
    assert list(strengths.spreads((WEAK, replace(JUDGE, spread=0.4)))) == [0.3, 0.4]


def test_what_was_not_measured_is_not_told() -> None:
    content = {"seats": ["A", "B"], "judge": "skilled", "decisions": [], "ledger": []}
    assert strengths.strengths_of(find("tiny"), content) == []
