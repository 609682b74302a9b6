"""Two learned values at one table, each alone among seats of the other."""

from dataclasses import replace
from pathlib import Path

import pytest
from tiny_game import GAME as TINY

from parvis.bots.learned import write_model
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.learning.compare import compare, players_of, weights_of
from tests.learning.plans import plan, spendthrift, train


@pytest.fixture
def published(tmp_path: Path) -> Game:
    """The tiny game with two versions of bad weights, the second of another shape."""
    game = replace(TINY, features=replace(TINY.features, learned=tmp_path / "learned"))
    write_model(tmp_path / "learned" / "1" / "2.npz", game, spendthrift())
    write_model(tmp_path / "learned" / "2.npz", game, spendthrift(hidden=5))
    return game


@pytest.mark.soak
def test_the_better_one_wins_more_often_alone_and_among_others() -> None:
    done: list[int] = []
    better, worse = compare(NOTRE_DAME, 2, ("published", "greedy"), (0, 0, 0), 39, 1, 2, done.append)
    assert [(better.alone, better.others, better.games), (worse.alone, worse.others)] == [
        ("published", "greedy", 40),
        ("greedy", "published"),
    ]
    assert better.wins.low > 0.8
    assert worse.wins.high < 0.2
    assert better.points.low > better.others_points.high
    assert worse.points.high < worse.others_points.low
    assert done == list(range(2, 81, 2))


def test_values_that_play_alike_have_half_of_the_wins_however_they_are_made(published: Game) -> None:
    first, second = compare(published, 2, ("published@1", "published@2"), (0, 0), 200, 5, 1)
    assert first.wins.value == second.wins.value == 0.5  # each deal is won once from either seat
    assert first.points.value == second.others_points.value == first.others_points.value


def test_the_number_of_threads_changes_nothing(published: Game) -> None:
    one, two = (compare(published, 3, ("greedy", "greedy"), (0, 0), 30, 2, jobs) for jobs in (1, 2))
    assert one == two


def test_a_training_is_named_by_its_folder(tmp_path: Path) -> None:
    trained = train(plan(1), tmp_path)
    assert weights_of(str(tmp_path), TINY, 2).tolist() == trained.network.model(2, 0).tolist()


def test_a_training_is_compared_for_as_many_players_as_it_is_for(tmp_path: Path) -> None:
    train(plan(1), tmp_path)
    assert players_of((str(tmp_path), "published"), TINY) == players_of(("greedy", str(tmp_path)), TINY) == 2
    assert players_of(("published@1", "greedy"), TINY) == 4
    with pytest.raises(GameError, match=f"the training run in {tmp_path} is for 2 players, not 3"):
        compare(TINY, 3, (str(tmp_path), "greedy"), (0, 0), 3, 1, 1)


def test_what_is_no_value_of_the_game_is_refused(published: Game, tmp_path: Path) -> None:
    for told, message in (
        (str(tmp_path / "nowhere"), "nowhere/state.npz is not a training run: "),
        ("published@3", "published@ needs a version of the weights, from 1 to 2"),
        ("published@", "no published weights for 3 players"),
        ("published", "no published weights for 3 players"),
    ):
        with pytest.raises(GameError, match=message):
            weights_of(told, published, 3)
