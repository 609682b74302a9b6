"""A bot sits in for a person: the seat stays theirs, and says so."""

from parvis.web.models import Table
from parvis.web.tables import undoable
from parvis.web.tables.loading import terms_of


def sit_in(table: Table, seat: int, gone: bool = False) -> None:
    """Let a bot decide for whoever holds the seat; it is saved by the caller. `gone`: they won't come back."""
    table.seats[seat]["stand_in"] = terms_of(table).stand_in
    if gone:
        table.seats[seat]["gone"] = True
    table.bots |= 1 << seat
    if table.turn_seat == seat:
        undoable.forget(table)


def stand_up(table: Table, seat: int) -> None:
    """Let whoever holds the seat decide again; it is saved by the caller."""
    table.seats[seat].pop("stand_in", None)
    table.bots &= ~(1 << seat)
