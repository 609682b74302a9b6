"""The page of Notre Dame: its board and all that lies around it, drawn from a view.

`geometry` knows the shape of the board, `standing` where each piece stands, `spots` where a decision belongs, and
`context` puts them together for the templates; `templates/board.html` is the way in.
"""

from pathlib import Path

from parvis.engine.contract import Page
from parvis.games.notre_dame.table.page import context

PAGE_FOLDER = Path(__file__).parent

PAGE = Page(templates=PAGE_FOLDER / "templates", context=context.context, static=PAGE_FOLDER / "static")
