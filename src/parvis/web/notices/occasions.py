"""What there is to tell besides who is asked: others wait for an answer, time runs low, a game begins or ends, somebody
is invited. Like that it is found in what the database has, and told exactly once.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.utils.timezone import now as present_moment

from parvis.engine.contract import seats_of
from parvis.web.chat import talk
from parvis.web.chat.models import PLAYERS
from parvis.web.live.presence import HERE, PRESENCE
from parvis.web.models import Step, Table
from parvis.web.notices.models import (
    BEGUN,
    CHECK_IN,
    DROPPED,
    ENDED,
    INVITED,
    LOW,
    NEWS,
    OFFER,
    OPENED,
    SPOKEN,
    STARTED,
    TURN,
    WAITING,
    Asked,
    Channel,
    Muted,
    Outbox,
)
from parvis.web.notices.times import awake, due
from parvis.web.notices.turns import TOGETHER
from parvis.web.people import friends
from parvis.web.people.blocks import blocked
from parvis.web.people.models import Person
from parvis.web.room import affairs, consent, persons
from parvis.web.room.models import Clock, Gathering, Place, Sitting
from parvis.web.room.terms import LINK, PUBLIC, TURNS, Terms
from parvis.web.tables.loading import Unreadable, reading, terms_of
from parvis.web.tournaments import models as tournaments
from parvis.web.tournaments.models import Entry

FRESH = timedelta(days=1)
"""For so long it is news that a game has begun, or is over."""
LOW_AT_MOST = timedelta(hours=12)
LOW_SHARE = 4
"""Time is low when so much of it is left, or that part of the bank if it is less."""
FLEETING = (OFFER, LOW, SPOKEN, STARTED)
"""What is not told any more once it is no longer true."""
Pairs = list[tuple[int, int]]
"""Numbers of persons: a follower, and who is followed."""


@dataclass(frozen=True)
class Occasion:
    """Something to tell a person of a table, from a step and a revision on."""

    person: int
    seats: int
    """Seats as bits: the receiver's, or those that the occasion is about."""
    key: str
    number: int
    revision: int = 0
    more: dict[str, Any] = field(default_factory=dict)
    """Arguments of the sentence besides that."""
    since: datetime | None = None
    """When it happened: it is no news for a way of telling that is younger."""
    unless: str = ""
    """What says as much: where it is told, this is not."""

    @property
    def about(self) -> tuple[str, int, int]:
        """What the occasion is about, to be compared: key, step, revision."""
        return self.key, self.number, self.revision

    def is_for(self, channel: Channel) -> bool:
        """Whether the person wants to be told so, and the way to tell it was there when it happened."""
        said = bool(self.unless) and channel.tells(self.unless)
        is_new = self.since is None or channel.created <= self.since
        return self.person == channel.person_id and is_new and channel.tells(self.key) and not said


def look_at_some(tables: Collection[int], now: datetime) -> None:
    """Queue what is new at these tables, and drop what is no longer true."""
    found, heard = concerned(tables)
    for table_id in sorted(found):
        look_at(table_id, now, heard)


def concerned(tables: Collection[int]) -> tuple[set[int], Pairs]:
    """Tables where something that may be over waits to be told, or somebody sits who wants to be told of anything.

    And who wants to hear what people at any of the tables begin, read once for all.
    """
    waiting = Outbox.objects.filter(table__in=tables, state=WAITING, key__in=FLEETING).values_list("table", flat=True)
    afar = Sitting.objects.filter(table__in=tables).values_list("table", "person")
    hosts = Table.objects.filter(pk__in=tables, host__isnull=False).values_list("pk", "host")
    people = [*afar, *hosts]
    ways = Channel.objects.filter(active=True, person__in={person for _, person in people})
    reached = set(ways.values_list("person", flat=True))
    heard = heard_of({person for _, person in people})
    followed = {one for _, one in heard}
    return {*waiting, *(table for table, person in people if person in reached | followed)}, heard


def heard_of(people: Collection[int]) -> Pairs:
    """Pairs of a follower who wants to hear what one of these people begins, and may, and of who is followed."""
    asking = Channel.objects.filter(active=True, asked_for__isnull=False)
    pairs = friends.who_may_hear(people, asking.values_list("person", flat=True))
    ways = asking.filter(person__in={one for one, _ in pairs})
    wanting = {one.person_id for one in ways if one.tells(STARTED)}
    return [(one, other) for one, other in pairs if one in wanting]


def look_at(table_id: int, now: datetime, heard: Pairs) -> None:
    """Look at one table for occasions to tell somebody something. `heard`: as `heard_of` has them."""
    try:
        with reading(table_id):
            table = Table.objects.filter(pk=table_id, host__isnull=False).defer("state", "turn_state").first()
            if table is not None and any(changes(table, list(occasions(table, now, heard)))):
                with transaction.atomic():
                    note(table, list(occasions(table, now, heard)), now)
    except Unreadable:
        return  # nobody plays on there


def occasions(table: Table, now: datetime, heard: Pairs) -> Iterator[Occasion]:
    """What there is to tell of a table now. Nobody is told of one at which only one person plays."""
    people = persons.holders(table)
    if people.keys() <= {table.host_id}:
        return
    if table.finished:
        if now - table.finished < FRESH:
            at = (ENDED, table.number, table.revision)
            yield from (Occasion(one, bits, *at, since=table.finished) for one, bits in people.items())
            yield from spoken(table, people)
        return
    yield from offers(table, people)
    yield from spoken(table, people)
    yield from low(table, now)
    if now - table.created < FRESH and Gathering.objects.filter(table=table).exists():
        yield from begun(table, people)
    if now - table.created < FRESH:
        yield from started(table, people, heard)


def started(table: Table, people: dict[int, int], heard: Pairs) -> Iterator[Occasion]:
    """Occasions to tell those who do not play there, and may watch, that somebody whom they follow does."""
    terms = terms_of(table)
    if not (terms.watchers and terms.visibility == PUBLIC):
        return
    told = set(people)  # of several whom somebody follows, the first is named
    for one, other in heard:
        if other in people and one not in told:
            told.add(one)
            yield Occasion(one, 0, STARTED, 0, more={"person": other}, since=table.created)


def begun(table: Table, people: dict[int, int]) -> Iterator[Occasion]:
    """Occasions to tell that a game has begun, for all who have not made a step. Whoever is asked knows by that."""
    asked = set(Asked.objects.filter(table=table).values_list("person_id", flat=True))
    moved = set(Step.objects.filter(table=table).values_list("seat", flat=True).distinct())
    for one, bits in people.items():
        if moved.isdisjoint(seats_of(bits)):
            yield Occasion(one, bits, BEGUN, 0, since=table.created, unless=TURN if one in asked else "")


def offers(table: Table, people: dict[int, int]) -> Iterator[Occasion]:
    """Whoever has not answered yet what somebody asks the others."""
    offer = consent.offer_of(table, affairs.of(table))
    if offer is None or not offer.is_open:
        return
    for one in set(persons.present(table).values()) - set(offer.yes):
        yield Occasion(one, people[one], OFFER, table.number, offer.revision, {"kind": offer.kind})


def spoken(table: Table, people: dict[int, int]) -> Iterator[Occasion]:
    """Whoever has not seen what others said to the players: once until they have."""
    if not terms_of(table).chat:
        return
    for one in Person.objects.filter(pk__in=talk.behind(table.pk, PLAYERS, people)):
        line = talk.first_unread(table.pk, PLAYERS, one)
        if line is not None:
            yield Occasion(one.pk, people[one.pk], SPOKEN, line.pk, since=line.created)


def low(table: Table, now: datetime) -> Iterator[Occasion]:
    """Whoever has little time left, by turns: live, only who is there can do anything about it."""
    terms = terms_of(table)
    if terms.base is None or terms.time_mode != TURNS:
        return
    little = min(LOW_AT_MOST, timedelta(seconds=max(terms.base, terms.increment)) / LOW_SHARE)
    present = persons.present(table)
    running = Clock.objects.filter(table=table, due__gt=now, due__lte=now + little, halted=None, kept=None)
    for seat, until in running.order_by("seat").values_list("seat", "due"):
        if seat in present and until is not None:
            asked = Asked.objects.filter(table=table, person=present[seat]).values_list("number", flat=True).first()
            yield Occasion(present[seat], 1 << seat, LOW, asked or 0, 0, {"until": until.isoformat()})


def changes(table: Table, found: Collection[Occasion]) -> tuple[list[Outbox], list[tuple[Channel, Occasion]]]:
    """What waits to be told and is no longer true, and what is to be queued for whom."""
    lines = list(Outbox.objects.filter(table=table, key__in=NEWS).select_related("channel"))
    true = {(one.person, *one.about) for one in found}
    fleeting = [line for line in lines if line.key in FLEETING]
    gone = [line for line in fleeting if line.state == WAITING and (line.channel.person_id, *about(line)) not in true]
    untold = {line.pk for line in fleeting if line.state == DROPPED and not line.tries}
    known = {(line.channel_id, *about(line)) for line in lines if line.pk not in untold}
    muted = set(Muted.objects.filter(table=table).values_list("person_id", flat=True)) if found else set()
    channels = Channel.objects.filter(person__in={one.person for one in found} - muted, active=True) if found else ()
    return gone, [
        (channel, one)
        for channel in channels
        for one in found
        if one.is_for(channel) and (channel.pk, *one.about) not in known
    ]


def about(line: Outbox) -> tuple[str, int | None, int | None]:
    """What a line of the outbox is about, to be compared: key, step, revision."""
    return line.key, line.number, line.revision


def note(table: Table, found: Collection[Occasion], now: datetime) -> None:
    """Queue these, and drop the others that were true for a while."""
    gone, new = changes(table, found)
    Outbox.objects.filter(pk__in=[line.pk for line in gone]).update(state=DROPPED)
    for channel, one in new:
        queue(channel, table, one, now)


def queue(channel: Channel, table: Table, told: Occasion, now: datetime) -> None:
    """Put it into the outbox. A clock does not wait for a digest, only until the person is awake.

    What somebody sees as it happens is not told later, when they have gone. What was dropped because it was not true
    for a while waits again.
    """
    when = awake(channel, now + timedelta(minutes=channel.delay)) if told.key == LOW else due(channel, now)
    args = {"seats": seats_of(told.seats), **told.more}
    state = DROPPED if told.key in (BEGUN, ENDED) and is_here(table.pk, args["seats"]) else WAITING
    Outbox.objects.update_or_create(
        channel=channel,
        table=table,
        number=told.number,
        revision=told.revision,
        key=told.key,
        defaults={"args": args, "created": now, "due": when, "state": state},
    )


def is_here(table: int, seats: Collection[int]) -> bool:
    """Whether somebody at one of these seats has the table's page open."""
    return any(PRESENCE.of(table, seat).word == HERE for seat in seats)


def look_at_all(now: datetime) -> None:
    """Look at all tables of which there may be news, whether or not something has just happened there."""
    of_persons = Table.objects.filter(host__isnull=False)
    ended = of_persons.filter(finished__gt=now - FRESH)
    tables = list((of_persons.filter(finished=None) | ended).values_list("pk", flat=True))
    for start in range(0, len(tables), TOGETHER):
        look_at_some(tables[start : start + TOGETHER], now)


def invite(now: datetime) -> None:
    """Queue invitations to tables that wait for players."""
    places = list(invitations(now))
    if not places:
        return
    lines = Outbox.objects.filter(key=INVITED, gathering__in=[place.gathering_id for place in places])
    known = set(lines.values_list("channel_id", "gathering_id"))
    channels = list(Channel.objects.filter(person__in=[place.person_id for place in places], active=True))
    for place in places:
        own = [one for one in channels if one.person_id == place.person_id and one.tells(INVITED)]
        new = [one for one in own if (one.pk, place.gathering_id) not in known]
        if new and is_welcome(place):
            for channel in new:
                Outbox.objects.get_or_create(
                    channel=channel,
                    gathering=place.gathering,
                    key=INVITED,
                    defaults={"args": {"name": place.gathering.host.name}, "created": now, "due": due(channel, now)},
                )


def tell_of_opened(now: datetime) -> None:
    """Queue that somebody has opened a table that waits for players, for those who follow them."""
    fresh = Gathering.objects.filter(table=None, lasts_until__gt=now, created__gt=now - FRESH, created__lte=now)
    open_ones = [one for one in fresh.filter(host__is_active=True).order_by("pk") if is_for_all(one)]
    pairs = heard_of({one.host_id for one in open_ones}) if open_ones else []
    if not pairs:
        return
    channels = list(Channel.objects.filter(person__in={one for one, _ in pairs}, active=True))
    known = set(Outbox.objects.filter(key=OPENED, gathering__in=open_ones).values_list("channel_id", "gathering_id"))
    for gathering in open_ones:
        followers = {one for one, other in pairs if other == gathering.host_id}
        own = [one for one in channels if one.person_id in followers and one.tells(OPENED)]
        new = [one for one in own if (one.pk, gathering.pk) not in known and one.created <= gathering.created]
        there = {*gathering.sent_away, *gathering.places.values_list("person_id", flat=True)} if new else ()
        for channel in new:
            if channel.person_id not in there:
                Outbox.objects.get_or_create(
                    channel=channel,
                    gathering=gathering,
                    key=OPENED,
                    defaults={"args": {"person": gathering.host_id}, "created": now, "due": due(channel, now)},
                )


def tell_of_check_in(now: datetime) -> None:
    """Queue that tournaments ask who is here, for those who have entered and not said so. No digest is waited for."""
    awaited = list(not_here().values_list("tournament", "person"))
    if not awaited:
        return
    channels = list(Channel.objects.filter(person__in={person for _, person in awaited}, active=True))
    lines = Outbox.objects.filter(key=CHECK_IN, tournament__in={tournament for tournament, _ in awaited})
    known = set(lines.values_list("channel_id", "tournament_id"))
    for channel in (one for one in channels if one.tells(CHECK_IN)):
        for tournament in (one for one, person in awaited if person == channel.person_id):
            if (channel.pk, tournament) not in known:
                when = awake(channel, now + timedelta(minutes=channel.delay))
                Outbox.objects.get_or_create(
                    channel=channel, tournament_id=tournament, key=CHECK_IN, defaults={"created": now, "due": when}
                )


def not_here() -> QuerySet[Entry]:
    """The entries of those whom a tournament asks whether they are here, and who have not said so."""
    asks = Entry.objects.filter(tournament__stage=tournaments.CHECK_IN, here=False, left=None)
    return asks.filter(person__is_active=True)


def is_for_all(gathering: Gathering) -> bool:
    """Whether everybody finds a gathering in the list of those that wait."""
    return Terms.of(gathering.terms).visibility != LINK


def may_still_hear(line: Outbox) -> bool:
    """Whether whoever is told of what another begins follows them still, and may know of it."""
    return bool(friends.who_may_hear([line.args["person"]], [line.channel.person_id]))


def invitations(now: datetime) -> Any:
    """The places that are kept for somebody who has not come yet, and can."""
    waiting = Place.objects.filter(joined=False, gathering__table=None, gathering__lasts_until__gt=now)
    return waiting.filter(gathering__host__is_active=True).select_related("person", "gathering__host")


def is_welcome(place: Place) -> bool:
    """Whether the one who invites and the one who is invited want to play with each other."""
    return not blocked(place.gathering.host, place.person)


def tell_of_ladder(key: str, told: Mapping[int, Mapping[str, Any]]) -> None:
    """Queue, within the transaction in which it happens, what each of these persons is told of a ladder."""
    now = present_moment()
    Outbox.objects.bulk_create(
        Outbox(channel=channel, key=key, args=dict(told[channel.person_id]), created=now, due=due(channel, now))
        for channel in Channel.objects.filter(person__in=told, active=True)
        if channel.tells(key)
    )
