"""What the chance of a table follows from: committed to when it is opened, revealed when its game is over."""

from typing import Any

from parvis.engine import fair
from parvis.engine.fair import Fair, Luck, Return
from parvis.engine.questions import NATURE
from parvis.web.models import Table

FIELDS = ("commitment", "secret", "numbers", "start_chosen", "scheme", "hashes", "drawn", "returns")
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
    """Fair dealing of a table for those who may see everything at the end: None before it. Raises GameError for what is
    damaged.
    """
    return promised(table) if is_over(table.finished, table.movers) else None


def forget(table: Table) -> None:
    """Let chance go on without a secret that everybody knows: for a game that was over, and no longer is."""
    names = {f"fair_{name}" for name in FIELDS}
    for field in Table._meta.concrete_fields:
        if field.name in names:
            setattr(table, field.name, field.get_default())


def note_return(table: Table, number: int, seat: int | None) -> None:
    """Note that somebody goes back to the state after `number` steps, if chance has decided since; None: an admin."""
    draws = table.steps.filter(number__gte=number, seat=NATURE).count()
    if draws:
        table.fair_returns = [*table.fair_returns, vars(Return(number, seat, draws))]


def luck(table: Table, promise: Fair) -> Luck:
    """Chance as it goes on after the table's steps."""
    asked = table.steps.filter(number__lt=table.number, seat=NATURE, asked__isnull=False)
    numbers = asked.values_list("asked", flat=True)
    return Luck(promise, (number for number in numbers if number is not None))


def is_over(finished: Any, movers: Any) -> bool:
    """Whether a game has ended, by what its table keeps; where that says both yes and no, it has not."""
    return finished is not None and movers == 0
