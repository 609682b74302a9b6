"""When something is told: after a while, not in quiet hours, or together with other news."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from parvis.web.notices.models import DAILY, HOURLY, Channel

MORNING = 8
"""The hour of a daily digest, where there are no quiet hours at whose end it could come."""
PAUSES = (1, 5, 15, 60, 240)
"""Minutes until a failed try is made again; after the last one no more."""


def due(channel: Channel, since: datetime) -> datetime:
    """When that is told in this way which has been known since then."""
    if channel.digest == HOURLY:
        return awake(channel, since.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1))
    if channel.digest == DAILY:
        return morning(channel, since)
    return awake(channel, since + timedelta(minutes=channel.delay))


def awake(channel: Channel, moment: datetime) -> datetime:
    """The moment itself, or the end of the quiet hours that it falls into."""
    begins, ends = channel.quiet_from, channel.quiet_to
    if begins is None or ends is None or begins == ends:
        return moment
    there = moment.astimezone(zone(channel))
    is_quiet = begins <= there.hour < ends if begins < ends else there.hour >= begins or there.hour < ends
    return next_at(channel, moment, ends) if is_quiet else moment


def morning(channel: Channel, moment: datetime) -> datetime:
    """When the next daily digest is due."""
    return next_at(channel, moment, MORNING if channel.quiet_to is None else channel.quiet_to)


def next_at(channel: Channel, moment: datetime, hour: int) -> datetime:
    """The first moment after that one at which it is so late where the person is."""
    there = moment.astimezone(zone(channel))
    day = there.replace(hour=hour, minute=0, second=0, microsecond=0)
    if day <= there:
        day = (there + timedelta(days=1)).replace(hour=hour, minute=0, second=0, microsecond=0)
    return day.astimezone(UTC)


def zone(channel: Channel) -> ZoneInfo:
    """Where the person is. One that has been renamed counts as Greenwich."""
    return ZoneInfo(channel.zone if is_zone(channel.zone) else "UTC")


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such file, no such place, a folder
        return False
    return True


def next_try(tries: int, now: datetime) -> datetime | None:
    """When to try again what has failed so often; None: no more."""
    return now + timedelta(minutes=PAUSES[tries - 1]) if tries <= len(PAUSES) else None
