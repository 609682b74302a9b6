"""Whose values a table is played with: those of a ruling, or of an owner's box, which is then part of the table."""

from collections.abc import Mapping
from typing import Any

from parvis.engine import boxes, registry
from parvis.engine.box import Box, parse
from parvis.engine.contract import Game
from parvis.web.models import OwnBox, Table
from parvis.web.texts import SiteError

FIELD = "box"
"""The field of forms for new tables: the number of a box; empty: as shipped."""


def game_played(table: Table) -> Game:
    """The game of a table, with the values of its box. Raises GameError."""
    return boxes.game_in(table.game, parse(table.game, table.ruling, table.box))


def of_kept(kept: OwnBox) -> Box:
    """The values and names of a box that is kept here. Raises BoxError."""
    return Box.of(kept.game, kept.ruling, kept.content.get("values", {}), kept.content.get("names", {}))


def chosen(game: Game, form: Mapping[str, str]) -> Game:
    """The game as a form for a new table wants it. Raises GameError for a box that is not there or can't be played."""
    number = form.get(FIELD, "")
    if not number:
        return game
    is_number = number.isdecimal() and len(number) < 10
    kept = OwnBox.objects.filter(pk=int(number), game=game.name).first() if is_number else None
    if kept is None:
        raise SiteError("box-gone")
    return boxes.tried(of_kept(kept))


def offered(game: Game) -> list[tuple[str, str]]:
    """Numbers and titles of the boxes of a game that tables can choose."""
    return [(str(number), title) for number, title in OwnBox.objects.filter(game=game.name).values_list("pk", "title")]


def to_json(game: Game) -> dict[str, Any] | None:
    """What a table keeps of the box that its game is played with; None: it is played as shipped."""
    return game.box.to_json() if game.box else None


def to_be_played(game: Game) -> dict[str, Any] | None:
    """What a gathering keeps of the box that its game is to be played with."""
    return {"ruling": game.ruling, **game.box.to_json()} if game.box else None


def waiting(game: str, content: dict[str, Any] | None) -> Game:
    """The game that people wait to play, with the box of a gathering. Raises GameError."""
    return boxes.game_in(game, parse(game, content["ruling"], content)) if content else registry.find(game)
