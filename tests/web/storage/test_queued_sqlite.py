"""Writers of one process wait in line for an SQLite database."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.db import OperationalError, connections

from parvis.web.storage.queued_sqlite3.base import DatabaseWrapper

LONG, SHORT = 20, 0.01


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[[float], DatabaseWrapper]]:
    """More connections to one database, each with the seconds for which it waits."""
    made: list[DatabaseWrapper] = []

    def connect(patience: float) -> DatabaseWrapper:
        settings = connections["default"].settings_dict
        own = {"NAME": tmp_path / "own.sqlite3", "OPTIONS": {**settings["OPTIONS"], "timeout": patience}}
        made.append(DatabaseWrapper({**settings, **own}, "own"))
        made[-1].inc_thread_sharing()
        return made[-1]

    yield connect
    for one in made:
        one.close()


def begin(connection: DatabaseWrapper) -> None:
    """Begin a transaction, as `atomic` does."""
    connection.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)


@pytest.mark.parametrize("end", [DatabaseWrapper.commit, DatabaseWrapper.rollback, DatabaseWrapper.close])
def test_the_next_begins_when_one_has_ended(
    opened: Callable[[float], DatabaseWrapper], end: Callable[[DatabaseWrapper], None]
) -> None:
    one, other = opened(LONG), opened(LONG)
    begin(one)
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(begin, other)
        assert other.turn is None
        end(one)
        waiting.result(LONG)
    assert one.turn is None
    assert other.turn is not None
    other.rollback()


def test_who_waits_too_long_is_told_as_sqlite_tells_it(opened: Callable[[float], DatabaseWrapper]) -> None:
    one, other = opened(LONG), opened(SHORT)
    begin(one)
    with pytest.raises(OperationalError, match="database is locked"):
        begin(other)
    one.commit()
    one.set_autocommit(True)
    other.set_autocommit(True)
    begin(other)
    other.rollback()


def test_a_transaction_that_could_not_begin_keeps_nobody_waiting(
    opened: Callable[[float], DatabaseWrapper], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = opened(LONG), opened(LONG)
    one.ensure_connection()
    with monkeypatch.context() as patched:
        patched.setattr(one, "cursor", lambda: pytest.fail("the disk is gone"))
        with pytest.raises(pytest.fail.Exception):
            begin(one)
    begin(other)
    other.rollback()


def test_a_statement_without_a_transaction_waits_in_line_too(opened: Callable[[float], DatabaseWrapper]) -> None:
    one, other, late = opened(LONG), opened(LONG), opened(SHORT)
    with one.cursor() as cursor:
        cursor.execute("CREATE TABLE counted (number INTEGER)")
    begin(one)

    def write(connection: DatabaseWrapper) -> None:
        with connection.cursor() as cursor:
            cursor.execute("INSERT INTO counted VALUES (%s)", [1])

    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(write, other)
        with late.cursor() as cursor:
            assert cursor.execute("SELECT COUNT(*) FROM counted").fetchone() == (0,)
        with pytest.raises(OperationalError, match="database is locked"):
            write(late)
        assert not waiting.done()
        one.commit()
        waiting.result(LONG)
    assert other.turn is None
