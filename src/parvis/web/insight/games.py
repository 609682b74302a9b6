"""Finished games of one person, or at home of one name, with what their analyses have found."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Sum

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.insight.explorer import options_told
from parvis.insight.ledger import TERMS
from parvis.web.analysis.asking import may_be_analysed
from parvis.web.analysis.models import Analysis
from parvis.web.daily import sealing
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room.models import OwnTable, Tally
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import Unreadable, loaded, reading
from parvis.web.tables.seats import HUMAN

MOST = 100
"""The last games of a kind that figures are made of: no page takes longer for somebody with thousands."""
AT_HOME = 400
"""The last finished tables at home among which games of a name are looked for."""
SHOWN = ("game", "seats", "programs", "options", "result", "finished", "terms", "changed")


@dataclass(frozen=True)
class Kind:
    """A game with a number of players, and how often somebody has played and won it."""

    game: str
    players: int
    games: int
    wins: int

    @property
    def name(self) -> str:
        """The kind as addresses and tallies name it."""
        return f"{self.game} {self.players}"


@dataclass(frozen=True)
class Played:
    """A finished game of somebody. What an analysis has found is empty where there is none, or an old one."""

    table: int
    seat: int
    players: int
    options: str
    """Options that are not as usual."""
    finished: datetime
    place: int
    score: int
    won: float
    """The share of the win, from 0 to 1."""
    sources: Mapping[str, int]
    """Points of this seat by their source."""
    decisions: list[Mapping[str, Any]]
    """What each move of this seat lost, see `parvis.insight`."""
    terms: Mapping[str, float]
    """The terms of the ledger, on average."""

    @property
    def lost(self) -> float:
        """Points that the decisions have lost; below zero where they gained."""
        return -self.terms["decisions"]


Seats = Iterable[tuple[int, int]]
"""Numbers of tables, each with a seat."""


def kinds_of(person: Person) -> list[Kind]:
    """What somebody has played, the kind played most first."""
    found = Tally.objects.filter(person=person).values("kind").annotate(games=Sum("games"), wins=Sum("wins"))
    split = [(*one["kind"].rpartition(" ")[::2], one["games"], one["wins"]) for one in found]
    return ordered(Kind(game, int(players), games, wins) for game, players, games, wins in split)


def ordered(kinds: Iterable[Kind]) -> list[Kind]:
    """The kind played most first."""
    return sorted(kinds, key=lambda kind: (-kind.games, kind.name))


def seats_of(person: Person, kind: str, most: int = MOST) -> Seats:
    """Where somebody sat in the last games of a kind."""
    found = OwnTable.objects.filter(person=person, kind=kind, score__isnull=False).order_by("-finished", "-table")
    return [(table, seat) for table, seat in found.values_list("table_id", "seat")[:most] if seat is not None]


def names_at_home() -> Counter[str]:
    """Names of people at home, with how many games they have finished."""
    return Counter(name for _, _, name, _ in sat_at_home())


def kinds_at_home(name: str) -> list[Kind]:
    """What is played at home under that name, the kind played most first."""
    games, wins = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for table, _, there, won in sat_at_home():
        if there == name:
            games[table.game, len(table.seats)] += 1
            wins[table.game, len(table.seats)] += won
    return ordered(Kind(*kind, count, wins[kind]) for kind, count in games.items())


def seats_at_home(name: str, kind: str, most: int = MOST) -> Seats:
    """Where somebody of that name sat in the last games of a kind."""
    found = [
        (table.pk, seat)
        for table, seat, there, _ in sat_at_home()
        if there == name and f"{table.game} {len(table.seats)}" == kind
    ]
    return found[:most]


def sat_at_home() -> Iterable[tuple[Table, int, str, bool]]:
    """Finished tables at home, the last to end first: each with a seat of a person, their name, whether they won.

    Deals that can still be played are left out.
    """
    over = Table.objects.filter(finished__isnull=False).exclude(pk__in=sealing.kept_back().values("pk"))
    ended = over.order_by("-finished", "-pk").only(*SHOWN)
    for table in loaded(ended[:AT_HOME]):
        try:
            result = result_of(table)
        except Unreadable:
            continue
        for number, seat in enumerate(table.seats):
            if isinstance(seat, dict) and seat.get("player") == HUMAN and seat.get("name"):
                yield table, number, str(seat["name"]), number in result.winners


def played(seats: Seats) -> list[Played]:
    """Finished games with their analyses, as far as these may be seen, in the same order; without those that can't be
    read, and those that went on from another.
    """
    seats = list(seats)
    numbers = [table for table, _ in seats]
    tables = {table.pk: table for table in loaded(Table.objects.filter(pk__in=numbers, branch_of=None).only(*SHOWN))}
    revealed = [number for number, table in tables.items() if is_revealed(table)]
    rows = Analysis.objects.filter(table__in=revealed, content__sources__isnull=False)
    parts = ("content__sources", "content__decisions", "content__ledger")
    found = {number: tuple(told) for number, *told in rows.values_list("table_id", *parts)}
    made = (of_table(tables[number], seat, found.get(number)) for number, seat in seats if number in tables)
    return [one for one in made if one]


def is_revealed(table: Table) -> bool:
    """Whether a table may be analysed; one that is damaged may not."""
    try:
        return may_be_analysed(table)
    except Unreadable:
        return False


def of_table(table: Table, seat: int, found: tuple[Any, ...] | None) -> Played | None:
    """A game as figures need it; None where it can't be read."""
    try:
        with reading(table.pk):
            result, game = result_of(table), registry.find(table.game)
            sources, decisions, ledger = found or ([], [], [])
            row = ledger[seat] if ledger else None
            terms = {name: row["terms"][name]["mean"] for name in TERMS} if row else {}
            return Played(
                table.pk,
                seat,
                len(table.seats),
                options_of(table, game),
                table.finished or table.changed,
                result.place(seat),
                result.scores[seat],
                (seat in result.winners) / len(result.winners),
                sources[seat] if sources else {},
                [one for one in decisions if one["seat"] == seat],
                terms,
            )
    except Unreadable:
        return None


def options_of(table: Table, game: Game) -> str:
    """Options of a table that are not as usual."""
    return options_told(table.options, game)
