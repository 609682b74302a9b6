"""What positions are worth: the sums in the core are those that anybody can do by hand."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import evaluation, lookahead
from parvis.bots.evaluator import Evaluator
from parvis.bots.learned import model_of
from parvis.engine.contract import Features, Game
from parvis.engine.core import Core
from parvis.engine.play import result
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, cases, hidden, walk
from parvis.engine.state import FlatState
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES
from parvis.learning.network import TENS, Network
from tests.bots import fork
from tests.bots.fork import CHOOSING, MEETING, OVER, REAPING, ROBBER

GAMES = pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
CORES = pytest.mark.parametrize("kind", [bots.interpreted, bots.compiled], ids=["interpreted", "compiled"])
BASE_GAME = tuple(NOTRE_DAME.read_options({}))
Numbers = npt.NDArray[np.int64]


class Judge:
    """Asks a core what positions are worth, with one memory for all that it is asked."""

    def __init__(self, core: Core, model: Any, seats: int) -> None:
        self.core, self.loops, self.model = core, bots.add_bots(core), core.weights(list(model))
        inputs, hidden_units = int(model[evaluation.INPUTS]), int(model[evaluation.HIDDEN])
        self.states = core.batch(1)
        self.feature_values = core.buffer(max(inputs, NATURE))
        self.memory = core.buffer(evaluation.memory_size(inputs, hidden_units, seats))

    def evaluate(self, state: FlatState, seat: int) -> int:
        """In hundredths of a point."""
        self.core.put(self.states, 0, state)
        return int(self.loops.evaluate(self.states, 0, seat, self.model, self.feature_values, self.memory))

    @property
    def predicted(self) -> tuple[int, int]:
        """Points in hundredths and share of the win in ten-thousandths, as they were predicted last."""
        return int(self.memory[evaluation.PREDICTED]), int(self.memory[evaluation.PREDICTED + 1])


def some_model(game: Game, hidden_units: int, seats: int, win: int, seed: int) -> Numbers:
    """A model with random weights for a game."""
    inputs = len(game.features.names)
    size = evaluation.model_size(game.features.chapters, inputs, hidden_units)
    model = np.random.default_rng(seed).integers(-(1 << 18), 1 << 18, size)
    model[: evaluation.HEAD] = game.features.chapters, inputs, hidden_units, seats, win
    return model


def by_hand(game: Game, state: FlatState, seat: int, model: Numbers) -> tuple[int, int]:
    """Points still to come in hundredths, share of the win in ten-thousandths."""
    _, inputs, hidden_units, _, _ = (int(number) for number in model[: evaluation.HEAD])
    feature_values = [0] * inputs
    chapter = game.features.write(state, seat, feature_values)
    columns = evaluation.PREDICTIONS + hidden_units
    own = model[evaluation.HEAD :].reshape(game.features.chapters, -1)[chapter]
    first, bias, second = np.split(own, [inputs * columns, (inputs + 1) * columns])
    sums = np.array(feature_values) @ first.reshape(inputs, columns) + bias
    layer = np.maximum(sums[evaluation.PREDICTIONS :], 0) @ second.reshape(evaluation.PREDICTIONS, hidden_units).T
    points, share = sums[: evaluation.PREDICTIONS] + layer // 2**evaluation.BITS
    return int(points // 2**evaluation.BITS), int(share // 2**evaluation.BITS)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("phase", [CHOOSING, MEETING, REAPING])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_prediction_is_a_sum_that_can_be_done_by_hand(seed: int, phase: int, seat: int) -> None:
    model = some_model(fork.GAME, 2, 2, win=700, seed=seed)
    state = fork.fork(ROBBER, phase=phase, grabbed=1, coins=[3 + seed, -2])
    points, share = by_hand(fork.GAME, state, seat, model)
    judge = Judge(bots.interpreted(fork.GAME), model, 2)
    assert judge.evaluate(state, seat) == 100 * state.coins[seat] + points + share * 700 // 10_000
    assert judge.predicted == (100 * state.coins[seat] + points, share)


@CORES
def test_what_is_remembered_changes_nothing(kind: Any) -> None:
    model = some_model(TINY, 3, 3, win=500, seed=1)
    core, random = kind(TINY), Random(2)
    judge = Judge(core, model, 3)
    positions = [play.state.copy() for seed in range(4) for play in walk(TINY, Case(3, (seed % 2, 0), seed))]
    random.shuffle(positions)  # so that rounds, games and ends come in any order
    chapters = set()
    for state in positions:
        seat = random.randrange(3)
        fresh = Judge(core, model, 3)
        assert judge.evaluate(state, seat) == fresh.evaluate(state, seat)
        assert judge.predicted == fresh.predicted
        if TINY.movers(state):
            points, share = by_hand(TINY, state, seat, model)
            assert judge.predicted == (100 * result(TINY, state, 3).scores[seat] + points, share)
            chapters.add(state.round)
    assert chapters == {1, 2}


def test_shipped_weights_predict_alike_in_both_cores_and_by_hand() -> None:
    model = np.array(model_of(NOTRE_DAME, 4), np.int64)
    slow, fast = (Judge(core, model, 4) for core in (bots.interpreted(NOTRE_DAME), bots.compiled(NOTRE_DAME)))
    looked_at = 0
    for play in walk(NOTRE_DAME, Case(4, BASE_GAME, 3)):
        if len(play.steps) % 9 or play.over:
            continue
        for seat in range(4):
            points, share = by_hand(NOTRE_DAME, play.state, seat, model)
            present = result(NOTRE_DAME, play.state, 4).scores[seat]
            assert slow.evaluate(play.state, seat) == fast.evaluate(play.state, seat)
            assert slow.predicted == fast.predicted == (100 * present + points, share)
            looked_at += 1
    assert looked_at > 60


@CORES
def test_at_the_end_the_true_outcome_counts(kind: Any) -> None:
    judge = Judge(kind(TINY), some_model(TINY, 2, 4, win=1000, seed=1), 4)
    for seed in range(20):
        *_, last = walk(TINY, Case(4, (0, 0), seed))
        final = last.result()
        for seat in range(4):
            share = 10_000 // len(final.winners) if seat in final.winners else 0
            assert judge.evaluate(last.state, seat) == 100 * final.scores[seat] + share // 10
            assert judge.predicted == (100 * final.scores[seat], share)


def test_a_shared_win_is_shared() -> None:
    judge = Judge(bots.interpreted(fork.GAME), some_model(fork.GAME, 2, 2, win=600, seed=1), 2)
    assert judge.evaluate(fork.fork(ROBBER, phase=OVER, coins=[7, 7]), 1) == 700 + 300
    assert judge.evaluate(fork.fork(ROBBER, phase=OVER, coins=[7, 8]), 1) == 800 + 600
    assert judge.evaluate(fork.fork(ROBBER, phase=OVER, coins=[7, 8]), 0) == 700


@GAMES
def test_without_a_learned_value_the_hand_written_one_counts(game: Game) -> None:
    judge = Judge(bots.interpreted(game), evaluation.NO_MODEL, 4)
    for play in walk(game, Case(4, tuple(game.read_options({})), 6)):
        if len(play.steps) % 5 == 0:
            assert [judge.evaluate(play.state, seat) for seat in range(4)] == [
                game.value(play.state, seat) for seat in range(4)
            ]


def test_whole_numbers_predict_what_the_network_does() -> None:
    random = np.random.default_rng(3)
    network = Network.fresh(2, np.full(3, 0.2, np.float32), 16, seed=3)
    for part in network.mean.values():
        part[:] = random.normal(0, 0.5, part.shape)
    judge = Judge(bots.interpreted(fork.GAME), network.model(2, 0), 2)
    for coins in range(-8, 9):
        phase = (CHOOSING, MEETING, REAPING)[abs(coins) % 3]
        state = fork.fork(ROBBER, phase=phase, grabbed=coins % 2, coins=[coins, 3])
        feature_values = np.array([coins, 3, coins % 2], np.float32) * network.scale
        chapter = 0 if phase == CHOOSING else 1
        first, bias, second = (network.mean[name][chapter] for name in ("first", "bias", "second"))
        sums = feature_values @ first + bias
        points, share = sums[:2] + second @ np.maximum(sums[2:], 0)
        judge.evaluate(state, 0)
        found_points, found_share = judge.predicted
        # These weights are larger than learned ones, whose predictions differ by a hundredth of a point.
        assert (found_points - 100 * coins) / 100 == pytest.approx(points * TENS, abs=0.1)
        assert found_share / 10_000 == pytest.approx(share, abs=0.01)


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME, TROYES], ids=lambda game: game.name)
def test_features_tell_nothing_that_the_seat_can_not_know(game: Game) -> None:
    changed = 0
    for number, case in enumerate(cases(game, 12)[:12]):
        for play in walk(game, case):
            if len(play.steps) % 11 == number % 11:
                seat = len(play.steps) % case.seats
                other = hidden(game, play.state, seat, seed=number)
                assert looked_at(game, other, seat) == looked_at(game, play.state, seat)
                changed += other != play.state
    assert changed > 10


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME, TROYES], ids=lambda game: game.name)
def test_features_are_the_same_compiled(game: Game) -> None:
    """As the bots' own loops have them: what is predicted shows which chapter's weights were taken."""
    chapters = set()
    for case in cases(game, 6)[:6]:
        model = some_model(game, 2, case.seats, win=500, seed=1)
        judge = Judge(bots.compiled(game), model, case.seats)
        for play in walk(game, case):
            if len(play.steps) % 7 == 0 and not play.over:
                for seat in range(case.seats):
                    judge.evaluate(play.state, seat)
                    chapter, feature_values = looked_at(game, play.state, seat)
                    points, share = by_hand(game, play.state, seat, model)
                    assert judge.feature_values.tolist()[: len(feature_values)] == feature_values
                    assert judge.predicted == (100 * result(game, play.state, case.seats).scores[seat] + points, share)
                    assert 0 <= chapter < game.features.chapters
                    chapters.add(chapter)
    assert len(chapters) > 1


def looked_at(game: Game, state: FlatState, seat: int) -> tuple[int, list[int]]:
    """The chapter of a state, and its features."""
    out = [7777] * len(game.features.names)  # whatever stood there is written over
    return game.features.write(state, seat, out), out


def test_games_say_how_far_a_learned_value_looks() -> None:
    for game in (NOTRE_DAME, TROYES):
        core = bots.interpreted(game)
        learned, by_hand = Evaluator(core, 4, learned=True), Evaluator(core, 4, learned=False)
        assert learned.frames[lookahead.POSITIONS] == game.features.positions
        assert by_hand.frames[lookahead.POSITIONS] == lookahead.BUDGET
    assert (NOTRE_DAME.features.positions, TROYES.features.positions) == (lookahead.BUDGET, 2400)


def test_a_game_without_features_is_judged_by_hand() -> None:
    plain = replace(TINY, name="plain", features=Features())
    assert model_of(plain, 2) == evaluation.NO_MODEL
