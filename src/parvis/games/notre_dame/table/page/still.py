"""What stays the same on a board for a whole game is drawn once and kept."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from threading import Lock
from typing import Any

MOST_DRAWN = 200
"""Drawings that are kept; the one that was not asked for longest goes first."""

_DRAWN: OrderedDict[Hashable, str] = OrderedDict()
_LOCK = Lock()


def still(part: str, place: Hashable, seats: Sequence[Any], draw: Callable[[], str]) -> str:
    """A part of the board, drawn unless that was done before: in the same place and language, for the same players."""
    key = (part, place, *((seat.name, seat.colour, seat.shape) for seat in seats))
    with _LOCK:
        if key in _DRAWN:
            _DRAWN.move_to_end(key)
            return _DRAWN[key]
    drawn = draw()
    with _LOCK:
        _DRAWN[key] = drawn
        if len(_DRAWN) > MOST_DRAWN:
            _DRAWN.popitem(last=False)
    return drawn
