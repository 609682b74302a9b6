"""A replay of a game, move by move; every step has an address. Of one that goes on, only what its reader has seen."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from parvis.engine.contract import seats_of
from parvis.engine.lines import Line
from parvis.engine.questions import NATURE
from parvis.web.analysis import shown
from parvis.web.analysis import views as analysis
from parvis.web.models import Table
from parvis.web.notes import views as notes
from parvis.web.pages import board, lesson, log
from parvis.web.pages.table_page import pictured
from parvis.web.people.guests import present
from parvis.web.room.persons import guests
from parvis.web.tables import bots, history
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import seats
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.viewer import Viewer, viewer
from parvis.web.tables.viewpoints import is_revealed, viewpoints
from parvis.web.tables.viewpoints import onlooker as onlooker_of
from parvis.web.texts import GameTexts, text
from parvis.web.views.parameters import by_htmx, number, table_of

STRONG = "skilled"
"""The bots that one plays on against unless others are chosen: those that judge in an analysis."""


@dataclass(frozen=True)
class Stop:
    """The way to the beginning of a part of the game."""

    number: int
    sign: str
    heading: str
    key: str
    """The key that goes there from where one is; empty: none does."""
    present: bool


@require_safe
def find(request: HttpRequest, table_id: int) -> HttpResponse:
    """The end of the move that a form asks for, or where somebody first decided."""
    table = table_of(table_id)
    step = step_asked(request, table)
    viewpoint = request.GET.get("as") or viewpoints(table, viewer(request, table))[0]
    return show(request, table_id, step) if by_htmx(request) else redirect(address(table, step, viewpoint))


@require_safe
def show(request: HttpRequest, table_id: int, step: int) -> HttpResponse:
    """The table as it stood after that many steps."""
    table = table_of(table_id)
    if step > table.number:
        raise Http404(text("replay-no-step", number=table.number))
    context = scene(table, step, viewer(request, table), request.GET.get("as"), "better" in request.GET)
    context |= notes.at_step(present(request), table, step)
    return render(request, "_replay.html" if by_htmx(request) else "replay.html", context)


def step_asked(request: HttpRequest, table: Table) -> int:
    """After how many steps the table is asked for: those of so many moves, or until somebody first decided."""
    if "move" not in request.GET:
        return history.first_decision(table)
    ends, move = history.ends_of_moves(table), number(request.GET, "move")
    if move >= len(ends):
        raise Http404(text("replay-no-step", number=table.number))
    return ends[move]


@dataclass(frozen=True)
class Way:
    """Where one is on the way through a game's moves, and where it leads."""

    ends: list[int]
    """After how many steps each move is over, 0 for the start."""
    step: int

    @property
    def move(self) -> int:
        """How many moves are over."""
        return bisect_right(self.ends, self.step) - 1

    @property
    def within(self) -> bool:
        """Whether one more move has begun, and is not over."""
        return self.ends[self.move] != self.step

    @property
    def before(self) -> int | None:
        """After how many steps the table stood one move earlier; None at the start."""
        place = bisect_left(self.ends, self.step)
        return self.ends[place - 1] if place else None

    @property
    def after(self) -> int | None:
        """After how many steps it stands when the next move is over; None at the end."""
        return self.ends[self.move + 1] if self.move + 1 < len(self.ends) else None

    def place(self, step: int) -> float:
        """Where a step lies on that way, in percent."""
        return 100 * bisect_left(self.ends, step) / max(len(self.ends) - 1, 1)


@dataclass(frozen=True)
class Branch:
    """How one can play on from a step: the seat that is offered first, and the bots for the others."""

    seat: int
    level: str
    levels: list[str]


def branch_from(table: Table, playing: TableGame, looking: Viewer, viewpoint: str) -> Branch | None:
    """How whoever looks on can play on from there: on the seat that they look from, else on their own, else on the one
    that is asked. None where not everything may be seen.
    """
    if not is_revealed(table):
        return None
    asked = [seat for seat in playing.movers if seat != NATURE]
    looked_from = [int(viewpoint)] if viewpoint.isdecimal() else []
    first = [*looked_from, *seats_of(looking.held), *asked, 0][0]
    levels = bots.names(playing.game)
    return Branch(first, STRONG if STRONG in levels else levels[0], levels)


def address(table: Table, step: int, viewpoint: str, route: str = "replay") -> str:
    """The address of a step, seen from this point of view. `route`: the name of the whole replay's."""
    return f"{reverse(f'{route}-step', args=[table.pk, step])}?{urlencode({'as': viewpoint})}"


def cost_of(
    playing: TableGame, step: int, told: GameTexts, judged: analysis.Along | None, viewpoint: str
) -> shown.Move | None:
    """The move that begins at a step, if the analysis says that it cost much and it may be seen from there."""
    number = judged.at(step, viewpoint) if judged else None
    if judged is None or number is None:
        return None
    return shown.move(playing.game, told, playing.state, judged.content["moves"], number, playing.table.number)


def stops(table: Table, way: Way, told: GameTexts) -> list[Stop]:
    """The ways to the parts of the game, from where one is: to where chance has begun each of them."""
    parts = history.parts(table)
    ends = [way.ends[bisect_left(way.ends, part.number)] for part in parts]
    begun = sum(end <= way.step for end in ends)
    back = sum(end < way.step for end in ends) - 1
    made = []
    for place, (end, part) in enumerate(zip(ends, parts, strict=True)):
        short = told.known(Line(f"{part.heading.key}.short", part.heading.arguments)) or str(place + 1)
        key = "PageDown" if place == begun else "PageUp" if place == back else ""
        made.append(Stop(end, short, told.line(part.heading), key, place == begun - 1))
    return made


def scene(
    table: Table, step: int, looking: Viewer, asked: str | None, better: bool = False, route: str = "replay"
) -> dict[str, Any]:
    """All that the page of a step is made from; without a point of view, from the first there is. Raises GameError.

    `better`: the table as it would stand after the better move, where the step begins one that cost much.
    """
    offered = viewpoints(table, looking)
    viewpoint = asked or offered[0]
    onlooker = onlooker_of(table, looking, viewpoint)
    playing = history.table_game_at(table, step)
    sitting = seats(table, looking.held)
    told = GameTexts(playing.game, [seat.name for seat in sitting])
    told_so_far = log.read(table, onlooker, told, step)
    way = Way(history.ends_of_moves(table), step)
    made = log.kept_steps(table, range(way.before or 0, step))
    sentences = {number: log.readable(table, made[number], onlooker, told) for number in sorted(made)}
    told_last = max((number for number, found in sentences.items() if found), default=step - 1)
    by = next((made[number].seat for number in sentences if made[number].seat != NATURE), None)
    judged = analysis.along(table, way.place)
    costly = cost_of(playing, step, told, judged, viewpoint)
    lately = told_so_far.lately()
    if better and judged and costly:
        brought = history.brought(table, range(step, way.after or table.number))
        led = shown.instead(playing.game, playing.state, costly.seat, costly.words, brought)
        playing = TableGame(table, playing.game, led.state)
        steps = lesson.kept(0, led.told)
        sentences = {one.number: log.readable(table, one, onlooker, told) for one in steps}
        by = costly.seat
        lately = [sentence.places for found in sentences.values() for sentence in found]
    return {
        "table": table,
        "game": playing.game,
        "screen": Screen(onlooker),
        "guests": guests(table),
        "viewpoint": viewpoint,
        "viewpoints": offered,
        "step": step,
        "opens": step == history.first_decision(table) > 0,
        "way": way,
        "judged": judged,
        "costly": costly,
        "better": better and costly is not None,
        "address": lambda other: address(table, other, viewpoint, route),
        "route": route,
        "by": None if by is None else sitting[by],
        "sentences": [sentence for found in sentences.values() for sentence in found],
        "stops": stops(table, way, told),
        "movers": [seat for seat in playing.movers if seat != NATURE],
        "branch": branch_from(table, playing, looking, viewpoint) if step < table.number else None,
        **board.once(playing.game),
        "present": told_last,
        "log": replace(told_so_far, before=None),
        "earlier": told_so_far.before,
        **pictured(playing, sitting, onlooker, [], told, lately),
    }
