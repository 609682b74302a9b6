"""What people at a table have agreed on, or are asked to: whether that still holds."""

from parvis.web.models import Table
from parvis.web.room.models import Affairs


def of(table: Table) -> Affairs | None:
    """The affairs of a table; None where there never were any."""
    return None if table.host_id is None else Affairs.objects.filter(table=table).first()


def is_paused(table: Table) -> bool:
    """Whether the clocks stand for all."""
    return Affairs.objects.filter(table=table).exclude(paused=None).exists()


def moved_on(table: Table) -> None:
    """The game has gone on, or back: what somebody asked the others is settled."""
    if table.host_id is not None:
        Affairs.objects.filter(table=table).exclude(offer=None).update(offer=None)
