"""Sets of small numbers as bits: rules with a compiled form of their own, one instruction of the processor each."""

from functools import cache
from typing import Any


def lowest(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def size(bits: int) -> int:
    """How many numbers a set has."""
    return bits.bit_count()


@cache
def compiled_forms() -> dict[int, Any]:
    """The compiled form of each function above by the identity of its source."""
    import numba
    from llvmlite import ir
    from numba.extending import intrinsic

    def lowest_form(_: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return numba.int64(numba.int64), generate

    def size_form(_: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba.int64(numba.int64), generate

    return {id(lowest): intrinsic(lowest_form), id(size): intrinsic(size_form)}
