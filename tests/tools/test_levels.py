"""Measuring what levels do: every level plays its like and the level below, and what was known of others stays."""

import json
from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis.arena.series import Series
from parvis.cli.series import RunSettings, play
from tools import levels


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, by interpreted rules."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")
    monkeypatch.setattr(levels, "GAMES", {name: {"like": 1, "duel": 4} for name in ("expert", "expert:3")})
    monkeypatch.setattr(levels, "OTHERS", {"like": 3, "duel": 8})
    monkeypatch.setattr(levels, "EXPERTS", {"tiny": "expert:2"})
    monkeypatch.setattr(levels, "MORE_TIME", {"tiny": {"expert:3": "greedy"}})


def keeping(names: list[str], folder: Path) -> levels.Play:
    """Plays a series in that folder, and notes its name."""

    def kept(series: Series, games: int, name: str) -> Any:
        names.append(name)
        return play(series, RunSettings(games, 1, "auto", None, folder / name, pictures=False))[1]

    return kept


def test_levels_play_their_like_and_the_level_below(few: None, tmp_path: Path) -> None:
    names: list[str] = []
    found = levels.measure(TINY, ["random", "greedy", "skilled", "expert"], keeping(names, tmp_path))
    assert names == [
        "tiny-random-like",
        *("tiny-greedy-like", "tiny-greedy-duel"),
        *("tiny-expert-like", "tiny-expert-duel"),  # the skilled one has learned nothing of this game
    ]
    assert found["random"]["games"] == 3
    assert "duel" not in found["random"]
    assert found["expert"]["bot"] == "expert:2"
    duel = found["greedy"]["duel"]
    assert duel["against"] == "novice"
    assert duel["games"] == 8
    assert 0 <= duel["low"] <= duel["wins"] <= duel["high"] <= 1


def test_who_is_given_more_time_has_figures_when_it_is_named(few: None, tmp_path: Path) -> None:
    names: list[str] = []
    found = levels.measure(TINY, ["expert:3"], keeping(names, tmp_path))
    assert names == ["tiny-expert-3-like", "tiny-expert-3-duel"]
    assert found["expert:3"]["bot"] == "expert:3"
    assert found["expert:3"]["duel"]["against"] == "greedy"


def test_a_bot_without_figures_in_that_game_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["levels", "--game", "troyes", "--level", "expert:5s"])
    with pytest.raises(SystemExit):
        levels.main()
    assert "expert:5s has no figures of its own in Troyes" in capsys.readouterr().err


def test_what_was_known_of_other_levels_stays(tmp_path: Path) -> None:
    path = tmp_path / "levels.json"
    path.write_text(json.dumps({"players": 4, "levels": {"greedy": {"games": 5}, "novice": {"games": 6}}}))
    both = levels.merged(path, {"random": {"games": 7}, "greedy": {"games": 8}})
    assert list(both["levels"]) == ["random", "novice", "greedy"]
    assert both["levels"]["greedy"] == {"games": 8}
    assert list(levels.merged(path, {"expert:5s": {"games": 9}})["levels"]) == ["novice", "greedy", "expert:5s"]
    assert levels.merged(None, {})["levels"] == {}
