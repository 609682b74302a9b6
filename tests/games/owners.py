"""Made-up owners, whose copies of the games are printed otherwise wherever the rules can play that.

Each is a file in `boxes`, in which every value is another one and every piece has other names, in two languages.
Numbers are the next higher or else the next lower. Cards, events and tiles have the effects of others, of another kind.
"""

import json
from pathlib import Path
from typing import Any

from parvis.engine import registry, values
from parvis.engine.box import Box
from parvis.engine.contract import Game

BOXES = Path(__file__).parent / "boxes"


def shipped(game: str) -> dict[tuple[str, str], Any]:
    """All values of a game by place and field, under the ruling of its made-up box."""
    found = registry.find(game)
    assert found.printed
    forms = values.in_folder(found.printed.file.parent, changed(game).ruling)
    return {(one.place, one.field): one.value for place, form in forms.items() for one in values.values_of(place, form)}


def changed(game: str) -> Box:
    """The box of the made-up owner of a game."""
    content = json.loads((BOXES / f"{game}.json").read_text(encoding="utf-8"))
    return Box.of(content["game"], content["ruling"], content["values"], content["names"])


def files_of(game: Game) -> dict[Path, bytes]:
    """All files of a game's package."""
    assert game.printed
    folder = game.printed.file.parent.parent
    return {file: file.read_bytes() for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"}


def each_field_once(box: Box) -> Box:
    """The cards of a box that are enough to have each of its fields, with their names."""
    printed = registry.find(box.game).printed
    assert printed
    left = {field for fields in box.changes.values() for field in fields}
    chosen: dict[str, Any] = {}
    while left:
        place = max(box.changes, key=lambda place: len(left.intersection(box.changes[place])))
        chosen[place] = box.changes[place]
        left.difference_update(box.changes[place])
    keys = {printed.key_of(place) for place in chosen}
    names = {
        language: {key: name for key, name in called.items() if key in keys} for language, called in box.called.items()
    }
    return Box.of(box.game, box.ruling, chosen, names)
