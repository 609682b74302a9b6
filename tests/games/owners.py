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
