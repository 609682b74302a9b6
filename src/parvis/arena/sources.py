"""Where points come from, counted while a game is played: a reader of the game's account of every step."""

from typing import Any

from parvis.arena.bot_game import Pairing
from parvis.engine.contract import Game


class SourceCounter:
    """Counts scores by source. It runs the game a second time, interpreted: by far slower than compiled."""

    def __init__(self, game: Game, pairing: Pairing) -> None:
        self.game = game
        self.state: Any = game.rules.state()
        self.scores: list[dict[str, int]] = [{} for _ in pairing.players]
        """Score by source, by seat."""
        game.begin(self.state, len(pairing.players), game.ruling, list(pairing.options))

    def step(self, seat: int, decision: int) -> None:
        """Count what a step brings, and make it."""
        for entry in self.game.account(self.state, seat, decision):
            own = self.scores[entry.seat]
            own[entry.source] = own.get(entry.source, 0) + entry.score
        self.game.apply(self.state, seat, decision)
