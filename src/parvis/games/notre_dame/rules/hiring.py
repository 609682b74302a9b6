"""Phase 4: one person for one coin; several families may hire the same. Rules: "Phase 4: Hire a person"."""

from parvis.games.notre_dame.pieces import COUNSELLOR, NURSE, PERSONS
from parvis.games.notre_dame.rules.new_persons import enjoy_again, serve_new, types_held
from parvis.games.notre_dame.rules.persons import serve
from parvis.games.notre_dame.rules.questions import EXTRA_HIRE
from parvis.games.notre_dame.rules.stacks import face_up
from parvis.games.notre_dame.state import State, rule

NOBODY_HIRED = PERSONS
"""Answer to a hiring question: nobody."""


@rule
def hirable(state: State, seat: int) -> int:
    """Answers in the hiring phase, as bits: the three persons for who has a coin, or nobody."""
    persons = 1 << NOBODY_HIRED
    if state.coins[seat] > 0:
        persons |= face_up(state)
    return persons


@rule
def hirable_more(state: State, seat: int) -> int:
    """Answers to the counsellor, as bits: not himself again; with `counsellor_free` without a coin too."""
    persons = 1 << NOBODY_HIRED
    if state.coins[seat] > 0 or state.counsellor_free == 1:
        persons |= face_up(state) & ~(1 << COUNSELLOR)
    return persons


@rule
def employ(state: State, seat: int, person: int) -> None:
    """A hired person does their work."""
    if person >= NURSE:
        serve_new(state, seat, person)
    else:
        serve(state, seat, person)


@rule
def hire(state: State, seat: int, person: int) -> None:
    """Pay one coin; the person does their work."""
    if person != NOBODY_HIRED:
        state.coins[seat] -= 1
        employ(state, seat, person)


@rule
def hire_more(state: State, seat: int, person: int) -> None:
    """One of the counsellor's hires: it costs a coin as well, unless the option says otherwise."""
    if person != NOBODY_HIRED:
        if state.counsellor_free == 0:
            state.coins[seat] -= 1
        employ(state, seat, person)


@rule
def hiring_answers(state: State, seat: int, question: int) -> int:
    """Answers to the questions of hired persons, as bits."""
    return hirable_more(state, seat) if question == EXTRA_HIRE else types_held(state, seat)


@rule
def answer_hiring(state: State, seat: int, question: int, answer: int) -> None:
    """A question of a hired person is answered."""
    if question == EXTRA_HIRE:
        hire_more(state, seat, answer)
    else:
        enjoy_again(state, seat, answer)
