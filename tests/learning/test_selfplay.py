"""Games against itself, and what is to be learned from them."""

import numpy as np
import pytest
from tiny_game import GAME as TINY
from tiny_game.state import CARDS, NUMBERS, ROUNDS

from parvis.bots import evaluation, lookahead
from parvis.learning import selfplay
from parvis.learning.network import Network
from parvis.learning.worker import Numbers, Worker, play
from tests.learning.plans import HIDDEN, some_chunk, spendthrift

INPUTS = len(TINY.features.names)


def some_model(seed: int = 1) -> Numbers:
    """Weights that say something."""
    network = Network.fresh(ROUNDS, np.full(INPUTS, 0.5, np.float32), HIDDEN, seed)
    network.mean["first"][:, :, :2] = np.random.default_rng(seed).normal(0, 0.1, (ROUNDS, INPUTS, 2))
    return network.model(2, 0)


def predicted(sample: Numbers, model: Numbers) -> tuple[int, int]:
    """What the model says to a sample: points at the end in hundredths, share of the win in ten-thousandths."""
    columns = evaluation.PREDICTIONS + HIDDEN
    own = model[evaluation.HEAD :].reshape(ROUNDS, -1)[sample[selfplay.CHAPTER]]
    first, bias, second = np.split(own, [INPUTS * columns, (INPUTS + 1) * columns])
    sums = sample[selfplay.SAMPLE :] @ first.reshape(INPUTS, columns) + bias
    layer = second.reshape(2, HIDDEN) @ np.maximum(sums[2:], 0)
    points, share = (sums[:2] + (layer >> evaluation.BITS)) >> evaluation.BITS
    return int(sample[selfplay.PRESENT_POINTS] + points), int(share)


@pytest.mark.parametrize("lambda_", [0, 800, 1000])
@pytest.mark.parametrize("seed", range(3))
def test_targets_are_lambda_returns(lambda_: int, seed: int) -> None:
    model = some_model()
    samples = play(some_chunk(model, games=1, seed=seed, lambda_=lambda_))
    shares = []
    for seat in range(2):
        own = samples[samples[:, selfplay.SEAT] == seat]
        assert len(own) >= ROUNDS
        points, share = (int(own[-1][place]) for place in (selfplay.POINTS_TARGET, selfplay.SHARE_TARGET))
        assert points % evaluation.POINT == 0  # the last sample is the outcome itself
        shares.append(share)
        for sample in own[::-1]:
            assert (sample[selfplay.POINTS_TARGET], sample[selfplay.SHARE_TARGET]) == (points, share)
            said_points, said_share = predicted(sample, model)
            points = (lambda_ * points + (1000 - lambda_) * said_points) // 1000
            share = (lambda_ * share + (1000 - lambda_) * said_share) // 1000
    assert sum(shares) == evaluation.WHOLE


def test_games_follow_from_the_work_alone() -> None:
    model, other = some_model(), some_model(2)
    samples = play(some_chunk(model))
    play(some_chunk(other, seed=9))  # another chunk on the same worker in between
    assert (play(some_chunk(model)) == samples).all()
    assert not np.array_equal(play(some_chunk(model, seed=6)), samples)
    assert not np.array_equal(play(some_chunk(other)), samples)


def test_in_the_warm_up_the_hand_written_value_plays() -> None:
    features = [play(some_chunk(some_model(seed), warm_up=True))[:, selfplay.SAMPLE :] for seed in (1, 2)]
    assert (features[0] == features[1]).all()


@pytest.mark.soak
def test_all_seats_and_rounds_and_variants_are_met() -> None:
    samples = play(some_chunk(some_model(), games=40))
    low = samples[:, selfplay.SAMPLE + TINY.features.names.index("low")]
    assert set(samples[:, selfplay.CHAPTER]) == {0, 1}
    assert set(samples[:, selfplay.SEAT]) == {0, 1}
    assert 0.2 < low.mean() < 0.8


def test_no_more_samples_are_written_than_there_is_room_for() -> None:
    model = some_model()
    worker = Worker(TINY, 2, model)
    weights = worker.core.weights(model.tolist())
    width = selfplay.SAMPLE + INPUTS
    samples = np.full(3 * width + 5, 77, np.int64)
    options, chance = worker.core.buffer([0, 0]), worker.core.buffer([1, 2])
    written = worker.loops.self_play_game(
        worker.states, 1, options, 500, 800, chance, worker.out, worker.frames, weights, weights,
        worker.feature_values, worker.memory, samples, 1,
    )  # fmt: skip
    assert written == 3
    assert (samples[:width] == 77).all()
    assert (samples[3 * width :] == 77).all()


def test_in_an_evaluation_one_seat_plays_by_the_model_and_the_others_are_greedy() -> None:
    greedy = np.array([0, 0, 0, 2, 0])
    worker = Worker(TINY, 2, spendthrift())
    even, usual = worker.evaluate(greedy, 200, seed=3)
    _, points = worker.evaluate(spendthrift(), 200, seed=3)
    assert 0.4 < even < 0.6
    assert points < usual - 1


def test_in_an_evaluation_nobody_acts_on_what_it_can_not_know() -> None:
    # A matcher lays the lowest card that beats what lies there: whoever is asked last could, if it saw the truth.
    matcher = np.zeros(evaluation.model_size(ROUNDS, INPUTS, 2), np.int64)
    matcher[: evaluation.HEAD] = ROUNDS, INPUTS, 2, 2, 0
    columns, one = evaluation.PREDICTIONS + 2, 1 << evaluation.BITS
    for weights in matcher[evaluation.HEAD :].reshape(ROUNDS, -1):
        first, bias, second = np.split(weights, [INPUTS * columns, (INPUTS + 1) * columns])
        own = TINY.features.names.index("laid 0 0")
        by_input = first.reshape(INPUTS, columns)
        for card in range(CARDS):
            by_input[own + card] = -100 * NUMBERS[card] * one, 0, NUMBERS[card] * one, NUMBERS[card] * one
            by_input[own + CARDS + card, evaluation.PREDICTIONS :] = -NUMBERS[card] * one
        bias[-1] = -one
        second[:2] = 1000 * one, -1000 * one  # how far it is ahead, but at most by one
    worker = Worker(TINY, 2, matcher)
    chance, options = worker.core.buffer([3, 4]), worker.core.buffer([0, 0])
    matching, greedy = worker.core.weights(matcher.tolist()), worker.core.weights([0, 0, 0, 2, 0])
    shares = [
        worker.loops.evaluation_game(
            worker.states, TINY.ruling, options, 1, lookahead.BUDGET, chance, worker.out, worker.frames, matching,
            greedy, worker.feature_values, worker.memory, worker.memory, worker.points,
        )
        for _ in range(1000)
    ]  # fmt: skip
    assert 0.4 < np.mean(shares) / evaluation.WHOLE < 0.58  # 0.66 if it saw the others' cards
