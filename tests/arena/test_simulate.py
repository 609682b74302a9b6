"""Many games: reproducible, the same in several processes, and greedy beats random."""

from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis import arena
from parvis.arena import GameResult, Outcomes, Report, Rotation, Series
from parvis.games.notre_dame import GAME as NOTRE_DAME


@pytest.fixture(autouse=True)
def _interpreted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games don't need the compiler; processes started here inherit that."""
    if "slow" not in request.keywords:
        monkeypatch.setenv("PARVIS_CORE", "interpreted")


def match(seed: int = 7, rotate: bool = False, players: tuple[str, ...] = ("random", "greedy", "random")) -> Series:
    return Series.of(TINY, [players], {}, seed, rotation=Rotation.NEXT if rotate else Rotation.NONE)


def without_time(report: Report) -> dict[str, Any]:
    content = report.to_json()
    return {name: value for name, value in content.items() if "second" not in name}


def test_same_seed_same_report_in_any_number_of_processes() -> None:
    reports = [arena.simulate(match(), 90, jobs) for jobs in (1, 1, 2)]
    assert without_time(reports[0]) == without_time(reports[1]) == without_time(reports[2])
    assert without_time(arena.simulate(match(seed=8), 90)) != without_time(reports[0])


def test_progress_goes_up_to_the_last_game() -> None:
    done: list[int] = []
    arena.simulate(match(), 90, 1, done.append)
    assert done == sorted(done)
    assert done[-1] == 90
    assert len(done) > 20


def test_more_processes_than_games_do_no_harm() -> None:
    assert arena.simulate(match(), 1, 3).games == 1


def test_report_adds_up() -> None:
    ends = [((10, 20), 5), ((12, 12), 6), ((14, 4), 7), ((16, 8), 8)]
    results = [
        GameResult(number, tuple((score, 0) for score in scores), (decisions, 0), (0.1, 0.1), None)
        for number, (scores, decisions) in enumerate(ends)
    ]
    content = arena.report(match(players=("random", "greedy")), Outcomes.of(results), 2.0).to_json()
    assert content["decisions"] == 26
    assert content["games_per_second"] == 2.0
    assert content["decisions_per_second"] == 13
    first, second = content["seats"]
    assert [first[name] for name in ("player", "mean_score", "wins", "win_share")] == ["random", 13, 2.5, 0.625]
    assert [second[name] for name in ("player", "mean_score", "wins", "win_share")] == ["greedy", 11, 1.5, 0.375]
    assert first["spread"] == pytest.approx(2.582, abs=0.001)
    assert (first["win_share_low"], first["win_share_high"]) == pytest.approx((0.117, 0.954), abs=0.001)
    assert first["win_share_low"] + second["win_share_high"] == pytest.approx(1)


def test_who_wins_every_game_need_not_win_the_next() -> None:
    """Wilson's interval, as in the arena: never a certainty."""
    results = [GameResult(number, ((20, 0), (10, 0)), (5, 5), (0.1, 0.1), None) for number in range(20)]
    winner, loser = arena.report(match(players=("greedy", "random")), Outcomes.of(results), 1.0).to_json()["seats"]
    assert winner["win_share"] == winner["win_share_high"] == 1
    assert 0.8 < winner["win_share_low"] < 0.85
    assert loser["win_share_high"] == pytest.approx(1 - winner["win_share_low"])


def test_one_game_has_no_spread() -> None:
    assert [row.spread for row in arena.simulate(match(), 1).standings] == [0, 0, 0]


def test_rows_follow_the_players_when_seats_rotate() -> None:
    report = arena.simulate(match(rotate=True), 30)
    assert [row.player for row in report.standings] == ["random", "greedy", "random"]
    assert sum(row.win_share.value for row in report.standings) == pytest.approx(1, abs=0.001)


@pytest.mark.slow
def test_greedy_beats_three_randoms_at_notre_dame() -> None:
    players = ("greedy", "random", "random", "random")
    report = arena.simulate(Series.of(NOTRE_DAME, [players], {}, seed=1, rotation=Rotation.NEXT), 400)
    assert report.standings[0].win_share.value >= 0.95
