"""What chance decides: who begins, the messages, the persons, the cards. Rules: "Preparation" and phases 1 and 2."""

from parvis.games.notre_dame.pieces import CARDS, MARKET_PLACES, MESSAGE_TYPES, PERIOD
from parvis.games.notre_dame.rules.course import EDGES
from parvis.games.notre_dame.rules.draft import HAND, deal, undealt
from parvis.games.notre_dame.rules.questions import DRAWING, MESSAGES, PERSONS, REMOVING, START_PLAYER, about
from parvis.games.notre_dame.rules.stacks import REMOVED_A_LETTER, gray_stack, next_person, reveal
from parvis.games.notre_dame.state import NOBODY, State, rule


@rule
def messages_left(state: State, borough: int) -> int:
    """Types of a borough's messages that are not laid out yet, as bits."""
    kinds = (1 << MESSAGE_TYPES) - 1
    for place in range(1, MARKET_PLACES):
        kind = state.message[MARKET_PLACES * borough + place]
        if kind != NOBODY:
            kinds -= 1 << kind
    return kinds


@rule
def nature_answers(state: State, question: int) -> int:
    """What chance may bring, as bits."""
    if question == START_PLAYER:
        return (1 << state.seats) - 1
    if question == MESSAGES:
        return messages_left(state, state.turn // EDGES)
    if question == REMOVING:
        return gray_stack(state, state.turn // REMOVED_A_LETTER)
    if question == PERSONS:
        return next_person(state)
    if question == DRAWING:
        return undealt(state, state.turn // HAND)
    return gray_stack(state, about(state) // PERIOD)


@rule
def nature_offset(state: State, question: int) -> int:
    """How far the decisions of this borough or owner are behind the first ones of their kind."""
    if question == MESSAGES:
        return MESSAGE_TYPES * state.turn
    if question == DRAWING:
        return CARDS * (state.turn // HAND)
    return 0


@rule
def answer_nature(state: State, question: int, answer: int) -> None:
    """Chance has decided in one of its phases."""
    if question == START_PLAYER:
        state.start = answer
    elif question == MESSAGES:
        borough, place = state.turn // EDGES, state.turn % EDGES + 1
        state.message[MARKET_PLACES * borough + place] = answer
    elif question == REMOVING:
        state.removed[state.turn] = answer
    elif question == PERSONS:
        reveal(state, answer)
    else:
        deal(state, state.turn // HAND, state.turn % HAND, answer)
    state.turn += 1
