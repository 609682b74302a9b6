"""Write the page about a game's observation from its fields: `python -m tools.observation [game ...]`.

The pages are docs/envs/observation-<game>.md; without a game, all that there are. A test says when one is out of date.
"""

import sys
from collections.abc import Mapping
from math import prod
from pathlib import Path

from parvis.engine import registry
from parvis.engine.contract import Field, Game

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "envs"
HEAD = """# {title}: the observation

What a seat knows, as {size} whole numbers side by side, counted from 0. In a program this is `Game.observation`; this
page is written by `python -m tools.observation`. The words of cards, persons and places are those of
[records](../records.md).

A field begins at its `from`. One with a number for each of several things has under `which` how far from there each is;
a thing counts as its number in its [order](#orders). So `{example}` is
{strides}.
What is not in the game keeps 0.

| field | from | size | smallest | largest | which | what it tells |
| --- | ---: | ---: | ---: | ---: | --- | --- |
"""
ORDERS = """
## Orders

The first of each has the number 0, the next one 1, and so on.

| | in this order |
| --- | --- |
"""


def page(game: Game) -> str:
    """The page as text."""
    rows, first = [], 0
    for field in game.observation:
        rows.append(row(game, field, first))
        first += field.size
    return head(game) + "\n".join(rows) + "\n" + orders(game)


def head(game: Game) -> str:
    """What stands before the fields, with the field of most orders as the example."""
    field = max(game.observation, key=lambda field: len(field.by))
    *most, last = [f"{stride} times the number of the {word}" for word, stride in strides_of(game, field)]
    strides = f"{', '.join(most)} and {last.removeprefix('1 times ')}"
    return HEAD.format(title=game.title, size=game.observation_size, example=which(game, field), strides=strides)


def strides_of(game: Game, field: Field) -> list[tuple[str, int]]:
    """For each order of a field, how far apart its neighbours are."""
    sizes = [len(game.observation_orders[word]) for word in field.by]
    return [(word, prod(sizes[place + 1 :])) for place, word in enumerate(field.by)]


def which(game: Game, field: Field) -> str:
    """`20 family + 4 colour + type`: which number of a field is whose."""
    return " + ".join(f"{stride} {word}" if stride > 1 else word for word, stride in strides_of(game, field))


def row(game: Game, field: Field, first: int) -> str:
    """The line of one field."""
    limits = f"{first} | {field.size} | {field.smallest} | {field.largest}"
    return f"| `{field.name}` | {limits} | {which(game, field)} | {field.help} |"


def orders(game: Game) -> str:
    """All orders: those of plain names in one table, each of the others in a table of its own."""
    tables, lines = [], []
    for word, order in game.observation_orders.items():
        if isinstance(order, Mapping):
            tables.append(explained(word, order))
        else:
            lines.append(f"| {word} | {', '.join(order)} |\n")
    return ORDERS + "".join(lines + tables)


def explained(word: str, order: Mapping[str, str]) -> str:
    """The table of an order whose names need an explanation."""
    lines = [f"| {number} | `{name}` | {text} |" for number, (name, text) in enumerate(order.items())]
    return f"\n| | {word} | |\n| ---: | --- | --- |\n" + "\n".join(lines) + "\n"


def place(name: str) -> Path:
    """Where a game's page lies."""
    return FOLDER / f"observation-{name}.md"


def main(names: list[str]) -> None:
    """Write the pages of these games; without a name, all that there are."""
    for name in names or [file.stem.removeprefix("observation-") for file in FOLDER.glob("observation-*.md")]:
        place(name).write_text(page(registry.find(name)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
