"""What every answer gets: headers that keep pages private and scripts out, and a clear page for bad input."""

import gzip
import re
import secrets
from collections.abc import Callable, Iterator

import zstandard
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.csrf import CsrfViewMiddleware
from django.middleware.gzip import GZipMiddleware, re_accepts_gzip
from django.utils.cache import patch_vary_headers

from parvis.engine.refusals import GameError
from parvis.web.pages import lasting, statics
from parvis.web.people.passwords import Busy
from parvis.web.printed_names import explained
from parvis.web.tables.loading import Unreadable
from parvis.web.texts import text
from parvis.web.views import errors

COMPRESSED = ("text/", "application/json", "image/svg")
"""How the types of content begin that are compressed."""
SHORT = 200
"""Bytes that are not worth it."""
LEVEL, ZSTD_LEVEL = 2, 6
"""How hard it is tried: an answer is drawn for one reader and sent once."""
PADDING = b"\x50\x2a\x4d\x18"
"""How a frame begins that readers of Zstandard skip; its length in four bytes follows. RFC 8878, section 3.1.2."""

ACCEPTS_ZSTD = re.compile(r"\bzstd\b")
UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""NUL, which PostgreSQL takes nowhere, and halves of characters, which are no text."""

Answer = Callable[[HttpRequest], HttpResponse]

# Nothing from other hosts and no script in a page. Style attributes are let in: boards place their pieces with them.
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

FRAMED = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""The policy of what pages of other sites may show within themselves."""


def let_others_frame(response: HttpResponse) -> HttpResponse:
    """An answer that pages of other sites may show within themselves."""
    response.headers["Content-Security-Policy"] = FRAMED
    return response


def answer_headers(get_response: Answer) -> Answer:
    """Headers of every page. `no-store`: going back in the browser never shows the hand of one who sat there before."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.headers.get("Content-Security-Policy") != FRAMED:
            response.headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
        response.headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    return answer


def keep_own_files(get_response: Answer) -> Answer:
    """Let browsers keep a static file only under its hash: while a site is loaded again, a page of another version may
    ask this one for a file of its own.
    """

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        asked = request.META["QUERY_STRING"]
        if asked and request.path.startswith(settings.STATIC_URL) and response.status_code == 200:
            own = statics.address(request.path.removeprefix(settings.STATIC_URL)).partition("?")[2]
            if asked != own:
                response.headers["Cache-Control"] = "no-store"
        return response

    return answer


def leave_out_lasting(get_response: Answer) -> Answer:
    """Take out of answers what the page has that asked for them."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        lasting.leave_out(request, response)
        return response

    return answer


def refuse_unstorable(get_response: Answer) -> Answer:
    """400 for text that no database, or not each, can hold or be asked for, before anything is done with it."""

    def answer(request: HttpRequest) -> HttpResponse:
        if any(map(UNSTORABLE.search, given(request))):
            return errors.page(request, 400, text("error-bad-request"))
        return get_response(request)

    return answer


def given(request: HttpRequest) -> Iterator[str]:
    """All text that somebody chose in a request: its address, cookies and fields. Programs send no forms."""
    yield request.path
    yield from (part for cookie in request.COOKIES.items() for part in cookie)
    for fields in (request.GET, *(() if errors.is_program(request) else (request.POST,))):
        for name, values in fields.lists():
            yield from (name, *map(str, values))


class CompressSame(GZipMiddleware):
    """Compresses what is the same for everybody, and so can't be probed for secrets: always to the same length."""

    max_random_bytes = 0


class CompressMiddleware(GZipMiddleware):
    """Compresses what is made of text; pictures and fonts are compressed already.

    Compressed pages can't be probed for their tokens: these look different in every answer, and so does the length.
    """

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """The response, compressed where that is worth it: as Zstandard, or as Django does it, but at LEVEL."""
        is_text = response.headers.get("Content-Type", "").startswith(COMPRESSED)
        if not is_text or response.status_code != 200:
            return response
        if request.path.startswith(settings.STATIC_URL):
            return CompressSame(self.get_response).process_response(request, response)
        if not isinstance(response, HttpResponse):
            return super().process_response(request, response)
        if len(response.content) >= SHORT and "Content-Encoding" not in response.headers:
            patch_vary_headers(response, ["Accept-Encoding"])
            accepted = request.META.get("HTTP_ACCEPT_ENCODING", "")
            ways = (("zstd", ACCEPTS_ZSTD, as_zstd), ("gzip", re_accepts_gzip, as_gzip))
            for name, accepts, compress in ways:
                if accepts.search(accepted):
                    response.content = compress(response.content)
                    response.headers["Content-Encoding"] = name
                    response.headers["Content-Length"] = str(len(response.content))
                    break
        return response


def as_zstd(content: bytes) -> bytes:
    """Content as Zstandard, before a frame of any length that is skipped."""
    padding = bytes(secrets.randbelow(GZipMiddleware.max_random_bytes))
    made = zstandard.compress(content, ZSTD_LEVEL)
    return b"".join((made, PADDING, len(padding).to_bytes(4, "little"), padding))


def as_gzip(content: bytes) -> bytes:
    """Content as gzip, under a file name of any length, as Django has it."""
    made = gzip.compress(content, LEVEL, mtime=0)
    name = b"a" * secrets.randbelow(GZipMiddleware.max_random_bytes)
    return b"".join((made[:3], bytes([gzip.FNAME]), made[4:10], name, b"\0", made[10:]))


class TokenMiddleware(CsrfViewMiddleware):
    """Checks tokens as Django does; their cookie comes with whole pages, and with parts of pages if it is new."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """The response, with that cookie where it is needed."""
        token = request.META.get("CSRF_COOKIE")
        if "HX-Request" in request.headers and token == request.COOKIES.get(settings.CSRF_COOKIE_NAME):
            request.META["CSRF_COOKIE_NEEDS_UPDATE"] = False
        return super().process_response(request, response)


class TroubleMiddleware:
    """Answers what a game does not allow with its message."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on to its view."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """A page with one line; None for errors that are the program's own."""
        if isinstance(error, Busy):
            return errors.busy(request)
        if not isinstance(error, GameError):
            return None
        return errors.page(request, 400, explained(error), error.table if isinstance(error, Unreadable) else None)
