"""What everybody may know of a person: ratings, results, and with whom they play."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Count, F, FloatField, Q, QuerySet
from django.db.models.functions import Cast

from parvis.engine import registry
from parvis.engine.contract import GameError
from parvis.web import history
from parvis.web.models import Table
from parvis.web.people.models import Person, Rating, RatingChange
from parvis.web.people.progress import LAST, progress, values_of
from parvis.web.people.rating import CAUTION, SURE, cautious
from parvis.web.reading import Unreadable
from parvis.web.room.models import Sitting
from parvis.web.room.terms import PUBLIC
from parvis.web.seats import Seat, seats
from parvis.web.views.finished import place

FAVOURITES = 5
"""Opponents who are named."""


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


def title_of(game: str) -> str:
    """What a game is called; its name where it is not here any more."""
    try:
        return registry.find(game).title
    except GameError:
        return game


def seen_games(person: Person, reader: Person | None) -> QuerySet[Sitting]:
    """The person's seats at finished tables that the reader may see: public ones, and those they sit at themselves."""
    open_to_all = (Q(table__terms__visibility=PUBLIC) | Q(table__terms__visibility__isnull=True)) & (
        Q(table__terms__watchers=True) | Q(table__terms__watchers__isnull=True)
    )
    if reader is not None:
        own = Sitting.objects.filter(person_id=reader.pk).values("table")
        open_to_all |= Q(table__in=own) | Q(table__host_id=reader.pk)
    if reader is not None and reader.is_staff:
        open_to_all = Q()
    found = Sitting.objects.filter(open_to_all, person=person, table__finished__isnull=False)
    return found.order_by("-table__finished", "-table")


def outcomes(page: Iterable[Sitting]) -> list[Outcome]:
    """These games with their results; those that can't be read are left out."""
    sittings = {sitting.table_id: sitting for sitting in page}
    tables = Table.objects.filter(pk__in=sittings).defer("state", "turn_state")
    changes = RatingChange.objects.filter(table__in=sittings, rating__person_id__in={s.person_id for s in page})
    brought = {
        change.table_id: cautious(change.mu, change.sigma) - cautious(change.mu_before, change.sigma_before)
        for change in changes
    }
    found = {table.pk: table for table in tables}
    return [
        outcome(found[number], sitting.seat, brought.get(number))
        for number, sitting in sittings.items()
        if number in found and is_readable(found[number])
    ]


def is_readable(table: Table) -> bool:
    """Whether the table's seats and result can be read."""
    try:
        return bool(seats(table) and history.result_of(table))
    except Unreadable:
        return False


def outcome(table: Table, seat: int, change: float | None) -> Outcome:
    """A game with its result, for who sat there."""
    found = history.result_of(table)
    others = [other for other in seats(table) if other.number != seat]
    return Outcome(table, title_of(table.game), place(found, seat), found.scores[seat], others, change)


def records(games: QuerySet[Sitting]) -> list[Record]:
    """Wins and best scores by game and number of players, the game played most first."""
    made: dict[tuple[str, int], Record] = {}
    rows = games.values_list("seat", "table", "table__game", "table__seats", "table__result")
    for seat, number, game, sitting, result in rows:
        record = made.setdefault((game, len(sitting)), Record(title_of(game), len(sitting)))
        record.games += 1
        record.wins += seat in result["winners"]
        if record.best is None or result["scores"][seat] > record.best:
            record.best, record.at = result["scores"][seat], number
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
