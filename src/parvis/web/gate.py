"""What comes before the site: requests that are none of ours, too large or too slow are refused before they are read.

Django by itself stores a whole body before it looks at the host or at the size, and waits for it for ever; so does the
server with a head.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, ClassVar

from asgiref.sync import sync_to_async
from django.http import HttpRequest, HttpResponse
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parvis.web import archive
from parvis.web.address import is_ours
from parvis.web.jinja import text
from parvis.web.live.hub import HUB, Stream
from parvis.web.live.streaming import KEY
from parvis.web.middleware import answer_headers
from parvis.web.views import errors

LARGEST = archive.LARGEST + 100_000
"""Bytes of a body: a record, and what a form has besides it."""
LONGEST_HEAD = 65_536
"""Bytes that may come before a head is whole."""
HEAD, BODY = 10.0, 30.0
"""Seconds until the head of a request has to be there, and its body."""
CONNECTIONS = 200
"""How many there may be at once; then those are closed that have been silent for longest. Streams of events have a
limit of their own (`live.hub`).
"""
UNHEARD = 45_000
"""Milliseconds after which a connection is given up whose other end takes nothing, such as a phone that sleeps."""

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[MutableMapping[str, Any], Receive, Send], Awaitable[None]]


class Refused(Exception):
    """A request that is not read any further."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


def gate(application: Application) -> Application:
    """The application behind the gate."""

    async def answer(scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        try:
            headers = dict(scope["headers"])
            check_host(headers.get(b"host", b""))
            check_size(int(headers.get(b"content-length", b"0")))  # the server has seen that it is a number
            await application(scope, limited(receive), send)
        except Refused as refused:
            await refuse(refused, send)

    return answer


def check_host(host: bytes) -> None:
    """Raise Refused for a host that is not this site: a page elsewhere may want to be taken for it."""
    if not is_ours(host.decode("latin-1")):
        raise Refused(400, text("error-bad-request"))


def check_size(size: int) -> None:
    """Raise Refused for a body that is too large."""
    if size > LARGEST:
        raise Refused(413, text("error-too-large", size=f"{archive.LARGEST // 1000} kB"))


def limited(receive: Receive) -> Receive:
    """The parts of a body, as long as they come in time and are not too many."""
    size, end = 0, asyncio.get_running_loop().time() + BODY
    complete = False

    async def part() -> Message:
        nonlocal size, complete
        if complete:
            return await receive()  # whether somebody is still there
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise Refused(408, text("error-too-slow")) from None
        size += len(message.get("body", b""))
        check_size(size)
        complete = not message.get("more_body", False)
        return message

    return part


async def refuse(refused: Refused, send: Send) -> None:
    """Answer with a page that says why, and close the connection: the rest of the request is not read."""
    page = await sync_to_async(page_of)(refused)
    headers = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in page.items()]
    await send({"type": "http.response.start", "status": page.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": page.content})


def page_of(refused: Refused) -> HttpResponse:
    """The page."""
    made = answer_headers(lambda request: errors.page(request, refused.status, refused.message))(HttpRequest())
    made.headers["Content-Length"] = str(len(made.content))
    made.headers["Connection"] = "close"
    return made


def give_up_unheard(connected: socket.socket) -> None:
    """Close the connection when what was sent has not been taken for a while, not only after hours."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)


class PatientForAWhile(HttpToolsProtocol):
    """A connection that is closed where no whole head comes for a while; there are only so many at once."""

    silent: ClassVar[dict["PatientForAWhile", asyncio.TimerHandle]] = {}
    """Those of which nothing whole has come, the oldest first."""
    unread = 0
    """Bytes since a head was whole, or part of a body came: of the next head, or of what follows a body."""
    in_head = False
    """Whether a head is being read. What has the form of a header but follows a body is left out."""

    def connection_made(self, transport: Any) -> None:
        """There is one more."""
        super().connection_made(transport)
        self.wait()
        if connected := transport.get_extra_info("socket"):
            give_up_unheard(connected)
        if len(self.connections) - HUB.addresses.total() > CONNECTIONS:
            for oldest in list(self.silent)[:1]:
                oldest.give_up()

    def data_received(self, data: bytes) -> None:
        """A piece of a request, or several."""
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")
        elif self.is_answering():
            self.stop_waiting()
        else:
            self.wait()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self.in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of a head, or one like it behind a body."""
        if self.in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A head is whole."""
        self.in_head, self.unread = False, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of a body; how many there may be, `limited` says."""
        self.unread = 0
        super().on_body(body)

    def on_response_complete(self) -> None:
        """A request has been answered; another may come."""
        super().on_response_complete()
        if not self.is_answering():
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is one less."""
        self.stop_waiting()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server is about to end."""
        super().shutdown()
        if stream := self.stream:
            stream.end()

    @property
    def stream(self) -> Stream | None:
        """The stream that it answers with, if it does."""
        found = self.scope.get(KEY) if self.is_answering() else None
        return found if isinstance(found, Stream) else None

    def is_answering(self) -> bool:
        """Whether a head is there whose request is not answered yet."""
        return self.cycle is not None and not self.cycle.response_complete

    def wait(self) -> None:
        """Wait for a whole head from now on, unless that has begun before."""
        if self not in self.silent:
            self.silent[self] = self.loop.call_later(HEAD, self.give_up)

    def stop_waiting(self) -> None:
        """It is there, or nobody is."""
        if timer := self.silent.pop(self, None):
            timer.cancel()

    def give_up(self) -> None:
        """Close the connection."""
        self.stop_waiting()
        self.transport.close()
