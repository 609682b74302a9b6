"""How fast bots act: so that a person can follow, or at once."""

from django.http import HttpRequest
from django.utils import timezone

from parvis.engine.contract import seats_of
from parvis.web.models import Table

PACES = {"slow": 2400, "calm": 1200, "brisk": 500, "instant": 0}
"""Milliseconds between the step before and a bot's own, by name."""

OFTEN, SELDOM = 100, 400
"""Milliseconds after which a page asks again what bots have done: while that may be any moment, and else."""

DEFAULT = "calm"
KEY = "pace"


def name(milliseconds: int) -> str:
    """The name of a pace; of one without a name, the nearest."""
    return min(PACES, key=lambda name: abs(PACES[name] - milliseconds))


def remembered(request: HttpRequest) -> int:
    """The pace that this browser's people chose last."""
    return PACES.get(request.session.get(KEY, DEFAULT), PACES[DEFAULT])


def choose(request: HttpRequest, table: Table, chosen: str) -> None:
    """Let the bots of the table, and of tables opened here later, act at that pace. Raises KeyError."""
    Table.objects.filter(pk=table.pk).update(pace=PACES[chosen])
    request.session[KEY] = chosen


def seconds_left(table: Table, passed: float) -> float:
    """How long bots still wait at the table, so many seconds after they were asked: never longer than its pace.

    Where several decide at once nobody sees them, so they don't wait.
    """
    return max(0.0, table.pace / 1000 - passed) if len(seats_of(table.movers)) == 1 else 0.0


def since_last_step(table: Table) -> float:
    """Seconds since the last step by the computer's clock, which people may set: to be shown, not to be waited for."""
    return max(0.0, (timezone.now() - table.changed).total_seconds())


def until_news(table: Table, thinking: bool) -> int:
    """Milliseconds after which the page asks for news: soon where bots neither wait nor think for long."""
    return SELDOM if thinking or seconds_left(table, since_last_step(table)) > 0 else OFTEN
