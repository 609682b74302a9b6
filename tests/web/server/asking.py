"""Asking the site as the server does, without a socket: an ASGI application gets a request and answers."""

import asyncio
from collections.abc import Sequence
from typing import Any

from parvis.web.server.asgi import Message

PATIENCE = 20.0


async def answered(
    site: Any, method: str, path: str, headers: Sequence[tuple[bytes, bytes]] = ()
) -> tuple[int, dict[bytes, bytes], str]:
    """Status, headers and text of what a visitor is answered."""
    scope = {"type": "http", "http_version": "1.1", "method": method, "path": path, "query_string": b""}
    scope |= {
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("127.0.0.1", 5000),
        "server": ("localhost", 80),
    }
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    await asyncio.wait_for(site(scope, receive, send), PATIENCE)
    return int(sent[0]["status"]), dict(sent[0]["headers"]), sent[1]["body"].decode()
