"""The page of a table that waits for players, and what can be done there."""

from typing import Any

import qrcode
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe
from markupsafe import Markup
from qrcode.image.svg import SvgPathImage

from parvis.engine import registry
from parvis.engine.lines import Line
from parvis.engine.refusals import GameError
from parvis.web.address import absolute
from parvis.web.live import lists
from parvis.web.people import names
from parvis.web.people.guests import person_of, present
from parvis.web.room import adding, gathering, lobby
from parvis.web.room.models import Gathering
from parvis.web.room.terms import LINK, Terms
from parvis.web.tables import bots
from parvis.web.tables.viewer import let_in
from parvis.web.texts import GameTexts, explained, text
from parvis.web.views.lobby import name_in, to
from parvis.web.views.new import NAME_KEY
from parvis.web.views.parameters import by_htmx, number


@require_safe
def show(request: HttpRequest, gathered: str) -> HttpResponse:
    """Who is there, and the link for the others; as soon as it has begun, the table."""
    found = gathering.find(gathered)
    return begun(request, found) if found.table_id else page(request, found)


def page(request: HttpRequest, found: Gathering, error: str | None = None) -> HttpResponse:
    """The page of a table that waits for players, with what is wrong in the form to join. Raises Http404."""
    mark, person = lists.mark(), present(request)
    gathering.seen(found, person)
    offer = lobby.offer(found, person)
    if offer is None:
        raise Http404(text("gathering-gone"))
    template = "room/_gathering.html" if by_htmx(request) else "room/gathering.html"
    context = {**shown(request, found), "offer": offer, "mark": mark, "error": error}
    if error and person is None:
        context["name"] = request.POST.get("name", "")
    return render(request, template, context, status=400 if error else 200)


def shown(request: HttpRequest, found: Gathering) -> dict[str, Any]:
    """What the page tells besides who sits where."""
    person, game = present(request), registry.find(found.game)
    return {
        "gathering": found,
        "person": person,
        "is_host": person is not None and person.same_as(found.host),
        "link": (link := absolute("gathering", found.code)),
        "hash": adding.hash_of_secret(found),
        "added": own.hash if (own := adding.own_place(found, person)) else "",
        "shows": adding.to_be_shown(found, person),
        "longest_added": adding.LONGEST,
        "picture": Markup(qrcode.make(link, image_factory=SvgPathImage, border=2).to_string(encoding="unicode")),
        "name": "" if person else str(request.session.get(NAME_KEY, "")),
        "longest": names.LONGEST,
        "levels": bots.first_names(game),
        "about": GameTexts(game, []).known(Line("about-game")),
        "news": lobby.NEWS,
    }


def begun(request: HttpRequest, found: Gathering) -> HttpResponse:
    """The way to the table; who has the link of a table that is there by its link may watch."""
    table = found.table
    if table is not None and Terms.of(found.terms).visibility == LINK:
        let_in(request, table)
    address = reverse("table", args=[found.table_id])
    return HttpResponse(headers={"HX-Redirect": address}) if by_htmx(request) else redirect(address)


@require_POST
def join(request: HttpRequest, gathered: str) -> HttpResponse:
    """Sit down; somebody new becomes a guest of the name in the form. What is wrong in it is told above it.

    Raises GameError.
    """
    found = gathering.find(gathered)
    if found.table_id or found.due:
        return begun(request, found) if found.table_id else to(found)
    known = present(request)
    gathering.check_welcome(found, known)
    try:
        gathering.check_secret(found, known, request.POST.get("password", ""))
        added = adding.read(request.POST.get("added", ""))
        person = person_of(request, name_in(request))
    except GameError as error:
        return page(request, found, error=explained(error))
    request.session[NAME_KEY] = person.name
    return to(gathering.join(found.pk, person, added))


@require_POST
def add(request: HttpRequest, gathered: str) -> HttpResponse:
    """Commit to what one adds to the secret that chance will follow from. Raises GameError."""
    person = present(request)
    if person is not None:
        adding.add(gathering.find(gathered), person, adding.read(request.POST.get("added", "")))
    return redirect("gathering", gathered)


@require_POST
def show_number(request: HttpRequest, gathered: str) -> HttpResponse:
    """Show the number that one has committed to. Raises GameError."""
    person = present(request)
    if person is not None:
        gathering.show(gathering.find(gathered).pk, person, request.POST.get("number", ""))
    return redirect("gathering", gathered)


@require_POST
def get_up(request: HttpRequest, gathered: str) -> HttpResponse:
    """Get up, or decline; when the host does, it is over."""
    person = present(request)
    if person is not None:
        gathering.leave(gathering.find(gathered).pk, person)
    return redirect("lobby")


@require_POST
def send_away(request: HttpRequest, gathered: str) -> HttpResponse:
    """Free a seat of a gathering, as its host."""
    gathering.send_away(gathering.find(gathered).pk, number(request.POST, "row"))
    return redirect("gathering", gathered)


@require_POST
def fill(request: HttpRequest, gathered: str) -> HttpResponse:
    """The host begins now: bots of a level in the free seats, or nobody."""
    return to(gathering.fill(gathering.find(gathered).pk, request.POST.get("level", "")))
