"""Accounts: what each seat has from each source of score in each round, kept by the rules as a core runs them.

    def lost(state: Accounted, seat: int, lost: int, wanted: int, reason: int) -> None:
        change(state, seat, state.round, SOURCE_AT[reason], -lost)

    ACCOUNTS = Accounts(("cathedral", "cards", …), {LOST_POINTS: lost, …}, rounds=6)

A game says what its events mean for scores; where rules tell one of these events, a core with accounts calls that
function instead. So the same rules are compiled once without accounts, and once with them.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from parvis.engine.lines import ScoreChange
from parvis.engine.state import Cube, FlatState
from parvis.engine.telling import Event


class Accounted(FlatState):
    """A state with accounts: points by seat, round and source."""

    round: int
    accounts: Annotated[Cube, 1, 1, 1]


def change(state: Accounted, seat: int, in_round: int, source: int, points: int) -> None:
    """A seat gains points from a source in a round, or loses them below zero."""
    state.accounts[seat][in_round][source] += points


@dataclass(frozen=True, eq=False)
class Accounts:
    """The sources of a game's score, and what its events change."""

    sources: tuple[str, ...]
    """Names, as texts and statistics know them."""
    told: Mapping[Event, Callable[..., None]]
    """Event -> a rule (state with accounts, details …) that calls `change`."""
    rounds: int = 1
    """How many rounds a game can have."""
    has_end: bool = False
    """Whether what comes at the end of the game counts as a round of its own, after all others."""

    @property
    def columns(self) -> int:
        """How many rounds are told apart, the end among them."""
        return self.rounds + self.has_end

    def named(self, column: int) -> int | None:
        """The round of a column, 1 for the first; None for the end of the game."""
        return None if column == self.rounds else column + 1


def accounted(state: type[FlatState], accounts: Accounts, seats: int) -> type[FlatState]:
    """The state of a game for at most so many seats, with accounts. Rules that are given one keep them."""
    entries = Annotated[Cube, seats, accounts.columns, len(accounts.sources)]
    members = {"__annotations__": {"accounts": entries}, "__module__": state.__module__, "told": accounts.told}
    return type(state.__name__, (Accounted, state), members)


class Scores:
    """Hears what rules tell, and writes down every change of score with its source."""

    def __init__(self, accounts: Accounts, seats: int) -> None:
        self.accounts, self.seats = accounts, seats
        self.changes: list[ScoreChange] = []

    def hear(self, state: Any, event: Event, details: tuple[int, ...]) -> None:
        """Hear an event that is told, and write down what it changes."""
        if event in self.accounts.told:
            page = Page(state, [[Counter()] * self.accounts.columns for _ in range(self.seats)])
            self.accounts.told[event](page, *details)
            for seat, (row, *_) in enumerate(page.accounts):
                named = ((source, row[number]) for number, source in enumerate(self.accounts.sources))
                self.changes += [ScoreChange(seat, source, points) for source, points in named if points]


@dataclass(frozen=True)
class Page:
    """Empty accounts beside a state, as a rule of scores changes them; all rounds are one."""

    state: Any
    accounts: list[list[Counter[int]]]

    @property
    def round(self) -> int:
        """The round that the state is in."""
        return int(self.state.round)
