"""The doctor, whose work spares a player the plague of one round."""

from parvis.games.notre_dame.rules.persons.kinds import PEOPLE, serve
from parvis.games.notre_dame.state import State

DOCTOR = PEOPLE.kind("doctor")


@DOCTOR.does(serve)
def doctor(state: State, seat: int) -> None:
    """The plague spares the seat in this round."""
    state.doctor[seat] = 1
