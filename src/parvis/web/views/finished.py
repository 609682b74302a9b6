"""What remains of a finished game: its result and its record; and games that come back from a record."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from parvis.engine import record
from parvis.engine.lines import Line
from parvis.engine.play import Result
from parvis.engine.record import NotARecord, NotHere, RecordError
from parvis.engine.refusals import GameError
from parvis.web.analysis import coach, hints
from parvis.web.analysis import views as analysis
from parvis.web.daily import sealing
from parvis.web.live import lists
from parvis.web.models import Table
from parvis.web.notes import views as notes
from parvis.web.pages import charts, table_page
from parvis.web.people import names
from parvis.web.people.guests import person_of, present
from parvis.web.printed_names import explained
from parvis.web.room import adding, lobby, persons, rematch
from parvis.web.tables import archive, history, opening
from parvis.web.tables.loading import game_of
from parvis.web.tables.seats import seats
from parvis.web.tables.viewer import CLUB, held
from parvis.web.tables.viewpoints import is_revealed
from parvis.web.texts import GameTexts, text
from parvis.web.tournaments.models import Tournament
from parvis.web.views import errors, levels, sharing
from parvis.web.views.parameters import by_htmx, table_of

REFUSED = {NotARecord: "upload-no-record", NotHere: "upload-not-here"}
DAMAGED = "upload-damaged"
"""What is told of a file that is not taken, by the reason; for any other it is damaged."""


@require_safe
def result(request: HttpRequest, table_id: int) -> HttpResponse:
    """Scores, the best first, and what they came from. A game that still goes on has none: then the table itself."""
    table = table_of(table_id)
    if not table.finished:
        return redirect("table", table.pk)
    once_more = asked_again(request, table)
    if by_htmx(request):
        return render(request, "_again.html", {"table": table, **once_more})
    sitting = seats(table)
    game, found = game_of(table), history.result_of(table)
    told = GameTexts(game, [seat.name for seat in sitting])
    ranking = history.ranked(sitting, found)
    account = history.account(table)
    context = {
        "table": table,
        "game": game,
        "seats": sitting,
        "ranking": ranking,
        "places": {seat.number: found.place(seat.number) for seat in sitting},
        "guests": persons.guests(table),
        "result": found,
        "turn": table_page.winners(table, sitting),
        "ending": ending(found),
        **once_more,
        "revealed": is_revealed(table),
        "tournament": Tournament.objects.filter(played__groups__table=table).first(),
        "deal": sealing.deal_of(table),
        "told": told,
        "own": lambda key: told.known(Line(key)),
        "sources": account.sources,
        "standings": account.standings,
        "bars": charts.bars(account.sources, [seat.number for seat in ranking], levels.sources_in_order(game)),
        "curves": charts.curves(account.standings),
        "hints": hints.count(table),
        "asked_again": coach.times_asked(table),
        **analysis.about(request, table),
        **sharing.shared(table, game, ranking, found),
        **notes.of_result(present(request), table),
    }
    return render(request, "result.html", context)


def asked_again(request: HttpRequest, table: Table) -> dict[str, Any]:
    """Whether there can be one more game, who has asked for it, and what tells that there is news of it."""
    mark, person = lists.mark(), present(request)
    found = rematch.asked_for(table) if table.host_id else None
    return {
        "can_repeat": can_repeat(request, table),
        "rematch": found,
        "has_asked": rematch.has_asked(found, person),
        "shows": adding.to_be_shown(found, person) if found else "",
        "mark": mark,
        "news": lobby.NEWS,
    }


def can_repeat(request: HttpRequest, table: Table) -> bool:
    """Whether the same players can sit down to the same game again: all its bots and options are here.

    In a club only those ask who played, and for people at the host's screen only the host.
    """
    person = present(request)
    try:
        if table.host_id is None:
            opening.same_seats(table)
        elif person is None or not held(request, table):
            return False
        else:
            rematch.plan(table, person)
    except GameError:
        return False
    return True


def ending(found: Result) -> str | None:
    """How the tie-break mattered: `shared`, `decided` the win, `ordered` players further down; None: not at all."""
    if len(found.winners) > 1:
        return "shared"
    if found.scores.count(max(found.scores)) > 1:
        return "decided"
    return "ordered" if len(set(found.scores)) < len(found.scores) else None


@require_safe
def record_file(request: HttpRequest, table_id: int) -> HttpResponse:
    """The record of a finished game, as a file to keep."""
    table = table_of(table_id)
    if not table.finished:
        return redirect("table", table.pk)
    if not is_revealed(table):
        return errors.page(request, 403, text("record-not-revealed"))
    headers = {"Content-Disposition": f'attachment; filename="{table.game}-{table.pk}.json"'}
    content = record.dumps(archive.of(table).to_json())
    return HttpResponse(content, content_type="application/json", headers=headers)


@require_POST
def upload(request: HttpRequest) -> HttpResponse:
    """Take a record in, as a finished table. Of a broken one is told what is wrong, and nothing is kept."""
    file: Any = request.FILES.get("record")
    if file is None or file.size > archive.LARGEST:
        return errors.page(request, 400, text("upload-no-file", size=archive.LARGEST // 1000))
    try:
        table = archive.take_in(file.read())
        if settings.MODE == CLUB:
            archive.give(table, person_of(request, names.guest()))
        return redirect("replay", table.pk)
    except RecordError as error:
        return errors.page(request, 400, text(REFUSED.get(type(error), DAMAGED)), details=explained(error))
