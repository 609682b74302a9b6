"""The carriage moves from market to market, where its owner takes messages. Rules: "Carriage house"."""

from parvis.engine.asking import add, add_set, ask
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import possessions
from parvis.games.notre_dame.state import NOBODY, RULES, State, rule

LEAVE_IT, TAKE_IT = 0, 1

DRIVE = RULES.words("drive {market}", market=pieces.Market)
LEAVE, TAKE = RULES.words("leave message"), RULES.words("take message")
DRIVE_CARRIAGE = RULES.question("drive", DRIVE, keeps=["steps"], section="carriage-house")
TAKE_MESSAGE = RULES.question("message", LEAVE, TAKE, keeps=["market"], section="messages")

MAY_NOT_TAKE = RULES.event("may not take", seat=pieces.Seat, colour=int, section="message-colours")


@rule
def collected(state: State, seat: int, colour: int) -> int:
    """Messages of a colour that a player has."""
    count = 0
    for kind in range(pieces.MESSAGE_TYPES):
        if state.holder[colour][kind] == seat:
            count += 1
    return count


@rule
def messages_of(state: State, seat: int) -> int:
    """Messages of all colours that a player has."""
    count = 0
    for colour in range(possessions.boroughs(state)):
        count += collected(state, seat, colour)
    return count


@rule
def still_out(state: State, colour: int) -> bool:
    """Whether a message of that colour is left on the board."""
    for kind in range(pieces.MESSAGE_TYPES):
        if state.holder[colour][kind] == NOBODY:
            return True
    return False


@rule
def comes_first(state: State, seat: int, other: int, colour: int) -> bool:
    """Whether a message of the other colour must be collected before one of this colour."""
    return collected(state, seat, other) < collected(state, seat, colour) and still_out(state, other)


@rule
def may_collect(state: State, seat: int, colour: int) -> bool:
    """Sets first: not while the player has fewer of another colour that is still on the board."""
    for other in range(possessions.boroughs(state)):
        if comes_first(state, seat, other, colour):
            return False
    return True


@rule
def enjoy(state: State, seat: int, kind: int, times: int, source: int) -> None:
    """What messages of one type bring: a coin, a marker or the rat one space back, and 1 to 4 prestige each."""
    if kind == pieces.COIN_MESSAGE:
        possessions.take_coins(state, seat, times)
    elif kind == pieces.MARKER_MESSAGE:
        possessions.take_markers(state, seat, times)
    elif kind == pieces.RAT_MESSAGE:
        possessions.rat_back(state, seat, times)
    possessions.gain(state, seat, (kind + 1) * times, source)


@rule
def reaches_message(state: State, seat: int, market: int, steps: int) -> bool:
    """Whether the carriage stops at a message; from two steps on it may have come back to its own market."""
    return state.message[market] != NOBODY and (market != state.carriage[seat] or steps >= 2)


@DRIVE_CARRIAGE.offer
def markets_in_reach(state: State, seat: int, steps: int, out: Row) -> None:
    """Markets within so many streets; the one where it is too, for a carriage may stop early."""
    add_set(
        out,
        DRIVE,
        pieces.REACH[state.ruling][possessions.boroughs(state) - 3][state.carriage[seat]][min(steps, pieces.FARTHEST)],
    )


@DRIVE_CARRIAGE.answer
def drive(state: State, seat: int, market: int, borough: int, steps: int) -> None:
    """The carriage stops at a market, and perhaps at a message."""
    passes = reaches_message(state, seat, market, steps)
    state.carriage[seat] = market
    if passes and may_collect(state, seat, borough):
        ask(state, seat, TAKE_MESSAGE, market)
    elif passes:
        tell(state, MAY_NOT_TAKE, seat, borough)


@TAKE_MESSAGE.offer
def leave_or_take(state: State, out: Row) -> None:
    """A message may be left where it is."""
    add(out, LEAVE)
    add(out, TAKE)


@TAKE_MESSAGE.answer(LEAVE)
def leave_message() -> None:
    """The message stays on its market."""


@TAKE_MESSAGE.answer(TAKE)
def collect(state: State, seat: int, market: int) -> None:
    """Take the message of a market and what it brings."""
    kind = state.message[market]
    state.message[market] = NOBODY
    state.holder[market // pieces.MARKET_PLACES][kind] = seat
    enjoy(state, seat, kind, 1, possessions.FROM_MESSAGE)
