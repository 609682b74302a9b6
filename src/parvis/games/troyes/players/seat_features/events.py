"""Events: who is ahead on which, what is at stake, what they will cost; and black dice."""

from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.players.seat_features import layout
from parvis.games.troyes.rules import queue
from parvis.games.troyes.rules.strikes import black_dice
from parvis.games.troyes.state import NOBODY, State, rule

LEADS, LEVEL, BEHIND, ABSENT = range(len(layout.STATUS_NAMES))
COVERED = 12
"""What is covered of an event is in twelfths."""
BLACK_AT = layout.COURSE_AT + layout.COURSE_NAMES.index("black dice")


@rule
def most_of_others(state: State, seat: int, place: int, out: Row) -> int:
    """The most cubes that another player has on an event; all of them are noted."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            cubes = queue.cubes_on(state, other, place)
            out[layout.rival_at(state, seat, other) + layout.RIVAL_CUBES] += cubes
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
    first: int = cards.EVENT_POINTS[event][0]
    second: int = cards.EVENT_POINTS[event][1]
    if standing == BEHIND:
        return second
    return first // 2 if standing == LEVEL else first


@rule
def write_event(state: State, seat: int, place: int, out: Row) -> None:
    """One event, and what the seat's best three dice of its colour could do there."""
    event, free, own = state.queue[place], 0, 0
    for banner in range(cards.MOST_BANNERS):
        if banner < cards.BANNERS[event]:
            free += int(state.banner[place][banner] == NOBODY)
            own += int(state.banner[place][banner] == seat)
    others = most_of_others(state, seat, place, out)
    out[layout.EVENTS_AT + cards.EVENT_WORD[event]] = 1
    out[layout.BANNERS_AT + cards.EVENT_WORD[event]] = own
    standing = status(own, others)
    share = points_at_stake(event, standing)
    at = layout.RACES_AT + len(layout.EVENT_NAMES) * standing
    out[at] += 1
    out[at + 1] += share
    out[at + 2] += COVERED * share * (cards.BANNERS[event] - free) // cards.BANNERS[event]
    reach = min(free, out[layout.THREE_AT + cards.EVENT_COLOUR[event]] // cards.EVENT_DIVISOR[event])
    out[layout.BLOWS_AT + 3] = max(out[layout.BLOWS_AT + 3], reach)
    if reach == free:
        prize = points_at_stake(event, status(own + reach, others))
        out[layout.BLOWS_AT + 4] = max(out[layout.BLOWS_AT + 4], prize)
    if black_dice.BLACK_DICE[event] > 0:
        out[layout.BLOWS_AT + 1] += black_dice.BLACK_DICE[event]
    elif queue.TAKES_CITIZENS[event] == 0:
        out[layout.BLOWS_AT + 2] += 1


@rule
def write_events(state: State, seat: int, out: Row) -> None:
    """The queue, and black dice on the table. The seat's dice are written already."""
    for place in range(queue.queue_length(state)):
        write_event(state, seat, place, out)
    out[layout.BLOWS_AT] = queue.events_won(state, seat)
    for value in range(pieces.FACES):
        out[BLACK_AT] += state.black[value]
        out[BLACK_AT + 1] += (value + 1) * state.black[value]
    out[BLACK_AT + 2] = state.defended
