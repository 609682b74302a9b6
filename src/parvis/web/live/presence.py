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
LASTS = 45.0
"""Seconds after which somebody of whom another process has told, and not again, has left."""
HERE, GONE = "here", "gone"
Place = tuple[int, int]
"""A table and a seat there; or `SITE`, and the number of a person who has any page open."""
SITE = 0
"""In place of a table: there is none of that number."""


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
        self.open: Counter[Place] = Counter()
        """How many streams of this process follow a table for somebody who holds a seat there."""
        self.elsewhere: dict[Place, dict[str, float]] = {}
        """Other processes where there are such, and until when each counts."""
        self.left: dict[Place, float] = {}
        """When the last of them ended."""

    def come(self, seats: Iterable[Place]) -> None:
        """A stream has begun that follows tables for seats."""
        with self.lock:
            for place in seats:
                self.open[place] += 1
                self.left.pop(place, None)

    def leave(self, seats: Iterable[Place]) -> None:
        """Note that a stream has ended which followed tables for these seats."""
        with self.lock:
            now = self.clock()
            for place in seats:
                self.open[place] -= 1
                if not self.open[place]:
                    del self.open[place]
                    self.note_left(place, now)

    def note_left(self, place: Place, now: float) -> None:
        """Note when the last of a seat's streams has ended, unless there are others."""
        if not self.is_present(place):
            self.left[place] = now
        self.left = {place: since for place, since in self.left.items() if now - since < AWAY}

    def is_present(self, place: Place) -> bool:
        """Whether a seat's person is here, wherever the streams are."""
        return place in self.open or place in self.elsewhere

    def own_places(self) -> set[Place]:
        """The seats whose people have streams of this process."""
        with self.lock:
            return set(self.open)

    def come_elsewhere(self, process: str, places: Iterable[Place]) -> None:
        """Another process tells of whoever has streams there."""
        with self.lock:
            until = self.clock() + LASTS
            for place in places:
                self.elsewhere.setdefault(place, {})[process] = until
                self.left.pop(place, None)

    def leave_elsewhere(self, process: str, places: Iterable[Place]) -> None:
        """Another process tells of whoever has no more streams there."""
        with self.lock:
            for place in places:
                self.forget(process, place)

    def expire(self) -> set[Place]:
        """Count nobody any more of whom another process tells no longer; whom it concerns."""
        with self.lock:
            now = self.clock()
            told = [(*one, place) for place, known in self.elsewhere.items() for one in known.items()]
            over = [(process, place) for process, until, place in told if until <= now]
            for process, place in over:
                self.forget(process, place)
        return {place for _, place in over}

    def forget(self, process: str, place: Place) -> None:
        """Count a process no more among those where a seat's person has streams."""
        known = self.elsewhere.get(place, {})
        known.pop(process, None)
        if not known:
            self.elsewhere.pop(place, None)
            self.note_left(place, self.clock())

    def of(self, table: int, seat: int) -> Present:
        """Whether the person of a seat is here."""
        with self.lock:
            since = self.left.get((table, seat))
            if self.is_present((table, seat)):
                return Present(HERE)
        return absent(None if since is None else self.clock() - since)

    def tables(self) -> set[int]:
        """The tables at which anybody is present."""
        with self.lock:
            return {table for table, _ in (*self.open, *self.elsewhere)} - {SITE}

    def mark(self, table: int) -> str:
        """What stands for who is at a table: the same as long as nothing has changed that a page would show."""
        with self.lock:
            seats = sorted({seat for at, seat in (*self.open, *self.elsewhere, *self.left) if at == table})
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
