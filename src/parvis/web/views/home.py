"""The first page: the tables at this place."""

from datetime import datetime
from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from parvis.engine import registry
from parvis.engine.contract import seats_of
from parvis.web import bots, history, opening, reading
from parvis.web.compiling import PROGRESS
from parvis.web.history import result_of
from parvis.web.jinja import text
from parvis.web.models import Table
from parvis.web.reading import Unreadable, game_of, loaded
from parvis.web.seats import seats
from parvis.web.table_game import TableGame
from parvis.web.views.asked import no_table, table_of

PAGE = 30  # tables at once


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """All tables, the newest first."""
    numbers = Table.objects.order_by("-pk").values_list("pk", flat=True)
    page = Paginator(numbers, PAGE).get_page(request.GET.get("page"))
    games = [registry.find(name) for name in registry.names()]
    tables = {table.pk: table for table in loaded(Table.objects.filter(pk__in=list(page)).defer("turn_state"))}
    rows = [row(number, tables.get(number)) for number in page]
    context = {"rows": rows, "page": page, "games": games, "compiling": PROGRESS}
    level = opening.remembered_level(request)
    return render(request, "home.html", context | {"bots": bots.with_these([level]), "level": level})


def row(number: int, table: Table | None) -> dict[str, Any]:
    """What the list shows of a table, or `reason`: why it can't be opened. None: its row can't be read."""
    try:
        return {"number": number, "reason": None, **told_of(table or table_of(number))}
    except (Unreadable, Http404) as error:
        return {"number": number, "reason": str(error)}


def told_of(table: Table) -> dict[str, Any]:
    """What the list shows of a table that can be opened. Raises Unreadable."""
    sitting = seats(table)
    return {
        "table": table,
        "title": game_of(table).title,
        "round": None if table.finished else round_of(table),
        "ago": ago(table.finished or table.changed),
        "seats": sitting,
        "movers": [sitting[seat].name for seat in seats_of(table.movers) if seat < len(sitting)],
        "winners": [sitting[seat].name for seat in result_of(table).winners] if table.finished else [],
    }


def round_of(table: Table) -> int | None:
    """The round that is played; None where the game has none. Raises Unreadable if the table can't be opened."""
    state = TableGame.of(table).state
    round_in = game_of(table).round_of
    return round_in(state) if round_in else None


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
    if not Table.objects.filter(pk=table_id).exists():
        raise no_table(table_id)
    if request.method != "POST":
        return render(request, "delete.html", {"names": names_at(table_id), "number": table_id})
    Table(pk=table_id).delete()  # not read before: it may be damaged
    return redirect("home", permanent=False)


def names_at(table_id: int) -> list[str]:
    """Who sits at a table; nobody where that can't be read."""
    try:
        return [seat.name for seat in seats(table_of(table_id))]
    except Unreadable:
        return []


@require_safe
def stored_file(request: HttpRequest, table_id: int) -> HttpResponse:
    """All that is stored of a table that can't be opened, as a file; it may hold hidden cards, so of no other."""
    try:
        table = table_of(table_id)
        told_of(table)
        if table.finished:
            history.account(table)
    except Unreadable:
        headers = {"Content-Disposition": f'attachment; filename="table-{table_id}.json"'}
        return JsonResponse(reading.stored(table_id), json_dumps_params={"indent": 1}, headers=headers)
    return redirect("result" if table.finished else "table", table_id)


@require_safe
def compiling(request: HttpRequest) -> HttpResponse:
    """How far the rules are compiled, for the line that shows it."""
    return render(request, "_compiling.html", {"compiling": PROGRESS})
