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
def colour_called(game: State) -> int:
    """The colour of the event that is drawn now."""
    if game.phase == RED_EVENT:
        return RED
    return CALLS[game.queue[queue_length(game) - 1]]


@rule
def write_characters(game: State, out: Row) -> int:
    """Write the characters that the next seat may be dealt."""
    n = 0
    for character in range(CHARACTERS):
        if game.character[character] == NOBODY:
            out[n] = DEAL + CHARACTERS * (game.step % game.seats) + character
            n += 1
    return n


@rule
def write_events(game: State, out: Row) -> int:
    """Write the events that may come."""
    n, colour = 0, colour_called(game)
    for event in range(EVENTS):
        if EVENT_COLOUR[event] == colour and not is_drawn(game, event):
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
def write_nature(game: State, question: int, out: Row) -> int:
    """Write what chance may bring."""
    if question == START_PLAYER:
        return write_row(START, game.seats, out)
    if question == DEALING:
        return write_characters(game, out)
    if question == REVEALING:
        return write_row(CARD + CARDS_A_SPOT * (LEVELS * game.step + game.round), CARDS_A_SPOT, out)
    if question in (RED_EVENT, OTHER_EVENT):
        return write_events(game, out)
    return write_row(ROLL, FACES, out)


@rule
def roll(game: State, question: int, about: int, value: int) -> None:
    """A die shows `value` less 1."""
    if question == ROLLING:
        return_die(game, FACES * next_roll(game) + value)
        game.step += 1
    elif question == ROLLING_BLACK:
        game.black[value] += 1
        game.step += 1
    elif question == ARRIVAL:
        arrive(game, about, value)
    else:
        rolled_again(game, about, value)


@rule
def happen(game: State, question: int, about: int, decision: int) -> None:
    """Chance has decided."""
    if question == START_PLAYER:
        game.start = decision - START
        game.step += 1
    elif question == DEALING:
        game.character[(decision - DEAL) % CHARACTERS] = (decision - DEAL) // CHARACTERS
        game.step += 1
    elif question == REVEALING:
        game.card[LEVELS * game.step + game.round] = decision - CARD
        game.step += 1
    elif question in (RED_EVENT, OTHER_EVENT):
        append(game, decision - EVENT)
        game.step += 1
    else:
        roll(game, question, about, decision - ROLL)
