"""Where moves begin: the decisions of one belong together, so they are shown together and bots wait between moves."""

from parvis.engine.questions import NATURE
from parvis.web.models import Table

Move = tuple[int, int]
"""A move as the game's `move` tells it: phase and step."""


def start(before: Move, after: Move, seat: int, number: int, began: int) -> int:
    """How many steps had been made when the present move began; the last of `number` steps was that seat's.

    `before` and `after`: the moves that the game was in then, and is in now. `began`: when the one before had begun.
    What chance does first in a move was not decided by anybody: it begins with a player's decision.
    """
    is_new = before != after or (seat == NATURE and began == number - 1)
    return number if is_new else began


def only_bots_decide(table: Table) -> bool:
    """Whether the table waits for nobody but bots."""
    return table.movers != 0 and table.movers & ~table.bots == 0


def begins(table: Table) -> bool:
    """Whether nobody has decided anything yet in the table's present move."""
    return table.number == table.move_number
