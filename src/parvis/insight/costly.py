"""Which decisions cost so much that somebody who learns is asked again: `tools.coaching` measures how often rightly."""

SECONDS = 2.0
"""About how long the decisions of a question are judged for it."""
LOSS = 2.0
"""Points that a decision has to lose, less the half interval of 95 %."""


def is_costly(behind: float, interval: float) -> bool:
    """Whether a decision that is so far behind the best one, give or take the interval, loses much for certain."""
    return behind - interval >= LOSS
