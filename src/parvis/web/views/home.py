"""The first page: the tables at this place."""

from datetime import datetime
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from parvis.engine import registry
from parvis.engine.contract import Game, seats_of
from parvis.engine.lines import Line
from parvis.web.background.compiling import PROGRESS
from parvis.web.daily import sealing
from parvis.web.live import lists, waiting
from parvis.web.models import Table
from parvis.web.notes.keeping import games_with_models
from parvis.web.pages import board, paging
from parvis.web.pages.table_page import listed
from parvis.web.people import names
from parvis.web.people.guests import present
from parvis.web.people.models import Person
from parvis.web.room import lobby
from parvis.web.room.details import Details
from parvis.web.room.models import OwnTable
from parvis.web.tables import bots, history, loading, opening
from parvis.web.tables.history import ranked, result_of
from parvis.web.tables.loading import Unreadable, game_of, loaded
from parvis.web.tables.seats import Seat, seats
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.viewer import HOME
from parvis.web.texts import GameTexts, explained, text
from parvis.web.views import errors
from parvis.web.views.new import NAME_KEY
from parvis.web.views.parameters import by_htmx, no_table, progress, table_of

PAGE = 30  # tables at once
GROUPS = WAITING, RUNNING, FINISHED, BROKEN = "waiting", "running", "finished", "broken"
"""The parts of the list, in their order: `home-group-…` are their headings."""


PARTS = {"waiting": "room/_waiting.html", "offers": "room/_offers.html"}
"""Parts of the first page of a club that ask for news, by their names."""


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The games, and what somebody can go on with: all tables at home; in a club one's own, and those that wait."""
    if settings.MODE == HOME:
        return render(request, "home.html", {**welcome(request), **all_tables(request)})
    person = present(request)
    context = {**of_person(person), "offers": lobby.offers(person, {})}
    part = PARTS.get(request.GET.get("part", ""))
    if part and by_htmx(request):
        return render(request, part, context)
    return render(request, "room/home.html", {**welcome(request), **context})


def of_person(person: Person | None) -> dict[str, Any]:
    """One's own tables, and marks. These come first: what a page shows is never older than its marks."""
    mark, mine = lists.mark(), waiting.mark(person)
    yours, others = lobby.running_tables(person)
    return {"person": person, "yours": yours, "others": others, "news": lobby.NEWS, "mark": mark, "mine": mine}


def welcome(request: HttpRequest) -> dict[str, Any]:
    """The games with what can be begun at once, and who asks."""
    offers = [offer(request, registry.find(name)) for name in registry.names()]
    models = games_with_models() if settings.MODE != HOME else set()
    name = request.session.get(NAME_KEY, "")
    return {"offered": offers, "models": models, "longest": names.LONGEST, "name": name, **progress(request)}


def all_tables(request: HttpRequest) -> dict[str, Any]:
    """The list of all tables that one sees there, page by page: those that are still played first, the newest first."""
    person = present(request)
    found, number = seen_by(request, person)
    page = paging.page(found, request.GET.dict(), PAGE, number)
    tables = {table.pk: table for table in loaded(Table.objects.filter(pk__in=page.numbers).defer("turn_state"))}
    details = Details.sitting(page.numbers)
    groups: dict[str, list[dict[str, Any]]] = {name: [] for name in GROUPS}
    for one in page.numbers:
        shown = row(one, tables.get(one), person, details)
        groups[shown["group"]].append({**shown, "may_delete": may_delete(person, one, details)})
    return {"groups": groups, "page": page, "person": person}


def seen_by(request: HttpRequest, person: Person | None) -> tuple[QuerySet[Any], str]:
    """What the list is made from, and the field with a table's number: all at home that may be seen; in a club one's
    own.
    """
    if settings.MODE == HOME:
        return Table.objects.exclude(pk__in=list(sealing.hidden_from(request).values_list("pk", flat=True))), "pk"
    return OwnTable.objects.filter(person=person), "table_id"


def offer(request: HttpRequest, game: Game) -> dict[str, Any]:
    """What the page tells of a game, and the levels to play it against: the one chosen last is the first choice."""
    level = opening.remembered_level(request, game)
    levels = bots.first_names(game)
    return {
        "game": game,
        "about": GameTexts(game, []).known(Line("about-game")),
        "picture": board.picture(game),
        "length": GameTexts(game, []).known(Line("about-length")),
        "opponents": len(opening.against_bots(game, "").seats) - 1,
        "level": level,
        "levels": levels if level in levels else [*levels, level],
        "expansions": list(dict.fromkeys(option.group for option in game.options if option.group)),
    }


def row(number: int, table: Table | None, person: Person | None, details: Details) -> dict[str, Any]:
    """What the list shows of a table, or `reason`: why it can't be opened. None: its row can't be read."""
    try:
        return {"number": number, "reason": None, **summary(table or table_of(number), person, details)}
    except Unreadable as error:
        return {"number": number, "group": BROKEN, "reason": explained(error)}
    except Http404 as error:
        return {"number": number, "group": BROKEN, "reason": str(error)}


def summary(table: Table, person: Person | None, details: Details) -> dict[str, Any]:
    """What the list shows of a table that can be opened. Raises Unreadable."""
    sitting = seats(table, details.held(table, person.pk) if person else -1)
    shown = {"table": table, "title": game_of(table).title, "ago": ago(table.finished or table.changed)}
    if table.finished:
        found = result_of(table)
        ranking = ranked(sitting, found)
        state = {"group": FINISHED, "round": None, "state": won([sitting[seat] for seat in found.winners])}
        return {**shown, **state, "seats": ranking, "scores": found.scores}
    movers = [sitting[seat] for seat in seats_of(table.movers) if seat < len(sitting)]
    people = [seat for seat in movers if not seat.bot]
    playing = TableGame.of(table)
    with loading.reading(table.pk):
        return {
            **shown,
            "group": WAITING if people else RUNNING,
            "state": to_move(people or movers),
            "round": round_of(playing),
            "seats": sitting,
            "scores": playing.result().scores if table.open_scores and playing.game.open_scores else [],
        }


def to_move(movers: list[Seat]) -> str:
    """Whose turn it is, in words."""
    if any(seat.you for seat in movers):
        return text("home-your-turn")
    return text("home-turn", names=listed([seat.name for seat in movers]), count=len(movers))


def won(winners: list[Seat]) -> str:
    """A sentence on who has won."""
    if len(winners) == 1 and winners[0].you:
        return text("home-you-won")
    return text("home-won", names=listed([seat.name for seat in winners]), count=len(winners))


def round_of(playing: TableGame) -> int | None:
    """The round that is played; None where the game has none."""
    round_in = playing.game.round_of
    return round_in(playing.state) if round_in else None


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
    if not may_delete(present(request), table_id, Details.sitting([table_id])):
        return errors.page(request, 403, text("error-others-games"))
    if request.method != "POST":
        return render(request, "delete.html", {"names": names_at(table_id), "number": table_id})
    with transaction.atomic():
        Table.objects.select_for_update().filter(pk=table_id).values_list("pk").first()  # no step comes in between
        Table(pk=table_id).delete()  # not read before: it may be damaged
    return redirect("home", permanent=False)


def may_delete(person: Person | None, table_id: int, details: Details) -> bool:
    """Whether nobody else plays or played there, and it is part of no tournament: such games are others' too. Whoever
    keeps the place in order may.
    """
    if person is None:
        return settings.MODE == HOME
    return person.is_staff or not (details.has_others(table_id, person.pk) or table_id in details.in_tournaments)


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
        summary(table, None, Details())
        if table.finished:
            history.account(table)
    except Unreadable:
        headers = {"Content-Disposition": f'attachment; filename="table-{table_id}.json"'}
        return JsonResponse(loading.stored(table_id), json_dumps_params={"indent": 1}, headers=headers)
    return redirect("result" if table.finished else "table", table_id)


@require_safe
def compiling(request: HttpRequest) -> HttpResponse:
    """How far the rules are compiled, for the line that shows it."""
    return render(request, "_compiling.html", {"compiling": PROGRESS})
