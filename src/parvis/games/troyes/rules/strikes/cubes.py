"""Everybody loses a cube on an event, by their own choice."""

from parvis.engine.asking import ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import EventCard, EventWord
from parvis.games.troyes.pieces import Seat
from parvis.games.troyes.rules.in_play import event_called
from parvis.games.troyes.rules.queue import add_events_with, events_with, place_of, take_cube
from parvis.games.troyes.rules.strikes.kinds import STRIKES, demand, miss, strike
from parvis.games.troyes.signs import CUBE, FLAG, Effect, Sign, drawn_as, written
from parvis.games.troyes.state import RULES, State

COSTS_CUBES = STRIKES.kind("cubes", needed={"lose_cubes": number(1, 1)})
OFF = RULES.words("off {word}", word=EventWord)
LOSE_CUBE = RULES.question(
    "lose cube",
    OFF,
    about="an event takes one of the seat's cubes from an event: from which one",
    section="event-excommunication",
)
CUBE_LOST = RULES.event(
    "cube lost", seat=Seat, event=EventCard, section="event-excommunication", line="log-off", loss=True
)


@COSTS_CUBES.does(strike)
def miss_cube(state: State, seat: int) -> None:
    """A seat without a cube can't comply."""
    if events_with(state, seat) == 0:
        miss(state, seat)


@COSTS_CUBES.does(demand)
def demand_cube(state: State, seat: int) -> None:
    """Ask a seat that has cubes on events which one it loses."""
    if events_with(state, seat) > 0:
        ask(state, seat, LOSE_CUBE)


@LOSE_CUBE.offer
def events_with_own_cubes(state: State, seat: int, out: Row) -> None:
    """Any event on which the seat has a cube."""
    add_events_with(state, seat, OFF, out)


@LOSE_CUBE.answer
def take_off(state: State, seat: int, word: int) -> None:
    """A cube leaves an event."""
    event = event_called(state, word)
    tell(state, CUBE_LOST, seat, event)
    take_cube(state, seat, place_of(state, event))


@drawn_as("lose-cubes")
def cubes_drawn(effect: Effect) -> list[Sign]:
    """Everybody loses a cube on an event."""
    return [written("−1"), CUBE, FLAG]
