"""The addresses at which pages hear of news."""

from collections.abc import Collection, Mapping

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET, require_safe

from parvis.web.live import presence, topics
from parvis.web.live.hub import HUB, UNKNOWN, Stream
from parvis.web.live.streaming import EventStream
from parvis.web.live.topics import Topic
from parvis.web.networks import network
from parvis.web.people.friends import note_seen
from parvis.web.people.guests import present as here
from parvis.web.texts import text
from parvis.web.views import errors
from parvis.web.views.parameters import table_of

AGAIN = 15
"""Seconds after which somebody may try again who has found no room."""


@require_GET
def events(request: HttpRequest) -> HttpResponse:
    """A stream of what is new: `?on=table-7&on=people-7`. What somebody may not follow is told to be gone.

    This runs as every view does, behind all that decides who somebody is; what follows then needs no thread.
    """
    return stream_of(request, topics.read(request.GET.getlist("on")))


def stream_of(
    request: HttpRequest,
    asked: Collection[Topic],
    form: type[EventStream] = EventStream,
    known: Mapping[Topic, str] = UNKNOWN,
) -> HttpResponse:
    """A stream of these topics in that form. `known`: what whoever asks was told of some before.

    Raises Http404 if nothing of it may be followed.
    """
    address = network(request.META.get("REMOTE_ADDR", ""))
    if not HUB.has_room(address):
        response = errors.page(request, 429, text("error-streams"), key="streams", seconds=AGAIN)
        response.headers["Retry-After"] = str(AGAIN)
        return response
    follows = [topic for topic in asked if topics.KINDS[topic.kind].may_follow(request, topic.number)]
    if not follows:
        raise Http404(text("error-topic"))
    gone = [topic for topic in asked if topic not in follows]
    tables = [topic.number for topic in follows if topic.kind == topics.TABLE and form.is_presence]
    seats = topics.seats_at(request, tables)
    person = here(request) if form.is_presence else None
    if person is not None and not person.guest:
        note_seen(person)
        seats.append((presence.SITE, person.pk))
    return form(lambda: Stream(follows, seats, address, gone, known))


@require_safe
def present(request: HttpRequest, table_id: int) -> HttpResponse:
    """Who is at a table, for the rows of its families."""
    table = table_of(table_id)
    return render(request, "live/present.html", {"table": table, **presence.shown(table)})
