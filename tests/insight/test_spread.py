"""What a game comes to from one of its steps: the same each time, resumed, and certain where nothing is open."""

from pathlib import Path

import pytest
from tiny_game import GAME as TINY

from parvis.engine.record import Record
from parvis.engine.refusals import GameError
from parvis.insight import Finishing, spread
from parvis.insight.store import Store
from tests.insight.test_analysis import random_game


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game needs no compiler."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


@pytest.fixture(name="played")
def tiny_record() -> Record:
    """A finished game of three."""
    return random_game(TINY, 3)


def test_each_game_has_an_end_and_somebody_wins_it(played: Record) -> None:
    content = spread(played, Finishing(step=3, games=30))
    assert [len(seat["points"]) for seat in content["spread"]] == [30, 30, 30]
    assert sum(seat["wins"]["mean"] for seat in content["spread"]) == pytest.approx(1)
    assert len(set(content["spread"][0]["points"])) > 1, "luck and bots decide differently"


def test_it_goes_on_from_the_position_of_the_step(played: Record) -> None:
    """From the last step there is one way to go for chance, or a single seat decides the rest."""
    first, last = (spread(played, Finishing(step, games=50)) for step in (0, len(played.steps) - 1))
    wide, narrow = (len(set(content["spread"][0]["points"])) for content in (first, last))
    assert narrow < wide


def test_what_was_played_is_kept(played: Record, tmp_path: Path) -> None:
    kept, asked = tmp_path / "found.jsonl", Finishing(step=3, games=60)
    content = spread(played, asked, kept)
    kept.write_bytes(kept.read_bytes()[:-20])  # killed in the middle of a line
    told: list[tuple[int, int]] = []
    assert spread(played, asked, kept, lambda *progress: told.append(progress)) == content
    assert told == [(0, 3), (1, 3), (2, 3)]
    assert len(Store(kept).found) == 3


def test_where_the_game_is_over_nothing_is_left(played: Record) -> None:
    with pytest.raises(GameError):
        spread(played, Finishing(step=len(played.steps)))
