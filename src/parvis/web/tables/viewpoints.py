"""Through whose eyes somebody may look at a table's past: their own, a watcher's, or all when all is revealed."""

from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.web.models import Table
from parvis.web.tables.loading import terms_of
from parvis.web.tables.viewer import Viewer
from parvis.web.texts import SiteError

ALL, WATCHER = "all", "watcher"


def is_revealed(table: Table) -> bool:
    """Whether everybody who may see the table may see everything of it: the game is over, and its terms allow it."""
    return table.finished is not None and terms_of(table).revealed


def viewpoints(table: Table, viewer: Viewer) -> list[str]:
    """The points of view that somebody has, as addresses name them; the first is where they begin."""
    if is_revealed(table):
        return [ALL, *map(str, range(len(table.seats)))]
    return [WATCHER] if viewer.lifted is None else [str(viewer.lifted), WATCHER]


def onlooker(table: Table, viewer: Viewer, viewpoint: str) -> Onlooker:
    """Whose view that means. Raises GameError for one that somebody does not have."""
    if viewpoint not in viewpoints(table, viewer):
        raise SiteError("replay-no-seat")
    return {ALL: EVERYTHING, WATCHER: None}[viewpoint] if viewpoint in (ALL, WATCHER) else int(viewpoint)
