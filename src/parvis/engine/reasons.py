"""Why a decision is not open: obstacles without which it would be, none of them needless, found by asking `legal`.

In a copy of the position all obstacles that the game declares (`parvis.engine.obstacles`) are cleared. Then each is put
back, as long as the decision stays legal without it. Those that can't be put back are the reason: with just that
changed, the decision is open. So a reason can't contradict the rules, and rules have no line for it.

What the seat can't know is dealt again first, always in the same way, so a reason tells nothing hidden.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from parvis.engine.chance import chance
from parvis.engine.contract import Game
from parvis.engine.lines import Line
from parvis.engine.obstacles import Named, Obstacle, Obstacles
from parvis.engine.questions import Question

DEAL = 1
"""The number from which the unknown is dealt again: any, but always the same."""
IMPOSSIBLE = (ArithmeticError, LookupError, RuntimeError)
"""What rules may raise in a position that no game comes to."""
Counts = dict[Obstacle, int]
"""Obstacles that are cleared, each by how much."""


@dataclass(frozen=True)
class Reason:
    """Why a decision is not open.

    The lines say what all stands in the way; or just that what it names is not there, or when it is asked for.
    """

    lines: tuple[Line, ...]
    opened: Any
    """The position with just that changed, as an interpreted state: the decision is legal in it. None: it never is."""
    is_absent: bool
    """Whether what the decision names is not there at all."""
    section: str
    """The anchor of what explains it in the game's manual; empty: nothing does."""
    is_listed: bool = False
    """Whether it belongs into a list of all that is asked and is not possible."""


def why_not(game: Game, state: Any, seat: int, decision: int) -> Reason | None:
    """Why a seat that may decide can't make a decision in an interpreted state, which stays as it is.

    None where no reason is known, or the decision is legal. Takes some milliseconds.
    """
    if game.obstacles is None or not game.movers(state) >> seat & 1 or decision in game.legal(state, seat):
        return None
    never = game.obstacles.never_possible(state, seat, game.catalogue[decision])
    if never is not None:
        section = never.section or next(questions_of(game.obstacles, decision, game.rules.asked(state))).section
        return Reason((Line(never.key),), None, is_absent=True, section=section)
    known = state.copy()
    game.determinize(known, seat, chance(DEAL))
    for question, position in askings(game, game.obstacles, known, seat, decision):
        search = Search(game, position, seat, decision)
        counts = search.fewest(game.obstacles)
        if counts is not None:
            opened, told = search.cleared(counts)
            absent = {obstacle.key for obstacle in counts if obstacle.absent}
            told = [line for line in told if line.key in absent] or told
            when = [] if question is None else [Line(game.obstacles.when[question])]
            lines = tuple(when or told)
            section = explaining(game.obstacles, lines, question or game.rules.asked(position))
            is_beside = absent or any(obstacle.aside for obstacle in counts)
            is_listed = not is_beside and not game.obstacles.names_absent(known, seat, search.named)
            return Reason(lines, opened, bool(absent), section, is_listed)
    return None


def explaining(obstacles: Obstacles, lines: Sequence[Line], asked: Question | None) -> str:
    """The anchor of what explains the first line that has an explanation of its own, or else the question."""
    own = {one.key: one.section for one in obstacles.table}
    first = next((own[line.key] for line in lines if own.get(line.key)), "")
    return first or (asked.section if asked is not None else "")


def askings(
    game: Game, obstacles: Obstacles, state: Any, seat: int, decision: int
) -> Iterator[tuple[Question | None, Any]]:
    """The position with each question put that has that answer; as it is, first, where that is asked anyway."""
    asked = game.rules.asked(state)
    for question in questions_of(obstacles, decision, asked):
        yield (None, state) if question == asked else (question, put(game, state, seat, question))


def questions_of(obstacles: Obstacles, decision: int, asked: Question | None) -> Iterator[Question]:
    """The questions that have a decision as an answer, first the one that is asked."""
    for question in sorted(obstacles.when, key=lambda question: question != asked):
        if any(words <= decision < words.end for words in question.words):
            yield question


def put(game: Game, state: Any, seat: int, question: Question) -> Any:
    """A copy in which a seat is asked that question, in its phase if it is one of a phase's own."""
    other = state.copy()
    for phase in game.rules.declared.phases:
        if phase.asks == question:
            other.phase, other.depth, other.step = int(phase), 0, 0
            while not game.movers(other) >> seat & 1 and other.step <= other.seats:
                other.step += 1
            return other
    other.depth = 1
    other.asked[0] = [int(question), seat, *(0 for _ in other.asked[0][2:])]
    return other


@dataclass(frozen=True)
class Search:
    """The search for what is in the way of one decision of a seat in a position."""

    game: Game
    state: Any
    seat: int
    decision: int

    @property
    def named(self) -> Named:
        """The decision in words, split."""
        return self.game.catalogue[self.decision].split()

    def cleared(self, counts: Counts) -> tuple[Any, list[Line]]:
        """A copy without these obstacles, and a line for each that there was, in the order of the table.

        What comes last there is cleared first: a card has to lie open before anything else of it can be in the way.
        """
        other, lines = self.state.copy(), []
        for obstacle, count in reversed(counts.items()):
            told = obstacle.clear(other, self.seat, self.named, count)
            if told is not None:
                lines.append(Line(obstacle.key, told))
        return other, lines[::-1]

    def opens(self, counts: Counts) -> bool:
        """Whether the decision is legal without these obstacles."""
        try:
            return self.decision in self.game.legal(self.cleared(counts)[0], self.seat)
        except IMPOSSIBLE:
            return False

    def fewest(self, obstacles: Obstacles) -> dict[Obstacle, int] | None:
        """The obstacles that have to be cleared, each by as little as suffices; None: clearing all is not enough."""
        counts = {one: one.most for one in obstacles.table if self.named[0] in one.kinds}
        if not self.opens(counts):
            return None
        for obstacle in reversed(list(counts)):
            without = {one: count for one, count in counts.items() if one is not obstacle}
            if self.opens(without):
                counts = without
        for obstacle in counts:
            counts[obstacle] = self.least(counts, obstacle)
        return counts

    def least(self, counts: Counts, obstacle: Obstacle) -> int:
        """The least count of one obstacle with which the decision still opens, the others being cleared."""
        low, high = 1, counts[obstacle]
        while low < high:
            middle = (low + high) // 2
            if self.opens({**counts, obstacle: middle}):
                high = middle
            else:
                low = middle + 1
        return high
