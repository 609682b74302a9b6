"""Nobody at a table waits for those who wait elsewhere: for a mail server, or for a password to be hashed."""

import asyncio
from threading import Event

from parvis.web.server.asgi import ELSEWHERE, Application, Message
from tests.web.visiting import table

PATIENCE = 20.0


async def status(site: Application, path: str) -> int:
    """What the site answers a request for a page."""
    scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": path, "query_string": b""}
    scope |= {"headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 5000), "server": ("localhost", 80)}
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    await asyncio.wait_for(site(scope, receive, send), PATIENCE)
    return int(sent[0]["status"])


def test_a_table_is_shown_while_all_that_answer_other_requests_wait() -> None:
    site, end = Application(), Event()
    waiting = [site.elsewhere.submit(end.wait) for _ in range(ELSEWHERE)]
    assert asyncio.run(status(site, f"/tables/{table('human human').pk}")) == 200
    assert not any(one.done() for one in waiting)
    end.set()
    assert asyncio.run(status(site, "/")) == 200
