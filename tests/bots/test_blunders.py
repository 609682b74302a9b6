"""The levels make fewer blunders from one to the next, by the learned value's judgement."""

from parvis import bots
from parvis.bots.information_state import InformationState
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.bots.blunders import BLUNDER, CLOSE, OPEN, SLIP, costs, judged

CORE = bots.compiled(NOTRE_DAME)


def first_draft() -> InformationState:
    """What seat 0 knows when it keeps its first card."""
    truth, question = CORE.batch(1), CORE.buffer(NOTRE_DAME.widest)
    CORE.setup_at(truth, 0, 4, NOTRE_DAME.ruling, CORE.buffer(NOTRE_DAME.read_options({}, 4)), question)
    chance = CORE.buffer([1, 2])
    n = CORE.question_at(truth, 0, question)
    while question[0] != 0:
        n = CORE.step_at(truth, 0, int(question[0]), int(question[1 + CORE.below(chance, n)]), question)
    information = bots.information_state_of(CORE, bots.find("skilled"), 0, seed=1)
    information.update(truth, 0)
    return information


def test_the_best_decision_costs_nothing_and_others_cost_their_distance_from_it() -> None:
    information = first_draft()
    options = bots.find("skilled").explain(information)
    assert len(options) == 3
    best = options[0].score
    assert best is not None
    for option in options:
        assert option.score is not None
        assert costs(information, option.decision) == best - option.score


def test_each_level_blunders_less_than_the_one_below() -> None:
    found = [judged(CORE, level, 4, {}, games=2, seed=1) for level in ("random", "novice", "greedy", "skilled")]
    shares = [each[BLUNDER] / each[OPEN] for each in found]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.08 > shares[1] > shares[2]
    assert shares[3] < 0.005  # its judge has been dealt other hidden cards, which may speak for another decision
    assert all(each[OPEN] - each[CLOSE] >= each[SLIP] >= each[BLUNDER] for each in found)
