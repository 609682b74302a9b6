"""Troyes keeps to the contract of all games, with every number of players and every setting of its options."""

import pytest

from parvis.engine.testing import GameContract
from parvis.games.troyes import GAME
from parvis.games.troyes.rules.effects.gains import MOST_TIMES
from tools.corpora.ladies import LEADS, never
from tools.corpora.troyes import AT_ONCE

MANY, MANY_TAKEN = 8, 5
SELDOM = [
    *(f"{word} {count}" for word in ("times", "put") for count in range(MANY, MOST_TIMES + 1)),
    *(f"take {count}" for count in range(MANY_TAKEN, MOST_TIMES + 1)),
    "from banker",
]
"""Of one card of The Ladies nobody takes a citizen back in these games. With the divisors as they are, so many
activations at once are hardly ever in reach, and cubes seldom lie there.
"""


@pytest.mark.slow
class TestTroyes(GameContract):
    game = GAME
    games = 24
    games_for_words = 3000
    stride = 60
    leads = LEADS
    spare = (*AT_ONCE, *SELDOM, *filter(never, GAME.catalogue))
