"""At which tables somebody plays, where they are asked, and where something was said that they have not seen: what the
lists of their own tables are made from.

It tells of the person's own choices alone. Whether others have chosen changes nothing.
"""

from collections.abc import Collection
from hashlib import blake2b

from django.db.models import Max

from parvis.engine.contract import seats_of
from parvis.web.chat.models import PLAYERS, Line, Seen
from parvis.web.models import Choice, Table
from parvis.web.people.models import Person
from parvis.web.room.models import OwnTable, Sitting


def tables_of(people: Collection[int]) -> dict[int, dict[int, str]]:
    """By person, at which tables they play, and at which step they are asked there; empty where they are not."""
    found: dict[int, dict[int, str]] = {person: {} for person in people}
    own = OwnTable.objects.filter(person__in=people, finished=None).values("table")
    running = Table.objects.filter(pk__in=own)
    rows = list(running.order_by("pk").values_list("pk", "movers", "bots", "host_id", "number", "revision"))
    numbers = [row[0] for row in rows]
    holders: dict[int, dict[int, int | None]] = {}
    for table, seat, holder in Sitting.objects.filter(table__in=numbers).values_list("table_id", "seat", "person_id"):
        holders.setdefault(table, {})[seat] = holder
    chosen = set(Choice.objects.filter(table__in=numbers).values_list("table_id", "seat"))
    for table, movers, bots, host, number, revision in rows:
        if not all(isinstance(bits, int) for bits in (movers, bots)):
            continue  # a damaged row
        sitting = holders.get(table, {})
        open_seats = [seat for seat in seats_of(movers & ~bots) if (table, seat) not in chosen]
        asked = {sitting.get(seat, host) for seat in open_seats}
        for person in found.keys() & {host, *sitting.values()}:
            found[person][table] = f"{number}.{revision}" if person in asked else ""
    return found


def asked_at(person: Person) -> set[int]:
    """The tables at which a decision of somebody's is missing."""
    return {table for table, step in tables_of([person.pk])[person.pk].items() if step}


def newest(people: Collection[int]) -> dict[int, str]:
    """What stands for that and for what was said there, by person: another mark whenever something is different.

    Whoever decides and is asked again before anybody has looked is asked at another step: that is news, too.
    """
    found = tables_of(people)
    tables = {table for own in found.values() for table in own}
    lines = Line.objects.filter(table__in=tables, audience=PLAYERS).order_by()
    said = dict(lines.values_list("table").annotate(Max("pk")))
    rows = Seen.objects.filter(table__in=said, person__in=found, audience=PLAYERS).values_list(
        "person", "table", "line"
    )
    seen = {(person, table): line for person, table, line in rows}

    def marked(person: int, table: int, step: str) -> str:
        is_behind = said.get(table, 0) > seen.get((person, table), 0)
        return f"{table}:{step}:{said[table] if is_behind else ''}"

    return {person: digest([marked(person, *one) for one in found[person].items()]) for person in found}


def digest(tables: list[str]) -> str:
    """A list of tables as a few characters, to be compared."""
    return blake2b(" ".join(tables).encode(), digest_size=8).hexdigest()


def mark(person: Person | None) -> str:
    """What stands for it now; nothing for a stranger."""
    return "" if person is None else newest([person.pk])[person.pk]


def at(table_id: int) -> set[int]:
    """The persons for whom something may be new when something is at that table."""
    people = set(Sitting.objects.filter(table=table_id).values_list("person_id", flat=True))
    return {*people, *Table.objects.filter(pk=table_id).values_list("host_id", flat=True)} - {None}
