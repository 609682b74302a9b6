"""The log's book: gains are gathered until the next line, so that three cubes bring three influence in one sentence.

Everybody sees how many points somebody gains or loses; only how many they have is hidden.
"""

from collections.abc import Callable, Mapping, Sequence

from parvis.engine.lines import Line, LogLine
from parvis.engine.readers import Log
from parvis.engine.telling import Event
from parvis.games.troyes import pieces

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
            line = Line(f"effect-{what}", {"seat": seat, "count": amount})
            self.lines.append(LogLine(line, places=(district(seat),)))


def district(seat: int) -> str:
    """The page's id of a seat's district."""
    return f"district-{seat}"


def die_place(die: int) -> str:
    """The page's id of a die that lies in a district, or has lain there; alike for dice that are alike."""
    colour, value = pieces.ALL_COLOUR_NAMES[die // pieces.FACES % pieces.ALL_COLOURS], die % pieces.FACES + 1
    return f"die-{pieces.DISTRICT_NAMES[die // pieces.BY_DISTRICT]}-{colour}-{value}"


def die_arguments(die: int) -> dict[str, str | int]:
    """Colour and value of a die, as sentences and views name them."""
    return {
        "colour": pieces.ALL_COLOUR_NAMES[die // pieces.FACES % pieces.ALL_COLOURS],
        "value": die % pieces.FACES + 1,
    }


def values(dice: Sequence[int], between: str) -> str:
    """The values of dice, ascending."""
    return between.join(str(value) for value in sorted(die % pieces.FACES + 1 for die in dice))
