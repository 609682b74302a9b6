"""Tables in a site's database, of any version of its schema, checked against the rules of this program.

The database is read as it is: not by Django, which would want it migrated first, and nothing is written to it.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parvis.engine import boxes
from parvis.engine.box import parse
from parvis.engine.contract import seats_of
from parvis.engine.data import DataError
from parvis.engine.play import Play, seat_word
from parvis.engine.refusals import GameError, Refusal
from parvis.engine.texts import ENGLISH
from parvis.web.storage import databases
from parvis.web.terminal import HostError

TABLES = (
    "SELECT id, game, ruling, {}, {}, options, seats, number, movers, result, finished IS NOT NULL "
    "FROM web_table ORDER BY id"
)
STEPS = "SELECT number, seat, words FROM web_step WHERE table_id = {} ORDER BY number"
CHOICES = "SELECT seat, words FROM web_choice WHERE table_id = {} ORDER BY seat"

Database = Any
"""A connection to SQLite or to PostgreSQL: both are asked in the same way."""


@dataclass(frozen=True)
class StoredTable:
    """A table as a database holds it; box, options, seats and result are JSON."""

    id: int
    game: str
    ruling: int
    corrected: str
    """A fingerprint of the values of an owner's ruling; empty for released rulings, and in old databases."""
    box: str | None
    """The values of an owner's box as JSON; none in old databases."""
    options: str
    seats: str
    number: int
    movers: int
    result: str | None
    is_finished: bool
    steps: list[tuple[int, int, str]]
    """Number, seat and decision in words."""
    choices: list[tuple[int, str]]
    """Seat and decision of each choice that is kept back; none in old databases, which have no words for them."""


@contextmanager
def opened(path: Path) -> Iterator[tuple[int, Iterator[StoredTable]]]:
    """How many tables a database has, and all of them, as they are at one moment. Raises GameError for other files."""
    try:
        with closing(connected(path)) as database:
            database.execute("BEGIN")
            yield all_of(database)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise HostError("database-unreadable", database=str(path), error=str(error)) from None


@contextmanager
def opened_at(url: str) -> Iterator[tuple[int, Iterator[StoredTable]]]:
    """Open the tables of a PostgreSQL database: their number, and each as stored. Raises GameError."""
    settings = databases.server(url)
    import psycopg
    from psycopg.types.string import TextLoader

    try:
        with psycopg.connect(url) as database:
            database.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            database.read_only = True
            database.adapters.register_loader("jsonb", TextLoader)
            yield all_of(database)
    except psycopg.Error as error:
        name = databases.name_of(settings)
        raise HostError("database-unreadable", database=name, error=str(error)) from None


def all_of(database: Database) -> tuple[int, Iterator[StoredTable]]:
    """How many tables a database has, and all of them."""
    corrected = "corrected" if has_column(database, "web_table", "corrected") else "''"
    box = "box" if has_column(database, "web_table", "box") else "NULL"
    rows = database.execute(TABLES.format(corrected, box)).fetchall()
    return len(rows), tables(database, rows)


def connected(path: Path) -> sqlite3.Connection:
    """The database, to be read only.

    One that keeps a write-ahead log needs files next to it even for that, and a reader would leave them there. Where
    there are none, or they can't be made and nothing waits in them, nobody writes to it, and it is read without them.
    Raises sqlite3.Error, or GameError if something waits.
    """
    address = f"{path.absolute().as_uri()}?mode=ro"
    if is_at_rest(path):
        return sqlite3.connect(f"{address}&immutable=1", uri=True, isolation_level=None)
    database = sqlite3.connect(address, uri=True, isolation_level=None)
    try:
        database.execute("SELECT 1 FROM sqlite_master LIMIT 1")
    except sqlite3.OperationalError as error:
        database.close()
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
            raise
        for waiting in (path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-journal")):
            if waiting.exists() and waiting.stat().st_size > 0:
                raise HostError("database-waiting", database=str(path), waiting=waiting.name) from None
        return sqlite3.connect(f"{address}&immutable=1", uri=True, isolation_level=None)
    return database


def is_at_rest(path: Path) -> bool:
    """Whether a database keeps a write-ahead log, as its header says, and has none now: nobody has it open."""
    if not path.is_file() or any(path.with_name(f"{path.name}-{kind}").exists() for kind in ("wal", "shm")):
        return False
    with path.open("rb") as file:
        return file.read(20)[18:] == b"\2\2"


def has_column(database: Database, table: str, column: str) -> bool:
    """Whether this version of the schema has a column."""
    found = database.execute(f"SELECT * FROM {table} WHERE 1 = 0").description
    return column in [name for name, *_ in found]


def tables(database: Database, rows: list[tuple[Any, ...]]) -> Iterator[StoredTable]:
    """The tables of these rows, each with its steps and choices."""
    has_words = has_column(database, "web_choice", "words")
    for row in rows:
        steps = database.execute(STEPS.format(row[0])).fetchall()
        choices = database.execute(CHOICES.format(row[0])).fetchall() if has_words else []
        yield StoredTable(*(*row, steps, choices))


def difference(table: StoredTable, language: str = ENGLISH) -> str | None:
    """What is no longer as it was at a table, in a line; None: nothing. Raises DataError for a wrong data file.

    Of tables in play it tells no decision: those may be hidden from whoever reads this.
    """
    try:
        stored = (table.box, table.options, table.seats, table.result)
        box, options, seats, result = (json.loads(text or "null") for text in stored)
        game = boxes.game_in(table.game, parse(table.game, table.ruling, box))
        game.check_stored(table.ruling, table.corrected or None)
        play = Play(game, len(seats), options, table.ruling)
        make_steps(table, play)
        if table.is_finished:
            check_result(play, result)
        else:
            check_question(table, play)
    except DataError:
        raise
    except GameError as error:
        return error.in_language(language)
    except Exception as error:  # of what is stored, or of rules
        return HostError("stored-broken", error=type(error).__name__).in_language(language)
    return None


def make_steps(table: StoredTable, play: Play) -> None:
    """Make all steps of a table again. Raises GameError at the first that can't be."""
    for index, (number, seat, words) in enumerate(table.steps):
        if number != index:
            raise HostError("stored-step-missing", step=str(index))
        try:
            play.say(seat, words)
        except Exception as error:
            told = error if isinstance(error, Refusal) else str(error)
            reason = told if table.is_finished else HostError("stored-illegal")
            raise Refusal("record-at-step", step=str(index), reason=reason) from error
    if len(table.steps) != table.number:
        raise HostError("stored-count", count=len(table.steps), number=str(table.number))


def check_result(play: Play, result: Any) -> None:
    """Raise GameError unless the game is over with that result."""
    if not play.over:
        raise HostError("stored-goes-on", step=str(len(play.steps)))
    found = vars(play.result())
    if found != result:
        raise HostError("stored-result", found=str(found), result=str(result))


def check_question(table: StoredTable, play: Play) -> None:
    """Raise GameError unless the same seats are asked, and may make the choices that are kept back."""
    now, then = play.movers(), seats_of(table.movers)
    if now != then:
        raise HostError(
            "stored-question",
            step=str(len(play.steps)),
            now=listed(now),
            now_count=len(now),
            then=listed(then),
            then_count=len(then),
        )
    for seat, words in table.choices:
        if words not in [play.game.catalogue[decision] for decision in play.legal(seat)]:
            raise HostError("stored-choice", step=str(len(play.steps)), seat=seat_word(seat))


def listed(seats: list[int]) -> str:
    """`0, 2`, `nature` or `nobody`, as it stands in a refusal."""
    return ", ".join(map(seat_word, seats)) or "nobody"
