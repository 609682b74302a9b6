"""Who may do what: the one table of all routes, looked up before anything else is done."""

from collections.abc import Callable
from enum import Flag, auto
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse

from parvis.web.jinja import text
from parvis.web.models import Table
from parvis.web.people.guests import present
from parvis.web.reading import Unreadable, reading
from parvis.web.viewer import HOME, held, may_watch
from parvis.web.views import errors
from parvis.web.views.asked import no_table


class Role(Flag):
    """What somebody is, at the site or at one table. A route is open to those who are one of what it names."""

    ANYBODY = auto()
    ACCOUNT = auto()
    """Somebody who is more than a guest."""
    WATCHER = auto()
    """Who may see the table."""
    PLAYER = auto()
    """Who holds a seat at it."""
    HOST = auto()
    """Who opened it."""
    ADMIN = auto()
    """Who keeps the place in order. They may look and repair, not play for others."""


ROUTES = {
    "home": Role.ANYBODY,
    "compiling": Role.ANYBODY,
    "new": Role.ANYBODY,
    "upload": Role.ANYBODY,
    "quick": Role.ANYBODY,
    "table": Role.WATCHER,
    "decide": Role.PLAYER,
    "undo": Role.PLAYER,
    "pace": Role.PLAYER,
    "hurry": Role.PLAYER,
    "asked": Role.PLAYER,
    "curtain": Role.PLAYER,
    "news": Role.WATCHER,
    "look-back": Role.WATCHER,
    "log": Role.WATCHER,
    "result": Role.WATCHER,
    "again": Role.PLAYER,
    "replay": Role.WATCHER,
    "replay-step": Role.WATCHER,
    "record": Role.WATCHER,
    "delete": Role.HOST | Role.ADMIN,
    "stored": Role.HOST | Role.ADMIN,
    "link": Role.ANYBODY,
}
"""Routes by their names. Those with a `table_id` ask what somebody is at that table."""
CLUB_ONLY = frozenset({"link"})
"""Routes that there are only where persons are told apart."""


class AccessMiddleware:
    """Refuses what somebody may not do. A table that one may not see is not there."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on."""
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Any, args: tuple[Any, ...], given: dict[str, Any]
    ) -> HttpResponse | None:
        """None if the view may go on; else the page that says why not. Raises Http404."""
        name = request.resolver_match.url_name if request.resolver_match else None
        if settings.MANNER == HOME:
            if name in CLUB_ONLY:
                raise Http404(text("error-not-found"))
            return None
        needed = ROUTES[name] if name else Role.ADMIN
        if needed & Role.ANYBODY:
            return None
        roles = roles_at(request, given["table_id"]) if "table_id" in given else roles_of(request)
        return None if needed & roles else errors.page(request, 403, text("error-not-yours"))


def roles_of(request: HttpRequest) -> Role:
    """What somebody is at the site."""
    person = present(request)
    roles = Role.ANYBODY
    if person is not None and not person.guest:
        roles |= Role.ACCOUNT
    return roles | Role.ADMIN if person is not None and person.is_staff else roles


def roles_at(request: HttpRequest, table_id: int) -> Role:
    """What somebody is at a table too. Raises Http404 where they may not see it, as where there is none."""
    roles = roles_of(request)
    try:
        with reading(table_id):
            table = Table.objects.only("host_id", "seats", "bots", "terms").filter(pk=table_id).first()
    except Unreadable:
        if roles & Role.ADMIN:
            return roles | Role.WATCHER
        raise
    if table is None:
        raise no_table(table_id)
    person = present(request)
    if person is not None and table.host_id == person.pk:
        roles |= Role.HOST
    if table.host_id is not None and held(request, table):
        roles |= Role.PLAYER
    if roles & (Role.HOST | Role.PLAYER | Role.ADMIN) or may_watch(request, table):
        return roles | Role.WATCHER
    raise no_table(table_id)
