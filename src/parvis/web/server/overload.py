"""How many requests may wait to be answered: of more, pages are refused first, then decisions, and streams last.

Those of one network wait for its share before, see `shares`: many that one computer sends refuse nobody else.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

PAGES = 60
"""Requests for pages that may wait: some seconds of work. A page that is refused comes back by itself."""
DECISIONS = 2 * PAGES
"""Requests of all kinds that may wait when somebody has pressed a button."""
STREAMS = 4 * PAGES
"""Requests of all kinds that may wait when a stream is asked for: without it, a page asks again and again."""
EVENTS = "/events"


class Full(Exception):
    """A request that is not answered, since too many others wait."""


class Waiting:
    """Requests that wait or are being answered, by where. Everything here is called in one loop."""

    def __init__(self) -> None:
        self.counts: Counter[Hashable] = Counter()

    @contextmanager
    def at(self, place: Hashable, most: int) -> Iterator[None]:
        """Within this block a request waits there. Raises Full if so many others do."""
        if self.counts[place] >= most:
            raise Full
        self.counts[place] += 1
        try:
            yield
        finally:
            self.counts[place] -= 1


def most(method: str, path: str) -> int:
    """How many requests may wait before such a one is refused."""
    if path == EVENTS:
        return STREAMS
    return PAGES if method in ("GET", "HEAD") else DECISIONS
