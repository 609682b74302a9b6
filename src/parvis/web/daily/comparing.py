"""Comparing people who have played a deal by their points: with each other, and with the par of the deal."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Min, QuerySet
from django.http import HttpRequest

from parvis.engine.contract import Game
from parvis.web.analysis import shown
from parvis.web.analysis.models import Analysis
from parvis.web.daily import beginning, sealing
from parvis.web.daily.models import Deal, Try
from parvis.web.models import Table
from parvis.web.tables.loading import Unreadable, loaded
from parvis.web.tables.seats import Seat, seats

LISTED = 100
"""People whom a page lists: the best ones."""
DAYS = 14
"""Days that a page leads to."""


@dataclass(frozen=True)
class Row:
    """Somebody who has played a deal."""

    place: int
    seat: Seat
    points: int
    against: float | None
    """Points above par; None: the par is not known yet."""
    table: int
    is_own: bool


@dataclass(frozen=True)
class Sheet:
    """The deal of a day in a game, as far as whoever asks may see it."""

    game: Game
    seats: list[Seat]
    level: str
    """The bot that plays the other seats."""
    own: Try | None
    is_open: bool
    """Whether the results may be seen: they have played it, or the day is over."""
    count: int
    """How many have played it on its day."""
    place: int | None
    """Of their own try; None where there is none, or it ended too late."""
    rows: list[Row]
    par: shown.Par | None
    """With their own points, or those of the best one."""


def first_day() -> datetime.date:
    """The first day of which there is a page."""
    first: datetime.date | None = Deal.objects.aggregate(first=Min("day"))["first"]
    return first or sealing.today()


def sheet(request: HttpRequest, game: Game, day: datetime.date) -> Sheet:
    """The deal of that day in a game, for whoever asks."""
    deal = Deal.objects.filter(day=day, game=game.name).first()
    own = sealing.tries_of(request).filter(deal=deal).select_related("table").first() if deal else None
    is_played = own is not None and sealing.tries_of(request).filter(sealing.PLAYED, pk=own.pk).exists()
    new = beginning.table_for(game, "")
    found = Sheet(game, new.seats, new.seats[-1].bot or "", own, day < sealing.today() or is_played, 0, None, [], None)
    return compared(found, deal) if deal else found


def compared(found: Sheet, deal: Deal) -> Sheet:
    """A sheet with all that may be seen of those who have played its deal."""
    ranked = in_time(deal)
    count = ranked.count()
    if not found.is_open:
        return Sheet(**vars(found) | {"count": count})
    own, par = found.own, par_of(deal)
    best = list(ranked[:LISTED])
    tables = {table.pk: table for table in loaded(Table.objects.filter(pk__in=[one.table_id for one in best]))}
    rows = [row for one in best if (row := row_of(one, best, tables, own, par))]
    counts = own is not None and ranked.filter(pk=own.pk).exists()
    place = 1 + ranked.filter(points__gt=own.points).count() if own and counts else None
    points = own.points if own and own.points is not None else best[0].points if best else None
    told = [with_points(par, points)] if par and points is not None else []
    return Sheet(
        **vars(found) | {"count": count, "rows": rows, "place": place, "par": next(iter(shown.pars(told)), None)}
    )


def in_time(deal: Deal) -> QuerySet[Try]:
    """The tries of a deal that ended on its day, the best first."""
    night = datetime.datetime.combine(deal.day + datetime.timedelta(days=1), datetime.time(), datetime.UTC)
    return deal.tries.filter(points__isnull=False, table__isnull=False, ended__lt=night).order_by("-points", "pk")


def row_of(
    one: Try, best: list[Try], tables: Mapping[int, Table], own: Try | None, par: Mapping[str, Any] | None
) -> Row | None:
    """A try as the list has it; None where its table can't be read."""
    table, points = tables.get(one.table_id or 0), one.points or 0
    if table is None:
        return None
    try:
        seat = seats(table)[0]
    except (Unreadable, IndexError):
        return None
    place = 1 + next(number for number, other in enumerate(best) if other.points == one.points)
    return Row(place, seat, points, points - par["mean"] if par else None, table.pk, one == own)


def par_of(deal: Deal) -> dict[str, Any] | None:
    """What games of bots came to in the first seat with the same luck, see `Analysis.par`; None: not known yet."""
    found = Analysis.objects.filter(table__daily_try__deal=deal, par__isnull=False).order_by("asked", "table")
    pars = found.values_list("par", flat=True).first()
    return pars[0] if pars else None


def with_points(par: Mapping[str, Any], points: int) -> dict[str, Any]:
    """The par of a deal next to somebody's points."""
    return {**par, "score": points, "no_more": sum(1 for one in par["points"] if one <= points)}


def last_days(request: HttpRequest) -> list[tuple[datetime.date, dict[str, int]]]:
    """The last days on which somebody played, the newest first, each with the asker's own points by game."""
    days = list(Deal.objects.order_by("-day").values_list("day", flat=True).distinct()[:DAYS])
    own: dict[datetime.date, dict[str, int]] = {day: {} for day in days}
    tries = sealing.tries_of(request).filter(deal__day__in=days, points__isnull=False)
    for day, game, points in tries.values_list("deal__day", "deal__game", "points"):
        own[day][game] = points or 0
    return list(own.items())
