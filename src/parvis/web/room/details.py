"""What lists tell of their tables besides their rows: read for all tables of a list at once."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Self

from parvis.web.models import Choice, Table
from parvis.web.room import persons
from parvis.web.room.models import Clock, Sitting


@dataclass(frozen=True)
class Details:
    """Who sits at tables, who has chosen what is kept back there, and their clocks, each by the table's number."""

    sittings: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """Who sat where, by table: seats and persons."""
    in_tournaments: set[int] = field(default_factory=set)
    """Numbers of tables at which somebody sits in a tournament."""
    chosen: dict[int, set[int]] = field(default_factory=dict)
    clocks: dict[int, dict[int, Clock]] = field(default_factory=dict)

    @classmethod
    def of(cls, tables: Collection[Table]) -> Self:
        """The details of these tables: three statements, however many they are."""
        made = cls.sitting([table.pk for table in tables])
        running = [table.pk for table in tables if not table.finished]
        for table, seat in Choice.objects.filter(table__in=running).values_list("table_id", "seat"):
            made.chosen.setdefault(table, set()).add(seat)
        for clock in Clock.objects.filter(table__in=running).order_by("seat"):
            made.clocks.setdefault(clock.table_id, {})[clock.seat] = clock
        return made

    @classmethod
    def sitting(cls, numbers: Collection[int]) -> Self:
        """Only who sits at the tables of these numbers."""
        made = cls()
        found = Sitting.objects.filter(table__in=numbers)
        for table, seat, person, group in found.values_list("table_id", "seat", "person_id", "table__group"):
            made.sittings.setdefault(table, []).append((seat, person))
            if group is not None:
                made.in_tournaments.add(table)
        return made

    def held(self, table: Table, person: int) -> int:
        """The seats of a person, as bits. Raises as `persons.holders`."""
        return persons.seats_held(table, person, self.sittings.get(table.pk, []))

    def has_others(self, number: int, person: int) -> bool:
        """Whether anybody else sits or sat at a table."""
        return any(one != person for _, one in self.sittings.get(number, []))
