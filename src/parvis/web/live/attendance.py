"""Who is at a table, across processes: each tells the others whose pages it has open.

It is told by bells when somebody comes or goes, and now and then as a whole. Whoever was told of and not again is gone,
so that a process may die.
"""

import time
from collections.abc import Callable
from typing import Self

from parvis.web.bell import Bell
from parvis.web.live.presence import PRESENCE, Place, Presence

WHOLE = 20.0
"""Seconds after which all who are here are told of again."""
TOGETHER = 400
"""Places that one bell tells of: PostgreSQL passes on 8,000 bytes."""


class Places(frozenset[Place]):
    """Tables and seats there, as a bell tells of them: `7.0,7.2`."""

    def __str__(self) -> str:
        return ",".join(f"{table}.{seat}" for table, seat in sorted(self))

    @classmethod
    def read(cls, told: str) -> Self:
        """The places that a text names."""
        pairs = (place.partition(".") for place in told.split(","))
        return cls((int(table), int(seat)) for table, _, seat in pairs)


came = Bell("came", "places", Places.read)
"""Rung for places whose people have a page open at the process that rings."""
went = Bell("went", "places", Places.read)
"""Rung for places whose people no longer have one there."""


class Announcer:
    """Tells other processes who is here."""

    def __init__(self, presence: Presence = PRESENCE, clock: Callable[[], float] = time.monotonic) -> None:
        self.presence = presence
        self.clock = clock
        self.told: set[Place] = set()
        self.due = 0.0
        """When all are told of again."""

    def announce(self, everything: bool = False) -> None:
        """Ring for whoever has come or gone since the last time; at times, or if asked to, for everybody here."""
        here, now = self.presence.own_places(), self.clock()
        everything = everything or now >= self.due
        if everything:
            self.due = now + WHOLE
        ring(came, here if everything else here - self.told)
        ring(went, self.told - here)
        self.told = here


def ring(bell: Bell, places: set[Place]) -> None:
    """Ring for these places, for so many at once as a bell can tell of."""
    listed = sorted(places)
    for first in range(0, len(listed), TOGETHER):
        bell.ring(Places(listed[first : first + TOGETHER]))
