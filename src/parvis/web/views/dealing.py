"""Whether the dealing of a finished game was fair: the page, and what a browser needs to find out by itself."""

import json

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from parvis.engine import dealing
from parvis.engine.fair import Fair
from parvis.engine.record import Record
from parvis.web.models import Table
from parvis.web.tables import archive
from parvis.web.tables.loading import game_of, reading
from parvis.web.tables.seats import seats
from parvis.web.tables.viewpoints import is_revealed
from parvis.web.texts import text
from parvis.web.views import errors
from parvis.web.views.parameters import table_of


@require_safe
def page(request: HttpRequest, table_id: int) -> HttpResponse:
    """What chance followed from, with the server's own check. A game that still goes on tells nothing of it yet."""
    table = table_of(table_id)
    if not table.finished:
        return redirect("table", table.pk)
    if not is_revealed(table):
        return errors.page(request, 403, text("dealing-hidden"))
    found, promise = promised(table)
    with reading(table.pk):
        verdict = dealing.verdict(found, promise)
    sitting = seats(table)
    changed = json.dumps([text("dealing-changed", name=seat.name) for seat in sitting])
    context = {"table": table, "game": game_of(table), "seats": sitting, "fair": promise, "verdict": verdict}
    context["changed"] = changed
    return render(request, "dealing.html", context)


@require_safe
def draws(request: HttpRequest, table_id: int) -> HttpResponse:
    """Send all that chance decided as JSON: step, what it could have been, what it was, its purpose."""
    table = table_of(table_id)
    if not table.finished:
        return errors.page(request, 403, text("dealing-not-yet"))
    if not is_revealed(table):
        return errors.page(request, 403, text("dealing-hidden"))
    found, promise = promised(table)
    with reading(table.pk):
        made = [[draw.step, draw.words, draw.made, draw.purpose] for draw in dealing.by_chance(found, promise)]
    return JsonResponse({**promise.to_json(), "draws": made})


def promised(table: Table) -> tuple[Record, Fair]:
    """The record of a finished table, and what its chance followed from. Raises Http404 where nothing was promised."""
    found = archive.of(table)
    if found.fair is None:
        raise Http404(text("dealing-unknown"))
    return found, found.fair
