"""The explorer of a game: what decisions are worth where they are open, in games of bots, of people, or both."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.refusals import GameError, Refusal
from parvis.insight import explorer
from parvis.insight.explorer import Explored, Row, Setting, Worth
from parvis.insight.value_added import Gain
from parvis.web.analysis.models import Analysis
from parvis.web.daily import sealing
from parvis.web.insight.figures import grouped
from parvis.web.insight.games import SHOWN, is_revealed, options_of
from parvis.web.insight.views import kind_title, option_titles
from parvis.web.models import Table
from parvis.web.room.own_tables import is_open
from parvis.web.tables.loading import loaded
from parvis.web.tables.seats import HUMAN
from parvis.web.tables.viewer import HOME
from parvis.web.texts import GameTexts, text

BOTS, PEOPLE, BOTH = "bots", "people", "both"
WHO = (BOTS, PEOPLE, BOTH)
"""Whose games are looked at."""
MOST = 300
"""The last games of people that are looked at."""
BESIDES = (" (", " · ")
"""What stands behind these on a button is about one position."""


@dataclass(frozen=True)
class Shown:
    """A decision as the page shows it."""

    name: str
    worth: Worth
    left: float
    """Where its bar begins, and how long it is, in percent; what costs is left of zero."""
    width: float


@require_safe
def show(request: HttpRequest, name: str) -> HttpResponse:
    """What the decisions of a game are worth."""
    game = registry.find(name)
    others = [text("explorer-left", number=number) for number in range(1, max(game.seats))]
    texts = GameTexts(game, [text("explorer-you"), *others])
    who = request.GET.get("who", BOTS)
    who = who if who in WHO else BOTS
    context = {
        "game": game,
        "games": [registry.find(one) for one in registry.names()],
        "texts": texts,
        "who": who,
        "option_titles": lambda options: option_titles(texts, options),
        "can": find_spec("duckdb") is not None,
    }
    if context["can"]:
        context |= asked(request, game, texts, who)
    return render(request, "insight/explorer.html", context)


def asked(request: HttpRequest, game: Game, texts: GameTexts, who: str) -> dict[str, object]:
    """The settings of which there are games enough, and what decisions are worth in the one that was asked for."""
    explored = of(game, who)
    found = explored.settings()
    wanted = request.GET.get("games", "")
    usual = next((one for one in found if (one.players, one.options) == (4, "")), found[0] if found else None)
    setting = next((one for one in found if told(one) == wanted), usual)
    worths = explored.worths(setting.players, setting.options) if setting else []
    kinds = grouped(worths, lambda worth: worth.kind)
    limits = [0.0, *(worth.gain for worth in worths)]
    return {
        "settings": [(told(one), one) for one in found],
        "setting": setting,
        "kinds": [
            (kind, kind_title(texts, kind), [shown(texts, game, worth, min(limits), max(limits)) for worth in own])
            for kind, own in sorted(kinds.items(), key=lambda item: -sum(worth.open for worth in item[1]))
        ],
        "fewest": explorer.FEWEST,
    }


def told(setting: Setting) -> str:
    """A setting as addresses name it."""
    return f"{setting.players} {setting.options}".strip()


def shown(texts: GameTexts, game: Game, worth: Worth, least: float, most: float) -> Shown:
    """A decision with its bar, on the scale of all."""
    width = most - least or 1.0
    left = (min(worth.gain, 0.0) - least) / width
    return Shown(name_of(texts, game, worth.words), worth, 100 * left, 100 * abs(worth.gain) / width)


def name_of(texts: GameTexts, game: Game, words: str) -> str:
    """What the button of a decision says wherever it is open; its words where that is not known."""
    line = explorer.labels(game).get(words)
    said = texts.line(line) if line else words
    return min((said.partition(sign)[0] for sign in BESIDES), key=len)


def of(game: Game, who: str) -> Explored:
    """What is known of these games."""
    path = explorer.shipped(game)
    files = [path] if who != PEOPLE and path.exists() else []
    if who == BOTS:
        return opened(files)
    made = Analysis.objects.filter(table__game=game.name, content__open__isnull=False).order_by("-table")
    newest = list(made.values_list("table_id", flat=True)[:MOST])
    seen = Table.objects.filter(pk__in=newest).exclude(pk__in=sealing.kept_back().values("pk"))
    tables = loaded(seen.only(*SHOWN))
    return opened(files, of_people(game, tuple(table.pk for table in tables if is_public(table))))


def opened(files: list[Path], people: Sequence[Row] = ()) -> Explored:
    """Rows to ask. Raises GameError; what is wrong with a file names its folder, so only the log tells that."""
    try:
        return Explored(files, people)
    except Refusal as error:
        raise GameError(str(error)) from None


@lru_cache(4)
def of_people(game: Game, numbers: tuple[int, ...]) -> list[Row]:
    """What was open to people at these tables."""
    found: list[Row] = []
    for analysis in Analysis.objects.filter(table__in=numbers).select_related("table"):
        table, content = analysis.table, analysis.content or {}
        seats = enumerate(table.seats)
        people = {seat for seat, kept in seats if kept.get("player") == HUMAN and not table.programs >> seat & 1}
        steps = set(table.steps.filter(seat__in=people).values_list("number", flat=True))
        options = options_of(table, game)
        for step, decisions in content.get("open", []):
            if step in steps:
                found += [Row(table.pk, len(table.seats), options, 0, Gain(*gain)) for gain in decisions]
    return found


def is_public(table: Table) -> bool:
    """Whether all may know of what was decided at a table: it is revealed, and in a club open to everybody."""
    return is_revealed(table) and (settings.MODE == HOME or is_open(table.terms))
