"""Readers of the event stream: whoever wants to know what a step consists of listens while the rules make it.

A game says in small tables what its events mean, such as for the log (`Game.log`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from parvis.engine.binding import Course
from parvis.engine.lines import Line, LogLine
from parvis.engine.telling import Event, Listener, listen


def run(course: Course, state: Any, seat: int, decision: int, listener: Listener, widest: int) -> Any:
    """The state that a legal decision leads to, with a listener to all that rules tell on the way. `state` stays."""
    scene = state.copy()
    listen(scene, listener)
    course.apply(scene, seat, decision, [0] * widest)
    scene.listener = None
    return scene


OthersAnswer = Callable[[Any, int], tuple[int, int] | None]
"""Another seat that is asked before a decision of a seat (state, seat) goes on, and its answer that does nothing; None:
nobody is, or an answer may matter to that seat."""


def run_stack(
    course: Course,
    state: Any,
    seat: int,
    decision: int,
    listener: Listener,
    widest: int,
    others_answer: OthersAnswer | None = None,
) -> Any:
    """Make a decision up to the next question with a choice or chance, without the course of the game going on, and on
    past what others may answer where that is known to change nothing for the seat.
    """
    scene = state.copy()
    listen(scene, listener)
    answer: tuple[int, int] | None = (seat, decision)
    while answer is not None:
        course.decide(scene, *answer)
        course.settle_stack(scene, [0] * widest)
        answer = others_answer and others_answer(scene, seat)
    scene.listener = None
    return scene


class Reader:
    """Hears events and hands each to the function that a table has for it: (reader, state, details …)."""

    def __init__(self, table: Mapping[Event, Callable[..., None]]) -> None:
        self.table = table

    def hear(self, state: Any, event: Event, details: tuple[int, ...]) -> None:
        """Hear an event that is told, and call the table's function for it."""
        function = self.table.get(event)
        if function:
            function(self, state, *details)
        elif event.line:
            self.hear_plainly(event, details)

    def hear_plainly(self, event: Event, details: tuple[int, ...]) -> None:
        """Hear an event of which the table says nothing, but its declaration."""


class Teller(Reader):
    """Writes lines of what it hears."""

    def __init__(self, table: Mapping[Event, Callable[..., None]]) -> None:
        super().__init__(table)
        self.lines: list[LogLine] = []

    def tell(self, key: str, places: Sequence[str] = (), **arguments: str | int) -> None:
        """A line that everybody reads."""
        self.write(LogLine(Line(key, arguments), places=tuple(places)))

    def tell_all(self, key: str, places: Sequence[str] = (), **arguments: str | int) -> None:
        """Tell of what befalls everybody, whoever decided last."""
        self.write(LogLine(Line(key, arguments), places=tuple(places), common=True))

    def tell_loss(self, key: str, places: Sequence[str] = (), **arguments: str | int) -> None:
        """A line that everybody reads, of what a seat loses by others or by chance."""
        self.write(LogLine(Line(key, arguments), places=tuple(places), loss=True))

    def write(self, line: LogLine) -> None:
        """Write a line into the list of lines."""
        self.lines.append(line)


class Log(Teller):
    """Writes the log's lines of a step."""

    def hear_plainly(self, event: Event, details: tuple[int, ...]) -> None:
        """Write the line that an event's declaration names."""
        tell = self.tell_loss if event.loss else self.tell
        tell(event.line, event.places(details), **event.told(details))

    def head(self, key: str, places: Sequence[str] = (), **arguments: str | int) -> None:
        """A heading: a part of the game begins."""
        self.write(LogLine(Line(key, arguments), places=tuple(places), heading=True))

    def tell_alone(self, key: str, seat: int, places: Sequence[str] = (), **arguments: str | int) -> None:
        """A line that only one seat reads."""
        self.write(LogLine(Line(key, {"seat": seat, **arguments}), only=seat, places=tuple(places)))

    def tell_in_full(
        self, key: str, seat: int, full: Mapping[str, str | int], places: Sequence[str] = (), score: bool = False
    ) -> None:
        """A line with these arguments for one seat; the others read KEY-hidden, without them."""
        whole = Line(key, {"seat": seat, **full})
        self.write(LogLine(whole, only=seat, places=tuple(places), score=score))
        self.write(LogLine(Line(f"{key}-hidden", {"seat": seat}), hidden_from=seat, places=tuple(places), score=score))

    def close(self) -> None:
        """The step is over: write what is still to be written."""


Holdings = Mapping[Event, tuple[str, int, str]]
"""Event -> what its seat has more (1) or less (-1) of, and the detail that says how much; no detail: one."""


def summed(holdings: Holdings, heard: Iterable[tuple[Event, tuple[int, ...]]], seat: int) -> Counter[str]:
    """How much more a seat has of everything after what was heard; below 0: less."""
    sums: Counter[str] = Counter()
    for event, details in heard:
        if event in holdings:
            what, sign, amount = holdings[event]
            told = dict(zip(event.details, details, strict=True))
            if told["seat"] == seat:
                sums[what] += sign * told.get(amount, 1)
    return sums
