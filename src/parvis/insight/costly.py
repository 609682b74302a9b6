"""Which decisions cost so much that somebody who learns is asked again: `tools.coaching` measures how often rightly."""

SECONDS, LONGER = 2.0, 8.0
"""About how long the decisions of a question are judged at first, and again as long as it is open."""
TURNS = 4
"""How many turns of the phases games are played on at least. After two, as for hints, the learned value of Troyes is
still off by two points at some decisions, and those seem to be the costly ones.
"""
LOSS, MARGIN = 2.5, 2.0
"""Points that a decision has to lose, less so many half intervals of 95 %. One would not be enough: the best decision
is chosen among many, and few games say little of how far they spread. The coach is to ask where two points are lost;
what the learned value says of where games are stopped may be off by half a point.
"""


def is_costly(behind: float, interval: float) -> bool:
    """Whether a decision that is so far behind the best one, give or take the interval, loses much for certain."""
    return behind - MARGIN * interval >= LOSS


def is_in_doubt(behind: float, interval: float) -> bool:
    """Whether more games could still tell if a decision that is so far behind loses much: only its interval forbids to
    say so.
    """
    return behind - MARGIN * interval < LOSS < behind
