"""An answer finds room for its calls, however deep these are when it begins."""

import resource
from collections.abc import Callable
from typing import Any

from parvis.web.background.memory import with_room

CALLS = 2_000
DEPTHS = range(8, 2_056, 8)
"""Words of a frame below a loop: more than a piece of memory has for frames, by steps smaller than the least frame."""


def called() -> None:
    """Do nothing; a loop calls it again and again."""


def new_pages() -> int:
    """How many pages of memory the system gives to a loop that does nothing but call."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(CALLS):
        called()
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


def below(words: int, call: Callable[..., int], *given: Any) -> int:
    """What a function returns, called below a frame of so many words."""

    def deeper() -> int:
        return call(*given)

    deeper.__code__ = deeper.__code__.replace(co_stacksize=words)
    return deeper()


def test_no_loop_takes_memory_at_each_call_wherever_an_answer_begins() -> None:
    assert max(below(words, new_pages) for words in DEPTHS) >= CALLS
    assert max(below(words, with_room, new_pages) for words in DEPTHS) < CALLS // 10
    assert max(with_room(below, words, new_pages) for words in DEPTHS) < CALLS // 10
