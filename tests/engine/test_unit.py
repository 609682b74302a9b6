"""Rules as one unit of machine code, kept and found again; and each by itself, where Numba is another."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from parvis.engine import compiling
from parvis.engine.compiling import as_unit, code_file, compile_rules, load_rules
from parvis.engine.questions import GameState
from parvis.engine.state import Row

LARGE = tuple(range(400_000))
TABLE = (5, 6, 7)


class State(GameState):
    turn: int


def twice(number: int) -> int:
    """A small rule, which becomes part of those that call it."""
    return 2 * number


def pick(row: Row, place: int) -> int:
    """A rule that raises IndexError outside of a row."""
    return row[place] + twice(place)


def total(row: Row) -> int:
    """Sum of a row, by calls of another rule."""
    found = 0
    for place in range(len(row)):
        found += pick(row, place)
    return found


def from_large(place: int) -> int:
    """A rule with a table that does not fit into code."""
    return LARGE[place]


def looked_up(place: int) -> int:
    """A rule with a small table."""
    return TABLE[place]


def last(row: Row) -> int:
    """A rule that counts from the end."""
    return row[-1]


RULES: Any = [twice, pick, total]
CALLED: Any = [pick, total]
ROW = np.array([5, 6, 7])


def check(forms: dict[int, Any]) -> None:
    """The rules do what they say."""
    assert (forms[id(pick)](ROW, 1), forms[id(total)](ROW)) == (8, 24)
    with pytest.raises(IndexError):
        forms[id(pick)](ROW, 3)
    for wrong in [(ROW,), (ROW, "one"), (ROW.astype(np.int32), 1), (ROW[::2], 1)]:
        with pytest.raises(TypeError):
            forms[id(pick)](*wrong)


def test_this_version_of_numba_is_known() -> None:
    assert as_unit() is not None, "see whether tests and speed are fine with it, and let compiling.UNITS end there"


def test_rules_are_compiled_and_loaded_as_one_unit(tmp_path: Path) -> None:
    assert load_rules(CALLED, State, tmp_path) is None
    check(compile_rules(RULES, State, {}, None, CALLED, tmp_path))
    assert list(tmp_path.iterdir()) == [code_file(tmp_path)]
    for _ in range(2):
        loaded = load_rules(CALLED, State, tmp_path)
        assert loaded is not None
        check(loaded)


@pytest.mark.parametrize(
    "damage",
    [
        lambda kept: b"",
        lambda kept: kept[:20],
        lambda kept: kept[: len(kept) // 2],
        lambda kept: kept[:-1],
        lambda kept: Random(1).randbytes(len(kept)),
        lambda kept: bytes(len(kept)),
        lambda kept: bytes(64) + kept[64:],
        lambda kept: kept[:32] + bytes(16) + kept[48:],
    ],
    ids=["empty", "a stub", "half", "cut", "random", "zeros", "no header", "no header of the code"],
)
def test_damaged_code_is_compiled_once_more(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    compile_rules(RULES, State, {}, None, CALLED, tmp_path)
    file = code_file(tmp_path)
    file.write_bytes(damage(file.read_bytes()))
    assert load_rules(CALLED, State, tmp_path) is None
    compile_rules(RULES, State, {}, None, CALLED, tmp_path)
    loaded = load_rules(CALLED, State, tmp_path)
    assert loaded is not None
    check(loaded)


def test_what_is_not_called_from_python_can_not_be(tmp_path: Path) -> None:
    forms = compile_rules(RULES, State, {}, None, [total], tmp_path)
    assert forms[id(total)](ROW) == 24
    with pytest.raises(TypeError):
        forms[id(twice)](1)


def test_units_are_built_on_rules_of_others() -> None:
    known = compile_rules(RULES[:2], State, {}, called=())
    assert compile_rules(RULES[2:], State, known)[id(total)](ROW) == 24


def test_only_tables_and_numbers_in_rules_count_from_the_end() -> None:
    forms = compile_rules([looked_up, last, twice, pick], State, {})
    assert [forms[id(looked_up)](place) for place in (0, 2, -1, -3)] == [5, 7, 7, 5]
    assert forms[id(last)](ROW) == 7
    for rule, arguments in [(looked_up, (3,)), (looked_up, (-4,)), (last, (ROW[:0],)), (pick, (ROW, -1))]:
        with pytest.raises(IndexError):
            forms[id(rule)](*arguments)


def test_a_table_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="more than a megabyte"):
        compile_rules([from_large], State, {})


def test_with_an_unknown_numba_each_rule_is_compiled_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numba

    monkeypatch.setattr(compiling, "UNITS", ((0, 0), (0, 0)))
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    assert load_rules(CALLED, State, tmp_path) is None
    forms = compile_rules(RULES, State, {}, None, CALLED, tmp_path)
    check(forms)
    assert forms[id(twice)](2) == 4
    loaded = load_rules(CALLED, State, tmp_path)
    assert loaded is not None
    check(loaded)
