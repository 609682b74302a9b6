"""The pages with puzzles: one of the day for each game and a queue, and each puzzle at the real board.

The address of a puzzle holds the decisions that were made, as that of a lesson's scene does. A decision is posted, as
the first try of a person with an account counts; a cookie knows what was tried by others.
"""

import datetime
from typing import Any
from urllib.parse import quote_plus, unquote_plus, urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.quoted import quoted
from parvis.insight.puzzles import Puzzle, by_name, puzzles
from parvis.insight.solving import Solving, solving
from parvis.web.pages import board
from parvis.web.people.guests import present
from parvis.web.people.models import Person
from parvis.web.puzzles import pages, rating
from parvis.web.texts import text
from parvis.web.views import remembered
from parvis.web.views.parameters import by_htmx

TRIED = "parvis-puzzles-"
"""How the cookie begins that knows the puzzles of a game that were tried; the game's name follows."""
REMEMBERED = 300
"""Of how many puzzles a browser knows that they were tried: a cookie has little room."""


@require_safe
def show_all(request: HttpRequest) -> HttpResponse:
    """The puzzle of the day of each game, the next of its queue, and where the person stands."""
    person = rated_person(request)
    shelves = [shelf(request, game, person) for game in games()]
    return render(request, "puzzles/all.html", {"shelves": shelves})


def shelf(request: HttpRequest, game: Game, person: Person | None) -> dict[str, Any]:
    """What the page shows of a game."""
    known = tried_by(request, game, person)
    return {
        "game": game,
        "count": len(puzzles(game)),
        "day": pages.of_the_day(puzzles(game), today().toordinal()),
        "next": rating.next_of(game, puzzles(game), known, person),
        "tried": len(known),
        "standing": rating.standing(game, person) if person else None,
    }


@require_http_methods(["GET", "HEAD", "POST"])
def show(request: HttpRequest, name: str, puzzle_name: str) -> HttpResponse:
    """A puzzle after the decisions in the address; one more is posted. Raises GameError for one that can't be made."""
    game = next((one for one in games() if one.name == name), None)
    if game is None or puzzle_name not in by_name(game):
        raise Http404(text("puzzle-none", name=quoted(puzzle_name)))
    asked = request.POST if request.method == "POST" else request.GET
    found = solving(game, puzzle_name, [unquote_plus(words) for words in asked.getlist("made")])
    person = rated_person(request)
    if request.method == "POST":
        found.decide(unquote_plus(request.POST.get("decision", "")))
        return decided(request, found, person)
    known = tried_by(request, game, person)
    following = rating.next_of(game, puzzles(game), {*known, puzzle_name}, person)
    standing = rating.standing(game, person) if person else None
    context = {**pages.page(found), "next": following, "standing": standing, **board.once(game)}
    return render(request, "puzzles/_puzzle.html" if by_htmx(request) else "puzzles/puzzle.html", context)


def decided(request: HttpRequest, found: Solving, person: Person | None) -> HttpResponse:
    """Note what was decided if the move is over, and lead to what came of it."""
    game, puzzle = found.game, found.puzzle
    fields = [("made", quote_plus(words)) for words in found.made]
    response = HttpResponseRedirect(f"{reverse('puzzle', args=[game.name, puzzle.name])}?{urlencode(fields)}")
    if found.is_over and person is not None:
        rating.note(game, puzzle, person, found.is_solved)
    elif found.is_over:
        keep(request, response, game, puzzle)
    return response


def games() -> list[Game]:
    """The games that have puzzles."""
    return [game for game in map(registry.find, registry.names()) if puzzles(game)]


def today() -> datetime.date:
    """The day that a puzzle is of: everybody's begins at the same moment."""
    return timezone.now().date()


def rated_person(request: HttpRequest) -> Person | None:
    """Who is rated; None for guests, and where nobody has an account."""
    person = present(request)
    return None if person is None or person.guest else person


def tried_by(request: HttpRequest, game: Game, person: Person | None) -> list[str]:
    """The names of the puzzles that a person has tried, or this browser."""
    if person is not None:
        return list(rating.tried(game, person))
    return [name for name in remembered.names_in(request, TRIED + game.name) if name in by_name(game)]


def keep(request: HttpRequest, response: HttpResponse, game: Game, puzzle: Puzzle) -> None:
    """Let the browser know that a puzzle was tried."""
    known = list(dict.fromkeys([*tried_by(request, game, None), puzzle.name]))[-REMEMBERED:]
    remembered.keep(request, response, TRIED + game.name, known)
