"""Indexes in compiled rules: one comparison for each that lies within its array, as nearly all do.

Numba first asks whether an index counts from the end, then whether it is too large, and then whether it is too small.
Here those questions come only after an index has turned out not to be within the array as it stands.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import cgutils, types
from numba.np import arrayobj

FIX: Any = arrayobj.fix_integer_index
CHECK: Any = cgutils.do_boundscheck


@contextmanager
def one_comparison() -> Iterator[None]:
    """What is lowered in this block checks its indexes in this way. To be used under the compiler's lock."""
    arrayobj.fix_integer_index, cgutils.do_boundscheck = from_start, within
    try:
        yield
    finally:
        arrayobj.fix_integer_index, cgutils.do_boundscheck = FIX, CHECK


def from_start(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index counted from the start; one below zero counts from the end. Raises IndexError, in compiled code."""
    if not context.enable_boundscheck:  # a form of `parvis.engine.vectors`, which a branch would keep from using SIMD
        return FIX(context, builder, kind, index, size)
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
