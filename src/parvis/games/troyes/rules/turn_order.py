"""Who comes after whom: turns, events, black dice, settling, the start card. What goes around the table asks here."""

from parvis.games.troyes.state import State, rule


@rule
def seat_on(state: State, seat: int, places: int) -> int:
    """The seat so many places on from a seat, in the direction of play: to the left."""
    return (seat + places) % state.seats


@rule
def next_seat(state: State, seat: int) -> int:
    """The next seat in the direction of play."""
    return seat_on(state, seat, 1)
