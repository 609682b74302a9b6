"""A stream of events to one browser: what is new, by name and number, and now and then a beat.

It ends by itself after a while; the browser then comes again, and is asked again what it may follow.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from random import uniform
from typing import Any

from django.http import HttpResponse

from parvis.web.live.hub import HUB, Hub, Stream
from parvis.web.live.topics import Topic

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

BEAT = 20.0
"""Seconds between beats of a stream without news."""
LASTS = 15 * 60.0
"""Seconds for which a stream lasts."""
AGAIN = 2000
"""Milliseconds after which a browser comes again by itself; our own pages do so in their way."""
KEY = "parvis.stream"
"""Where a request under way has its stream, for the server that wants to end it."""


class EventStream(HttpResponse):
    """The beginning of a stream. Django makes it as it makes every answer; `go_on` is the rest."""

    type = "text/event-stream"
    is_presence = True
    """Whether somebody who follows is here: a person before a page is, a program is not."""
    beat_after = BEAT
    """Seconds after which a stream without news tells that it is still there."""

    def __init__(self, stream: Callable[[], Stream], hub: Hub = HUB) -> None:
        super().__init__(content_type=self.type)
        self.headers["Cache-Control"] = "no-store, no-transform"
        self.headers["X-Accel-Buffering"] = "no"  # proxies are to pass on each event at once
        self.stream = stream
        self.hub = hub

    async def go_on(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Tell what is new until the browser leaves, the server ends it, or its time is over."""
        stream = scope[KEY] = self.stream()
        ends = asyncio.get_running_loop().time() + LASTS * uniform(0.9, 1)
        watching = asyncio.create_task(until_left(receive, stream))
        self.hub.open(stream)
        try:
            await send(body(self.opening()))
            while not stream.ended and asyncio.get_running_loop().time() < ends:
                news = await stream.news(self.beat_after)
                await send(body("".join(self.told(topic, news[topic]) for topic in news) or self.beat()))
            await send({"type": "http.response.body", "body": self.closing().encode("ascii")})
        finally:
            self.hub.close(stream)
            watching.cancel()

    def opening(self) -> str:
        """Write what a stream begins with."""
        return f"retry: {AGAIN}\n\n"

    def told(self, topic: Topic, value: str) -> str:
        """Write what is new of a topic."""
        return f"event: step\ndata: {topic} {value}\n\n"

    def beat(self) -> str:
        """Write that the stream is still there."""
        return "event: beat\ndata:\n\n"

    def closing(self) -> str:
        """Write what a stream ends with: a browser comes again by itself."""
        return ""


def body(text: str) -> Message:
    """A part of the stream's body, as ASGI sends it."""
    return {"type": "http.response.body", "body": text.encode("ascii"), "more_body": True}


async def until_left(receive: Receive, stream: Stream) -> None:
    """Wait until the browser leaves, and end its stream then."""
    while (await receive())["type"] != "http.disconnect":
        pass
    stream.end()
