"""What time it is, for all that has to do with clocks. Tests put a time of their own in its place."""

import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

TOLERANCE = 1.0
"""Seconds by which the computer's clock may fall behind before it counts as set back."""


@dataclass
class Hours:
    """The computer's clock, which may be set forward (it slept) but never back: that would be time for nothing."""

    wall: float
    steady: float
    ahead: float = 0.0
    """By how many seconds it was set back since."""

    def now(self, wall: float, steady: float) -> float:
        """The time when the computer's clock and one that nobody can set show these."""
        lost = (steady - self.steady) - (wall - self.wall)
        if lost > TOLERANCE:
            self.ahead += lost
        self.wall, self.steady = wall, steady
        return wall + self.ahead


_hours = Hours(time.time(), time.monotonic())


def now() -> datetime:
    """The present time, in UTC. While the site runs it does not go back."""
    return datetime.fromtimestamp(_hours.now(time.time(), time.monotonic()), UTC)


def milliseconds(passed: timedelta) -> int:
    """Time that has passed, in milliseconds as clocks count."""
    return passed // timedelta(milliseconds=1)
