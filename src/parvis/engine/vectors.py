"""Vector operations on parts of rows, for bots with learned values: rules with a compiled form of their own.

Compiled rules check every index. These check the bounds once, so that the compiler can use SIMD instructions.
"""

from functools import cache
from typing import Any

from parvis.engine.state import Row


def add_multiple(target: Row, at: int, source: Row, start: int, count: int, factor: int) -> None:
    """target[at : at + count] += factor * source[start : start + count]."""
    for place in range(count):
        target[at + place] += factor * source[start + place]


def fill(row: Row, at: int, count: int, number: int) -> None:
    """row[at : at + count] = number."""
    for place in range(at, at + count):
        row[place] = number


def next_difference(first: Row, at: int, second: Row, start: int, count: int, since: int) -> int:
    """The first place >= since where first[at + place] != second[start + place]; `count` if there is none."""
    for place in range(since, count):
        if first[at + place] != second[start + place]:
            return place
    return count


def positive_product(first: Row, at: int, second: Row, start: int, count: int) -> int:
    """The dot product of max(0, first[at : at + count]) and second[start : start + count]."""
    total = 0
    for place in range(count):
        total += max(0, first[at + place]) * second[start + place]
    return total


@cache
def compiled_forms() -> dict[int, Any]:
    """The compiled form of each function above by the identity of its source."""
    import numba

    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": True}  # parts of rows are arrays, too
    compiler = numba.njit(**options)
    part_of = compiler(part)
    forms = {**sums(part_of), **searches(part_of)}
    return {source: compiler(form) for source, form in forms.items()}


def part(row: Any, start: int, count: int) -> Any:
    """row[start : start + count] as an array. Raises IndexError if it leaves the row."""
    if start < 0 or count < 0 or start + count > row.size:
        raise IndexError("numbers outside of a row")
    return row[start : start + count]


def sums(part_of: Any) -> dict[int, Any]:
    """Forms that add and multiply, by the identity of their sources; not compiled yet."""

    def add(target: Any, at: int, source: Any, start: int, count: int, factor: int) -> None:
        into, of = part_of(target, at, count), part_of(source, start, count)
        for place in range(into.size):
            into[place] += factor * of[place]

    def product(first: Any, at: int, second: Any, start: int, count: int) -> int:
        one, other = part_of(first, at, count), part_of(second, start, count)
        total = 0
        for place in range(one.size):
            total += max(0, one[place]) * other[place]
        return total

    return {id(add_multiple): add, id(positive_product): product}


def searches(part_of: Any) -> dict[int, Any]:
    """Forms that fill and compare, by the identity of their sources; not compiled yet."""

    def fill_part(row: Any, at: int, count: int, number: int) -> None:
        part_of(row, at, count)[:] = number

    def difference(first: Any, at: int, second: Any, start: int, count: int, since: int) -> int:
        one, other = part_of(first, at, count), part_of(second, start, count)
        for place in range(max(0, since), one.size):
            if one[place] != other[place]:
                return place
        return count

    return {id(fill): fill_part, id(next_difference): difference}
