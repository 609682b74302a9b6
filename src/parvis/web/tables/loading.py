"""Tables that can't be opened: their game, ruling or an option is not here, a step is wrong, or a row is damaged.

Their row and their pages say so, the log has one line, they can be taken along as they are stored and be deleted; and
nothing else suffers from them.
"""

import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.db import Error, connection
from django.db.models import QuerySet

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError, Refusal
from parvis.web.models import Choice, Step, Table
from parvis.web.room.terms import Terms
from parvis.web.storage.statements import Statement
from parvis.web.tables import fair
from parvis.web.tables.boxes import game_played
from parvis.web.texts import SiteError

LOG = logging.getLogger(__name__)
UNDECODABLE = "Could not decode to UTF-8"
"""How SQLite begins what it says of damaged text."""
NEWEST = Statement(lambda: Table.objects.filter(pk=1))
LOCKED = Statement(lambda: Table.objects.select_for_update(no_key=True).filter(pk=1))
_told: set[tuple[int, str]] = set()


class Unreadable(Refusal):
    """A table that can't be opened; the message says why."""

    table: int


@contextmanager
def reading(table: int) -> Iterator[None]:
    """Within this block what goes wrong is the fault of what is stored of a table: raises Unreadable, logged once."""
    try:
        yield
    except (Unreadable, ObjectDoesNotExist):
        raise
    except Refusal as error:
        raise unreadable(table, error, error) from error
    except Exception as error:
        if isinstance(error, Error) and UNDECODABLE not in str(error):
            raise
        raise unreadable(table, SiteError("error-unreadable", table=str(table)), error) from error


def title_of(game: str) -> str:
    """What a game is called; its plain name where it is not installed any more."""
    try:
        return registry.find(game).title
    except GameError:
        return game


def newest(number: int) -> Table:
    """A table as it is now. Raises Table.DoesNotExist, or Unreadable for a damaged one."""
    with reading(number):
        return existing(NEWEST.first(number))


def locked(number: int) -> Table:
    """A table locked for a transaction that will write it: nobody else writes to the table until that ends.

    SQLite has let nobody else write since the transaction began; other databases lock the table's row.
    """
    with reading(number):
        return existing(LOCKED.first(number))


def existing(found: Table | None) -> Table:
    """A table, if there is one. Raises Table.DoesNotExist."""
    if found is None:
        raise Table.DoesNotExist
    return found


def terms_of(table: Table) -> Terms:
    """The terms of a table. Raises Unreadable for damaged ones."""
    with reading(table.pk):
        return Terms.of(table.terms)


def game_of(table: Table) -> Game:
    """The table's game. Raises Unreadable if it is not installed."""
    with reading(table.pk):
        return game_played(table)


def unreadable(table: int, reason: Refusal, cause: Exception) -> Unreadable:
    """The error for a table. Logs it the first time: the kind of its cause only, which may tell of hidden cards."""
    told = str(cause if isinstance(cause, GameError) else reason)
    if (table, told) not in _told:
        _told.add((table, told))
        LOG.warning("table %d can't be opened (%s): %s", table, type(cause).__name__, told)
    made = Unreadable.of(reason)
    made.table = table
    return made


def loaded(tables: QuerySet[Table]) -> list[Table]:
    """The tables of a query; those whose rows can't be read are left out, and logged."""
    try:
        return list(tables)
    except (Error, ValueError, TypeError) as error:
        if isinstance(error, Error) and UNDECODABLE not in str(error):
            raise
    return list(one_by_one(tables))


def one_by_one(tables: QuerySet[Table]) -> Iterable[Table]:
    """Tables one by one, each with a query of its own; damaged ones are left out."""
    for number in list(tables.values_list("pk", flat=True)):
        try:
            with reading(number):
                yield tables.get(pk=number)
        except (Unreadable, Table.DoesNotExist):
            continue


def stored(number: int) -> dict[str, list[dict[str, Any]]]:
    """All that the database holds of a table, as it is there: rows by the name of their table.

    What chance follows from is left out before the end: it tells the future, which nobody knows.
    """
    if connection.vendor == "sqlite":
        name = connection.settings_dict["NAME"]
        with connection.wrap_database_errors, closing(sqlite3.connect(name)) as database:
            database.text_factory = lambda text: text.decode(errors="backslashreplace")
            found = stored_rows(database.cursor(), "?", number)
    else:
        with connection.cursor() as cursor:
            found = stored_rows(cursor, "%s", number)
    for row in found[Table._meta.db_table]:
        if not fair.is_over(row["finished"], row["movers"]):
            del row[fair.SECRET]
    return found


def stored_rows(cursor: Any, mark: str, number: int) -> dict[str, list[dict[str, Any]]]:
    """The rows of a table by the name of their table, and by column; `mark` stands for a value in a query."""
    found = {}
    for model, key in ((Table, "id"), (Step, "table_id"), (Choice, "table_id")):
        name = model._meta.db_table
        cursor.execute(f"SELECT * FROM {name} WHERE {key} = {mark} ORDER BY id", [number])
        columns = [column for column, *_ in cursor.description]
        found[name] = [dict(zip(columns, map(shown, row), strict=True)) for row in cursor.fetchall()]
    return found


def shown(value: Any) -> Any:
    """A value of the database as JSON can hold it."""
    if isinstance(value, datetime):
        return value.isoformat()
    return bytes(value).hex() if isinstance(value, bytes | memoryview) else value
