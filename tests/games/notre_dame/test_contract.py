"""Notre Dame keeps to the contract of all games, with every number of families and every setting of its options."""

import pytest

from parvis.engine.testing import GameContract
from parvis.games.notre_dame import GAME


@pytest.mark.slow
class TestNotreDame(GameContract):
    game = GAME
    games = 32
    stride = 60
