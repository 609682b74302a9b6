"""Phase 3: what the events in the queue do to the players. Black dice are in `defence.py`. Rules: phase 3.

Who can't comply does what is possible and loses two points.
"""

from parvis.engine.contract import NATURE
from parvis.games.troyes.cards import (
    ANY,
    LOSE_CATHEDRAL,
    LOSE_CUBES,
    LOSE_DENIERS,
    LOSE_INFLUENCE,
    NEWCOMER,
)
from parvis.games.troyes.pieces import COLUMNS, LEVELS, MISSED, NEUTRAL
from parvis.games.troyes.rules.buildings import move_in
from parvis.games.troyes.rules.cathedral import own_stones
from parvis.games.troyes.rules.questions import ARRIVAL, LOSE_CUBE, LOSE_STONE, ask
from parvis.games.troyes.rules.queue import events_with, place_of, take_cube
from parvis.games.troyes.rules.supplies import EVENTS_MISSED, lose_points, pay_deniers
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def miss(state: State, seat: int) -> None:
    """A seat can't comply with an event."""
    lose_points(state, seat, MISSED, EVENTS_MISSED)


@rule
def lose_deniers(state: State, seat: int, deniers: int) -> None:
    """Deniers to the bank, as many as there are."""
    lost = min(deniers, state.deniers[seat])
    pay_deniers(state, seat, lost)
    if lost < deniers:
        miss(state, seat)


@rule
def lose_influence(state: State, seat: int, influence: int) -> None:
    """Influence, as much as there is."""
    lost = min(influence, state.influence[seat])
    state.influence[seat] -= lost
    if lost < influence:
        miss(state, seat)


@rule
def strike(state: State, seat: int, event: int) -> None:
    """What an event does to one seat at once. Cubes it loses by its own choice; without any it can't comply."""
    if LOSE_DENIERS[event] > 0:
        lose_deniers(state, seat, LOSE_DENIERS[event])
    if LOSE_INFLUENCE[event] > 0:
        lose_influence(state, seat, LOSE_INFLUENCE[event])
    if LOSE_CATHEDRAL[event] > 0 and own_stones(state, seat) == 0:
        miss(state, seat)
    if LOSE_CUBES[event] > 0 and events_with(state, seat) == 0:
        miss(state, seat)


@rule
def demand(state: State, seat: int, event: int) -> None:
    """Ask which cube an event takes from a seat that has any."""
    if LOSE_CATHEDRAL[event] > 0 and own_stones(state, seat) > 0:
        ask(state, seat, LOSE_STONE, 0, 0)
    if LOSE_CUBES[event] > 0 and events_with(state, seat) != 0:
        ask(state, seat, LOSE_CUBE, 0, 0)


@rule
def resolve(state: State, event: int) -> None:
    """What an event does: to a building, or to all seats from the start player on; who is asked first is on top."""
    if NEWCOMER[event] != ANY:
        ask(state, NATURE, ARRIVAL, NEWCOMER[event], 0)
        return
    for rank in range(state.seats):
        strike(state, (state.start + rank) % state.seats, event)
    for rank in range(state.seats - 1, -1, -1):
        demand(state, (state.start + rank) % state.seats, event)


@rule
def arrive(state: State, building: int, space: int) -> None:
    """A neutral citizen comes to the space that was rolled."""
    move_in(state, building, space, NEUTRAL)


@rule
def stones(state: State, seat: int) -> int:
    """The own cubes in the cathedral, as bits: 3 * column + level."""
    places = 0
    for column in range(COLUMNS):
        for level in range(LEVELS):
            if state.cathedral[column][level] == seat:
                places |= 1 << LEVELS * column + level
    return places


@rule
def take_stone(state: State, number: int) -> None:
    """A cube leaves the cathedral. Its place is free; what lies above it stays."""
    state.cathedral[number // LEVELS][number % LEVELS] = NOBODY


@rule
def take_off(state: State, seat: int, event: int) -> None:
    """A cube leaves an event."""
    take_cube(state, seat, place_of(state, event))
