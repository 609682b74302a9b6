"""Vector operations on parts of rows, for learned values and observations: rules with a compiled form of their own.

Compiled rules check every index. These check the bounds once, so that the compiler can use SIMD instructions.
"""

from functools import cache
from typing import Any, TypeVar

import numpy as np

from parvis.engine.state import Flags, Row, Shorts, Weights

Numbers = TypeVar("Numbers", Row, Shorts)
BLOCK, MOST = 16, 48
"""How many numbers are compared at once, and how many places fit into a set of bits."""


def add_multiple(target: Row, at: int, source: Row | Weights, start: int, count: int, factor: int) -> None:
    """target[at : at + count] += factor * source[start : start + count]."""
    for place in range(count):
        target[at + place] += factor * source[start + place]


def fill(row: Row | Shorts | Flags, at: int, count: int, number: int) -> None:
    """row[at : at + count] = number."""
    for place in range(at, at + count):
        row[place] = number


def put_bits(row: Row | Shorts, at: int, count: int, bits: int) -> None:
    """row[at : at + count] = 1 where the bit of that number is set, else 0."""
    for place in range(count):
        row[at + place] = bits >> place & 1


def part_of(row: Numbers, at: int, count: int) -> Numbers:
    """row[at : at + count], to be written. Interpreted, the row is an array; the compiled part is for callees only."""
    return row[at : at + count]


def differing(first: Row, at: int, second: Row, start: int, count: int) -> int:
    """The places where first[at : at + count] and second[start : start + count] differ, as bits; at most MOST."""
    places = 0
    for place in range(count):
        if first[at + place] != second[start + place]:
            places |= 1 << place
    return places


def positive_product(first: Row, at: int, second: Row | Weights, start: int, count: int) -> int:
    """The dot product of max(0, first[at : at + count]) and second[start : start + count]."""
    total = 0
    for place in range(count):
        total += max(0, first[at + place]) * second[start + place]
    return total


@cache
def compiled_forms() -> dict[int, Any]:
    """The compiled form of each function above by the identity of its source."""
    import numba

    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
    compiler = numba.njit(**options)
    part_in = window()
    forms = {**sums(part_in), **searches(part_in)}
    return {**{source: compiler(form) for source, form in forms.items()}, id(part_of): part_in}


def window() -> Any:
    """The form of `part_of`: it refers to the row's memory without keeping it, as rules count no references.

    Raises IndexError, in compiled code, for a part that leaves the row.
    """
    import numba
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    def looked_at(_: Any, row: Any, at: Any, count: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            _, start, size = arguments
            kind: Any = make_array(signature.return_type)
            whole, found = kind(context, builder, arguments[0]), kind(context, builder)
            left = builder.sub(whole.nitems, start)
            outside = builder.or_(
                builder.icmp_unsigned(">", start, whole.nitems), builder.icmp_unsigned(">", size, left)
            )  # what is below zero is very large without its sign
            with builder.if_then(outside, likely=False):
                context.call_conv.return_user_exc(builder, IndexError, ("numbers outside of a row",))
            populate_array(
                found,
                data=builder.gep(whole.data, [start]),
                shape=cgutils.pack_array(builder, [size]),
                strides=whole.strides,
                itemsize=whole.itemsize,
                meminfo=None,
            )
            return found._getvalue()

        return row(row, numba.intp, numba.intp), generate

    return intrinsic(looked_at)


def sums(part_in: Any) -> dict[int, Any]:
    """Forms that add and multiply, by the identity of their sources; not compiled yet."""

    def add(target: Any, at: int, source: Any, start: int, count: int, factor: int) -> None:
        into, of, small = part_in(target, at, count), part_in(source, start, count), np.int32(factor)
        if small == factor:  # products of 32 bits are quicker
            for place in range(into.size):
                into[place] += small * of[place]
        else:
            for place in range(into.size):
                into[place] += factor * of[place]

    def product(first: Any, at: int, second: Any, start: int, count: int) -> int:
        one, other = part_in(first, at, count), part_in(second, start, count)
        total = 0
        for place in range(one.size):
            total += max(0, one[place]) * other[place]
        return total

    return {id(add_multiple): add, id(positive_product): product}


def searches(part_in: Any) -> dict[int, Any]:
    """Forms that fill and compare, by the identity of their sources; not compiled yet."""
    compared = comparison()

    def fill_part(row: Any, at: int, count: int, number: int) -> None:
        part_in(row, at, count)[:] = number

    def bits_part(row: Any, at: int, count: int, bits: int) -> None:
        into = part_in(row, at, count)
        for place in range(into.size):
            into[place] = bits >> place & 1

    def differing_places(first: Any, at: int, second: Any, start: int, count: int) -> int:
        one, other = part_in(first, at, count), part_in(second, start, count)
        places, begin = 0, 0
        while begin + BLOCK <= one.size:
            places |= compared(one, other, begin) << begin
            begin += BLOCK
        for place in range(begin, one.size):
            if one[place] != other[place]:
                places |= 1 << place
        return places

    return {id(fill): fill_part, id(put_bits): bits_part, id(differing): differing_places}


def comparison() -> Any:
    """Which of the next BLOCK numbers of two parts differ, as bits, by one comparison; there must be as many."""
    import numba
    from llvmlite import ir
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    def compared(_: Any, first: Any, second: Any, begin: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            block = ir.VectorType(context.get_data_type(first.dtype), BLOCK)
            blocks = []
            for kind, part in zip(signature.args[:2], arguments[:2], strict=True):
                start = builder.gep(make_array(kind)(context, builder, part).data, [arguments[2]])
                blocks.append(builder.load(builder.bitcast(start, block.as_pointer()), align=first.dtype.bitwidth // 8))
            places = builder.bitcast(builder.icmp_unsigned("!=", *blocks), ir.IntType(BLOCK))
            return builder.zext(places, ir.IntType(64))

        return numba.int64(first, second, numba.intp), generate

    return intrinsic(compared)
