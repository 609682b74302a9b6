"""The page of Troyes: the city, its buildings, cards and events, and the tray of dice, drawn from a view.

`targets` knows where on the board a decision is made, `menu` and `shorts` how the list tells it in few words,
`districts` where dice lie, `signs` what effects look like; `context` puts them together for the templates.
`templates/board.html` is the way in; `tray.html`, `decisions.html` and `seat.html` stand next to the board.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parvis.engine.contract import Page
from parvis.games.troyes.table.page.context import context

PAGE_FOLDER = Path(__file__).parent


def has_places(view: Mapping[str, Any]) -> bool:
    """Whether the board has a place for everything: not for the ramparts yet."""
    return "outdoor_tiles" not in view


PAGE = Page(templates=PAGE_FOLDER / "templates", context=context, static=PAGE_FOLDER / "static", draws=has_places)
