"""Phase 4: one person for one coin; several players may hire the same. Rules: "Phase 4: Hire a person"."""

from parvis.engine.asking import add, add_set
from parvis.engine.state import Row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import persons, possessions, stacks
from parvis.games.notre_dame.rules.persons import kinds, new
from parvis.games.notre_dame.state import RULES, State

NOBODY_HIRED = pieces.PERSONS
"""Answer to a hiring question: nobody."""

HIRE_PERSON = RULES.question("hire", new.HIRE, always=True, section="hiring")
HIRING = RULES.phase("hiring", asks=HIRE_PERSON, section="hiring")


@HIRING.goes_on
def has_not_hired(state: State, step: int) -> bool:
    """Everybody may hire a person."""
    return step < state.seats


@HIRING.asker
def employer(state: State, step: int) -> int:
    """The seat that may hire in a step: one after the other, from the start player on."""
    return possessions.seat_at_turn(state, step)


@HIRE_PERSON.offer
def hirable(state: State, seat: int, out: Row) -> None:
    """The three persons for who has a coin, or nobody."""
    if state.coins[seat] > 0:
        add_set(out, new.HIRE, stacks.face_up(state))
    add(out, new.HIRE, NOBODY_HIRED)


@HIRE_PERSON.answer
def hire(state: State, seat: int, person: int) -> None:
    """Pay one coin; the person does their work."""
    if person != NOBODY_HIRED:
        possessions.pay_coins(state, seat, 1)
        kinds.serve(state, seat, person)


@new.EXTRA_HIRE.offer
def hirable_more(state: State, seat: int, out: Row) -> None:
    """The counsellor's hires: not himself again; with `counsellor_free` without a coin too."""
    if state.coins[seat] > 0 or state.counsellor_free == 1:
        add_set(out, new.HIRE, stacks.face_up(state) & ~persons.COUNSELLORS)
    add(out, new.HIRE, NOBODY_HIRED)


@new.EXTRA_HIRE.answer
def hire_more(state: State, seat: int, person: int) -> None:
    """One of the counsellor's hires: it costs a coin as well, unless the option says otherwise."""
    if person != NOBODY_HIRED:
        if state.counsellor_free == 0:
            possessions.pay_coins(state, seat, 1)
        kinds.serve(state, seat, person)
