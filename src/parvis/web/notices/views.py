"""The page on which people say what they want to be told, where and when."""

from threading import BoundedSemaphore
from typing import Any

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from parvis.web.chat import talk
from parvis.web.chat.models import PLAYERS
from parvis.web.languages import written_in
from parvis.web.models import Table
from parvis.web.notices import forms, push, turns
from parvis.web.notices.delivery import Undelivered, steady, target
from parvis.web.notices.mailing import mail_of
from parvis.web.notices.messages import SALT, TABLES, message, send, tag_of
from parvis.web.notices.models import (
    DIGESTS,
    FAILED,
    LOW,
    MAIL,
    MATTERS,
    SENT,
    SPOKEN,
    TEST,
    TURN,
    WEBHOOKS,
    Channel,
    Muted,
    Outbox,
)
from parvis.web.people.guests import present
from parvis.web.people.models import Person
from parvis.web.room.own_tables import under_way
from parvis.web.tables.loading import title_of
from parvis.web.texts import SiteError, text
from parvis.web.views import errors

TESTING = BoundedSemaphore(2)
"""Tests that wait for their receivers at the same time: each holds one of the threads that make pages."""
SHOWN = 30
"""Lines of the outbox that are shown."""
PASSING = [*(tag_of(key, 0).removesuffix("0") for key in (TURN, LOW, SPOKEN)), TABLES]
"""How what browsers know notices by begins, of those that hold only for a while."""
DONE = ("added", "saved", "removed", "arrived", "muted", "unmuted")
"""What may be told above the page."""


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """All ways of the person, what was told lately, and their tables."""
    person = somebody(request)
    channels = [shown(channel) for channel in Channel.objects.filter(person=person).order_by("pk")]
    lines = Outbox.objects.filter(channel__in=[one["of"].pk for one in channels])
    lines = lines.select_related("channel", "table", "gathering", "tournament").defer(
        "table__state", "table__turn_state"
    )
    lines = lines.order_by("-pk")[:SHOWN]
    tables = tables_of(person)
    done = request.GET.get("done")
    context = {
        "person": person,
        "channels": channels,
        "lines": lines,
        "title_of": title_of,
        "tables": tables,
        "muted": set(Muted.objects.filter(person=person, table__in=tables).values_list("table", flat=True)),
        "webhooks": WEBHOOKS,
        "digests": DIGESTS,
        "matters": MATTERS,
        "can_add": len(channels) < forms.MOST,
        "push_key": push.public_key(),
        "mail": None if any(channel["of"].kind == MAIL for channel in channels) else mail_of(person),
        "done": done if done in DONE else None,
    }
    return render(request, "notices/page.html", context)


@require_safe
def standing(request: HttpRequest) -> HttpResponse:
    """By what browsers know them: the notices that still hold, of those that pass. Browsers put away the others."""
    person = somebody(request)
    asked = turns.asking(person.pk)
    unread = sorted(talk.with_unread([table.pk for table in tables_of(person)], PLAYERS, person))
    tags = [tag_of(key, table) for table in asked for key in (TURN, LOW)] + [tag_of(SPOKEN, table) for table in unread]
    return JsonResponse({"passing": PASSING, "standing": [*tags, *([TABLES] if tags else [])]})


def somebody(request: HttpRequest) -> Person:
    """Who asks: nobody else gets here."""
    person = present(request)
    assert person is not None
    return person


def shown(channel: Channel) -> dict[str, Any]:
    """A way as the page shows it: of its address no more than the host, for whoever knows it can write there."""
    host = target(channel.address["url"]).host if "url" in channel.address else mail_of(channel.person) or ""
    return {"of": channel, "host": host, "error": error_in_words(channel.last_error)}


def error_in_words(error: dict[str, Any] | None) -> str | None:
    """Why something did not arrive, in words."""
    return text(f"notices-error-{error['key']}", **error["args"]) if error else None


def tables_of(person: Person) -> list[Table]:
    """The tables under way at which the person plays with others."""
    there = Table.objects.filter(pk__in=under_way(person, seated=True))
    return list(there.order_by("-changed").defer("state", "turn_state")[:50])


@require_POST
def add(request: HttpRequest) -> HttpResponse:
    """Add one more channel for somebody's notices."""
    channel = forms.new_channel(somebody(request), request.POST.dict())
    channel.active = True
    channel.save()
    return back("added")


@require_POST
def matters(request: HttpRequest) -> HttpResponse:
    """What is told in which way."""
    channels = list(Channel.objects.filter(person=somebody(request)))
    forms.choose(channels, request.POST.getlist("tell"))
    Channel.objects.bulk_update(channels, ["silent", "asked_for"])
    return back("saved")


def own_channel(request: HttpRequest, channel_id: int) -> Channel:
    """One of the ways of whoever asks. Raises Http404."""
    channel = Channel.objects.filter(pk=channel_id, person=somebody(request)).select_related("person").first()
    if channel is None:
        raise Http404(text("error-not-found"))
    return channel


@require_POST
def change(request: HttpRequest, channel_id: int) -> HttpResponse:
    """Change a way, switch it on or off, or remove it."""
    channel, what = own_channel(request, channel_id), request.POST.get("what", "")
    if what == "remove":
        channel.delete()
        return back("removed")
    if what == "save":
        forms.change(channel, request.POST.dict())
    elif what in ("on", "off"):
        channel.active = what == "on"
    else:
        raise SiteError("error-bad-request")
    channel.save()
    return back("saved")


@require_POST
def test(request: HttpRequest, channel_id: int) -> HttpResponse:
    """Send something now, and say whether it arrived."""
    channel = own_channel(request, channel_id)
    if not TESTING.acquire(blocking=False):
        return errors.page(request, 503, text("notices-busy"))
    try:
        return tested(channel)
    finally:
        TESTING.release()


def tested(channel: Channel) -> HttpResponse:
    """Send something now; the way back to the page, which says whether it arrived."""
    now = timezone.now()
    line = Outbox(channel=channel, key=TEST, state=FAILED, tries=1, created=now, due=now)
    try:
        with steady(), written_in(channel.person.language):
            send(channel, message([line]))
        line.state, line.sent, channel.last_error, channel.last_sent = SENT, now, None, now
    except Undelivered as error:
        line.error = channel.last_error = error.to_json()
        channel.active = channel.active and not error.gone
    line.save()
    channel.save(update_fields=["last_error", "last_sent", "active"])
    return back("arrived" if line.state == SENT else "")


@require_POST
def mute(request: HttpRequest, table_id: int) -> HttpResponse:
    """Hear nothing of a table any more; or hear of it again."""
    person = somebody(request)
    if request.POST.get("muted") == "yes":
        Muted.objects.get_or_create(person=person, table_id=table_id)
        return back("muted")
    Muted.objects.filter(person=person, table=table_id).delete()
    return back("unmuted")


@csrf_exempt  # mail programs do it by themselves: the signed address is all they have
@require_http_methods(["GET", "HEAD", "POST"])
def off(request: HttpRequest, token: str) -> HttpResponse:
    """Hear no more by mail. Following the link only asks: programs follow links, too."""
    try:
        number = signing.loads(token, salt=SALT)
    except signing.BadSignature:
        raise Http404(text("error-not-found")) from None
    is_done = request.method == "POST"
    if is_done:
        Channel.objects.filter(pk=number).update(active=False)
    return render(request, "notices/off.html", {"is_done": is_done, "token": token})


def back(done: str) -> HttpResponse:
    """Redirect to the page of notices, with what was done."""
    return redirect(reverse("notices") + (f"?done={done}" if done else ""))
