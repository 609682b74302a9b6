"""Statements that every page needs, each written once.

Django writes a statement anew whenever it is asked, which takes ten times as long as SQLite needs to answer it.
"""

from collections.abc import Callable, Iterable
from typing import Any

from django.db import connection
from django.db.models import Model, QuerySet

LARGEST = 2**63 - 1
"""What databases can compare with; nothing there has a number as large."""


def within(given: Iterable[int]) -> list[int]:
    """The same numbers, as far as databases have any."""
    return [max(-LARGEST, min(number, LARGEST)) for number in given]


class Statement:
    """A query with a place for each value."""

    def __init__(self, query: Callable[[], QuerySet[Any, Any]]) -> None:
        """`query`: with any whole numbers as its values, which stand in the order in which they are given later."""
        self.query = query
        self.written: dict[str, tuple[type[Model], str]] = {}
        """For each kind of database: what its rows are, and the text."""

    def prepared(self) -> tuple[type[Model], str]:
        """The same for the present database."""
        if connection.vendor not in self.written:
            query = self.query()
            self.written[connection.vendor] = query.model, query.query.sql_with_params()[0]
        return self.written[connection.vendor]

    def rows(self, *given: int) -> list[tuple[Any, ...]]:
        """What it finds, as the database has it: for numbers and texts."""
        _, text = self.prepared()
        with connection.cursor() as cursor:
            cursor.execute(text, within(given))
            return list(cursor.fetchall())

    def all(self, *given: int) -> list[Any]:
        """What it finds."""
        model, text = self.prepared()
        return list(model._default_manager.raw(text, within(given)))

    def first(self, *given: int) -> Any:
        """The only thing that it can find; None where there is none."""
        return next(iter(self.all(*given)), None)
