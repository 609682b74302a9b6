"""Rollouts: the best moves of a search are played to the end of the game."""

import time
from dataclasses import replace

import pytest

from parvis.bots import expert, rollouts, search
from parvis.bots.halving import Halving
from parvis.engine.contract import Game
from tests.bots import fork
from tests.bots.fork import BET, DIE, ROBBER
from tests.bots.positions import information_of

ROLLED = replace(fork.GAME, features=replace(fork.GAME.features, rollouts=True))


def words(searched: expert.Search, number: int) -> str:
    """The decision of a candidate."""
    return fork.GAME.catalogue[searched.candidates[number].decisions[0]]


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        (BET, {"bet": 200, "pass": 0}),  # 8 coins in two deals of four, 4 less in the others
        (ROBBER, {"grab": -400, "wait": 500}),
        (DIE, {"grab": -233, "wait": 500}),  # the die takes ten of six coins unless it shows 1
    ],
)
def test_a_rollout_ends_with_what_the_game_brings(kind: int, worth: dict[str, int]) -> None:
    searched = expert.Search(information_of(fork.GAME, fork.fork(kind, winning=2), 0), 0.0, 100)
    searched.rollouts.run_until(time.perf_counter() + 0.5, searched.halving, [0.0, 0.0])
    for number in range(2):
        made = searched.rollouts.made[number]
        mean = searched.rollouts.trials[search.TOTALS + number] / made
        assert mean == pytest.approx(worth[words(searched, number)], abs=3000 / made**0.5)


def test_both_moves_meet_the_same_luck() -> None:
    searched = expert.Search(information_of(fork.GAME, fork.fork(BET, winning=2), 0), 0.0, 100)
    bet = next(number for number in range(2) if words(searched, number) == "bet")
    trials, place = searched.rollouts.trials, search.CANDIDATES_AT
    size = (search.TRIALS_SIZE - place) // search.CANDIDATES
    trials[place + (1 - bet) * size : place + (2 - bet) * size] = trials[place + bet * size : place + (bet + 1) * size]
    searched.rollouts.run_until(time.perf_counter() + 0.2, Halving(2), [0.0, 0.0])
    assert searched.rollouts.made[0] > 1
    assert trials[search.SQUARES + 1] == 0


def test_what_the_tree_got_wrong_is_put_right() -> None:
    searched = expert.Search(information_of(fork.GAME, fork.fork(ROBBER), 0), 0.0, 100)
    grab, wait = sorted(range(2), key=lambda number: words(searched, number))
    halving = Halving(0)
    halving.left = [grab, wait]
    means = [0.0, 0.0]
    means[grab], means[wait] = 120.0, 40.0
    searched.rollouts.run_until(time.perf_counter() + 20, halving, means)
    assert halving.left == [wait]
    assert searched.rollouts.made[wait] < 10 * rollouts.ROUNDS_BEFORE_DROPPING  # it ends where all is clear


def test_only_moves_that_are_close_are_rolled_out() -> None:
    assert rollouts.close_to(1, [0.0, 1000.0, 900.0, 851.0, 849.0, 1010.0]) == [1, 5, 2, 3]
    assert len(rollouts.close_to(0, [1000.0] * 16)) == rollouts.MOST


@pytest.mark.parametrize(
    ("behind", "deviation", "rounds", "is_behind"),
    [(0, 0, 50, True), (0, 500, 50, False), (100, 500, 50, True), (40, 500, 250, False), (45, 500, 250, True)],
)
def test_who_can_hardly_be_better_is_dropped(behind: float, deviation: int, rounds: int, is_behind: bool) -> None:
    squares = round(rounds * (deviation**2 + behind**2))
    assert rollouts.is_behind(behind, squares, rounds) is is_behind


@pytest.mark.parametrize(("game", "rolls"), [(fork.GAME, False), (ROLLED, True)])
def test_time_beyond_the_tree_is_for_rollouts_where_the_game_says_so(
    game: Game, rolls: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert, "IN_TREE", 0.2)
    monkeypatch.setattr(rollouts, "NEAR", 10_000)  # however far apart a busy machine's few iterations see them
    information = information_of(game, fork.fork(BET, winning=1), 0)
    for seconds in (0.1, 0.4):
        searched = expert.think(information, seconds, 0)
        assert (sum(searched.rollouts.made) > 0) is (rolls and seconds > 0.2)
    assert sum(expert.think(information, 0.0, 60).rollouts.made) == 0  # with a number of iterations there are none


def test_advice_after_rollouts_begins_with_the_move_they_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "IN_TREE", 0.1)
    options = expert.explain(information_of(ROLLED, fork.fork(BET, winning=1), 0), 0.5, 0)
    assert ROLLED.catalogue[options[0].decision] == "pass"
    assert sum(option.share for option in options) == pytest.approx(1)
