"""What happened since the last own step, played again move by move, as it looked from this screen."""

from collections.abc import Sequence

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from parvis.web.models import Table
from parvis.web.pages import board, log
from parvis.web.pages.log import LogEntry
from parvis.web.pages.table_page import pictured
from parvis.web.room.persons import guests
from parvis.web.tables import deciding
from parvis.web.tables.history import pauses, table_game_at
from parvis.web.tables.loading import game_of
from parvis.web.tables.screen import look
from parvis.web.tables.seats import seats
from parvis.web.tables.viewer import viewer
from parvis.web.texts import GameTexts
from parvis.web.views.asked import by_htmx, table_of


@require_safe
def look_back(request: HttpRequest, table_id: int, number: int) -> HttpResponse:
    """The table when the move of its step `number` was over; the move is told, and ways lead to the others."""
    table = table_of(table_id)
    looking = viewer(request, table)
    screen = look(table, set(deciding.choices(table)), looking)
    sitting = seats(table, looking.held)
    told = GameTexts(game_of(table), [seat.name for seat in sitting])
    moves = by_move(table, log.read(table, screen.onlooker, told).since(screen.onlooker))
    stops = list(moves)
    stop = next((stop for stop in stops if stop >= number), None)
    if screen.onlooker is None or stop is None or number <= moves[stops[0]][0].number:
        return redirect("table", table.pk)
    place = stops.index(stop)
    playing = table_game_at(table, stop)
    context = {
        **pictured(
            playing, sitting, screen.onlooker, [], told, log.read(table, screen.onlooker, told, number).lately()
        ),
        "table": table,
        "game": playing.game,
        "screen": screen,
        "guests": guests(table),
        "number": stop,
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
