"""Who may read and write what at a table.

While a game runs, watchers never see what players say to each other, and players don't see what watchers say: they
could give hints. When it is over, everybody reads everything.
"""

from dataclasses import dataclass

from django.http import HttpRequest

from parvis.web.chat.models import AUDIENCES, PLAYERS, WATCHERS
from parvis.web.models import Table
from parvis.web.people.guests import present
from parvis.web.room.models import Sitting
from parvis.web.room.terms import Terms
from parvis.web.tables.viewer import held


@dataclass(frozen=True)
class Rights:
    """What somebody may do in the talk of a table that they may see."""

    reads: tuple[str, ...] = ()
    """Audiences whose lines they read, their own first."""
    writes: str = ""
    """The audience that they write to."""
    orders: bool = False
    """Whether they keep it in order."""


NONE = Rights()


def rights(request: HttpRequest, table: Table) -> Rights:
    """What whoever asks may do. Nothing where nobody talks: at home, and where the terms say so."""
    if table.host_id is None or not Terms.of(table.terms).chat:
        return NONE
    person = present(request)
    orders = person is not None and person.is_staff
    if plays(request, table):
        return Rights(AUDIENCES if table.finished else (PLAYERS,), PLAYERS, orders and table.finished is not None)
    both = orders or table.finished is not None
    return Rights((WATCHERS, PLAYERS) if both else (WATCHERS,), WATCHERS, orders)


def plays(request: HttpRequest, table: Table) -> bool:
    """Whether somebody plays there, even if a bot decides for them for now: they may come back."""
    person = present(request)
    if person is None:
        return False
    return bool(held(request, table)) or Sitting.objects.filter(table=table, person=person).exists()
