"""What bots say about the decisions that are open to a seat."""

from collections.abc import Iterator
from random import Random

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.engine.samples import Case, hidden, walk
from parvis.games.notre_dame import GAME as NOTRE_DAME

GAMES = pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
BOTS = pytest.mark.parametrize("bot", ["random", "novice", "greedy", "skilled", "expert:12"])


def positions(game: Game, stride: int) -> Iterator[tuple[Play, int]]:
    """Some questions of a game of four, those with a single answer too."""
    case = Case(4, tuple(game.read_options({})), 8)
    for play in walk(game, case):
        seats = [seat for seat in play.movers() if seat < 4]
        if seats and len(play.steps) % stride == 0:
            yield play, Random(len(play.steps)).choice(seats)


@GAMES
@BOTS
def test_every_decision_is_judged_once_and_the_best_one_is_taken(game: Game, bot: str) -> None:
    core = bots.compiled(game)
    for play, seat in positions(game, 7 if game is NOTRE_DAME else 1):
        advice = bots.explain(core, game, play.state, seat, bot, seed=4)
        assert sorted(option.decision for option in advice) == play.legal(seat)
        assert sum(option.share for option in advice) == pytest.approx(1)
        shares = [option.share for option in advice]
        assert shares[1:] == sorted(shares[1:], reverse=True)  # several moves may begin with one decision
        if bot != "random":  # which has no favourite
            assert advice[0].decision == bots.choose(core, game, play.state, seat, bot, seed=4)


@BOTS
def test_scores_are_expected_where_a_learned_value_judges(bot: str) -> None:
    core = bots.compiled(NOTRE_DAME)
    expecting = bot in ("skilled", "expert:12")
    for play, seat in positions(NOTRE_DAME, 40):
        present = play.result().scores[seat]
        scores = [option.score for option in bots.explain(core, NOTRE_DAME, play.state, seat, bot, seed=4)]
        if not expecting:
            assert scores == [None] * len(scores)
        else:  # games of random players end with few points, those of good ones with some 60
            assert all(score is not None and present - 5 < score < present + 80 for score in known(scores))
            assert known(scores)


def known(scores: list[float | None]) -> list[float]:
    """The scores of what was tried."""
    return [score for score in scores if score is not None]


@BOTS
def test_without_a_learned_value_nothing_is_expected(bot: str) -> None:
    for play, seat in positions(TINY, 3):
        advice = bots.explain(bots.interpreted(TINY), TINY, play.state, seat, bot, seed=4)
        assert {option.score for option in advice} == {None}


@BOTS
def test_what_is_hidden_changes_no_word(bot: str) -> None:
    core = bots.interpreted(TINY)
    for play, seat in positions(TINY, 2):
        other = hidden(TINY, play.state, seat, seed=len(play.steps))
        advice = bots.explain(core, TINY, play.state, seat, bot, seed=2)
        assert bots.explain(core, TINY, other, seat, bot, seed=2) == advice


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    with pytest.raises(IllegalDecision, match="it is not seat 1's turn"):
        bots.explain(bots.interpreted(TINY), TINY, Play(TINY, 2).state, 1, "greedy", seed=1)
    play, seat = next(positions(TINY, 1))
    with pytest.raises(GameError, match="no such bot: 'gredy'"):
        bots.explain(bots.interpreted(TINY), TINY, play.state, seat, "gredy", seed=1)
