"""The start position, and what chance brings into it. Rules: "Preparation"."""

from parvis.engine.asking import add_set
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import draft, possessions, stacks
from parvis.games.notre_dame.state import NOBODY, RULES, State, rule

EDGES = pieces.MARKET_PLACES - 1
"""Markets of a borough that begin with a message."""

START = RULES.words("start {starter}", starter=pieces.Seat)
MESSAGE = RULES.words("message {market} {kind}", market=pieces.Edge, kind=pieces.MessageType)
REMOVE = RULES.words("remove {gray}", gray=Piece(*pieces.GRAY_NAMES))

CHOOSE_START = RULES.question("start player", START, section="set-up")
LAY_MESSAGE = RULES.question("message to lay out", MESSAGE, section="set-up")
REMOVE_PERSON = RULES.question("person to remove", REMOVE, section="new-persons-set-up")

START_PLAYER = RULES.phase("start player", asks=CHOOSE_START, section="set-up")
MESSAGES = RULES.phase("messages", asks=LAY_MESSAGE, section="set-up")
REMOVING = RULES.phase("removing", asks=REMOVE_PERSON, section="new-persons-set-up")


@rule
def begin_period(state: State) -> None:
    """Brown persons and action cards are all in their stacks again."""
    for place in range(pieces.BROWN_PERSONS):
        state.brown[place] = NOBODY
    for past in range(pieces.PERIOD):
        for owner in range(pieces.SEATS):
            for slot in range(draft.HAND):
                state.packet[past][owner][slot] = NOBODY
                state.played[past][owner][slot] = 0


@rule
def setup(state: State, options: Row) -> None:
    """Write the start position into a cleared state; the rest is nature's. Rules: "Preparation"."""
    state.new_persons = options[0]
    state.limited_coins = options[1]
    state.counsellor_free = options[2]
    for seat in range(pieces.SEATS):
        state.friend[seat] = NOBODY
        state.chosen[seat] = NOBODY
        for kind in range(pieces.MESSAGE_TYPES):
            state.holder[seat][kind] = NOBODY
    for seat in range(state.seats):
        state.coins[seat] = 3
        state.supply[seat] = 4
        state.carriage[seat] = pieces.MARKET_PLACES * possessions.home(state, seat)
    for market in range(pieces.MARKETS):
        state.message[market] = NOBODY
    for place in range(pieces.ROUNDS):
        state.gray[place] = NOBODY
        state.removed[place] = NOBODY
    begin_period(state)


# Who begins


@CHOOSE_START.offer
def all_seats(state: State, out: Row) -> None:
    """Offer every seat: anybody may begin."""
    add_set(out, START, (1 << state.seats) - 1)


@CHOOSE_START.answer
def give_bell(state: State, starter: int) -> None:
    """The start player gets the bell-ringer."""
    state.start = starter


# A message on every market of a borough but the central one


@rule
def messages_left(state: State, borough: int) -> int:
    """Types of a borough's messages that are not laid out yet, as bits."""
    kinds = (1 << pieces.MESSAGE_TYPES) - 1
    for place in range(1, pieces.MARKET_PLACES):
        kind = state.message[pieces.MARKET_PLACES * borough + place]
        if kind != NOBODY:
            kinds -= 1 << kind
    return kinds


@MESSAGES.goes_on
def has_empty_market(state: State, step: int) -> bool:
    """Four messages in every borough."""
    return step < EDGES * possessions.boroughs(state)


@LAY_MESSAGE.offer
def messages_to_lay_out(state: State, step: int, out: Row) -> None:
    """Each type lies once in a borough."""
    add_set(out, MESSAGE + pieces.MESSAGE_TYPES * step, messages_left(state, step // EDGES))


@LAY_MESSAGE.answer
def lay_message(state: State, borough: int, edge: int, kind: int) -> None:
    """A message lies on the next market."""
    state.message[pieces.MARKET_PLACES * borough + edge + 1] = kind


# With New Persons three of each letter go back into the box.


@REMOVING.goes_on
def has_too_many_persons(state: State, step: int) -> bool:
    """Nine persons go, and none without New Persons."""
    return state.new_persons == 1 and step < stacks.REMOVED


@REMOVE_PERSON.offer
def persons_to_remove(state: State, step: int, out: Row) -> None:
    """Any gray person of the letter."""
    add_set(out, REMOVE, stacks.gray_stack(state, step // stacks.REMOVED_A_LETTER) >> pieces.BROWN_PERSONS)


@REMOVE_PERSON.answer
def remove(state: State, step: int, gray: int) -> None:
    """A person goes back into the box."""
    state.removed[step] = pieces.BROWN_PERSONS + gray
