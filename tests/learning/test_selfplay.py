"""Games against itself, and what is to be learned from them."""

import numpy as np
import pytest
from tiny_game import CARDS, NUMBERS, ROUNDS
from tiny_game import GAME as TINY

from parvis.bots import worth
from parvis.learning import selfplay
from parvis.learning.games import Board, Numbers, play
from parvis.learning.network import Network
from tests.learning.plans import HIDDEN, some_work

INPUTS = len(TINY.feature_names)


def some_model(seed: int = 1) -> Numbers:
    """Weights that say something."""
    network = Network.fresh(ROUNDS, np.full(INPUTS, 0.5, np.float32), HIDDEN, seed)
    network.mean["first"][:, :, :2] = np.random.default_rng(seed).normal(0, 0.1, (ROUNDS, INPUTS, 2))
    return network.model(2, 0)


def predicted(line: Numbers, model: Numbers) -> tuple[int, int]:
    """What the model says to a line: points at the end in hundredths, share of the win in ten-thousandths."""
    columns = worth.PREDICTIONS + HIDDEN
    own = model[worth.HEAD :].reshape(ROUNDS, -1)[line[selfplay.CHAPTER]]
    first, bias, second = np.split(own, [INPUTS * columns, (INPUTS + 1) * columns])
    sums = line[selfplay.LINE :] @ first.reshape(INPUTS, columns) + bias
    layer = second.reshape(2, HIDDEN) @ np.maximum(sums[2:], 0)
    points, share = (sums[:2] + (layer >> worth.BITS)) >> worth.BITS
    return int(line[selfplay.PRESENT] + points), int(share)


@pytest.mark.parametrize("mix", [0, 800, 1000])
@pytest.mark.parametrize("seed", range(3))
def test_a_line_is_to_say_what_the_next_one_says_and_what_came_out(mix: int, seed: int) -> None:
    model = some_model()
    lines = play(some_work(model, games=1, seed=seed, mix=mix))
    shares = []
    for seat in range(2):
        own = lines[lines[:, selfplay.SEAT] == seat]
        assert len(own) >= ROUNDS
        points, share = (int(own[-1][place]) for place in (selfplay.POINTS_TO_LEARN, selfplay.SHARE_TO_LEARN))
        assert points % worth.POINT == 0  # the last line hears the outcome itself
        shares.append(share)
        for line in own[::-1]:
            assert (line[selfplay.POINTS_TO_LEARN], line[selfplay.SHARE_TO_LEARN]) == (points, share)
            said_points, said_share = predicted(line, model)
            points = (mix * points + (1000 - mix) * said_points) // 1000
            share = (mix * share + (1000 - mix) * said_share) // 1000
    assert sum(shares) == worth.WHOLE


def test_games_follow_from_the_work_alone() -> None:
    model, other = some_model(), some_model(2)
    lines = play(some_work(model))
    play(some_work(other, seed=9))  # another piece on the same board in between
    assert (play(some_work(model)) == lines).all()
    assert not np.array_equal(play(some_work(model, seed=6)), lines)
    assert not np.array_equal(play(some_work(other)), lines)


def test_while_it_is_taught_the_hand_written_value_plays() -> None:
    features = [play(some_work(some_model(seed), taught=True))[:, selfplay.LINE :] for seed in (1, 2)]
    assert (features[0] == features[1]).all()


@pytest.mark.soak
def test_all_seats_and_rounds_and_variants_are_met() -> None:
    lines = play(some_work(some_model(), games=40))
    low = lines[:, selfplay.LINE + TINY.feature_names.index("low 0")]
    assert set(lines[:, selfplay.CHAPTER]) == {0, 1}
    assert set(lines[:, selfplay.SEAT]) == {0, 1}
    assert 0.1 < low.mean() < 0.5


def test_no_more_lines_are_written_than_there_is_room_for() -> None:
    model = some_model()
    board = Board(TINY, 2, model)
    width = selfplay.LINE + INPUTS
    lines = np.full(3 * width + 5, 77, np.int64)
    options, chance = board.core.buffer([0]), board.core.buffer([1, 2])
    written = board.loops.play_and_note(
        board.states, 1, options, 500, 800, chance, board.out, board.work, model, model, board.looked, board.memory,
        lines, 1,
    )  # fmt: skip
    assert written == 3
    assert (lines[:width] == 77).all()
    assert (lines[3 * width :] == 77).all()


def test_in_a_contest_one_seat_plays_by_the_model_and_the_others_are_greedy() -> None:
    # A spendthrift would rather hold no card, and so lays the highest first. Greedy players keep them for the end.
    spendthrift = np.zeros(worth.model_size(ROUNDS, INPUTS, HIDDEN), np.int64)
    spendthrift[: worth.HEAD] = ROUNDS, INPUTS, HIDDEN, 2, 0
    weights = spendthrift[worth.HEAD :].reshape(ROUNDS, -1)
    for card in range(CARDS):
        place = TINY.feature_names.index(f"own {card}") * (worth.PREDICTIONS + HIDDEN)
        weights[:, place] = -300 * NUMBERS[card] << worth.BITS
    greedy = np.array([0, 0, 0, 2, 0])
    board = Board(TINY, 2, spendthrift)
    even, usual = board.contest(greedy, 200, seed=3)
    _, points = board.contest(spendthrift, 200, seed=3)
    assert 0.4 < even < 0.6
    assert points < usual - 1


def test_in_a_contest_nobody_acts_on_what_it_can_not_know() -> None:
    # A matcher lays the lowest card that beats what lies there: whoever is asked last could, if it saw the truth.
    matcher = np.zeros(worth.model_size(ROUNDS, INPUTS, 2), np.int64)
    matcher[: worth.HEAD] = ROUNDS, INPUTS, 2, 2, 0
    columns, one = worth.PREDICTIONS + 2, 1 << worth.BITS
    for weights in matcher[worth.HEAD :].reshape(ROUNDS, -1):
        first, bias, second = np.split(weights, [INPUTS * columns, (INPUTS + 1) * columns])
        own = TINY.feature_names.index("laid 0")
        by_input = first.reshape(INPUTS, columns)
        for card in range(CARDS):
            by_input[own + card] = -100 * NUMBERS[card] * one, 0, NUMBERS[card] * one, NUMBERS[card] * one
            by_input[own + CARDS + card, worth.PREDICTIONS :] = -NUMBERS[card] * one
        bias[-1] = -one
        second[:2] = 1000 * one, -1000 * one  # how far it is ahead, but at most by one
    board = Board(TINY, 2, matcher)
    chance, options, greedy = board.core.buffer([3, 4]), board.core.buffer([0]), np.array([0, 0, 0, 2, 0])
    shares = [
        board.loops.contest(
            board.states, TINY.ruling, options, 1, chance, board.out, board.work, matcher, greedy, board.looked,
            board.memory, board.points,
        )
        for _ in range(1000)
    ]  # fmt: skip
    assert 0.4 < np.mean(shares) / worth.WHOLE < 0.58  # 0.66 with the others' cards before its eyes
