"""The stacks of persons: two brown ones and a gray one come out each round. Rules: "Phase 1: Lay out person cards".

A stack is the set of those who have not come yet; nature picks. Only a spy fixes the order of the gray ones to come.
"""

from parvis.engine.contract import NATURE
from parvis.games.notre_dame.pieces import BROWN, BROWN_PERSONS, GRAY, PERIOD, ROUNDS
from parvis.games.notre_dame.rules.questions import COMING, ask
from parvis.games.notre_dame.state import NOBODY, State, rule

BROWN_A_ROUND = 2
REMOVED_A_LETTER = 3
REMOVED = 9
"""Persons that go back into the box with New Persons, three of each letter."""


@rule
def brown_stack(state: State) -> int:
    """Brown persons that have not come in this period, as bits."""
    persons = BROWN
    for place in range(BROWN_PERSONS):
        if state.brown[place] != NOBODY:
            persons -= 1 << state.brown[place]
    return persons


@rule
def gray_gone(state: State) -> int:
    """Gray persons who came out, were seen by a spy or are back in the box, as bits."""
    persons = 0
    for place in range(ROUNDS):
        if state.gray[place] != NOBODY:
            persons |= 1 << state.gray[place]
    if state.new_persons == 1:
        for place in range(REMOVED):
            if state.removed[place] != NOBODY:
                persons |= 1 << state.removed[place]
    return persons


@rule
def gray_stack(state: State, letter: int) -> int:
    """Gray persons of a letter that nobody has seen, as bits."""
    return GRAY[state.new_persons][letter] & ~gray_gone(state)


@rule
def next_person(state: State) -> int:
    """Who may come out next, as bits: two brown persons, then the gray one that a spy has seen or any of the letter."""
    if state.turn < BROWN_A_ROUND:
        return brown_stack(state)
    if state.gray[state.round] != NOBODY:
        return 1 << state.gray[state.round]
    return gray_stack(state, state.round // PERIOD)


@rule
def reveal(state: State, person: int) -> None:
    """A person comes out."""
    if state.turn < BROWN_A_ROUND:
        state.brown[state.round % PERIOD * BROWN_A_ROUND + state.turn] = person
    else:
        state.gray[state.round] = person


@rule
def face_up(state: State) -> int:
    """The three persons of this round, as bits."""
    first = state.round % PERIOD * BROWN_A_ROUND
    return 1 << state.brown[first] | 1 << state.brown[first + 1] | 1 << state.gray[state.round]


@rule
def ask_coming(state: State, future: int) -> None:
    """Let nature fix the gray person of a round to come, unless that was done before."""
    if future < ROUNDS and state.gray[future] == NOBODY:
        ask(state, NATURE, COMING, future, 0)


@rule
def look_into_stack(state: State, seat: int) -> None:
    """The spy: the seat knows the gray persons to come, in their order, which is fixed when first looked at."""
    state.spied[seat] = 1
    ask_coming(state, state.round + 1)


@rule
def fix_coming(state: State, future: int, person: int) -> None:
    """The gray person of a round to come is fixed, and then the next."""
    state.gray[future] = person
    ask_coming(state, future + 1)
