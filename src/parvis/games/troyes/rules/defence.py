"""Black dice: rolled in phase 3, and beaten one after the other with dice of the own district. Rules: phase 3.

What a seat throws goes at once; the highest black die falls when the sum is reached. Red dice count double.
"""

from parvis.games.troyes.cards import BLACK_DICE
from parvis.games.troyes.catalogue import DIE, ENOUGH, REROLL, YIELD
from parvis.games.troyes.pieces import COLOURS, FACES, MISSED, MOST_BLACK, RED, RED_COUNTS
from parvis.games.troyes.rules.dice import BY_DISTRICT, take_die
from parvis.games.troyes.rules.influence import INFLUENCE_USES, influence_uses, own_dice
from parvis.games.troyes.rules.questions import DEFENDING, ask
from parvis.games.troyes.rules.queue import queue_length
from parvis.games.troyes.rules.supplies import BLACK_DICE_MISSED, gain_influence, lose_points
from parvis.games.troyes.state import State, rule

FIRST_THROW = INFLUENCE_USES
LEAVE_IT = FIRST_THROW + BY_DISTRICT
GIVE_WAY = LEAVE_IT + 1
"""Bits of answers, after those for influence."""


@rule
def black_dice(state: State) -> int:
    """How many black dice the events in the queue bring, as far as there are."""
    count = 0
    for place in range(queue_length(state)):
        count += BLACK_DICE[state.queue[place]]
    return min(count, MOST_BLACK)


@rule
def highest_black(state: State) -> int:
    """The highest black die that is left; 0: none."""
    for value in range(FACES - 1, -1, -1):
        if state.black[value] > 0:
            return value + 1
    return 0


@rule
def against_black(die: int) -> int:
    """What a die counts against a black one."""
    value = die % FACES + 1
    return value * RED_COUNTS if die // FACES % COLOURS == RED else value


@rule
def strength(state: State, seat: int) -> int:
    """What all dice of a district count together against a black one."""
    count = 0
    for colour in range(COLOURS):
        for value in range(FACES):
            count += state.dice[seat][colour][value] * against_black(FACES * colour + value)
    return count


@rule
def is_able(state: State, seat: int) -> bool:
    """Whether a seat can beat the highest black die that is left."""
    return highest_black(state) > 0 and strength(state, seat) >= highest_black(state)


@rule
def defence_answers(state: State, seat: int) -> int:
    """What a seat may do about the black dice, as bits: influence, a first die to throw, no more, or give way."""
    answers = influence_uses(state, seat)
    if is_able(state, seat):
        answers |= own_dice(state, seat) << FIRST_THROW
    elif state.step == 0:
        answers |= 1 << GIVE_WAY
    if state.step > 0:
        answers |= 1 << LEAVE_IT
    return answers


@rule
def defence_decision(seat: int, answer: int) -> int:
    """The decision that a bit of `defence_answers` stands for."""
    if answer < FIRST_THROW:
        return REROLL + answer
    if answer < LEAVE_IT:
        return DIE + BY_DISTRICT * seat + answer - FIRST_THROW
    return ENOUGH if answer == LEAVE_IT else YIELD


@rule
def end_defence(state: State) -> None:
    """The next seat faces the black dice that are left."""
    state.turn = (state.turn + 1) % state.seats
    state.step = 0


@rule
def give_way(state: State, seat: int) -> None:
    """The highest black die can't be beaten: it goes, and points with it."""
    state.black[highest_black(state) - 1] -= 1
    lose_points(state, seat, MISSED, BLACK_DICE_MISSED)
    end_defence(state)


@rule
def throw_die(state: State, seat: int, die: int) -> None:
    """One more die against the highest black one, which falls when they count enough."""
    take_die(state, die)
    state.defended += against_black(die)
    if state.defended < highest_black(state):
        ask(state, seat, DEFENDING, 0, 0)
        return
    state.black[highest_black(state) - 1] -= 1
    state.defended = 0
    state.step += 1
    gain_influence(state, seat, 1)
