"""Where points come from: every gain and loss of a step with its source, told by the rules themselves."""

from collections.abc import Callable, Mapping
from threading import local
from typing import Any

from parvis.engine.contract import Entry
from parvis.engine.trace import Watcher, traced
from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.games.troyes.rules.decisions import apply
from parvis.games.troyes.rules.supplies import (
    BLACK_DICE_MISSED,
    CARDS,
    COUNTERED,
    CUBES_LEFT,
    EVENTS_MISSED,
    FIRST_CHARACTER,
    LEVELS_MISSED,
    SALARIES,
    STONES,
    TRADE,
    gain_points,
    lose_points,
)
from parvis.games.troyes.state import RULES, State

SOURCES: Mapping[int, str] = {
    STONES: "cathedral",
    CARDS: "cards",
    COUNTERED: "events",
    TRADE: "tradesmen",
    CUBES_LEFT: "cubes-left",
    LEVELS_MISSED: "levels-missed",
    SALARIES: "salaries-missed",
    EVENTS_MISSED: "events-missed",
    BLACK_DICE_MISSED: "black-dice-missed",
    **{FIRST_CHARACTER + number: name for number, name in enumerate(CHARACTER_NAMES)},
}
"""Reason of a gain or loss -> its source, as texts and entries name it."""


class Clerk:
    """Looks on while the rules run, and writes down every gain and loss of points."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        watchers: Mapping[Callable[..., Any], Watcher] = {gain_points: self.gained, lose_points: self.lost}
        self.rules = traced(RULES, watchers)

    def gained(self, *arguments: Any) -> None:
        """Write down a gain."""
        if arguments:
            _, seat, points, reason = arguments
            self.write(seat, reason, points)

    def lost(self, *arguments: Any) -> None:
        """Write down a loss, as far as there is something to lose."""
        if arguments:
            state, seat, points, reason = arguments
            self.write(seat, reason, -min(points, state.points[seat]))

    def write(self, seat: int, reason: int, change: int) -> None:
        """An entry for a change, if it is one."""
        if change:
            self.entries.append(Entry(seat, SOURCES[reason], change))


_THREAD = local()


def fresh_clerk() -> Clerk:
    """This thread's clerk with empty books: making the rules again takes far longer than running them."""
    if not hasattr(_THREAD, "clerk"):
        _THREAD.clerk = Clerk()
    clerk: Clerk = _THREAD.clerk
    clerk.entries = []
    return clerk


def account(state: State, seat: int, decision: int) -> list[Entry]:
    """Every change of points that a legal decision leads to, in order. The state stays as it is."""
    clerk = fresh_clerk()
    clerk.rules(apply)(state.copy(), seat, decision)
    return clerk.entries
