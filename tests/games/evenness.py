"""Whether everything that a seat holds possible is dealt equally often: many deals, counted, and chi-square."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from parvis.engine.chance import chance
from parvis.engine.contract import Game
from parvis.engine.core import compiled
from parvis.engine.state import from_array

SURE = 3.72
"""Standard deviations that a sound sample exceeds once in ten thousand times."""


def sample(game: Game, state: Any, seat: int, size: int, told: Callable[[Any], Any]) -> Counter[Any]:
    """How often what `told` tells of a state came out of so many hidings. Equal states are told of once."""
    core = compiled(game)
    states, generator = core.batch(2), core.buffer(chance(1))
    core.put(states, 1, state)
    dealt: Counter[bytes] = Counter()
    for _ in range(size):
        core.copy_at(states, 0, 1)
        core.determinize_at(states, 0, seat, generator)
        dealt[states[:1].tobytes()] += 1
    counts: Counter[Any] = Counter()
    for content, times in dealt.items():
        counts[told(from_array(type(state), np.frombuffer(content, state.dtype)))] += times
    return counts


def deviation(counts: Counter[Any], outcomes: set[Any]) -> float:
    """How far counts are from equal ones: chi-square, as standard deviations (Wilson and Hilferty)."""
    assert set(counts) <= outcomes, "something impossible came up"
    mean = counts.total() / len(outcomes)
    square = sum((counts[outcome] - mean) ** 2 for outcome in outcomes) / mean
    freedom = len(outcomes) - 1
    spread = 2 / (9 * freedom)
    return ((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
