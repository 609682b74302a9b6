"""A real Ray cluster of two workers on this computer."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from parvis.arena.cluster import LOCAL, ray_pool
from parvis.arena.results import opened
from parvis.arena.run import PoolSettings, run
from tests.arena.small import Player, content, small_series


def workers() -> list[int]:
    """Processes that play: workers of the cluster with a task of ours."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if path.read_bytes().startswith(b"ray::play_chunk"):
                found.append(int(path.parent.name))
    return found


@pytest.mark.soak
@pytest.mark.cluster
@pytest.mark.slow
def test_a_worker_killed_in_the_middle_loses_and_doubles_nothing(
    played: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parvis.arena.run.CHUNK_SECONDS", 0.05)
    games, killed = 600, []

    def kill_one(done: int) -> None:
        if not killed and done > 20 and (busy := workers()):
            os.kill(busy[0], signal.SIGKILL)
            killed.append(done)

    series = small_series()
    with opened(tmp_path / "cluster", series) as folder:
        run(folder, games, PoolSettings(2, open=ray_pool(LOCAL, 2)), kill_one)
        table = folder.table(games)
    assert killed
    assert killed[0] < games
    assert content(table).equals(content(played(series, games)))
    assert workers() == []
