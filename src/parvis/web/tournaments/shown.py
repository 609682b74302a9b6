"""What the pages of tournaments show: the standings, a round with its tables, and what a reader can do."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

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
    Group,
    Ladder,
    Round,
    Tournament,
)


class Entered(NamedTuple):
    """Somebody who has entered, as pages tell of them; equal as long as nothing is different."""

    entry: int
    person: int
    written: str
    """The name that is kept; empty for somebody who has left the site."""
    here: bool
    left: datetime | None
    out: bool

    @property
    def name(self) -> str:
        """What the page calls them."""
        return self.written or names.gone()


@dataclass(frozen=True)
class Row:
    """A row of the standings."""

    rank: int
    who: Entered
    points: str
    share: str
    opponents: str
    wins: int
    rounds: list[str]
    """Points by round; empty where somebody did not play, or the round goes on."""


@dataclass(frozen=True)
class Seated:
    """Somebody at a table of a round."""

    entry: int
    name: str
    score: int | None
    place: int | None


@dataclass(frozen=True)
class AtTable:
    """A group of a round as a reader may see it; equal as long as a reader may see the same of it."""

    group: int
    number: int
    seats: tuple[Seated, ...]
    table: int | None
    """The number of its table, where the reader may go there."""
    is_own: bool
    is_over: bool
    """Whether it has a result."""
    by_hand: bool
    sealed: bool

    @property
    def is_bye(self) -> bool:
        """Whether somebody has nobody to play with."""
        return len(self.seats) == 1


@dataclass(frozen=True)
class Reader:
    """What somebody is in a tournament, and can do there."""

    entry: Entered | None
    is_host: bool
    """Whether they look after it: its host, or who keeps the place in order."""
    can_enter: bool
    can_check_in: bool
    can_leave: bool
    can_withdraw: bool


def entered(tournament: Tournament) -> dict[int, Entered]:
    """Who has entered a tournament, by entry, in that order."""
    found = tournament.entries.order_by("pk").values_list("pk", "person", "person__name", "here", "left", "out")
    return {row[0]: Entered(*row) for row in found}


def reader(tournament: Tournament, person: Person | None, people: Iterable[Entered]) -> Reader:
    """What somebody can do; None: somebody who is not known."""
    entry = next((one for one in people if person and one.person == person.pk), None)
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


def rows(tournament: Tournament, past: rounds.Past, people: Mapping[int, Entered]) -> list[Row]:
    """The standings of a tournament as readers see them, the best first."""
    return [
        Row(
            row.rank,
            people[row.person],
            points(row.sum.points, tournament),
            decimal(row.sum.share / standings.FINE, "0.0%"),
            decimal(row.sum.opponents * (tournament.size - 1) / standings.UNIT / standings.FINE, "0.00"),
            row.sum.wins,
            [points(row.by_round[one.number], tournament) if one.number in row.by_round else "" for one in past.rounds],
        )
        for row in rounds.standings_of(tournament, past)
        if row.person in people  # else they have entered since these were read
    ]


def at_tables(shown: Round, person: Person | None, people: Mapping[int, Entered]) -> list[AtTable]:
    """The groups of a round: of sealed tables, results and the way there only for those who sit at them."""
    chairs: dict[int, list[tuple[int, Entered]]] = {}
    sitting = Chair.objects.filter(round=shown).order_by("group", "seat")
    for group, seat, entry in sitting.values_list("group_id", "seat", "entry_id"):
        if entry in people:
            chairs.setdefault(group, []).append((seat, people[entry]))
    return [
        at_table(group, chairs[group.pk], person)
        for group in Group.objects.filter(round=shown).order_by("number")
        if group.pk in chairs
    ]


def at_table(group: Group, chairs: list[tuple[int, Entered]], person: Person | None) -> AtTable:
    """A group as somebody may see it; `chairs`: who sits there, by seat."""
    own = any(person is not None and one.person == person.pk for _, one in chairs)
    is_known = group.places is not None and (own or not group.sealed)
    scores, places = (group.scores or [], group.places or []) if is_known else ([], [])
    seated = tuple(
        Seated(
            one.entry,
            one.name,
            scores[seat] if seat < len(scores) else None,
            places[seat] if seat < len(places) else None,
        )
        for seat, one in chairs
    )
    table = group.table_id if own or not group.sealed else None
    return AtTable(group.pk, group.number, seated, table, own, is_known, group.by_hand, group.sealed)
