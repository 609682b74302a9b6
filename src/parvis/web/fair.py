"""What the chance of a table follows from: committed to when it is opened, revealed when its game is over."""

from typing import Any

from parvis.engine import fair
from parvis.engine.fair import Fair
from parvis.web.models import Table
from parvis.web.room.terms import Terms

FIELDS = ("commitment", "secret", "numbers", "start_chosen")
SECRET = "fair_secret"
"""The column that nobody may see before the end."""


def fields(promise: Fair | None) -> dict[str, Any]:
    """The fields of a table whose chance follows from that; None: from nothing that anybody could check."""
    return {f"fair_{name}": value for name, value in promise.to_json().items()} if promise else {}


def promised(table: Table) -> Fair | None:
    """What the table's chance follows from, the secret included: for chance alone. None: nothing was promised.

    Raises GameError for what is damaged.
    """
    if not table.fair_commitment:
        return None
    kept = {name: getattr(table, f"fair_{name}") for name in FIELDS}
    return fair.parse(kept, len(table.seats))


def revealed(table: Table) -> Fair | None:
    """The same for everybody: None as long as it is not revealed. Raises GameError for what is damaged."""
    return promised(table) if is_revealed(table) else None


def is_revealed(table: Table) -> bool:
    """Whether everybody may know what chance followed from: the game is over, and the table hides nothing after it."""
    return is_over(table.finished, table.movers) and reveals(table) and table.fair_commitment != ""


def reveals(table: Table) -> bool:
    """Whether the table reveals everything at the end; what chance followed from tells what was hidden, too."""
    return Terms.of(table.terms).revealed


def is_over(finished: Any, movers: Any) -> bool:
    """Whether a game has ended, by what its table keeps; where that says both yes and no, it has not."""
    return finished is not None and movers == 0
