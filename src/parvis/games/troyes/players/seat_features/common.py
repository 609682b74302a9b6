"""What the parts of the features have in common."""

from parvis.engine.state import Row
from parvis.games.troyes.pieces import NEUTRAL
from parvis.games.troyes.players.seat_features.layout import RIVAL_NUMBERS, RIVALS_AT
from parvis.games.troyes.state import State, rule


@rule
def write_curve(count: int, first: int, second: int, out: Row, at: int) -> None:
    """A count, and the same cut off at two limits."""
    out[at] = count
    out[at + 1] = min(count, first)
    out[at + 2] = min(count, second)


@rule
def rival_at(state: State, seat: int, other: int) -> int:
    """Where the numbers of another player begin, who sits so many places to the left."""
    place = other - seat
    if place < 0:
        place += state.seats
    return RIVALS_AT + RIVAL_NUMBERS * (place - 1)


@rule
def is_rival(seat: int, other: int) -> bool:
    """Whether that is another player, and neither nobody nor a neutral citizen."""
    return 0 <= other < NEUTRAL and other != seat
