"""Where points come from: every gain and loss of a step with its source, as the rules tell it."""

from collections.abc import Mapping

from parvis.engine.accounts import Accounted, Accounts, change
from parvis.games.troyes.cards import ACTIVITY_CARDS, ACTIVITY_WORDS, CHARACTER_NAMES, TO_END
from parvis.games.troyes.pieces import GATES, ROUNDS
from parvis.games.troyes.rules.ramparts.sides.gains import POINTS_GAINED
from parvis.games.troyes.rules.ramparts.wall import TILE_GATE, TILE_NAMES, TILE_WORD
from parvis.games.troyes.rules.supplies import (
    FOR_BLACK_DICE_MISSED,
    FOR_EVENTS_MISSED,
    FOR_LEVELS_MISSED,
    FOR_SALARIES_MISSED,
    FROM_CARDS,
    FROM_COUNTERED,
    FROM_CUBES_LEFT,
    FROM_FIRST_CARD,
    FROM_FIRST_CHARACTER,
    FROM_FIRST_TILE,
    FROM_FIRST_TILE_AT_END,
    FROM_STONES,
    FROM_TRADESMEN,
    GAINED_POINTS,
    LOST_POINTS,
)

CARD_SOURCES: Mapping[int, str] = {
    FROM_FIRST_CARD + card["name"]: ACTIVITY_WORDS[card["name"]] for card in ACTIVITY_CARDS if card["kind"] == TO_END
}
CHARACTER_SOURCES: Mapping[int, str] = {
    FROM_FIRST_CHARACTER + number: name for number, name in enumerate(CHARACTER_NAMES)
}
POINTS_TILES = {
    TILE_WORD[tile]: name
    for tile, name in enumerate(TILE_NAMES)
    if TILE_GATE[tile] == GATES - 1 or POINTS_GAINED[tile] > 0
}
"""The tiles that bring points: those of the last gate, and any that gains some."""
TILE_SOURCES: Mapping[int, str] = {FROM_FIRST_TILE + word: name for word, name in POINTS_TILES.items()}
TILE_SOURCES_AT_END: Mapping[int, str] = {FROM_FIRST_TILE_AT_END + word: name for word, name in POINTS_TILES.items()}
SOURCES: Mapping[int, str] = {
    FROM_STONES: "cathedral",
    FROM_CARDS: "cards",
    FROM_COUNTERED: "events",
    FROM_TRADESMEN: "tradesmen",
    FROM_CUBES_LEFT: "cubes-left",
    FOR_LEVELS_MISSED: "levels-missed",
    FOR_SALARIES_MISSED: "salaries-missed",
    FOR_EVENTS_MISSED: "events-missed",
    FOR_BLACK_DICE_MISSED: "black-dice-missed",
    **CARD_SOURCES,
    **CHARACTER_SOURCES,
    **TILE_SOURCES,
    **TILE_SOURCES_AT_END,
}
"""Reason of a gain or loss -> its source, as texts and statistics name it."""
LAST_SCORING = (
    FROM_CUBES_LEFT,
    FROM_TRADESMEN,
    FOR_LEVELS_MISSED,
    *CARD_SOURCES,
    *CHARACTER_SOURCES,
    *TILE_SOURCES_AT_END,
)
"""The reasons of the end of the game, where all points are open."""


NAMES = tuple(dict.fromkeys(SOURCES.values()))
REASONS = range(max(SOURCES) + 1)
SOURCE_AT = tuple(NAMES.index(SOURCES[reason]) if reason in SOURCES else 0 for reason in REASONS)
AT_END = tuple(int(reason in LAST_SCORING) for reason in REASONS)
END = max(ROUNDS)
"""The end of the game: a round of its own in the accounts."""


def round_of(state: Accounted, reason: int) -> int:
    """The round that points count for."""
    return END if AT_END[reason] else state.round


def gained(state: Accounted, seat: int, points: int, reason: int) -> None:
    """Count points that were gained, by their source."""
    change(state, seat, round_of(state, reason), SOURCE_AT[reason], points)


def lost(state: Accounted, seat: int, lost: int, wanted: int, reason: int) -> None:
    """A loss, as far as there was something to lose."""
    change(state, seat, round_of(state, reason), SOURCE_AT[reason], -lost)


ACCOUNTS = Accounts(NAMES, {GAINED_POINTS: gained, LOST_POINTS: lost}, END, has_end=True)
