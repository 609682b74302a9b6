"""Streams of this process, and what they are told.

Whoever changes something touches its topic, from any thread. One thread then reads what stands for the newest there is,
for all topics touched meanwhile at once, and tells those streams that have not been told so yet. It alone reads, and
only after the other has committed, so what is told last is never older than what was touched. Every few seconds all
topics are read, so that what nobody has told of is found too.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType

from django.db import close_old_connections

from parvis.web.live import topics
from parvis.web.live.presence import PRESENCE, Presence
from parvis.web.live.topics import PEOPLE, Topic
from parvis.web.storage.trouble import Outage

LOG = logging.getLogger(__name__)
UNKNOWN: Mapping[Topic, str] = MappingProxyType({})
LOOK = 5.0
"""Seconds after which all topics are read again."""
MOST, EACH = 1000, 100
"""Streams at once: of all browsers, and of those of one network, such as a household or school."""

Read = Callable[[Collection[Topic]], dict[Topic, str]]


class Stream:
    """What one browser follows, for which seats, and what it has been told and is to be told."""

    def __init__(
        self,
        follows: Collection[Topic],
        seats: Collection[tuple[int, int]] = (),
        address: str = "",
        gone: Collection[Topic] = (),
        known: Mapping[Topic, str] = UNKNOWN,
    ) -> None:
        """`seats`: tables and seats for which somebody follows; `gone`: what was asked for, and is not there; `known`:
        what was told of some topics before.
        """
        self.follows = follows
        self.seats = seats
        self.address = address
        self.sent: dict[Topic, str] = dict(known)
        self.due = dict.fromkeys(gone, topics.GONE)
        self.called = asyncio.Event()
        self.ended = False

    def hear(self, topic: Topic, value: str) -> None:
        """Something is told of a topic: news, unless it is as it was."""
        if self.sent.get(topic) != value:
            self.sent[topic] = self.due[topic] = value
            self.called.set()

    def end(self) -> None:
        """End the stream, as soon as it can."""
        self.ended = True
        self.called.set()

    async def news(self, seconds: float) -> dict[Topic, str]:
        """What is new, as soon as something is; nothing where nothing is for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self.called.wait()
        except TimeoutError:
            return {}
        self.called.clear()
        news, self.due = self.due, {}
        return news


class Hub:
    """All streams of this process."""

    def __init__(self, read: Read = topics.newest, presence: Presence = PRESENCE, look: float = LOOK) -> None:
        self.read = read
        self.presence = presence
        self.look = look
        self.streams: dict[Topic, set[Stream]] = {}
        self.kinds: Counter[str] = Counter()
        """How many topics of each kind are followed, by however many."""
        self.addresses: Counter[str] = Counter()
        self.touched: set[Topic] = set()
        self.thread = ThreadPoolExecutor(1, "live")
        self.loop: asyncio.AbstractEventLoop | None = None
        self.called: asyncio.Event
        self.looking: asyncio.Task[None] | None = None
        self.outage = Outage(LOG, "pages are told nothing until the tables can be read again")

    def has_room(self, address: str) -> bool:
        """Whether there can be one more stream of that address."""
        return self.addresses.total() < MOST and self.addresses[address] < EACH

    def open(self, stream: Stream) -> None:
        """Begin to tell a stream what it follows: first how things are. To be called in the loop, as `close`."""
        for topic in stream.follows:
            self.kinds[topic.kind] += topic not in self.streams
            self.streams.setdefault(topic, set()).add(stream)
        self.addresses[stream.address] += 1
        self.presence.come(stream.seats)
        if not self.looking or self.looking.done():
            self.loop = asyncio.get_running_loop()
            self.called = asyncio.Event()
            self.looking = self.loop.create_task(self.keep_looking())
        self.call({*stream.follows, *people(stream)})

    def close(self, stream: Stream) -> None:
        """Tell a stream nothing more."""
        for topic in stream.follows:
            self.streams[topic].discard(stream)
            if not self.streams[topic]:
                del self.streams[topic]
                self.kinds[topic.kind] -= 1
        self.addresses[stream.address] -= 1
        if not self.addresses[stream.address]:
            del self.addresses[stream.address]
        self.presence.leave(stream.seats)
        self.call(people(stream))

    def is_followed(self, kind: str) -> bool:
        """Whether anybody follows a topic of that kind. To be called from any thread."""
        return self.kinds[kind] > 0

    def touch(self, topic: Topic) -> None:
        """Something may be new there: it has been committed. To be called from any thread."""
        if topic in self.streams and self.loop and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.call, [topic])

    def touch_all(self) -> None:
        """Something may be new anywhere. To be called from any thread."""
        for topic in list(self.streams):
            self.touch(topic)

    def call(self, touched: Iterable[Topic]) -> None:
        """Read these topics soon."""
        self.touched.update(touched)
        self.called.set()

    async def keep_looking(self) -> None:
        """Read what was touched, and now and then everything, as long as somebody follows anything."""
        while self.streams:
            try:
                async with asyncio.timeout(self.look):
                    await self.called.wait()
            except TimeoutError:
                self.touched.update(self.streams)
            self.called.clear()
            touched, self.touched = self.touched & self.streams.keys(), set()
            if touched:
                found = await asyncio.get_running_loop().run_in_executor(self.thread, self.newest, touched)
                self.tell(found)

    def tell(self, found: dict[Topic, str]) -> None:
        """Tell all who follow these topics."""
        for topic, value in found.items():
            for stream in self.streams.get(topic, ()):
                stream.hear(topic, value)

    def newest(self, touched: Collection[Topic]) -> dict[Topic, str]:
        """Newest values as `read` finds them; none while that fails, which is logged once. Everything is read again
        soon anyway.
        """
        with self.outage.survived():
            close_old_connections()
            return self.read(touched)
        return {}


def people(stream: Stream) -> set[Topic]:
    """The topics that change when a stream begins or ends."""
    return {Topic(PEOPLE, table) for table, _ in stream.seats}


HUB = Hub()
"""The hub of all streams at this site."""
