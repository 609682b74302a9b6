"""Phase 3: events come, and those in the queue do what they do to the players. Black dice are in `defence.py`.

Who can't comply does what is possible and loses two points. Rules: phase 3.
"""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import (
    ANY,
    CALLS,
    EVENT_DECK,
    EVENT_WORD,
    EVENT_WORDS,
    EVENTS,
    LOSE_CATHEDRAL,
    LOSE_CUBES,
    LOSE_DENIERS,
    LOSE_INFLUENCE,
    NEWCOMER,
)
from parvis.games.troyes.pieces import COLUMNS, FACES, LEVELS, MISSED, NEUTRAL, RED
from parvis.games.troyes.rules.buildings import move_in
from parvis.games.troyes.rules.cathedral import own_stones
from parvis.games.troyes.rules.dice import ROLL
from parvis.games.troyes.rules.in_play import event_called, is_event_in_play
from parvis.games.troyes.rules.queue import add_events, append, events_with, is_drawn, place_of, queue_length, take_cube
from parvis.games.troyes.rules.supplies import EVENT, EVENTS_MISSED, lose_points, pay_deniers, pay_influence
from parvis.games.troyes.rules.turn_order import seat_on
from parvis.games.troyes.state import NOBODY, RULES, State, rule

COMES = RULES.words("event", [f"event {event}" for event in EVENT_WORDS[1:]])
OFF = RULES.words("off", [f"off {event}" for event in EVENT_WORDS])
REMOVE = RULES.words(
    "remove", [f"remove {column} {level}" for column in range(1, COLUMNS + 1) for level in range(1, LEVELS + 1)]
)
RED_EVENT = RULES.question("red event", COMES)
OTHER_EVENT = RULES.question("other event", COMES)
ARRIVAL = RULES.question("arrival", ROLL, keeps=["building"])
LOSE_CUBE = RULES.question("lose cube", OFF)
LOSE_STONE = RULES.question("lose stone", REMOVE)
RED_COMES = RULES.phase("red event", asks=RED_EVENT)
OTHER_COMES = RULES.phase("other event", asks=OTHER_EVENT)
EVENTS_ACT = RULES.phase("events")

EVENT_CAME = RULES.event("event came", "event")
EVENT_ACTS = RULES.event("event acts", "event")
ARRIVES = RULES.event("citizen arrives", "building")
STONE_LOST = RULES.event("stone lost", "seat", "column", "level")
CUBE_LOST = RULES.event("cube lost", "seat", "event")


# Two events come each round: a red one, and one of the colour that it calls.


@rule
def add_deck(state: State, colour: int, out: Row) -> None:
    """Add the events of a colour that have not come."""
    for event in range(EVENTS):
        if EVENT_DECK[event] == colour and is_event_in_play(state, event) and not is_drawn(state, event):
            add(out, COMES, EVENT_WORD[event] - 1)


@rule
def event_comes(state: State, event: int) -> None:
    """An event comes to the end of the queue."""
    append(state, event)
    tell(state, EVENT_CAME, event)


@RED_EVENT.offer
def red_deck(state: State, out: Row) -> None:
    """Any red one that has not come."""
    add_deck(state, RED, out)


@RED_EVENT.answer
def red_comes(state: State, word: int) -> None:
    """Marauding lies there from the start and never comes: the words begin with the event after it."""
    event_comes(state, event_called(state, word + 1))


@OTHER_EVENT.offer
def called_deck(state: State, out: Row) -> None:
    """Any one of the colour that the last event calls."""
    add_deck(state, CALLS[state.queue[queue_length(state) - 1]], out)


@OTHER_EVENT.answer
def other_comes(state: State, word: int) -> None:
    """The called one."""
    event_comes(state, event_called(state, word + 1))


# What events do


@rule
def miss(state: State, seat: int) -> None:
    """A seat can't comply with an event."""
    lose_points(state, seat, MISSED, EVENTS_MISSED)


@rule
def lose_deniers(state: State, seat: int, deniers: int) -> None:
    """Deniers to the bank, as many as there are."""
    lost = min(deniers, state.deniers[seat])
    pay_deniers(state, seat, lost, EVENT)
    if lost < deniers:
        miss(state, seat)


@rule
def lose_influence(state: State, seat: int, influence: int) -> None:
    """Influence, as much as there is."""
    lost = min(influence, state.influence[seat])
    pay_influence(state, seat, lost, EVENT)
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
        ask(state, seat, LOSE_STONE)
    if LOSE_CUBES[event] > 0 and events_with(state, seat) > 0:
        ask(state, seat, LOSE_CUBE)


@EVENTS_ACT.goes_on
def events_left(state: State, step: int) -> bool:
    """Every event of the queue, in its order."""
    return step < queue_length(state)


@EVENTS_ACT.each
def resolve(state: State, step: int) -> None:
    """What an event does: to a building, or to all seats from the start player on; who is asked first is on top."""
    event = state.queue[step]
    tell(state, EVENT_ACTS, event)
    if NEWCOMER[event] != ANY:
        ask(state, NATURE, ARRIVAL, NEWCOMER[event])
        return
    for rank in range(state.seats):
        strike(state, seat_on(state, state.start, rank), event)
    for rank in range(state.seats - 1, -1, -1):
        demand(state, seat_on(state, state.start, rank), event)


@ARRIVAL.offer
def spaces_rolled(out: Row) -> None:
    """The space is rolled."""
    add_range(out, ROLL, 0, FACES)


@ARRIVAL.answer
def arrive(state: State, building: int, space: int) -> None:
    """A neutral citizen comes to the space that was rolled."""
    tell(state, ARRIVES, building)
    move_in(state, building, space, NEUTRAL)


@LOSE_STONE.offer
def stones(state: State, seat: int, out: Row) -> None:
    """Any of one's cubes in the cathedral."""
    for column in range(COLUMNS):
        for level in range(LEVELS):
            if state.cathedral[column][level] == seat:
                add(out, REMOVE, LEVELS * column + level)


@LOSE_STONE.answer
def take_stone(state: State, seat: int, stone: int) -> None:
    """A cube leaves the cathedral. Its place is free; what lies above it stays."""
    tell(state, STONE_LOST, seat, stone // LEVELS, stone % LEVELS)
    state.cathedral[stone // LEVELS][stone % LEVELS] = NOBODY


@LOSE_CUBE.offer
def events_with_cubes(state: State, seat: int, out: Row) -> None:
    """Any event with a cube of one's own."""
    add_events(state, seat, OFF, out)


@LOSE_CUBE.answer
def take_off(state: State, seat: int, word: int) -> None:
    """A cube leaves an event."""
    event = event_called(state, word)
    tell(state, CUBE_LOST, seat, event)
    take_cube(state, seat, place_of(state, event))
