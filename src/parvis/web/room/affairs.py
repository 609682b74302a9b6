"""What people at a table have agreed on, or are asked to: whether that still holds."""

from parvis.web.models import Table
from parvis.web.room.models import Affairs
from parvis.web.storage.statements import Statement

OF_TABLE = Statement(lambda: Affairs.objects.filter(table=1))


def of(table: Table) -> Affairs | None:
    """The affairs of a table; None where there never were any."""
    return None if table.host_id is None else OF_TABLE.first(table.pk)


def is_paused(table: Table) -> bool:
    """Whether the clocks stand for all."""
    found = of(table)
    return found is not None and found.paused is not None


def moved_on(table: Table) -> None:
    """The game has gone on, or back: what somebody asked the others is settled."""
    found = of(table)
    if found is not None and found.offer is not None:
        Affairs.objects.filter(table=table).update(offer=None)
