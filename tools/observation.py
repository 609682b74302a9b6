"""Write the page about a game's observation from its fields: `python -m tools.observation [game ...]`.

The pages are docs/envs/observation-<game>.md; a test says when one is out of date.
"""

import sys
from pathlib import Path

from parvis.engine import registry
from parvis.engine.contract import Field, Game

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "envs"
HEAD = """# {title}: the observation

What a seat knows, as {size} whole numbers side by side. Where a field has a number for each player, the seat itself
comes first and then the others clockwise. In a program this is `Game.observation`; this page is written by
`python -m tools.observation`. The words of cards, persons and places, and their order, are those of
[records](../records.md).

| field | from | size | smallest | largest | what it tells |
| --- | ---: | ---: | ---: | ---: | --- |
"""


def page(game: Game) -> str:
    """The page as text."""
    rows, first = [], 0
    for field in game.observation:
        rows.append(row(field, first))
        first += field.size
    return HEAD.format(title=game.title, size=game.observation_size) + "\n".join(rows) + "\n"


def row(field: Field, first: int) -> str:
    """The line of one field."""
    return f"| `{field.name}` | {first} | {field.size} | {field.smallest} | {field.largest} | {field.help} |"


def place(name: str) -> Path:
    """Where a game's page lies."""
    return FOLDER / f"observation-{name}.md"


def main(names: list[str]) -> None:
    """Write the pages of these games, of all without a name."""
    for name in names or registry.names():
        place(name).write_text(page(registry.find(name)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
