"""The log's book: gains are gathered until the next line, so that three cubes bring three influence in one sentence.

Amounts of points are told to their seat alone, until the end of the game.
"""

from collections.abc import Callable, Mapping, Sequence

from parvis.engine.lines import Line, LogLine
from parvis.engine.readers import Log
from parvis.engine.telling import Event
from parvis.games.troyes.pieces import ALL_COLOUR_NAMES, ALL_COLOURS, FACES

DENIERS, INFLUENCE, CITIZENS, POINTS = "deniers", "influence", "citizens", "points"


class LogBook(Log):
    """The lines of a step, and what was gained since the last of them."""

    def __init__(self, table: Mapping[Event, Callable[..., None]]) -> None:
        super().__init__(table)
        self.gains: dict[tuple[int, str], int] = {}
        self.arriving = False
        """Whether a neutral citizen comes by an event, and nobody has seen yet to which space."""
        self.placing = False
        """Whether a citizen is placed by the action that has been told."""
        self.income = 0
        """Deniers of which a seat pays its salaries."""
        self.black = 0
        """The black die to which a seat gives way."""

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Something gained, which is told before the next line or at the end of the step."""
        if amount > 0:
            self.gains[seat, what] = self.gains.get((seat, what), 0) + amount

    def tell_loss(self, key: str, seat: int, lost: int, wanted: int, **arguments: str | int) -> None:
        """A line with the number of lost points for one seat, and for all others with the most that it can be."""
        self.write_gains()
        full = Line(key, {"seat": seat, "count": lost, **arguments})
        self.write_points(seat, full, Line(f"{key}-at-most", {"seat": seat, "count": wanted, **arguments}))

    def write(self, line: LogLine) -> None:
        """Write a line down, after what was gained before it."""
        self.write_gains()
        self.lines.append(line)

    def close(self) -> None:
        """The step is over: tell what was gained last."""
        self.write_gains()

    def write_gains(self) -> None:
        """The lines of what was gained since the last line."""
        gains, self.gains = self.gains, {}
        for (seat, what), amount in gains.items():
            if what == POINTS:
                full = Line("effect-points", {"seat": seat, "count": amount})
                self.write_points(seat, full, Line("effect-points-hidden", {"seat": seat}))
            else:
                line = Line(f"effect-{what}", {"seat": seat, "count": amount})
                self.lines.append(LogLine(line, places=(district(seat),)))

    def write_points(self, seat: int, full: Line, others: Line) -> None:
        """What one seat reads of a number of points, and what all others read."""
        places = (district(seat),)
        self.lines.append(LogLine(full, only=seat, places=places, score=True))
        self.lines.append(LogLine(others, hidden_from=seat, places=places, score=True))


def district(seat: int) -> str:
    """The id of a district."""
    return f"district-{seat}"


def told_die(die: int) -> dict[str, str | int]:
    """Colour and value of a die, as sentences take them."""
    return {"colour": ALL_COLOUR_NAMES[die // FACES % ALL_COLOURS], "value": die % FACES + 1}


def values(dice: Sequence[int], between: str) -> str:
    """The values of dice, ascending."""
    return between.join(str(value) for value in sorted(die % FACES + 1 for die in dice))
