"""In which order requests are answered where only a few are at once."""

import asyncio
from contextlib import suppress

from parvis.web.server.turns import Turns


class Line:
    """Requests at one place, which ends when it is told to, and what has been answered."""

    def __init__(self) -> None:
        self.turns, self.answered = Turns(1), []
        self.tasks: list[asyncio.Task[None]] = []
        self.end = asyncio.Event()

    async def come(self, name: str, patience: float) -> asyncio.Task[None]:
        """A request comes, and takes its place or waits."""
        self.tasks.append(asyncio.create_task(self.take(name, patience)))
        await asyncio.sleep(0.001)
        return self.tasks[-1]

    async def take(self, name: str, patience: float) -> None:
        """Have a turn until all may end."""
        async with self.turns.turn(patience):
            await self.end.wait()
            self.answered.append(name)

    async def all_answered(self) -> list[str]:
        """The order in which those who still wait are answered."""
        self.end.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        assert self.turns.free == 1
        return self.answered


def test_who_has_little_patience_comes_first_and_others_in_their_order() -> None:
    async def crowd() -> list[str]:
        line = Line()
        for name, patience in (("first", 1.0), ("news", 1.0), ("other news", 1.0), ("click", 0.0), ("other", 0.0)):
            await line.come(name, patience)
        return await line.all_answered()

    assert asyncio.run(crowd()) == ["first", "click", "other", "news", "other news"]


def test_who_has_waited_long_enough_lets_nobody_pass() -> None:
    async def crowd() -> list[str]:
        line = Line()
        for name, patience in (("first", 0.0), ("news", 0.02)):
            await line.come(name, patience)
        await asyncio.sleep(0.03)
        await line.come("click", 0.0)
        return await line.all_answered()

    assert asyncio.run(crowd()) == ["first", "news", "click"]


def test_a_place_is_not_lost_with_who_goes_away() -> None:
    async def crowd() -> list[str]:
        line = Line()
        first, waits = await line.come("first", 0.0), await line.come("waits", 0.0)
        await line.come("last", 0.0)
        waits.cancel()
        await asyncio.sleep(0)
        first.cancel()  # whose place goes to the last, as the second is gone
        with suppress(asyncio.CancelledError):
            await first
        return await line.all_answered()

    assert asyncio.run(crowd()) == ["last"]


def test_a_place_goes_on_if_its_request_goes_away_as_it_is_called() -> None:
    async def crowd() -> list[str]:
        line = Line()
        first, called = await line.come("first", 0.0), await line.come("called", 0.0)
        await line.come("last", 0.0)
        line.turns.go_on()  # as when a place becomes free: the second is told so …
        called.cancel()  # … and has gone before it could hear of it
        first.cancel()
        await asyncio.gather(first, called, return_exceptions=True)
        line.turns.free -= 1
        return await line.all_answered()

    assert asyncio.run(crowd()) == ["last"]
