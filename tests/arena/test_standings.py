"""From results to figures: shares with intervals over deals, ratings, line-ups."""

import numpy as np
import pytest

from parvis.arena.rating import ratings
from parvis.arena.series import distinct
from parvis.arena.standings import Columns, columns, quantile, scores_by_rank, share, standings, summary
from parvis.arena.tournament import MANY, duels, ladder_lineups, rungs, tournament_lineups
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.arena.small import Player, small_series


def shares(*deals: tuple[float, ...]) -> Columns:
    """One player's rows: of each deal the win shares of its games."""
    rows = [(deal, win) for deal, wins in enumerate(deals) for win in wins]
    return {
        "deal": np.array([deal for deal, _ in rows]),
        "game": np.arange(len(rows)),
        "win_share": np.array([win for _, win in rows]),
    }


def test_games_of_a_deal_that_go_alike_count_as_one() -> None:
    alike = share(shares(*[(1.0, 1.0), (0.0, 0.0)] * 10))
    mixed = share(shares(*[(1.0, 0.0)] * 20))
    single = share(shares(*[(1.0,), (0.0,)] * 10))
    assert alike.value == mixed.value == single.value == 0.5
    assert (alike.low, alike.high) == pytest.approx((single.low, single.high))
    assert mixed.high - mixed.low < alike.high - alike.low


def test_interval_is_wilsons() -> None:
    found = share(shares(*[(1.0,)] * 40, *[(0.0,)] * 60))
    assert (found.low, found.high) == pytest.approx((0.309, 0.498), abs=0.004)


def test_intervals_hold_the_truth_in_19_of_20_series() -> None:
    chance = np.random.default_rng(3)
    held = 0
    for _ in range(400):
        strength = chance.beta(2, 4, size=(60, 1))
        found = share(shares(*map(tuple, (chance.random((60, 4)) < strength).astype(float))))
        held += found.low <= 1 / 3 <= found.high
    assert 0.92 <= held / 400 <= 0.985


def test_who_always_wins_may_still_lose() -> None:
    found = share(shares(*[(1.0, 1.0)] * 20))
    assert found.value == found.high == 1
    assert 0.8 < found.low < 0.85
    assert share(shares((1.0, 1.0))).low == 0


@pytest.mark.parametrize(("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (1000, 1.962)])
def test_quantiles_of_students_t(freedom: int, known: float) -> None:
    assert quantile(freedom) == pytest.approx(known, rel=0.01)


def test_standings_add_up(played: Player) -> None:
    series = small_series()
    table = played(series, 60)
    results = columns(table)
    greedy, random = standings(results, 3)
    assert (greedy.player, random.player, greedy.seats, random.seats) == ("greedy", "random", 2, 2)
    assert greedy.wins + random.wins == pytest.approx(60)
    assert greedy.games == random.games == 60
    assert greedy.score_low < greedy.mean_score < greedy.score_high
    content = summary(series, table)
    assert sum(content["win_share_by_seat"]) == pytest.approx(1, abs=0.001)
    assert (content["games"], content["deals"]) == (60, 10)


def test_points_by_rank_are_of_the_best_player_of_each_game() -> None:
    scores = np.array([50, 70, 60, 81, 41, 61])
    games = {"game": np.array([1, 1, 1, 2, 2, 2]), "deal": np.array([0, 0, 0, 1, 1, 1]), "score": scores}
    best, second, last = scores_by_rank(games, 3)
    assert (best.value, second.value, last.value) == (75.5, 60.5, 45.5)
    assert best.high - best.value == pytest.approx(12.706 * 5.5)


def test_greedy_is_rated_above_random_and_wins_alone(played: Player) -> None:
    series = small_series(NOTRE_DAME, tournament_lineups(["random", "greedy"], 3))
    results = columns(played(series, 12))
    first, second = ratings(results)
    assert (first.player, second.player) == ("greedy", "random")
    assert first.low > second.high
    found = {(one.player, one.against): one for one in duels(results, series.lineups)}
    assert set(found) == {("greedy", "random"), ("random", "greedy")}
    assert found["greedy", "random"].win_share.value == 1
    assert found["random", "greedy"].win_share.value == 0
    assert found["greedy", "random"].mean_score > 3 * found["greedy", "random"].field_score


def test_few_meet_in_every_combination_and_many_in_fields() -> None:
    few = tournament_lineups(["a", "b"], 3)
    assert few == [("a", "a", "b"), ("a", "b", "b")]
    many = tournament_lineups([*"abcdefgh"], 4)
    assert len(many) == 8 * 7 <= MANY
    assert ("a", "h", "h", "h") in many
    assert all(len(set(lineup)) == 2 for lineup in many)


def test_a_ladder_is_each_level_alone_against_the_one_below(played: Player) -> None:
    lineups = ladder_lineups(["random", "greedy", "novice"], 3)
    assert lineups == [("greedy", "random", "random"), ("novice", "greedy", "greedy")]
    found = rungs(columns(played(small_series(lineups=lineups[:1]), 6)), lineups[:1])
    assert [(one.player, one.against, one.games) for one in found] == [("greedy", "random", 6)]


def test_at_least_two_are_needed() -> None:
    assert distinct(["a", "b", "a"]) == ["a", "b"]
    with pytest.raises(GameError, match="2 different bots"):
        distinct(["a", "a"])
