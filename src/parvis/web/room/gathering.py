"""Tables that wait for players: coming, leaving, and the one moment when a table begins.

Whatever changes a gathering locks its row first, so of several who come for the last seat one gets it, and the table
is opened once.
"""

import logging
import secrets
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.http import Http404
from django.utils import timezone

from parvis.engine.refusals import GameError
from parvis.web.bell import Bell
from parvis.web.live import lists
from parvis.web.models import Table
from parvis.web.people.blocks import blocked
from parvis.web.people.models import Person
from parvis.web.room import adding, hours
from parvis.web.room.creating import Plan
from parvis.web.room.gathering_rows import FREE, Row, SeatRow, distinct, rows_with_people, to_json
from parvis.web.room.models import Gathering, Place
from parvis.web.room.terms import LIVE, TURNS, Terms
from parvis.web.tables import bots, boxes
from parvis.web.tables.opening import CODE, NAMES, NewTable, open_table
from parvis.web.tables.seats import BOT
from parvis.web.tables.table_game import new_secret
from parvis.web.texts import SiteError, text

LASTS = {LIVE: timedelta(hours=2), TURNS: timedelta(days=7)}
"""How long a gathering waits for its host."""
SELDOM = timedelta(minutes=1)
"""How often it is noted at most that the host was here."""
LOG = logging.getLogger(__name__)
MOST = 20
"""Gatherings that one person keeps open at once."""

changed = Bell("gathering", "gathering_id")
"""Rung for a gathering that a commit changed: lists look different, somebody is invited."""


class Gone(SiteError):
    """The gathering is over: nobody waited any more, or its host has called it off."""


def waiting() -> QuerySet[Gathering]:
    """The gatherings that still wait, the newest first."""
    found = Gathering.objects.filter(table=None, lasts_until__gt=timezone.now(), host__is_active=True).order_by("-pk")
    return found.select_related("host").prefetch_related("places__person")


def find(code: str) -> Gathering:
    """The gathering with that link, if it still waits or has begun. Raises Http404."""
    begun = Gathering.objects.select_related("table", "host").filter(code=code).exclude(table=None).first()
    found = begun or waiting().filter(code=code).first()
    if found is None:
        raise Http404(text("gathering-gone"))
    return found


def locked(gathering_id: int) -> Gathering:
    """A gathering that nobody else changes until the transaction ends. Raises Gone where it waits no longer."""
    found = Gathering.objects.select_for_update().filter(pk=gathering_id, lasts_until__gt=timezone.now()).first()
    if found is None:
        raise Gone("gathering-gone")
    if found.table_id is not None:
        raise SiteError("gathering-begun")
    if found.due is not None:
        raise SiteError("gathering-beginning")
    return found


def gather(plan: Plan, host: Person, previous: Table | None = None, pace: int = 0) -> Gathering:
    """Open a gathering, the host in the plan's row for them; it begins at once if nobody else is wanted.

    Raises GameError.
    """
    for one in (host, *plan.kept.values()):
        plan.terms.check_admits(one)
    with transaction.atomic():
        Gathering.objects.filter(table=None, lasts_until__lte=timezone.now()).delete()
        if Gathering.objects.filter(table=None, host=host).count() >= MOST:
            raise SiteError("gathering-too-many", most=MOST)
        made = Gathering.objects.create(
            game=plan.game.name,
            options=plan.options,
            box=boxes.to_be_played(plan.game),
            wanted=to_json(plan.rows),
            begins=plan.begins,
            open_scores=plan.open_scores,
            pace=pace,
            terms=plan.terms.to_json(),
            host=host,
            code=secrets.token_urlsafe(CODE),
            fair_secret=new_secret().hex(),
            lasts_until=timezone.now() + LASTS[plan.terms.time_mode],
            rematch_of=previous,
        )
        kept = {plan.own: host, **plan.kept}
        Place.objects.bulk_create(
            Place(gathering=made, row=row, person=person, joined=row == plan.own) for row, person in kept.items()
        )
        settle(made)
    return made


def settle(gathering: Gathering) -> None:
    """Begin if everybody is there and has shown their number, or ask for it; and tell that something has changed.

    Within the transaction that changed it.
    """
    rows = rows_with_people(gathering)
    if all(row.joined for row in rows) and adding.is_awaited(gathering, hours.now()):
        adding.call(gathering)
    elif all(row.joined for row in rows):
        gathering.table = open_table(new_table(gathering, rows))
        gathering.fair_secret = ""
        gathering.save(update_fields=["table", "fair_secret"])
    elif gathering.due is not None:
        adding.begin_again(gathering)
    tell(gathering.pk)


def tell(gathering_id: int) -> None:
    """Let all lists know of a gathering that the present transaction has changed."""
    lists.change()
    changed.ring(gathering_id)


def show(gathering_id: int, person: Person, number: str) -> None:
    """Show the number that somebody has committed to, once all have sat down. Raises SiteError for another number."""
    with transaction.atomic():
        found = Gathering.objects.select_for_update().filter(pk=gathering_id, table=None, due__isnull=False).first()
        place = found and found.places.filter(person=person, number="").first()
        if found and place:
            adding.show(place, number)
            settle(found)


def begin_due() -> datetime | None:
    """Begin the tables whose players have had their time to show their numbers. When the next is due, if one waits."""
    closing = Gathering.objects.filter(table=None, due__isnull=False).order_by("due")
    for number in closing.filter(due__lte=hours.now()).values_list("pk", flat=True):
        try:
            with transaction.atomic():
                found = Gathering.objects.select_for_update().filter(pk=number, table=None).first()
                if found is not None:
                    settle(found)
        except GameError as error:
            LOG.error("gathering %d can't begin: %s", number, error)
            Gathering.objects.filter(pk=number).update(due=None)
    return closing.values_list("due", flat=True).first()


def new_table(gathering: Gathering, rows: list[SeatRow]) -> NewTable:
    """The table that a gathering becomes. Raises GameError where that can't be."""
    game = boxes.waiting(gathering.game, gathering.box)
    game.check_seats(len(rows))
    numbers = game.read_options(gathering.options, len(rows))
    by_person = adding.by_person(gathering)
    added = [("", "") if row.person is None else by_person[row.person.pk] for row in rows]
    return NewTable(
        game,
        [row.seat for row in rows],
        game.shown_options(numbers),
        gathering.begins if gathering.begins is not None and gathering.begins < len(rows) else None,
        gathering.open_scores,
        gathering.pace,
        gathering.host,
        {number: row.person for number, row in enumerate(rows) if row.person is not None},
        gathering.terms,
        bytes.fromhex(gathering.fair_secret),
        [number for number, _ in added],
        [kept for _, kept in added],
        gathering.fair_drawn,
    )


def check_welcome(gathering: Gathering, person: Person | None) -> None:
    """Raise SiteError for somebody who can't sit down there; None: a guest who is not known yet."""
    own = [place for place in gathering.places.all() if person and place.person_id == person.pk]
    if not own:
        free_row(gathering)
    Terms.of(gathering.terms).check_admits(person)
    if person is None:
        return
    others = [place.person for place in gathering.places.all() if place.joined and place not in own]
    if person.pk in gathering.sent_away or any(blocked(person, other) for other in [gathering.host, *others]):
        raise SiteError("gathering-not-welcome")


def free_row(gathering: Gathering) -> int:
    """The first row that anybody can take. Raises SiteError where there is none."""
    for row in rows_with_people(gathering):
        if row.row.kind == FREE and row.person is None:
            return row.number
    raise SiteError("gathering-full")


def check_secret(gathering: Gathering, person: Person | None, password: str) -> None:
    """Raise SiteError for a wrong password, where one is needed: those who are invited need none."""
    invited = person is not None and gathering.places.filter(person=person).exists()
    if not invited and not Terms.of(gathering.terms).is_opened_by(password):
        raise SiteError("gathering-wrong-password")


def join(gathering_id: int, person: Person, kept: str = "") -> Gathering:
    """Sit down in the place that is kept for somebody, or in the first free one. Doing so twice changes nothing.

    `kept`: the hash of what they add to the secret that chance follows from.

    Raises SiteError where there is none, or where they may not.
    """
    with transaction.atomic():
        found = locked(gathering_id)
        place = found.places.filter(person=person).first()
        if place is not None and place.joined:
            return found
        check_welcome(found, person)
        if place is None:
            Place.objects.create(gathering=found, row=free_row(found), person=person, hash=kept)
        else:
            Place.objects.filter(pk=place.pk).update(joined=True, hash=kept)
        settle(found)
    return found


def invite(gathering_id: int, person: Person) -> Gathering:
    """Keep a free place for somebody. Doing so twice changes nothing.

    Raises SiteError where there is none, or where they may not sit down.
    """
    with transaction.atomic():
        found = locked(gathering_id)
        if not found.places.filter(person=person).exists():
            check_welcome(found, person)
            Place.objects.create(gathering=found, row=free_row(found), person=person, joined=False)
            tell(found.pk)
    return found


def leave(gathering_id: int, person: Person) -> None:
    """Get up, or decline; when the host goes, the gathering is over."""
    with transaction.atomic():
        found = locked(gathering_id)
        if person.same_as(found.host):
            tell(found.pk)
            found.delete()
        else:
            found.places.filter(person=person).delete()
            settle(found)


def send_away(gathering_id: int, row: int) -> None:
    """Free a row: whoever sits there, or was invited, goes, and can't come back. Raises SiteError for the host's."""
    with transaction.atomic():
        found = locked(gathering_id)
        place = found.places.filter(row=row).first()
        if place is None or place.person_id == found.host_id:
            raise SiteError("gathering-nobody-there")
        found.sent_away = [*found.sent_away, place.person_id]
        found.save(update_fields=["sent_away"])
        place.delete()
        settle(found)


def fill(gathering_id: int, level: str) -> Gathering:
    """Begin now: bots of that level take the seats where nobody is; without a level there are no such seats.

    Raises GameError, also where the game is not for so few.
    """
    with transaction.atomic():
        found = locked(gathering_id)
        found.places.filter(joined=False).delete()
        rows = rows_with_people(found)
        if level:
            found.wanted = to_json(with_bots(rows, level))
        else:
            staying = [row for row in rows if row.joined]
            found.wanted = to_json(row.row for row in staying)
            numbers = [row.number for row in staying]
            found.begins = numbers.index(found.begins) if found.begins in numbers else None
            for number, row in enumerate(staying):  # upwards into what is free: never onto another's row
                found.places.filter(row=row.number).update(row=number)
        found.save(update_fields=["wanted", "begins"])
        settle(found)
    return found


def with_bots(rows: list[SeatRow], level: str) -> list[Row]:
    """Rows in which bots have taken what is free. Raises GameError for an unknown bot."""
    bots.find(level)
    names = [row.name for row in rows if row.name]
    spare = [name for name in NAMES if distinct(name, names) == name]
    return [row.row if row.joined else Row(BOT + level, row.row.colour, spare.pop(0)) for row in rows]


def seen(gathering: Gathering, person: Person | None) -> None:
    """Somebody looks at a gathering, alone or in a list: if it is the host, it goes on waiting."""
    if not gathering.host.same_as(person):
        return
    until = timezone.now() + LASTS[Terms.of(gathering.terms).time_mode]
    if until - gathering.lasts_until > SELDOM:
        Gathering.objects.filter(pk=gathering.pk).update(lasts_until=until)
