"""Who may see the tables of a deal: as long as it can be played, its own player and those who have played it."""

import datetime

from django.db.models import Q, QuerySet
from django.http import HttpRequest

from parvis.web.daily.models import Deal, Try
from parvis.web.models import Table
from parvis.web.people.guests import present
from parvis.web.room import hours

KEY = "daily"
"""Where a browser remembers what it calls itself at home."""
PLAYED = Q(table=None) | Q(table__finished__isnull=False) | Q(ended__isnull=False)
"""Tries that are over: played to the end, or thrown away."""


def today() -> datetime.date:
    """The day whose deals can be played: everybody's begins at the same moment."""
    return hours.now().date()


def tries_of(request: HttpRequest) -> QuerySet[Try]:
    """The tries of whoever asks: of a person, or at home of a browser."""
    person = present(request)
    if person is not None:
        return Try.objects.filter(person=person.pk)
    browser = request.session.get(KEY, "")
    return Try.objects.filter(browser=browser) if browser else Try.objects.none()


def kept_back() -> QuerySet[Table]:
    """The tables of deals that can still be played."""
    return Table.objects.filter(daily_try__deal__day__gte=today())


def hidden_from(request: HttpRequest) -> QuerySet[Table]:
    """The tables that whoever asks may not see yet, as they may still play the same deals."""
    own = tries_of(request)
    played = own.filter(PLAYED).values("deal")
    found = kept_back().exclude(daily_try__deal__in=played)
    return found.exclude(daily_try__in=own.values("pk"))


def is_hidden_from(request: HttpRequest, table_id: int) -> bool:
    """Whether whoever asks may not see that table yet."""
    return hidden_from(request).filter(pk=table_id).exists()


def is_own(request: HttpRequest, table_id: int) -> bool:
    """Whether whoever asks plays there."""
    return tries_of(request).filter(table=table_id).exists()


def is_kept_back(table: Table) -> bool:
    """Whether others can still play the deal of that table."""
    return kept_back().filter(pk=table.pk).exists()


def deal_of(table: Table) -> Deal | None:
    """The deal that is played at a table; None: it is no deal of a day."""
    return Deal.objects.filter(tries__table=table.pk).first()
