"""Events: who is ahead on which, what is at stake, what they will cost; and black dice."""

from parvis.engine.state import Row
from parvis.games.troyes.cards import BANNERS, EVENT_COLOUR, EVENT_DIVISOR, EVENT_POINTS, EVENT_WORD, MOST_BANNERS
from parvis.games.troyes.pieces import FACES
from parvis.games.troyes.players.seat_features.layout import (
    BANNERS_AT,
    BLOWS_AT,
    COURSE_AT,
    COURSE_NAMES,
    EVENT_NAMES,
    EVENTS_AT,
    RACES_AT,
    RIVAL_CUBES,
    STATUS_NAMES,
    THREE_AT,
    rival_at,
)
from parvis.games.troyes.rules.queue import TAKES_CITIZENS, cubes_on, events_won, queue_length
from parvis.games.troyes.rules.strikes.black_dice import BLACK_DICE
from parvis.games.troyes.state import NOBODY, State, rule

LEADS, LEVEL, BEHIND, ABSENT = range(len(STATUS_NAMES))
COVERED = 12
"""What is covered of an event is in twelfths."""
BLACK_AT = COURSE_AT + COURSE_NAMES.index("black dice")


@rule
def most_of_others(state: State, seat: int, place: int, out: Row) -> int:
    """The most cubes that another player has on an event; all of them are noted."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            cubes = cubes_on(state, other, place)
            out[rival_at(state, seat, other) + RIVAL_CUBES] += cubes
            most = max(most, cubes)
    return most


@rule
def status(own: int, others: int) -> int:
    """Where a seat stands on an event."""
    if own == 0:
        return ABSENT
    if own > others:
        return LEADS
    return LEVEL if own == others else BEHIND


@rule
def points_at_stake(event: int, standing: int) -> int:
    """Points for a seat if the event were countered as things stand; where it has no cube, for who is first."""
    first: int = EVENT_POINTS[event][0]
    second: int = EVENT_POINTS[event][1]
    if standing == BEHIND:
        return second
    return first // 2 if standing == LEVEL else first


@rule
def write_event(state: State, seat: int, place: int, out: Row) -> None:
    """One event, and what the seat's best three dice of its colour could do there."""
    event, free, own = state.queue[place], 0, 0
    for banner in range(MOST_BANNERS):
        if banner < BANNERS[event]:
            free += int(state.banner[place][banner] == NOBODY)
            own += int(state.banner[place][banner] == seat)
    others = most_of_others(state, seat, place, out)
    out[EVENTS_AT + EVENT_WORD[event]] = 1
    out[BANNERS_AT + EVENT_WORD[event]] = own
    standing = status(own, others)
    share = points_at_stake(event, standing)
    at = RACES_AT + len(EVENT_NAMES) * standing
    out[at] += 1
    out[at + 1] += share
    out[at + 2] += COVERED * share * (BANNERS[event] - free) // BANNERS[event]
    reach = min(free, out[THREE_AT + EVENT_COLOUR[event]] // EVENT_DIVISOR[event])
    out[BLOWS_AT + 3] = max(out[BLOWS_AT + 3], reach)
    if reach == free:
        prize = points_at_stake(event, status(own + reach, others))
        out[BLOWS_AT + 4] = max(out[BLOWS_AT + 4], prize)
    if BLACK_DICE[event] > 0:
        out[BLOWS_AT + 1] += BLACK_DICE[event]
    elif TAKES_CITIZENS[event] == 0:
        out[BLOWS_AT + 2] += 1


@rule
def write_events(state: State, seat: int, out: Row) -> None:
    """The queue, and black dice on the table. The seat's dice are written already."""
    for place in range(queue_length(state)):
        write_event(state, seat, place, out)
    out[BLOWS_AT] = events_won(state, seat)
    for value in range(FACES):
        out[BLACK_AT] += state.black[value]
        out[BLACK_AT + 1] += (value + 1) * state.black[value]
    out[BLACK_AT + 2] = state.defended
