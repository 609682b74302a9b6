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
def hirable(game: State, seat: int) -> int:
    """Answers in the hiring phase, as bits: the three persons for who has a coin, or nobody."""
    persons = 1 << NOBODY_HIRED
    if game.coins[seat] > 0:
        persons |= face_up(game)
    return persons


@rule
def hirable_more(game: State, seat: int) -> int:
    """Answers to the counsellor, as bits: not himself again; with `counsellor_free` without a coin too."""
    persons = 1 << NOBODY_HIRED
    if game.coins[seat] > 0 or game.counsellor_free == 1:
        persons |= face_up(game) & ~(1 << COUNSELLOR)
    return persons


@rule
def employ(game: State, seat: int, person: int) -> None:
    """A hired person does their work."""
    if person >= NURSE:
        serve_new(game, seat, person)
    else:
        serve(game, seat, person)


@rule
def hire(game: State, seat: int, person: int) -> None:
    """Pay one coin; the person does their work."""
    if person != NOBODY_HIRED:
        game.coins[seat] -= 1
        employ(game, seat, person)


@rule
def hire_more(game: State, seat: int, person: int) -> None:
    """One of the counsellor's hires: it costs a coin as well, unless the option says otherwise."""
    if person != NOBODY_HIRED:
        if game.counsellor_free == 0:
            game.coins[seat] -= 1
        employ(game, seat, person)


@rule
def hiring_answers(game: State, seat: int, question: int) -> int:
    """Answers to the questions of hired persons, as bits."""
    return hirable_more(game, seat) if question == EXTRA_HIRE else types_held(game, seat)


@rule
def answer_hiring(game: State, seat: int, question: int, answer: int) -> None:
    """A question of a hired person is answered."""
    if question == EXTRA_HIRE:
        hire_more(game, seat, answer)
    else:
        enjoy_again(game, seat, answer)
