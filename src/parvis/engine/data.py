"""Reading data files: values that stand in a file to be corrected, each checked, each with where it comes from.

A reader takes a value as it stands in the file and gives the value that the game uses. It raises Needed, which says
what the value has to be. What owners can meet who type values on a page are refusals, told in their language.
"""

import pickle
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from parvis.engine.refusals import GameError, Refusal

SOURCES = ("stated", "inferred", "reconstructed")
"""Where a value comes from: a source says so, it follows from sources, or it is invented to agree with them."""

NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a new piece may be called in decisions."""
Reader = Callable[[Any], Any]
Fields = Mapping[str, Reader]
"""What may stand in a table of the file, and how it is read."""
NOTHING: Fields = {}


@dataclass(frozen=True)
class Changing:
    """Changes what data files hold as they are read: a game is loaded with the values of a box."""

    ruling: int
    """The one ruling that is going to be played."""
    change: Callable[[dict[str, Any]], None]


FILES = 32
"""Data files that are kept as they were parsed."""
CHANGING: ContextVar[Changing | None] = ContextVar("CHANGING", default=None)


class DataError(GameError):
    """A data file with a wrong value; the message names file, entry and field."""


class DataRefused(Refusal, DataError):
    """Values that no game can have."""


class ValueRefused(DataRefused):
    """A single value that can't stand where it stands, whatever stands elsewhere."""


class Needed(Refusal):
    """What a value has to be, in words that go on after "it has to be"."""


def read_toml(file: Path) -> dict[str, Any]:
    """The content of a data file. Raises DataError with the line where it can't be read."""
    content = file.read_bytes()
    try:
        found: dict[str, Any] = pickle.loads(parsed(content))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DataError(f"{file.name}: line {line} is not written in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{file.name}: {error}") from None
    if changing := CHANGING.get():
        changing.change(found)
    return found


@lru_cache(FILES)
def parsed(content: bytes) -> bytes:
    """The content of a data file as pickle has it: read again and again while somebody types values into a box."""
    return pickle.dumps(tomllib.loads(content.decode("utf-8-sig")))


def named(names: Sequence[str], first: int = 0) -> Reader:
    """Reads one of these names, from the `first` one on, as its number."""

    def read(value: Any) -> int:
        if not isinstance(value, str) or value not in names[first:]:
            raise Needed("needs-name", names=", ".join(names[first:]))
        return names.index(value)

    return read


def number(smallest: int, largest: int) -> Reader:
    """Reads a whole number in these limits."""

    def read(value: Any) -> int:
        if not is_number(value, smallest, largest):
            raise Needed("needs-number", count=largest - smallest + 1, smallest=smallest, largest=largest)
        return int(value)

    return read


def is_number(value: Any, smallest: int, largest: int) -> bool:
    """Whether a value is a whole number in these limits; true and false are none."""
    return type(value) is int and smallest <= value <= largest


def falling(count: int, largest: int) -> Reader:
    """Reads a list of that many whole numbers from 0, none larger than the one before it."""

    def read(value: Any) -> tuple[int, ...]:
        numbers = listed(value, count, 0, largest)
        if not numbers or list(numbers) != sorted(numbers, reverse=True):
            raise Needed("needs-falling", count=count, largest=largest)
        return numbers

    return read


def rising(count: int, largest: int) -> Reader:
    """Reads a list of that many whole numbers from 1, each larger than the one before it."""

    def read(value: Any) -> tuple[int, ...]:
        numbers = listed(value, count, 1, largest)
        if not numbers or list(numbers) != sorted(set(numbers)):
            raise Needed("needs-rising", count=count, largest=largest)
        return numbers

    return read


def listed(value: Any, count: int, smallest: int, largest: int) -> tuple[int, ...]:
    """The numbers of a list; none if it is not a list of that many numbers in these limits."""
    fits = isinstance(value, list) and len(value) == count
    return tuple(value) if fits and all(is_number(part, smallest, largest) for part in value) else ()


def switch(value: Any) -> bool:
    """Read a switch: true or false. Raises Needed for anything else."""
    if not isinstance(value, bool):
        raise Needed("needs-switch")
    return value


def anything(value: Any) -> Any:
    """Reads any value; it is checked later."""
    return value


def table(value: Any) -> Mapping[str, Any]:
    """Reads a table, whatever stands in it."""
    if not isinstance(value, Mapping):
        raise Needed("needs-table")
    return value


def read_field(where: str, field: str, value: Any, read: Reader) -> Any:
    """Read one value of a data file. Raises DataError."""
    try:
        return read(value)
    except ValueError as error:
        needed = error if isinstance(error, Refusal) else str(error)
        raise ValueRefused("data-value", where=where, field=field, value=repr(value), needed=needed) from None


def read_one(where: str, content: Mapping[str, Any], name: str, read: Reader, within: str = "") -> Any:
    """A value that a table needs. Raises DataError where it is wrong or missing. `within`: see `read_table`."""
    if name not in content:
        raise DataRefused("data-missing", where=where, field=f"{within}{name}")
    return read_field(where, f"{within}{name}", content[name], read)


def read_table(where: str, content: Any, needed: Fields, allowed: Fields = NOTHING, within: str = "") -> dict[str, Any]:
    """The values of a table by their names: all that are needed, and of the allowed ones those that stand there.

    `within`: the name of the table in its entry, with a dot behind it. Raises DataError for a value that is wrong,
    missing, or not known.
    """
    fields = {**needed, **allowed}
    for name in content:
        if name not in fields:
            raise unknown(where, f"{within}{name}", fields)
    there = {**needed, **{name: read for name, read in allowed.items() if name in content}}
    return {name: read_one(where, content, name, read, within) for name, read in there.items()}


def unknown(where: str, field: str, fields: Iterable[str]) -> DataRefused:
    """The error of a value that does not belong in a table. `fields`: those that do; there may be none."""
    known = ", ".join(fields)
    if not known:
        return DataRefused("data-empty", where=where, field=field)
    return DataRefused("data-unknown", where=where, field=field, fields=known)


def check_marks(where: str, marks: Any, values: Mapping[str, Any], within: str = "source.") -> None:
    """Raise DataError unless every value has a mark of where it comes from, in a table within a mark of its own."""
    inner = {name: value for name, value in values.items() if isinstance(value, Mapping)}
    read_table(where, marks, {name: table if name in inner else named(SOURCES) for name in values}, within=within)
    for name, value in inner.items():
        check_marks(where, marks[name], value, f"{within}{name}.")


def marked(where: str, content: Any, fields: Fields, unmarked: Fields = NOTHING) -> dict[str, Any]:
    """The values of a table that has a mark for each of them in its table `source`. Raises DataError.

    `unmarked`: what else may stand there, without a mark.
    """
    values = read_table(where, content, {**fields, "source": table}, unmarked)
    check_marks(where, values.pop("source"), {name: content[name] for name in values if name in fields})
    return values
