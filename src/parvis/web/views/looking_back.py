"""What happened since the last own step, played again step by step, as it looked from this screen."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from parvis.web import board, deciding, log
from parvis.web.history import table_game_at
from parvis.web.reading import game_of
from parvis.web.screen import lifted_for, look
from parvis.web.seats import seats
from parvis.web.showing import pictured
from parvis.web.texts import GameTexts
from parvis.web.views.asked import by_htmx, table_of


@require_safe
def look_back(request: HttpRequest, table_id: int, number: int) -> HttpResponse:
    """The table after `number` steps; the last step of these is told, and ways lead to the others to be seen."""
    table = table_of(table_id)
    screen = look(table, set(deciding.choices(table)), lifted_for(request, table))
    sitting = seats(table)
    told = GameTexts(game_of(table), [seat.name for seat in sitting])
    happened = log.read(table, screen.onlooker, told).since(screen.onlooker)
    stops = sorted({entry.number + 1 for entry in happened})
    if screen.onlooker is None or number not in stops:
        return redirect("table", table.pk)
    place = stops.index(number)
    playing = table_game_at(table, number)
    context = {
        **pictured(
            playing, sitting, screen.onlooker, [], told, log.read(table, screen.onlooker, told, number).lately()
        ),
        "table": table,
        "game": playing.game,
        "screen": screen,
        "number": number,
        "sentences": [sentence for entry in happened if entry.number + 1 == number for sentence in entry.sentences],
        "previous": stops[place - 1] if place > 0 else None,
        "next": stops[place + 1] if place + 1 < len(stops) else None,
        "auto": "auto" in request.GET,
        "styles": board.styles(playing.game),
    }
    return render(request, "_look_back.html" if by_htmx(request) else "look_back.html", context)
