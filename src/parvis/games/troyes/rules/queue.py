"""The queue of events: cubes on banners, and countering. Rules: "Combat events", "Countered event"."""

from parvis.games.troyes.cards import BANNER_INFLUENCE, BANNERS, EVENT_POINTS, MARAUDING
from parvis.games.troyes.pieces import MOST_BANNERS, QUEUE
from parvis.games.troyes.rules.supplies import COUNTERED, gain_influence, gain_points
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def queue_length(game: State) -> int:
    """Events in the queue."""
    length = 0
    while length < QUEUE and game.queue[length] != NOBODY:
        length += 1
    return length


@rule
def place_of(game: State, event: int) -> int:
    """Where in the queue an event lies; NOBODY: it does not."""
    for place in range(queue_length(game)):
        if game.queue[place] == event:
            return place
    return NOBODY


@rule
def append(game: State, event: int) -> None:
    """An event comes to the end of the queue."""
    game.queue[queue_length(game)] = event


@rule
def is_drawn(game: State, event: int) -> bool:
    """Whether an event has come already."""
    return game.won[event] != NOBODY or place_of(game, event) != NOBODY


@rule
def cubes_on(game: State, seat: int, place: int) -> int:
    """Cubes of a seat on an event."""
    count = 0
    for banner in range(MOST_BANNERS):
        if game.banner[place][banner] == seat:
            count += 1
    return count


@rule
def free_banners(game: State, place: int) -> int:
    """Banners of an event without a cube."""
    count = 0
    for banner in range(BANNERS[game.queue[place]]):
        if game.banner[place][banner] == NOBODY:
            count += 1
    return count


@rule
def leader(game: State, place: int) -> int:
    """Who has most cubes on an event; of equals who covered the leftmost banner."""
    best, most = NOBODY, 0
    for banner in range(MOST_BANNERS):
        seat = game.banner[place][banner]
        if seat != NOBODY and cubes_on(game, seat, place) > most:
            best, most = seat, cubes_on(game, seat, place)
    return best


@rule
def reward(game: State, place: int) -> None:
    """Most cubes get the first number of points, second most the second; equals share, rounded down.

    Where several share the first number, nobody gets the second.
    """
    most, second = 0, 0
    for seat in range(game.seats):
        count = cubes_on(game, seat, place)
        if count > most:
            most, second = count, most
        elif count < most and count > second:
            second = count
    first_shared, second_shared = 0, 0
    for seat in range(game.seats):
        count = cubes_on(game, seat, place)
        if count == most:
            first_shared += 1
        elif count == second:
            second_shared += 1
    event = game.queue[place]
    for seat in range(game.seats):
        count = cubes_on(game, seat, place)
        if count == most:
            gain_points(game, seat, EVENT_POINTS[event][0] // first_shared, COUNTERED)
        elif first_shared == 1 and second > 0 and count == second:
            gain_points(game, seat, EVENT_POINTS[event][1] // second_shared, COUNTERED)


@rule
def clear_banners(game: State, place: int) -> None:
    """All cubes on an event go home."""
    for banner in range(MOST_BANNERS):
        game.banner[place][banner] = NOBODY


@rule
def leave_queue(game: State, place: int) -> None:
    """An event leaves the queue; those behind it move up."""
    for later in range(place, QUEUE - 1):
        game.queue[later] = game.queue[later + 1]
        for banner in range(MOST_BANNERS):
            game.banner[later][banner] = game.banner[later + 1][banner]
    game.queue[QUEUE - 1] = NOBODY
    clear_banners(game, QUEUE - 1)


@rule
def counter(game: State, place: int) -> None:
    """All banners are covered: the event is countered, the leader gets its card. Marauding stays in the queue."""
    event = game.queue[place]
    reward(game, place)
    if event == MARAUDING and game.marauding_leaves == 0:
        clear_banners(game, place)
    else:
        game.won[event] = leader(game, place)
        leave_queue(game, place)


@rule
def put_cube(game: State, seat: int, place: int) -> None:
    """A cube on the leftmost free banner of an event."""
    banner = 0
    while game.banner[place][banner] != NOBODY:
        banner += 1
    game.banner[place][banner] = seat
    gain_influence(game, seat, BANNER_INFLUENCE[game.queue[place]])
    if free_banners(game, place) == 0:
        counter(game, place)


@rule
def put_cubes(game: State, seat: int, place: int, cubes: int) -> None:
    """So many cubes on an event, as far as they fit."""
    for _ in range(min(cubes, free_banners(game, place))):
        put_cube(game, seat, place)


@rule
def events_out(game: State) -> int:
    """Events in the queue, as bits. Each still takes a cube: a full one is countered at once."""
    events = 0
    for place in range(queue_length(game)):
        events |= 1 << game.queue[place]
    return events


@rule
def events_with(game: State, seat: int) -> int:
    """Events in the queue with a cube of that seat, as bits."""
    events = 0
    for place in range(queue_length(game)):
        if cubes_on(game, seat, place) > 0:
            events |= 1 << game.queue[place]
    return events


@rule
def take_cube(game: State, seat: int, place: int) -> None:
    """The rightmost cube of a seat goes home from an event; the cubes behind it move up."""
    banner = MOST_BANNERS - 1
    while game.banner[place][banner] != seat:
        banner -= 1
    for later in range(banner, MOST_BANNERS - 1):
        game.banner[place][later] = game.banner[place][later + 1]
    game.banner[place][MOST_BANNERS - 1] = NOBODY
