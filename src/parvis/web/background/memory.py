"""What Python's memory costs a site in time: the search for garbage, which looks at everything there is while nobody is
answered; and frames, which keep what belongs to each call that is under way.
"""

import gc
from collections.abc import Callable
from typing import Any, TypeVar

from django.http import HttpRequest, HttpResponse

Returned = TypeVar("Returned")
OFTEN = 2_000, 10, 20
"""After how many new objects those are looked at, and how many times until older ones are. A page leaves about 900 that
only a search finds: seldom searches would let one page wait for the garbage of twenty, 14 ms.
"""
FRAME = 2**14
"""Words in the frame of `with_room`: 128 kB, for which Python takes 256 kB, so the rest is for what is called."""


def settle() -> None:
    """What there is now stays, so it is never looked at again: modules, templates, texts, games."""
    gc.set_threshold(*OFTEN)
    gc.collect()
    gc.freeze()


def with_room(call: Callable[..., Returned], *given: Any) -> Returned:
    """What a function returns that is called where there is room for the frames of all that it calls in turn.

    Python keeps frames in pieces of memory of 16 kB. Where one is full, a call takes a new one from the system, and
    gives it back at its end. A loop that calls something just there does so each time round, which takes 6 µs instead
    of 0.05. Whether a page has its loops there depends on nothing but how deep the calls happen to be.
    """
    return call(*given)


with_room.__code__ = with_room.__code__.replace(co_stacksize=FRAME)


def answer_with_room(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Let there be room for the frames of each answer."""
    return lambda request: with_room(get_response, request)
