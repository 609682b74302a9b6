"""The pages about the bots: what all levels of a game score, and each of them on a page of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from parvis import bots as players
from parvis.bots.measured import Level, Measured, measured
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.lines import Line
from parvis.web.pages import charts
from parvis.web.tables import bots
from parvis.web.texts import GameTexts, text
from parvis.web.views.parameters import game_of


@dataclass(frozen=True)
class Row:
    """What a level scores, in whole numbers."""

    level: str
    points: int
    sources: Mapping[str, int]
    """Rounded one by one: they may add up to another number."""


@dataclass(frozen=True)
class Chart:
    """The points of some levels by source, drawn on the scale of all."""

    rows: Sequence[Row]
    """Of all levels, by the seat of a bar."""
    bars: charts.Bars

    @property
    def shown(self) -> list[Row]:
        """Rows of the chart that have a bar."""
        return [self.rows[bar.seat] for bar in self.bars.bars]


@dataclass(frozen=True)
class InGame:
    """A level of bots as it plays in one game."""

    game: Game
    texts: GameTexts
    about: str | None
    """How it plays there, in the game's words."""
    figures: Level | None
    players: int
    iterations: int | None
    """What it was measured with instead of time."""
    chart: Chart | None
    """The level and those next to it as bars; None where nothing was measured."""


@require_safe
def show_all(request: HttpRequest) -> HttpResponse:
    """The levels of a game, the strongest first, with what they score and from what."""
    game = game_of(request.GET.dict())
    known, texts = measured(game), GameTexts(game, [])
    context = {
        "games": [registry.find(name) for name in registry.names()],
        "game": game,
        "texts": texts,
        "names": bots.names(game),
        "known": known,
        "chart": chart(known, list(known.levels)[::-1]) if known else None,
        "people": texts.known(Line("level-people")),
    }
    return render(request, "levels/all.html", context)


@require_safe
def show(request: HttpRequest, name: str) -> HttpResponse:
    """One computer player: how it plays, and in each game how that looks and how strong it is."""
    games = [registry.find(title) for title in registry.names()]
    inside = [in_game(name, game) for game in games if name in bots.names(game)]
    if not inside:
        raise Http404(text("level-none", name=name))
    everybody = list(dict.fromkeys(other for game in games for other in bots.names(game)))
    return render(
        request,
        "levels/one.html",
        {"name": name, "help": players.find(name).help, "inside": inside, "names": everybody},
    )


def in_game(name: str, game: Game) -> InGame:
    """What there is to tell of a level in that game."""
    known, texts = measured(game), GameTexts(game, [])
    figures = known.levels.get(name) if known else None
    setting = figures.bot.partition(":")[2] if figures else ""
    return InGame(
        game,
        texts,
        texts.known(Line(f"level-{name.replace(':', '-')}")),
        figures,
        known.players if known else 0,
        int(setting) if setting.isdecimal() else None,
        chart(known, neighbours(list(known.levels), name)) if known and figures else None,
    )


def neighbours(levels: list[str], name: str) -> list[str]:
    """A level with the one above and the one below it, the strongest first; `levels`: all, the weakest first."""
    number = levels.index(name)
    return levels[max(0, number - 1) : number + 2][::-1]


def sources_in_order(game: Game) -> list[str]:
    """Where points come from, in the order in which the chart of all levels gives them their looks."""
    known = measured(game)
    found = chart(known, []) if known else None
    return [*found.bars.sources] if found else []


def chart(known: Measured, shown: Sequence[str]) -> Chart | None:
    """Bars for some levels, in their order; None where the game does not tell where points come from."""
    rows = [
        Row(level, round(told.points), {source: round(score) for source, score in told.sources.items() if round(score)})
        for level, told in known.levels.items()
    ]
    order = {row.level: number for number, row in enumerate(rows)}
    bars = charts.bars([row.sources for row in rows], [order[level] for level in shown])
    return Chart(rows, bars) if bars else None
