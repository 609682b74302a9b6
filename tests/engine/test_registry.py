"""Games are found by the names under which packages offer them."""

import subprocess
import sys

import pytest
from tiny_game import GAME

from parvis.engine import registry
from parvis.engine.refusals import GameError


def test_an_installed_game_is_found() -> None:
    assert registry.find("tiny") is GAME
    assert "tiny" in registry.names()


def test_another_process_finds_it_too() -> None:
    program = "from parvis.engine.registry import find; print(find('tiny').title)"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "Tiny\n"


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(GameError) as error:
        registry.find("chess")
    assert str(error.value) == f"no such game: 'chess' (choose from {', '.join(registry.names())})"


def test_packages_are_looked_through_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.names()

    def looked(**_: str) -> None:
        raise AssertionError("this takes milliseconds, for each table of a list")

    monkeypatch.setattr(registry, "entry_points", looked)
    assert registry.names() == known
    with pytest.raises(GameError):
        registry.find("chess")
