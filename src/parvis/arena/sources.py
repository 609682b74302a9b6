"""Where points come from, counted while a game is played: the game's own account of every step."""

from typing import Any

from parvis.arena.table import Sitting
from parvis.engine.contract import Game


class Ledger:
    """Scores by source. It runs a second, interpreted game beside: slower by far than the compiled one."""

    def __init__(self, game: Game, sitting: Sitting) -> None:
        self.game = game
        self.state: Any = game.rules.state()
        self.scores: list[dict[str, int]] = [{} for _ in sitting.players]
        """Score by source, by seat."""
        game.setup(self.state, len(sitting.players), game.ruling, list(sitting.options))

    def step(self, seat: int, decision: int) -> None:
        """Enter what a step brings, and make it."""
        assert self.game.account
        for entry in self.game.account(self.state, seat, decision):
            own = self.scores[entry.seat]
            own[entry.source] = own.get(entry.source, 0) + entry.score
        self.game.apply(self.state, seat, decision)
