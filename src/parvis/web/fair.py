"""What the chance of a table follows from: committed to when it is opened, revealed when its game is over."""

from typing import Any

from parvis.engine import fair
from parvis.engine.fair import Fair
from parvis.web.models import Table

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
    """The same for those who may see everything at the end: None before it. Raises GameError for what is damaged."""
    return promised(table) if is_over(table.finished, table.movers) else None


def forget(table: Table) -> None:
    """Let chance go on without a secret that everybody knows: for a game that was over, and no longer is."""
    table.fair_commitment = table.fair_secret = ""
    table.fair_numbers, table.fair_start_chosen = [], False


def is_over(finished: Any, movers: Any) -> bool:
    """Whether a game has ended, by what its table keeps; where that says both yes and no, it has not."""
    return finished is not None and movers == 0
