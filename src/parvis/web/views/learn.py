"""The pages on which one learns a game: its lessons, and each of their scenes, at the real board.

Nothing of a scene is stored. An address holds the decisions that were made; where they lead is found again each time.
A cookie knows the scenes that were done.
"""

from urllib.parse import unquote_plus

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from parvis.engine import registry
from parvis.engine.attempts import LEARNER, Attempt, attempt, scene_of
from parvis.engine.contract import Game
from parvis.engine.lessons import Lesson
from parvis.engine.lines import Line
from parvis.engine.play import check_legal
from parvis.engine.quoted import quoted
from parvis.web.pages import board, lesson
from parvis.web.texts import GameTexts, text
from parvis.web.views import remembered
from parvis.web.views.parameters import by_htmx

DONE = "parvis-learned-"
"""How the cookie begins that knows the scenes of a game that were done; the game's name follows."""


@require_safe
def show(request: HttpRequest, name: str) -> HttpResponse:
    """The lessons of a game, with what was done of them."""
    game = learnable(name)
    done = done_in(request, game)
    first, texts = game.lessons[0], GameTexts(game, [])
    context = {
        "game": game,
        "games": [one for one in map(registry.find, registry.names()) if one.lessons],
        "texts": texts,
        "lead": texts.known(Line(f"{first.key}.lead")),
        "done": done,
        "next": next((scene.name for scene in first.scenes if scene.name not in done), None),
    }
    return render(request, "learn.html", context)


@require_safe
def show_scene(request: HttpRequest, name: str, scene_name: str) -> HttpResponse:
    """A scene after the decisions in the address. Raises GameError for one that can't be made."""
    game = learnable(name)
    try:
        of, scene = scene_of(game, scene_name)
    except KeyError:
        raise Http404(text("learn-no-scene", name=quoted(scene_name))) from None
    found = attempt(game, scene, [unquote_plus(words) for words in request.GET.getlist("made")])
    refused = decide(found, unquote_plus(request.GET.get("decision", "")))
    context = {**lesson.shown(found, of, refused), "next": scene_after(of, scene_name), **board.once(game)}
    response = render(request, "_scene.html" if by_htmx(request) else "scene.html", context)
    if found.is_done:
        keep(request, response, game, scene_name)
    return response


def decide(found: Attempt, words: str) -> str:
    """Make a decision that the scene allows; else return it, if it is legal. Raises GameError."""
    if not words:
        return ""
    if not found.scene.may_be(words) and not found.is_over:
        check_legal(found.game, found.state, LEARNER, found.game.decision(words))
        return words
    found.decide(words)
    return ""


def learnable(name: str) -> Game:
    """The game of that name. Raises Http404 for one that has no lessons."""
    game = registry.find(name) if name in registry.names() else None
    if game is None or not game.lessons:
        raise Http404(text("learn-none", name=quoted(name)))
    return game


def scene_after(lesson: Lesson, name: str) -> str | None:
    """The name of the scene after that one; None for the last one of a lesson."""
    names = [scene.name for scene in lesson.scenes]
    return next(iter(names[names.index(name) + 1 :]), None)


def done_in(request: HttpRequest, game: Game) -> list[str]:
    """The names of the scenes of a game that were done in this browser."""
    return remembered.names_in(request, DONE + game.name)


def keep(request: HttpRequest, response: HttpResponse, game: Game, name: str) -> None:
    """Let the browser know that a scene was done."""
    known = {one.name for of in game.lessons for one in of.scenes}
    done = [one for one in dict.fromkeys([*done_in(request, game), name]) if one in known]
    remembered.keep(request, response, DONE + game.name, done)
