"""The talk beside a table: read, written, and kept in order."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.html import escape
from django.views.decorators.http import require_POST, require_safe

from parvis.engine.refusals import GameError
from parvis.web.chat import talk
from parvis.web.chat.following import counts
from parvis.web.chat.models import Hushed, Line
from parvis.web.chat.rights import NONE, Rights, rights
from parvis.web.models import Table
from parvis.web.people import names
from parvis.web.people.guests import person_of, present
from parvis.web.people.models import Person
from parvis.web.tables.loading import game_of
from parvis.web.tables.seats import Seat, seats
from parvis.web.texts import SiteError, explained, text
from parvis.web.views import errors
from parvis.web.views.parameters import by_htmx, table_of


def talk_of(request: HttpRequest, table: Table) -> dict[str, Any] | None:
    """What a table's page needs for the talk beside it; None where there is none."""
    may = rights(request, table)
    if may == NONE:
        return None
    person = present(request)
    return {"may": may, "person": person, "longest": names.LONGEST, **counted(table, may, person)}


def counted(table: Table, may: Rights, person: Person | None) -> dict[str, Any]:
    """How much was said that somebody may read, and how much of it they have not."""
    said = {audience: counts(audience, (table.pk,))[table.pk] for audience in may.reads}
    return {"said": said, "unread": talk.unread(table.pk, may.reads, person)}


@require_safe
def show(request: HttpRequest, table_id: int) -> HttpResponse:
    """What was said: for htmx the part that changes, else a page of its own."""
    table = table_of(table_id)
    return answer(request, table, read_rights(request, table), request.GET.get("to", ""))


@require_safe
def unread(request: HttpRequest, table_id: int) -> HttpResponse:
    """How much has been said that whoever asks has not seen."""
    table = table_of(table_id)
    may = read_rights(request, table)
    return render(request, "chat/_unread.html", {"table": table, **counted(table, may, present(request))})


@require_POST
def say(request: HttpRequest, table_id: int) -> HttpResponse:
    """Say something to those with whom whoever asks may talk."""
    table = table_of(table_id)
    may = read_rights(request, table)
    known = present(request)
    try:
        talk.read_words(request.POST.get("words", ""))  # before somebody becomes a guest for nothing
        person = known or person_of(request, read_name(request))
        talk.say(table_id, person, may.writes, request.POST.get("words", ""))
    except GameError as error:
        return refused(request, error)
    if not known:
        return reload_page(request, table)  # every form of the page is another one now
    return answer(request, table, may, may.writes) if by_htmx(request) else redirect("chat", table_id)


@require_POST
def hush(request: HttpRequest, table_id: int) -> HttpResponse:
    """Hear somebody no more, or again."""
    table = table_of(table_id)
    may, reader = read_rights(request, table), somebody(request)
    number = request.POST.get("person", "")
    person = Person.objects.filter(pk=int(number)).first() if number.isdecimal() and len(number) < 10 else None
    if person is None or person.pk == reader.pk:
        raise Http404(text("error-not-found"))
    if request.POST.get("hushed") == "yes":
        if not Line.objects.filter(table=table_id, audience__in=may.reads, person=person).exists():
            raise Http404(text("error-not-found"))
        Hushed.objects.get_or_create(reader=reader, person=person)
    else:
        Hushed.objects.filter(reader=reader, person=person).delete()
    return answer(request, table, may, request.POST.get("to", "")) if by_htmx(request) else redirect("chat", table_id)


@require_POST
def hide(request: HttpRequest, table_id: int, line: int) -> HttpResponse:
    """Hide a line from everybody, or show it again."""
    table = table_of(table_id)
    may = read_rights(request, table)
    found = line_of(table_id, may, line)
    found.hidden = request.POST.get("hidden") == "yes"
    found.save(update_fields=["hidden"])
    return answer(request, table, may, found.audience) if by_htmx(request) else redirect("chat", table_id)


def read_rights(request: HttpRequest, table: Table) -> Rights:
    """What whoever asks may do there. Raises Http404 where nobody talks."""
    may = rights(request, table)
    if may == NONE:
        raise Http404(text("chat-none"))
    return may


def line_of(table_id: int, may: Rights, number: int) -> Line:
    """A line that whoever asks may read. Raises Http404."""
    found = Line.objects.filter(pk=number, table=table_id, audience__in=may.reads).select_related("person").first()
    if found is None:
        raise Http404(text("error-not-found"))
    return found


def read_name(request: HttpRequest) -> str:
    """What somebody wants to be called. Raises GameError."""
    name = names.read(request.POST.get("name", ""))
    if name is None:
        raise SiteError("chat-no-name", most=names.LONGEST)
    return name


def somebody(request: HttpRequest) -> Person:
    """Who asks. Raises Http404 for strangers."""
    person = present(request)
    if person is None:
        raise Http404(text("error-not-found"))
    return person


def answer(request: HttpRequest, table: Table, may: Rights, asked: str) -> HttpResponse:
    """What was said to an audience, the one that was asked for if it may be read."""
    person = present(request)
    audience = asked if asked in may.reads else may.reads[0]
    lines = talk.newest(table.pk, audience, person)
    if person is not None:
        talk.note_seen(table.pk, audience, person, lines)
    context = {
        "table": table,
        "may": may,
        "person": person,
        "to": audience,
        "lines": lines,
        "seat_of": seat_of(table),
        "unread": talk.unread(table.pk, may.reads, person),
        "hushed": Person.objects.filter(pk__in=talk.hushed(person)).order_by("name") if person else [],
        "longest": names.LONGEST,
    }
    if by_htmx(request):
        return render(request, "chat/_lines.html", context)
    return render(request, "chat/page.html", context | {"game": game_of(table)})


def seat_of(table: Table) -> dict[int, Seat]:
    """The seat of each person who has one, the first of several."""
    sitting = seats(table)
    held = table.sittings.order_by("-seat").values_list("person", "seat")
    return {person: sitting[seat] for person, seat in held if seat < len(sitting)}


def refused(request: HttpRequest, error: GameError) -> HttpResponse:
    """Why something was not said; what was written stays where it is."""
    status = 429 if isinstance(error, talk.TooOften) else 400
    if not by_htmx(request):
        return errors.page(request, status, explained(error))
    return errors.into(HttpResponse(escape(explained(error)), status=status), "#chat-refused")


def reload_page(request: HttpRequest, table: Table) -> HttpResponse:
    """The page as it is for whoever has just become a guest."""
    if not by_htmx(request):
        return redirect("chat", table.pk)
    response = HttpResponse()
    response.headers["HX-Refresh"] = "true"
    return response
