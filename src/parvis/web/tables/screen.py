"""What may be shown on a screen, by who sits before it.

With one seat held there, the screen is its own. With several, a curtain hides every hand until it is lifted for the one
who is to decide; the browser remembers for whom. Nothing of a seat's own view is sent before that, nor ever to others.
"""

from collections.abc import Collection
from dataclasses import dataclass

from parvis.engine.contract import seats_of
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.web.models import Table
from parvis.web.tables.undoable import own_steps
from parvis.web.tables.viewer import Viewer
from parvis.web.tables.viewpoints import is_revealed


@dataclass(frozen=True)
class Screen:
    """What one screen shows of a table."""

    onlooker: Onlooker
    """The onlooker whose view the screen shows."""
    seat: int | None = None
    """The person who can decide here now."""
    curtain: int | None = None
    """The person for whom the curtain is still to be lifted."""
    changing: tuple[int, ...] = ()
    """People who have chosen, and may still change their choice."""
    waiting: bool = False
    """Whether others, bots or people elsewhere, are to move before anybody here can."""


def look(table: Table, chosen: set[int], viewer: Viewer) -> Screen:
    """What to show to whoever sits there, when these seats' choices are kept back."""
    lifted = viewer.lifted
    if table.finished:
        return Screen(EVERYTHING if is_revealed(table) else lifted)
    deciding = seats_of(table.movers & ~table.bots & viewer.held)
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


def who_may_undo(table: Table, chosen: Collection[int], screen: Screen, viewer: Viewer) -> int | None:
    """The person who can take something back at this screen: before it, or just gone from it; None: nobody.

    Where people elsewhere decide together, nobody can: the way back would close as soon as one of them has chosen.
    """
    asked = table.movers & ~table.bots
    if asked & (asked - 1) and asked & ~viewer.held:
        return None
    if chosen or not own_steps(table) or screen.onlooker not in (table.turn_seat, None):
        return None
    return table.turn_seat if table.turn_seat is not None and viewer.held >> table.turn_seat & 1 else None
