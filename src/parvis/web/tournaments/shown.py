"""What the pages of tournaments show: the standings, a round with its tables, and what a reader can do."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Count, F, Q

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.web.people import names
from parvis.web.people.models import Person
from parvis.web.room.lobby import time_in_words, variant
from parvis.web.room.terms import Terms
from parvis.web.texts import decimal
from parvis.web.tournaments import rounds, standings
from parvis.web.tournaments.models import (
    CHECK_IN,
    OPEN,
    RUNNING,
    Announced,
    Chair,
    Entry,
    Group,
    Ladder,
    Round,
    Tournament,
)


@dataclass(frozen=True)
class Row:
    """A row of the standings."""

    rank: int
    entry: Entry
    name: str
    points: str
    share: str
    opponents: str
    wins: int
    rounds: list[str]
    """Points by round; empty where somebody did not play, or the round goes on."""


@dataclass(frozen=True)
class Seated:
    """Somebody at a table of a round."""

    entry: Entry
    name: str
    score: int | None
    place: int | None


@dataclass(frozen=True)
class AtTable:
    """A group of a round as a reader may see it."""

    group: Group
    seats: list[Seated]
    table: int | None
    """The number of its table, where the reader may go there."""
    is_own: bool

    @property
    def is_bye(self) -> bool:
        """Whether somebody has nobody to play with."""
        return len(self.seats) == 1


@dataclass(frozen=True)
class Reader:
    """What somebody is in a tournament, and can do there."""

    entry: Entry | None
    is_host: bool
    """Whether they look after it: its host, or who keeps the place in order."""
    can_enter: bool
    can_check_in: bool
    can_leave: bool
    can_withdraw: bool


def reader(tournament: Tournament, person: Person | None, entries: Sequence[Entry]) -> Reader:
    """What somebody can do; None: somebody who is not known."""
    entry = next((one for one in entries if person and one.person_id == person.pk), None)
    is_open = tournament.stage in (OPEN, CHECK_IN) or (tournament.stage == RUNNING and tournament.late)
    is_in = entry is not None and entry.left is None
    begun = tournament.stage == RUNNING
    return Reader(
        entry,
        person is not None and (person.is_staff or person.same_as(tournament.host)),
        entry is None and is_open,
        entry is not None and is_in and not entry.here and tournament.stage in (CHECK_IN, RUNNING) and is_open,
        entry is not None and is_in and not entry.out and begun,
        is_in and not begun and is_open,
    )


def game_of(tournament: Announced) -> Game:
    """The game that is played. Raises GameError where it is not here any more."""
    return registry.find(tournament.game)


def facts(tournament: Announced) -> dict[str, object]:
    """What a list or a page tells of a tournament besides its title."""
    game = game_of(tournament)
    terms = Terms.of(tournament.terms)
    return {"game": game, "variant": variant(game, tournament.options), "time": time_in_words(terms), "terms": terms}


def ladders(most: int) -> list[dict[str, object]]:
    """Ladders as a list tells of them, at most so many, the newest first; those that are over last."""
    counted = Count("entrants", filter=Q(entrants__removed=False))
    found = Ladder.objects.annotate(people=counted).order_by(F("over").desc(nulls_first=True), "-pk")[:most]
    here = registry.names()
    return [{"one": one, **facts(one)} for one in found if one.game in here]


def points(units: int, tournament: Tournament) -> str:
    """Points as they are read: a first place brings one for each opponent at a table of the announced size."""
    return decimal(units * (tournament.size - 1) / standings.UNIT, "0.##")


def rows(tournament: Tournament, past: rounds.Past) -> list[Row]:
    """The standings of a tournament as readers see them, the best first."""
    return [
        Row(
            row.rank,
            past.entries[row.person],
            names.shown(past.entries[row.person].person),
            points(row.sum.points, tournament),
            decimal(row.sum.share / standings.FINE, "0.0%"),
            decimal(row.sum.opponents * (tournament.size - 1) / standings.UNIT / standings.FINE, "0.00"),
            row.sum.wins,
            [points(row.by_round[one.number], tournament) if one.number in row.by_round else "" for one in past.rounds],
        )
        for row in rounds.standings_of(tournament, past)
    ]


def at_tables(tournament: Tournament, shown: Round, person: Person | None) -> list[AtTable]:
    """The groups of a round: of sealed tables, results and the way there only for those who sit at them."""
    chairs: dict[int, list[Chair]] = {}
    for chair in Chair.objects.filter(round=shown).select_related("entry__person").order_by("group", "seat"):
        chairs.setdefault(chair.group_id, []).append(chair)
    found = []
    for group in Group.objects.filter(round=shown).order_by("number"):
        own = any(person is not None and chair.entry.person_id == person.pk for chair in chairs[group.pk])
        is_known = group.places is not None and (own or not group.sealed)
        scores, places = (group.scores or [], group.places or []) if is_known else ([], [])
        seated = [
            Seated(
                chair.entry,
                names.shown(chair.entry.person),
                scores[chair.seat] if chair.seat < len(scores) else None,
                places[chair.seat] if chair.seat < len(places) else None,
            )
            for chair in chairs[group.pk]
        ]
        found.append(AtTable(group, seated, group.table_id if own or not group.sealed else None, own))
    return found
