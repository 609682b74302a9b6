"""Connections that wait for their other end: for a head, a body, or until it has taken an answer.

There may only be so many, in all and of one network. Of more, those are closed that have waited longest, whatever for.
What the site itself works at is not among them, and is never closed.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Protocol

MOST, EACH = 200, 50
"""How many may wait at once: of all, and of one network."""
HEAD = 10.0
"""Seconds until the head of a request has to be there."""
READER, SLOWEST = 30.0, 4096
"""Seconds after which it is looked at whether an answer is being taken, and bytes a second that have to be."""
LOOK = 0.25
"""Seconds between two looks at all that wait. Somebody who has just come has sent a head by then."""
BODY, OTHER = "body", "head or reader"


class Waiting(Protocol):
    """A connection that waits."""

    @property
    def left(self) -> int:
        """Bytes of answers that have not been taken yet."""

    @property
    def network(self) -> str:
        """Whom it is for; nobody if that is not known, as with a proxy before a head is there."""

    def give_up(self) -> None:
        """Close the connection at once."""


@dataclass
class Wait:
    """What is waited for, until when, and how much there was left to take when that was looked at."""

    kind: str
    until: float
    left: int = 0


class Waits:
    """All of one loop, in which everything here is called; those first that have waited longest."""

    def __init__(self) -> None:
        self.all: dict[Waiting, Wait] = {}
        self.looking = False

    def note(self, connection: Waiting, kind: str | None) -> None:
        """A connection waits for that, or for nothing. If it has done so before, it goes on to wait."""
        before = self.all.get(connection)
        if before and before.kind == kind:
            return
        self.all.pop(connection, None)
        if kind:
            self.all[connection] = Wait(kind, now() + HEAD if kind == OTHER else inf)
            if len(self.all) > 2 * MOST:  # quicker than looks are
                self.close_some()
            self.look_soon()

    def look_soon(self) -> None:
        """Look as long as anybody waits."""
        if self.all and not self.looking:
            self.looking = True
            asyncio.get_running_loop().call_later(LOOK, self.look)

    def look(self) -> None:
        """Close what has waited for too long, or is one too many."""
        self.looking = False
        for connection, wait in list(self.all.items()):
            if now() >= wait.until and is_late(wait, connection.left):
                self.close(connection)
        self.close_some()
        self.look_soon()

    def close_some(self) -> None:
        """Close those that are too many: first of networks with more than others, then of all."""
        for connection in list(self.too_many()):
            self.close(connection)
        for connection in list(self.all)[: max(0, len(self.all) - MOST)]:
            self.close(connection)

    def too_many(self) -> Iterator[Waiting]:
        """Connections that have waited longest, of networks that have more than they may."""
        counts = Counter(connection.network for connection in self.all)
        for connection in self.all:
            if connection.network and counts[connection.network] > EACH:
                counts[connection.network] -= 1
                yield connection

    def close(self, connection: Waiting) -> None:
        """Close a connection, and forget that it waits."""
        self.all.pop(connection, None)
        connection.give_up()


def is_late(wait: Wait, left: int) -> bool:
    """Whether nothing is taken, or too little since the last look; if enough is, it is looked at again later."""
    if left == 0 or (wait.left and wait.left - left < SLOWEST * READER):
        return True
    wait.left, wait.until = left, now() + READER
    return False


def now() -> float:
    """The time by the loop's clock."""
    return asyncio.get_running_loop().time()
