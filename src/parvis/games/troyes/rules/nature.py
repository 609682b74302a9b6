"""What chance decides: who begins, the characters, the cards and events, and every roll of a die."""

from parvis.engine.state import Row
from parvis.games.troyes.cards import CALLS, CHARACTERS, EVENT_COLOUR, EVENTS
from parvis.games.troyes.catalogue import CARD, DEAL, EVENT, ROLL, START
from parvis.games.troyes.pieces import FACES, LEVELS, RED
from parvis.games.troyes.rules.course import next_roll
from parvis.games.troyes.rules.dice import return_die
from parvis.games.troyes.rules.events import arrive
from parvis.games.troyes.rules.influence import rolled_again
from parvis.games.troyes.rules.questions import (
    ARRIVAL,
    DEALING,
    OTHER_EVENT,
    RED_EVENT,
    REVEALING,
    ROLLING,
    START_PLAYER,
)
from parvis.games.troyes.rules.questions import (
    BLACK_DICE as ROLLING_BLACK,
)
from parvis.games.troyes.rules.queue import append, is_drawn, queue_length
from parvis.games.troyes.state import NOBODY, State, rule

CARDS_A_SPOT = 3


@rule
def colour_called(state: State) -> int:
    """The colour of the event that is drawn now."""
    if state.phase == RED_EVENT:
        return RED
    return CALLS[state.queue[queue_length(state) - 1]]


@rule
def write_characters(state: State, out: Row) -> int:
    """Write the characters that the next seat may be dealt."""
    n = 0
    for character in range(CHARACTERS):
        if state.character[character] == NOBODY:
            out[n] = DEAL + CHARACTERS * (state.step % state.seats) + character
            n += 1
    return n


@rule
def write_events(state: State, out: Row) -> int:
    """Write the events that may come."""
    n, colour = 0, colour_called(state)
    for event in range(EVENTS):
        if EVENT_COLOUR[event] == colour and not is_drawn(state, event):
            out[n] = EVENT + event
            n += 1
    return n


@rule
def write_row(first: int, count: int, out: Row) -> int:
    """Write so many decisions that stand side by side."""
    for k in range(count):
        out[k] = first + k
    return count


@rule
def write_nature(state: State, question: int, out: Row) -> int:
    """Write what chance may bring."""
    if question == START_PLAYER:
        return write_row(START, state.seats, out)
    if question == DEALING:
        return write_characters(state, out)
    if question == REVEALING:
        return write_row(CARD + CARDS_A_SPOT * (LEVELS * state.step + state.round), CARDS_A_SPOT, out)
    if question in (RED_EVENT, OTHER_EVENT):
        return write_events(state, out)
    return write_row(ROLL, FACES, out)


@rule
def roll(state: State, question: int, about: int, value: int) -> None:
    """A die shows `value` less 1."""
    if question == ROLLING:
        return_die(state, FACES * next_roll(state) + value)
        state.step += 1
    elif question == ROLLING_BLACK:
        state.black[value] += 1
        state.step += 1
    elif question == ARRIVAL:
        arrive(state, about, value)
    else:
        rolled_again(state, about, value)


@rule
def happen(state: State, question: int, about: int, decision: int) -> None:
    """Chance has decided."""
    if question == START_PLAYER:
        state.start = decision - START
        state.step += 1
    elif question == DEALING:
        state.character[(decision - DEAL) % CHARACTERS] = (decision - DEAL) // CHARACTERS
        state.step += 1
    elif question == REVEALING:
        state.card[LEVELS * state.step + state.round] = decision - CARD
        state.step += 1
    elif question in (RED_EVENT, OTHER_EVENT):
        append(state, decision - EVENT)
        state.step += 1
    else:
        roll(state, question, about, decision - ROLL)
