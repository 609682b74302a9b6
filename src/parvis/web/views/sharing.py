"""Results elsewhere: a finished game as plain text, for BG Stats and BoardGameGeek, as a picture, and in other pages.

All of it tells what the page of the result tells to whoever may see that, and no more.
"""

import json
from collections.abc import Sequence
from datetime import UTC, timedelta
from typing import Any
from urllib.parse import quote

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from parvis.engine.contract import Game
from parvis.engine.play import Result
from parvis.web.address import absolute
from parvis.web.models import Step, Table
from parvis.web.pages.jinja import bot_title
from parvis.web.room import own_tables
from parvis.web.room.terms import LIVE
from parvis.web.server.middleware import let_others_frame
from parvis.web.tables.history import ranked, result_of
from parvis.web.tables.loading import game_of, terms_of
from parvis.web.tables.seats import Seat, seats
from parvis.web.tables.viewer import CLUB, Viewer
from parvis.web.texts import day, text
from parvis.web.views import replay
from parvis.web.views.parameters import by_htmx, table_of

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
BGG = "https://boardgamegeek.com/boardgame/"
SOURCE = "Parvis"
"""What BG Stats knows plays of all these sites by."""
LONGEST = timedelta(hours=12)
"""A game that took longer was not played in one go."""
STRANGER = Viewer(held=0, lifted=None)
"""Whoever looks at another page with a game of this site in it."""
ROW, HEAD, WIDTH = 64, 150, 800
"""Heights and width of the picture of a result, in its own units."""


def shared(table: Table, game: Game, ranking: Sequence[Seat], result: Result) -> dict[str, Any]:
    """What the page of a result offers to take elsewhere, for its template."""
    is_public = settings.MODE == CLUB and own_tables.is_open(table.terms)
    return {
        "plain": plain(table, game, ranking, result),
        "bg_stats": BG_STATS + quote(json.dumps(play(table, game, ranking, result), ensure_ascii=False)),
        "bgg": f"{BGG}{game.bgg}" if game.bgg is not None else "",
        "frame": absolute("embed", table.pk) if is_public else "",
    }


def plain(table: Table, game: Game, ranking: Sequence[Seat], result: Result) -> str:
    """A result as lines of text."""
    lines = [text("share-head", game=game.title, number=table.pk, day=day(table.finished or table.changed))]
    for seat in ranking:
        told: dict[str, str | int] = {
            "place": result.place(seat.number),
            "name": seat.name,
            "score": result.scores[seat.number],
        }
        if seat.bot:
            lines.append(text("share-line-bot", **told, bot=bot_title(seat.bot)))
        else:
            lines.append(text("share-line", **told))
    return "\n".join([*lines, *([absolute("result", table.pk)] if settings.MODE == CLUB else [])])


def play(table: Table, game: Game, ranking: Sequence[Seat], result: Result) -> dict[str, Any]:
    """A result as BG Stats takes it from other programs ("push plays"): times in UTC."""
    ended = table.finished or table.changed
    told: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": absolute("result", table.pk),
        "playDate": f"{ended.astimezone(UTC):%Y-%m-%d %H:%M:%S}",
        "game": {"name": game.title, "sourceGameId": game.name, "highestWins": True, "noPoints": False},
        "players": [player(seat, first(table, game), result) for seat in ranking],
    }
    if game.bgg is not None:
        told["game"]["bggId"] = game.bgg
    took = ended - table.created
    if terms_of(table).time_mode == LIVE and timedelta(minutes=1) <= took <= LONGEST:
        told["durationMin"] = took // timedelta(minutes=1)
    return told


def player(seat: Seat, begins: int | None, result: Result) -> dict[str, Any]:
    """A player as BG Stats takes one. The app for Android wants `winner` for those too who have not won."""
    return {
        "name": seat.name,
        "sourcePlayerId": seat.name,
        "score": result.scores[seat.number],
        "rank": result.place(seat.number),
        "winner": seat.number in result.winners,
        "startPlayer": seat.number == begins,
    }


def first(table: Table, game: Game) -> int | None:
    """The seat that began; None where the game knows of none."""
    begun = Step.objects.filter(table=table, words__in=game.starts).order_by("number").values_list("words").first()
    return game.starts.index(begun[0]) if begun else None


@require_safe
def picture(request: HttpRequest, table_id: int) -> HttpResponse:
    """The result as a picture to keep. A game that still goes on has none: then the table itself."""
    table = table_of(table_id)
    if not table.finished:
        return redirect("table", table.pk)
    result = result_of(table)
    sitting = seats(table)
    context = {
        "table": table,
        "game": game_of(table),
        "ranking": ranked(sitting, result),
        "result": result,
        "places": {seat.number: result.place(seat.number) for seat in sitting},
        "row": ROW,
        "head": HEAD,
        "width": WIDTH,
        "height": HEAD + ROW * len(sitting) + 24,
    }
    drawn = render_to_string("result.svg", context, request)
    headers = {"Content-Disposition": f'inline; filename="{table.game}-{table.pk}.svg"'}
    return HttpResponse(drawn, content_type="image/svg+xml", headers=headers)


@require_safe
@xframe_options_exempt
def embed(request: HttpRequest, table_id: int, step: int | None = None) -> HttpResponse:
    """A replay for other pages to show within themselves, of a finished game that everybody may see. Raises Http404."""
    table = table_of(table_id)
    if not table.finished or not own_tables.is_open(table.terms):
        raise Http404(text("embed-none"))
    at = replay.step_asked(request, table) if step is None else step
    if at > table.number:
        raise Http404(text("replay-no-step", number=table.number))
    context = replay.scene(table, at, STRANGER, request.GET.get("as"), "better" in request.GET, "embed")
    shown = context | {"branch": None, "may_mark": False, "comments": []}
    response = render(request, "_replay.html" if by_htmx(request) else "embed.html", shown)
    return let_others_frame(response)
