"""Who waits longest goes first where too many wait; whoever takes an answer fast enough may go on to."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from parvis.web.server import waits
from parvis.web.server.waits import BODY, EACH, MOST, OTHER, Waits


class Other:
    """A connection that does nothing but wait."""

    def __init__(self, network: str = "", left: int = 0) -> None:
        self.network = network
        self.left = left
        self.closed = False

    def give_up(self) -> None:
        self.closed = True


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in a loop of its own."""
    asyncio.run(test)


def test_of_too_many_those_that_have_waited_longest_go_whatever_they_wait_for() -> None:
    async def test() -> None:
        all_of_them, crowd = Waits(), [Other() for _ in range(MOST + 3)]
        for number, one in enumerate(crowd):
            all_of_them.note(one, (BODY, OTHER)[number % 2])
        all_of_them.look()
        assert [one.closed for one in crowd] == [True] * 3 + [False] * MOST

    run(test())


def test_a_network_takes_room_from_nobody_but_itself() -> None:
    async def test() -> None:
        all_of_them, somebody = Waits(), Other("203.0.113.5")
        crowd = [Other("2001:db8:1:2::/64") for _ in range(EACH + 10)]
        for one in (somebody, *crowd):
            all_of_them.note(one, BODY)
        all_of_them.look()
        assert [one.closed for one in crowd] == [True] * 10 + [False] * EACH
        assert not somebody.closed

    run(test())


def test_behind_a_proxy_nobody_is_counted_before_it_is_known_who_asks() -> None:
    async def test() -> None:
        all_of_them, crowd = Waits(), [Other() for _ in range(EACH + 10)]
        for one in crowd:
            all_of_them.note(one, OTHER)
        all_of_them.look()
        assert not any(one.closed for one in crowd)

    run(test())


def test_whoever_is_answered_does_not_count_and_whoever_waits_on_stays_in_line() -> None:
    async def test() -> None:
        all_of_them, first, answered = Waits(), Other(), Other()
        all_of_them.note(answered, OTHER)
        all_of_them.note(first, OTHER)
        for one in [Other() for _ in range(MOST)]:
            all_of_them.note(one, OTHER)
        all_of_them.note(answered, None)
        all_of_them.note(first, OTHER)  # a piece of its head has come
        all_of_them.look()
        assert (first.closed, answered.closed) == (True, False)

    run(test())


def test_many_that_come_between_two_looks_do_not_wait_for_one() -> None:
    async def test() -> None:
        all_of_them, crowd = Waits(), [Other() for _ in range(2 * MOST + 1)]
        for one in crowd:
            all_of_them.note(one, OTHER)
        assert sum(not one.closed for one in crowd) == MOST

    run(test())


@pytest.mark.parametrize(
    ("left", "closed"),
    [([0], [True]), ([1000, 900], [False, True]), ([1000, 500, 450], [False, False, True]), ([1000, 0], [False, True])],
    ids=["no head", "hardly reads", "reads for a while", "has read all and asks for nothing"],
)
def test_a_reader_has_to_take_so_much_in_so_long(
    left: list[int], closed: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waits, "READER", 1.0)
    monkeypatch.setattr(waits, "SLOWEST", 400)
    time = [0.0]
    monkeypatch.setattr(waits, "now", lambda: time[0])

    async def test() -> None:
        all_of_them, one = Waits(), Other()
        all_of_them.note(one, OTHER)
        for seconds, one.left, is_closed in zip((10.0, 1.0, 1.0), left, closed, strict=False):
            time[0] += seconds
            all_of_them.look()
            assert one.closed == is_closed

    run(test())


def test_looks_are_made_as_long_as_anybody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waits, "HEAD", 0.05)
    monkeypatch.setattr(waits, "LOOK", 0.02)

    async def test() -> None:
        all_of_them = Waits()
        for _ in range(2):
            one = Other()
            all_of_them.note(one, OTHER)
            await asyncio.sleep(0.2)
            assert one.closed
            assert not all_of_them.looking

    run(test())
