"""A policy while it learns."""

from pathlib import Path

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.bots import policies, policy
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.learning import distil, teaching
from parvis.learning.distil import Distillation, Networks, Plan, softmax
from parvis.learning.network import BETA1

HIDDEN, INPUTS, ANSWERS = 16, 5, 3


def small() -> Networks:
    """Networks of a game with few decisions, all of their weights at work."""
    questions = len(TINY.rules.declared.questions)
    networks = Networks(Plan(TINY, 1, HIDDEN), [0] * questions, np.ones(INPUTS, np.float32))
    random = np.random.default_rng(1)
    for array in networks.parts[0].values():
        array[:] = random.normal(0, 0.5, array.shape)
    return networks


def batch(networks: Networks, size: int = 24) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Inputs, answers, what they are worth, and whether there are so many: the third one not always."""
    random = np.random.default_rng(2)
    inputs = random.integers(-2, 3, (size, INPUTS)).astype(np.float32)
    answers = random.integers(0, len(networks.outputs[0]), (size, ANSWERS))
    worths = -random.integers(0, 300, (size, ANSWERS)).astype(np.float32)
    worths[:, 0] = 0
    open_ones = np.ones((size, ANSWERS), bool)
    open_ones[::2, 2] = False
    return inputs, answers, worths, open_ones


def error(parts: dict[str, np.ndarray], lesson: tuple[np.ndarray, ...]) -> float:
    """What learning makes smaller, in double precision, written down again."""
    inputs, answers, worths, open_ones = lesson
    layer = np.maximum(inputs @ parts["first"] + parts["bias"], 0)
    scores = (layer[:, None, :] * parts["second"][answers]).sum(2) + parts["last"][answers]
    scores = np.where(open_ones, scores, -np.inf)
    chances = np.exp(scores) / np.exp(scores).sum(1, keepdims=True)
    taught = softmax(worths / distil.TEMPERATURE, open_ones)
    surprise = -(taught * np.log(np.where(open_ones, chances, 1))).sum(1)
    return float((surprise + distil.REGRET * (chances * -worths / 100).sum(1)).mean())


@pytest.mark.parametrize("name", ["bias", "first", "second", "last"])
def test_slopes_are_those_of_surprise_and_regret(name: str) -> None:
    networks = small()
    lesson = batch(networks)
    before = {part: array.astype(np.float64) for part, array in networks.parts[0].items()}
    networks.learn(0, *lesson, rate=0.0)
    slopes = networks.firsts[0][name] / (1 - BETA1)
    for place in list(np.ndindex(before[name].shape))[:40]:
        ends = []
        for step in (1e-5, -1e-5):
            moved = {part: array.copy() for part, array in before.items()}
            moved[name][place] += step
            ends.append(error(moved, lesson))
        assert slopes[place] == pytest.approx((ends[0] - ends[1]) / 2e-5, rel=1e-3, abs=1e-4)


def test_it_learns_what_it_is_shown() -> None:
    networks = small()
    lesson = batch(networks)
    first = error(networks.parts[0], lesson)
    for _ in range(300):
        networks.learn(0, *lesson, rate=0.01)
    assert error(networks.parts[0], lesson) < first / 2


def test_weights_stand_where_the_policy_looks_for_them() -> None:
    questions = len(NOTRE_DAME.rules.declared.questions)
    networks = Networks(Plan(NOTRE_DAME, 1, HIDDEN), [0] * questions, np.full(policies.inputs(NOTRE_DAME), 2.0))
    head, weights = policies.head(NOTRE_DAME, HIDDEN, networks.networks), networks.weights()
    unit, decision = 1 << policy.BITS, NOTRE_DAME.decision("hire nobody")
    start, output = head[head[policy.STARTS_AT]], head[head[policy.OUTPUTS_AT] + decision]
    second, first = networks.parts[0]["second"], networks.parts[0]["first"]
    place = networks.places(0)[decision]
    assert weights[output : output + HIDDEN].tolist() == np.round(second[place] * unit).tolist()
    row = start + HIDDEN + 7 * HIDDEN
    assert weights[row : row + HIDDEN].tolist() == np.round(2 * first[7] * unit).tolist()
    assert len(weights) == policies.size(policies.inputs(NOTRE_DAME), HIDDEN, len(networks.outputs[0]))


def test_a_game_without_learned_values_has_nobody_to_teach(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"^tiny has no learned values for all numbers of players: nobody can teach$"):
        Distillation(Plan(TINY, 1, HIDDEN), tmp_path)


@pytest.mark.soak
def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After as many rounds the weights are the same to the last bit, and the policy has learned something."""
    monkeypatch.setattr(distil, "ROUND_GAMES", 8)
    whole = Distillation(Plan(NOTRE_DAME, 3, HIDDEN), tmp_path / "whole")
    whole.run()
    parts = Distillation(Plan(NOTRE_DAME, 3, HIDDEN), tmp_path / "parts")
    parts.round()
    parts.save()
    parts = Distillation(Plan(NOTRE_DAME, 3, HIDDEN), tmp_path / "parts")
    assert parts.rounds == 1
    parts.run()
    assert np.array_equal(parts.weights, whole.weights)
    standing = whole.measure(8, 4)
    assert standing.agreement > 0.4
    assert sum(standing.lost_by_question.values()) == pytest.approx(standing.lost)
    with pytest.raises(GameError, match="Choose another folder"):
        Distillation(Plan(NOTRE_DAME, 3, 2 * HIDDEN), tmp_path / "parts")


def test_lessons_tell_what_is_asked_and_what_each_answer_is_worth() -> None:
    lessons = np.zeros((2, teaching.LESSON + 4), np.int16)
    lessons[:, teaching.ANSWERS] = 2, 3
    lessons[:, 2:5] = [[7, 8, 99], [5, 6, 7]]
    lessons[:, 2 + teaching.MOST : 5 + teaching.MOST] = [[0, -5, 99], [-7, 0, -9]]
    lessons[:, teaching.LESSON] = 1, 2
    inputs, answers, worths, open_ones = distil.examples(lessons)
    assert inputs.tolist() == [[1, 0, 0, 0], [2, 0, 0, 0]]
    assert answers.tolist() == [[7, 8, 0], [5, 6, 7]]
    assert worths[open_ones].tolist() == [0, -5, -7, 0, -9]
