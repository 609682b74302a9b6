"""Whoever plays, the games are the same."""

import time

import pytest

from parvis.arena import run
from parvis.arena.crew import Alone, Pool, threads
from parvis.arena.run import Hands, call
from parvis.arena.series import Stopped
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.arena.small import Player, content, small_series


@pytest.mark.parametrize("kind", ["threads", "processes"])
def test_two_jobs_play_the_same_games_as_one(kind: str, played: Player) -> None:
    alone = played(small_series(), 60, "alone")
    assert content(played(small_series(), 60, "two", Hands(2, kind))).equals(content(alone))


def test_threads_on_the_compiled_core_play_the_same_games(played: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    series = small_series(NOTRE_DAME, [("greedy", "random", "greedy")])
    slow = played(series, 6, "slow")
    monkeypatch.delenv("PARVIS_CORE")
    assert content(played(series, 6, "fast", Hands(2, "threads"))).equals(content(slow))


@pytest.mark.usefixtures("interpreted")
def test_who_plays_follows_from_the_effort() -> None:
    series, heavy, light = small_series(), 10 * run.LIGHT, run.LIGHT / 10

    def kind(hands: Hands, seconds: float, thought: float) -> str:
        crew = call(series, hands, (seconds, thought), games=100)
        crew.close()
        return type(crew).__name__ if isinstance(crew, Alone) else type(crew.executor).__name__

    assert kind(Hands(1), 1, heavy) == "Alone"
    assert kind(Hands(2), 0.001, light) == "Alone"
    assert kind(Hands(2), 1, light) == "ProcessPoolExecutor"
    assert kind(Hands(2), 1, heavy) == "ProcessPoolExecutor"  # interpreted loops keep the interpreter to themselves
    assert kind(Hands(2, "threads"), 0.001, light) == "ThreadPoolExecutor"


def test_heavy_bots_share_one_compiled_core() -> None:
    crew = call(small_series(), Hands(2), (1.0, 10 * run.LIGHT), games=100)
    assert isinstance(crew, Pool)
    assert crew.stop
    crew.close()


@pytest.mark.usefixtures("interpreted")
def test_threads_stop_in_the_middle_of_a_game() -> None:
    crew = threads(small_series(), 1)
    crew.submit(range(100_000))
    (future,) = crew.futures
    while not future.running():
        time.sleep(0.01)
    crew.close()
    assert isinstance(future.exception(), Stopped)


def test_progress_goes_up_to_the_last_game_and_begins_where_it_stood(played: Player, tmp_path) -> None:
    from parvis.arena.results import opened

    played(small_series(), 12)
    done: list[int] = []
    with opened(tmp_path / "results", small_series()) as folder:
        run.run(folder, 60, Hands(), done.append)
    assert done == sorted(done)
    assert done[0] > 12
    assert done[-1] == 60
