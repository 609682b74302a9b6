"""Streams are told what is new at their topics, once, and nothing where nothing is."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from threading import Thread

import pytest
from django.db import OperationalError

from parvis.web.live.hub import EACH, Hub, Stream
from parvis.web.live.presence import Presence
from parvis.web.live.topics import Topic

SEVEN, EIGHT = Topic("table", 7), Topic("table", 8)
LONG = 60.0


class Place:
    """What there is to read, and how often it was read."""

    def __init__(self) -> None:
        self.values = {SEVEN: "3.0", EIGHT: "5.0"}
        self.read: list[set[Topic]] = []
        self.broken = False

    def __call__(self, topics: Collection[Topic]) -> dict[Topic, str]:
        """Read the values of topics, and note that they were read."""
        if self.broken:
            raise OperationalError("locked")
        self.read.append(set(topics))
        return {topic: self.values[topic] for topic in topics}


def at_hub(test: Callable[[Hub, Place], Awaitable[None]], look: float = LONG) -> None:
    """Run a test at a hub of its own."""

    async def run() -> None:
        place = Place()
        await test(Hub(place, Presence(), look), place)

    asyncio.run(run())


def touch(hub: Hub, topic: Topic) -> None:
    """Touch it from another thread, as whoever has committed something does."""
    thread = Thread(target=hub.touch, args=[topic])
    thread.start()
    thread.join()


async def opened(hub: Hub, *follows: Topic) -> Stream:
    """A stream that has been told how things are."""
    stream = Stream(follows)
    hub.open(stream)
    told: dict[Topic, str] = {}
    while set(told) != set(follows):
        told |= await stream.news(LONG)
    return stream


def test_a_stream_is_told_how_things_are_and_then_what_is_new() -> None:
    async def test(hub: Hub, place: Place) -> None:
        stream = Stream([SEVEN, EIGHT])
        hub.open(stream)
        assert await stream.news(LONG) == {SEVEN: "3.0", EIGHT: "5.0"}
        place.values[SEVEN] = "4.0"
        touch(hub, SEVEN)
        assert await stream.news(LONG) == {SEVEN: "4.0"}

    at_hub(test)


def test_only_those_who_follow_a_table_hear_of_it() -> None:
    async def test(hub: Hub, place: Place) -> None:
        seven, eight = await opened(hub, SEVEN), await opened(hub, EIGHT)
        place.values = {SEVEN: "4.0", EIGHT: "6.0"}
        touch(hub, SEVEN)
        assert await seven.news(LONG) == {SEVEN: "4.0"}
        assert not eight.called.is_set()
        assert place.read == [{SEVEN}, {EIGHT}, {SEVEN}]

    at_hub(test)


def test_nothing_is_told_where_nothing_has_changed() -> None:
    """A choice that is kept back is committed as a step is, but nobody may hear of it."""

    async def test(hub: Hub, place: Place) -> None:
        stream = await opened(hub, SEVEN)
        touch(hub, SEVEN)
        while len(place.read) < 2:
            await asyncio.sleep(0)
        place.values[SEVEN] = "4.0"
        touch(hub, SEVEN)
        assert await stream.news(LONG) == {SEVEN: "4.0"}
        assert not stream.called.is_set()

    at_hub(test)


def test_many_steps_at_once_are_told_as_one() -> None:
    async def test(hub: Hub, place: Place) -> None:
        stream = await opened(hub, SEVEN)
        for number in range(4, 100):
            place.values[SEVEN] = f"{number}.0"
            touch(hub, SEVEN)
        assert await stream.news(LONG) == {SEVEN: "99.0"}
        assert len(place.read) == 2

    at_hub(test)


def test_what_another_process_has_done_is_found() -> None:
    async def test(hub: Hub, place: Place) -> None:
        stream = await opened(hub, SEVEN)
        place.values[SEVEN] = "4.0"
        assert await stream.news(LONG) == {SEVEN: "4.0"}

    at_hub(test, look=0.01)


def test_a_locked_database_is_read_again_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    async def test(hub: Hub, place: Place) -> None:
        stream = await opened(hub, SEVEN)
        place.broken = True
        place.values[SEVEN] = "4.0"
        touch(hub, SEVEN)
        while not hub.outage.lasts:
            await asyncio.sleep(0)
        assert hub.newest([SEVEN]) == {}
        place.broken = False
        assert await stream.news(LONG) == {SEVEN: "4.0"}

    at_hub(test, look=0.01)
    assert len(caplog.records) == 1


def test_a_hub_without_streams_rests_and_goes_on() -> None:
    async def test(hub: Hub, place: Place) -> None:
        stream = await opened(hub, SEVEN)
        hub.close(stream)
        touch(hub, SEVEN)
        assert hub.looking
        await hub.looking
        assert len(place.read) == 1
        await opened(hub, SEVEN)
        assert len(place.read) == 2

    at_hub(test)


def test_one_address_has_only_so_many_streams() -> None:
    async def test(hub: Hub, place: Place) -> None:
        streams = [Stream([SEVEN], address="192.0.2.1") for _ in range(EACH)]
        for stream in streams:
            assert hub.has_room("192.0.2.1")
            hub.open(stream)
        assert not hub.has_room("192.0.2.1")
        assert hub.has_room("192.0.2.2")
        hub.close(streams[0])
        assert hub.has_room("192.0.2.1")

    at_hub(test)
