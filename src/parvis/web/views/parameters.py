"""Reading what a request asks for; what it can't mean is answered with a clear line."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.quoted import quoted
from parvis.web.background.compiling import PROGRESS
from parvis.web.models import Table
from parvis.web.people.guests import present
from parvis.web.tables.loading import newest
from parvis.web.tables.viewer import HOME
from parvis.web.tables.visit import Visit
from parvis.web.texts import SiteError, text

HANDED_ON = "table"
"""Where a request has the table that was read to find out who may ask for it."""


def table_of(table_id: int) -> Table:
    """The table of that number. Raises Http404, or Unreadable for a damaged one."""
    try:
        return newest(table_id)
    except Table.DoesNotExist:
        raise no_table(table_id) from None


def hand_on(request: HttpRequest, table: Table | None) -> None:
    """Leave a table that has just been read to the view that is asked for."""
    setattr(request, HANDED_ON, table)


def table_asked(request: HttpRequest, table_id: int) -> Table:
    """The table that a request is about, as it was when that came; to be asked for once. Raises as `table_of`."""
    table: Table | None = request.__dict__.pop(HANDED_ON, None)
    return table_of(table_id) if table is None or table.pk != table_id else table


def visit_asked(request: HttpRequest, table_id: int) -> Visit:
    """The visit of whoever asks at the table that a request is about, as it was when that came; asked for once."""
    return Visit.of(request, table_asked(request, table_id))


def visit_now(request: HttpRequest, table_id: int) -> Visit:
    """The visit of whoever asks at a table as it is now. Raises as `table_of`."""
    return Visit.of(request, table_of(table_id))


def no_table(number: int) -> Http404:
    """The error for a table that is not there."""
    if settings.MODE == HOME:
        return Http404(text("error-no-table", number=str(number)))
    return Http404(text("error-no-table-for-you", number=str(number)))


def game_of(form: Mapping[str, str]) -> Game:
    """The game that a form names, the first one if it names none. Raises GameError."""
    names = registry.names()
    return registry.find(form.get("game") or (names[0] if names else ""))


def number(form: Mapping[str, str], field: str) -> int:
    """A whole number, not negative and not huge. Raises GameError."""
    value = form.get(field, "")
    if not value.isascii() or not value.isdecimal() or len(value) > 9:
        raise SiteError("error-number", field=quoted(field))
    return int(value)


def by_htmx(request: HttpRequest) -> bool:
    """Whether htmx asks for the part of the page that changes, not the browser for a whole page."""
    return request.headers.get("HX-Request") == "true"


def progress(request: HttpRequest) -> dict[str, Any]:
    """How far the rules are compiled, for pages of those whom that concerns: in a club, who keeps it in order."""
    person = present(request)
    concerned = settings.MODE == HOME or (person is not None and person.is_staff)
    return {"compiling": PROGRESS} if concerned else {}
