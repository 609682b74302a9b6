"""The queue of events: cubes on banners, and countering. Rules: "Combat events", "Countered event"."""

from parvis.engine.asking import add, ask
from parvis.engine.bits import lowest
from parvis.engine.data import Fields, number
from parvis.engine.questions import Words
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces, reading
from parvis.games.troyes.rules import supplies
from parvis.games.troyes.state import NOBODY, RULES, State, rule

# Citizens on an event that takes one from everybody: they go home with cubes that come to it, or when it is countered.
#
# They belong to no building and no card. Rules: "Possession".

POSSESSION_FIELDS: Fields = {"takes_citizens": number(1, 1), "for_influence": number(1, 9)}
TAKES_CITIZENS = reading.effect_column(
    "event", cards.EVENT_CARDS, cards.EVENT_WORDS, POSSESSION_FIELDS, "takes_citizens"
)
"""By event: 1 if it takes a citizen of everybody."""
HOME = RULES.words("home {whose}", whose=pieces.Seat)
GOES_HOME = RULES.question(
    "home",
    HOME,
    keeps=["cubes"],
    about="a cube on Possession, where no citizen of the seat's own is: whose citizen goes home. `about`: cubes",
    section="event-possession",
)
WENT_HOME = RULES.event("went home", seat=pieces.Seat, section="event-possession", line="effect-home")


@rule
def all_possessed(state: State) -> int:
    """Citizens of all players on the event."""
    count = 0
    for seat in range(state.seats):
        count += state.possessed[seat]
    return count


@rule
def go_home(state: State, seat: int) -> None:
    """A citizen goes to the personal supply."""
    state.possessed[seat] -= 1
    state.supply[seat] += 1
    tell(state, WENT_HOME, seat)


@rule
def all_go_home(state: State) -> None:
    """The event is countered, or there are as many cubes as citizens."""
    for seat in range(state.seats):
        while state.possessed[seat] > 0:
            go_home(state, seat)


@rule
def release(state: State, seat: int, event: int, cubes: int) -> None:
    """Cubes have come to an event: a citizen goes home for each, the seat's own first, then whose it likes."""
    if TAKES_CITIZENS[event] == 0:
        return
    left = cubes
    while left > 0 and state.possessed[seat] > 0:
        go_home(state, seat)
        left -= 1
    if left >= all_possessed(state):
        all_go_home(state)
    elif left > 0:
        ask(state, seat, GOES_HOME, left)


@GOES_HOME.offer
def possessed_seats(state: State, out: Row) -> None:
    """Anybody with a citizen there."""
    for seat in range(state.seats):
        if state.possessed[seat] > 0:
            add(out, HOME, seat)


@GOES_HOME.answer
def send_home(state: State, seat: int, whose: int, cubes: int) -> None:
    """Send the chosen citizen home, and ask again for further cubes: there are always more citizens than cubes."""
    go_home(state, whose)
    if cubes > 1:
        ask(state, seat, GOES_HOME, cubes - 1)


# The queue itself

CLOSED_FIELDS: Fields = {"closed_to_red": number(1, pieces.LEVELS)}
CLOSED_TO = reading.effect_column("event", cards.EVENT_CARDS, cards.EVENT_WORDS, CLOSED_FIELDS, "closed_to_red")
"""By event: the level of the red activity cards that put no cubes there; 0: all may."""
CUBES_ON_EVENT = RULES.event(
    "cubes on event",
    seat=pieces.Seat,
    event=cards.EventCard,
    cubes=int,
    section="counter",
    line="effect-cubes-on-event",
)
EVENT_COUNTERED = RULES.event("event countered", event=cards.EventCard, seat=pieces.Seat, goes=int, section="counter")


@rule
def queue_length(state: State) -> int:
    """Number of events in the queue."""
    length = 0
    while length < pieces.QUEUE and state.queue[length] != NOBODY:
        length += 1
    return length


@rule
def last_event(state: State) -> int:
    """The event that has come last of those in the queue; there is one."""
    return state.queue[queue_length(state) - 1]


@rule
def place_of(state: State, event: int) -> int:
    """Where in the queue an event lies; NOBODY: it does not."""
    place = 0
    while place < pieces.QUEUE and state.queue[place] != event:
        if state.queue[place] == NOBODY:
            return NOBODY
        place += 1
    return place if place < pieces.QUEUE else NOBODY


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
def events_drawn(state: State) -> int:
    """The events that have come already, as bits."""
    bits = events_in_queue(state)
    for event in range(cards.EVENT_FORMS):
        bits |= 1 << event if state.won[event] != NOBODY else 0
    return bits


@rule
def cubes_on(state: State, seat: int, place: int) -> int:
    """Cubes of a seat on an event."""
    count = 0
    for banner in range(cards.MOST_BANNERS):
        if state.banner[place][banner] == seat:
            count += 1
    return count


@rule
def free_banners(state: State, place: int) -> int:
    """Banners of an event without a cube."""
    count = 0
    for banner in range(cards.BANNERS[state.queue[place]]):
        if state.banner[place][banner] == NOBODY:
            count += 1
    return count


@rule
def leader(state: State, place: int) -> int:
    """Who has most cubes on an event; of equals who covered the leftmost banner."""
    best, most = NOBODY, 0
    for banner in range(cards.MOST_BANNERS):
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
            supplies.gain_points(state, seat, cards.EVENT_POINTS[event][0] // first_shared, supplies.FROM_COUNTERED)
        elif first_shared == 1 and second > 0 and count == second:
            supplies.gain_points(state, seat, cards.EVENT_POINTS[event][1] // second_shared, supplies.FROM_COUNTERED)


@rule
def clear_banners(state: State, place: int) -> None:
    """All cubes on an event go home."""
    for banner in range(cards.MOST_BANNERS):
        state.banner[place][banner] = NOBODY


@rule
def leave_queue(state: State, place: int) -> None:
    """An event leaves the queue; those behind it move up."""
    for later in range(place, pieces.QUEUE - 1):
        state.queue[later] = state.queue[later + 1]
        for banner in range(cards.MOST_BANNERS):
            state.banner[later][banner] = state.banner[later + 1][banner]
    state.queue[pieces.QUEUE - 1] = NOBODY
    clear_banners(state, pieces.QUEUE - 1)


@rule
def leaves(state: State, event: int) -> bool:
    """Whether an event leaves the queue when it is countered: Marauding only with the option."""
    return cards.EVENT_WORD[event] != cards.MARAUDING or state.marauding_leaves == 1


@rule
def counter(state: State, place: int) -> None:
    """All banners are covered: the event is countered, and the leader gets its card if it leaves."""
    event, first = state.queue[place], leader(state, place)
    goes = leaves(state, event)
    tell(state, EVENT_COUNTERED, event, first, int(goes))
    if TAKES_CITIZENS[event] == 1:
        all_go_home(state)
    reward(state, place)
    if goes:
        state.won[event] = first
        leave_queue(state, place)
    else:
        clear_banners(state, place)


@rule
def cover_banner(state: State, seat: int, place: int) -> None:
    """A cube on the leftmost free banner of an event. What it sends home, `release` says."""
    banner = 0
    while state.banner[place][banner] != NOBODY:
        banner += 1
    state.banner[place][banner] = seat
    supplies.gain_influence(state, seat, cards.BANNER_INFLUENCE[state.queue[place]])
    if free_banners(state, place) == 0:
        counter(state, place)


@rule
def cover_banners(state: State, seat: int, place: int, cubes: int) -> int:
    """Cover banners of an event with cubes, as far as they fit; returns how many do. What they send home, `release`
    says.
    """
    fitting = min(cubes, free_banners(state, place))
    tell(state, CUBES_ON_EVENT, seat, state.queue[place], fitting)
    for _ in range(fitting):
        cover_banner(state, seat, place)
    return fitting


@rule
def put_cubes(state: State, seat: int, place: int, cubes: int) -> None:
    """Put cubes on an event, as far as they fit, and send home what they release."""
    event = state.queue[place]
    release(state, seat, event, cover_banners(state, seat, place, cubes))


@rule
def is_open_to(event: int, card: int) -> bool:
    """Whether cubes that an activity card brings may come to an event."""
    return CLOSED_TO[event] == 0 or cards.SPOT[card] != pieces.LEVELS * pieces.RED + CLOSED_TO[event] - 1


@rule
def closed_places(state: State, card: int) -> int:
    """Where in the queue events lie to which no cubes of an activity card may come, as bits."""
    bits = 0
    for place in range(queue_length(state)):
        if not is_open_to(state.queue[place], card):
            bits |= 1 << place
    return bits


@rule
def any_open_to(state: State, card: int) -> bool:
    """Whether an event is there to which cubes of an activity card may come."""
    place = 0
    while place < pieces.QUEUE and state.queue[place] != NOBODY:
        if is_open_to(state.queue[place], card):
            return True
        place += 1
    return False


@rule
def add_open_events(state: State, card: int, words: Words, out: Row) -> None:
    """Add the events to which cubes of an activity card may come. Each still takes a cube."""
    events = events_in_queue(state)
    while events != 0:
        if is_open_to(lowest(events), card):
            add(out, words, cards.EVENT_WORD[lowest(events)])
        events &= events - 1


@rule
def add_events_with(state: State, seat: int, words: Words, out: Row) -> None:
    """Add the events in the queue with a cube of a seat."""
    events = events_in_queue(state)
    while events != 0:
        event = lowest(events)
        if cubes_on(state, seat, place_of(state, event)) > 0:
            add(out, words, cards.EVENT_WORD[event])
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
    for event in range(cards.EVENT_FORMS):
        if state.won[event] == seat:
            count += 1
    return count


@rule
def take_cube(state: State, seat: int, place: int) -> None:
    """The rightmost cube of a seat goes home from an event; the cubes behind it move up."""
    banner = cards.MOST_BANNERS - 1
    while state.banner[place][banner] != seat:
        banner -= 1
    for later in range(banner, cards.MOST_BANNERS - 1):
        state.banner[place][later] = state.banner[place][later + 1]
    state.banner[place][cards.MOST_BANNERS - 1] = NOBODY
