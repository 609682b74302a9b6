"""The pages of rules: each game's manual, for everybody, and as it holds at a table."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.quoted import quoted
from parvis.web.boxes import sheets
from parvis.web.models import Table
from parvis.web.pages import board, manual, sources
from parvis.web.tables.boxes import game_played
from parvis.web.texts import text
from parvis.web.views.parameters import table_asked


@require_safe
def show(request: HttpRequest, name: str) -> HttpResponse:
    """The rules of a game, everything included."""
    if name not in registry.names():
        raise Http404(text("rules-none", name=quoted(name)))
    return page(request, registry.find(name))


@require_safe
def at_table(request: HttpRequest, table_id: int) -> HttpResponse:
    """The rules of a table's game; what is not in play there is folded away."""
    table = table_asked(request, table_id)
    return page(request, game_played(table), table)


def page(request: HttpRequest, game: Game, table: Table | None = None) -> HttpResponse:
    """The page of a game's rules. Raises Http404 for a game that brings none."""
    if game.manual is None:
        raise Http404(text("rules-none", name=game.title))
    context = {
        "game": game,
        "games": [one for one in map(registry.find, registry.names()) if one.manual],
        "chapters": manual.chapters(game, table.options if table else None),
        "table": table,
        "sheets": sheets.by_anchor(game, table.ruling if table else game.ruling, table.box if table else None),
        "signs": sources.SIGNS,
        "older": table.ruling if table and table.ruling != game.ruling else None,
        **board.once(game),
    }
    return render(request, "manual.html", context)
