"""Boxes: what an owner of a game has found printed otherwise than a ruling says, as differences from that ruling.

Values belong to a game for good and are part of its record; names are what pages call the pieces.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from parvis.engine.printed import fingerprint
from parvis.engine.quoted import quoted
from parvis.engine.refusals import Refusal

MOST = 5_000
"""Values and names that a box can have."""
LONGEST = 80
"""Characters of a name, and of a value in words."""
FIELD = re.compile(r"[a-z][a-z0-9_-]*(\.[a-z][a-z0-9_-]*)*")
"""What a value is called in a data file: `cost`, `effect.pay_deniers`."""
LANGUAGE, KEY = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,8})*"), re.compile(r"[a-z][a-z0-9-]*")


class BoxError(Refusal):
    """A box that the rules can't play, or that is damaged; the message is one line."""


@dataclass(frozen=True)
class Box:
    """The values and names of an owner's copy of a game, where they differ from those of a ruling."""

    game: str
    ruling: int
    values: str = "{}"
    """By place and field, as JSON in one fixed way of writing; see `parvis.engine.values`."""
    names: str = "{}"
    """By language and key of the game's texts, as JSON."""

    @classmethod
    def of(cls, game: str, ruling: int, values: Any, names: Any = None) -> Self:
        """Make a box of what a file or a record holds. Raises BoxError where that is no box."""
        if type(ruling) is not int or not is_of_tables(values) or not is_of_tables(names or {}):
            raise BoxError("box-damaged")
        kept = {place: dict(fields) for place, fields in values.items() if fields}
        called = {language: dict(texts) for language, texts in (names or {}).items() if texts}
        if sum(map(len, (*kept.values(), *called.values()))) > MOST or not all(map(is_value, leaves(kept))):
            raise BoxError("box-damaged")
        if not all(FIELD.fullmatch(field) for fields in kept.values() for field in fields):
            raise BoxError("box-damaged")
        for language, texts in called.items():
            for key, text in texts.items():
                if not (LANGUAGE.fullmatch(language) and KEY.fullmatch(key) and is_text(text)):
                    raise BoxError("box-name", name=quoted(text))
        return cls(game, ruling, written(kept), written(called))

    @cached_property
    def changes(self) -> dict[str, dict[str, Any]]:
        """The values, by place and field."""
        return dict(json.loads(self.values))

    @cached_property
    def called(self) -> dict[str, dict[str, str]]:
        """The names, by language and key."""
        return dict(json.loads(self.names))

    @property
    def fingerprint(self) -> str:
        """16 hex digits that differ for other values: what a game is played with. Names do not matter."""
        return fingerprint([self.game, self.ruling, self.changes])

    def to_json(self) -> dict[str, Any]:
        """What a record keeps of it."""
        return {"values": self.changes, **({"names": self.called} if self.called else {})}


def of_file(content: bytes) -> Box:
    """The box of a file, with nothing but its values and names. Raises BoxError."""
    found = read(content)
    if not isinstance(found.get("game"), str):
        raise BoxError("box-damaged")
    return Box.of(found["game"], found.get("ruling", 0), found.get("values", {}), found.get("names"))


def read(content: bytes) -> dict[str, Any]:
    """What stands in a file. Raises BoxError for what is no table in JSON, or says something twice."""
    try:
        found = json.loads(content.decode("utf-8-sig"), object_pairs_hook=once, parse_constant=no_number)
    except (ValueError, RecursionError):
        raise BoxError("box-damaged") from None
    if not isinstance(found, dict):
        raise BoxError("box-damaged")
    return found


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table of JSON in which every name stands once. Raises ValueError."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands there twice")
    return found


def no_number(constant: str) -> Any:
    """Raise ValueError for what JSON does not know: NaN and Infinity."""
    raise ValueError(f"{constant} is no number")


def written(content: Any) -> str:
    """JSON in one fixed way of writing."""
    return json.dumps(content, sort_keys=True, ensure_ascii=False)


def is_of_tables(content: Any) -> bool:
    """Whether it is a table of tables."""
    return isinstance(content, Mapping) and all(isinstance(part, Mapping) for part in content.values())


def leaves(content: Mapping[str, Mapping[str, Any]]) -> Iterator[Any]:
    """All that stands in the tables of a table."""
    for part in content.values():
        yield from part.values()


def is_value(value: Any) -> bool:
    """Whether it can be a printed value: a number, a truth, a word, numbers in a list, or nothing."""
    if isinstance(value, list):
        return len(value) <= LONGEST and all(type(part) is int and abs(part) < 1000 for part in value)
    return value is None or isinstance(value, bool) or (type(value) is int and abs(value) < 1000) or is_text(value)


def is_text(value: Any) -> bool:
    """Whether it is a short line of text."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST and value.isprintable()


def parse(game: Any, ruling: Any, content: Any) -> Box | None:
    """The box that a record or a table names, of the game and ruling that it is played under; None: none.

    Raises BoxError.
    """
    if content is None:
        return None
    if not isinstance(content, Mapping) or not isinstance(game, str):
        raise BoxError("box-damaged")
    return Box.of(game, ruling, content.get("values"), content.get("names"))
