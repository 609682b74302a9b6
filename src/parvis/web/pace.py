"""How fast bots act: so that a person can follow, or at once."""

from django.db.models import F
from django.http import HttpRequest
from django.utils import timezone

from parvis.engine.contract import seats_of
from parvis.web import moves
from parvis.web.models import Table
from parvis.web.part_over import just_ended, lasts

PACES = {"slow": 2400, "calm": 850, "brisk": 400, "instant": 0}
"""Milliseconds before each move of a bot, by name; deciding and showing it take a tenth or two of a second more."""

DEFAULT = "calm"
KEY = "pace"


def name(milliseconds: int) -> str:
    """The name of a pace; of one without a name, the nearest."""
    return min(PACES, key=lambda name: abs(PACES[name] - milliseconds))


def remembered(request: HttpRequest) -> int:
    """The pace that this browser's people chose last."""
    return PACES.get(request.session.get(KEY, DEFAULT), PACES[DEFAULT])


def choose(request: HttpRequest, table: Table, chosen: str) -> None:
    """Let the bots of the table, from now on, and of tables opened here later, act at that pace. Raises KeyError."""
    Table.objects.filter(pk=table.pk).update(pace=PACES[chosen], hurried=False)
    request.session[KEY] = chosen


def hurry(table: Table) -> None:
    """Let the bots of the table act at once until a person is asked; nothing if one is asked now."""
    only_bots = Table.objects.alias(asked=F("movers").bitand(F("bots"))).filter(asked=F("movers"))
    only_bots.filter(pk=table.pk, finished=None).update(hurried=True)


def seconds(table: Table) -> float:
    """How long bots wait with what the table asks them now: as long as a card lies on the board, where one does.

    Not within a move, not where several decide at once and nobody sees them, and not when people are in a hurry.
    """
    waits = moves.begins(table) and len(seats_of(table.movers)) == 1 and not table.hurried
    if not waits or not table.pace:
        return 0.0
    return lasts(table) if just_ended(table) else table.pace / 1000


def seconds_left(table: Table, passed: float) -> float:
    """How long bots still wait at the table, so many seconds after they were asked: never longer than its pace."""
    return max(0.0, seconds(table) - passed)


def can_be_hurried(table: Table) -> bool:
    """Whether bots act one after the other, and people might not want to wait for them."""
    return moves.only_bots_decide(table) and len(seats_of(table.movers)) == 1 and table.pace > 0 and not table.hurried


def since_last_step(table: Table) -> float:
    """Seconds since the last step by the computer's clock, which people may set: to be shown, not to be waited for."""
    return max(0.0, (timezone.now() - table.changed).total_seconds())
