"""docs/coverage-troyes.md: every rule, test and section of the manual that it names exists."""

import re
from pathlib import Path

import pytest

from parvis.games.troyes import FOLDER
from parvis.games.troyes.words.manual import MANUAL

TESTS = Path(__file__).parent
PAGE = (TESTS.parents[2] / "docs" / "coverage-troyes.md").read_text(encoding="utf-8")
ROWS = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in PAGE.splitlines() if line[:2] == "| "]
NAMED = [row for row in ROWS if row[1].startswith("`")]
CODE = re.compile(r"`([\w.]+)`")
"""Rules and tests stand in code spans."""


def functions(folder: Path) -> set[str]:
    """All functions below a folder, each also with the name of its file before it."""
    found = set()
    for file in folder.rglob("*.py"):
        for name in re.findall(r"^ *def (\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE):
            found |= {name, f"{file.stem}.{name}"}
    return found


def test_a_row_has_what_it_says_a_rule_a_test_and_a_section() -> None:
    assert len(NAMED) > 10
    assert all(len(row) == 4 for row in ROWS)


@pytest.mark.parametrize("row", NAMED, ids=lambda row: row[0])
def test_rules_and_tests_are_there(row: tuple[str, ...]) -> None:
    rules, tests = (CODE.findall(cell) for cell in row[1:3])
    assert rules
    assert tests
    assert set(rules) <= functions(FOLDER / "rules")
    assert all(name.startswith("test_") for name in tests)
    assert set(tests) <= functions(TESTS)


def test_players_are_told_in_sections_that_there_are() -> None:
    told = {row[3].strip("`") for row in NAMED}
    assert told - {section.anchor for section in MANUAL.sections()} == set()
