"""Sending a file of many games while it is packed: by one thread of its own, one file after the other.

It is packed into a file without a name, from which it is sent as fast as it is taken. So a slow reader holds up neither
the pages nor the next export, and what is in memory does not grow with the games.
"""

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryFile
from threading import Event
from typing import IO, Any

from django.conf import settings
from django.db import close_old_connections, connection
from django.http import HttpResponse

from parvis.web.storage.trouble import is_trouble, reason

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Packed = Callable[[IO[bytes]], Iterator[None]]
"""What writes a file, and comes back after each part."""

LOG = logging.getLogger(__name__)
PART = 65_536
"""Bytes that are sent at once."""
SOON = 0.1
"""Seconds after which it is looked whether there is more to send."""
REST = 3
"""Times as long as it takes to pack a game that pages are left alone after it: all threads share one core."""
THREAD = ThreadPoolExecutor(1, "export")
UNDER_WAY: set["Export"] = set()
"""Exports that are being packed now."""


class Export(HttpResponse):
    """A ZIP file that is sent while it is packed."""

    def __init__(self, name: str, packed: Packed) -> None:
        super().__init__(content_type="application/zip")
        self.headers["Content-Disposition"] = f'attachment; filename="{name}.zip"'
        self.headers["X-Accel-Buffering"] = "no"
        self.packed = packed

    async def go_on(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Send it as it is packed; packing ends early where the reader leaves. Where packing goes wrong, this returns
        before the end, and the server closes the connection: nobody takes the file for whole.
        """
        left = Event()
        watching = asyncio.create_task(until_left(receive, left))
        with TemporaryFile(dir=settings.DATA) as file:
            UNDER_WAY.add(self)
            packing = asyncio.get_running_loop().run_in_executor(THREAD, pack, self.packed, file, left)
            packing.add_done_callback(lambda _: UNDER_WAY.discard(self))
            try:
                await pass_on(file.fileno(), packing, send, left)
            finally:
                left.set()
                watching.cancel()
                await asyncio.wait([packing])


async def pass_on(file: int, packing: "asyncio.Future[bool]", send: Send, left: Event) -> None:
    """Send what is written to a file until nothing more comes; the end too, unless packing went wrong."""
    sent = 0
    while not left.is_set():
        is_all = packing.done()
        part = os.pread(file, PART, sent)
        if part:
            sent += len(part)
            await send({"type": "http.response.body", "body": part, "more_body": True})
        elif is_all:
            if packing.result():
                await send({"type": "http.response.body", "body": b""})
            return
        else:
            await asyncio.wait([packing], timeout=SOON)


async def until_left(receive: Receive, left: Event) -> None:
    """Wait until the reader leaves, and say so."""
    while (await receive())["type"] != "http.disconnect":
        pass
    left.set()


def pack(packed: Packed, file: IO[bytes], left: Event) -> bool:
    """Pack it in a thread with a connection of its own, resting between games. False if it is not whole."""
    try:
        close_old_connections()
        began = time.thread_time()
        for _ in packed(file):
            if left.wait(REST * (time.thread_time() - began)):
                return False
            began = time.thread_time()
        return True
    except Exception as error:
        if is_trouble(error):
            LOG.error("an export could not be finished: %s", reason(error))
        else:
            LOG.exception("an export could not be finished")
        return False
    finally:
        connection.close()
