"""Who sits at a table: the persons behind its seats."""

from collections.abc import Collection
from datetime import datetime

from django.db.models import F

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room.models import Sitting, Vacation
from parvis.web.room.terms import TURNS
from parvis.web.storage.statements import Statement
from parvis.web.tables.loading import terms_of

SITTINGS = Statement(lambda: Sitting.objects.filter(table=1).values_list("seat", "person_id"))
WITH_GUESTS = Statement(lambda: Sitting.objects.filter(table=1).values_list("seat", "person_id", "person__guest"))


def present(table: Table) -> dict[int, int]:
    """The person who decides for a seat, by seat; seats of bots, and of those who have gone, are not among them."""
    people = seats_of((1 << len(table.seats)) - 1 & ~table.bots)
    afar = dict(sittings(table))
    by_seat = {seat: afar.get(seat, table.host_id) for seat in people}
    return {seat: person for seat, person in by_seat.items() if person is not None}


def sittings(table: Table) -> list[tuple[int, int]]:
    """Who sits there from a screen of their own: seats and persons."""
    return [(seat, person) for seat, person in SITTINGS.rows(table.pk)]


def holders(table: Table, known: Collection[tuple[int, int]] | None = None) -> dict[int, int]:
    """The persons at a table with their seats as bits, those too where a bot sits in; none that they have left.

    `known`: the table's sittings, where they have been read already.
    """
    afar = dict(sittings(table) if known is None else known)
    found: dict[int, int] = {}
    for seat, kept in enumerate(table.seats):
        person = afar.get(seat, table.host_id)
        if is_persons(kept) and person is not None:
            found[person] = found.get(person, 0) | 1 << seat
    return found


def seats_held(table: Table, person: int, known: Collection[tuple[int, int]] | None = None) -> int:
    """The seats of a person, as `holders` has them."""
    return holders(table, known).get(person, 0)


def guests(table: Table) -> set[int]:
    """The seats of people without an account, where people are far away from each other: names can be anybody's.

    Those who have left the game count too: their names still stand there.
    """
    found = WITH_GUESTS.rows(table.pk)
    known = {seat for seat, _, guest in found if not guest}
    if not {person for _, person, _ in found} - {table.host_id}:
        return set()
    return {number for number, seat in enumerate(table.seats) if seat["player"] == "human"} - known


def mark_programs(person: Person) -> None:
    """Note at all tables of a program's account that its seats are those of a program."""
    own = Sitting.objects.filter(person=person)
    for seat in own.values_list("seat", flat=True).distinct():
        there = Table.objects.filter(pk__in=own.filter(seat=seat).values("table"))
        there.update(programs=F("programs").bitor(1 << seat))


def is_persons(kept: dict[str, object]) -> bool:
    """Whether a seat, as a table keeps it, belongs to a person, who may be away."""
    return kept["player"] == "human" and not kept.get("gone")


def on_vacation(table: Table, now: datetime) -> set[int]:
    """The seats of people whose clocks stand for now."""
    if terms_of(table).time_mode != TURNS:
        return set()
    people = present(table)
    away = Vacation.objects.filter(person__in=set(people.values()), ended=False, until__gt=now)
    gone = set(away.values_list("person_id", flat=True))
    return {seat for seat, person in people.items() if person in gone}
