"""Whoever plays, the games are the same."""

import time

import pytest

from parvis.arena import run
from parvis.arena.run import PoolSettings, open_pool
from parvis.arena.series import Stopped
from parvis.arena.worker_pool import ExecutorPool, SerialPool, threads
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.arena.small import Player, content, small_series


@pytest.mark.parametrize("kind", ["threads", "processes"])
def test_two_jobs_play_the_same_games_as_one(kind: str, played: Player) -> None:
    alone = played(small_series(), 60, "alone")
    assert content(played(small_series(), 60, "two", PoolSettings(2, kind))).equals(content(alone))


def test_threads_on_the_compiled_core_play_the_same_games(played: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    series = small_series(NOTRE_DAME, [("greedy", "random", "greedy")])
    slow = played(series, 6, "slow")
    monkeypatch.delenv("PARVIS_CORE")
    assert content(played(series, 6, "fast", PoolSettings(2, "threads"))).equals(content(slow))


@pytest.mark.usefixtures("interpreted")
def test_who_plays_follows_from_the_effort() -> None:
    series, heavy, light = small_series(), 10 * run.LIGHT, run.LIGHT / 10

    def kind(settings: PoolSettings, seconds: float, thought: float) -> str:
        pool = open_pool(series, settings, (seconds, thought), games=100)
        pool.close()
        return type(pool).__name__ if isinstance(pool, SerialPool) else type(pool.executor).__name__

    assert kind(PoolSettings(1), 1, heavy) == "SerialPool"
    assert kind(PoolSettings(2), 0.001, light) == "SerialPool"
    assert kind(PoolSettings(2), 1, light) == "ProcessPoolExecutor"
    assert (
        kind(PoolSettings(2), 1, heavy) == "ProcessPoolExecutor"
    )  # interpreted loops keep the interpreter to themselves
    assert kind(PoolSettings(2, "threads"), 0.001, light) == "ThreadPoolExecutor"


def test_heavy_bots_share_one_compiled_core() -> None:
    pool = open_pool(small_series(), PoolSettings(2), (1.0, 10 * run.LIGHT), games=100)
    assert isinstance(pool, ExecutorPool)
    assert pool.stop
    pool.close()


@pytest.mark.usefixtures("interpreted")
def test_threads_stop_in_the_middle_of_a_game() -> None:
    pool = threads(small_series(), 1)
    pool.submit(range(100_000))
    (future,) = pool.futures
    while not future.running():
        time.sleep(0.01)
    pool.close()
    assert isinstance(future.exception(), Stopped)


def test_progress_goes_up_to_the_last_game_and_begins_where_it_stood(played: Player, tmp_path) -> None:
    from parvis.arena.results import opened

    played(small_series(), 12)
    done: list[int] = []
    with opened(tmp_path / "results", small_series()) as folder:
        run.run(folder, 60, PoolSettings(), done.append)
    assert done == sorted(done)
    assert done[0] > 12
    assert done[-1] == 60
