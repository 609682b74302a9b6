"""What a part of a game has brought, such as a round: a small table with a column for each seat, and a few lines.

A game supplies a reader (`Game.summaries`) that hears all events of a game from its start, and sums up each part when
it ends. Whoever shows a summary asks it what one onlooker may see.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from parvis.engine.lines import EVERYTHING, Line, LogLine, Onlooker
from parvis.engine.readers import Teller
from parvis.engine.telling import Event

Value = int | Line
"""What stands in a cell: a gain or a loss, or a text."""


@dataclass(frozen=True)
class Cell:
    """A cell of a summary's table: what its own seat sees, and what all others see if it is secret."""

    value: Value
    secret: bool = False
    """Whether the wish to keep scores secret hides it from the others."""
    others: Value | None = None
    """What they see of a secret one; None: that there is something that they may not see."""
    total: bool = False
    """Whether it is what a seat has, not what it has gained: a number without a sign."""

    def seen(self, seat: int, onlooker: Onlooker, open_scores: bool) -> Value | None:
        """What an onlooker sees of a seat's cell; None: that there is something secret."""
        return self.value if not self.secret or open_scores or onlooker in (seat, EVERYTHING) else self.others


@dataclass(frozen=True)
class Summary:
    """What one part of a game has brought."""

    heading: Line
    lines: list[LogLine]
    rows: dict[str, dict[int, Cell]]
    """Key of the row's text -> seat -> cell."""


class Summaries(Teller):
    """Sums up the parts of a game. Its rows stand in the order of `rows`, others behind them as they come."""

    def __init__(self, table: Mapping[Event, Callable[..., None]], rows: Sequence[str] = ()) -> None:
        super().__init__(table)
        self.order = rows
        self.rows: dict[str, dict[int, Cell]] = {}
        self.always: list[str] = []
        """Rows that are told even where they are nothing but zeros."""
        self.ended: list[Summary] = []

    def put(self, row: str, seat: int, cell: Cell) -> None:
        """Write a cell into the row of a summary."""
        self.rows.setdefault(row, {})[seat] = cell

    def add(self, row: str, seat: int, amount: int, secret: bool = False) -> None:
        """A gain, or a loss below zero, on top of what stands in the cell."""
        before = self.rows.get(row, {}).get(seat)
        so_far = before.value if before and isinstance(before.value, int) else 0
        self.put(row, seat, Cell(so_far + amount, secret))

    def end(self, key: str, **arguments: str | int) -> None:
        """A part of the game is over. A row of nothing but zeros is left out if all may see that it is one."""
        rows = {row: self.rows[row] for row in (*self.order, *self.rows) if row in self.rows}
        telling = [row for row, cells in rows.items() if row in self.always or any(map(tells, cells.values()))]
        self.ended.append(Summary(Line(key, arguments), self.lines, {row: rows[row] for row in telling}))
        self.lines, self.rows = [], {}


def tells(cell: Cell) -> bool:
    """Whether a cell is more than a zero that all may see."""
    return cell.secret or cell.value != 0
