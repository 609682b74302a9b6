"""Vacations: for some days a year a person's clocks stand at all tables by turns."""

from datetime import UTC, datetime, timedelta

from django.db import transaction

from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import affairs, clocks, hours, persons
from parvis.web.room.models import Clock, Vacation
from parvis.web.room.terms import TURNS
from parvis.web.storage.statements import Statement
from parvis.web.tables.deciding import moved
from parvis.web.tables.loading import terms_of
from parvis.web.texts import SiteError

A_YEAR = timedelta(days=30)
"""How much of a calendar year they may last together."""
NEXT = Statement(lambda: Vacation.objects.filter(ended=False).order_by("until")[:1])
"""The one that ends next."""


def present(person: Person) -> Vacation | None:
    """The vacation that a person is on."""
    now = hours.now()
    return Vacation.objects.filter(person=person, ended=False, until__gt=now).first()


def left(person: Person) -> timedelta:
    """What is left of this year's days. A vacation counts for the year in which it began."""
    year = datetime(hours.now().year, 1, 1, tzinfo=UTC)
    taken = Vacation.objects.filter(person=person, began__gte=year).values_list("began", "until")
    return max(timedelta(0), A_YEAR - sum((until - began for began, until in taken), timedelta(0)))


def remaining(vacation: Vacation) -> timedelta:
    """How long a vacation can go on."""
    return max(timedelta(0), vacation.until - hours.now())


def begin(person: Person) -> None:
    """Let a person's clocks stand from now on. Raises GameError for somebody who is away, or has no day left."""
    with transaction.atomic():
        now, days = hours.now(), left(person)
        if present(person) or days <= timedelta(0):
            raise SiteError("vacation-none-left")
        Vacation.objects.create(person=person, began=now, until=now + days)
        for table in tables_of(person):
            clocks.halt(own_clocks(table, person), now)
            tell(table)


def end(person: Person) -> None:
    """Let them run on. Raises GameError for somebody who is not away."""
    with transaction.atomic():
        vacation = present(person)
        if vacation is None:
            raise SiteError("vacation-none")
        vacation.until, vacation.ended = hours.now(), True
        vacation.save()
        run_on(person, vacation.until)


def run_on(person: Person, now: datetime) -> None:
    """Let the clocks of somebody who is back run on from that time, but where there is a pause."""
    for table in tables_of(person):
        if not affairs.is_paused(table):
            clocks.resume(own_clocks(table, person), now)
        tell(table)


def end_all() -> None:
    """End the vacations of those who have no day left. Their clocks run from the moment on when that was so."""
    first: Vacation | None = NEXT.first()
    if first is None or first.until > hours.now():
        return
    for vacation in Vacation.objects.filter(until__lte=hours.now(), ended=False).select_related("person"):
        with transaction.atomic():
            Vacation.objects.filter(pk=vacation.pk).update(ended=True)
            run_on(vacation.person, vacation.until)


def tables_of(person: Person) -> list[Table]:
    """The tables by turns at which a person plays."""
    under_way = Table.objects.filter(own_tables__person=person, own_tables__finished=None)
    return [table for table in under_way if terms_of(table).time_mode == TURNS]


def own_clocks(table: Table, person: Person) -> list[Clock]:
    """The clocks of a person at a table."""
    people = persons.present(table)
    return [clock for seat, clock in clocks.of(table).items() if people.get(seat) == person.pk]


def tell(table: Table) -> None:
    """Let all pages of the table know."""
    Table.objects.filter(pk=table.pk).update(revision=table.revision + 1)
    moved.ring(table.pk)
