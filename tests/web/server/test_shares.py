"""Who sends many requests at once waits behind their own, and nobody else does."""

import asyncio

from parvis.web.server.shares import Shares


def test_a_network_that_asks_for_much_keeps_no_other_waiting() -> None:
    done: list[str] = []

    async def answer(shares: Shares, network: str, slots: asyncio.Semaphore) -> None:
        async with shares.of(network), slots:
            await asyncio.sleep(0)
            done.append(network)

    async def crowd() -> Shares:
        shares, slots = Shares(2), asyncio.Semaphore(1)
        await asyncio.gather(*(answer(shares, network, slots) for network in [*["many"] * 50, "one"]))
        return shares

    shares = asyncio.run(crowd())
    assert done.index("one") <= 2
    assert len(done) == 51
    assert not shares.by_network


def test_requests_of_one_network_are_answered_in_the_order_in_which_they_came() -> None:
    done: list[int] = []

    async def answer(shares: Shares, number: int) -> None:
        async with shares.of("one"):
            done.append(number)

    async def all_of_them() -> None:
        shares = Shares(1)
        await asyncio.gather(*(answer(shares, number) for number in range(20)))

    asyncio.run(all_of_them())
    assert done == list(range(20))
