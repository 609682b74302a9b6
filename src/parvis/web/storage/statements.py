"""Statements that every page needs, each written once.

Django writes a statement anew whenever it is asked, which takes ten times as long as SQLite needs to answer it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connection
from django.db.models import Model, QuerySet
from django.db.models.expressions import Col

Converter = Callable[[Any, Any, Any], Any]
LARGEST = 2**63 - 1
"""What databases can compare with; nothing there has a number as large."""


def within(given: Iterable[int | str]) -> list[int | str]:
    """Values for a statement, numbers cut off where databases have no larger ones."""
    return [value if isinstance(value, str) else max(-LARGEST, min(value, LARGEST)) for value in given]


class Statement:
    """A query with a place for each value."""

    def __init__(self, query: Callable[[], QuerySet[Any, Any]]) -> None:
        """`query`: with any values, which stand in the order in which they are given later."""
        self.query = query
        self.written: dict[str, Written] = {}
        """For each kind of database."""

    def prepared(self) -> "Written":
        """The statement as written for the present database."""
        if connection.vendor not in self.written:
            self.written[connection.vendor] = written(self.query())
        return self.written[connection.vendor]

    def rows(self, *given: int | str) -> list[tuple[Any, ...]]:
        """What it finds, as the database has it: for numbers and texts."""
        with connection.cursor() as cursor:
            cursor.execute(self.prepared().text, within(given))
            return list(cursor.fetchall())

    def all(self, *given: int | str) -> list[Any]:
        """All objects that the statement finds."""
        found = self.prepared()
        return [found.instance(row) for row in self.rows(*given)]

    def first(self, *given: int | str) -> Any:
        """The only thing that it can find; None where there is none."""
        return next(iter(self.all(*given)), None)


@dataclass(frozen=True)
class Written:
    """A query as a kind of database understands it."""

    model: type[Model]
    text: str
    fields: tuple[str, ...]
    """What its columns are, if its rows are things of the model."""
    converters: tuple[tuple[int, tuple[Converter, ...], Any], ...]
    """Columns that a database does not have as Python does: what makes one of the other, and from which expression."""

    def instance(self, row: Sequence[Any]) -> Model:
        """The object that a row stands for."""
        values = list(row)
        for column, converters, expression in self.converters:
            for convert in converters:
                values[column] = convert(values[column], expression, connection)
        return self.model.from_db(DEFAULT_DB_ALIAS, self.fields, values)


def written(query: QuerySet[Any, Any]) -> Written:
    """A query in the words of the present database."""
    compiler = query.query.get_compiler(connection=connection)
    text, _ = compiler.as_sql()
    columns = [expression for expression, _, _ in compiler.select]
    converters = compiler.get_converters(columns).items()
    return Written(
        query.model,
        text,
        tuple(column.target.attname for column in columns if isinstance(column, Col)),
        tuple((place, tuple(convert), expression) for place, (convert, expression) in converters),
    )
