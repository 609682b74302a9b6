"""An owner's box as the next ruling of a game: changed data files, and a page of what is different.

`python -m tools.release --box FILE` calls this. Every form that the box changes ends with the newest ruling, and a copy
of it with the values of the box begins with the next one. Nothing else in the files changes.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parvis.engine import boxes, registry, values
from parvis.engine.box import Box, of_file
from parvis.engine.box import read as read_file
from parvis.engine.data import read_toml
from parvis.engine.refusals import GameError
from parvis.engine.values import Content

HEADER = re.compile(r"\[\[?([\w-]+)\]\]?\s*$")
Lines = list[str]


def read(file: Path) -> tuple[Box, Mapping[str, Any]]:
    """The box in a file, and all that the file holds. Raises GameError if the newest ruling can't be played with it."""
    content = read_file(file.read_bytes())
    box = of_file(file.read_bytes())
    newest = registry.find(box.game).ruling
    if box.ruling != newest:
        raise GameError(f"this box belongs to ruling {box.ruling} of {box.game}, but the newest is {newest}")
    boxes.tried(box)
    return box, content


def release(box: Box, folder: Path) -> None:
    """Write the values of a box into the data files of a folder, as the next ruling. Raises GameError."""
    for file in values.files(folder):
        content = read_toml(file)
        there = values.forms(content, box.ruling)
        lines = file.read_text(encoding="utf-8").splitlines()
        for place in [place for place in there if place in box.changes]:
            lines = replaced(lines, content, place, there[place], box)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def replaced(lines: Lines, content: Content, place: str, form: Content, box: Box) -> Lines:
    """The lines of a file in which a form ends, with its next one behind it."""
    old, new = {**form, "until": box.ruling}, changed(form, box.changes[place])
    new = {name: value for name, value in {**new, "since": box.ruling + 1}.items() if name != "until"}
    part, _, name = place.partition(" ")
    forms = content[part] if isinstance(content[part], list) else [content[part]]
    number = next((n for n, one in enumerate(forms) if one is form), None)
    if number is not None and headers(lines, part):
        first, last = block(lines, part, number)
        content[part] = [*forms[: number + 1], new, *forms[number + 1 :]]  # as the file has them from now on
        ending = [line for line in lines[first + 1 : last] if not line.startswith("until = ")]
        old_lines = [f"[[{part}]]", f"until = {box.ruling}", *ending]  # with its comments
        return [*lines[:first], *old_lines, "", *table(part, new), *lines[last:]]
    if number is not None:
        at = [n for n, line in enumerate(lines) if line.startswith("  {")][number]
        end = next(n for n in range(at, len(lines)) if lines[n] == "]")
        return [*lines[:at], f"  {toml(old)},", *lines[at + 1 : end], f"  {toml(new)},", *lines[end:]]
    at = next(n for n, line in enumerate(lines) if re.match(rf"{re.escape(name)} = ", line))
    written = ", ".join(map(toml, (*forms_before(content[part][name], form), old, new)))
    return [*lines[:at], f"{name} = [{written}]", *lines[at + 1 :]]


def forms_before(there: Any, form: Content) -> list[Content]:
    """The other forms of a value that stands in a file in several."""
    return [one for one in there if one is not form] if isinstance(there, list) else []


def changed(form: Content, changes: Mapping[str, Any]) -> Content:
    """A form with other values, each of which an owner has seen."""
    made: Content = json.loads(json.dumps(form))
    for field, value in changes.items():
        values.put(made, field, value)
        if not isinstance(made["source"], str):
            values.put(made["source"], field, None if value is None else "stated")
    if isinstance(made["source"], str):
        made["source"] = "stated"
    return made


def headers(lines: Lines, part: str) -> list[int]:
    """The lines at which tables of a part begin."""
    return [n for n, line in enumerate(lines) if (match := HEADER.match(line)) and match[1] == part]


def block(lines: Lines, part: str, number: int) -> tuple[int, int]:
    """The first line of a table with that header, of several the one of that number, and the line behind it."""
    first = headers(lines, part)[number]
    last = next((n for n in range(first, len(lines)) if not lines[n].strip()), len(lines))
    return first, last


def table(part: str, form: Content) -> Lines:
    """A form as a table of a list of them."""
    return [f"[[{part}]]", *(f"{name} = {toml(value)}" for name, value in form.items())]


def toml(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def page(box: Box, content: Mapping[str, Any]) -> str:
    """What is different in the next ruling, as a page to be reviewed."""
    game = registry.find(box.game)
    assert game.printed
    there = values.in_folder(game.printed.file.parent, box.ruling)
    rows = []
    for place, fields in box.changes.items():
        before = {one.field: one for one in values.values_of(place, there[place])}
        for field, value in fields.items():
            old = before.get(field)
            source = old.source if old else "none"
            rows.append(f"| {place} | {field} | {told(old.value if old else None)} ({source}) | {told(value)} |")
    notes = [f"- {place}: {note}" for place, note in content.get("notes", {}).items()]
    names = [f"- {language}: {key} = {name}" for language, texts in box.called.items() for key, name in texts.items()]
    checked = sum(len(fields) for fields in content.get("checked", {}).values())
    return "\n".join(
        [
            f"# {game.title}: from ruling {box.ruling} to ruling {box.ruling + 1}",
            "",
            f"Box: {content.get('title') or 'without a name'}. Vouched for by: {content.get('vouched') or 'nobody'}. "
            f"{checked} values were checked, {len(rows)} are different.",
            "",
            f"| what | value | ruling {box.ruling} | ruling {box.ruling + 1} |",
            "| --- | --- | --- | --- |",
            *rows,
            *["", "## What no value can say", "", *(notes or ["Nothing."])],
            *["", "## Names, to be put into the texts by hand", "", *(names or ["None."]), ""],
        ]
    )


def told(value: Any) -> str:
    """A value in a table of the page."""
    return "–" if value is None else toml(value)
