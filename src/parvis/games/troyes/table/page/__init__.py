"""The page of Troyes: the city, its buildings, cards and events, and the tray of dice, drawn from a view.

`targets` knows where on the board a decision is made, `menu` and `shorts` how the list tells it in few words,
`districts` where dice lie, `ramparts` the wall around them; `context` puts them together for the templates.
`templates/board.html` is the way in; `tray.html`, `decisions.html` and `seat.html` stand next to the board.
"""

from pathlib import Path

from parvis.engine.contract import Page
from parvis.games.troyes.table.page import context

PAGE_FOLDER = Path(__file__).parent

PAGE = Page(templates=PAGE_FOLDER / "templates", context=context.context, static=PAGE_FOLDER / "static")
