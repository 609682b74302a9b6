"""Asking for an analysis or a spread, and taking up what was asked for: the rows are the queue."""

from datetime import timedelta
from typing import Any, TypeVar

from django.db.models import Q, QuerySet
from django.db.models.functions import Now

from parvis.web import bell
from parvis.web.analysis.models import Analysis, Spread
from parvis.web.bell import Bell
from parvis.web.models import Table
from parvis.web.tables.seats import HUMAN
from parvis.web.tables.viewpoints import is_revealed

TRIES = 2
"""How often an analysis may go wrong before nobody tries again."""
LEASE = timedelta(seconds=60)
"""How long an analysis belongs to the process that is at it, unless that says again that it is."""
wanted = Bell("analysis", "table_id")
"""Rung for a table about which something was asked for."""
Kind = TypeVar("Kind", Analysis, Spread)


def has_people(table: Table) -> bool:
    """Whether people have played at a table."""
    return any(seat.get("player") == HUMAN for seat in table.seats)


def may_be_analysed(table: Table) -> bool:
    """Whether the game is over and everything may be seen: an analysis tells much of what was hidden."""
    return is_revealed(table)


def ask(table: Table) -> None:
    """Ask for the analysis of a table, once."""
    _, is_new = Analysis.objects.get_or_create(table=table)
    if is_new:
        wanted.ring(table.pk)


def ask_again(table: Table) -> None:
    """Let the analysis of a table be tried again that went wrong too often."""
    if Analysis.objects.filter(table=table, content__isnull=True, tries__gte=TRIES).update(tries=0):
        wanted.ring(table.pk)


def ask_spread(table: Table, step: int) -> None:
    """Ask for the games that bots play on from a step of a table, once."""
    _, is_new = Spread.objects.get_or_create(table=table, step=step)
    if is_new:
        wanted.ring(table.pk)


def forget(table: Table) -> None:
    """Forget all about a table whose game was over and goes on; whoever is at it stops."""
    Analysis.objects.filter(table=table).delete()
    Spread.objects.filter(table=table).delete()


def take() -> Analysis | Spread | None:
    """What has waited longest and nobody is at, spreads first, as people wait for them and they take seconds: it is
    this process's now; None: there is nothing.
    """
    return first(Spread) or first(Analysis)


def first(model: type[Kind]) -> Kind | None:
    """What has waited longest of a kind: it is this process's now."""
    found = waiting(model)
    for number in found.order_by("asked").values_list("pk", flat=True)[:TRIES]:
        if found.filter(pk=number).update(worker=bell.process(), until=Now() + LEASE):
            return model.objects.select_related("table").get(pk=number)
    return None


def waiting(model: type[Kind]) -> QuerySet[Kind]:
    """What was asked for of a kind, and no process is at."""
    free = Q(until=None) | Q(until__lte=Now())
    return model.objects.filter(free, content__isnull=True, tries__lt=TRIES)


def ahead_of(analysis: Analysis) -> int:
    """How many analyses come before one; of one that was begun, none, as it goes on where it was."""
    if analysis.worker or analysis.total:
        return 0
    return Analysis.objects.filter(content__isnull=True, tries__lt=TRIES, asked__lt=analysis.asked).count()


def hold(row: Analysis | Spread, **found: object) -> bool:
    """Keep what is found, and the row for a while longer; whether this process still has it."""
    return bool(held(row).update(until=Now() + LEASE, **found))


def give_back(row: Analysis | Spread, **found: object) -> None:
    """Let others have a row again; `found`: what is known of it now."""
    held(row).update(worker="", until=None, **found)


def held(row: Analysis | Spread) -> QuerySet[Any]:
    """The row that this process is at; nothing if it is not."""
    return type(row).objects.filter(pk=row.pk, worker=bell.process())
