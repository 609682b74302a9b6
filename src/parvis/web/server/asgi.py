"""The site for an ASGI server: each request is answered by one of some threads that stay, as a whole; so is the
beginning of a stream of events, whose rest takes no thread.

Django's own handler opens the database anew for every request, and goes from thread to thread half a dozen times within
one. Each time it waits until whoever else runs Python, such as a bot, lets go.
"""

import asyncio
import io
import os
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any

import django
from django.core import signals
from django.core.handlers.asgi import ASGIRequest, get_script_prefix
from django.core.handlers.base import BaseHandler
from django.http import HttpResponseBadRequest
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

from parvis.web.address import AGENTS, PROGRAMS
from parvis.web.background.precedence import PAGES, after_pages
from parvis.web.networks import network
from parvis.web.server import answers
from parvis.web.server.overload import Full, Waiting, most
from parvis.web.server.shares import Shares
from parvis.web.server.turns import Turns

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

TABLES = "/tables/"
AT_TABLES = 2
"""How many requests about tables are answered at once. Only one of them runs Python at a time: with many, each waits
for all whenever it has asked the database, and a third of the processor's time goes into passing on whose turn it is.
"""
PATIENCE = 0.25
"""Seconds for which what is only looked at at a table, such as the news of others' steps, lets decisions pass. Whoever
decides waits half as long for that; nobody who decides all the time keeps others waiting for longer.
"""
FOR_PROGRAMS = 2
"""How many of programs are: bots may ask as often as they like, and no page waits for them."""
ELSEWHERE = 4
"""How many others are. Some wait, for a mail server or for a password to be hashed, and no table waits with them."""
OF_A_NETWORK = 4
"""How many of one network are, of both kinds together."""


@dataclass(frozen=True)
class Answer:
    """A response, as it goes over the wire."""

    status: int
    headers: list[tuple[bytes, bytes]]
    content: bytes
    go_on: Callable[[Scope, Receive, Send], Awaitable[None]] | None = None
    """What sends the rest, where it takes no thread to make it: a stream of events."""


class Application(BaseHandler):
    """The site as an ASGI application."""

    def __init__(self) -> None:
        super().__init__()
        self.load_middleware()
        self.at_tables = ThreadPoolExecutor(AT_TABLES, "table")
        self.turns = Turns(AT_TABLES)
        self.for_programs = ThreadPoolExecutor(FOR_PROGRAMS, "program")
        self.elsewhere = ThreadPoolExecutor(ELSEWHERE, "page")
        self.shares = Shares(OF_A_NETWORK)
        self.waiting = Waiting()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; nothing if its sender goes away before it is there. Raises Full if too many wait."""
        answers.begin(scope)
        body = await whole(receive)
        if body is None:
            return
        address = (scope.get("client") or [""])[0]
        threads = self.threads(scope["path"])
        who = f"programs of {network(address)}" if threads is self.for_programs else network(address)
        answer = await self.in_turn(threads, who, scope, body)
        await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
        if answer.go_on:
            await answer.go_on(scope, receive, send)
        else:
            await send({"type": "http.response.body", "body": answer.content})

    def threads(self, path: str) -> ThreadPoolExecutor:
        """The threads that answer what is asked for there."""
        if PROGRAMS in path or path.endswith(AGENTS):
            return self.for_programs
        return self.at_tables if TABLES in path else self.elsewhere

    async def in_turn(self, threads: ThreadPoolExecutor, network: str, scope: Scope, body: bytes) -> Answer:
        """The answer that one of these threads makes when it is this request's turn. Raises Full."""
        try:
            async with self.shares.of(network):
                is_page = threads is not self.for_programs
                page = PAGES.answering() if is_page else nullcontext()
                with self.waiting.at(threads, most(scope["method"], scope["path"])), page:
                    async with self.turn(threads, scope["method"]):
                        work = partial(self.answer, scope, body, is_page)
                        return await asyncio.get_running_loop().run_in_executor(threads, work)
        except Full:
            answers.end(scope, 503)
            raise

    def turn(self, threads: ThreadPoolExecutor, method: str) -> AbstractAsyncContextManager[None]:
        """The turn of a request: at tables decisions come first, elsewhere threads take what has waited longest."""
        if threads is not self.at_tables:
            return nullcontext()
        return self.turns.turn(0.0 if method == "POST" else PATIENCE)

    def answer(self, scope: Scope, body: bytes, is_page: bool = True) -> Answer:
        """The response to a request. What it took from the database is committed."""
        answers.number()
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=type(self), scope=scope)
        with nullcontext() if is_page else after_pages():
            response = self.response(scope, body)
        try:
            return Answer(response.status_code, head(response), b"".join(response), getattr(response, "go_on", None))
        finally:
            response.close()
            answers.end(scope, response.status_code)

    def response(self, scope: Scope, body: bytes) -> HttpResponseBase:
        """The response of Django to a request that has been received whole."""
        try:
            request = ASGIRequest(scope, io.BytesIO(body))
        except UnicodeDecodeError:
            return HttpResponseBadRequest()
        try:
            return self.get_response(request)
        finally:
            scope[answers.ROUTE] = answers.route_of(request)


async def whole(receive: Receive) -> bytes | None:
    """The body of a request; None if its sender has gone away."""
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def head(response: HttpResponseBase) -> list[tuple[bytes, bytes]]:
    """The headers of a response, cookies included; no length where the rest is still to come."""
    if hasattr(response, "go_on"):
        del response.headers["Content-Length"]
    cookies = (("Set-Cookie", cookie.output(header="").strip()) for cookie in response.cookies.values())
    pairs = (*response.items(), *cookies)
    return [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in pairs]


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "parvis.web.settings")
django.setup(set_prefix=False)

application = Application()
