"""The lobby of a club: tables that wait for players, one's own, those to watch, and the form for a new one."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError
from parvis.web.pages import board
from parvis.web.people import names
from parvis.web.people.guests import person_of, present
from parvis.web.printed_names import explained
from parvis.web.room import creating, gathering, lobby
from parvis.web.room.models import Gathering
from parvis.web.room.terms import Terms
from parvis.web.tables import bots, opening, pace
from parvis.web.tables.boxes import offered
from parvis.web.tables.options import OPTION_TEXTS
from parvis.web.tables.seats import HUMAN, SHAPES
from parvis.web.texts import either
from parvis.web.views import errors
from parvis.web.views.home import all_tables, of_person
from parvis.web.views.new import LONGEST, NAME_KEY, name_of, option_groups
from parvis.web.views.parameters import by_htmx, game_of


@require_safe
def show(request: HttpRequest) -> HttpResponse:
    """The lobby; for htmx its lists alone."""
    if by_htmx(request):
        return render(request, "room/_lists.html", lists(request))
    return page(request, game_of({"game": request.GET.get("new", "")}), {}, None)


def page(request: HttpRequest, game: Game, form: Mapping[str, str], error: str | None) -> HttpResponse:
    """The whole lobby, with the form for a new table as it stands and what is wrong in it."""
    context = {**lists(request), **choices(request, game), "form": form, "error": error}
    return render(request, "room/lobby.html", context, status=400 if error else 200)


def lists(request: HttpRequest) -> dict[str, Any]:
    """What the lists show to whoever asks."""
    person, asked = present(request), lobby.filters(request.GET.dict())
    return {
        **of_person(person),
        "offers": lobby.offers(person, asked),
        "running": lobby.watchable(person, asked),
        "finished": lobby.finished(person),
        "asked": asked,
        "query": urlencode(asked),
        "games": [registry.find(name) for name in registry.names()],
        "times": creating.TIMES,
    }


def choices(request: HttpRequest, game: Game) -> dict[str, Any]:
    """What the form for a new table offers."""
    person = present(request)
    return {
        "game": game,
        "pictures": {name: board.picture(registry.find(name)) for name in registry.names()},
        "name": str(request.session.get(NAME_KEY, "")),
        "longest": names.LONGEST,
        "whom": creating.WHOM,
        "levels": bots.first_names(game),
        "bots": bots.names(game),
        "most": creating.most(game),
        "shapes": SHAPES,
        "met": lobby.met(person),
        "spans": creating.SPANS,
        "spare": opening.NAMES,
        "stand_in": Terms.stand_in,
        "option_groups": option_groups(game),
        "either": either,
        "boxes_offered": offered(game),
        **OPTION_TEXTS,
    }


@require_POST
def create(request: HttpRequest) -> HttpResponse:
    """A new table: begun at once if only bots are wanted, else one that waits. The form again if something is wrong."""
    form = request.POST.dict()
    game = game_of(form)
    try:
        person, name = present(request), name_in(request)
        plan = creating.read(game, form, name, person, lobby.met(person))
        return gathered(request, plan, name)
    except GameError as error:
        shown = {field: value[:LONGEST] for field, value in form.items() if field != "password"}
        return page(request, game, shown, errors.shortened(explained(error)))


@require_POST
def with_a_friend(request: HttpRequest) -> HttpResponse:
    """One click: a table for two, and the link to send."""
    form = {**request.GET.dict(), **request.POST.dict()}
    return gathered(request, creating.with_a_friend(game_of(form)), name_in(request))


def name_in(request: HttpRequest) -> str:
    """Who asks; somebody new as the form names them. Raises SiteError."""
    person = present(request)
    return person.name if person else opening.read_name(request.POST.get("name") or name_of(request), 1)


def gathered(request: HttpRequest, plan: creating.Plan, name: str) -> HttpResponse:
    """Open the gathering, and go there. Raises GameError."""
    host = person_of(request, name)
    request.session[NAME_KEY] = host.name
    people = sum(row.player == HUMAN for row in plan.rows)
    return to(gathering.gather(plan, host, pace=pace.for_new_table(request, people)))


def to(found: Gathering) -> HttpResponse:
    """The way to a gathering, or to the table that it has become."""
    return redirect("table", found.table_id) if found.table_id else redirect("gathering", found.code)


@require_safe
def own_list(request: HttpRequest) -> HttpResponse:
    """All tables of somebody, page by page."""
    return render(request, "room/own.html", all_tables(request))
