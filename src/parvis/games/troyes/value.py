"""A hand-written worth of a position, for bots that look one decision ahead. In hundredths of a point."""

from parvis.games.troyes.state import State, rule

POINT = 100


@rule
def value(game: State, seat: int) -> int:
    """What the position is worth to a seat."""
    return POINT * game.points[seat]
