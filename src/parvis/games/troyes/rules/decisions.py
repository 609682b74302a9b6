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
def movers(game: State) -> int:
    """The seats that may decide now, as bits."""
    if game.depth > 0:
        return 1 << game.asked_seat[game.depth - 1]
    if game.phase == OVER:
        return 0
    if game.phase == SETTLING:
        return 1 << settler(game)
    if game.phase in (DEFENCE, ACTIONS):
        return 1 << game.turn
    return 1 << NATURE


@rule
def cube_targets(game: State) -> int:
    """The events that one more cube may go to, as bits; after the first cube that may be enough."""
    events = events_out(game)
    return events | 1 << EVENTS if detail(game) > 0 else events


@rule
def answers(game: State, seat: int, question: int, enough: int) -> int:
    """What a seat may answer to a question of the stack or of the defence, as bits (see `decision_of`).

    When `enough` have been found, not all the others need be looked for.
    """
    if question == GROUPING:
        return group_answers(game, seat, enough)
    if question == DEFENCE:
        return defence_answers(game, seat)
    if question == LOSE_STONE:
        return stones(game, seat)
    if question == LOSE_CUBE:
        return events_with(game, seat)
    if question == TURNING:
        return dice_to_turn(game, seat)
    if question == SENDING:
        return citizens_out(game, seat)
    if question == HOW_OFTEN:
        return (1 << about(game)) - 1
    if question == CUBE_ON:
        return cube_targets(game)
    return own_dice(game, seat)


@rule
def decision_of(game: State, seat: int, question: int, answer: int) -> int:
    """The decision that a bit of `answers` stands for."""
    if question == GROUPING:
        return group_decision(game, answer)
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
def legal(game: State, seat: int, out: Row) -> int:
    """Write the decisions that are open to a seat, ascending, and return how many; 0 when it may not decide now."""
    if movers(game) >> seat & 1 == 0:
        return 0
    question = asked(game)
    if seat == NATURE:
        return write_nature(game, question, out)
    if question == ACTIONS:
        return write_actions(game, seat, out)
    choices = citizens_out(game, NOBODY) if question == SETTLING else answers(game, seat, question, ALL)
    n, answer = 0, 0
    while choices >> answer != 0:
        if choices >> answer & 1 == 1:
            out[n] = SETTLE + answer if question == SETTLING else decision_of(game, seat, question, answer)
            n += 1
        answer += 1
    return n


@rule
def answer_dice(game: State, seat: int, question: int, decision: int) -> None:
    """A question about dice of a group, or about own dice, is answered."""
    if question == GROUPING:
        if decision == DONE:
            execute(game, seat)
        elif decision >= HELP:
            use_cube(game, seat, decision - HELP)
        else:
            add_to_group(game, seat, decision - DIE)
    elif question == REROLLING:
        reroll(game, decision - DIE)
    elif question == DEFENDING:
        throw_die(game, seat, decision - DIE)
    elif decision == ENOUGH:
        end_turning(game)
    else:
        turn_over(game, seat, decision - DIE)


@rule
def answer_question(game: State, seat: int, decision: int) -> None:
    """The question on top of the stack is answered."""
    question, first = asked(game), about(game)
    clear_question(game)
    if seat == NATURE:
        happen(game, question, first, decision)
    elif question == LOSE_STONE:
        take_stone(game, decision - REMOVE)
    elif question == LOSE_CUBE:
        take_off(game, seat, decision - OFF)
    elif question == SENDING:
        send(game, seat, decision - SEND, first)
    elif question == HOW_OFTEN:
        perform(game, seat, game.card[game.target], decision - TIMES + 1)
    elif question == CUBE_ON:
        if decision != ENOUGH:
            cube_on(game, seat, decision - ON, first)
    else:
        answer_dice(game, seat, question, decision)


@rule
def settle(game: State, seat: int, place: int) -> None:
    """A citizen takes a free space at the start."""
    move_in(game, place // SPACES, place % SPACES, seat)
    game.step += 1


@rule
def answer_phase(game: State, seat: int, decision: int) -> None:
    """What a phase asked is answered."""
    if seat == NATURE:
        happen(game, game.phase, 0, decision)
    elif game.phase == SETTLING:
        settle(game, seat, decision - SETTLE)
    elif decision == ENOUGH:
        end_defence(game)
    elif DIE <= decision < HELP:
        throw_die(game, seat, decision - DIE)
    elif decision == YIELD:
        give_way(game, seat)
    elif decision > PASS:
        use_influence(game, seat, decision)
    else:
        choose(game, seat, decision)


@rule
def answer(game: State, seat: int, decision: int) -> None:
    """Make one decision and nothing of what follows by itself."""
    if game.depth > 0:
        answer_question(game, seat, decision)
    else:
        answer_phase(game, seat, decision)


@rule
def follow(game: State) -> bool:
    """One thing that follows without a choice: a question with one answer, or the course of the game. False: none."""
    if game.depth == 0 and game.phase != DEFENCE:
        return go_on(game)
    question = asked(game)
    if question == DEFENCE and highest_black(game) == 0:
        return go_on(game)
    seat = game.asked_seat[game.depth - 1] if game.depth > 0 else game.turn
    if seat == NATURE:
        return False
    choices = answers(game, seat, question, TWO)
    if choices & (choices - 1) != 0:
        return False
    only = 0
    while choices >> only != 1:
        only += 1
    answer(game, seat, decision_of(game, seat, question, only))
    return True


@rule
def apply(game: State, seat: int, decision: int) -> None:
    """Make one legal decision and everything that needs no further answer."""
    answer(game, seat, decision)
    while follow(game):
        pass


@rule
def scores(game: State, points: Row, tiebreak: Row) -> None:
    """Victory points; nothing breaks a tie."""
    for seat in range(game.seats):
        points[seat] = game.points[seat]
        tiebreak[seat] = 0
