"""Who plays the games of a training."""

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.arena.cluster import HERE
from parvis.learning.games import Numbers, Work
from parvis.learning.hands import Hands, Threads, Workers
from parvis.learning.network import Network
from tests.learning.plans import HIDDEN, some_work


def works() -> list[Work]:
    """Some pieces of work."""
    inputs = len(TINY.feature_names)
    model = Network.fresh(TINY.chapters, np.ones(inputs, np.float32), HIDDEN, 1).model(2, 0)
    return [some_work(model, seed=seed) for seed in range(6)]


def played(hands: Hands) -> list[Numbers]:
    """What they make of it."""
    try:
        return hands.play(works())
    finally:
        hands.close()


def test_threads_bring_the_lines_of_each_piece_in_order() -> None:
    one, three = played(Threads(1)), played(Threads(3))
    assert len(one) == len(three) == 6
    assert all(np.array_equal(lines, others) for lines, others in zip(one, three, strict=True))
    assert not np.array_equal(one[0], one[1])


@pytest.mark.soak
@pytest.mark.cluster
@pytest.mark.slow
def test_workers_of_a_cluster_bring_the_same() -> None:
    expected = played(Threads(1))
    assert all(np.array_equal(*pair) for pair in zip(played(Workers(HERE, 1)), expected, strict=True))
