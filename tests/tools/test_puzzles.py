"""The tool that looks for puzzles goes on where it was, and publishes what it found."""

from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.insight import puzzles, puzzling
from parvis.insight.puzzles import Puzzle
from tests.engine.changes import changed
from tools import puzzles as tool

FIRST = 5
"""The first game of bots in which there is a puzzle, where half a point is much."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a point is much, and the rules are not compiled."""
    for module in (puzzles, puzzling):
        monkeypatch.setattr(module, "LEAST", 0.5)
        monkeypatch.setattr(module, "ERRORS", 2)
    monkeypatch.setattr(tool, "prepare", lambda name: tool._CORE.append(bots.interpreted(TINY)))


def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that are looked through from now on."""
    numbers: list[int] = []

    def look_through(number: int) -> tuple[int, list[dict[str, Any]]]:
        numbers.append(number)
        return number, [asdict(one) for one in puzzling.found_in(bots.interpreted(TINY), number)]

    monkeypatch.setattr(tool, "look_through", look_through)
    return numbers


def test_it_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    numbers = looked(monkeypatch)
    assert tool.search(TINY, tmp_path, 1, 1) == 1
    assert numbers == list(range(FIRST + 1))
    assert tool.search(TINY, tmp_path, 1, 1) == 1
    assert len(numbers) == FIRST + 1, "there are enough"
    (tmp_path / f"{FIRST}.json").unlink()
    assert tool.search(TINY, tmp_path, 1, 1) == 1
    assert numbers[FIRST + 1 :] == [FIRST], "what was lost is found again"


def test_what_was_found_is_published(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    looked(monkeypatch)
    tool.search(TINY, tmp_path / "found", 1, 1)
    game = changed(TINY, folder=tmp_path)
    monkeypatch.setattr(tool.registry, "find", lambda name: game)
    assert tool.main(["tiny", "--out", str(tmp_path / "found"), "--publish"]).startswith("1 puzzles")
    (published,) = puzzles.puzzles(game)
    assert published.name.startswith(f"{FIRST}-")


def test_difficulties_are_even(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    easy = puzzling.found_in(bots.interpreted(TINY), FIRST)[0]
    hard = replace(easy, difficulty=4)

    def found(folder: Path) -> Iterator[Puzzle]:
        yield from [easy] * 5 + [hard]

    monkeypatch.setattr(tool, "all_found", found)
    assert [one.difficulty for one in tool.chosen(tmp_path, 3)] == [easy.difficulty, 4, easy.difficulty]
