"""Where points come from: every gain and loss of a step with its source, as the rules tell it."""

from collections.abc import Mapping

from parvis.engine.accounts import Accounted, Accounts, change
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import supplies
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import gains

CARD_SOURCES: Mapping[int, str] = {
    supplies.FROM_FIRST_CARD + card["name"]: cards.ACTIVITY_WORDS[card["name"]]
    for card in cards.ACTIVITY_CARDS
    if card["kind"] == cards.TO_END
}
CHARACTER_SOURCES: Mapping[int, str] = {
    supplies.FROM_FIRST_CHARACTER + number: name for number, name in enumerate(cards.CHARACTER_NAMES)
}
POINTS_TILES = {
    wall.TILE_WORD[tile]: name
    for tile, name in enumerate(wall.TILE_NAMES)
    if wall.TILE_GATE[tile] == pieces.GATES - 1 or gains.POINTS_GAINED[tile] > 0
}
"""The tiles that bring points: those of the last gate, and any that gains some."""
TILE_SOURCES: Mapping[int, str] = {supplies.FROM_FIRST_TILE + word: name for word, name in POINTS_TILES.items()}
TILE_SOURCES_AT_END: Mapping[int, str] = {
    supplies.FROM_FIRST_TILE_AT_END + word: name for word, name in POINTS_TILES.items()
}
SOURCES: Mapping[int, str] = {
    supplies.FROM_STONES: "cathedral",
    supplies.FROM_CARDS: "cards",
    supplies.FROM_COUNTERED: "events",
    supplies.FROM_TRADESMEN: "tradesmen",
    supplies.FROM_CUBES_LEFT: "cubes-left",
    supplies.FOR_LEVELS_MISSED: "levels-missed",
    supplies.FOR_SALARIES_MISSED: "salaries-missed",
    supplies.FOR_EVENTS_MISSED: "events-missed",
    supplies.FOR_BLACK_DICE_MISSED: "black-dice-missed",
    **CARD_SOURCES,
    **CHARACTER_SOURCES,
    **TILE_SOURCES,
    **TILE_SOURCES_AT_END,
}
"""Reason of a gain or loss -> its source, as texts and statistics name it."""
LAST_SCORING = (
    supplies.FROM_CUBES_LEFT,
    supplies.FROM_TRADESMEN,
    supplies.FOR_LEVELS_MISSED,
    *CARD_SOURCES,
    *CHARACTER_SOURCES,
    *TILE_SOURCES_AT_END,
)
"""The reasons of the end of the game, where all points are open."""


NAMES = tuple(dict.fromkeys(SOURCES.values()))
REASONS = range(max(SOURCES) + 1)
SOURCE_AT = tuple(NAMES.index(SOURCES[reason]) if reason in SOURCES else 0 for reason in REASONS)
AT_END = tuple(int(reason in LAST_SCORING) for reason in REASONS)
END = max(pieces.ROUNDS)
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


ACCOUNTS = Accounts(NAMES, {supplies.GAINED_POINTS: gained, supplies.LOST_POINTS: lost}, END, has_end=True)
