"""Pages for what went wrong, or is not for whoever asks: one line that says what, and a way on."""

import logging
import sys

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.utils.html import escape
from django.utils.log import log_response
from django.utils.text import Truncator

from parvis.web.address import is_for_programs
from parvis.web.people.guests import present
from parvis.web.storage.trouble import is_trouble, reason, troubled
from parvis.web.tables.viewer import HOME
from parvis.web.texts import text

LOG = logging.getLogger(__name__)
LONGEST = 1000
"""Characters of a message."""
HEADINGS = {
    400: "error-heading-refused",
    403: "error-heading-closed",
    404: "error-heading-missing",
    429: "error-heading-often",
    500: "error-heading",
}
"""What stands above the page for a status; for others, as for 400 or 500."""
SOON = 5
"""Seconds after which a page that could not be answered comes back."""
TOKEN = "Parvis-Token"
"""The header that brings a page new tokens for its forms."""


def page(
    request: HttpRequest, status: int, message: str, table: int | None = None, details: str = "", **facts: str | int
) -> HttpResponse:
    """The page for an error. Where htmx asked for a part of a page, it takes the place of the whole.

    `table`: the number of a table that can't be opened; `details`: what those can use who look into it. Programs are
    told the message as JSON, with `facts` beside it.
    """
    if is_program(request):
        return JsonResponse({"status": status, "message": shortened(message), **facts}, status=status)
    context = {
        "heading": heading(status),
        "message": shortened(message),
        "table": table,
        "details": shortened(details),
        "page": page_for(request) if status in (403, 404) else "",
        "can_choose_language": status < 500,
    }
    response = render(request, "error.html", context, status=status)
    return into(response, "body") if request.headers.get("HX-Request") else response


def is_program(request: HttpRequest) -> bool:
    """Whether a request was sent to what is for programs."""
    return is_for_programs(request.path_info)


def heading(status: int) -> str:
    """The key of what stands above the page for a status."""
    if status in HEADINGS:
        return HEADINGS[status]
    return HEADINGS[500 if status >= 500 else 400]


def page_for(request: HttpRequest) -> str:
    """The page that may be there for whoever signs in; empty where nobody can, or has already.

    Signing in leads there only if it is one of this site's.
    """
    if settings.MODE == HOME or not hasattr(request, "session"):
        return ""
    person = present(request)
    if person is not None and not person.guest:
        return ""
    if request.method in ("GET", "HEAD") and not request.headers.get("HX-Request"):
        return request.get_full_path()[:LONGEST]
    return (request.headers.get("HX-Current-URL") or request.headers.get("Referer") or request.path)[:LONGEST]


def not_saved(request: HttpRequest, error: BaseException) -> HttpResponse:
    """503: the database is locked for long, or can't be written. Nothing has changed, and the page stays as it is."""
    troubled.send_robust(None)
    ask_no_more(request)
    message = text("error-not-saved") if request.method == "POST" else text("error-not-read")
    if request.headers.get("HX-Request"):
        response = HttpResponse(escape(message), status=503)
        into(response, "#unsaved", "innerHTML" if request.method == "POST" else "none")
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


def full(request: HttpRequest) -> HttpResponse:
    """503: more is asked for than can be answered. A page that was opened comes back by itself; what somebody has sent
    was not done, and the page from which they sent it stays.
    """
    is_opened = request.method in ("GET", "HEAD")
    message = text("error-full") if is_opened else text("error-full-sent")
    if request.headers.get("HX-Request"):
        response = into(HttpResponse(escape(message), status=503), "#unsaved", "none" if is_opened else "innerHTML")
    else:
        response = page(request, 503, message)
        if is_opened and not is_program(request):
            response.headers["Refresh"] = str(SOON)
    response.headers["Retry-After"] = str(SOON)
    return response


def ask_no_more(request: HttpRequest) -> None:
    """Let nothing that still happens to a request wait for the database again: not who asks, if that is not known yet,
    nor what their browser is remembered by, which stays as it is.
    """
    if not hasattr(request, "_cached_user"):
        request.user = AnonymousUser()
    if hasattr(request, "session"):
        vars(request.session).setdefault("_session_cache", {})
        request.session.modified = False


def shortened(message: str) -> str:
    """A message of limited length, whatever was asked for."""
    return str(Truncator(message).chars(LONGEST))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Show the page for a bad request, with status 400."""
    return page(request, 400, text("error-bad-request"))


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Show the page for what is forbidden, with status 403."""
    return page(request, 403, text("error-forbidden"))


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form that did not come from this site, or whose cookie is gone.

    Where somebody has signed in or out in another tab, the page stays: it is told so, and gets new tokens.
    """
    if not request.headers.get("HX-Request"):
        return page(request, 403, text("error-csrf"))
    response = HttpResponse(escape(text("error-csrf-meanwhile")), status=403)
    response.headers[TOKEN] = get_token(request)
    return into(response, "#unsaved")


def into(response: HttpResponse, target: str, swap: str = "innerHTML") -> HttpResponse:
    """An answer that htmx puts somewhere else than what was asked for."""
    response.headers["HX-Retarget"], response.headers["HX-Reswap"] = target, swap
    return response


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
