"""The first page: the tables at this place."""

from datetime import datetime

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from parvis.engine import registry
from parvis.engine.contract import GameError, seats_of
from parvis.web import bots, opening
from parvis.web.compiling import PROGRESS
from parvis.web.jinja import text
from parvis.web.models import Table
from parvis.web.seats import seats
from parvis.web.table_game import TableGame
from parvis.web.views.asked import table_of

PAGE = 30  # tables at once


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """All tables, the newest first."""
    tables = Table.objects.order_by("-pk").defer("turn_state")
    page = Paginator(tables, PAGE).get_page(request.GET.get("page"))
    games = [registry.find(name) for name in registry.names()]
    rows = [row(table) for table in page]
    context = {"rows": rows, "page": page, "games": games, "compiling": PROGRESS}
    level = opening.remembered_level(request)
    return render(request, "home.html", context | {"bots": bots.with_these([level]), "level": level})


def row(table: Table) -> dict[str, object]:
    """What the list shows of a table; of one whose game is no longer installed too."""
    sitting = seats(table)
    known = table.game in registry.names()
    return {
        "table": table,
        "known": known,
        "round": round_of(table) if known and not table.finished else None,
        "ago": ago(table.finished or table.changed),
        "title": registry.find(table.game).title if known else table.game,
        "seats": sitting,
        "movers": [sitting[seat].name for seat in seats_of(table.movers) if seat < len(sitting)],
        "winners": [sitting[seat].name for seat in table.result["winners"]] if table.result else [],
    }


def round_of(table: Table) -> int | None:
    """The round that is played; None where the game has none, or the table can't be opened."""
    round_in = registry.find(table.game).round_of
    try:
        return round_in(TableGame.of(table).state) if round_in else None
    except GameError:
        return None


def ago(when: datetime) -> str:
    """How long ago something was, in words."""
    minutes = int((timezone.now() - when).total_seconds()) // 60
    if minutes < 1:
        return text("ago-now")
    if minutes < 60:
        return text("ago-minutes", count=minutes)
    hours = minutes // 60
    return text("ago-hours", count=hours) if hours < 24 else text("ago-days", count=hours // 24)


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, table_id: int) -> HttpResponse:
    """Ask whether to delete the table; when posted, delete it."""
    table = table_of(table_id)
    if request.method != "POST":
        return render(request, "delete.html", row(table))
    table.delete()
    return redirect("home", permanent=False)


@require_safe
def compiling(request: HttpRequest) -> HttpResponse:
    """How far the rules are compiled, for the line that shows it."""
    return render(request, "_compiling.html", {"compiling": PROGRESS})
