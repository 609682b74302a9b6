"""Troyes keeps to the contract of all games, with every number of players and every setting of its options."""

import pytest

from parvis.engine.testing import GameContract
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import ACTIVITIES, ACTIVITY_WORDS, HELP, WORD
from parvis.games.troyes.helps import NO_HELP
from parvis.games.troyes.pieces import QUEUE
from parvis.games.troyes.rules.effects.gains import MOST_TIMES

HELPFUL = {WORD[card] for card in range(ACTIVITIES) if HELP[card] != NO_HELP}
AT_ONCE = [f"help {name}" for word, name in enumerate(ACTIVITY_WORDS) if word not in HELPFUL]
"""Corrected data may make any card one that helps later."""
SELDOM = [f"times {times}" for times in range(8, MOST_TIMES + 1)]
"""With the divisors as they are, eight activations at a price are hardly ever in reach."""
AT_EVENTS = [
    "off chief-outlaw",
    *(f"{word} {card}" for word in ("off", "from") for card in ACTIVITY_WORDS),
    *(f"rise {number}" for number in range(1, QUEUE)),
]
"""The Chief Outlaw has a single banner, so no cube stays there. Random players seldom have cubes on two cards, or a
tradesman on a certain one when Possession comes. Two lie in one building in phase 3 with corrected data only."""


OF_EXPANSION = tuple(
    words
    for words in GAME.catalogue
    if words.split()[0] in ("give", "take", "turn", "put", "cube", "use", "off", "to", "rise")
    or words == "on chief-outlaw"
    or (words.startswith("remove") and words.endswith("4"))
)
"""Random players seldom get round the ramparts, lay many cubes on a card, or move any; tests of the rules do."""


@pytest.mark.slow
class TestTroyes(GameContract):
    game = GAME
    games = 24
    games_for_words = 600
    stride = 60
    spare = (*AT_ONCE, *SELDOM, *AT_EVENTS, *OF_EXPANSION)
    spare_fields = ("third",)
