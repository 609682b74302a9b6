"""Indexes in compiled rules: one comparison for each that lies within its array, as nearly all do.

Numba first asks whether an index counts from the end, then whether it is too large, and then whether it is too small.
Here those questions come only after an index has turned out not to be within the array as it stands, and only where it
may count from the end: in tables, whose last row may stand for NOBODY, and where it is written so. Elsewhere one below
zero is wrong, so that the compiler can tell what has been compared before.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.np import arrayobj

ARRAYS: Any = arrayobj
FROM_START, WITHIN, INDEXED = ARRAYS.fix_integer_index, cgutils.do_boundscheck, ARRAYS.basic_indexing


@contextmanager
def one_comparison() -> Iterator[None]:
    """What is lowered in this block checks its indexes in this way. To be used under the compiler's lock."""
    ARRAYS.basic_indexing, cgutils.do_boundscheck = indexed, within
    try:
        yield
    finally:
        ARRAYS.basic_indexing, cgutils.do_boundscheck = INDEXED, WITHIN


def indexed(context: Any, builder: Any, kind: Any, *more: Any, **options: Any) -> Any:
    """A place in an array. Tables can't be written to, all other arrays can.

    What is not checked, the forms of `parvis.engine.vectors`, is Numba's own: a branch would keep it from using SIMD.
    """
    if context.enable_boundscheck:
        ARRAYS.fix_integer_index = as_written if kind.mutable else from_start
    try:
        return INDEXED(context, builder, kind, *more, **options)
    finally:
        ARRAYS.fix_integer_index = FROM_START


def as_written(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index counted from the start; only a number below zero that stands in the rules counts from the end."""
    place = context.cast(builder, index, kind, types.intp)
    return builder.add(place, size) if isinstance(place, ir.Constant) and place.constant < 0 else place


def from_start(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index counted from the start; one below zero counts from the end. Raises IndexError, in compiled code."""
    place = context.cast(builder, index, kind, types.intp)
    before = builder.block
    with builder.if_then(outside(builder, place, size), likely=False):
        from_end = builder.add(place, size)
        within(context, builder, from_end, size)
        after = builder.block
    found = builder.phi(place.type)
    found.add_incoming(place, before)
    found.add_incoming(from_end, after)
    return found


def within(context: Any, builder: Any, place: Any, size: Any, axis: int | None = None) -> None:
    """Raise IndexError, in compiled code, unless a place lies within an array of that size."""
    with builder.if_then(outside(builder, place, size), likely=False):
        context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))


def outside(builder: Any, place: Any, size: Any) -> Any:
    """Whether a place lies outside of an array: what is below zero is very large without its sign."""
    return builder.icmp_unsigned(">=", place, size)
