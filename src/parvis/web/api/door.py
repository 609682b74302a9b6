"""Who asks, where programs ask: whoever the token in the header is of, and no cookie counts."""

from collections.abc import Callable
from importlib import import_module

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse

from parvis.web.address import PROGRAMS
from parvis.web.api import tokens
from parvis.web.api.models import Token
from parvis.web.tables.viewer import CLUB
from parvis.web.texts import text
from parvis.web.views import errors

BEARER = "Bearer "
TOKEN = "token"
"""Where a request has the token by which a program came in."""
SCHEMA = f"{PROGRAMS}openapi.json"
"""What is told to everybody: what programs may send, and what they get."""


def by_token(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Let programs in by their tokens; 401 for whoever has none."""

    def answer(request: HttpRequest) -> HttpResponse:
        if settings.MODE != CLUB or not errors.is_program(request):
            return get_response(request)
        token = token_of(request)
        request.COOKIES = {}
        request.session = import_module(settings.SESSION_ENGINE).SessionStore()
        request.user = token.person if token else AnonymousUser()
        request.__dict__[TOKEN] = token
        if token or request.path_info == SCHEMA:
            return as_json(request, get_response(request))
        refused = errors.page(request, 401, text("error-token"))
        refused.headers["WWW-Authenticate"] = "Bearer"
        return refused

    return answer


def as_json(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """An answer to a program: a method that is not for an address is refused as everything is."""
    if response.status_code != 405:
        return response
    refused = errors.page(request, 405, text("error-method", allowed=response.headers["Allow"]))
    refused.headers["Allow"] = response.headers["Allow"]
    return refused


def token_of(request: HttpRequest) -> Token | None:
    """The token that a request brings in its header, if it is one."""
    header = request.headers.get("Authorization", "")
    return tokens.find(header.removeprefix(BEARER).strip()) if header.startswith(BEARER) else None
