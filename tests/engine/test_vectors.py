"""Sums over rows: the compiled forms do what the plain ones say, and never leave their rows."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from parvis.engine.vectors import (
    BLOCK,
    MOST,
    add_multiple,
    add_rows,
    compiled_forms,
    differing,
    fill,
    flat,
    mark,
    note_numbers,
    part_of,
    places_taken,
    positive_product,
    put_bits,
    put_equal,
    put_row,
)

SIZE = 50
Numbers = np.random.Generator
LARGE = 1 << 40


def compiled(function: Callable[..., Any]) -> Any:
    """The compiled form of a function of vectors."""
    return compiled_forms()[id(function)]


def both(function: Callable[..., Any], rows: list[list[int]], *numbers: int) -> tuple[list[list[int]], Any]:
    """What a call leaves in its rows and returns: the plain form's, after the compiled one has agreed.

    The arguments are row, start, row, start … in this order, then the numbers.
    """
    plain = [list(row) for row in rows]
    arrays = [np.array(row, np.int64) for row in rows]
    starts, others = numbers[: len(rows)], numbers[len(rows) :]
    expected = function(*interleaved(plain, starts), *others)
    assert compiled(function)(*interleaved(arrays, starts), *others) == expected
    assert [array.tolist() for array in arrays] == plain
    return plain, expected


def interleaved(rows: list[Any], starts: tuple[int, ...]) -> list[Any]:
    """Row, start, row, start …"""
    return [part for pair in zip(rows, starts, strict=True) for part in pair]


def some_rows(random: Numbers, largest: int) -> tuple[list[list[int]], int, int, int]:
    """Two random rows, a start in each, and how many numbers there are behind both at most."""
    rows = random.integers(-largest, largest + 1, (2, SIZE)).tolist()
    one, other = (int(start) for start in random.integers(0, SIZE, 2))
    return rows, one, other, int(random.integers(0, SIZE - max(one, other) + 1))


@pytest.mark.parametrize("seed", range(30))
def test_plain_and_compiled_agree(seed: int) -> None:
    random = np.random.default_rng(seed)
    rows, one, other, count = some_rows(random, 1000 if seed % 2 else LARGE)
    (first, second), _ = both(add_multiple, rows, one, other, count, -7)
    assert second == rows[1]
    assert [now - then for now, then in zip(first, rows[0], strict=True)] == [
        -7 * rows[1][other + place - one] if one <= place < one + count else 0 for place in range(SIZE)
    ]
    small, one, other, count = some_rows(random, 1000)
    _, product = both(positive_product, small, one, other, count)
    assert product == sum(max(0, small[0][one + k]) * small[1][other + k] for k in range(count))
    (filled,), _ = both(fill, rows[:1], one, count, seed)
    assert filled == rows[0][:one] + count * [seed] + rows[0][one + count :]


@pytest.mark.parametrize("seed", range(30))
def test_places_that_differ_are_found_all_at_once(seed: int) -> None:
    rows, one, other, count = some_rows(np.random.default_rng(seed), 1)
    fitting = min(count, MOST)
    places = both(differing, rows, one, other, fitting)[1]
    expected = [place for place in range(fitting) if rows[0][one + place] != rows[1][other + place]]
    assert [place for place in range(MOST) if places >> place & 1 == 1] == expected


def test_each_of_as_many_places_as_there_can_be_is_found() -> None:
    for place in range(MOST):
        places = both(differing, [[0] * MOST, [int(k == place) for k in range(MOST)]], 0, 0, MOST)[1]
        assert places == 1 << place


def test_nothing_is_done_to_no_numbers() -> None:
    rows = [[1, 2, 3], [4, 5, 6]]
    assert both(add_multiple, rows, 3, 3, 0, 9)[0] == rows
    assert both(fill, rows[:1], 3, 0, 9)[0] == rows[:1]
    assert both(positive_product, rows, 3, 3, 0)[1] == 0
    assert both(differing, rows, 3, 3, 0)[1] == 0


@pytest.mark.parametrize(("start", "count"), [(-1, 2), (2, 2), (4, 1), (0, 4), (0, -1), (3, 1)])
def test_compiled_forms_refuse_what_lies_outside_of_a_row(start: int, count: int) -> None:
    short, long = np.arange(3), np.arange(100)
    calls = [
        (add_multiple, (short, start, long, 10, count, 5)),
        (add_multiple, (long, 10, short, start, count, 5)),
        (positive_product, (short, start, long, 10, count)),
        (positive_product, (long, 10, short, start, count)),
        (differing, (short, start, long, 10, count)),
        (differing, (long, 10, short, start, count)),
        (fill, (short, start, count, 5)),
    ]
    for function, arguments in calls:
        with pytest.raises(IndexError, match="outside of a row"):
            compiled(function)(*arguments)
    assert short.tolist() == [0, 1, 2]
    assert long.tolist() == list(range(100))


def test_every_form_stands_for_a_function_here() -> None:
    functions = (
        add_multiple, add_rows, differing, fill, flat, mark, note_numbers, part_of, positive_product, put_bits,
        put_equal, put_row, places_taken,
    )  # fmt: skip
    assert set(compiled_forms()) == {id(function) for function in functions}


@pytest.mark.parametrize("bits", [0, 1, 0b101101, (1 << 9) - 1, 1 << 40])
def test_bits_become_numbers(bits: int) -> None:
    plain, array = [7] * 12, np.full(12, 7, np.int16)
    put_bits(plain, 2, 9, bits)
    compiled(put_bits)(array, 2, 9, bits)
    assert plain == array.tolist() == [7, 7, *(bits >> place & 1 for place in range(9)), 7]
    with pytest.raises(IndexError):
        compiled(put_bits)(array, 4, 9, bits)


@pytest.mark.parametrize("kind", [np.int16, np.int64])
@pytest.mark.parametrize("count", [0, 1, BLOCK - 1, BLOCK, 3 * BLOCK + 5])
def test_numbers_that_are_not_zero_are_noted_with_their_places(kind: type, count: int) -> None:
    row = np.random.default_rng(count).integers(-2, 3, 4 * BLOCK)
    plain, noted = [0] * 200, np.zeros(200, np.int32)
    end = note_numbers(row.tolist(), count, 100, plain, 4)
    assert compiled(note_numbers)(row.astype(kind), count, 100, noted, 4) == end
    assert noted.tolist() == plain
    assert plain[4:end] == [number for place in range(count) if row[place] for number in (100 + place, row[place])]


def test_noted_rows_of_a_table_are_added() -> None:
    random, columns = np.random.default_rng(1), 2 * BLOCK
    table = random.integers(-9, 10, 7 + 5 * columns)
    notes = [4, 3, 0, -2, 2, 1]
    plain = [1] * columns + notes
    sums = np.array(plain, np.int32)
    add_rows(plain, columns, plain, columns, columns + len(notes), table.tolist(), 7)
    compiled(add_rows)(sums, columns, sums, columns, columns + len(notes), table.astype(np.int16), 7)
    rows = table[7:].reshape(5, columns)
    assert sums.tolist() == plain == [*(1 + 3 * rows[4] - 2 * rows[0] + rows[2]).tolist(), *notes]
    with pytest.raises(IndexError, match="outside of a row"):
        compiled(add_rows)(sums, columns, np.array([5, 1], np.int32), 0, 2, table.astype(np.int16), 7)


@pytest.mark.parametrize("count", [1, BLOCK - 1, BLOCK, 3 * BLOCK + 5])
@pytest.mark.parametrize(
    "write",
    [
        lambda call, row, numbers: call(put_row)(row, 3, numbers),
        lambda call, row, numbers: call(put_equal)(row, 3, numbers, -1),
        lambda call, row, numbers: [call(mark)(row, 3 + place, number) for place, number in enumerate(numbers)],
    ],
)
def test_numbers_of_a_state_are_shown_in_a_row(write: Callable[..., Any], count: int) -> None:
    numbers = np.random.default_rng(count).integers(-1, 2, count).astype(np.int16)
    plain, array = [0] * (count + 5), np.zeros(count + 5, np.int16)
    write(lambda function: function, plain, numbers.tolist())
    write(compiled, array, numbers)
    assert array.tolist() == plain
    with pytest.raises(IndexError):
        write(compiled, array[: count + 2], numbers)


@pytest.mark.parametrize("count", [0, 1, BLOCK - 1, BLOCK, 3 * BLOCK + 5])
def test_places_that_are_taken(count: int) -> None:
    numbers = np.random.default_rng(count).integers(-2, 2, count).astype(np.int16)
    assert (
        compiled(places_taken)(numbers)
        == places_taken(numbers.tolist())
        == sum(1 << int(k) for k in np.flatnonzero(numbers >= 0))
    )


def test_a_field_in_one_row() -> None:
    assert flat([[1, 2], [3, 4]]) == flat([[[1], [2]], [[3], [4]]]) == [1, 2, 3, 4]
