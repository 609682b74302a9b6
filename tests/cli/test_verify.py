"""`parvis verify`: what was checked is said; what does not follow is named, and the exit code tells."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis.engine.fair import Fair, Return, hash_of
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.cli.command import parvis, refused
from tests.engine.fair_games import SECRET, fair_game

NUMBERS = ["seven", "", "Ünder 3"]
PROMISE = "committed to before the game"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The record of a game whose chance follows from a secret."""
    fair_game(TINY, NUMBERS).write(tmp_path / "game.json")
    return tmp_path / "game.json"


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """The record with a change."""
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))
    return path


def swap_cards(content: dict[str, Any]) -> None:
    """The first player draws the same cards in another order: as legal as before."""
    content["steps"][1:3] = content["steps"][2:0:-1]


def test_a_game_that_follows(path: Path) -> None:
    process = parvis("verify", path)
    assert (process.returncode, process.stderr) == (0, "")
    by_nature = sum(seat == "nature" for seat, _ in json.loads(path.read_text())["steps"])
    assert process.stdout.splitlines() == [
        f"committed to    {Fair.of(SECRET, NUMBERS).commitment}",
        f"secret          {SECRET.hex()}",
        "players added   2 of 3 numbers",
        f"{by_nature} deals and rolls follow from the numbers {PROMISE}",
    ]


def test_who_begins_was_chosen(tmp_path: Path) -> None:
    fair_game(NOTRE_DAME, NUMBERS, "start 1").write(tmp_path / "game.json")
    process = parvis("verify", tmp_path / "game.json")
    assert process.returncode == 0
    assert "the start player was chosen, not drawn" in process.stdout


def test_the_first_step_that_does_not_follow_is_named(path: Path) -> None:
    process = parvis("verify", changed(path, swap_cards))
    assert (process.returncode, process.stderr) == (1, "")
    assert process.stdout.splitlines()[-1] == "step 1: chance decided differently from the secret and the numbers"
    assert PROMISE not in process.stdout


def test_what_was_not_shown_in_time_and_who_went_back_is_told(tmp_path: Path) -> None:
    hashes = [hash_of(number) for number in NUMBERS]
    returns = (Return(4, 1, 3), Return(2, None, 1))
    fair_game(TINY, [*NUMBERS[:2], hashes[2]], hashes=tuple(hashes), drawn="5" * 32, returns=returns).write(
        tmp_path / "game.json"
    )
    process = parvis("verify", tmp_path / "game.json")
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.splitlines()[3:6] == [
        "seat 2 did not show its number in time, so its hash is used",
        "seat 1 went back to step 4 (deals and rolls taken back: 3)",
        "an admin went back to step 2 (deals and rolls taken back: 1)",
    ]
    fair_game(TINY, ["eight", *NUMBERS[1:]], hashes=tuple(hashes), drawn="5" * 32).write(tmp_path / "other.json")
    process = parvis("verify", tmp_path / "other.json")
    assert process.returncode == 1
    assert process.stdout.splitlines()[-1] == "seat 0: the number is not the one committed to"


def test_another_commitment_is_told(path: Path) -> None:
    process = parvis("verify", changed(path, lambda content: content["fair"].update(commitment="0" * 64)))
    assert (process.returncode, process.stderr) == (1, "")
    assert process.stdout.splitlines()[-1] == "the secret is not the one committed to before the game"


def test_what_tells_nothing_of_chance_or_is_no_record_is_refused(path: Path, tmp_path: Path) -> None:
    assert "can't read" in refused("verify", path.with_name("nowhere.json"))
    assert "this record has no sources of chance" in refused("verify", changed(path, lambda game: game.pop("fair")))
    changed(path, lambda content: content.update(fair={"commitment": "x"}))
    assert "fair: commitment must be 64 hex digits" in refused("verify", path)
    written = tmp_path / "bots.json"
    assert parvis("record", "tiny", "--seats", "random,random", "--out", written).returncode == 0
    assert "Only games of a site have them" in refused("verify", written)


def test_a_game_that_is_not_legal_is_refused_as_by_replay(path: Path) -> None:
    changed(path, lambda content: content["steps"].pop())
    assert "the record ends before the game is over" in refused("verify", path)
