"""Where points come from: every gain and loss of a step with its source, as the rules tell it."""

from collections.abc import Mapping

from parvis.engine.readers import Scores
from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.games.troyes.rules.supplies import (
    BLACK_DICE_MISSED,
    CARDS,
    COUNTERED,
    CUBES_LEFT,
    EVENTS_MISSED,
    FIRST_CHARACTER,
    GAINED_POINTS,
    LEVELS_MISSED,
    LOST_POINTS,
    SALARIES,
    STONES,
    TRADE,
)
from parvis.games.troyes.state import State

CHARACTERS: Mapping[int, str] = {FIRST_CHARACTER + number: name for number, name in enumerate(CHARACTER_NAMES)}
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
    **CHARACTERS,
}
"""Reason of a gain or loss -> its source, as texts and statistics name it."""
LAST_SCORING = (CUBES_LEFT, TRADE, LEVELS_MISSED, *CHARACTERS)
"""The reasons of the end of the game, where all points are open."""


def gained(scores: Scores, state: State, seat: int, points: int, reason: int) -> None:
    """A gain."""
    scores.change(seat, SOURCES[reason], points)


def lost(scores: Scores, state: State, seat: int, lost: int, wanted: int, reason: int) -> None:
    """A loss, as far as there was something to lose."""
    scores.change(seat, SOURCES[reason], -lost)


def scores_told() -> Scores:
    """A reader for a step."""
    return Scores({GAINED_POINTS: gained, LOST_POINTS: lost})
