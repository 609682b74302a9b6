"""Asking for an analysis, and taking up one that was asked for: the rows are the queue."""

from datetime import timedelta

from django.db.models import Q
from django.db.models.functions import Now

from parvis.web import bell
from parvis.web.analysis.models import Analysis
from parvis.web.bell import Bell
from parvis.web.models import Table
from parvis.web.tables.seats import HUMAN
from parvis.web.tables.viewpoints import is_revealed

TRIES = 2
"""How often an analysis may go wrong before nobody tries again."""
LEASE = timedelta(seconds=60)
"""How long an analysis belongs to the process that is at it, unless that says again that it is."""
wanted = Bell("analysis", "table_id")
"""Rung for a table whose analysis was asked for."""


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


def forget(table: Table) -> None:
    """Forget the analysis of a table whose game was over and goes on; whoever is at it stops."""
    Analysis.objects.filter(table=table).delete()


def take() -> Analysis | None:
    """The analysis that has waited longest and that nobody is at: it is this process's now; None: there is none."""
    free = Q(until=None) | Q(until__lte=Now())
    waiting = Analysis.objects.filter(free, content__isnull=True, tries__lt=TRIES)
    for number in waiting.order_by("asked").values_list("pk", flat=True)[:TRIES]:
        if waiting.filter(pk=number).update(worker=bell.process(), until=Now() + LEASE):
            return Analysis.objects.select_related("table").get(pk=number)
    return None


def hold(number: int, **found: object) -> bool:
    """Keep what is found about a table, and the analysis for a while longer; whether this process still has it."""
    ours = Analysis.objects.filter(pk=number, worker=bell.process())
    return bool(ours.update(until=Now() + LEASE, **found))


def give_back(number: int, **found: object) -> None:
    """Let others have the analysis of a table again; `found`: what is known of it now."""
    Analysis.objects.filter(pk=number, worker=bell.process()).update(worker="", until=None, **found)
