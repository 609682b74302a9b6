"""Two addresses for those who operate a site, in front of all that the site's own pages go through.

`/healthz`: this process answers. `/readyz`: it can do its work, or 503 and why not. They ask for no host name, cookie
or language, and wait behind no page; what they tell is the same for everybody.
"""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from django.db import DatabaseError, InterfaceError, close_old_connections, connection
from django.db.migrations.loader import MigrationLoader

from parvis.web.background import listener
from parvis.web.background.pulse import SEEN
from parvis.web.server.answers import Scope
from parvis.web.server.gate import Application, Receive, Send

HEALTH, READY = "/healthz", "/readyz"
KEPT = 1.0
"""Seconds for which an answer holds: whoever asks more often asks no database."""
LONGEST = 5.0
"""Seconds after which a database that does not answer is taken for unreachable."""
HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
APPLIED = "SELECT app, name FROM django_migrations"


def probes(application: Application) -> Application:
    """The application behind these two addresses."""
    ready = Ready()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == HEALTH:
            await tell([], send)
        elif scope["path"] == READY:
            await tell(await ready.reasons(), send)
        else:
            await application(scope, receive, send)

    return answer


async def tell(reasons: list[str], send: Send) -> None:
    """Answer that all is well, or with 503 and the reasons."""
    body = json.dumps({"status": "unavailable", "reasons": reasons} if reasons else {"status": "ok"}).encode()
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 503 if reasons else 200, "headers": [*HEADERS, length]})
    await send({"type": "http.response.body", "body": body})


class Ready:
    """Whether a process can do its work: asked in a thread of its own, as rarely as `KEPT` says."""

    def __init__(self, look: Callable[[], list[str]] | None = None) -> None:
        self.look = look or not_ready
        self.thread = ThreadPoolExecutor(1, "ready")
        self.asking: asyncio.Future[list[str]] | None = None
        self.asked = 0.0

    async def reasons(self) -> list[str]:
        """Why it can't; empty if it can."""
        now = time.monotonic()
        if self.asking is None or (self.asking.done() and now - self.asked > KEPT):
            self.asked = now
            self.asking = asyncio.get_running_loop().run_in_executor(self.thread, self.look)
        try:
            return await asyncio.wait_for(asyncio.shield(self.asking), LONGEST)
        except TimeoutError:
            return ["database"]


def not_ready() -> list[str]:
    """What keeps this process from its work: `database`, `migrations`, `bell` or `worker`."""
    try:
        close_old_connections()
        return list(lacking())
    except (DatabaseError, InterfaceError):
        return ["database"]


def lacking() -> Iterator[str]:
    """What is missing where the database answers. Raises an error of the database."""
    with connection.cursor() as cursor:
        cursor.execute(APPLIED)
        if known() - set(cursor.fetchall()):
            yield "migrations"
    if connection.vendor == "postgresql" and not listener.HEARING.is_set():
        yield "bell"
    if not SEEN.lately:
        yield "worker"


@cache
def known() -> frozenset[tuple[str, str]]:
    """The migrations of this version: a later one may have been here."""
    return frozenset(MigrationLoader(None).disk_migrations)
