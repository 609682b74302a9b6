"""The pages of ladders, and what is posted there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.engine.refusals import GameError
from parvis.web.live import lists
from parvis.web.people.guests import present
from parvis.web.people.models import Person
from parvis.web.printed_names import explained
from parvis.web.room import lobby
from parvis.web.texts import SiteError, text
from parvis.web.tournaments import announcing, seasons, shown
from parvis.web.tournaments.models import Division, Entry, Ladder
from parvis.web.tournaments.views import choices, known
from parvis.web.views import errors
from parvis.web.views.new import LONGEST
from parvis.web.views.parameters import by_htmx, game_of, number

DEEDS: dict[str, Callable[[int, int], None]] = {
    "close": seasons.close,
    "remove": seasons.remove,
    "end": lambda ladder, _: seasons.end(ladder),
}
"""What a host can do with a ladder and a number, of a season or a person, by the names of buttons."""
UP, DOWN, LEAVES = WAYS = ("up", "down", "leaves")
"""Where people go from their division; whoever stays goes nowhere."""


@dataclass(frozen=True)
class InSeason:
    """A division of a season as readers see it."""

    division: Division
    rows: list[shown.Row]
    to: dict[int, tuple[str, int]]
    """By person who does not stay, where they go with the next season: which way, and to which division."""


@require_http_methods(["GET", "HEAD", "POST"])
def announce(request: HttpRequest) -> HttpResponse:
    """The form for a new ladder; when posted, the ladder, or the form with what is wrong in it."""
    form = request.POST.dict() if request.method == "POST" else {}
    game = game_of({"game": request.POST.get("game") or request.GET.get("game", "")})
    error = None
    person = present(request)
    if request.method == "POST" and person is not None:
        try:
            return redirect("ladder", announcing.announce_ladder(form, person).pk)
        except GameError as refusal:
            error = errors.shortened(explained(refusal))
    context = {
        **choices(game),
        "page": "ladder-new",
        "times": announcing.LADDER_TIMES,
        "numbers": announcing.SPANS,
        "first_size": min(game.seats, key=lambda seats: abs(seats - announcing.TABLE)),
        "form": {field: value[:LONGEST] for field, value in form.items()},
        "error": error,
    }
    return render(request, "tournaments/new_ladder.html", context, status=400 if error else 200)


@require_safe
def show(request: HttpRequest, ladder_id: int) -> HttpResponse:
    """A ladder: the divisions of a season, who goes up and down; for htmx the part that changes."""
    template = "tournaments/_ladder.html" if by_htmx(request) else "tournaments/ladder.html"
    return render(request, template, context(request, ladder_id))


@require_safe
def as_print(request: HttpRequest, ladder_id: int) -> HttpResponse:
    """A season on one page, to be printed."""
    return render(request, "tournaments/print_ladder.html", context(request, ladder_id))


def context(request: HttpRequest, ladder_id: int) -> dict[str, Any]:
    """What the page of a ladder shows. Raises Http404."""
    mark, person, ladder = lists.mark(), present(request), seasons.find(ladder_id)
    all_seasons = range(1, ladder.season + 1)
    season = next((one for one in all_seasons if str(one) == request.GET.get("season", "")), ladder.season)
    try:
        told = shown.facts(ladder)
        divisions = in_season(ladder, season)
    except GameError:
        raise Http404(text("ladder-none")) from None
    entered = ladder.entrants.filter(removed=False, person__is_active=True).select_related("person").order_by("pk")
    entrants = [one.person for one in entered]
    now_playing = playing(ladder)
    return {
        "ladder": ladder,
        "tournament": ladder,
        "division": None,
        **told,
        "season": season,
        "seasons": all_seasons,
        "divisions": divisions,
        "newcomers": [one for one in entrants if one not in now_playing],
        "removable": [*now_playing, *(one for one in entrants if one not in now_playing)],
        "place": place_of(ladder, person),
        "is_entered": person in entrants,
        "is_host": person is not None and (person.is_staff or person.same_as(ladder.host)),
        "person": person,
        "mark": mark,
        "news": lobby.NEWS,
    }


def in_season(ladder: Ladder, season: int) -> list[InSeason]:
    """The divisions of a season with their standings, and where everybody goes from there. Raises GameError."""
    found = seasons.played(ladder, season)
    to = following(ladder, season, found)
    return [
        InSeason(
            each.division,
            shown.rows(each.division.tournament, each.past, shown.entered(each.division.tournament)),
            ways(each, to) if to else {},
        )
        for each in found
    ]


def following(ladder: Ladder, season: int, divisions: list[seasons.Played]) -> dict[int, int]:
    """Who plays in which division of the next season, or would if this one ended now; nobody where there is none."""
    if season < ladder.season:
        next_ones = Entry.objects.filter(tournament__division__ladder=ladder, tournament__division__season=season + 1)
        return dict(next_ones.values_list("person", "tournament__division__number"))
    groups = [] if ladder.over else seasons.drawn(ladder, divisions)
    return {one: place for place, group in enumerate(groups, 1) for one in group}


def ways(played: seasons.Played, to: dict[int, int]) -> dict[int, tuple[str, int]]:
    """Who of a division goes where. `to`: by person, the division of the next season."""
    here = played.division.number
    found: dict[int, tuple[str, int]] = {}
    for person in (entry.person_id for entry in played.past.entries.values()):
        there = to.get(person)
        if there is None:
            found[person] = (LEAVES, 0)
        elif there != here:
            found[person] = (UP if there < here else DOWN, there)
    return found


def playing(ladder: Ladder) -> list[Person]:
    """People who play in the present season and have not left."""
    entries = Entry.objects.filter(
        tournament__division__ladder=ladder, tournament__division__season=ladder.season, left=None
    )
    return [one.person for one in entries.select_related("person").order_by("pk")]


def place_of(ladder: Ladder, person: Person | None) -> Division | None:
    """The division of the present season in which somebody plays."""
    if person is None or ladder.over or ladder.waiting:
        return None
    own = Division.objects.filter(ladder=ladder, season=ladder.season)
    return own.filter(tournament__entries__person=person, tournament__entries__left=None).first()


@require_POST
def enter(request: HttpRequest, ladder_id: int) -> HttpResponse:
    """Enter for the next season. Raises GameError."""
    seasons.enter(ladder_id, known(request))
    return redirect("ladder", ladder_id)


@require_POST
def withdraw(request: HttpRequest, ladder_id: int) -> HttpResponse:
    """Stay out of the next season. Raises GameError."""
    seasons.withdraw(ladder_id, known(request))
    return redirect("ladder", ladder_id)


@require_POST
def run(request: HttpRequest, ladder_id: int) -> HttpResponse:
    """What its host does: end a season early, remove somebody, end the ladder. Raises GameError."""
    deed = DEEDS.get(request.POST.get("do", ""))
    if deed is None:
        raise SiteError("tournament-no-deed")
    deed(ladder_id, number(request.POST, "number") if "number" in request.POST else 0)
    return redirect("ladder", ladder_id)
