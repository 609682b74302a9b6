"""Write the page about a game's observation from its fields: `python -m tools.observation [game ...]`.

The pages are docs/envs/observation-<game>.md; without a game, all that there are. A test says when one is out of date.
"""

import sys
from collections.abc import Mapping
from math import prod
from pathlib import Path

from parvis.engine import registry
from parvis.engine.contract import Field, Game
from parvis.engine.refusals import GameError

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "envs"
HEAD = """# {title}: the observation

Everything a seat knows, as a row of {size} whole numbers, counted from 0. In a program this is `Game.observation`.
`python -m tools.observation` writes this page. Cards, persons and places have their names from
[records](../records.md).

A field starts at `from`. If it has a number for each of several things, `which` says how far from the start each of
them is{example}.
The numbers of all things are under [axes](#axes). Anything that is not in the game stays 0.

| field | from | size | smallest | largest | which | what it tells |
| --- | ---: | ---: | ---: | ---: | --- | --- |
"""
AXES = """
## Axes

The first of each has the number 0, the next one 1, and so on.

| axis | labels |
| --- | --- |
"""


def page(game: Game) -> str:
    """The whole page as text, in Markdown."""
    rows, first = [], 0
    for field in game.observation.layout:
        rows.append(row(game, field, first))
        first += field.size
    return head(game) + "\n".join(rows) + "\n" + axes(game)


def head(game: Game) -> str:
    """What stands before the fields, with the field of most axes as the example."""
    field = max(game.observation.layout, key=lambda field: len(field.axes))
    return HEAD.format(title=game.title, size=game.observation.size, example=example(game, field) if field.axes else "")


def example(game: Game, field: Field) -> str:
    """What `which` says of a field, in words."""
    *most, last = [f"{stride} times the number of the {word}" for word, stride in strides_of(game, field)]
    words = [", ".join(most)] * bool(most) + [last.removeprefix("1 times ")]
    return f": `{which(game, field)}` means\n{' and '.join(words)}"


def strides_of(game: Game, field: Field) -> list[tuple[str, int]]:
    """For each axis of a field, how far apart its neighbours are."""
    sizes = [len(game.observation.labels[axis]) for axis in field.axes]
    return [(axis, prod(sizes[place + 1 :])) for place, axis in enumerate(field.axes)]


def which(game: Game, field: Field) -> str:
    """`20 family + 4 colour + type`: which number of a field is whose."""
    return " + ".join(f"{stride} {word}" if stride > 1 else word for word, stride in strides_of(game, field))


def row(game: Game, field: Field, first: int) -> str:
    """The row of the table for one field."""
    limits = f"{first} | {field.size} | {field.smallest} | {field.largest}"
    return f"| `{field.name}` | {limits} | {which(game, field)} | {field.help} |"


def axes(game: Game) -> str:
    """All axes: those with plain labels in one table, each of the others in a table of its own."""
    tables, lines = [], []
    for axis, labels in game.observation.labels.items():
        if isinstance(labels, Mapping):
            tables.append(explained(axis, labels))
        else:
            lines.append(f"| {axis} | {', '.join(labels)} |\n")
    return AXES + "".join(lines + tables)


def explained(axis: str, labels: Mapping[str, str]) -> str:
    """The table of an axis whose labels need an explanation."""
    lines = [f"| {number} | `{name}` | {text} |" for number, (name, text) in enumerate(labels.items())]
    return f"\n| | {axis} | |\n| ---: | --- | --- |\n" + "\n".join(lines) + "\n"


def place(name: str) -> Path:
    """Where a game's page lies."""
    return FOLDER / f"observation-{name}.md"


def main(names: list[str]) -> None:
    """Write the pages of these games; without a name, all that there are. Exits with a line for an unknown game."""
    names = names or [file.stem.removeprefix("observation-") for file in FOLDER.glob("observation-*.md")]
    try:
        pages = {name: page(registry.find(name)) for name in names}
    except GameError as error:
        raise SystemExit(str(error)) from None
    for name, text in pages.items():
        place(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
