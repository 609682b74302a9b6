"""Signs of life of those who work behind the pages: a bell that is rung while bots are looked after."""

import time
from typing import Any

from parvis.web.bell import Bell

EVERY = 5.0
"""Seconds from one sign to the next."""
LATELY = 20.0
"""Seconds after which a worker that has given no sign counts as gone."""

working = Bell("working", "since", float)
"""Rung by a worker with the time of this computer, in seconds."""


class Pulse:
    """The signs of one worker."""

    def __init__(self) -> None:
        self.last = -EVERY
        """When the last sign was given, by a clock that nobody can set."""

    def beat(self) -> None:
        """Give a sign if it is time to. Raises an error of the database."""
        if time.monotonic() - self.last >= EVERY:
            self.last = time.monotonic()
            working.ring(time.time())


class Seen:
    """When any worker gave a sign last."""

    def __init__(self) -> None:
        self.at: float | None = None

    def note(self, **_: Any) -> None:
        """A worker has given a sign."""
        self.at = time.monotonic()

    @property
    def lately(self) -> bool:
        """Whether somebody works now."""
        return self.at is not None and time.monotonic() - self.at < LATELY


SEEN = Seen()
"""What this process has heard."""
working.connect(SEEN.note)
