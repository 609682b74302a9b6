"""Pages for what went wrong: one line that says what, and a way back."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.text import Truncator

from parvis.web.jinja import text

LONGEST = 1000
"""Characters of a message."""


def page(request: HttpRequest, status: int, message: str, table: int | None = None) -> HttpResponse:
    """The page for an error. Where htmx asked for a part of a page, it takes the place of the whole.

    `table`: the number of a table that can't be opened.
    """
    context = {"status": status, "message": shortened(message), "table": table}
    response = render(request, "error.html", context, status=status)
    if request.headers.get("HX-Request"):
        response.headers["HX-Retarget"] = "body"
        response.headers["HX-Reswap"] = "innerHTML"
    return response


def shortened(message: str) -> str:
    """A message of limited length, whatever was asked for."""
    return str(Truncator(message).chars(LONGEST))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400."""
    return page(request, 400, text("error-bad-request"))


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403."""
    return page(request, 403, text("error-forbidden"))


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form that did not come from this site, or whose cookie is gone."""
    return page(request, 403, text("error-csrf"))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404, with the message that the page gave."""
    message = exception.args[0] if exception.args and isinstance(exception.args[0], str) else text("error-not-found")
    return page(request, 404, message)


def server_error(request: HttpRequest) -> HttpResponse:
    """500."""
    return page(request, 500, text("error-server"))
