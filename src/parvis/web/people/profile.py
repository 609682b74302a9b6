"""What everybody may know of a person: ratings, results, and with whom they play."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypedDict

from django.db.models import Count, Exists, F, FloatField, OuterRef, Q, QuerySet
from django.db.models.functions import Cast

from parvis.web.models import Table
from parvis.web.people.models import Person, Rating, RatingChange
from parvis.web.people.progress import LAST, progress, values_of
from parvis.web.people.rating import CAUTION, SURE, cautious
from parvis.web.room import own_tables
from parvis.web.room.models import OwnTable, Sitting, Tally
from parvis.web.tables.loading import Unreadable, loaded, title_of
from parvis.web.tables.seats import Seat, seats

if TYPE_CHECKING:
    from django_stubs_ext import WithAnnotations

FAVOURITES = 5
"""Opponents who are named."""
SHOWN = ("game", "seats", "programs", "finished")
"""What a profile needs of a table."""
ENOUGH = Q(games__gte=SURE, person__is_active=True)
"""Which ratings stand in ranking lists."""
LATELY = 100
"""Games among which the opponents who are named are looked for."""


class Favourite(TypedDict):
    """With whom somebody has played."""

    number: int
    name: str
    program: bool
    games: int
    """How many they have played together."""


class Valued(TypedDict):
    """What a ranking list knows of a rating besides what is kept of it."""

    value: float


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


def seen_games(person: Person, reader: Person | None) -> QuerySet[OwnTable]:
    """What is kept of the person's finished games that the reader may see, the last to end first.

    Those are the public ones, and those of which the reader has seen the table.
    """
    found = own_tables.ended(person).filter(seat__isnull=False)
    if may_see_all(person, reader):
        return found if reader == person else found.exclude(table__group__sealed=True)
    if reader is None:
        return found.filter(is_open=True)
    theirs = OwnTable.objects.filter(person_id=reader.pk, table=OuterRef("table"))
    return found.filter(Q(is_open=True) | Exists(theirs))


def may_see_all(person: Person, reader: Person | None) -> bool:
    """Whether that is a profile of the reader's own, or the reader an admin."""
    return reader is not None and (reader.is_staff or reader.pk == person.pk)


def outcomes(person: Person, numbers: Collection[int]) -> list[Outcome]:
    """The person's games at these tables with their results; those that are damaged are left out."""
    kept = {row.table_id: row for row in OwnTable.objects.filter(person=person, table__in=numbers)}
    tables = {table.pk: table for table in loaded(Table.objects.filter(pk__in=numbers).only(*SHOWN))}
    changes = RatingChange.objects.filter(table__in=numbers, rating__person=person)
    brought = {
        change.table_id: cautious(change.mu, change.sigma) - cautious(change.mu_before, change.sigma_before)
        for change in changes
    }
    found = (outcome(kept[number], tables.get(number), brought.get(number)) for number in numbers if number in kept)
    return [one for one in found if one]


def outcome(kept: OwnTable, table: Table | None, change: float | None) -> Outcome | None:
    """The outcome of one game; None where the table is damaged."""
    try:
        others = [seat for seat in seats(table) if seat.number != kept.seat] if table else []
    except Unreadable:
        return None
    if table is None or kept.place is None or kept.score is None:
        return None
    return Outcome(table, title_of(table.game), kept.place, kept.score, others, change)


def records(person: Person, reader: Person | None) -> list[Record]:
    """Wins and best scores by game and number of players, the game played most first.

    Others' are those of games that everybody may see.
    """
    found = Tally.objects.filter(person=person)
    made: dict[str, Record] = {}
    for tally in found if may_see_all(person, reader) else found.filter(is_open=True):
        name, _, players = tally.kind.rpartition(" ")
        record = made.setdefault(tally.kind, Record(title_of(name), int(players)))
        record.games += tally.games
        record.wins += tally.wins
        if record.best is None or tally.best > record.best:
            record.best, record.at = tally.best, tally.at
    return sorted(made.values(), key=lambda record: (-record.games, record.title, record.players))


def favourites(games: QuerySet[OwnTable], person: Person) -> list[Favourite]:
    """With whom somebody has played most in their last games."""
    last = list(games.values_list("table_id", flat=True)[:LATELY])
    others = Sitting.objects.filter(table__in=last).exclude(person=person)
    named = others.exclude(person__name="").values(number=F("person"), name=F("person__name"), program=F("person__bot"))
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
    """The games and numbers of players for which there is a ranking list, people's first, then the most played."""
    found = Rating.objects.filter(ENOUGH).values("game", "seats", programs=F("person__bot"))
    counted = found.annotate(persons=Count("pk")).order_by("programs", "-persons", "game", "seats")
    return [{**row, "title": title_of(row["game"])} for row in counted]


def ranking(game: str, players: int, programs: bool) -> "QuerySet[WithAnnotations[Rating, Valued]]":
    """The ratings of people, or of programs, at a game with that many players, the strongest first, each with its
    `value`.
    """
    value = Cast(F("mu") - CAUTION * F("sigma"), FloatField())
    found = ranked_ratings(programs).filter(game=game, seats=players).select_related("person")
    return found.annotate(value=value).order_by("-value", "pk")


def ranked_ratings(programs: bool) -> QuerySet[Rating]:
    """The ratings of those people, or programs, who have played enough, and may still come here."""
    return Rating.objects.filter(ENOUGH, person__bot=programs)
