"""A clock that tests set."""

from datetime import UTC, datetime, timedelta

from parvis.web.models import Table
from parvis.web.room import clocks, hours
from parvis.web.room.models import Clock

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


class Ticking:
    """The time at a site under test."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time

    def pass_by(self, **much: float) -> None:
        """Let time pass: `seconds=5`."""
        self.time += timedelta(**much)


def seconds(at: Table, seat: int) -> float:
    """Seconds that a seat has left."""
    return clocks.remaining(clock(at, seat), hours.now()) / clocks.SECOND


def clock(at: Table, seat: int) -> Clock:
    """The clock of a seat, as stored."""
    return Clock.objects.get(table=at, seat=seat)
