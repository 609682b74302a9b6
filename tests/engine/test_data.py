"""Reading data files: errors that name the file and the place in it. What the games' own files hold is tested there."""

from pathlib import Path
from typing import Any

import pytest

from parvis.engine.data import (
    DataError,
    Fields,
    Reader,
    falling,
    marked,
    named,
    number,
    read_field,
    read_table,
    read_toml,
    rising,
)
from parvis.engine.refusals import GameError


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"[cards]\ncost = \n", "Invalid value (at line 2, column 8)"),
        (b"[cards]\ncost = 4\ncost = 4\n", "Cannot overwrite a value (at line 3, column 9)"),
        (b"# \n# caf\xe9\n", "line 2 is not written in UTF-8"),
    ],
)
def test_what_is_no_toml_is_named_by_its_line(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(content)
    with pytest.raises(DataError) as caught:
        read_toml(file)
    assert str(caught.value) == f"cards.toml: {message}"


def test_a_byte_order_mark_is_no_part_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b"\xef\xbb\xbf[cards]\ncost = 4\n")
    assert read_toml(file) == {"cards": {"cost": 4}}


@pytest.mark.parametrize(
    ("read", "value", "found"),
    [
        (named(("red", "white")), "white", 1),
        (named(("", "red"), 1), "red", 1),
        (number(2, 4), 4, 4),
        (falling(2, 9), [3, 3], (3, 3)),
        (rising(3, 9), [1, 3, 6], (1, 3, 6)),
    ],
)
def test_right_values_are_read(read: Reader, value: Any, found: Any) -> None:
    assert read_field("cards.toml: monk", "field", value, read) == found


@pytest.mark.parametrize("value", [None, True, 1.0, "", "2", [], {}, ["red"], [2, 1, 0], [1, 2, 3.0], {"red": 1}])
@pytest.mark.parametrize("read", [named(("", "red"), 1), number(0, 9), falling(2, 9), rising(3, 9)])
def test_values_of_a_wrong_kind_are_errors_of_the_file(read: Reader, value: Any) -> None:
    with pytest.raises(GameError, match=r"^cards\.toml: monk: field is .*; it has to be "):
        read_field("cards.toml: monk", "field", value, read)


@pytest.mark.parametrize(
    ("allowed", "message"),
    [
        ({"coins": number(0, 9)}, "doctor: effect.markers does not belong here, only coins"),
        ({}, "doctor: effect.markers does not belong here, and nothing else does"),
    ],
)
def test_a_value_that_nobody_reads_is_named_with_those_that_there_are(allowed: Fields, message: str) -> None:
    with pytest.raises(DataError) as caught:
        read_table("doctor", {"markers": 1}, {}, allowed, "effect.")
    assert str(caught.value) == message


def test_every_value_needs_a_mark_those_of_a_table_in_it_too() -> None:
    fields = {"cost": number(0, 9), "effect": dict}
    content = {"cost": 3, "effect": {"coins": 2}, "source": {"cost": "stated", "effect": {"coins": "inferred"}}}
    assert marked("cards.toml: monk", content, fields) == {"cost": 3, "effect": {"coins": 2}}
    with pytest.raises(DataError, match=r"^cards\.toml: monk has no source\.effect\.coins$"):
        marked("cards.toml: monk", content | {"source": {"cost": "stated", "effect": {}}}, fields)
