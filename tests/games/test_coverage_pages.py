"""docs/coverage-*.md: every rule, test and section of the manual that they name exists."""

import re
from pathlib import Path

import pytest

from parvis.engine import registry
from parvis.engine.contract import Game

GAMES = [registry.find(name) for name in ("notre-dame", "troyes")]
TESTS = Path(__file__).parent
CODE = re.compile(r"`([\w.]+)`")
"""Rules and tests stand in code spans."""
Rows = list[tuple[str, ...]]


def rows(game: Game) -> Rows:
    """The rows of a game's page, without those of its heads."""
    page = TESTS.parents[1] / "docs" / f"coverage-{game.name}.md"
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line[:2] == "| "]
    found = [tuple(cell.strip() for cell in line.strip("|").split(" | ")) for line in lines]
    return [row for row in found if row[1].startswith("`")]


def functions(folder: Path) -> set[str]:
    """All functions below a folder, each also with the name of its file before it."""
    found = set()
    for file in folder.rglob("*.py"):
        for name in re.findall(r"^ *def (\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE):
            found |= {name, f"{file.stem}.{name}"}
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_tests_and_sections_are_there(game: Game) -> None:
    there, proved = functions(game.folder / "rules"), functions(TESTS / game.folder.name)
    sections = {section.anchor for section in game.manual.sections()}
    assert len(rows(game)) > 100
    for row in rows(game):
        said, rules, tests, told = row
        assert set(CODE.findall(rules)) <= there, said
        assert set(CODE.findall(tests)) <= proved, said
        assert all(name.startswith("test_") for name in CODE.findall(tests)), said
        assert CODE.findall(tests), said
        assert told.strip("`") in sections, said
