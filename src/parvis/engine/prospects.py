"""What a decision is worth later: what a seat still has to expect, by the rules, before the decision and after it.

A game declares its prospects: what goes on bringing points, and how many these are as things stand, with what a seat
knows. A decision is told by how much it changes each of them, in a line of its own below what it brings now.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import floor
from types import MappingProxyType
from typing import Any

from parvis.engine.binding import Course
from parvis.engine.lines import Line
from parvis.engine.questions import SEAT
from parvis.engine.readers import run_stack

LESS = "-less"
"""How the key of a line ends that tells a loss."""


def nothing(state: Any, seat: int) -> Mapping[str, int | str]:
    """What a text is told that needs nothing but the points."""
    return {}


@dataclass(frozen=True)
class Prospect:
    """Something that goes on bringing points, with the name of its texts: `later-NAME`, `later-NAME-less`."""

    name: str
    points: Callable[[Any, int], float]
    """What it still brings a seat in an interpreted state, as things stand, by what that seat knows."""
    told: Callable[[Any, int], Mapping[str, int | str]] = nothing
    """What its text is told besides `count`, the points: numbers of an interpreted state, such as the rounds left."""


@dataclass(frozen=True)
class Prospects:
    """All that a game counts on."""

    table: tuple[Prospect, ...]
    points: Callable[[Any, int], int]
    """The points that a seat has."""
    meant: Callable[[Any, int, int], Any | None] | None = None
    """The state that a decision (state, seat, decision) is made for, where it leads there much later only: a card that
    is kept, played. None: what the decision leads to at once."""
    unasked: Callable[[Any, int, Sequence[int]], int | None] | None = None
    """The answer that a seat (state, seat, legal) gives without being asked, as the game has it; None: it is asked."""
    carried_out: Callable[[Any, int], Sequence[Any]] | None = None
    """The states in which what a seat (state, seat) has begun is carried out in the plainest ways; none where it has
    begun nothing. For games in which looking through all answers would take too long."""
    counted: float = 1
    """The part of it all that is told: games played on gain and lose less by a decision than rules by themselves would
    say, as who misses something makes up for a part of it.
    """
    deep: int = 0
    """How many further questions of the same move are looked through for the answer that is worth most."""


@dataclass(frozen=True)
class Preview:
    """What a decision would bring its seat."""

    now: list[Line]
    """What it brings for certain, line by line, and what the best answer to a question that follows brings at once."""
    later: list[Line]
    """What it changes of what the seat has to expect."""
    gained: int = 0
    """The points that it brings now, all together, those of that answer included."""

    @property
    def worth(self) -> float:
        """All points that it is worth, now and later."""
        return self.gained + sum(map(points_of, self.later))


HALF = "½"
EXACT = 6
"""Decimal places beyond which numbers differ by the order alone in which they were added up."""
NEXT = "next"
"""The name of what the best answer to the question that follows is worth later."""
GAINED_NEXT = "gained-next"
"""The key of a line that tells the points which that answer brings at once; with `LESS` those that it costs."""


def line(name: str, halves: int, told: Mapping[str, int | str] = MappingProxyType({})) -> Line:
    """A line of so many half points more, or fewer: `1½`."""
    count = in_halves(abs(halves))
    return Line(f"later-{name}" if halves > 0 else f"later-{name}{LESS}", {"count": count, **told})


def halves_of(points: Sequence[float]) -> list[int]:
    """Numbers of half points that come to the rounded sum of all: each rounded down or up, up where most is missing.

    However a sum is split, it is told as the same number.
    """
    exact = [round(2 * one, EXACT) for one in points]
    halves = [floor(one) for one in exact]
    missing = round(round(sum(exact), EXACT)) - sum(halves)
    for place in sorted(range(len(exact)), key=lambda place: halves[place] - exact[place])[:missing]:
        halves[place] += 1
    return halves


def in_halves(halves: int) -> str:
    """Write a number of half points as a reader sees it: `1½`, `−2`."""
    whole, half = divmod(abs(halves), 2)
    count = f"{whole or ''}{HALF}" if half else str(whole)
    return f"−{count}" if halves < 0 else count


def name_of(told: Line) -> str:
    """The name of what a line tells of, a gain or a loss."""
    return told.key.removeprefix("later-").removesuffix(LESS)


def points_of(told: Line) -> float:
    """The points that a line tells, below 0 if it is a loss."""
    count = str(told.arguments["count"])
    points = int(count.rstrip(HALF) or 0) + (0.5 if count.endswith(HALF) else 0)
    return -points if told.key.endswith(LESS) else points


def gained_by_answer(points: int) -> list[Line]:
    """The line of the points that an answer to the question that follows brings at once, or costs."""
    return [Line(GAINED_NEXT if points > 0 else f"{GAINED_NEXT}{LESS}", {"count": abs(points)})] if points else []


class Outlook:
    """What decisions that a seat can make in a state are worth, now and later."""

    def __init__(self, course: Course, prospects: Prospects, seat: int, before: Any, idle: int | None = None) -> None:
        """`idle`: the decision that does nothing, if there is one: others are worth what they change beside it, so that
        none is told to cost what is over anyway.
        """
        self.course, self.prospects, self.seat, self.before = course, prospects, seat, before
        self.expected_before = self.expected(before if idle is None else self.gone_on(self.after(before, idle)))
        self.out = [0] * course.widest

    def preview(self, now: list[Line], after: Any, decision: int) -> Preview:
        """What a decision brings that leads to a state; `now`: the lines of what comes for certain."""
        after = self.meant(after, decision)
        points = self.prospects.points(after, self.seat)
        gained_next, later_next = self.next_best(after)
        return Preview(
            now + gained_by_answer(gained_next),
            self.changes(after, later_next),
            points + gained_next - self.prospects.points(self.before, self.seat),
        )

    def changes(self, after: Any, later_next: float) -> list[Line]:
        """What is to be expected in a state, more or less than before, in halves. What the best answer to a question
        that follows is worth later comes last. They add up to what all of it comes to.
        """
        table = self.prospects.table
        changes = [now - before for now, before in zip(self.expected(after), self.expected_before, strict=True)]
        *parts, answer = halves_of([*changes, later_next])
        largest = sorted(zip(parts, table, strict=True), key=lambda part: -abs(part[0]))
        lines = [line(one.name, halves, one.told(after, self.seat)) for halves, one in largest if halves]
        return [*lines, line(NEXT, answer)] if answer else lines

    def meant(self, after: Any, decision: int) -> Any:
        """The state that a decision is made for; where that says all, the one that follows, after what is not asked."""
        known = self.prospects
        return (known.meant(self.before, self.seat, decision) if known.meant else None) or self.gone_on(after)

    def gone_on(self, state: Any) -> Any:
        """The state after all that the seat is not asked about."""
        unasked = self.prospects.unasked
        while unasked is not None and self.is_asked(state):
            answer = unasked(state, self.seat, ())
            if answer is None:
                break
            state = self.after(state, answer)
        return state

    def after(self, state: Any, decision: int) -> Any:
        """Where a decision leads, up to the next question."""
        return run_stack(self.course, state, self.seat, decision, lambda *_: None, self.course.widest)

    def next_best(self, after: Any) -> tuple[int, float]:
        """What the best answer to a question that follows brings: points at once, and what it is worth later."""
        if not self.is_asked(after):
            return 0, 0
        (worth, points), (best, reached) = self.worth(after), self.best_of_all(after)
        return reached - points, best - worth - (reached - points)

    def best_of_all(self, state: Any) -> tuple[float, int]:
        """The worth of what is reached if the seat is asked something: in the plainest way, or the best one."""
        if self.prospects.carried_out is None:
            return self.best(state, self.prospects.deep)
        return max(map(self.worth, self.prospects.carried_out(state, self.seat) or (state,)))

    def is_asked(self, state: Any) -> bool:
        """Whether the seat is asked something as part of the same move."""
        return bool(state.depth > 0 and state.asked[state.depth - 1][SEAT] == self.seat)

    def worth(self, state: Any) -> tuple[float, int]:
        """Points of the seat with all that it has to expect, and the points alone."""
        points = self.prospects.points(state, self.seat)
        return points + sum(self.expected(state)), points

    def expected(self, state: Any) -> list[float]:
        """What each prospect still brings the seat, in the order of the table."""
        known = self.prospects
        return [known.counted * prospect.points(state, self.seat) for prospect in known.table]

    def best(self, state: Any, deep: int) -> tuple[float, int]:
        """The worth of the state to the seat if it answers so many questions as well as it can."""
        if deep == 0 or not self.is_asked(state):
            return self.worth(state)
        return max(self.best(scene, deep - 1) for scene in self.answered(state))

    def answered(self, state: Any) -> Iterator[Any]:
        """The states after each answer to the question that is asked."""
        for decision in self.course.answers(state, self.seat):
            scene = state.copy()
            self.course.decide(scene, self.seat, decision)
            self.course.settle_stack(scene, self.out)
            yield scene
