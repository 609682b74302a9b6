"""What happened since the last own step, played again move by move, as it looked from this screen."""

from collections.abc import Sequence
from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from parvis.web.models import Table
from parvis.web.pages import board, log
from parvis.web.pages.log import LogEntry
from parvis.web.pages.table_page import pictured
from parvis.web.room.persons import guests
from parvis.web.tables.history import pauses, table_game_at
from parvis.web.views.parameters import by_htmx, visit_asked


@require_safe
def look_back(request: HttpRequest, table_id: int, number: int) -> HttpResponse:
    """The table when the move of its step `number` was over; the move is told, and ways lead to the others."""
    visit = visit_asked(request, table_id)
    table, onlooker, told = visit.table, visit.onlooker, visit.texts
    moves = by_move(table, log.read(table, onlooker, told).since(onlooker))
    stops = list(moves)
    stop = next((stop for stop in stops if stop >= number), None)
    if onlooker is None or stop is None or number <= moves[stops[0]][0].number:
        return redirect("table", table.pk)
    place = stops.index(stop)
    playing = table_game_at(table, stop)
    told_so_far = log.read(table, onlooker, told, stop)
    context = {
        **pictured(playing, visit.seats, onlooker, [], told, told_so_far.lately()),
        "table": table,
        "game": playing.game,
        "screen": visit.screen,
        "guests": guests(table),
        "number": stop,
        "step": stop,
        "log": replace(told_so_far, before=None),
        "sentences": [sentence for entry in moves[stop] for sentence in entry.sentences],
        "previous": stops[place - 1] if place > 0 else None,
        "next": stops[place + 1] if place + 1 < len(stops) else None,
        "auto": "auto" in request.GET,
        **board.once(playing.game),
    }
    return render(request, "_look_back.html" if by_htmx(request) else "look_back.html", context)


def by_move(table: Table, happened: Sequence[LogEntry]) -> dict[int, list[LogEntry]]:
    """Entries of the log, oldest first, by the number of steps after which their move was over."""
    ends = [*pauses(table), table.number] if happened else []
    moves: dict[int, list[LogEntry]] = {}
    for entry in happened:
        end = next(end for end in ends if end > entry.number)
        moves.setdefault(end, []).append(entry)
    return moves
