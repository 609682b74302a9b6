"""The stacks of persons: two brown ones and a gray one come out each round. Rules: "Phase 1: Lay out person cards".

A stack is the set of those who have not come yet; nature picks. Only a spy fixes the order of the gray ones to come.
"""

from parvis.engine.asking import add_set, ask
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.state import NOBODY, RULES, State, rule

BROWN_A_ROUND = 2
REMOVED_A_LETTER = 3
REMOVED = 9
"""Persons that go back into the box with New Persons, three of each letter."""

PERSON = RULES.words("person {person}", person=pieces.Person)
NEXT_PERSON = RULES.question("next person", PERSON, section="laying-out")
COMING = RULES.question("coming", PERSON, keeps=["future"], section="person-spy")
LAYING_OUT = RULES.phase("persons", asks=NEXT_PERSON, section="laying-out")


@rule
def brown(state: State) -> int:
    """Brown persons that are in the box, as bits."""
    return pieces.BROWN | pieces.NEW_PERSONS[state.ruling][pieces.BROWN_STACK]


@rule
def brown_stack(state: State) -> int:
    """Brown persons that have not come in this period, as bits."""
    persons = brown(state)
    for place in range(pieces.BROWN_PERSONS):
        if state.brown[place] != NOBODY:
            persons -= 1 << state.brown[place]
    return persons


@rule
def gray_gone(state: State) -> int:
    """Gray persons who came out, were seen by a spy or are back in the box, as bits."""
    persons = 0
    for place in range(pieces.ROUNDS):
        if state.gray[place] != NOBODY:
            persons |= 1 << state.gray[place]
    if state.new_persons == 1:
        for place in range(REMOVED):
            if state.removed[place] != NOBODY:
                persons |= 1 << state.removed[place]
    return persons


@rule
def gray(state: State, letter: int) -> int:
    """Gray persons of a letter that are in the box, as bits."""
    return pieces.GRAY[state.new_persons][letter] | pieces.NEW_PERSONS[state.ruling][letter]


@rule
def gray_stack(state: State, letter: int) -> int:
    """Gray persons of a letter that nobody has seen, as bits."""
    return gray(state, letter) & ~gray_gone(state)


@rule
def face_up(state: State) -> int:
    """The three persons of this round, as bits."""
    first = state.round % pieces.PERIOD * BROWN_A_ROUND
    return 1 << state.brown[first] | 1 << state.brown[first + 1] | 1 << state.gray[state.round]


# Two brown persons come out, and then a gray one.


@LAYING_OUT.goes_on
def has_empty_place(state: State, step: int) -> bool:
    """Whether a place for a person is empty: there are three a round."""
    return step <= BROWN_A_ROUND


@NEXT_PERSON.offer
def next_person(state: State, step: int, out: Row) -> None:
    """Any brown person of the stack; the gray one that a spy has seen, or any of the letter."""
    if step < BROWN_A_ROUND:
        add_set(out, PERSON, brown_stack(state))
    elif state.gray[state.round] != NOBODY:
        add_set(out, PERSON, 1 << state.gray[state.round])
    else:
        add_set(out, PERSON, gray_stack(state, state.round // pieces.PERIOD))


@NEXT_PERSON.answer
def come_out(state: State, step: int, person: int) -> None:
    """A person is for hire in this round."""
    if step < BROWN_A_ROUND:
        state.brown[state.round % pieces.PERIOD * BROWN_A_ROUND + step] = person
    else:
        state.gray[state.round] = person


# A spy looks into the stack of gray persons.


@rule
def ask_coming(state: State, future: int) -> None:
    """Let nature fix the gray person of a round to come, unless that was done before."""
    if future < pieces.ROUNDS and state.gray[future] == NOBODY:
        ask(state, NATURE, COMING, future)


@rule
def look_into_stack(state: State, seat: int) -> None:
    """The spy: the seat knows the gray persons to come, in their order, which is fixed when first looked at."""
    state.spied[seat] = 1
    ask_coming(state, state.round + 1)


@COMING.offer
def persons_to_come(state: State, future: int, out: Row) -> None:
    """Any gray person of that round's letter."""
    add_set(out, PERSON, gray_stack(state, future // pieces.PERIOD))


@COMING.answer
def fix_coming(state: State, future: int, person: int) -> None:
    """The gray person of a round to come is fixed, and then the next."""
    state.gray[future] = person
    ask_coming(state, future + 1)
