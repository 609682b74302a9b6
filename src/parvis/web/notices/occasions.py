"""What there is to tell besides who is asked: others wait for an answer, time runs low, a game begins or ends, somebody
is invited. Like that it is found in what the database has, and told exactly once.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

from parvis.engine.contract import seats_of
from parvis.web.models import Step, Table
from parvis.web.notices.asking import TOGETHER
from parvis.web.notices.models import (
    BEGUN,
    DROPPED,
    ENDED,
    INVITED,
    LOW,
    OFFER,
    TURN,
    WAITING,
    Asked,
    Channel,
    Muted,
    Outbox,
)
from parvis.web.notices.times import awake, due
from parvis.web.reading import Unreadable, reading, terms_of
from parvis.web.room import affairs, consent, persons
from parvis.web.room.models import Clock, Gathering, Place, Sitting
from parvis.web.room.terms import TURNS

NEWS = timedelta(days=1)
"""For so long it is news that a game has begun, or is over."""
LOW_AT_MOST = timedelta(hours=12)
LOW_SHARE = 4
"""Time is low when so much of it is left, or that part of the bank if it is less."""
FLEETING = (OFFER, LOW)
"""What is not told any more once it is no longer true."""


@dataclass(frozen=True)
class Occasion:
    """Something to tell a person of a table, from a step and a revision on."""

    person: int
    seats: int
    """As bits: theirs, or those it is about."""
    key: str
    number: int
    revision: int = 0
    more: dict[str, Any] = field(default_factory=dict)
    """Arguments of the sentence besides that."""
    unless: str = ""
    """What says as much: where it is told, this is not."""

    def is_for(self, channel: Channel) -> bool:
        """Whether the person wants to be told so."""
        said = bool(self.unless) and channel.tells(self.unless)
        return self.person == channel.person_id and channel.tells(self.key) and not said


def look_at_some(tables: Collection[int], now: datetime) -> None:
    """Queue what is new at these tables, and drop what is no longer true."""
    for table_id in sorted(concerned(tables)):
        look_at(table_id, now)


def concerned(tables: Collection[int]) -> set[int]:
    """Those at which something waits to be told that may be over, or somebody sits who wants to be told of anything."""
    waiting = Outbox.objects.filter(table__in=tables, state=WAITING, key__in=FLEETING).values_list("table", flat=True)
    ways = set(Channel.objects.filter(active=True).values_list("person", flat=True))
    if not ways:
        return set(waiting)
    afar = Sitting.objects.filter(table__in=tables).values_list("table", "person")
    hosts = Table.objects.filter(pk__in=tables).values_list("pk", "host")
    return {*waiting, *(table for table, person in (*afar, *hosts) if person in ways)}


def look_at(table_id: int, now: datetime) -> None:
    """The same at one table."""
    try:
        with reading(table_id), transaction.atomic():
            table = Table.objects.filter(pk=table_id, host__isnull=False).defer("state", "turn_state").first()
            if table is not None:
                note(table, list(occasions(table, now)), now)
    except Unreadable:
        return  # nobody plays on there


def occasions(table: Table, now: datetime) -> Iterator[Occasion]:
    """What there is to tell of a table now. Nobody is told of one at which only one person plays."""
    people = holders(table)
    if people.keys() <= {table.host_id}:
        return
    if table.finished:
        if now - table.finished < NEWS:
            yield from (Occasion(one, bits, ENDED, table.number, table.revision) for one, bits in people.items())
        return
    yield from offers(table, people)
    yield from low(table, people, now)
    if now - table.created < NEWS and Gathering.objects.filter(table=table).exists():
        yield from begun(table, people)


def begun(table: Table, people: dict[int, int]) -> Iterator[Occasion]:
    """That it has begun, for all who have not made a step. Whoever is asked knows by that."""
    asked = set(Asked.objects.filter(table=table).values_list("person_id", flat=True))
    moved = set(Step.objects.filter(table=table).values_list("seat", flat=True).distinct())
    for one, bits in people.items():
        if not moved.intersection(seats_of(bits)):
            yield Occasion(one, bits, BEGUN, 0, unless=TURN if one in asked else "")


def holders(table: Table) -> dict[int, int]:
    """The persons at a table with their seats as bits, those too for whom a bot sits in."""
    afar = dict(Sitting.objects.filter(table=table).values_list("seat", "person_id"))
    found: dict[int, int] = {}
    for seat, kept in enumerate(table.seats):
        person = afar.get(seat, table.host_id)
        if persons.is_persons(kept) and person is not None:
            found[person] = found.get(person, 0) | 1 << seat
    return found


def offers(table: Table, people: dict[int, int]) -> Iterator[Occasion]:
    """Whoever has not answered yet what somebody asks the others."""
    offer = consent.offer_of(table, affairs.of(table))
    if offer is None or not offer.is_open:
        return
    for one in set(persons.present(table).values()) - set(offer.yes):
        yield Occasion(one, people[one], OFFER, table.number, offer.revision, {"kind": offer.kind})


def low(table: Table, people: dict[int, int], now: datetime) -> Iterator[Occasion]:
    """Whoever has little time left, by turns: live, only who is there can do anything about it."""
    terms = terms_of(table)
    if terms.base is None or terms.manner != TURNS:
        return
    little = min(LOW_AT_MOST, timedelta(seconds=max(terms.base, terms.increment)) / LOW_SHARE)
    present = persons.present(table)
    running = Clock.objects.filter(table=table, due__gt=now, due__lte=now + little, halted=None, kept=None)
    for seat, until in running.order_by("seat").values_list("seat", "due"):
        if seat in present:
            asked = Asked.objects.filter(table=table, person=present[seat]).values_list("number", flat=True).first()
            yield Occasion(present[seat], 1 << seat, LOW, asked or 0, 0, {"until": until.isoformat()})


def note(table: Table, found: Collection[Occasion], now: datetime) -> None:
    """Queue these, and drop the others that were true for a while."""
    true = {(one.person, one.key, one.number, one.revision) for one in found}
    waiting = Outbox.objects.filter(table=table, state=WAITING, key__in=FLEETING).select_related("channel")
    gone = [one.pk for one in waiting if (one.channel.person_id, one.key, one.number, one.revision) not in true]
    Outbox.objects.filter(pk__in=gone).update(state=DROPPED)
    muted = set(Muted.objects.filter(table=table).values_list("person_id", flat=True))
    people = {one.person for one in found} - muted
    for channel in Channel.objects.filter(person__in=people, active=True):
        for one in found:
            if one.is_for(channel):
                queue(channel, table, one, now)


def queue(channel: Channel, table: Table, told: Occasion, now: datetime) -> None:
    """Put it into the outbox. A clock does not wait for a digest, only until the person is awake."""
    when = awake(channel, now + timedelta(minutes=channel.delay)) if told.key == LOW else due(channel, now)
    Outbox.objects.get_or_create(
        channel=channel,
        table=table,
        number=told.number,
        revision=told.revision,
        key=told.key,
        defaults={"args": {"seats": seats_of(told.seats), **told.more}, "created": now, "due": when},
    )


def look_at_all(now: datetime) -> None:
    """Look at all tables of which there may be news, whether or not something has just happened there."""
    of_persons = Table.objects.filter(host__isnull=False)
    ended = of_persons.filter(finished__gt=now - NEWS)
    tables = list((of_persons.filter(finished=None) | ended).values_list("pk", flat=True))
    for start in range(0, len(tables), TOGETHER):
        look_at_some(tables[start : start + TOGETHER], now)


def invite(now: datetime) -> None:
    """Queue invitations to tables that wait for players."""
    for place in invitations(now).select_related("gathering__host"):
        host = place.gathering.host
        for channel in Channel.objects.filter(person=place.person_id, active=True):
            if not channel.tells(INVITED):
                continue
            Outbox.objects.get_or_create(
                channel=channel,
                gathering=place.gathering,
                key=INVITED,
                defaults={"args": {"name": host.name}, "created": now, "due": due(channel, now)},
            )


def invitations(now: datetime) -> Any:
    """The places that are kept for somebody who has not come yet."""
    return Place.objects.filter(joined=False, gathering__table=None, gathering__lasts_until__gt=now)
