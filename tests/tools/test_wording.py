"""Which docstrings can be read alone in an index, which lean on their neighbours; which names say nothing."""

from pathlib import Path

import pytest

from tools.wording import ROOT, faults, main

TOO_SHORT, LEANS = "too short to say anything", "begins with what only its neighbours explain"


def found(folder: Path, content: str, name: str = "src/module.py") -> list[str]:
    """Reasons that are found in a file with this content, after the names that they are about."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content)
    return [": ".join(line.split(": ")[1:3]) for line in faults(folder)]


def test_sources_of_the_project_have_none() -> None:
    assert list(faults(ROOT)) == []


def test_a_docstring_says_more_than_a_name(tmp_path: Path) -> None:
    assert found(tmp_path, '"""Bots."""') == [f"module: {TOO_SHORT}"]
    assert found(tmp_path, '"""Bots that play any game."""') == []
    assert found(tmp_path, 'def bank():\n    """Take some coins."""') == [f"bank: {TOO_SHORT}"]
    assert found(tmp_path, 'def bank():\n    """Take a coin for each marker."""') == []


def test_what_is_assigned_is_read_too(tmp_path: Path) -> None:
    assert found(tmp_path, 'COINS = 3\n"""At first."""') == [f"COINS: {TOO_SHORT}"]
    seat = 'class Bid:\n    """What a seat bids for a good."""\n\n    seat: int\n    """Whose it is."""'
    assert found(tmp_path, seat) == [f"Bid.seat: {TOO_SHORT}"]


@pytest.mark.parametrize(
    "text",
    [
        "The same for a game with ramparts.",
        "As `look`, but within a transaction.",
        "It comes back with its new value.",
        "Those of whom the seat has bought dice.",
        "One of them, for readers who have many.",
        "Like find, but for programs of Debian.",
        "So many dice are rolled by nature.",
    ],
)
def test_a_beginning_that_leans_on_a_neighbour_is_found(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, f'def step():\n    """{text}"""') == [f"step: {LEANS}"]


def test_words_that_only_begin_alike_are_fine(tmp_path: Path) -> None:
    for text in ("As many dice as a group has.", "Items of the list of tables.", "Bothersome cases of the rules."):
        assert found(tmp_path, f'def step():\n    """{text}"""') == []


def test_tests_go_on_from_their_names(tmp_path: Path) -> None:
    content = 'def test_a_die_is_lost():\n    """It was used."""\n\n\ndef position():\n    """It was used."""'
    assert found(tmp_path, content, "tests/test_dice.py") == [f"position: {TOO_SHORT}"]


def test_pronouns_and_participles_name_no_module_and_no_function(tmp_path: Path) -> None:
    assert found(tmp_path, "def theirs():\n    pass") == ["theirs: no noun and no verb"]
    assert found(tmp_path, "def own_seats():\n    pass") == []
    assert found(tmp_path, "", "src/again.py") == ["again: no noun and no verb"]


def test_faults_are_printed_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found(tmp_path, '"""Bots."""')
    assert main(tmp_path) == 1
    assert capsys.readouterr().out == (
        "src/module.py:1: module: too short to say anything: 'Bots.'\n1 faults in docstrings and names\n"
    )
    assert main() == 0
