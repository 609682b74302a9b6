"""Who comes after whom: turns, events, black dice, settling, the start card. What goes around the table asks here."""

from parvis.games.troyes import pieces
from parvis.games.troyes.state import State, rule


@rule
def is_backwards(state: State) -> bool:
    """Whether the round is played counter-clockwise: the last one, in the tournament variant."""
    return state.modules >> pieces.TOURNAMENT & 1 == 1 and state.round == pieces.ROUNDS[state.seats] - 1


@rule
def seat_on(state: State, seat: int, places: int) -> int:
    """The seat so many places on from a seat, in the direction of play: to the left, or back to the right."""
    other = seat - places if is_backwards(state) else seat + places
    while other < 0:
        other += state.seats
    while other >= state.seats:
        other -= state.seats
    return other


@rule
def next_seat(state: State, seat: int) -> int:
    """The next seat in the direction of play."""
    return seat_on(state, seat, 1)
