"""Who decides what: the way into the rules.

Every question is a pair, what may be answered and what the answer does; both stand in the file of their topic, and this
one only leads there.
"""

from parvis.engine.contract import NATURE
from parvis.engine.state import Row
from parvis.games.troyes.cards import EVENTS
from parvis.games.troyes.catalogue import (
    DIE,
    DONE,
    ENOUGH,
    HELP,
    OFF,
    ON,
    PASS,
    REMOVE,
    SEND,
    SETTLE,
    TIMES,
    YIELD,
)
from parvis.games.troyes.pieces import SPACES
from parvis.games.troyes.rules.actions import add_to_group, choose, execute, use_cube, write_actions
from parvis.games.troyes.rules.activities import citizens_out, cube_on, perform, send
from parvis.games.troyes.rules.buildings import move_in, settler
from parvis.games.troyes.rules.course import go_on
from parvis.games.troyes.rules.defence import (
    defence_answers,
    defence_decision,
    end_defence,
    give_way,
    highest_black,
    throw_die,
)
from parvis.games.troyes.rules.dice import BY_DISTRICT
from parvis.games.troyes.rules.events import stones, take_off, take_stone
from parvis.games.troyes.rules.grouping import group_answers, group_decision
from parvis.games.troyes.rules.influence import (
    dice_to_turn,
    end_turning,
    own_dice,
    reroll,
    turn_over,
    use_influence,
)
from parvis.games.troyes.rules.nature import happen, write_nature
from parvis.games.troyes.rules.questions import (
    ACTIONS,
    CUBE_ON,
    DEFENCE,
    DEFENDING,
    GROUPING,
    LOSE_CUBE,
    LOSE_STONE,
    OVER,
    REROLLING,
    SENDING,
    SETTLING,
    TURNING,
    about,
    asked,
    clear_question,
    detail,
)
from parvis.games.troyes.rules.questions import TIMES as HOW_OFTEN
from parvis.games.troyes.rules.queue import events_out, events_with
from parvis.games.troyes.state import NOBODY, State, rule

TWO, ALL = 2, 64
"""How many answers are enough: to see that there is a choice, to offer it."""


@rule
def movers(state: State) -> int:
    """The seats that may decide now, as bits."""
    if state.depth > 0:
        return 1 << state.asked_seat[state.depth - 1]
    if state.phase == OVER:
        return 0
    if state.phase == SETTLING:
        return 1 << settler(state)
    if state.phase in (DEFENCE, ACTIONS):
        return 1 << state.turn
    return 1 << NATURE


@rule
def cube_targets(state: State) -> int:
    """The events that one more cube may go to, as bits; after the first cube that may be enough."""
    events = events_out(state)
    return events | 1 << EVENTS if detail(state) > 0 else events


@rule
def answers(state: State, seat: int, question: int, enough: int) -> int:
    """What a seat may answer to a question of the stack or of the defence, as bits (see `decision_of`).

    When `enough` have been found, not all the others need be looked for.
    """
    if question == GROUPING:
        return group_answers(state, seat, enough)
    if question == DEFENCE:
        return defence_answers(state, seat)
    if question == LOSE_STONE:
        return stones(state, seat)
    if question == LOSE_CUBE:
        return events_with(state, seat)
    if question == TURNING:
        return dice_to_turn(state, seat)
    if question == SENDING:
        return citizens_out(state, seat)
    if question == HOW_OFTEN:
        return (1 << about(state)) - 1
    if question == CUBE_ON:
        return cube_targets(state)
    return own_dice(state, seat)


@rule
def decision_of(state: State, seat: int, question: int, answer: int) -> int:
    """The decision that a bit of `answers` stands for."""
    if question == GROUPING:
        return group_decision(state, answer)
    if question == DEFENCE:
        return defence_decision(seat, answer)
    if question == LOSE_STONE:
        return REMOVE + answer
    if question == LOSE_CUBE:
        return OFF + answer
    if question == SENDING:
        return SEND + answer
    if question == HOW_OFTEN:
        return TIMES + answer
    if question == CUBE_ON:
        return ON + answer if answer < EVENTS else ENOUGH
    return DIE + BY_DISTRICT * seat + answer if answer < BY_DISTRICT else ENOUGH


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """Write the decisions that are open to a seat, ascending, and return how many; 0 when it may not decide now."""
    if movers(state) >> seat & 1 == 0:
        return 0
    question = asked(state)
    if seat == NATURE:
        return write_nature(state, question, out)
    if question == ACTIONS:
        return write_actions(state, seat, out)
    choices = citizens_out(state, NOBODY) if question == SETTLING else answers(state, seat, question, ALL)
    n, answer = 0, 0
    while choices >> answer != 0:
        if choices >> answer & 1 == 1:
            out[n] = SETTLE + answer if question == SETTLING else decision_of(state, seat, question, answer)
            n += 1
        answer += 1
    return n


@rule
def answer_dice(state: State, seat: int, question: int, decision: int) -> None:
    """A question about dice of a group, or about own dice, is answered."""
    if question == GROUPING:
        if decision == DONE:
            execute(state, seat)
        elif decision >= HELP:
            use_cube(state, seat, decision - HELP)
        else:
            add_to_group(state, seat, decision - DIE)
    elif question == REROLLING:
        reroll(state, decision - DIE)
    elif question == DEFENDING:
        throw_die(state, seat, decision - DIE)
    elif decision == ENOUGH:
        end_turning(state)
    else:
        turn_over(state, seat, decision - DIE)


@rule
def answer_question(state: State, seat: int, decision: int) -> None:
    """The question on top of the stack is answered."""
    question, first = asked(state), about(state)
    clear_question(state)
    if seat == NATURE:
        happen(state, question, first, decision)
    elif question == LOSE_STONE:
        take_stone(state, decision - REMOVE)
    elif question == LOSE_CUBE:
        take_off(state, seat, decision - OFF)
    elif question == SENDING:
        send(state, seat, decision - SEND, first)
    elif question == HOW_OFTEN:
        perform(state, seat, state.card[state.target], decision - TIMES + 1)
    elif question == CUBE_ON:
        if decision != ENOUGH:
            cube_on(state, seat, decision - ON, first)
    else:
        answer_dice(state, seat, question, decision)


@rule
def settle(state: State, seat: int, place: int) -> None:
    """A citizen takes a free space at the start."""
    move_in(state, place // SPACES, place % SPACES, seat)
    state.step += 1


@rule
def answer_phase(state: State, seat: int, decision: int) -> None:
    """What a phase asked is answered."""
    if seat == NATURE:
        happen(state, state.phase, 0, decision)
    elif state.phase == SETTLING:
        settle(state, seat, decision - SETTLE)
    elif decision == ENOUGH:
        end_defence(state)
    elif DIE <= decision < HELP:
        throw_die(state, seat, decision - DIE)
    elif decision == YIELD:
        give_way(state, seat)
    elif decision > PASS:
        use_influence(state, seat, decision)
    else:
        choose(state, seat, decision)


@rule
def answer(state: State, seat: int, decision: int) -> None:
    """Make one decision and nothing of what follows by itself."""
    if state.depth > 0:
        answer_question(state, seat, decision)
    else:
        answer_phase(state, seat, decision)


@rule
def follow(state: State) -> bool:
    """One thing that follows without a choice: a question with one answer, or the course of the game. False: none."""
    if state.depth == 0 and state.phase != DEFENCE:
        return go_on(state)
    question = asked(state)
    if question == DEFENCE and highest_black(state) == 0:
        return go_on(state)
    seat = state.asked_seat[state.depth - 1] if state.depth > 0 else state.turn
    if seat == NATURE:
        return False
    choices = answers(state, seat, question, TWO)
    if choices & (choices - 1) != 0:
        return False
    only = 0
    while choices >> only != 1:
        only += 1
    answer(state, seat, decision_of(state, seat, question, only))
    return True


@rule
def apply(state: State, seat: int, decision: int) -> None:
    """Make one legal decision and everything that needs no further answer."""
    answer(state, seat, decision)
    while follow(state):
        pass


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Victory points; nothing breaks a tie."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]
        tiebreak[seat] = 0
