"""What the lists of tables tell: those that wait for players, one's own, and those that may be watched."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from django.db.models import QuerySet

from parvis.engine import registry
from parvis.engine.contract import Game, seats_of
from parvis.engine.refusals import GameError
from parvis.web.chat import talk
from parvis.web.chat.models import PLAYERS
from parvis.web.models import Table
from parvis.web.pages import board
from parvis.web.people.blocks import apart_from
from parvis.web.people.models import Person
from parvis.web.room import clocks, own_tables
from parvis.web.room.clocks import SECOND, Shown
from parvis.web.room.creating import CALM, CLOCKED, HOUR, MINUTE, SLOW, SLOW_CLOCKED, TIMES
from parvis.web.room.details import Details
from parvis.web.room.gathering import seen, waiting
from parvis.web.room.gathering_rows import SeatRow, rows_with_people
from parvis.web.room.models import Gathering, OwnTable
from parvis.web.room.terms import LINK, LIVE, PASSWORD, Terms
from parvis.web.tables.history import result_of
from parvis.web.tables.loading import Unreadable, game_of, loaded, reading, terms_of
from parvis.web.tables.options import in_play
from parvis.web.tables.seats import Seat, seats
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text

LISTED = 30
"""Tables of a list at most."""
LATEST = 6
"""Finished tables, and tables to watch, that the lobby shows."""
SOON = 2 * HOUR * SECOND
"""Milliseconds below which time by turns is short."""
STATES = ("state", "turn_state")
"""What lists of finished tables don't need."""
NEWS = "ask, every 20s"
"""When open lists ask for news: as soon as tables come and go, and of whose turn it is now and then."""


@dataclass(frozen=True)
class Offer:
    """A gathering as lists show it."""

    gathering: Gathering
    game: Game
    picture: str | None
    variant: list[str]
    time: str
    rows: list[SeatRow]
    terms: Terms
    is_mine: bool
    """Whether whoever reads the list has a place there already."""
    is_invited: bool
    is_for_others: bool
    """Whether it is rated for programs, and whoever reads the list is none, or the other way."""

    @property
    def free(self) -> list[SeatRow]:
        """The seats that somebody can still take."""
        return [row for row in self.rows if not row.joined and row.person is None]

    @property
    def has_password(self) -> bool:
        """Whether a password is asked for."""
        return self.terms.visibility == PASSWORD


@dataclass(frozen=True)
class Running:
    """A table that is played, as lists show it."""

    table: Table
    game: Game
    picture: str | None
    round: int | None
    seats: list[Seat]
    your_turn: bool
    clock: Shown | None
    """How much time whoever reads the list has for their decision; None: they are not asked, or there is no clock."""
    unread: bool = False
    """Whether others have said something to the players that whoever reads the list has not seen."""

    @property
    def is_urgent(self) -> bool:
        """Whether little time is left."""
        return self.clock is not None and (self.clock.low or (self.by_turns and self.clock.left < SOON))

    @property
    def by_turns(self) -> bool:
        """Whether it is played over days."""
        return Terms.of(self.table.terms).time_mode != LIVE

    @property
    def has_password(self) -> bool:
        """Whether a password is asked for before one may watch."""
        return Terms.of(self.table.terms).visibility == PASSWORD


@dataclass(frozen=True)
class Finished:
    """A table whose game is over, as lists show it."""

    table: Table
    game: Game
    picture: str | None
    ranking: list[tuple[Seat, int]]
    """The players with their scores, the best first."""
    won: bool
    place: int | None
    """The best place of whoever reads the list."""


def offers(person: Person | None, asked: Mapping[str, str]) -> list[Offer]:
    """The gatherings that somebody can join, or has: their own and those they are invited to first."""
    apart = apart_from(person) if person else set()
    listed = (one for one in waiting()[: 10 * LISTED] if may_list(one, person, apart) and fits(one, asked))
    found = [offer(one, person) for one in listed]
    for one in found:
        if one is not None:
            seen(one.gathering, person)
    return sorted((one for one in found if one), key=lambda one: not (one.is_invited or one.is_mine))[:LISTED]


def may_list(gathering: Gathering, person: Person | None, apart: Collection[int]) -> bool:
    """Whether somebody finds a gathering in their list. Those behind a link are there for who has a place."""
    if person is not None and gathering.host_id in apart:
        return any(place.person_id == person.pk and place.joined for place in gathering.places.all())
    if person is not None and any(place.person_id == person.pk for place in gathering.places.all()):
        return True
    if person is not None and person.pk in gathering.sent_away:
        return False
    return Terms.of(gathering.terms).visibility != LINK


def fits(gathering: Gathering, asked: Mapping[str, str]) -> bool:
    """Whether it is what the filters ask for."""
    times = time_name(Terms.of(gathering.terms))
    return asked.get("game", gathering.game) == gathering.game and asked.get("clock", times) == times


def filters(form: Mapping[str, str]) -> dict[str, str]:
    """What a list is filtered by; what nobody knows is left out."""
    known = {"game": registry.names(), "clock": TIMES}
    return {name: form[name] for name, values in known.items() if form.get(name) in values}


def offer(gathering: Gathering, person: Person | None) -> Offer | None:
    """A gathering in a list; None where its game is not here any more."""
    try:
        game = registry.find(gathering.game)
    except GameError:
        return None
    terms = Terms.of(gathering.terms)
    own = next((place for place in gathering.places.all() if person and place.person_id == person.pk), None)
    return Offer(
        gathering,
        game,
        board.picture(game),
        variant(game, gathering.options),
        time_in_words(terms),
        rows_with_people(gathering),
        terms,
        own is not None and own.joined,
        own is not None and not own.joined,
        terms.rated and terms.programs != (person is not None and person.bot),
    )


def variant(game: Game, options: Mapping[str, Any]) -> list[str]:
    """What is chosen besides the game as it comes: the names of expansions, then each option in words."""
    chosen = [o for o in game.options if o.name in options and options[o.name] != o.shown(o.default)]
    return [*dict.fromkeys(option.group for option in chosen if option.group), *in_play(game, options)]


def time_name(terms: Terms) -> str:
    """The kind of clock, as the form for new tables names it."""
    kinds = (CLOCKED, CALM) if terms.time_mode == LIVE else (SLOW_CLOCKED, SLOW)
    return kinds[0] if terms.base is not None else kinds[1]


def time_in_words(terms: Terms) -> str:
    """How much time everybody has, in words."""
    amounts = {}
    if terms.base is not None:
        base = terms.base // (MINUTE if terms.time_mode == LIVE else HOUR)
        amounts = {"base": base, "increment": terms.increment // (1 if terms.time_mode == LIVE else HOUR)}
    return text(f"time-told-{time_name(terms)}", **amounts)


def running_tables(person: Person | None) -> tuple[list[Running], list[Running]]:
    """Tables under way: where it is one's turn, the shortest time first; and one's others."""
    if person is None:
        return [], []
    found = in_list(
        Table.objects.filter(pk__in=own_tables.under_way(person)).order_by("-changed")[: 2 * LISTED], person
    )
    said = talk.with_unread([one.table.pk for one in found], PLAYERS, person)
    known = [replace(one, unread=one.table.pk in said) for one in found]
    yours = sorted((one for one in known if one.your_turn), key=urgency)
    return yours, sorted((one for one in known if not one.your_turn), key=lambda one: one.table.changed, reverse=True)


def in_list(tables: QuerySet[Table], person: Person | None) -> list[Running]:
    """Tables under way as a list shows them; without those that can't be opened."""
    found = loaded(tables.defer("turn_state"))
    details = Details.of(found)
    return [one for one in (running(table, person, details) for table in found) if one]


def urgency(one: Running) -> tuple[float, float]:
    """The shortest time first; where no clock runs, what has waited the longest."""
    return (one.clock.left if one.clock else inf), one.table.changed.timestamp()


def running(table: Table, person: Person | None, details: Details) -> Running | None:
    """A table under way in a list; None for one that can't be opened."""
    try:
        game = game_of(table)
        held = details.held(table, person.pk) if person else 0
        sitting = seats(table, held)
        movers = [sitting[seat] for seat in seats_of(table.movers) if seat < len(sitting)]
        theirs = [seat.number for seat in movers if not seat.bot and held >> seat.number & 1]
        shown_round = round_of(table)
        asked = [seat for seat in theirs if seat not in details.chosen.get(table.pk, ())]
        known = clocks.shown(table, details.clocks.get(table.pk, {}), held) if asked else {}
    except Unreadable:
        return None
    clock = min((known[seat] for seat in asked if seat in known), key=lambda one: one.left, default=None)
    # Nobody learns from a list which of the others has chosen already.
    return Running(table, game, board.picture(game), shown_round, sitting, bool(asked), clock)


def round_of(table: Table) -> int | None:
    """The round that is played; None where the game has none. Raises Unreadable."""
    playing = TableGame.of(table)
    with reading(table.pk):
        return playing.game.round_of(playing.state) if playing.game.round_of else None


def finished(person: Person | None) -> list[Finished]:
    """The last tables of somebody whose games are over."""
    if person is None:
        return []
    numbers = own_tables.ended(person).values_list("table_id", flat=True)[:LATEST]
    tables = {table.pk: table for table in loaded(Table.objects.filter(pk__in=list(numbers)).defer(*STATES))}
    details = Details.sitting(tables)
    found = (ended(tables[number], details.held(tables[number], person.pk)) for number in numbers if number in tables)
    return [one for one in found if one]


def ended(table: Table, held: int) -> Finished | None:
    """A finished table in a list of who held these seats; None for one that can't be opened."""
    try:
        game, sitting, found = game_of(table), seats(table, held), result_of(table)
    except Unreadable:
        return None
    order = sorted(sitting, key=lambda seat: found.place(seat.number))
    theirs = [seat.number for seat in sitting if not seat.bot and held >> seat.number & 1]
    places = [found.place(seat) for seat in theirs]
    ranking = [(seat, found.scores[seat.number]) for seat in order]
    won = any(seat in found.winners for seat in theirs)
    return Finished(table, game, board.picture(game), ranking, won, min(places, default=None))


def watchable(person: Person | None, asked: Mapping[str, str]) -> list[Running]:
    """Tables of others that everybody may watch, or who has the password, those first where something happened last."""
    tables = Table.objects.filter(finished=None).exclude(host=None).order_by("-changed").defer("turn_state")
    if person is not None:
        tables = tables.exclude(pk__in=OwnTable.objects.filter(person=person, finished=None).values("table"))
    if "game" in asked:
        tables = tables.filter(game=asked["game"])
    listed = [table for table in loaded(tables[: 4 * LATEST]) if is_listed(table, asked)][:LATEST]
    return [one for one in (seen_from_outside(table, Details()) for table in listed) if one]


def seen_from_outside(table: Table, details: Details) -> Running | None:
    """A table in the list of those who do not play there; of one with a password, only who plays."""
    found = running(table, None, details)
    return replace(found, round=None) if found and found.has_password else found


def is_listed(table: Table, asked: Mapping[str, str]) -> bool:
    """Whether everybody may watch, if only with the password, and it has the clock that the filters ask for."""
    try:
        terms = terms_of(table)
    except Unreadable:
        return False
    return terms.watchers and terms.visibility != LINK and asked.get("clock", time_name(terms)) == time_name(terms)


def met(person: Person | None) -> Iterable[Person]:
    """Persons with whom somebody has played, the latest first: whom they may invite."""
    if person is None:
        return []
    at = person.own_tables.order_by("-table").values_list("table", flat=True)[:LISTED]
    sittings = (
        Person.objects.filter(sittings__table__in=list(at), is_active=True)
        .exclude(pk=person.pk)
        .distinct()
        .order_by("name", "pk")
    )
    apart = apart_from(person)
    return [other for other in sittings[:LISTED] if other.pk not in apart]
