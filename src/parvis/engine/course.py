"""The course of questions, which is the same in every game: who may decide, what is legal, what an answer leads to.

The functions here run inside the core. `offer`, `answer` and the like stand for one game's dispatch
(`parvis.engine.dispatch`), and the tuples for what it declares: `parvis.engine.core` binds them. `out` is a buffer for
decisions; the last of its places counts them, the one before it says whose they are.
"""

from collections.abc import Callable
from typing import Any

from parvis.engine.bits import lowest
from parvis.engine.questions import EVERYBODY, NATURE, NO_QUESTION, GameState
from parvis.engine.state import Row
from parvis.engine.telling import ANSWERED, DECIDED, ENDED, tell

OVER = 0
"""The phase in which nothing more is asked."""
NOBODY = -1
UNKNOWN = 0
"""Stands for how many decisions there are where that was not found out: wherever somebody is asked, there are some."""
LONGEST = 10_000
"""Steps that follow one after the other without any decision: no game has so many, so more would have no end."""


def unbound(*_: Any) -> Any:
    """Stands where a game's own function belongs. Raises TypeError."""
    raise TypeError("parvis.engine.core binds these functions to a game; unbound they have none")


offer: Callable[..., None] = unbound
answer: Callable[..., None] = unbound
together: Callable[..., int] = unbound
complete: Callable[..., None] = unbound
insists: Callable[..., bool] = unbound
goes_on: Callable[..., bool] = unbound
take_step: Callable[..., None] = unbound
end_phase: Callable[..., None] = unbound
asker: Callable[..., int] = unbound
PHASE_QUESTION: tuple[int, ...] = ()
"""By phase: the question of its steps, or NO_QUESTION."""
PHASE_IS_COMMON: tuple[int, ...] = ()
"""By phase: 1 where its question is put to EVERYBODY."""
ALWAYS_ASKED: tuple[int, ...] = ()
"""By question: 1 where it is put though there is one answer, 2 where its own rule may insist on that."""


def question_now(state: GameState) -> int:
    """What is asked: the top of the stack, or what the phase asks; NO_QUESTION: nothing."""
    if state.depth > 0:
        return state.asked[state.depth - 1][0]
    return PHASE_QUESTION[state.phase]


def asked_now(state: GameState) -> int:
    """Who is asked: a seat, NATURE or EVERYBODY. Something is asked."""
    if state.depth > 0:
        return state.asked[state.depth - 1][1]
    return asker(state, state.phase)


def movers(state: GameState) -> int:
    """The seats that may decide now, as bits; bit NATURE for chance; 0: the game is over."""
    question = question_now(state)
    if question == NO_QUESTION:
        return 0
    seat = asked_now(state)
    return together(state, question) if seat == EVERYBODY else 1 << seat


def first_seat(bits: int) -> int:
    """The lowest seat of a set of bits that is not empty."""
    return lowest(bits)


def offered(state: GameState, seat: int, out: Row) -> int:
    """Write what a seat that may decide can answer; returns how many decisions that are."""
    out[-1] = 0
    if state.depth > 0:
        row = state.asked[state.depth - 1]
        offer(state, row[0], seat, row[2], row[3], row[4], out)
    else:
        offer(state, PHASE_QUESTION[state.phase], seat, 0, 0, 0, out)
    return out[-1]


def legal(state: GameState, seat: int, out: Row) -> int:
    """Write the decisions that are open to a seat and return how many; 0 when it may not decide now."""
    if movers(state) >> seat & 1 == 0:
        return 0
    return offered(state, seat, out)


def decide(state: GameState, seat: int, decision: int) -> None:
    """Make one legal decision, and nothing of what follows by itself."""
    question = question_now(state)
    tell(state, DECIDED, seat, question, decision)
    if state.depth == 0:
        if PHASE_IS_COMMON[state.phase] == 0:
            state.step += 1
        answer(state, question, seat, decision, 0, 0, 0)
    else:
        row = state.asked[state.depth - 1]
        first, second, third = row[2], row[3], row[4]
        if row[1] != EVERYBODY:
            clear_question(state)
        answer(state, question, seat, decision, first, second, third)
    tell(state, ANSWERED, seat, question, decision)


def clear_question(state: GameState) -> None:
    """Take the top question off the stack."""
    row = state.asked[state.depth - 1]
    row[0] = 0
    row[1] = 0
    row[2] = 0
    row[3] = 0
    row[4] = 0
    state.depth -= 1


def close_common(state: GameState, question: int) -> None:
    """All have answered what was asked of everybody."""
    if state.depth == 0:
        state.step += 1
    else:
        clear_question(state)
    complete(state, question)


def next_asked(state: GameState) -> int:
    """Let the course go on to the next question; returns the first seat that it is put to; NOBODY: it is over.

    Raises RuntimeError, as the functions below, for a course that comes to no question and no end.
    """
    left = LONGEST
    while left > 0:
        left -= 1
        if state.depth > 0:
            seat = state.asked[state.depth - 1][1]
        else:
            phase = state.phase
            if phase == OVER:
                return NOBODY
            if not goes_on(state, phase):
                tell(state, ENDED, phase)
                end_phase(state, phase)
                continue
            if PHASE_QUESTION[phase] == NO_QUESTION:
                state.step += 1
                take_step(state, phase, state.step - 1)
                continue
            seat = asker(state, phase)
        if seat != EVERYBODY:
            return seat
        question = question_now(state)
        bits = together(state, question)
        if bits != 0:
            return first_seat(bits)
        close_common(state, question)
    raise RuntimeError("the course of the game comes to no end")


def is_put(state: GameState, seat: int, count: int) -> bool:
    """Whether the question with so many answers is put to a seat; chance decides also where only one thing can come."""
    if count == 0:
        raise RuntimeError("a question has no answer")
    if count != 1 or seat == NATURE:
        return True
    question = question_now(state)
    return ALWAYS_ASKED[question] == 1 or (ALWAYS_ASKED[question] > 1 and insists(state, question))


def settle(state: GameState, out: Row) -> int:
    """Let everything happen that needs no decision, then write what the first of those who decide may answer.

    Returns how many decisions that are; 0: the game is over. Who decides stands in `out`, see `first_mover`.
    """
    left = LONGEST
    while left > 0:
        left -= 1
        seat = next_asked(state)
        if seat == NOBODY:
            return 0
        count = offered(state, seat, out)
        if count > 1 or is_put(state, seat, count):
            out[-2] = seat
            return count
        decide(state, seat, out[0])
    raise RuntimeError("the course of the game comes to no end")


def follow(state: GameState, out: Row) -> int:
    """Let everything happen that needs no decision; what may be decided then is found out only where that is needed.

    Returns how many decisions that are, which stand in `out` then; UNKNOWN: it was not needed.
    """
    left = LONGEST
    while left > 0:
        left -= 1
        seat = next_asked(state)
        if seat in (NOBODY, NATURE) or ALWAYS_ASKED[question_now(state)] == 1:
            return UNKNOWN
        count = offered(state, seat, out)
        if is_put(state, seat, count):
            return count
        decide(state, seat, out[0])
    raise RuntimeError("the course of the game comes to no end")


def settle_stack(state: GameState, out: Row) -> None:
    """Answer what has one answer as long as questions wait; the course does not go on."""
    left = LONGEST
    while left > 0:
        left -= 1
        if state.depth == 0:
            return
        seat = asked_now(state)
        if seat == EVERYBODY or is_put(state, seat, offered(state, seat, out)):
            return
        decide(state, seat, out[0])
    raise RuntimeError("the course of the game comes to no end")


def apply(state: GameState, seat: int, decision: int, out: Row) -> int:
    """Make one legal decision and everything that needs no further one; then as `settle`."""
    decide(state, seat, decision)
    return settle(state, out)


def make(state: GameState, seat: int, decision: int, out: Row) -> None:
    """Make one legal decision and everything that needs no further one, see `follow`: quicker than `apply`."""
    decide(state, seat, decision)
    follow(state, out)


def first_mover(out: Row) -> int:
    """Whose decisions stand in `out`, once `settle` has written them there."""
    return out[-2]


def functions() -> list[Any]:
    """All rules of the course, callees first."""
    return [
        question_now,
        asked_now,
        movers,
        first_seat,
        offered,
        legal,
        clear_question,
        decide,
        close_common,
        next_asked,
        is_put,
        settle,
        follow,
        settle_stack,
        apply,
        make,
        first_mover,
    ]
