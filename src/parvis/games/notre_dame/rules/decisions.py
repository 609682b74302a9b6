"""Who decides what: the way into the rules.

Every question is a pair, what may be answered and what the answer does; both stand in the file of their topic, and this
one only leads there. Answers are numbers from 0; the catalogue turns them into decisions.
"""

from parvis.engine.contract import NATURE
from parvis.engine.state import Row
from parvis.games.notre_dame.catalogue import FIRST
from parvis.games.notre_dame.pieces import BROWN_PERSONS
from parvis.games.notre_dame.rules.cards import answer_card, card_answers, play_card
from parvis.games.notre_dame.rules.course import go_on, seat_at_turn
from parvis.games.notre_dame.rules.draft import cards_to_keep, hand, keep, lay_down, undecided
from parvis.games.notre_dame.rules.hiring import answer_hiring, hirable, hire, hiring_answers
from parvis.games.notre_dame.rules.moving import answer_moving, moving_answers
from parvis.games.notre_dame.rules.nature import answer_nature, nature_answers, nature_offset
from parvis.games.notre_dame.rules.plague import lose, sectors_to_lose
from parvis.games.notre_dame.rules.questions import (
    BISHOP_TO,
    CARRY,
    COMING,
    DONATION,
    DRAFT,
    DRAWING,
    DRIVE,
    EXTRA_HIRE,
    FOOL_TO,
    FRIEND,
    HIRING,
    LIFT,
    LOSS,
    MESSAGE,
    MESSAGES,
    MINSTREL_FROM,
    MINSTREL_TO,
    OVER,
    PERK,
    PERSONS,
    PLAYING,
    QUESTIONS,
    REMOVING,
    RETURN,
    SOURCE,
    START_PLAYER,
    TYPE,
    about,
    asked,
    clear_question,
    detail,
)
from parvis.games.notre_dame.rules.sectors import answer_sector, sector_answers
from parvis.games.notre_dame.rules.stacks import fix_coming
from parvis.games.notre_dame.state import State, rule

KINDS = {
    START_PLAYER: "start",
    MESSAGES: "message",
    REMOVING: "remove",
    PERSONS: "person",
    DRAWING: "draw",
    DRAFT: "keep",
    PLAYING: "play",
    HIRING: "hire",
    COMING: "person",
    SOURCE: "from",
    DONATION: "donate",
    FRIEND: "friend",
    DRIVE: "drive",
    MESSAGE: "take",
    PERK: "perk",
    EXTRA_HIRE: "hire",
    LIFT: "lift",
    FOOL_TO: "to",
    BISHOP_TO: "to",
    MINSTREL_FROM: "from",
    MINSTREL_TO: "to",
    CARRY: "carry",
    TYPE: "type",
    RETURN: "return",
    LOSS: "lose",
}
"""Question -> kind of decision in the catalogue."""
FIRST_OF = tuple(
    FIRST[KINDS[question]] - (BROWN_PERSONS if question == REMOVING else 0) if question in KINDS else 0
    for question in range(QUESTIONS)
)
"""Question -> number of the decision that answer 0 stands for; no brown person is ever removed."""


@rule
def movers(state: State) -> int:
    """The seats that may decide now, as bits."""
    if state.depth > 0:
        return 1 << state.asked_seat[state.depth - 1]
    if state.phase == DRAFT:
        return undecided(state)
    if state.phase == OVER:
        return 0
    if state.phase < DRAFT:
        return 1 << NATURE
    return 1 << seat_at_turn(state)


@rule
def first_decision(state: State, question: int) -> int:
    """The number of the decision that answer 0 to a question stands for."""
    return FIRST_OF[question] + nature_offset(state, question)


@rule
def phase_answers(state: State, seat: int, question: int) -> int:
    """What a phase leaves open to a seat, as bits."""
    if question == DRAFT:
        return cards_to_keep(state, seat)
    if question == PLAYING:
        return hand(state, seat)
    return hirable(state, seat)


@rule
def answers(state: State, seat: int, question: int) -> int:
    """What may be answered to a question, as bits; bit 0 stands for the question's first decision."""
    if seat == NATURE:
        return nature_answers(state, question)
    if question <= HIRING:
        return phase_answers(state, seat, question)
    if question <= FRIEND:
        return card_answers(state, seat, question)
    if question <= PERK:
        return sector_answers(state, seat, question)
    if question <= TYPE:
        return hiring_answers(state, seat, question)
    if question <= RETURN:
        return moving_answers(state, seat, question)
    return sectors_to_lose(state, seat, about(state))


@rule
def answer_phase(state: State, seat: int, question: int, answer: int) -> None:
    """What a phase asked is answered."""
    if question == DRAFT:
        keep(state, seat, answer)
    elif question == PLAYING:
        state.turn += 1
        lay_down(state, seat, answer)
        play_card(state, seat, answer)
    elif question == HIRING:
        state.turn += 1
        hire(state, seat, answer)
    else:
        answer_nature(state, question, answer)


@rule
def answer_question(state: State, seat: int, question: int, answer: int) -> None:
    """The question on top of the stack is answered."""
    first, second = about(state), detail(state)
    clear_question(state)
    if question == COMING:
        fix_coming(state, first, answer)
    elif question <= FRIEND:
        answer_card(state, seat, question, first, answer)
    elif question <= PERK:
        answer_sector(state, seat, question, first, answer)
    elif question <= TYPE:
        answer_hiring(state, seat, question, answer)
    elif question <= RETURN:
        answer_moving(state, seat, question, first, second, answer)
    else:
        lose(state, seat, answer)


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """Write the decisions that are open to a seat, ascending, and return how many; 0 when it may not decide now."""
    if movers(state) >> seat & 1 == 0:
        return 0
    question = asked(state)
    choices = answers(state, seat, question)
    decision = first_decision(state, question)
    count = 0
    while choices != 0:
        if choices & 1 == 1:
            out[count] = decision
            count += 1
        choices >>= 1
        decision += 1
    return count


@rule
def answer(state: State, seat: int, decision: int) -> None:
    """Make one decision and nothing of what follows by itself."""
    question = asked(state)
    chosen = decision - first_decision(state, question)
    if state.depth > 0:
        answer_question(state, seat, question, chosen)
    else:
        answer_phase(state, seat, question, chosen)


@rule
def follow(state: State) -> bool:
    """One thing that follows without a choice: a question with one answer, or the course of the game. False: none."""
    if state.depth == 0:
        return go_on(state)
    question = asked(state)
    if question in (COMING, EXTRA_HIRE):
        return False
    seat = state.asked_seat[state.depth - 1]
    choices = answers(state, seat, question)
    if choices & (choices - 1) != 0:
        return False
    only = 0
    while choices >> only != 1:
        only += 1
    answer_question(state, seat, question, only)
    return True


@rule
def apply(state: State, seat: int, decision: int) -> None:
    """Make one legal decision and everything that needs no further answer."""
    answer(state, seat, decision)
    while follow(state):
        pass


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Prestige; of equals, coins and own supply together decide. Rules: "Game end"."""
    for seat in range(state.seats):
        points[seat] = state.prestige[seat]
        tiebreak[seat] = state.coins[seat] + state.supply[seat]
