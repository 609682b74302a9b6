"""Who sits before the screen, and so what may be shown on it.

With one person at a table the screen is theirs. With several, a curtain hides every hand until it is lifted for the one
who is to decide; the browser remembers for whom. Nothing of a seat's own view is sent before that.
"""

from collections.abc import Collection
from dataclasses import dataclass

from django.http import HttpRequest

from parvis.engine.contract import seats_of
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.web.models import Table
from parvis.web.seats import seats
from parvis.web.turn import own_steps

KEY = "curtain"


@dataclass(frozen=True)
class Screen:
    """What one screen shows of a table."""

    onlooker: Onlooker
    """Whose view it shows."""
    seat: int | None = None
    """The person who can decide here now."""
    curtain: int | None = None
    """The person for whom the curtain is still to be lifted."""
    changing: tuple[int, ...] = ()
    """People who have chosen, and may still change their choice."""
    waiting: bool = False
    """Whether a bot is to move before anybody here can."""


def look(table: Table, chosen: set[int], lifted: int | None) -> Screen:
    """What to show when these seats' choices are kept back and the curtain is lifted for `lifted`."""
    if table.finished:
        return Screen(EVERYTHING)
    deciding = seats_of(table.movers & ~table.bots)
    missing = [seat for seat in deciding if seat not in chosen]
    if lifted in missing:
        return Screen(lifted, seat=lifted)
    curtain = missing[0] if missing else None
    if lifted in deciding:
        return Screen(lifted, seat=lifted, curtain=curtain, waiting=not missing)
    changing = tuple(seat for seat in deciding if seat in chosen)
    if missing:
        return Screen(None, curtain=curtain, changing=changing)
    return Screen(lifted, changing=changing, waiting=True)


def who_may_undo(table: Table, chosen: Collection[int], screen: Screen) -> int | None:
    """The person who can take something back at this screen: before it, or just gone from it; None: nobody."""
    if chosen or not own_steps(table) or screen.onlooker not in (table.turn_seat, None):
        return None
    return table.turn_seat


def can_sit(table: Table, seat: int) -> bool:
    """Whether that seat is a person's who may decide now."""
    return seat < len(table.seats) and bool(table.movers & ~table.bots & 1 << seat)


def lifted_for(request: HttpRequest, table: Table) -> int | None:
    """The seat whose hand this browser may show: the only person's, or the one for which the curtain was lifted."""
    people = [seat.number for seat in seats(table) if not seat.bot]
    if len(people) == 1:
        return people[0]
    table_id, seat = request.session.get(KEY, (None, None))
    return seat if table_id == table.pk else None


def lift(request: HttpRequest, table: Table, seat: int) -> None:
    """Lift the curtain for a seat; it falls for any other, at other tables too."""
    request.session[KEY] = (table.pk, seat)


def pass_on(request: HttpRequest, table: Table, chosen: set[int]) -> None:
    """Let the curtain fall after a decision if it is another person's turn."""
    if look(table, chosen, lifted_for(request, table)).curtain is not None:
        request.session.pop(KEY, None)
