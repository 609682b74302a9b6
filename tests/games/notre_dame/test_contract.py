"""Notre Dame keeps to the contract of all games, with every number of families and every setting of its options."""

from parvis.engine.testing import GameContract
from parvis.games.notre_dame import GAME


class TestNotreDame(GameContract):
    game = GAME
    games = 32
    stride = 60
