"""Short games: the best moves of a search are played on by `skilled`, with the same luck."""

from dataclasses import replace
from pathlib import Path

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import expert
from parvis.bots.learned import write_model
from parvis.bots.short_games import MOST, NEAR, ShortGames
from parvis.engine.contract import Game
from parvis.engine.samples import Case, hidden, walk
from tests.bots import fork
from tests.bots.fork import BET, DIE, ROBBER
from tests.bots.positions import information_of
from tests.bots.test_learned import tiny_model


def games_after(information: bots.InformationState) -> ShortGames:
    """Short games of all moves, none of them preferred, before the first."""
    moves = expert.Search(information, 0.0, 100).candidates
    return ShortGames(information, moves, [0.0] * len(moves), 0)


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (BET, {"bet": 2, "pass": 0}),  # 8 coins in two deals of four, 4 less in the others
        (ROBBER, {"grab": -4, "wait": 5}),
        (DIE, {"grab": -2.33, "wait": 5}),  # the die takes ten of six coins unless it shows 1
    ],
)
def test_without_a_learned_value_a_game_is_played_to_its_end(kind: int, points: dict[str, float]) -> None:
    games = games_after(information_of(fork.GAME, fork.fork(kind, winning=2), 0))
    games.run(100)
    for number, move in enumerate(games.moves):
        expected = points[fork.GAME.catalogue[move.decisions[0]]]
        assert games.points[number].mean() == pytest.approx(expected, abs=2)


def test_all_moves_meet_the_same_luck() -> None:
    games = games_after(information_of(fork.GAME, fork.fork(BET, winning=2), 0))
    games.moves = [games.moves[0]] * 2
    games.run(20)
    assert list(games.worths[0]) == list(games.worths[1])
    assert games.iterations == 40


def test_what_the_tree_got_wrong_is_put_right() -> None:
    information = information_of(fork.GAME, fork.fork(ROBBER), 0)
    moves = expert.Search(information, 0.0, 100).candidates
    words = [fork.GAME.catalogue[move.decisions[0]] for move in moves]
    grab, wait = words.index("grab"), words.index("wait")
    games = ShortGames(information, moves, [120.0 if number == grab else 40.0 for number in range(2)], grab)
    expert.narrow(games, expert.Clock(60.0, 0))
    assert games.halving.left == [wait]
    assert games.iterations < 1000  # it ends where all is clear


def test_only_moves_that_are_close_are_played_on() -> None:
    information = information_of(fork.GAME, fork.fork(BET), 0)
    moves = expert.Search(information, 0.0, 100).candidates[:1] * 16
    means = [0.0, 1000.0, 900.0, 1001.0 - NEAR, 999.0 - NEAR, 1010.0]
    assert ShortGames(information, moves, means, 1).halving.left == [1, 5, 2, 3]
    assert len(ShortGames(information, moves, [0.0] * 16, 1).halving.left) == MOST


def test_what_the_seat_does_not_know_changes_nothing() -> None:
    for play in walk(TINY, Case(3, (0, 0), 1)):
        if 1 in play.movers() and len(play.legal(1)) > 1:
            other = hidden(TINY, play.state, 1, 1)
            assert other != play.state
            both = [games_after(information_of(TINY, state, 1)) for state in (play.state, other)]
            for games in both:
                games.run(5)
            assert [list(worths) for worths in both[0].worths] == [list(worths) for worths in both[1].worths]
            return


@pytest.fixture
def learned(tmp_path: Path) -> Game:
    """The tiny game with a learned value."""
    game = replace(TINY, features=replace(TINY.features, learned=tmp_path))
    write_model(tmp_path / "3.npz", game, tiny_model())
    return game


@pytest.mark.parametrize(("bot", "plays_on"), [("expert", True), ("expert@1", False)])
def test_with_time_the_expert_plays_on_and_an_older_one_does_not(bot: str, plays_on: bool, learned: Game) -> None:
    play = next(play for play in walk(TINY, Case(3, (0, 0), 4)) if play.movers() == [0, 1, 2])
    information = information_of(learned, play.state, 1, bot)
    searched = expert.think(information, 0.5, 0)
    assert (searched.games is not None) is plays_on
    assert sum(advice.share for advice in searched.advice()) == pytest.approx(1)
    assert expert.think(information, 0.0, 20).games is None  # a number of iterations is for the tree
