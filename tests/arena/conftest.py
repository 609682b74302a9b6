"""Who plays, and where the results go."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.arena.small import Player


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games don't need the compiler; processes started here inherit that."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


@pytest.fixture
def played(tmp_path: Path, interpreted: None) -> "Player":
    """Plays the first games of a series into the folder `results`, or another, and gives them."""
    from tests.arena.small import play_into

    def play(series, games, folder="results", settings=None):
        return play_into(tmp_path / folder, series, games, settings)

    return play
