"""A market: the smallest game with every kind of question and phase, for the tests of the engine.

On each of two days, one seat after the other may buy something and tip its neighbour; then all bid at once, and whoever
bids most pays and gets one thing more. In the night everybody finds two coins.
"""

from typing import Annotated

from parvis.engine.asking import add, add_range, ask, begin
from parvis.engine.binding import course_of
from parvis.engine.contract import seats_of
from parvis.engine.course import OVER
from parvis.engine.questions import EVERYBODY, GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row
from parvis.engine.telling import Listener, listen, tell

DAYS = 2
FOUND = 2
"""Coins that everybody finds in a night."""


class State(GameState):
    """The whole state of the market."""

    day: int  # from 0
    coins: Annotated[Row, 4]  # by seat
    things: Annotated[Row, 4]  # by seat
    bid: Annotated[Row, 4]  # by seat: coins and 1 more; 0: none yet


RULES = RuleBook(State)
rule = RULES.rule

PAID = RULES.event("paid", "seat", "coins")
FOUND_COIN = RULES.event("found a coin", "seat")

BUY = RULES.words("buy", ["buy apple", "buy bread", "buy cake"])
LEAVE = RULES.words("leave", ["leave"])
TIP = RULES.words("tip", [f"tip {coins}" for coins in range(4)])
BID = RULES.words("bid", [f"bid {coins}" for coins in range(20)])
SHOP = RULES.question("shop", BUY, LEAVE)
THANK = RULES.question("thank", TIP, keeps=["price", "neighbour"])
AUCTION = RULES.question("auction", BID, always=True)
SHOPPING = RULES.phase("shopping", asks=SHOP)
BIDDING = RULES.phase("bidding", asks=AUCTION, of=EVERYBODY)
NIGHT = RULES.phase("night")
RULES.course(SHOPPING, BIDDING, NIGHT)


@rule
def pay(state: State, seat: int, coins: int = 1) -> None:
    """Take coins from a seat that has them."""
    state.coins[seat] -= coins
    tell(state, PAID, seat, coins)


# One seat after the other


@SHOPPING.goes_on
def seats_left(state: State, step: int) -> bool:
    """One step for each seat."""
    return step < state.seats


@SHOPPING.asker
def next_seat(step: int) -> int:
    """The seat of a step: one after the other, from the first on."""
    return step


@SHOP.offer
def goods(state: State, seat: int, out: Row) -> None:
    """What can be paid: an apple costs 1, bread 2, a cake 3."""
    for good in range(3):
        if state.coins[seat] > good:
            add(out, BUY, good)
    add(out, LEAVE)


@SHOP.answer(BUY)
def buy(state: State, seat: int, good: int) -> None:
    """Pay for a good; then there may be a tip."""
    pay(state, seat, good + 1)
    state.things[seat] += 1
    ask(state, seat, THANK, good + 1, (seat + 1) % state.seats)


@SHOP.answer(LEAVE)
def leave() -> None:
    """Leave the shop without buying."""


@THANK.offer
def tips(state: State, seat: int, price: int, out: Row) -> None:
    """No more than the price, and what is left."""
    add_range(out, TIP, 0, min(price, state.coins[seat]) + 1)


@THANK.answer
def thank(state: State, seat: int, coins: int, neighbour: int) -> None:
    """Give the tip to the neighbour."""
    pay(state, seat, coins)
    state.coins[neighbour] += coins


# All at once


@AUCTION.together
def without_bid(state: State) -> int:
    """Seats that have not bid yet, as bits."""
    bits = 0
    for seat in range(state.seats):
        if state.bid[seat] == 0:
            bits |= 1 << seat
    return bits


@AUCTION.offer
def bids(state: State, seat: int, out: Row) -> None:
    """Up to all that the seat has."""
    add_range(out, BID, 0, state.coins[seat] + 1)


@AUCTION.answer
def make_bid(state: State, seat: int, coins: int) -> None:
    """Note a bid that nobody else hears."""
    state.bid[seat] = coins + 1


@AUCTION.complete
def sell(state: State) -> None:
    """To the highest bid, the first of equals."""
    best = 0
    for seat in range(state.seats):
        if state.bid[seat] > state.bid[best]:
            best = seat
    pay(state, best, state.bid[best] - 1)
    state.things[best] += 1


# What just happens


@NIGHT.goes_on
def coins_left(step: int) -> bool:
    """Whether coins are still to be found in this night."""
    return step < FOUND


@NIGHT.each
def find(state: State) -> None:
    """Give everybody one coin."""
    for seat in range(state.seats):
        state.coins[seat] += 1
        state.bid[seat] = 0
        tell(state, FOUND_COIN, seat)


@NIGHT.end
def day_ends(state: State) -> None:
    """Begin another day, or end the game."""
    state.day += 1
    begin(state, OVER if state.day == DAYS else SHOPPING)


COURSE = course_of(RULES)


class Market:
    """The game under way, in words, with so many coins by seat at its start."""

    def __init__(self, *coins: int, listener: Listener | None = None) -> None:
        self.state = State()
        self.state.seats = len(coins)
        self.state.coins[: len(coins)] = coins
        if listener:
            listen(self.state, listener)
        begin(self.state, SHOPPING)
        COURSE.settle(self.state, [0] * COURSE.widest)

    def movers(self) -> list[int]:
        """Seats that may decide now."""
        return seats_of(COURSE.movers(self.state))

    def open(self, seat: int) -> list[str]:
        """What that seat may decide."""
        out = [0] * COURSE.widest
        count = COURSE.legal(self.state, seat, out)
        return [RULES.declared.catalogue[decision] for decision in out[:count]]

    def say(self, seat: int, words: str) -> None:
        """A decision that is open."""
        assert words in self.open(seat)
        COURSE.apply(self.state, seat, RULES.declared.catalogue.index(words), [0] * COURSE.widest)
