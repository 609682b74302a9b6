"""Vector operations on parts of rows, for learned values and observations: rules with a compiled form of their own.

Compiled rules check every index. These check the bounds once, so that the compiler can use SIMD instructions.
"""

from functools import cache
from typing import Any, TypeVar

import numpy as np

from parvis.engine import bits
from parvis.engine.state import Cube, Flags, Grid, Row, Shorts, Weights

Numbers = TypeVar("Numbers", Row, Shorts, Flags)
BLOCK, MOST = 16, 48
"""How many numbers are compared at once, and how many places fit into a set of bits."""
NOT_ZERO, BELOW_ZERO = "!=", "<"


def add_multiple(target: Row, at: int, source: Row | Weights, start: int, count: int, factor: int) -> None:
    """target[at : at + count] += factor * source[start : start + count]."""
    for place in range(count):
        target[at + place] += factor * source[start + place]


def note_numbers(row: Row | Shorts, count: int, first: int, noted: Weights, start: int) -> int:
    """Note the numbers of row[:count] that are not zero from noted[start] on: `first` + place, then the number.

    Returns where the next would be noted.
    """
    for place in range(count):
        if row[place] != 0:
            noted[start] = first + place
            noted[start + 1] = row[place]
            start += 2
    return start


def add_rows(sums: Weights, columns: int, noted: Weights, start: int, end: int, table: Shorts, at: int) -> None:
    """sums[:columns] += the rows of a table, which begins at that place, that are noted with their factors there.

    `columns` is a multiple of BLOCK.
    """
    for note in range(start, end, 2):
        for column in range(columns):
            sums[column] += noted[note + 1] * table[at + noted[note] * columns + column]


def fill(row: Row | Shorts | Flags, at: int, count: int, number: int) -> None:
    """row[at : at + count] = number."""
    for place in range(at, at + count):
        row[place] = number


def put_bits(row: Row | Shorts, at: int, count: int, bits: int) -> None:
    """row[at : at + count] = 1 where the bit of that number is set, else 0."""
    for place in range(count):
        row[at + place] = bits >> place & 1


def mark(row: Row | Shorts, at: int, number: int) -> None:
    """row[at + number] = 1, but nothing for a number below zero. Compiled, there is no branch that could be foreseen
    wrongly.
    """
    if number >= 0:
        row[at + number] = 1


def flat(grid: Grid | Cube) -> Row:
    """All numbers of a field, row by row. Compiled, the field's own: for callees only."""
    return [number for part in grid for number in (part if isinstance(part[0], int) else flat(part))]


def put_row(row: Row | Shorts, at: int, numbers: Row) -> None:
    """row[at : at + len(numbers)] = numbers."""
    for place, number in enumerate(numbers):
        row[at + place] = number


def put_equal(row: Row | Shorts, at: int, numbers: Row, number: int) -> None:
    """row[at : at + len(numbers)] = 1 where they are that number, else 0."""
    for place, other in enumerate(numbers):
        row[at + place] = int(other == number)


def places_taken(numbers: Row) -> int:
    """The places of numbers that are not below zero, as bits; at most 63 numbers."""
    places = 0
    for place, number in enumerate(numbers):
        if number >= 0:
            places |= 1 << place
    return places


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


def positive_product(first: Row | Weights, at: int, second: Row | Weights | Shorts, start: int, count: int) -> int:
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
    forms = {**sums(part_in), **searches(part_in), **notes(part_in), **places(part_in)}
    made = {source: compiler(form) for source, form in forms.items()}
    return {**made, id(part_of): part_in, id(flat): in_one_row()}


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


def in_one_row() -> Any:
    """The form of `flat`: it refers to the field's memory, as `window` does."""
    import numba
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    def flattened(_: Any, field: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            whole = make_array(field)(context, builder, arguments[0])
            found = make_array(signature.return_type)(context, builder)
            populate_array(
                found,
                data=whole.data,
                shape=cgutils.pack_array(builder, [whole.nitems]),
                strides=cgutils.pack_array(builder, [whole.itemsize]),
                itemsize=whole.itemsize,
                meminfo=None,
            )
            return found._getvalue()

        return numba.types.Array(field.dtype, 1, "C")(field), generate

    return intrinsic(flattened)


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

    summed = weighted_rows()

    def rows(sums: Any, columns: int, noted: Any, start: int, end: int, table: Any, at: int) -> None:
        into, notes = part_in(sums, 0, columns), part_in(noted, start, end - start)
        last = 0
        for note in range(0, notes.size, 2):
            last = max(last, notes[note])
        summed(into, notes, part_in(table, at, columns * (last + 1)))

    return {id(add_multiple): add, id(positive_product): product, id(add_rows): rows}


def weighted_rows() -> Any:
    """Add rows of a table, each by its factor: numbers of 32 bits, BLOCK columns at a time, which stay in registers."""
    import numba
    from llvmlite import ir
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    def summed(_: Any, sums: Any, notes: Any, table: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            into, noted, rows = (
                make_array(kind)(context, builder, part) for kind, part in zip(signature.args, arguments, strict=True)
            )
            word, wide, narrow = (
                ir.IntType(64),
                ir.VectorType(ir.IntType(32), BLOCK),
                ir.VectorType(ir.IntType(16), BLOCK),
            )
            block, two = word(BLOCK), word(2)
            total = cgutils.alloca_once(builder, wide)

            def at(data: Any, place: Any, kind: Any) -> Any:
                return builder.bitcast(builder.gep(data, [place]), kind.as_pointer())

            with cgutils.for_range(builder, builder.udiv(into.nitems, block)) as blocks:
                column = builder.mul(blocks.index, block)
                builder.store(builder.load(at(into.data, column, wide), align=4), total)
                with cgutils.for_range(builder, builder.udiv(noted.nitems, two)) as notes_loop:
                    note = builder.mul(notes_loop.index, two)
                    row = builder.sext(builder.load(builder.gep(noted.data, [note])), word)
                    factor = builder.load(builder.gep(noted.data, [builder.add(note, word(1))]))
                    single = builder.insert_element(ir.Constant(wide, ir.Undefined), factor, ir.IntType(32)(0))
                    factors = builder.shuffle_vector(
                        single, ir.Constant(wide, ir.Undefined), ir.Constant(wide, [0] * BLOCK)
                    )
                    place = builder.add(builder.mul(row, into.nitems), column)
                    weights = builder.sext(builder.load(at(rows.data, place, narrow), align=2), wide)
                    builder.store(builder.add(builder.load(total), builder.mul(weights, factors)), total)
                builder.store(builder.load(total), at(into.data, column, wide)).align = 4
            return context.get_dummy_value()

        return numba.void(sums, notes, table), generate

    return intrinsic(summed)


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


def places(part_in: Any) -> dict[int, Any]:
    """Forms that write numbers of states, by the identity of their sources; not compiled yet."""

    def mark_part(row: Any, at: int, number: int) -> None:
        part_in(row, at + max(number, 0), 1)[0] |= int(number >= 0)

    def row_part(row: Any, at: int, numbers: Any) -> None:
        into = part_in(row, at, numbers.size)
        for place in range(into.size):
            into[place] = numbers[place]

    def equal_part(row: Any, at: int, numbers: Any, number: int) -> None:
        into, small = part_in(row, at, numbers.size), np.int16(number)
        for place in range(into.size):
            into[place] = int(numbers[place] == small)

    return {
        id(mark): mark_part,
        id(put_row): row_part,
        id(put_equal): equal_part,
    }


def notes(part_in: Any) -> dict[int, Any]:
    """Forms that note what they find, by the identity of their sources; not compiled yet."""
    unlike, below_zero = comparison(NOT_ZERO), comparison(BELOW_ZERO)
    lowest_of = bits.compiled_forms()[id(bits.lowest)]

    def note_part(row: Any, count: int, first: int, noted: Any, start: int) -> int:
        one, into, end = part_in(row, 0, count), part_in(noted, start, 2 * count), 0
        for begin in range(0, one.size, BLOCK):
            places = 0
            if begin + BLOCK <= one.size:
                places = unlike(one, one, begin)
            else:
                for place in range(begin, one.size):
                    places |= int(one[place] != 0) << place - begin
            while places != 0:
                place = begin + lowest_of(places)
                places &= places - 1
                into[end] = first + place
                into[end + 1] = one[place]
                end += 2
        return start + end

    def taken_places(numbers: Any) -> int:
        found, begin = 0, 0
        while begin + BLOCK <= numbers.size:
            found |= (below_zero(numbers, numbers, begin) ^ (1 << BLOCK) - 1) << begin
            begin += BLOCK
        for place in range(begin, numbers.size):
            found |= int(numbers[place] >= 0) << place
        return found

    return {id(note_numbers): note_part, id(places_taken): taken_places}


def comparison(with_zero: str = "") -> Any:
    """Which of the next BLOCK numbers of two parts differ, as bits, by one comparison; there must be as many.

    `with_zero`: NOT_ZERO or BELOW_ZERO, which of the first part's are that.
    """
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
            if with_zero:
                blocks[1] = ir.Constant(block, None)
            places = builder.bitcast(builder.icmp_signed(with_zero or NOT_ZERO, *blocks), ir.IntType(BLOCK))
            return builder.zext(places, ir.IntType(64))

        return numba.int64(first, second, numba.intp), generate

    return intrinsic(compared)
