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
def brown_stack(game: State) -> int:
    """Brown persons that have not come in this period, as bits."""
    persons = BROWN
    for place in range(BROWN_PERSONS):
        if game.brown[place] != NOBODY:
            persons -= 1 << game.brown[place]
    return persons


@rule
def gray_gone(game: State) -> int:
    """Gray persons who came out, were seen by a spy or are back in the box, as bits."""
    persons = 0
    for place in range(ROUNDS):
        if game.gray[place] != NOBODY:
            persons |= 1 << game.gray[place]
    if game.new_persons == 1:
        for place in range(REMOVED):
            if game.removed[place] != NOBODY:
                persons |= 1 << game.removed[place]
    return persons


@rule
def gray_stack(game: State, letter: int) -> int:
    """Gray persons of a letter that nobody has seen, as bits."""
    return GRAY[game.new_persons][letter] & ~gray_gone(game)


@rule
def next_person(game: State) -> int:
    """Who may come out next, as bits: two brown persons, then the gray one that a spy has seen or any of the letter."""
    if game.turn < BROWN_A_ROUND:
        return brown_stack(game)
    if game.gray[game.round] != NOBODY:
        return 1 << game.gray[game.round]
    return gray_stack(game, game.round // PERIOD)


@rule
def reveal(game: State, person: int) -> None:
    """A person comes out."""
    if game.turn < BROWN_A_ROUND:
        game.brown[game.round % PERIOD * BROWN_A_ROUND + game.turn] = person
    else:
        game.gray[game.round] = person


@rule
def face_up(game: State) -> int:
    """The three persons of this round, as bits."""
    first = game.round % PERIOD * BROWN_A_ROUND
    return 1 << game.brown[first] | 1 << game.brown[first + 1] | 1 << game.gray[game.round]


@rule
def ask_coming(game: State, future: int) -> None:
    """Let nature fix the gray person of a round to come, unless that was done before."""
    if future < ROUNDS and game.gray[future] == NOBODY:
        ask(game, NATURE, COMING, future, 0)


@rule
def look_into_stack(game: State, seat: int) -> None:
    """The spy: the seat knows the gray persons to come, in their order, which is fixed when first looked at."""
    game.spied[seat] = 1
    ask_coming(game, game.round + 1)


@rule
def fix_coming(game: State, future: int, person: int) -> None:
    """The gray person of a round to come is fixed, and then the next."""
    game.gray[future] = person
    ask_coming(game, future + 1)
