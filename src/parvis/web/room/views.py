"""What people at a table ask each other, and how they leave and come back: the pages, and what is posted there."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import quote_plus, unquote_plus

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.pages import board, log
from parvis.web.pages.table_page import open_decisions, pictured, prompt
from parvis.web.people.guests import present
from parvis.web.room import absence, consent, plans, scene, vacations
from parvis.web.room.ways_back import MOST, Since, ways_back
from parvis.web.tables.deciding import Outdated
from parvis.web.tables.loading import game_of, locked, terms_of
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import seats
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.viewer import held, own_seats
from parvis.web.tables.visit import Visit
from parvis.web.texts import GameTexts, SiteError, text
from parvis.web.views.parameters import by_htmx, number, table_of, visit_now
from parvis.web.views.table import MOVED_ON, YOUR_TURN, answer


@dataclass(frozen=True)
class Way:
    """A decision that can be taken back, as its seat reads it."""

    step: int
    lines: list[str]
    since: Since


@require_safe
def take_back(request: HttpRequest, table_id: int) -> HttpResponse:
    """The decisions that whoever sits here can go back to, or ask to."""
    table = table_of(table_id)
    here = seats_of(held(request, table))
    if table.finished or not here:
        return redirect("table", table.pk)
    seat = number(request.GET, "seat") if "seat" in request.GET else here[0]
    if seat not in here:
        raise PermissionDenied
    free = consent.is_free(table)
    if table.host_id is None and not free:
        raise SiteError("offer-impossible")
    context = {"table": table, "seat": seat, "free": free, "ways": readable(table, seat, None if free else MOST)}
    return render(request, "room/take_back.html", context)


def readable(table: Table, seat: int, most: int | None) -> list[Way]:
    """The ways back of a seat, each with what it did."""
    told = GameTexts(game_of(table), [one.name for one in seats(table)])
    ways = ways_back(table, seat, most)
    steps = log.kept_steps(table, [way.step for way in ways])
    return [
        Way(
            way.step,
            [line.text for line in log.readable(table, steps[way.step], seat, told)]
            or [text("take-back-chosen", decision=told.line(way.label))],
            way.since,
        )
        for way in ways
    ]


@require_POST
def offer(request: HttpRequest, table_id: int) -> HttpResponse:
    """Ask the others to take something back, or to pause; where nobody is to be asked, do it."""
    table = table_of(table_id)
    seat = named_seat(request, held(request, table))
    asked, revision = (number(request.POST, field) for field in ("number", "revision"))
    to = number(request.POST, "to") if "to" in request.POST else 0
    notice = None
    try:
        consent.ask(table_id, asked, revision, seat, request.POST.get("kind", ""), to)
    except Outdated:
        notice = MOVED_ON
    return answer(request, visit_now(request, table_id), notice)


@require_POST
def reply(request: HttpRequest, table_id: int) -> HttpResponse:
    """Say yes or no to what somebody asks, or withdraw what one has asked oneself."""
    table = table_of(table_id)
    seat = named_seat(request, held(request, table))
    notice = None
    try:
        consent.reply(table_id, number(request.POST, "offer"), seat, request.POST.get("reply", ""))
    except Outdated:
        notice = MOVED_ON
    return answer(request, visit_now(request, table_id), notice)


@require_http_methods(["GET", "HEAD", "POST"])
def plan(request: HttpRequest, table_id: int) -> HttpResponse:
    """What a seat can decide before it is asked, at the board as it would be then; posted, it is noted, or forgotten.

    `made` in the address are decisions of its next turn so far, `decision` is one more. Who is asked goes to the table.
    """
    visit = visit_now(request, table_id)
    if request.method == "POST":
        return noted(request, visit, named_seat(request, visit.viewer.held))
    seat = plans.planner(visit.table, visit.viewer)
    if seat is None or not plans.is_free(visit.table, seat):
        address = reverse("table", args=[table_id])
        return HttpResponse(headers={"HX-Redirect": address}) if by_htmx(request) else redirect(address)
    words = [unquote_plus(words) for words in (*request.GET.getlist("made"), request.GET.get("decision", "")) if words]
    context = planning(visit, seat, words)
    return render(request, "room/_plan.html" if by_htmx(request) else "room/plan.html", context)


def noted(request: HttpRequest, visit: Visit, seat: int) -> HttpResponse:
    """Note what is posted as the plan of a seat, or forget it; back to the table."""
    notice = None
    try:
        with transaction.atomic():
            playing = TableGame.of(locked(visit.table.pk))
            if seat != plans.planner(playing.table, visit.viewer):
                raise SiteError("plan-impossible")
            if "cancel" in request.POST:
                plans.cancel(playing.table, seat)
            elif "made" in request.POST:
                made = [unquote_plus(words) for words in request.POST.getlist("made")]
                plans.make_turn(playing, seat, made, request.POST.get("brings", ""))
            else:
                plans.make(playing, seat, [words for words in request.POST.getlist("words") if words])
    except plans.Asked:
        notice = YOUR_TURN
    return answer(request, visit_now(request, visit.table.pk), notice)


def planning(visit: Visit, seat: int, words: list[str]) -> dict[str, Any]:
    """All that the page of plans is made from; `words`: decisions of the seat's next turn so far."""
    table, game, texts = visit.table, visit.playing.game, visit.texts
    found = plans.rehearsal(visit.playing, seat, words)
    then = TableGame(table, game, found.scenes[0]) if found else visit.playing
    screen = Screen(seat, seat=seat if found and found.goes_on else None)
    decisions = open_decisions(then, screen, {}, texts)
    entries = log.read(table, seat, texts)
    made = words[: len(found.labels)] if found else []
    kinds = [kind for kind in plans.offered(table, game) if not set(kind.words) <= {one.words for one in decisions}]
    return {
        **pictured(then, visit.seats, seat, decisions, texts, entries.lately()),
        **board.once(game),
        "table": table,
        "game": game,
        "screen": screen,
        "decisions": decisions,
        "prompt": prompt(then, screen, texts),
        "movers": [seat] if screen.seat is not None else [],
        "log": entries,
        "step": table.number,
        "guests": (),
        "proposed": None,
        "rehearsal": found,
        "made": [quote_plus(one) for one in made],
        "sentences": [texts.line(line) for line in found.labels] if found else [],
        "is_shorter": len(made) < len(words),
        "kinds": kinds,
        "labels": listed_labels(visit, seat),
        "plan": plans.of(table, seat),
        "planned": scene.planned(table, seat, texts),
    }


def listed_labels(visit: Visit, seat: int) -> dict[str, str]:
    """What the decisions are called that the game lists for plans, by their words."""
    game, state = visit.playing.game, visit.playing.state
    listed = [words for kind in plans.offered(visit.table, game) for words in kind.words]
    return {words: visit.texts.line(game.label(state, seat, game.decision(words))) for words in listed}


@require_POST
def resume(request: HttpRequest, table_id: int) -> HttpResponse:
    """End the pause of a table."""
    if not held(request, table_of(table_id)):
        raise PermissionDenied
    notice = None
    try:
        consent.resume(table_id)
    except Outdated:
        notice = MOVED_ON
    return answer(request, visit_now(request, table_id), notice)


@require_http_methods(["GET", "HEAD", "POST"])
def leave(request: HttpRequest, table_id: int) -> HttpResponse:
    """Ask whether somebody really wants to leave the game for good; then they have left."""
    table = table_of(table_id)
    if request.method == "POST":
        absence.leave(table_id, named_seat(request, own_seats(request, table)))
        return redirect("table", table.pk)
    terms, left = terms_of(table), own_seats(request, table)
    if table.finished:
        return redirect("table", table.pk)
    leaving = [seat for seat in seats(table) if left >> seat.number & 1]
    context = {"table": table, "leaving": leaving, "stand_in": terms.stand_in, "rated": terms.rated}
    return render(request, "room/leave.html", context)


@require_POST
def come_back(request: HttpRequest, table_id: int) -> HttpResponse:
    """Take a seat back from the bot that sits in."""
    table = table_of(table_id)
    absence.come_back(table_id, named_seat(request, own_seats(request, table)))
    return answer(request, visit_now(request, table_id))


def named_seat(request: HttpRequest, allowed: int) -> int:
    """The seat that a form names. Raises GameError, or PermissionDenied if it is none of these."""
    seat = number(request.POST, "seat")
    if seat >= allowed.bit_length() or not allowed >> seat & 1:
        raise PermissionDenied
    return seat


@require_http_methods(["GET", "HEAD", "POST"])
def vacation(request: HttpRequest) -> HttpResponse:
    """The days on which a person's clocks stand at tables by turns: begin them, or end them."""
    person = present(request)
    if person is None:
        raise PermissionDenied
    if request.method == "POST":
        chosen = request.POST.get("vacation", "")
        if chosen not in ("begin", "end"):
            raise SiteError("error-bad-request")
        (vacations.begin if chosen == "begin" else vacations.end)(person)
        return redirect("vacation")
    taken = vacations.present(person)
    days = (vacations.remaining(taken) if taken else vacations.left(person)) // timedelta(days=1)
    context = {"vacation": taken, "left": days, "days": vacations.A_YEAR.days}
    return render(request, "room/vacation.html", context)
