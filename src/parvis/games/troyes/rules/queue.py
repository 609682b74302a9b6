"""The queue of events: cubes on banners, and countering. Rules: "Combat events", "Countered event"."""

from parvis.engine.asking import add
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import (
    BANNER_INFLUENCE,
    BANNERS,
    EVENT_FORMS,
    EVENT_POINTS,
    EVENT_WORD,
    MARAUDING,
    MOST_BANNERS,
)
from parvis.games.troyes.pieces import QUEUE
from parvis.games.troyes.rules.supplies import FROM_COUNTERED, gain_influence, gain_points
from parvis.games.troyes.state import NOBODY, RULES, State, rule

CUBES_ON_EVENT = RULES.event("cubes on event", "seat", "event", "cubes")
EVENT_COUNTERED = RULES.event("event countered", "event", "seat", "goes")


@rule
def queue_length(state: State) -> int:
    """Events in the queue."""
    length = 0
    while length < QUEUE and state.queue[length] != NOBODY:
        length += 1
    return length


@rule
def place_of(state: State, event: int) -> int:
    """Where in the queue an event lies; NOBODY: it does not."""
    place = 0
    while place < QUEUE and state.queue[place] != event:
        if state.queue[place] == NOBODY:
            return NOBODY
        place += 1
    return place if place < QUEUE else NOBODY


@rule
def events_in_queue(state: State) -> int:
    """The events that lie in the queue, as bits."""
    bits = 0
    for place in range(queue_length(state)):
        bits |= 1 << state.queue[place]
    return bits


@rule
def append(state: State, event: int) -> None:
    """An event comes to the end of the queue."""
    state.queue[queue_length(state)] = event


@rule
def is_drawn(state: State, event: int) -> bool:
    """Whether an event has come already."""
    return state.won[event] != NOBODY or place_of(state, event) != NOBODY


@rule
def cubes_on(state: State, seat: int, place: int) -> int:
    """Cubes of a seat on an event."""
    count = 0
    for banner in range(MOST_BANNERS):
        if state.banner[place][banner] == seat:
            count += 1
    return count


@rule
def free_banners(state: State, place: int) -> int:
    """Banners of an event without a cube."""
    count = 0
    for banner in range(BANNERS[state.queue[place]]):
        if state.banner[place][banner] == NOBODY:
            count += 1
    return count


@rule
def leader(state: State, place: int) -> int:
    """Who has most cubes on an event; of equals who covered the leftmost banner."""
    best, most = NOBODY, 0
    for banner in range(MOST_BANNERS):
        seat = state.banner[place][banner]
        if seat != NOBODY and cubes_on(state, seat, place) > most:
            best, most = seat, cubes_on(state, seat, place)
    return best


@rule
def reward(state: State, place: int) -> None:
    """Most cubes get the first number of points, second most the second; equals share, rounded down.

    Where several share the first number, nobody gets the second.
    """
    most, second = 0, 0
    for seat in range(state.seats):
        count = cubes_on(state, seat, place)
        if count > most:
            most, second = count, most
        elif count < most and count > second:
            second = count
    first_shared, second_shared = 0, 0
    for seat in range(state.seats):
        count = cubes_on(state, seat, place)
        if count == most:
            first_shared += 1
        elif count == second:
            second_shared += 1
    event = state.queue[place]
    for seat in range(state.seats):
        count = cubes_on(state, seat, place)
        if count == most:
            gain_points(state, seat, EVENT_POINTS[event][0] // first_shared, FROM_COUNTERED)
        elif first_shared == 1 and second > 0 and count == second:
            gain_points(state, seat, EVENT_POINTS[event][1] // second_shared, FROM_COUNTERED)


@rule
def clear_banners(state: State, place: int) -> None:
    """All cubes on an event go home."""
    for banner in range(MOST_BANNERS):
        state.banner[place][banner] = NOBODY


@rule
def leave_queue(state: State, place: int) -> None:
    """An event leaves the queue; those behind it move up."""
    for later in range(place, QUEUE - 1):
        state.queue[later] = state.queue[later + 1]
        for banner in range(MOST_BANNERS):
            state.banner[later][banner] = state.banner[later + 1][banner]
    state.queue[QUEUE - 1] = NOBODY
    clear_banners(state, QUEUE - 1)


@rule
def leaves(state: State, event: int) -> bool:
    """Whether an event leaves the queue when it is countered: Marauding only with the option."""
    return EVENT_WORD[event] != MARAUDING or state.marauding_leaves == 1


@rule
def counter(state: State, place: int) -> None:
    """All banners are covered: the event is countered, and the leader gets its card if it leaves."""
    event, first = state.queue[place], leader(state, place)
    goes = leaves(state, event)
    tell(state, EVENT_COUNTERED, event, first, int(goes))
    reward(state, place)
    if goes:
        state.won[event] = first
        leave_queue(state, place)
    else:
        clear_banners(state, place)


@rule
def put_cube(state: State, seat: int, place: int) -> None:
    """A cube on the leftmost free banner of an event."""
    banner = 0
    while state.banner[place][banner] != NOBODY:
        banner += 1
    state.banner[place][banner] = seat
    gain_influence(state, seat, BANNER_INFLUENCE[state.queue[place]])
    if free_banners(state, place) == 0:
        counter(state, place)


@rule
def put_cubes(state: State, seat: int, place: int, cubes: int) -> None:
    """So many cubes on an event, as far as they fit."""
    fitting = min(cubes, free_banners(state, place))
    tell(state, CUBES_ON_EVENT, seat, state.queue[place], fitting)
    for _ in range(fitting):
        put_cube(state, seat, place)


@rule
def add_events(state: State, seat: int, words: int, out: Row) -> None:
    """Add the events in the queue with a cube of that seat; NOBODY: all of them. Each still takes a cube."""
    events = events_in_queue(state)
    while events != 0:
        event = lowest(events)
        if seat == NOBODY or cubes_on(state, seat, place_of(state, event)) > 0:
            add(out, words, EVENT_WORD[event])
        events &= events - 1


@rule
def events_with(state: State, seat: int) -> int:
    """How many events in the queue have a cube of that seat."""
    count = 0
    for place in range(queue_length(state)):
        if cubes_on(state, seat, place) > 0:
            count += 1
    return count


@rule
def events_won(state: State, seat: int) -> int:
    """Event cards that a seat keeps."""
    count = 0
    for event in range(EVENT_FORMS):
        if state.won[event] == seat:
            count += 1
    return count


@rule
def take_cube(state: State, seat: int, place: int) -> None:
    """The rightmost cube of a seat goes home from an event; the cubes behind it move up."""
    banner = MOST_BANNERS - 1
    while state.banner[place][banner] != seat:
        banner -= 1
    for later in range(banner, MOST_BANNERS - 1):
        state.banner[place][later] = state.banner[place][later + 1]
    state.banner[place][MOST_BANNERS - 1] = NOBODY
