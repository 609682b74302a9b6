"""Who is asked at which table: whoever is asked and was not before is told so, exactly once.

That is found by comparing the table with what was noted of it. So it comes to the same whether it is done after each
step, after several, or after the site has started again.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.utils.timezone import now as present_moment

from parvis.engine.contract import seats_of
from parvis.engine.questions import NATURE
from parvis.web.models import Choice, Step, Table
from parvis.web.notices.models import DROPPED, TURN, WAITING, Asked, Channel, Muted, Outbox
from parvis.web.notices.times import due
from parvis.web.room.models import OwnTable, Sitting
from parvis.web.storage.statements import Statement

NOTED = ("seats", "number")
TOGETHER = 500
"""Tables that are looked at together."""
MADE = Statement(
    lambda: Step.objects.filter(table=1).filter(number__gte=2).order_by("number").values_list("seat", flat=True)
)
"""The seats that made a table's steps from one on."""


@dataclass(frozen=True)
class Standing:
    """Who is asked at a table: persons with their seats as bits, after so many steps."""

    number: int
    revision: int
    asked: dict[int, int]


def look_at(tables: Collection[int], now: datetime | None = None) -> None:
    """Note who is asked at these tables, and queue notices for those who were not asked before."""
    news = with_news(tables)
    if news:
        with transaction.atomic():
            note(news, now or present_moment())


def with_news(tables: Collection[int]) -> list[int]:
    """The tables of which something is to be noted. While somebody makes one step after the other, nothing is."""
    known = noted(tables)
    return [table for table, found in standing(tables).items() if is_news(found, known.get(table, {}))]


def is_news(found: Standing, known: dict[int, Asked]) -> bool:
    """Whether something is to be noted of a table of which that is known."""
    if {person: row.seats for person, row in known.items()} != found.asked:
        return True
    return any(row.number > found.number or has_moved(row, found.number) for row in known.values())


def noted(tables: Collection[int]) -> dict[int, dict[int, Asked]]:
    """What was noted of tables, by person."""
    found: dict[int, dict[int, Asked]] = {}
    for row in Asked.objects.filter(table__in=tables):
        found.setdefault(row.table_id, {})[row.person_id] = row
    return found


def note(tables: Collection[int], now: datetime) -> None:
    """Note who is asked at tables, as `look_at` does, within a transaction."""
    known = noted(tables)
    gone: list[int] = []
    rows: list[Asked] = []
    over: set[tuple[int, int]] = set()
    anew: list[tuple[int, int, Standing]] = []
    for table, found in standing(tables).items():
        rows_known, asked = known.get(table, {}), found.asked
        fresh = {person for person in asked if person not in rows_known or has_moved(rows_known[person], found.number)}
        left = rows_known.keys() - asked.keys()
        gone += [rows_known[person].pk for person in left]
        over |= {(table, person) for person in left | (fresh & rows_known.keys())}
        rows += [Asked(table_id=table, person_id=one, seats=asked[one], number=found.number) for one in asked]
        anew += [(person, table, found) for person in fresh]
    drop(over)
    Asked.objects.filter(pk__in=gone).delete()
    Asked.objects.bulk_create(rows, update_conflicts=True, unique_fields=["person", "table"], update_fields=NOTED)
    queue(anew, now)


def drop(over: set[tuple[int, int]]) -> None:
    """What waits to be told is no longer true at these tables for these persons."""
    tables = {table for table, _ in over}
    waiting = Outbox.objects.filter(table__in=tables, key=TURN, state=WAITING)
    found = waiting.values_list("pk", "table", "channel__person")
    gone = [number for number, table, person in found if (table, person) in over]
    if gone:
        waiting.filter(pk__in=gone).update(state=DROPPED)


def standing(tables: Collection[int]) -> dict[int, Standing]:
    """How these tables stand, but for those that are not there, are damaged, or belong to nobody.

    Nobody is told of a table at which only one person plays.
    """
    fields = ("pk", "number", "revision", "movers", "bots", "host_id", "finished")
    sitting: dict[int, dict[int, int]] = {}
    for table, seat, person in Sitting.objects.filter(table__in=tables).values_list("table", "seat", "person"):
        sitting.setdefault(table, {})[seat] = person
    chosen = set(Choice.objects.filter(table__in=tables).values_list("table", "seat"))
    found = {}
    for table, *counts, host, finished in Table.objects.filter(pk__in=tables, host__isnull=False).values_list(*fields):
        if not all(isinstance(count, int) for count in counts):
            continue
        number, revision, movers, bots = counts
        people = sitting.get(table, {})
        asked: dict[int, int] = {}
        if not finished and any(person != host for person in people.values()):
            for seat in seats_of(movers & ~bots):
                if (table, seat) not in chosen:
                    person = people.get(seat, host)
                    asked[person] = asked.get(person, 0) | 1 << seat
        found[table] = Standing(number, revision, asked)
    return found


def asking(person: int) -> list[int]:
    """The tables that ask a person now."""
    tables = OwnTable.objects.filter(person=person, finished=None).values_list("table", flat=True)
    return [table for table, found in standing(tables).items() if person in found.asked]


def has_moved(known: Asked, number: int) -> bool:
    """Whether the person has moved since that was noted, and then somebody else: they are asked anew."""
    if number <= known.number:
        return False
    made = MADE.rows(known.table_id, known.number)
    own = [bool(known.seats >> seat & 1) for (seat,) in made if seat != NATURE]
    return True in own and False in own[own.index(True) :]


def queue(anew: Collection[tuple[int, int, Standing]], now: datetime) -> None:
    """Put into the outbox that persons are asked at tables, once for each way in which they want to hear of it."""
    channels = list(Channel.objects.filter(person__in={person for person, _, _ in anew}, active=True))
    if not channels:
        return
    muted = set(Muted.objects.filter(table__in=[table for _, table, _ in anew]).values_list("person", "table"))
    for channel in (one for one in channels if one.tells(TURN)):
        for person, table, found in anew:
            if person == channel.person_id and (person, table) not in muted:
                Outbox.objects.get_or_create(
                    channel=channel,
                    table_id=table,
                    number=found.number,
                    revision=found.revision,
                    key=TURN,
                    defaults={
                        "args": {"seats": seats_of(found.asked[person])},
                        "created": now,
                        "due": due(channel, now),
                    },
                )


def look_at_all(now: datetime | None = None) -> None:
    """Look at all tables of persons: what was missed while the site did not run is found so."""
    running = Table.objects.filter(finished=None, host__isnull=False).values_list("pk", flat=True)
    ended = Asked.objects.filter(table__finished__isnull=False).values_list("table", flat=True)
    tables = [*running, *ended.distinct()]
    for start in range(0, len(tables), TOGETHER):
        look_at(tables[start : start + TOGETHER], now)
