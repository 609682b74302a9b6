"""What plays the games of a training."""

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.arena.cluster import LOCAL
from parvis.learning.executor import Executor, RayExecutor, ThreadExecutor
from parvis.learning.network import Network
from parvis.learning.worker import Chunk, Numbers
from tests.learning.plans import HIDDEN, some_chunk


def chunks() -> list[Chunk]:
    """Six chunks of games, with a random model."""
    inputs = len(TINY.features.names)
    model = Network.fresh(TINY.features.chapters, np.ones(inputs, np.float32), HIDDEN, 1).model(2, 0)
    return [some_chunk(model, seed=seed) for seed in range(6)]


def played(executor: Executor) -> list[Numbers]:
    """Numbers that come of the chunks; closes the executor."""
    try:
        return executor.play(chunks())
    finally:
        executor.close()


def test_threads_return_the_samples_of_each_chunk_in_order() -> None:
    one, three = played(ThreadExecutor(1)), played(ThreadExecutor(3))
    assert len(one) == len(three) == 6
    assert all(np.array_equal(samples, others) for samples, others in zip(one, three, strict=True))
    assert not np.array_equal(one[0], one[1])


@pytest.mark.soak
@pytest.mark.cluster
@pytest.mark.slow
def test_workers_of_a_cluster_bring_the_same() -> None:
    expected = played(ThreadExecutor(1))
    assert all(np.array_equal(*pair) for pair in zip(played(RayExecutor(LOCAL, 1)), expected, strict=True))
