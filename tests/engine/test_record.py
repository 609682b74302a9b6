"""Records: the file, and one clear line for each way in which one can be broken."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME

from parvis.engine import record
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.record import RecordError
from parvis.engine.state import state_hash

STEPS: list[tuple[int | str, str]] = [
    ("nature", "draw 0 red-1"),
    ("nature", "draw 0 red-2"),
    ("nature", "draw 0 red-3"),
    ("nature", "draw 1 green-4"),
    ("nature", "draw 1 green-5"),
    ("nature", "draw 1 green-6"),
    (0, "lay red-3"),
    (1, "lay green-4"),
    ("nature", "roll 5"),
    (1, "take points"),
    (0, "lay red-2"),
    (1, "lay green-5"),
    ("nature", "roll 1"),
    (1, "take card"),
    ("nature", "draw 1 blue-6"),
]
SEATS = [{"name": "Änne", "player": "human"}, {"name": "Greedy", "player": "bot:greedy"}]

FILE = """{"format": "parvis-record/1", "game": "tiny", "ruling": 1, "options": {"low": false, "prize": "any"}, \
"seats": [{"name": "Änne", "player": "human"}, {"name": "Greedy", "player": "bot:greedy"}],
 "steps": [
  ["nature", "draw 0 red-1"],
  ["nature", "draw 0 red-2"],
  ["nature", "draw 0 red-3"],
  ["nature", "draw 1 green-4"],
  ["nature", "draw 1 green-5"],
  ["nature", "draw 1 green-6"],
  [0, "lay red-3"],
  [1, "lay green-4"],
  ["nature", "roll 5"],
  [1, "take points"],
  [0, "lay red-2"],
  [1, "lay green-5"],
  ["nature", "roll 1"],
  [1, "take card"],
  ["nature", "draw 1 blue-6"]
 ],
 "result": {"scores": [1, 17], "winners": [1]}}
"""


def played(steps: list[tuple[int | str, str]] = STEPS) -> Play:
    """A game after these steps."""
    play = Play(GAME, 2)
    for seat, words in steps:
        play.say(seat if isinstance(seat, int) else NATURE, words)
    return play


def broken(change: Callable[[dict[str, Any]], object]) -> Any:
    """The content of a record's file after a change."""
    content = json.loads(FILE)
    change(content)
    return content


def test_a_file_says_everything_a_step_a_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record.of(played(), SEATS).write(path)
    assert path.read_text(encoding="utf-8") == FILE
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_file_is_read_back_and_leads_to_the_same_state(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record.of(played(), SEATS).write(path)
    found = record.load(path)
    assert (found.game, found.ruling, found.options, found.seats) == (GAME, 1, {"low": False, "prize": "any"}, SEATS)
    assert found.steps == played().steps
    assert found.to_json() == json.loads(FILE)
    assert record.verify(found) == state_hash(played().state)


def test_a_byte_order_mark_is_no_part_of_a_file() -> None:
    assert record.loads(b"\xef\xbb\xbf" + FILE.encode()).steps == played().steps


def test_a_replay_shows_every_step() -> None:
    shown = [
        (index, seat, GAME.catalogue[code]) for index, seat, code, _ in record.replay(record.parse(json.loads(FILE)))
    ]
    assert shown == [(index, NATURE if seat == "nature" else seat, words) for index, (seat, words) in enumerate(STEPS)]


def test_a_game_that_goes_on_has_no_result_yet() -> None:
    begun = record.of(played(STEPS[:8]), SEATS).to_json()
    assert "result" not in begun
    assert json.loads(record.dumps(begun)) == begun
    assert json.loads(record.dumps(record.of(played([]), SEATS).to_json()))["steps"] == []


def test_the_order_of_keys_does_not_matter() -> None:
    content = json.loads(FILE)
    record.verify(record.parse(dict(reversed(content.items()))))


FORM = {
    "no object": (lambda c: [c], "a record must be an object with format, game, seats, steps and result"),
    "unknown format": (
        lambda c: {**c, "format": "parvis-record/2"},
        "unknown format 'parvis-record/2' (this program reads parvis-record/1)",
    ),
    "no format": (
        lambda c: {k: v for k, v in c.items() if k != "format"},
        "unknown format None (this program reads parvis-record/1)",
    ),
    "no game": (lambda c: {**c, "game": None}, "game must be a name"),
    "ruling to come": (lambda c: {**c, "ruling": 2}, "tiny has rulings 1 to 1, not 2"),
    "no ruling": (lambda c: {**c, "ruling": None}, "tiny has rulings 1 to 1, not None"),
    "true is no ruling": (lambda c: {**c, "ruling": True}, "tiny has rulings 1 to 1, not True"),
    "options a list": (lambda c: {**c, "options": []}, "options must be an object of names and values"),
    "unknown option": (
        lambda c: {**c, "options": {"high": True}},
        "tiny has no option 'high' (choose from low, prize)",
    ),
    "wrong option": (lambda c: {**c, "options": {"low": []}}, "option low must be true or false, not []"),
    "no seats": (lambda c: {**c, "seats": 2}, 'seats must be a list of {"name": …, "player": …}'),
    "one seat": (lambda c: {**c, "seats": SEATS[:1]}, "tiny is for 2, 3 or 4 players, not 1"),
    "nameless seat": (lambda c: {**c, "seats": [SEATS[0], {"player": "human"}]}, "seats: seat 1 has no name"),
    "seat without player": (lambda c: {**c, "seats": [{"name": "Änne"}, SEATS[1]]}, "seats: seat 0 has no player"),
    "no steps": (lambda c: {**c, "steps": {}}, "steps must be a list of [seat, decision]"),
    "result a number": (lambda c: {**c, "result": 3}, "result must have lists of numbers as scores and winners"),
    "result in words": (
        lambda c: {**c, "result": {"scores": ["1", 2], "winners": [1]}},
        "result must have lists of numbers as scores and winners",
    ),
    "result of three": (
        lambda c: {**c, "result": {"scores": [1, 2, 3], "winners": [1]}},
        "result must have a score for each of 2 seats, and seats as winners",
    ),
    "winner who is not there": (
        lambda c: {**c, "result": {"scores": [1, 2], "winners": [2]}},
        "result must have a score for each of 2 seats, and seats as winners",
    ),
}


@pytest.mark.parametrize(("change", "message"), FORM.values(), ids=FORM)
def test_what_is_not_a_record_is_refused(change: Callable[[Any], Any], message: str) -> None:
    with pytest.raises(RecordError) as error:
        record.parse(change(json.loads(FILE)))
    assert str(error.value) == message


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RecordError, match=r"^no such game: 'chess' \(choose from .*tiny"):
        record.parse(broken(lambda content: content.update(game="chess")))


STEP = {
    "no pair": (6, ["lay red-3"], "step 6: a step must be [seat, decision]"),
    "no list": (6, "lay red-3", "step 6: a step must be [seat, decision]"),
    "no seat": (6, ["Änne", "lay red-3"], "step 6: 'Änne' is not a seat"),
    "true is no seat": (6, [True, "lay red-3"], "step 6: True is not a seat"),
    "seat below 0": (6, [-1, "lay red-3"], "step 6: -1 is not a seat"),
    "nature's number": (8, [15, "roll 5"], "step 8: 15 is not a seat"),
    "unknown words": (6, [0, "lay nothing"], "step 6: 'lay nothing' is not a decision of tiny"),
    "no words": (6, [0, 72], "step 6: 72 is not a decision of tiny"),
    "wrong seat": (9, [0, "take points"], "step 9: it is the turn of seat 1, not of seat 0"),
    "seat that is not there": (9, [3, "take points"], "step 9: it is the turn of seat 1, not of seat 3"),
    "seat for nature": (8, [0, "roll 5"], "step 8: it is the turn of nature, not of seat 0"),
    "nature for a seat": (9, ["nature", "roll 5"], "step 9: it is the turn of seat 1, not of nature"),
    "card of another": (6, [0, "lay green-4"], "step 6: 'lay green-4' is not legal for seat 0 now"),
    "card drawn twice": (1, ["nature", "draw 0 red-1"], "step 1: 'draw 0 red-1' is not legal for nature now"),
    "out of order": (6, [1, "lay green-4"], "step 6: seat 0 comes first among the seats that decide together"),
}


@pytest.mark.parametrize(("index", "step", "message"), STEP.values(), ids=STEP)
def test_a_wrong_step_is_named_by_its_index(index: int, step: object, message: str) -> None:
    content = broken(lambda content: content["steps"].__setitem__(index, step))
    with pytest.raises(RecordError) as error:
        record.verify(record.parse(content))
    assert str(error.value) == message


WRONG_END = {
    "cut short": (lambda c: c["steps"].pop(), "step 14: the record ends before the game is over"),
    "empty": (lambda c: c["steps"].clear(), "step 0: the record ends before the game is over"),
    "no result": (lambda c: c.pop("result"), "step 15: the record has no result"),
    "null result": (lambda c: c.update(result=None), "step 15: the record has no result"),
    "goes on": (lambda c: c["steps"].append([0, "lay red-1"]), "step 15: the game is over"),
    "wrong score": (
        lambda c: c["result"].update(scores=[1, 18]),
        "step 15: the result is [1, 17], winners [1], not [1, 18], winners [1]",
    ),
    "wrong winner": (
        lambda c: c["result"].update(winners=[0, 1]),
        "step 15: the result is [1, 17], winners [1], not [1, 17], winners [0, 1]",
    ),
}


@pytest.mark.parametrize(("change", "message"), WRONG_END.values(), ids=WRONG_END)
def test_a_record_must_end_as_the_game_does(change: Callable[[dict[str, Any]], object], message: str) -> None:
    with pytest.raises(RecordError) as error:
        record.verify(record.parse(broken(change)))
    assert str(error.value) == message


def test_a_step_is_checked_before_the_next_is_shown() -> None:
    found = record.parse(broken(lambda content: content["steps"].__setitem__(2, ["nature", "draw 0 red-1"])))
    shown = record.replay(found)
    assert [next(shown)[0], next(shown)[0]] == [0, 1]
    with pytest.raises(RecordError, match=r"^step 2: "):
        next(shown)


TEXTS = {
    "empty": (b"", "the file is not JSON: error in line 1, column 1"),
    "half": (FILE.encode()[:-4], "the file is not JSON: "),
    "words": (b"Once upon a time", "the file is not JSON: "),
    "byte order marks": (b"\xef\xbb\xbf" * 2 + FILE.encode(), "the file is not JSON: "),
    "endless number": (b'{"ruling": ' + b"1" * 5000 + b"}", "the file is not JSON: "),
    "bottomless": (b"[" * 100_000, "the file is not JSON: "),
    "Latin-1": (FILE.encode("latin-1"), "the file is not UTF-8 text"),
    "picture": (b"\x89PNG\r\n\x1a\n\xff\xfe", "the file is not UTF-8 text"),
}


@pytest.mark.parametrize(("content", "message"), TEXTS.values(), ids=TEXTS)
def test_a_file_that_can_not_be_read_as_json_is_told_in_one_line(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError) as error:
        record.load(path)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_a_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        record.load(tmp_path / "game.json")


def test_what_can_not_be_written_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("the old file")
    unwritable = record.of(played(), [{"name": "\ud800", "player": "human"}, SEATS[1]])
    with pytest.raises(UnicodeEncodeError):
        unwritable.write(path)
    assert path.read_text() == "the old file"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_folder_in_the_way_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(OSError, match=r"game\.json"):
        record.of(played(), SEATS).write(tmp_path / "game.json")
    with pytest.raises(FileNotFoundError):
        record.of(played(), SEATS).write(tmp_path / "nowhere" / "game.json")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
