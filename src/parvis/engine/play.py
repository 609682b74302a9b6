"""Playing a game: its state, and every step that led there."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

from parvis.engine.contract import Game, seats_of
from parvis.engine.lines import LogLine
from parvis.engine.questions import NATURE
from parvis.engine.refusals import IllegalDecision
from parvis.engine.state import FlatState

Step = tuple[int, int]
"""A seat (NATURE too) and its decision."""


@dataclass(frozen=True)
class Result:
    """The end of a game (or how it would end now): score and tie-break by seat, and who has most of both."""

    scores: list[int]
    tiebreaks: list[int]
    winners: list[int]

    def place(self, seat: int) -> int:
        """The place of a seat, from 1; equal ones share theirs."""
        standing = list(zip(self.scores, self.tiebreaks, strict=True))
        return 1 + sum(other > standing[seat] for other in standing)


class Play:
    """A game under way, on the interpreted backend. Every step is checked against `legal` before it is made."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any] | Sequence[int] = (), ruling: int | None = None
    ) -> None:
        """A game at its start. `options` by name, or as the numbers of all of them. Raises GameError."""
        game.check_seats(seats)
        ruling = game.ruling if ruling is None else ruling
        game.check_ruling(ruling)
        self.game = game
        self.seats = seats
        self.options = game.read_options(options if isinstance(options, Mapping) else game.name_options(options), seats)
        self.ruling = ruling
        self.steps: list[Step] = []
        self.state: Any = game.rules.state()
        game.begin(self.state, seats, ruling, self.options)

    def movers(self) -> list[int]:
        """Seats that may decide now, ascending; [NATURE] where chance decides; [] at the end."""
        return seats_of(self.game.movers(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.movers(self.state) == 0

    def legal(self, seat: int) -> list[int]:
        """Decisions open to a seat, as the rules offer them."""
        return legal_decisions(self.game, self.state, seat)

    def step(self, seat: int, decision: int) -> None:
        """Make one decision. Raises IllegalDecision, and then nothing has changed."""
        seat, decision = whole(seat), whole(decision)
        check_legal(self.game, self.state, seat, decision)
        self.game.apply(self.state, seat, decision)
        self.steps.append((seat, decision))

    def say(self, seat: int, words: str) -> None:
        """Make one decision given in words. Raises GameError."""
        self.step(seat, self.game.decision(words))

    def events(self, seat: int, decision: int) -> list[LogLine]:
        """What that legal decision would lead to, as lines of the log."""
        return self.game.narrate(self.state, seat, decision)

    def view(self, onlooker: int | None) -> dict[str, Any]:
        """What an onlooker may see."""
        return self.game.view(self.state, onlooker)

    def result(self) -> Result:
        """Present scores; at the end, final ones."""
        return result(self.game, self.state, self.seats)

    def run_nature(self, pick: Callable[[int], int]) -> int:
        """Let chance decide as long as it is its turn; pick(n) gives a number below n. Returns how many steps."""
        done = 0
        while self.game.movers(self.state) == 1 << NATURE:
            decisions = self.legal(NATURE)
            self.step(NATURE, decisions[pick(len(decisions))])
            done += 1
        return done


def legal_decisions(game: Game, state: FlatState, seat: int) -> list[int]:
    """Decisions open to a seat, as the rules offer them; none for a seat that may not decide now."""
    if not 0 <= seat <= NATURE or game.movers(state) >> seat & 1 == 0:
        return []
    return game.legal(state, seat)


def unasked(game: Game, state: FlatState, seat: int) -> int | None:
    """What a seat decides now without being asked: to do nothing where it can do no more, or what the game names."""
    legal = game.legal(state, seat)
    if len(legal) == 1 and game.is_idle(state, seat, legal[0]):
        return legal[0]
    return game.unasked(state, seat, legal) if game.unasked else None


def whole(number: Any) -> int:
    """A seat or a decision as a plain number. Raises IllegalDecision for anything but a whole number.

    A float that equals one would pass all checks, and then stand in the state.
    """
    try:
        if isinstance(number, bool):
            raise TypeError
        return index(number)
    except TypeError:
        kind = type(number).__name__
        raise IllegalDecision("decision-kind", kind=kind) from None


def check_legal(game: Game, state: FlatState, seat: int, decision: int) -> None:
    """Raise IllegalDecision unless that seat may make that decision now."""
    seat, decision = whole(seat), whole(decision)
    if decision in legal_decisions(game, state, seat):
        return
    movers = seats_of(game.movers(state))
    if not movers:
        raise IllegalDecision("decision-over")
    if seat not in movers:
        turn = "nature" if movers == [NATURE] else ", ".join(map(str, movers))
        raise IllegalDecision("decision-turn", seat=seat_word(seat), count=len(movers), turn=turn)
    known = 0 <= decision < len(game.catalogue)
    words = repr(game.catalogue[decision]) if known else str(decision)
    raise IllegalDecision("decision-closed", words=words, seat=seat_word(seat))


def seat_word(seat: int) -> str:
    """`nature` or `2`, as it stands in a refusal."""
    return "nature" if seat == NATURE else str(seat)


def seat_words(seat: int) -> str:
    """A seat in words: `nature` or `seat 2`."""
    return "nature" if seat == NATURE else f"seat {seat}"


def result(game: Game, state: FlatState, seats: int) -> Result:
    """Scores, tie-breaks and winners of a state."""
    points, tiebreaks = [0] * seats, [0] * seats
    game.scores(state, points, tiebreaks)
    best = max(zip(points, tiebreaks, strict=True))
    winners = [seat for seat in range(seats) if (points[seat], tiebreaks[seat]) == best]
    return Result(points, tiebreaks, winners)
