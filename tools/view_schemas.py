"""Write what views can hold, as JSON Schema: `python -m tools.view_schemas`. Programs are told by the API.

Random games of every setting are played, and what every onlooker sees is put together: entries by name with their
types, and no others. tests/web/api/test_views.py holds views of other games to it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import track

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.lines import EVERYTHING
from parvis.engine.samples import Case, cases, walk
from parvis.web.api.described import VIEWS

MOST = 200
"""Games of each game, of every setting and ruling."""
BETWEEN = 17
"""Steps from one look at a game to the next."""
GAMES = ("notre-dame", "troyes")
NAMES = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null", dict: "object"}


@dataclass
class Shape:
    """What has been seen in one place of views."""

    types: set[str] = field(default_factory=set)
    entries: dict[str, "Shape"] = field(default_factory=dict)
    objects: int = 0
    """How many objects were seen."""
    seen: int = 0
    """In how many objects the entry itself was."""
    items: "Shape | None" = None

    def add(self, value: Any) -> None:
        """One more value was seen here."""
        self.seen += 1
        if isinstance(value, list | tuple):
            self.types.add("array")
            self.items = self.items or Shape()
            for item in value:
                self.items.add(item)
            return
        self.types.add(NAMES[type(value)])
        if isinstance(value, dict):
            self.objects += 1
            for name, entry in value.items():
                self.entries.setdefault(name, Shape()).add(entry)

    def schema(self) -> dict[str, Any]:
        """What was seen as JSON Schema."""
        types = sorted(self.types)
        made: dict[str, Any] = {"type": types[0] if len(types) == 1 else types} if types else {}
        if self.objects:
            made["properties"] = {name: entry.schema() for name, entry in sorted(self.entries.items())}
            made["required"] = sorted(name for name, entry in self.entries.items() if entry.seen == self.objects)
            made["additionalProperties"] = False
        if self.items is not None:
            made["items"] = self.items.schema()
        return made


def views(game: Game, case: Case) -> Iterator[dict[str, Any]]:
    """What everybody sees at moments of a random game, and at its end."""
    for number, play in enumerate(walk(game, case)):
        if number % BETWEEN == 0 or play.over:
            for onlooker in (None, EVERYTHING, *range(case.seats)):
                view = game.view(play.state, onlooker)
                yield view
                if game.open_scores:
                    yield game.open_scores(play.state, view)


def main() -> None:
    """Write the file of each game."""
    for name in GAMES:
        game, shape = registry.find(name), Shape()
        for case in track(cases(game, MOST), f"Views of {game.title}"):
            for view in views(game, case):
                shape.add(view)
        file_of(name).write_text(json.dumps(shape.schema(), indent=1) + "\n")


def file_of(name: str) -> Path:
    """Where the schema of a game's views stands."""
    return VIEWS / f"{name}.json"


if __name__ == "__main__":
    main()
