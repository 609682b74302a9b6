"""One's own page: where one's points come from beside those of bots, what was won, and what decisions have lost."""

import csv
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from parvis.bots.measured import Level, measured
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.lines import Line
from parvis.insight import explorer
from parvis.insight.strength import levels_of
from parvis.web.insight import figures, games, similar
from parvis.web.insight.games import Kind, Played
from parvis.web.notes.views import of_mine
from parvis.web.people import profile
from parvis.web.people.guests import myself
from parvis.web.tables.loading import title_of
from parvis.web.tables.viewer import HOME
from parvis.web.texts import GameTexts, in_words

FILE_MOST = 2_000
"""How many games are written into a file."""
LATEST = 20
"""How many games the page lists."""


class Own:
    """Whose games they are, and which of them were asked for."""

    def __init__(self, request: HttpRequest) -> None:
        self.person = None if settings.MODE == HOME else myself(request)
        self.names = games.names_at_home() if self.person is None else {}
        asked = request.GET.get("name", "")
        self.name = asked if asked in self.names else next(iter(self.names), "")
        found = games.kinds_of(self.person) if self.person else games.kinds_at_home(self.name)
        self.kinds = [kind for kind in found if kind.game in registry.names()]
        wanted = f"{request.GET.get('game', '')} {request.GET.get('players', '')}"
        self.kind = next((kind for kind in self.kinds if kind.name == wanted), self.kinds[0] if self.kinds else None)

    def played(self, kind: Kind, most: int = games.MOST) -> list[Played]:
        """The last games of a kind, the last to end first."""
        if self.person:
            return games.played(games.seats_of(self.person, kind.name, most))
        return games.played(games.seats_at_home(self.name, kind.name, most))


@require_safe
def show_mine(request: HttpRequest) -> HttpResponse:
    """Show where points of one's own games come from, and what else these games tell."""
    own = Own(request)
    context: dict[str, Any] = {
        "own": own,
        "kind_game": lambda kind: title_of(kind.game),
        "fewest": figures.FEWEST,
        "wins": figures.wins_by_kind(own.kinds),
        **(of_mine(own.person) if own.person else {"bookmarks": [], "notes": []}),
    }
    return render(request, "insight/mine.html", context | (of_kind(own, own.kind, request) if own.kind else {}))


def of_kind(own: Own, kind: Kind, request: HttpRequest) -> dict[str, Any]:
    """All that the page tells of one kind."""
    game, played = registry.find(kind.game), own.played(kind)
    levels = levels_for(game, kind.players)
    level = levels.get(request.GET.get("level", "")) or levels.get("skilled")
    texts = GameTexts(game, [])
    rows = figures.sources(played, level.sources if level else {})
    means, curve = figures.lost_over_time(played)
    return {
        "game": game,
        "texts": texts,
        "option_titles": lambda options: option_titles(texts, options),
        "kind_title": lambda name: kind_title(texts, name),
        "played": played,
        "latest": LATEST,
        "analysed": sum(bool(one.terms) for one in played),
        "levels": levels,
        "level": level,
        "level_name": next((name for name, one in levels.items() if one is level), ""),
        "sources": rows,
        "total": figures.total(played),
        "largest": min(rows, key=lambda row: row.gap, default=None) if level else None,
        "score": figures.mean_of([one.score for one in played]) if len(played) >= figures.FEWEST else None,
        "by_options": figures.wins_by_options(played),
        "losses": figures.losses(played),
        "means": means,
        "curve": curve,
        "marks": figures.marks(played, levels_of(game, kind.players), curve),
        "ratings": [
            one
            for one in (profile.ratings(own.person) if own.person else [])
            if (one["rating"].game, one["rating"].seats) == (kind.game, kind.players)
        ],
        "similar": similar.to(own.person, kind) if own.person else None,
        "can_parquet": find_spec("duckdb") is not None,
    }


def levels_for(game: Game, players: int) -> dict[str, Level]:
    """The levels of bots that were measured with so many players, and whose sources are known."""
    known = measured(game)
    if known is None or known.players != players:
        return {}
    return {name: level for name, level in known.levels.items() if level.sources}


def option_titles(texts: GameTexts, options: str) -> str:
    """Options that are not as usual, by their titles."""
    return ", ".join(texts.text(f"setup-{one.partition('=')[0]}") for one in options.split())


def kind_title(texts: GameTexts, name: str) -> str:
    """What a kind of decision is called; its name where the game has no text for it."""
    return texts.known(Line(f"kind-{name}")) or in_words(name)


@require_safe
def download_games(request: HttpRequest) -> HttpResponse:
    """One's own games of a kind as a file: `as` is csv or parquet."""
    own = Own(request)
    played = own.played(own.kind, FILE_MOST) if own.kind else []
    sources = sorted({source for one in played for source in one.sources})
    rows = [row_of(one, sources) for one in played]
    heads = list(dict.fromkeys(head for row in rows for head in row))
    name = f"{own.kind.name.replace(' ', '-')}" if own.kind else "games"
    if request.GET.get("as") == "parquet" and rows:
        response = HttpResponse(parquet(heads, rows), content_type="application/vnd.apache.parquet")
        response["Content-Disposition"] = f'attachment; filename="{name}.parquet"'
        return response
    response = HttpResponse(content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}.csv"'
    writer = csv.DictWriter(response, heads)
    writer.writeheader()
    writer.writerows(rows)
    return response


def row_of(one: Played, sources: Sequence[str]) -> dict[str, Any]:
    """A game as a row of a file, with what its analysis has found: 0 of a source that brought nothing."""
    told = {name: getattr(one, name) for name in ("table", "seat", "players", "options", "place", "score", "won")}
    points = {f"points {source}": one.sources.get(source, 0) for source in sources} if one.sources else {}
    return {**told, "finished": one.finished.isoformat(), **one.terms, **points}


def parquet(heads: list[str], rows: list[dict[str, Any]]) -> bytes:
    """Rows as a Parquet file; what a row does not have is missing there. Raises GameError without DuckDB."""
    with TemporaryDirectory() as folder, explorer.connected() as base:
        source, made = Path(folder, "games.csv"), Path(folder, "games.parquet")
        with source.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, heads)
            writer.writeheader()
            writer.writerows(rows)
        explorer.copy(base, f"(SELECT * FROM read_csv('{source}', header = true))", made)
        return made.read_bytes()
