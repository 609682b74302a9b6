"""What is told of each request once it is answered: to metrics and to the log, if anybody wants it."""

import time
from collections.abc import MutableMapping
from contextvars import ContextVar
from secrets import token_hex
from typing import Any

from django.dispatch import Signal
from django.http import HttpRequest

answered = Signal()
"""Sent with `route`, `method`, `status` and `ms`: names and numbers, nothing that somebody has typed."""

ARRIVED, ROUTE = "parvis.arrived", "parvis.route"
"""Where a request under way has the time of its arrival, and the name of its route."""
OTHER = "other"
"""The route of what no page of ours answers, such as files."""
METHODS = ("GET", "HEAD", "POST")
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request that is being answered."""
Scope = MutableMapping[str, Any]


def begin(scope: Scope) -> None:
    """Note when a request has come."""
    scope[ARRIVED] = time.perf_counter()


def number() -> None:
    """Give the request that this thread begins to answer a number."""
    REQUEST.set(token_hex(8))


def route_of(request: HttpRequest) -> str:
    """The name of a request's route."""
    match = request.resolver_match
    return match.view_name if match else OTHER


def end(scope: Scope, status: int) -> None:
    """A request has been answered."""
    if answered.has_listeners():
        method = scope["method"] if scope["method"] in METHODS else OTHER
        ms = (time.perf_counter() - scope[ARRIVED]) * 1000
        answered.send_robust(None, route=scope.get(ROUTE, OTHER), method=method, status=status, ms=ms)
