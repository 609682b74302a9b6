"""Who is at a table: those whose browser follows it, and for how long the others have been away.

It tells no more than that somebody has the page open: not what they look at, nor whether they have chosen.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Any

from parvis.engine.contract import seats_of
from parvis.web.models import Table

GRACE = 10.0
"""Seconds for which somebody may be between two pages, or without a network, and still counts as here."""
AWAY = 30 * 60.0
"""Seconds after which somebody who is away is no longer expected."""
HERE, GONE = "here", "gone"


@dataclass(frozen=True)
class Present:
    """Whether somebody is here: `here`, `away` for so many minutes, or `gone`."""

    word: str
    minutes: int = 0


class Presence:
    """The seats whose people follow their tables."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lock = Lock()
        self.open: Counter[tuple[int, int]] = Counter()
        """How many streams follow a table for somebody who holds a seat there."""
        self.left: dict[tuple[int, int], float] = {}
        """When the last of them ended."""

    def come(self, seats: Iterable[tuple[int, int]]) -> None:
        """A stream has begun that follows tables for seats."""
        with self.lock:
            for place in seats:
                self.open[place] += 1
                self.left.pop(place, None)

    def leave(self, seats: Iterable[tuple[int, int]]) -> None:
        """Note that a stream has ended which followed tables for these seats."""
        with self.lock:
            now = self.clock()
            for place in seats:
                self.open[place] -= 1
                if not self.open[place]:
                    del self.open[place]
                    self.left[place] = now
            self.left = {place: since for place, since in self.left.items() if now - since < AWAY}

    def of(self, table: int, seat: int) -> Present:
        """Whether the person of a seat is here."""
        with self.lock:
            since = self.left.get((table, seat))
            if (table, seat) in self.open:
                return Present(HERE)
        return absent(None if since is None else self.clock() - since)

    def mark(self, table: int) -> str:
        """What stands for who is at a table: the same as long as nothing has changed that a page would show."""
        with self.lock:
            seats = sorted({seat for at, seat in (*self.open, *self.left) if at == table})
        told = ((seat, self.of(table, seat)) for seat in seats)
        return "_".join(f"{seat}{present.word}{present.minutes}" for seat, present in told) or "nobody"


def absent(seconds: float | None) -> Present:
    """What is told of somebody who left so many seconds ago; None: longer ago than anybody here knows."""
    if seconds is None or seconds >= AWAY:
        return Present(GONE)
    return Present("away", max(1, int(seconds // 60))) if seconds >= GRACE else Present(HERE)


PRESENCE = Presence()
"""Who is present at this site."""


def shown(table: Table) -> dict[str, Any]:
    """What a page shows of who is at a table, and what stands for it; nothing where all sit before one screen."""
    if table.host_id is None:
        return {"attending": {}, "attendance": ""}
    mark = PRESENCE.mark(table.pk)  # first: if somebody comes or goes now, the page asks again
    people = seats_of((1 << len(table.seats)) - 1 & ~table.bots)
    return {"attending": {seat: PRESENCE.of(table.pk, seat) for seat in people}, "attendance": mark}
