"""The pages of tournaments, and what is posted there."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.db.models import Count, Q
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.engine import registry
from parvis.engine.refusals import GameError
from parvis.web.hosting import limits
from parvis.web.languages import current
from parvis.web.live import lists
from parvis.web.pages import board
from parvis.web.people import downloading
from parvis.web.people.guests import present
from parvis.web.people.models import Person
from parvis.web.printed_names import explained
from parvis.web.room import creating, lobby
from parvis.web.room.terms import Terms
from parvis.web.tables import bots
from parvis.web.tables.options import OPTION_TEXTS
from parvis.web.texts import SiteError, either, text
from parvis.web.tournaments import announcing, drawn, entries, packing, pairing, rounds, shown
from parvis.web.tournaments.models import KINDS, LEAVING, OFF, OVER, Division, Tournament
from parvis.web.views import errors
from parvis.web.views.new import LONGEST, option_groups
from parvis.web.views.parameters import by_htmx, game_of, number

LISTED = 50
"""Tournaments of a list at most."""
DEEDS: dict[str, Callable[[int, int], None]] = {
    "check-in": lambda tournament, _: entries.open_check_in(tournament),
    "start": lambda tournament, _: rounds.start(tournament),
    "close": rounds.close,
    "again": rounds.pair_again,
    "remove": entries.remove,
    "off": lambda tournament, _: entries.call_off(tournament),
    "analyse": lambda tournament, _: packing.ask_for_analyses(entries.find(tournament)),
}
"""What a host can do with a tournament and a number, of a round or a person, by the names of buttons."""


@require_safe
def show_all(request: HttpRequest) -> HttpResponse:
    """The tournaments: those to come and under way, and the last that are over."""
    counted = Count("entries", filter=Q(entries__left=None))
    found = Tournament.objects.filter(division=None).select_related("host").annotate(people=counted).order_by("-pk")
    context = {
        "ladders": shown.ladders(LISTED),
        "coming": told(found.exclude(stage__in=(OVER, OFF))[:LISTED]),
        "over": told(found.filter(stage=OVER)[:LISTED]),
        "person": present(request),
    }
    return render(request, "tournaments/all.html", context)


def told(found: Any) -> list[dict[str, Any]]:
    """Tournaments with what a list tells of each; without those whose game is not here any more."""
    known = registry.names()
    return [{"one": one, **shown.facts(one)} for one in found if one.game in known]


@require_http_methods(["GET", "HEAD", "POST"])
def announce(request: HttpRequest) -> HttpResponse:
    """The form for a new tournament; when posted, the tournament, or the form with what is wrong in it."""
    form = request.POST.dict() if request.method == "POST" else {}
    game = game_of({"game": request.POST.get("game") or request.GET.get("game", "")})
    error = None
    person = present(request)
    if request.method == "POST" and person is not None:
        try:
            return redirect("tournament", announcing.announce(form, person).pk)
        except GameError as refusal:
            error = errors.shortened(explained(refusal))
    context = {**choices(game), "form": {field: value[:LONGEST] for field, value in form.items()}, "error": error}
    return render(request, "tournaments/new.html", context, status=400 if error else 200)


def choices(game: Any) -> dict[str, Any]:
    """What the form for a new tournament offers, for a game."""
    sizes = [seats for seats in game.seats if 2 <= seats <= pairing.MOST]
    return {
        "page": "tournament-new",
        "game": game,
        "games": [registry.find(name) for name in registry.names()],
        "pictures": {name: board.picture(registry.find(name)) for name in registry.names()},
        "kinds": KINDS,
        "sizes": sizes,
        "first_size": sizes[-1],
        "rounds": announcing.ROUNDS,
        "most_rounds": announcing.MOST_ROUNDS,
        "leaving": LEAVING,
        "times": creating.TIMES,
        "spans": creating.SPANS,
        "bots": bots.names(game),
        "stand_in": Terms.stand_in,
        "option_groups": option_groups(game),
        "either": either,
        **OPTION_TEXTS,
    }


@require_safe
def show(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """A tournament: who is in it, standings, a round; for htmx the part that changes."""
    template = "tournaments/_tournament.html" if by_htmx(request) else "tournaments/tournament.html"
    return render(request, template, context(request, tournament_id))


def context(request: HttpRequest, tournament_id: int) -> dict[str, Any]:
    """What the page of a tournament shows. Raises Http404."""
    mark, person, found = lists.mark(), present(request), entries.find(tournament_id)
    people, played = shown.entered(found), list(found.played.order_by("number"))
    asked = request.GET.get("round", "")
    last = played[-1] if played else None
    chosen = next((one for one in played if str(one.number) == asked), last)
    at_tables = shown.at_tables(chosen, person, people) if chosen else []
    now = shown.at_tables(last, person, people) if last and chosen != last else at_tables
    reader = shown.reader(found, person, people.values())
    return {
        "tournament": found,
        **facts(found),
        "reader": reader,
        "analysed": packing.analysed(found) if reader.is_host and Terms.of(found.terms).revealed else None,
        "person": person,
        "people": list(people.values()),
        "standings": drawn.standings(found, people.values()) if played else "",
        "rounds": played,
        "chosen": chosen,
        "last": last,
        "tables": at_tables,
        "own": next((one for one in now if one.is_own and not one.is_over), None),
        "drawn": drawn,
        "mark": mark,
        "news": lobby.NEWS,
    }


def facts(found: Tournament) -> dict[str, object]:
    """What a page tells of a tournament. Raises Http404 where its game is not here any more."""
    try:
        division = Division.objects.select_related("ladder").filter(tournament=found).first()
        return {**shown.facts(found), "division": division}
    except GameError:
        raise Http404(text("tournament-none")) from None


@require_POST
def enter(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Enter a tournament. Raises GameError."""
    entries.enter(tournament_id, known(request))
    return redirect("tournament", tournament_id)


@require_POST
def check_in(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Say that one is here. Raises GameError."""
    entries.check_in(tournament_id, known(request))
    return redirect("tournament", tournament_id)


@require_POST
def leave(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Withdraw, or leave. Raises GameError."""
    entries.leave(tournament_id, known(request))
    return redirect("tournament", tournament_id)


def known(request: HttpRequest) -> Person:
    """Who asks. Raises SiteError for somebody without an account."""
    person = present(request)
    if person is None:
        raise SiteError("tournament-members-only")
    return person


@require_POST
def run(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """What its host does: open the check-in, begin, close or pair a round again, call off. Raises GameError."""
    deed = DEEDS.get(request.POST.get("do", ""))
    if deed is None:
        raise SiteError("tournament-no-deed")
    deed(entries.find(tournament_id).pk, number(request.POST, "number") if "number" in request.POST else 0)
    return redirect("tournament", tournament_id)


@require_POST
def result(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Set the scores of a table, by seat. Raises GameError."""
    given = request.POST.getlist("score")
    scores = [whole(one) for one in given[: pairing.MOST + 1]]
    rounds.set_result(entries.find(tournament_id).pk, number(request.POST, "group"), scores)
    return redirect("tournament", tournament_id)


def whole(written: str) -> int:
    """A score; one that is none is out of all bounds."""
    digits = written.strip().removeprefix("-")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= 9
    return int(written) if is_number else rounds.WIDEST + 1


@require_safe
def as_print(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Everything on one page, to be printed."""
    found = entries.find(tournament_id)
    people = shown.entered(found)
    all_rounds = [(one, shown.at_tables(one, None, people)) for one in found.played.order_by("number")]
    standings = drawn.standings(found, people.values()) if all_rounds else ""
    told = {"tournament": found, **facts(found), "standings": standings, "rounds": all_rounds, "drawn": drawn}
    return render(request, "tournaments/print.html", told)


@require_safe
def records(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Records and analyses of all finished games that everybody may see, in one ZIP file, with a list of them."""
    found = entries.find(tournament_id)
    facts(found)
    if downloading.UNDER_WAY:
        return errors.page(request, 503, text("export-busy"))
    if seconds := limits.count(request, "tournament-records"):
        return limits.refusal(request, limits.LIMITS["tournament-records"], seconds)
    return downloading.Export(f"tournament-{found.pk}", partial(packing.packed, found, current()))
