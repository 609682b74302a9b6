"""Pages of persons: their profile and the ranking lists for everybody, their settings for themselves."""

from functools import partial
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.conf import settings as django_settings
from django.contrib import messages
from django.contrib.auth import logout
from django.core.paginator import Paginator
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.web.hosting import limits
from parvis.web.languages import current, written_in
from parvis.web.models import Table
from parvis.web.notes.keeping import noted
from parvis.web.notes.models import LONGEST_NOTE
from parvis.web.pages import paging
from parvis.web.people import blocks, downloading, exporting, friends, names, profile
from parvis.web.people.forms import LeaveForm, ReportForm, SettingsForm
from parvis.web.people.guests import myself, present
from parvis.web.people.leaving import leave
from parvis.web.people.models import Block, Follow, Person, Rating, Report
from parvis.web.room.own_tables import under_way
from parvis.web.texts import text
from parvis.web.views import errors

RESULTS, RANKED = 15, 50
"""Most rows of a page: results, and persons in a ranking."""
OPEN_REPORTS = 20
"""Reports of one person that may wait for an answer at the same time."""


def person_here(number: int) -> Person:
    """The person of that number. Raises Http404 where there is none, or who has left."""
    found = Person.objects.filter(pk=number).first()
    if found is None or found.gone:
        raise Http404(text("person-none"))
    return found


@require_safe
def show(request: HttpRequest, person_id: int) -> HttpResponse:
    """Show somebody's profile."""
    person, reader = person_here(person_id), present(request)
    games = profile.seen_games(person, reader)
    page = paging.page(games, request.GET.dict(), RESULTS)
    context = {
        "person": person,
        "own": person.same_as(reader),
        "reader": reader,
        "blocked": reader is not None and Block.objects.filter(person_id=reader.pk, blocked=person).exists(),
        "followed": reader is not None and Follow.objects.filter(person_id=reader.pk, followed=person).exists(),
        "note": noted(reader, about=person),
        "longest_note": LONGEST_NOTE,
        "ratings": profile.ratings(person),
        "page": page,
        "outcomes": profile.outcomes(person, page.numbers),
        "records": profile.records(person, reader),
        "favourites": profile.favourites(games, person),
    }
    return render(request, "people/profile.html", context)


@require_safe
def ranking(request: HttpRequest) -> HttpResponse:
    """The ranking list of a game and number of players."""
    lists = profile.lists()
    asked = [request.GET.get("game"), request.GET.get("players"), request.GET.get("programs") == "yes"]
    matching = (one for one in lists if [one["game"], str(one["seats"]), one["programs"]] == asked)
    chosen = next(matching, lists[0] if lists else None)
    found = profile.ranking(chosen["game"], chosen["seats"], chosen["programs"]) if chosen else Rating.objects.none()
    page = Paginator(found, RANKED).get_page(request.GET.get("page"))
    return render(request, "people/ranking.html", {"lists": lists, "chosen": chosen, "page": page})


@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    """What somebody can change about themselves; posted: another name, another language."""
    person = myself(request)
    now = {"name": person.name, "language": person.language or current(), "shown": person.shown_to}
    form = SettingsForm(person, request.POST if request.method == "POST" else now)
    if request.method == "POST" and form.is_valid():
        renamed = form.cleaned_data["name"] != person.name
        person.name = form.cleaned_data["name"]
        person.language = form.cleaned_data.get("language") or person.language
        person.shown_to = form.cleaned_data.get("shown") or person.shown_to
        with names.only_one():
            person.save(update_fields=["name", "language", "shown_to"])
        with written_in(person.language):
            messages.success(request, text("said-renamed", name=person.name) if renamed else text("said-saved"))
        return redirect("settings")
    context = {
        "person": person,
        "form": form,
        "address": EmailAddress.objects.filter(user=person).order_by("-primary").first(),
        "passkeys": Authenticator.objects.filter(user=person).count(),
        "sessions": len(UserSession.objects.purge_and_list(person)),
        "elsewhere": bool(django_settings.SOCIALACCOUNT_PROVIDERS["openid_connect"]["APPS"]),
        "blocks": Block.objects.filter(person=person).select_related("blocked").order_by("blocked__name"),
    }
    return render(request, "people/settings.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
def sessions(request: HttpRequest) -> HttpResponse:
    """Where somebody is signed in; posted: sign out there, or everywhere else."""
    person = myself(request)
    UserSession.objects.create_from_request(request)  # who came in by a link has none yet
    found = UserSession.objects.purge_and_list(person)
    if request.method == "POST":
        asked = request.POST.get("session")
        for session in found:
            if not session.is_current() and asked in (str(session.pk), "others"):
                session.end()
        messages.success(request, text("said-signed-out-there"))
        return redirect("sessions")
    found.sort(key=lambda session: (not session.is_current(), -session.created_at.timestamp()))
    return render(request, "people/sessions.html", {"sessions": found})


@require_POST
def export(request: HttpRequest) -> HttpResponse:
    """All that is kept of somebody, as a file: of one person at a time."""
    if downloading.UNDER_WAY:
        limits.forgive(request, "export")
        return errors.page(request, 503, text("export-busy"))
    return downloading.Export("parvis", partial(exporting.packed, myself(request)))


@require_http_methods(["GET", "HEAD", "POST"])
def leave_for_good(request: HttpRequest) -> HttpResponse:
    """Ask whether to leave; posted, with the password or the name: leave."""
    person = myself(request)
    form = LeaveForm(person, request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        leave(person)
        logout(request)
        messages.success(request, text("said-left"))
        return redirect("home")
    running = len(under_way(person, seated=True))
    status = 400 if form.errors else 200
    return render(request, "people/leave.html", {"person": person, "form": form, "running": running}, status=status)


@require_POST
def block(request: HttpRequest, person_id: int) -> HttpResponse:
    """Block somebody, or no longer: `blocked` is `yes` or `no`."""
    other, wish = person_here(person_id), request.POST.get("blocked")
    if other.same_as(present(request)) or wish not in ("yes", "no"):
        return errors.page(request, 400, text("error-bad-request"))
    if wish == "yes":
        with transaction.atomic():
            Block.objects.get_or_create(person=myself(request), blocked=other)
            friends.part(myself(request))
        messages.success(request, text("said-blocked", name=names.shown(other)))
    else:
        Block.objects.filter(person=myself(request), blocked=other).delete()
        messages.success(request, text("said-unblocked", name=names.shown(other)))
    return redirect("person", other.pk)


@require_POST
def follow(request: HttpRequest, person_id: int) -> HttpResponse:
    """Follow somebody, or no longer: `followed` is `yes` or `no`. Raises SiteError."""
    other, wish = person_here(person_id), request.POST.get("followed")
    if other.same_as(present(request)) or wish not in ("yes", "no"):
        return errors.page(request, 400, text("error-bad-request"))
    if wish == "yes":
        friends.follow(myself(request), other)
        messages.success(request, text("said-followed", name=names.shown(other)))
    else:
        friends.unfollow(myself(request), other)
        messages.success(request, text("said-unfollowed", name=names.shown(other)))
    return redirect("person", other.pk)


@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest, person_id: int) -> HttpResponse:
    """Tell those who keep the place in order about somebody, perhaps about what was said at a `table` in a `line`."""
    other, person = person_here(person_id), myself(request)
    form = ReportForm(request.POST if request.method == "POST" else None)
    if other.same_as(person):
        return errors.page(request, 400, text("error-bad-request"))
    if Report.objects.filter(by=person, handled=None).count() >= OPEN_REPORTS:
        return errors.page(request, 429, text("report-too-many"))
    if request.method == "POST" and form.is_valid():
        Report.objects.create(by=person, about=other, words=form.cleaned_data["words"], **place_of(request))
        messages.success(request, text("said-reported"))
        return redirect("person", other.pk)
    context = {"person": other, "form": form, "place": place_of(request), "blocked": blocks.blocked(person, other)}
    return render(request, "people/report.html", context, status=400 if form.errors else 200)


def place_of(request: HttpRequest) -> dict[str, Any]:
    """Table and line that a report is about; what is no number, or no table, is left out."""
    asked = request.POST if request.method == "POST" else request.GET
    table, line = (int(asked[name]) if is_number(asked.get(name, "")) else None for name in ("table", "line"))
    if table is None or not Table.objects.filter(pk=table).exists():
        return {"table_id": None, "line": None}
    return {"table_id": table, "line": line}


def is_number(written: str) -> bool:
    """Whether that is a number that a database can keep."""
    return written.isascii() and written.isdigit() and len(written) <= 15
