"""What people at a table ask each other, and how they leave and come back: the pages, and what is posted there."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.pages import log
from parvis.web.people.guests import present
from parvis.web.room import absence, consent, plans, vacations
from parvis.web.room.ways_back import MOST, Since, ways_back
from parvis.web.tables.deciding import Outdated
from parvis.web.tables.loading import game_of, locked, terms_of
from parvis.web.tables.seats import seats
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.viewer import held, own_seats
from parvis.web.texts import GameTexts, SiteError, text
from parvis.web.views.parameters import number, table_of, visit_now
from parvis.web.views.table import MOVED_ON, answer


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
    """What a seat can decide before it is asked; posted, it is noted, or with `cancel` forgotten."""
    table = table_of(table_id)
    here = seats_of(held(request, table))
    if table.finished or not here:
        return redirect("table", table.pk)
    if request.method != "POST":
        return render(request, "room/plan.html", planning(table, here[0]))
    seat = named_seat(request, held(request, table))
    with transaction.atomic():
        playing = TableGame.of(locked(table_id))
        if "cancel" in request.POST:
            plans.cancel(playing.table, seat)
        else:
            plans.make(playing, seat, [words for words in request.POST.getlist("words") if words])
    return redirect("table", table.pk)


def planning(table: Table, seat: int) -> dict[str, Any]:
    """All that the page of plans is made from."""
    playing = TableGame.of(table)
    game = playing.game
    told = GameTexts(game, [one.name for one in seats(table)])
    kinds = plans.offered(table, game)
    labels = {
        words: told.line(game.label(playing.state, seat, game.decision(words))) for one in kinds for words in one.words
    }
    is_asked = bool(table.movers >> seat & 1)
    found = plans.of(table, game, seat)
    return {"table": table, "seat": seat, "kinds": kinds, "labels": labels, "plan": found, "is_asked": is_asked}


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
