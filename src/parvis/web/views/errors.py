"""Pages for what went wrong: one line that says what, and a way back."""

import logging
import sys

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import escape
from django.utils.log import log_response
from django.utils.text import Truncator

from parvis.web.jinja import text
from parvis.web.trouble import is_trouble, reason

LOG = logging.getLogger(__name__)
LONGEST = 1000
"""Characters of a message."""


def page(request: HttpRequest, status: int, message: str, table: int | None = None, details: str = "") -> HttpResponse:
    """The page for an error. Where htmx asked for a part of a page, it takes the place of the whole.

    `table`: the number of a table that can't be opened; `details`: what those can use who look into it.
    """
    context = {"status": status, "message": shortened(message), "table": table, "details": shortened(details)}
    response = render(request, "error.html", context, status=status)
    if request.headers.get("HX-Request"):
        response.headers["HX-Retarget"] = "body"
        response.headers["HX-Reswap"] = "innerHTML"
    return response


def not_saved(request: HttpRequest, error: BaseException) -> HttpResponse:
    """503: the database is locked for long, or can't be written. Nothing has changed, and the page stays as it is."""
    ask_no_more(request)
    message = text("error-not-saved") if request.method == "POST" else text("error-not-read")
    if request.headers.get("HX-Request"):
        response = HttpResponse(escape(message), status=503)
        response.headers["HX-Retarget"] = "#unsaved"
        response.headers["HX-Reswap"] = "innerHTML" if request.method == "POST" else "none"
    else:
        response = page(request, 503, message)
    response.headers["Retry-After"] = "5"
    told = "%s %s was answered with 503: %s"
    log_response(
        told, request.method, request.path[:LONGEST], reason(error), response=response, request=request, logger=LOG
    )
    return response


def busy(request: HttpRequest) -> HttpResponse:
    """503: too many others are signing in."""
    response = page(request, 503, text("error-busy"))
    response.headers["Retry-After"] = "10"
    return response


def ask_no_more(request: HttpRequest) -> None:
    """Let nothing that still happens to a request wait for the database again: not who asks, if that is not known yet,
    nor what their browser is remembered by, which stays as it is.
    """
    if not hasattr(request, "_cached_user"):
        request.user = AnonymousUser()
    if hasattr(request, "session"):
        request.session._session_cache = getattr(request.session, "_session_cache", {})
        request.session.modified = False


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


def too_many(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """429: somebody tries something too often."""
    return page(request, 429, text("error-too-many"))


def server_error(request: HttpRequest) -> HttpResponse:
    """500; or 503 where it is the database that can't be used, wherever that was found out: Django asks for this page
    while it handles the error, be it of a view, a template, a session or anything else between server and view.
    """
    error = sys.exception()
    return not_saved(request, error) if error and is_trouble(error) else internal_error(request)


def internal_error(request: HttpRequest) -> HttpResponse:
    """The page for an error of our own."""
    return page(request, 500, text("error-server"))
