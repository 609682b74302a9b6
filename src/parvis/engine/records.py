"""Whole states, copied or made into a key: rules with a compiled form of their own, which takes the record as it is."""

from functools import cache
from typing import Any

from parvis.engine.state import copy_state, key_of

SPREAD = 0x9E3779B97F4A7C15
WORD, HALF = (1 << 64) - 1, (1 << 32) - 1
LANES, SUMS = 4, 2
BLOCK = 8 * LANES
"""Bytes that are taken at a time; the last ones of a record perhaps once more."""


@cache
def compiled_forms() -> dict[int, Any]:
    """The compiled form of each function by the identity of its source."""
    return {id(copy_state): compiled_copy(), id(key_of): compiled_key()}


def compiled_copy() -> Any:
    """The compiled form of `copy_state`: the record's bytes, BLOCK at a time.

    Assigning a record copies them one by one, and a call of the system's function takes longer than most copies.
    """
    import numba
    from llvmlite import ir
    from numba.extending import intrinsic

    block = ir.VectorType(ir.IntType(64), LANES)

    def copied(_: Any, to: Any, of: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size = signature.args[0].size
            target, source = (builder.bitcast(place, ir.IntType(8).as_pointer()) for place in arguments)
            for at in (*range(0, size - BLOCK, BLOCK), size - BLOCK):
                of_block, to_block = (
                    builder.bitcast(builder.gep(place, [ir.Constant(ir.IntType(64), at)]), block.as_pointer())
                    for place in (source, target)
                )
                builder.store(builder.load(of_block, align=2), to_block, align=2)
            return context.get_dummy_value()

        return numba.void(to, of), generate

    return intrinsic(copied)


def compiled_key() -> Any:
    """The compiled form of `key_of`: the two halves of every word are multiplied, with numbers of its own added to it.

    All products are summed up, for SUMS sets of such numbers, LANES words at a time.
    """
    import numba
    from llvmlite import ir
    from numba.extending import intrinsic

    word, lanes = ir.IntType(64), ir.VectorType(ir.IntType(64), LANES)

    def same(number: int) -> Any:
        return ir.Constant(lanes, [number] * LANES)

    def products(builder: Any, content: Any, first: int) -> Any:
        numbers = [SPREAD * (first + lane) & WORD for lane in range(LANES)]
        changed = builder.add(content, ir.Constant(lanes, numbers))
        return builder.mul(builder.and_(changed, same(HALF)), builder.lshr(changed, same(32)))

    def keyed(_: Any, state: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            size, start = signature.args[0].size, builder.bitcast(arguments[0], ir.IntType(8).as_pointer())
            sums = [same(0)] * SUMS
            for at in (*range(0, size - BLOCK, BLOCK), size - BLOCK):
                place = builder.gep(start, [ir.Constant(word, at)])
                content = builder.load(builder.bitcast(place, lanes.as_pointer()), align=2)
                for number in range(SUMS):
                    sums[number] = builder.add(sums[number], products(builder, content, SUMS * at + BLOCK * number + 1))
            key = ir.Constant(word, 0)
            for number, part in enumerate(sums):
                for lane in range(LANES):
                    total = builder.extract_element(part, ir.Constant(word, lane))
                    total = builder.xor(total, builder.lshr(total, ir.Constant(word, 32)))
                    factor = ir.Constant(word, SPREAD * (2 * (LANES * number + lane) + 1) & WORD)
                    key = builder.add(key, builder.mul(total, factor))
            key = builder.xor(key, builder.lshr(key, ir.Constant(word, 32)))
            return builder.lshr(key, ir.Constant(word, 2))

        return numba.int64(state), generate

    return intrinsic(keyed)
