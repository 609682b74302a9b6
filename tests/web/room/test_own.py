"""What is kept of everybody's tables and of what they have reached is always what tables and sittings say."""

import pytest

from parvis.web.hosting import repair
from parvis.web.models import Table
from parvis.web.people.guests import merge
from parvis.web.people.models import Person
from parvis.web.room import own_tables
from parvis.web.room.models import OwnTable, Sitting, Tally
from parvis.web.tables import archive
from tests.web.archived import archived
from tests.web.club import person, shared
from tests.web.people.accounts import account, finish

pytestmark = pytest.mark.usefixtures("club")
WHAT = ("person_id", "table_id", *own_tables.FIELDS)


def seated(table: Table) -> list[tuple[int, int]]:
    """Seats and persons, in the order of the seats."""
    return list(Sitting.objects.filter(table=table).order_by("seat").values_list("seat", "person_id"))


def check() -> None:
    """Compare what is kept with what follows from tables and sittings."""
    rows = [row for table in Table.objects.all() for row in own_tables.rows_of(table, seated(table))]
    kept = OwnTable.objects.values_list(*WHAT)
    assert sorted(map(str, kept)) == sorted(str(tuple(getattr(row, name) for name in WHAT)) for row in rows)
    found: dict[own_tables.Kind, list[OwnTable]] = {}
    for row in rows:
        if row.score is not None:
            found.setdefault((row.person_id, row.kind, row.is_open), []).append(row)
    tallies = {(one.person_id, one.kind, one.is_open): (one.games, one.wins, one.best) for one in Tally.objects.all()}
    assert tallies == {
        kind: (len(games), sum(row.won for row in games), max(row.score for row in games if row.score is not None))
        for kind, games in found.items()
    }


def test_tables_that_begin_end_and_go() -> None:
    anna, bruno, clara = person("Anna"), person("Bruno"), person("Clara")
    running, ended, closed = shared(anna, bruno), finish(shared(anna, bruno)), finish(shared(bruno, anna, clara))
    check()
    assert own_tables.under_way(anna) == [running.pk]
    for table in (ended, closed, running):
        Table(pk=table.pk).delete()
        check()
    assert not Tally.objects.exists()


def test_a_repaired_game_counts_once() -> None:
    table = finish(shared(person("Anna"), person("Bruno")))
    repair.repair(table.pk)
    check()
    assert OwnTable.objects.filter(finished__isnull=False).count() == 2


def test_a_game_that_is_no_longer_over_counts_no_more() -> None:
    table = finish(shared(person("Anna"), person("Bruno")))
    table.steps.order_by("-number").first().delete()
    repair.repair(table.pk)
    check()
    assert not Tally.objects.exists()


def test_what_a_guest_had_is_the_account_s() -> None:
    guest, anna, bruno = person("Guest"), account("Anna"), account("Bruno")
    finish(shared(guest, bruno))
    finish(shared(anna, bruno))
    both = shared(guest, anna)
    merge(Person.objects.get(pk=guest.pk), anna)
    check()
    assert both.pk in own_tables.under_way(anna)
    assert Tally.objects.get(person=anna).games == 2


def test_a_record_is_among_the_tables_of_who_brought_it() -> None:
    anna = person("Anna")
    table = archived("4p-base-greedy-0")
    archive.give(table, anna)
    check()
    assert [row.table_id for row in own_tables.ended(anna)] == [table.pk]
    assert not Tally.objects.exists()
