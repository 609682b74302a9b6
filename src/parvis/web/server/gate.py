"""What comes before the site: requests that are none of ours, too large or too slow are refused before they are read.

Django by itself stores a whole body before it looks at the host or at the size, and waits for it for ever. What the
server waits for, and for how long, is in `connections`.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from asgiref.sync import sync_to_async
from django.http import HttpRequest, HttpResponse

from parvis.web.address import is_ours
from parvis.web.languages import of_address_or_browser
from parvis.web.server.answers import Scope
from parvis.web.server.middleware import answer_headers
from parvis.web.server.overload import Full
from parvis.web.server.waits import SLOWEST
from parvis.web.tables import archive
from parvis.web.texts import text
from parvis.web.views import errors

LARGEST = archive.LARGEST + 100_000
"""Bytes of a body: a record, and what a form has besides it."""
FIRST, BODY = 10.0, 30.0
"""Seconds until a body has begun to come, and until all of it has to be there."""

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]


class Refused(Exception):
    """A request that is not read any further."""

    def __init__(self, status: int, key: str, **arguments: int) -> None:
        super().__init__(key)
        self.status, self.key, self.arguments = status, key, arguments


def gate(application: Application) -> Application:
    """The application behind the gate."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            headers = dict(scope["headers"])
            check_host(headers.get(b"host", b""))
            check_size(int(headers.get(b"content-length", b"0")))  # the server has seen that it is a number
            await application(scope, limited(receive), send)
        except Refused as refused:
            await refuse(refused, scope, send)
        except Full:
            await refuse(Refused(503, "error-full"), scope, send)

    return answer


def check_host(host: bytes) -> None:
    """Raise Refused for a host that is not this site: a page elsewhere may want to be taken for it."""
    if not is_ours(host.decode("latin-1")):
        raise Refused(400, "error-bad-request")


def check_size(size: int) -> None:
    """Raise Refused for a body that is too large."""
    if size > LARGEST:
        raise Refused(413, "error-too-large", size=archive.LARGEST // 1000)


def limited(receive: Receive) -> Receive:
    """The parts of a body, as long as they come in time and are not too many."""
    size, began = 0, asyncio.get_running_loop().time()
    complete = False

    async def part() -> Message:
        nonlocal size, complete
        if complete:
            return await receive()  # whether somebody is still there
        try:
            async with asyncio.timeout_at(began + min(BODY, FIRST + size / SLOWEST)):
                message = await receive()
        except TimeoutError:
            raise Refused(408, "error-too-slow") from None
        size += len(message.get("body", b""))
        check_size(size)
        complete = not message.get("more_body", False)
        return message

    return part


async def refuse(refused: Refused, scope: Scope, send: Send) -> None:
    """Answer with a page that says why, and close the connection: the rest of the request is not read."""
    page = await sync_to_async(page_of)(refused, scope)
    headers = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in page.items()]
    await send({"type": "http.response.start", "status": page.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": page.content})


def page_of(refused: Refused, scope: Scope) -> HttpResponse:
    """The page, in the language of the address or of the browser."""
    request = HttpRequest()
    request.path_info, request.method = scope["path"], scope["method"]
    headers = dict(scope["headers"])
    for name in (b"accept-language", b"hx-request"):
        request.META[f"HTTP_{name.decode().upper().replace('-', '_')}"] = headers.get(name, b"").decode("latin-1")

    def page(request: HttpRequest) -> HttpResponse:
        if refused.status == 503:
            return errors.full(request)
        return errors.page(request, refused.status, text(refused.key, **refused.arguments))

    made = answer_headers(of_address_or_browser(page))(request)
    made.headers["Content-Length"] = str(len(made.content))
    made.headers["Connection"] = "close"
    return made
