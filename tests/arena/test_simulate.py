"""Many games: reproducible, the same in several processes, and greedy beats random."""

from dataclasses import asdict
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis import arena
from parvis.arena import Match, Outcome, Report
from parvis.games.notre_dame import GAME as NOTRE_DAME


@pytest.fixture(autouse=True)
def _interpreted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games don't need the compiler; processes started here inherit that."""
    if "slow" not in request.keywords:
        monkeypatch.setenv("PARVIS_CORE", "interpreted")


def match(seed: int = 7, rotate: bool = False, players: tuple[str, ...] = ("random", "greedy", "random")) -> Match:
    return Match.of(TINY, players, {}, seed, rotate)


def without_time(report: Report) -> dict[str, Any]:
    return {**asdict(report), "seconds": None}


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
    outcomes = [
        Outcome((10, 20), (0.0, 1.0), 5),
        Outcome((12, 12), (0.5, 0.5), 6),
        Outcome((14, 4), (1.0, 0.0), 7),
        Outcome((16, 8), (1.0, 0.0), 8),
    ]
    report = arena.report(match(players=("random", "greedy")), outcomes, 2.0)
    content = report.to_json()
    assert content["decisions"] == 26
    assert content["games_per_second"] == 2.0
    assert content["decisions_per_second"] == 13
    first, second = report.standings
    assert (first.player, first.mean_score, first.wins, first.win_share) == ("random", 13, 2.5, 0.625)
    assert (second.player, second.mean_score, second.wins, second.win_share) == ("greedy", 11, 1.5, 0.375)
    assert first.spread == pytest.approx(2.582, abs=0.001)
    assert first.win_share_margin == second.win_share_margin == pytest.approx(0.469, abs=0.001)


def test_one_game_has_no_spread() -> None:
    assert [row.spread for row in arena.simulate(match(), 1).standings] == [0, 0, 0]


def test_rows_follow_the_players_when_seats_rotate() -> None:
    report = arena.simulate(match(rotate=True), 30)
    assert [row.player for row in report.standings] == ["random", "greedy", "random"]
    assert sum(row.win_share for row in report.standings) == pytest.approx(1, abs=0.001)


@pytest.mark.slow
def test_greedy_beats_three_randoms_at_notre_dame() -> None:
    players = ("greedy", "random", "random", "random")
    report = arena.simulate(Match.of(NOTRE_DAME, players, {}, seed=1, rotate=True), 400)
    assert report.standings[0].win_share >= 0.95
