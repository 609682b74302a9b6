"""Somebody who looks on while the rules run and writes down what is told of it.

Gains are gathered until the next line, so that three cubes bring three influence in one sentence. Amounts of points are
told to their seat alone, until the end of the game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parvis.engine.contract import Event, Line
from parvis.engine.trace import Watcher, traced
from parvis.games.troyes.pieces import COLOUR_NAMES, COLOURS, FACES
from parvis.games.troyes.state import RULES

Rule = Callable[..., Any]
Teller = Callable[..., None]
"""Called with the chronicle and the arguments of a rule."""

DENIERS, INFLUENCE, CITIZENS, POINTS = "deniers", "influence", "citizens", "points"


class Chronicle:
    """The events of a step. `before` and `after`: rule -> what tells of it when it begins, and when it has run.

    `known`: rules that are not told of but have to be known as running, see `around`.
    """

    def __init__(self, before: Mapping[Rule, Teller], after: Mapping[Rule, Teller], known: Sequence[Rule]) -> None:
        self.events: list[Event] = []
        self.gains: dict[tuple[int, str], int] = {}
        self.running: list[tuple[Rule, tuple[Any, ...]]] = []
        watched = (*before, *after, *known)
        self.rules = traced(RULES, {rule: self.watcher(rule, before.get(rule), after.get(rule)) for rule in watched})

    def begin(self) -> None:
        """Empty pages for the next step."""
        self.events, self.gains, self.running = [], {}, []

    def watcher(self, rule: Rule, before: Teller | None, after: Teller | None) -> Watcher:
        """A watcher that tells of a rule, and remembers that it is running."""

        def watch(*arguments: Any) -> None:
            if arguments:
                self.running.append((rule, arguments))
                if before:
                    before(self, *arguments)
            else:
                _, began = self.running.pop()
                if after:
                    after(self, *began)

        return watch

    def around(self) -> tuple[Rule | None, tuple[Any, ...]]:
        """The watched rule in which the one that is told of runs, and its arguments; None: it runs by itself."""
        return self.running[-2] if len(self.running) > 1 else (None, ())

    def tell(self, key: str, places: Sequence[str] = (), **arguments: str | int) -> None:
        """A line that everybody reads."""
        self.write_gains()
        self.events.append(Event(Line(key, arguments), places=tuple(places)))

    def head(self, key: str, places: Sequence[str], **arguments: str | int) -> None:
        """A heading: a round begins."""
        self.write_gains()
        self.events.append(Event(Line(key, arguments), places=tuple(places), heading=True))

    def tell_alone(self, key: str, seat: int, **arguments: str | int) -> None:
        """A line that only one seat reads."""
        self.write_gains()
        self.events.append(Event(Line(key, {"seat": seat, **arguments}), only=seat))

    def tell_in_full(self, key: str, seat: int, count: int, **arguments: str | int) -> None:
        """A line with the number of points for one seat, and without it for all others."""
        self.write_gains()
        self.write_in_full(key, seat, count, arguments)

    def write_in_full(self, key: str, seat: int, count: int, arguments: Mapping[str, str | int]) -> None:
        """The two events of such a line."""
        full = Line(key, {"seat": seat, "count": count, **arguments})
        others = Line(f"{key}-hidden", {"seat": seat, **arguments})
        places = (f"district-{seat}",)
        self.events.append(Event(full, only=seat, places=places, score=True))
        self.events.append(Event(others, hidden_from=seat, places=places, score=True))

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Something gained, which is told with the next line or at the end of the step."""
        if amount > 0:
            self.gains[seat, what] = self.gains.get((seat, what), 0) + amount

    def write_gains(self) -> None:
        """The lines of what was gained since the last line."""
        gains, self.gains = self.gains, {}
        for (seat, what), amount in gains.items():
            if what == POINTS:
                self.write_in_full("effect-points", seat, amount, {})
            else:
                line = Line(f"effect-{what}", {"seat": seat, "count": amount})
                self.events.append(Event(line, places=(f"district-{seat}",)))


def district(seat: int) -> str:
    """The id of a district."""
    return f"district-{seat}"


def told_die(die: int) -> dict[str, str | int]:
    """Colour and value of a die, as sentences take them."""
    return {"colour": COLOUR_NAMES[die // FACES % COLOURS], "value": die % FACES + 1}


def values(dice: list[int], between: str) -> str:
    """The values of dice, ascending."""
    return between.join(str(value) for value in sorted(die % FACES + 1 for die in dice))
