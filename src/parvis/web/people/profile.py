"""What everybody may know of a person: ratings, results, and with whom they play."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import Count, F, FloatField, Q, QuerySet, TextField
from django.db.models.functions import Cast

from parvis.engine.play import Result
from parvis.web.history import result_of
from parvis.web.models import Table
from parvis.web.people.models import Person, Rating, RatingChange
from parvis.web.people.progress import LAST, progress, values_of
from parvis.web.people.rating import CAUTION, SURE, cautious
from parvis.web.reading import Unreadable, loaded, title_of
from parvis.web.room.models import Sitting
from parvis.web.room.terms import LINK, PASSWORD
from parvis.web.seats import Seat, seats
from parvis.web.views.finished import place

FAVOURITES = 5
"""Opponents who are named."""
SHOWN = ("game", "seats", "result", "finished")
"""What a profile needs of a table."""
CLOSED = (f'"visibility": "{LINK}"', f'"visibility": "{PASSWORD}"', '"watchers": false')
"""Terms of tables that only those see who sit there. They are looked for in the text: a damaged one spoils no other."""


@dataclass
class Record:
    """What somebody has reached at a game with that many players."""

    title: str
    players: int
    games: int = 0
    wins: int = 0
    best: int | None = None
    at: int = 0
    """The table of the best score."""


@dataclass(frozen=True)
class Outcome:
    """A finished game of somebody."""

    table: Table
    title: str
    place: int
    score: int
    others: list[Seat]
    change: float | None = field(default=None)
    """What it brought for the rating; None: it was not rated."""


def seen_games(person: Person, reader: Person | None) -> QuerySet[Sitting]:
    """The person's seats at finished tables that the reader may see: public ones, and those they sit at themselves."""
    found = Sitting.objects.filter(person=person, table__finished__isnull=False).order_by("-table__finished", "-table")
    if reader is not None and reader.is_staff:
        return found
    closed = found.alias(told=Cast("table__terms", TextField())).filter(any_of("told", CLOSED)).values("pk")
    may_see = ~Q(pk__in=closed)
    if reader is not None:
        own = Sitting.objects.filter(person_id=reader.pk).values("table")
        may_see |= Q(table__in=own) | Q(table__host_id=reader.pk)
    return found.filter(may_see)


def any_of(field: str, words: Iterable[str]) -> Q:
    """Whether one of these is in a text."""
    return reduce(or_, (Q(**{f"{field}__contains": word}) for word in words))


def readable(sittings: Iterable[Sitting]) -> list[tuple[Sitting, Table, Result]]:
    """These seats with their finished tables; those that are damaged are left out."""
    seats_at = {sitting.table_id: sitting for sitting in sittings}
    tables = {table.pk: table for table in loaded(Table.objects.filter(pk__in=seats_at).only(*SHOWN))}
    found = []
    for number, sitting in seats_at.items():
        try:
            if number in tables and seats(tables[number])[sitting.seat]:
                found.append((sitting, tables[number], result_of(tables[number])))
        except (Unreadable, IndexError):
            continue
    return found


def outcomes(page: Iterable[Sitting]) -> list[Outcome]:
    """These games with their results."""
    games = readable(page)
    persons = {sitting.person_id for sitting, _, _ in games}
    brought = {
        change.table_id: cautious(change.mu, change.sigma) - cautious(change.mu_before, change.sigma_before)
        for change in RatingChange.objects.filter(
            table__in=[table.pk for _, table, _ in games], rating__person__in=persons
        )
    }
    return [
        Outcome(
            table,
            title_of(table.game),
            place(result, sitting.seat),
            result.scores[sitting.seat],
            [other for other in seats(table) if other.number != sitting.seat],
            brought.get(table.pk),
        )
        for sitting, table, result in games
    ]


def records(games: Iterable[Sitting]) -> list[Record]:
    """Wins and best scores by game and number of players, the game played most first."""
    made: dict[tuple[str, int], Record] = {}
    for sitting, table, result in readable(games):
        key = table.game, len(table.seats)
        record = made.setdefault(key, Record(title_of(table.game), len(table.seats)))
        record.games += 1
        record.wins += sitting.seat in result.winners
        if record.best is None or result.scores[sitting.seat] > record.best:
            record.best, record.at = result.scores[sitting.seat], table.pk
    return sorted(made.values(), key=lambda record: (-record.games, record.title, record.players))


def favourites(games: QuerySet[Sitting], person: Person) -> list[dict[str, Any]]:
    """With whom somebody has played most: number and name of the person, and how many games."""
    others = Sitting.objects.filter(table__in=games.order_by().values("table")).exclude(person=person)
    named = others.exclude(person__name="").values(number=F("person"), name=F("person__name"))
    return list(named.annotate(games=Count("table", distinct=True)).order_by("-games", "number")[:FAVOURITES])


def ratings(person: Person) -> list[dict[str, Any]]:
    """Ratings by game and number of players, each with how it came about, the one of most games first."""
    made = []
    for rating in person.ratings.order_by("-games", "game", "seats"):
        changes = list(rating.changes.order_by("-finished", "-pk")[:LAST])[::-1]
        values = values_of(changes)
        shown = {"rating": rating, "title": title_of(rating.game), "value": cautious(rating.mu, rating.sigma)}
        numbers = list(zip(changes, values[1:], strict=True))[::-1]
        made.append(shown | {"progress": progress(values), "changes": numbers, "sure": rating.games >= SURE})
    return made


def lists() -> list[dict[str, Any]]:
    """The games and numbers of players for which there is a ranking list, the most played first."""
    found = ranked_ratings().values("game", "seats").annotate(persons=Count("pk")).order_by("-persons", "game", "seats")
    return [{**row, "title": title_of(row["game"])} for row in found]


def ranking(game: str, players: int) -> QuerySet[Rating]:
    """The ratings at a game with that many players, the strongest first, each with its `value`."""
    value = Cast(F("mu") - CAUTION * F("sigma"), FloatField())
    found = ranked_ratings().filter(game=game, seats=players).select_related("person")
    return found.annotate(value=value).order_by("-value", "pk")


def ranked_ratings() -> QuerySet[Rating]:
    """The ratings of those who have played enough, and may still come here."""
    return Rating.objects.filter(games__gte=SURE, person__is_active=True)
