"""Every decision of a position is judged by what its seat knows, the clearly worse ones by fewer games."""

from itertools import islice
from typing import Any

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots.lookahead import FIRST_VALUES
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, walk
from parvis.games.troyes import GAME as TROYES
from parvis.insight import judge as judging
from parvis.insight.costly import is_costly, is_in_doubt
from parvis.insight.judge import STAGES, Judged, careful_interval, is_beaten, judge, not_beaten, whole_moves


def position() -> tuple[Any, int]:
    """The first position of the tiny game in which a seat has several decisions, and that seat."""
    play = Play(TINY, 3)
    while (seat := play.movers()[0]) == NATURE or len(play.legal(seat)) < 3:
        play.step(seat, play.legal(seat)[0])
    return play.state, seat


def judged(state: Any, seat: int, seed: int = 1, seconds: float = 60) -> list[Judged]:
    """All decisions of the seat, judged at the interpreted rules."""
    return judge(bots.interpreted(TINY), state, seat, seed, seconds)


def test_all_decisions_are_judged_the_best_first() -> None:
    state, seat = position()
    found = judged(state, seat)
    assert {one.decision for one in found} == set(TINY.legal(state, seat))
    assert [one.behind for one in found] == sorted(one.behind for one in found)
    assert found[0].behind == 0
    assert all(0 <= one.wins <= 1 for one in found)
    assert all(one.move[0] == one.decision for one in found)


def test_the_same_seed_says_the_same_and_another_one_nearly() -> None:
    state, seat = position()
    one, again, other = judged(state, seat), judged(state, seat), judged(state, seat, seed=2)
    assert one == again
    assert one != other
    assert abs(one[0].points - other[0].points) < 3 * (one[0].points_interval + other[0].points_interval)


def test_what_the_seat_does_not_know_changes_nothing() -> None:
    state, seat = position()
    core = bots.interpreted(TINY)
    truth, chance = core.batch(1), core.buffer([5, 0])
    core.put(truth, 0, state)
    core.determinize_at(truth, 0, seat, chance)
    dealt_anew = core.get(truth, 0)
    assert dealt_anew != state, "something was hidden"
    assert judged(dealt_anew, seat) == judged(state, seat)


def test_without_time_each_has_had_the_first_games(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = position()
    rolled: list[int] = []
    ends = judging.Roller.ends

    def counted(self: Any, number: int, seeds: Any, *more: Any) -> Any:
        rolled.append(len(seeds))
        return ends(self, number, seeds, *more)

    monkeypatch.setattr(judging.Roller, "ends", counted)
    judged(state, seat, seconds=0)
    assert rolled == [STAGES[0]] * len(TINY.legal(state, seat))


def test_a_few_games_that_say_the_same_make_nothing_certain() -> None:
    few, many = np.full(8, 2.8), np.full(1000, 2.8)
    assert not is_costly(few.mean(), careful_interval(few))
    assert is_costly(many.mean(), careful_interval(many))


def test_a_decision_stands_for_its_best_move_though_another_leads_to_the_same() -> None:
    """In Troyes, dice are chosen in any order: the best group that begins with one may be kept with another first."""
    core, orders = bots.compiled(TROYES), 0
    for play in islice(walk(TROYES, Case(4, tuple(TROYES.read_options({})), 1)), 60, 120):
        seat = play.movers()[0] if play.movers() else NATURE
        if seat != NATURE and len(play.legal(seat)) > 1:
            information = bots.information_state_of(core, bots.find("skilled"), seat, 1)
            truth = core.batch(1)
            core.put(truth, 0, play.state)
            information.update(truth, 0)
            moves, frames = whole_moves(information), information.evaluator(learned=True).frames
            worths = {move.decisions[0]: move.worth for move in moves}
            decided = [int(decision) for decision in information.decisions[: information.count]]
            assert [worths[one] for one in decided] == list(frames[FIRST_VALUES : FIRST_VALUES + len(decided)])
            orders += sum(len(move.decisions) == 1 for move in moves)
    assert orders > 0


def test_who_is_clearly_behind_is_dropped() -> None:
    noise = np.array([1.0, -1.0] * 10)
    assert is_beaten(3 + noise)
    assert not is_beaten(0.4 + noise / 100), "a trifle"
    assert not is_beaten(3 + 10 * noise), "chance"
    points = {number: 10.0 - number + noise for number in range(6)}
    assert not_beaten(points) == [0, 1, 2], "the first three stay in any case"


def test_who_is_in_doubt_is_tried_on() -> None:
    """A loss of three points, of which few games say that it may be one: the coach wants to know."""
    noise = np.array([1.0, -1.0] * 4)
    points = {number: 10 + np.zeros(24) for number in range(3)} | {3: 7 + noise, 4: 5.4 + noise / 10}
    assert not_beaten(points) == [0, 1, 2]
    assert not_beaten(points, is_in_doubt) == [0, 1, 2, 3]


def test_who_comes_back_after_a_few_games_is_compared_in_those_that_all_have_had() -> None:
    noise = np.array([1.0, -1.0] * 12)
    many, few = 20 + noise, 30 + 9 * noise[:8]
    assert not judging.is_clear([many, few]), "8 games say too little"


def test_what_was_dropped_early_is_not_the_best() -> None:
    wins = np.zeros(1)
    found = {1: (np.full(8, 30.0), wins), 2: (np.full(24, 20.0), wins), 3: (np.full(24, 22.0), wins)}
    assert judging.best_of(found) == 3
