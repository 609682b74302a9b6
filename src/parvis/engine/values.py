"""The printed values of a game, one by one: where each stands in the data files, and where it comes from.

A form is a table of a data file with marks, `source`: one for each of its values, or one for all. Its place is the way
to it in the file: `activity merchant`, `street 3`, `characters`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from parvis.engine.data import DataRefused, read_toml
from parvis.engine.rulings import RELEASED, in_ruling, since

Content = dict[str, Any]
Values = Mapping[str, Mapping[str, Any]]
"""By place and field; None: it does not stand there."""
NO_VALUES = ("name", "module", "since", "until", "source")
"""What stands in a form and is not printed as a value: a name says which card it is."""
UNMARKED = "reconstructed"
NAMES = "names.toml"


@dataclass(frozen=True)
class Value:
    """One printed value: what stands where, and where it comes from."""

    place: str
    field: str
    value: Any
    source: str
    """Where it comes from: a word of `data.SOURCES`."""


def forms(content: Content, ruling: int, way: str = "") -> dict[str, Content]:
    """The forms of a data file that hold in a ruling, by their places."""
    found: dict[str, Content] = {}
    for name, part in content.items():
        place = f"{way} {name}".strip()
        if isinstance(part, list) and all(isinstance(form, dict) for form in part):
            there = in_ruling(part, ruling)
            for number, form in enumerate(there, 1):
                found[place_in(place, form, number, len(there))] = form
        elif isinstance(part, dict) and "source" in part:
            found |= {place: part} if in_ruling([part], ruling) else {}
        elif isinstance(part, dict):
            found |= forms(part, ruling, place)
    return found


def place_in(place: str, form: Content, number: int, count: int) -> str:
    """The place of a form in a list: by its name, or by its number where there are others."""
    if "name" in form:
        return f"{place} {form['name']}"
    return place if count == 1 else f"{place} {number}"


def files(folder: Path) -> list[Path]:
    """The data files in a folder."""
    return sorted(file for file in folder.glob("*.toml") if file.name != RELEASED)


def in_folder(folder: Path, ruling: int) -> dict[str, Content]:
    """All forms that hold in a ruling, by their places."""
    found: dict[str, Content] = {}
    for file in files(folder):
        found |= forms(read_toml(file), ruling)
    return found


def flat(table: Mapping[str, Any], within: str = "") -> Iterator[tuple[str, Any]]:
    """Values of a table by field; those of a table in it as `effect.cubes`."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{within}{name}.")
        else:
            yield f"{within}{name}", value


def values_of(place: str, form: Content) -> list[Value]:
    """The values of a form, in the order of its file."""
    source = form["source"]
    marks = {} if isinstance(source, str) else dict(flat(source))
    usual = source if isinstance(source, str) else UNMARKED
    stated = {name: value for name, value in form.items() if name not in NO_VALUES}
    return [Value(place, field, value, marks.get(field, usual)) for field, value in flat(stated)]


def name_source(form: Content) -> str:
    """Where the name of a form comes from; a source that is one for all of its values says nothing of the name."""
    return "stated" if isinstance(form["source"], str) else str(form["source"].get("name", "stated"))


@cache
def names_given(texts: Path) -> Mapping[str, frozenset[str]]:
    """By language, for translations: keys of the names that a document gives; all others are ours. See `names.toml`."""
    file = texts / NAMES
    return {language: frozenset(keys) for language, keys in read_toml(file).items()} if file.is_file() else {}


def remarks(place: str, form: Content) -> tuple[str, str]:
    """Keys of the game's text on why values of a form are as they are: of the form itself, or of all in its part."""
    return f"remark-{place.replace(' ', '-')}-{since(form)}", f"remark-{place.partition(' ')[0]}"


def change(content: Content, ruling: int, changes: Values) -> None:
    """Put values into the content of a data file. Where there is one, its mark is `stated`: an owner has seen it."""
    for place, form in forms(content, ruling).items():
        for field, value in changes.get(place, {}).items():
            put(form, field, value)
            if not isinstance(form["source"], str):
                put(form["source"], field, None if value is None else "stated")


def put(table: Content, field: str, value: Any) -> None:
    """Put a value into a table, or take it out of it. Raises DataRefused where its way leads through something else."""
    *way, last = field.split(".")
    for name in way:
        table = table.setdefault(name, {})
        if not isinstance(table, dict):
            raise DataRefused("data-no-table", field=field)
    if value is None:
        table.pop(last, None)
    else:
        table[last] = value
