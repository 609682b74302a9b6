"""Accounts: what each seat has from each source of score, kept by the rules themselves while they run in a core.

    def lost(state: Accounted, seat: int, lost: int, wanted: int, reason: int) -> None:
        change(state, seat, SOURCE_AT[reason], -lost)

    ACCOUNTS = Accounts(("cathedral", "cards", …), {LOST_POINTS: lost, …})

A game says what its events mean for scores; where rules tell one of these events, a core with accounts calls that
function instead. So the same rules are compiled once without accounts, and once with them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from parvis.engine.lines import ScoreChange
from parvis.engine.state import FlatState, Grid
from parvis.engine.telling import Event


class Accounted(FlatState):
    """A state with accounts: points by seat and source."""

    accounts: Annotated[Grid, 1, 1]


def change(state: Accounted, seat: int, source: int, points: int) -> None:
    """A seat gains points from a source, or loses them below zero."""
    state.accounts[seat][source] += points


@dataclass(frozen=True, eq=False)
class Accounts:
    """The sources of a game's score, and what its events change."""

    sources: tuple[str, ...]
    """Names, as texts and statistics know them."""
    told: Mapping[Event, Callable[..., None]]
    """Event -> a rule (state with accounts, details …) that calls `change`."""

    def blank(self, seats: int) -> list[list[int]]:
        """Accounts without any entry."""
        return [[0] * len(self.sources) for _ in range(seats)]


def accounted(state: type[FlatState], accounts: Accounts, seats: int) -> type[FlatState]:
    """The state of a game for at most so many seats, with accounts. Rules that are given one keep them."""
    grid = Annotated[Grid, seats, len(accounts.sources)]
    members = {"__annotations__": {"accounts": grid}, "__module__": state.__module__, "told": accounts.told}
    return type(state.__name__, (Accounted, state), members)


class Scores:
    """Hears what rules tell, and writes down every change of score with its source."""

    def __init__(self, accounts: Accounts, seats: int) -> None:
        self.accounts, self.seats = accounts, seats
        self.changes: list[ScoreChange] = []

    def hear(self, state: Any, event: Event, details: tuple[int, ...]) -> None:
        """Hear an event that is told, and write down what it changes."""
        if event in self.accounts.told:
            page = Page(self.accounts.blank(self.seats))
            self.accounts.told[event](page, *details)
            for seat, row in enumerate(page.accounts):
                named = zip(self.accounts.sources, row, strict=True)
                self.changes += [ScoreChange(seat, source, points) for source, points in named if points]


@dataclass(frozen=True)
class Page:
    """Accounts alone, as a rule of scores changes them."""

    accounts: list[list[int]]
