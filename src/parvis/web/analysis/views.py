"""The analysis on a result page: asked for, followed while it is made, read."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.engine.contract import seats_of
from parvis.insight import Finishing
from parvis.insight.ledger import TERMS
from parvis.web.analysis import asking, hints, shown
from parvis.web.analysis import coach as coaches
from parvis.web.analysis.models import Analysis, Spread
from parvis.web.models import Table
from parvis.web.pages.charts import Curves
from parvis.web.tables import history
from parvis.web.tables.loading import game_of
from parvis.web.tables.seats import seats
from parvis.web.tables.viewer import viewer
from parvis.web.tables.viewpoints import ALL
from parvis.web.texts import GameTexts, SiteError
from parvis.web.views.parameters import by_htmx, progress, table_of, visit_asked


@require_http_methods(["GET", "HEAD", "POST"])
def hint(request: HttpRequest, table_id: int) -> HttpResponse:
    """The best decisions of whoever may decide here now, once they are found; when posted, they are asked for."""
    visit = visit_asked(request, table_id)
    found = hints.ask(visit) if request.method == "POST" else hints.of(visit)
    if request.method == "POST" and not by_htmx(request):
        return redirect("hint", table_id)
    context = {"table": visit.table, "game": visit.playing.game, "hint": found, "told": shown.advice(visit, found)}
    context |= {"best": hints.BEST, "beside_board": by_htmx(request), **progress(request)}
    return render(request, "analysis/_hint.html" if by_htmx(request) else "analysis/hint.html", context)


@require_POST
def coach(request: HttpRequest, table_id: int) -> HttpResponse:
    """Let the coach of a table speak, or be silent."""
    coaches.switch(table_of(table_id), request.POST.get("on") == "yes")
    return redirect("table", table_id)


NONE: dict[str, Any] = {"analysis": None, "can_ask": False, "failed": False, "content": None, "pars": []}
"""What a page tells of a table that has no analysis."""


@require_safe
def show(request: HttpRequest, table_id: int) -> HttpResponse:
    """How far the analysis is, and what it has found, as a part of the result page."""
    if not by_htmx(request):
        return redirect(address(table_id))
    table = table_of(table_id)
    return render(request, "analysis/_analysis.html", {"table": table, **about(request, table)})


@require_POST
def ask(request: HttpRequest, table_id: int) -> HttpResponse:
    """Ask for the analysis of a finished game. Raises GameError where there can be none."""
    table = table_of(table_id)
    if not asking.may_be_analysed(table):
        raise SiteError("analysis-hidden")
    asking.ask(table)
    return redirect(address(table_id))


@require_http_methods(["GET", "HEAD", "POST"])
def spread(request: HttpRequest, table_id: int, step: int) -> HttpResponse:
    """What the game comes to when bots finish it from a step; when posted, they are asked to. Raises GameError where
    not everything may be seen.
    """
    table = table_of(table_id)
    if not asking.may_be_analysed(table):
        raise SiteError("branch-hidden")
    if step >= table.number:
        raise SiteError("branch-nowhere")
    if request.method == "POST":
        asking.ask_spread(table, step)
        return redirect("spread", table_id, step)
    context = {"table": table, "game": game_of(table), "step": step, **of_spread(request, table, step)}
    return render(request, "analysis/_spread.html" if by_htmx(request) else "analysis/spread.html", context)


def of_spread(request: HttpRequest, table: Table, step: int) -> dict[str, Any]:
    """How far the games from a step are, and what they came to."""
    found = Spread.objects.filter(table=table, step=step).first()
    ends, result = history.ends_of_moves(table), history.result_of(table)
    own = seats_of(viewer(request, table).held)
    content = found.content if found else None
    return {
        "spread": found,
        "failed": found is not None and content is None and found.tries >= asking.TRIES,
        "content": content,
        "games": Finishing.games,
        "judge": Finishing.judge,
        "move": bisect_right(ends, step) - 1,
        "moves": len(ends) - 1,
        "seats": seats(table),
        "own_seats": own,
        "pars": shown.pars(content["spread"], one_scale=True) if content else [],
        "order": sorted(range(len(table.seats)), key=lambda seat: (seat not in own, result.place(seat), seat)),
    }


def address(table_id: int) -> str:
    """Where the analysis of a table stands."""
    return f"{reverse('result', args=[table_id])}#analysis"


def about(request: HttpRequest, table: Table) -> dict[str, Any]:
    """All that a page tells of the analysis of a table. Raises Unreadable."""
    analysis = Analysis.objects.filter(table=table).first() if asking.may_be_analysed(table) else None
    if analysis is None:
        return NONE | {"can_ask": asking.may_be_analysed(table)}
    game, result, own = game_of(table), history.result_of(table), seats_of(viewer(request, table).held)
    context = NONE | {
        "analysis": analysis,
        "failed": analysis.content is None and analysis.tries >= asking.TRIES,
        "seats": seats(table),
        "own_seats": own,
        "pars": shown.pars(analysis.par or []),
        "order": sorted(range(len(table.seats)), key=lambda seat: (seat not in own, result.place(seat), seat)),
    }
    if analysis.content is None:
        return context | {"ahead": asking.ahead_of(analysis)}
    content = analysis.content
    texts = GameTexts(game, [seat.name for seat in seats(table)])
    rows = shown.ledger(content)
    rough = {seat: shown.together(rows[seat]) for seat in own if shown.is_rough(rows[seat])}
    pars = context["pars"]
    compared = None if rough else others_to_compare(own, result.winners, result.scores)
    return context | {
        "content": content,
        "ledger": rows,
        "terms": TERMS,
        "strengths": shown.strengths(game, content),
        "rough": rough,
        "par_disagrees": any(shown.par_disagrees(rows[seat], pars[seat]) for seat in own if pars),
        "compared": compared and (*compared, shown.difference(rows, *compared)),
        "expected": shown.expected(content),
        "moves": shown.moves(table, game, texts, content),
        "beside_moves": shown.beside_moves(content),
    }


@dataclass(frozen=True)
class Along:
    """What a replay shows of an analysis above its slider: expected points, and steps at which a move cost much."""

    curves: Curves
    costly: list[tuple[int, int, float]]
    """Seat, step, and where that is, in percent from the left."""
    content: dict[str, Any]

    def at(self, step: int, viewpoint: str) -> int | None:
        """Which of its moves is that of a step, for whoever looks from there; None: none cost much."""
        for number, move in enumerate(self.content["moves"]):
            if move["step"] == step and viewpoint in (ALL, str(move["seat"])):
                return number
        return None


def along(table: Table, place: Callable[[int], float]) -> Along | None:
    """What a replay shows of a table's analysis; `place`: where a step lies, in percent. None: there is none."""
    if not asking.may_be_analysed(table):
        return None
    found = Analysis.objects.filter(table=table, content__isnull=False).values_list("content", flat=True).first()
    curves = shown.expected(found, place).points if found else None
    if not found or not curves:
        return None
    return Along(curves, [(move["seat"], move["step"], place(move["step"])) for move in found["moves"]], found)


def others_to_compare(own: list[int], winners: list[int], scores: list[int]) -> tuple[int, int] | None:
    """Who is ahead and who behind, where the one player at this screen is compared: with a winner, or as the winner
    with the next who has fewer points. None: with nobody.
    """
    if len(own) != 1:
        return None
    (seat,) = own
    if seat not in winners:
        return (winners[0], seat) if scores[winners[0]] > scores[seat] else None
    fewer = [other for other, score in enumerate(scores) if score < scores[seat]]
    return (seat, max(fewer, key=lambda other: scores[other])) if fewer else None
