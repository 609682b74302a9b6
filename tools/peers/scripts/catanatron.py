"""Catanatron: random players of Catan, whose decisions are made in Python."""

import random
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from tools.peers.scripts.timing import Play, Report, Work, repeated


class CountingPlayer(RandomPlayer):
    """A random player that counts its decisions, forced ones too: Catanatron asks for these as for any other."""

    def __init__(self, color: Any) -> None:
        super().__init__(color)
        self.decisions = 0

    def decide(self, game: Any, playable_actions: list[Any]) -> Any:
        """One of the legal actions."""
        self.decisions += 1
        return random.choice(playable_actions)


def play(seed: int) -> int:
    """Play a game of four; returns its decisions."""
    random.seed(seed)
    players = [CountingPlayer(color) for color in Color]
    Game(players, seed=seed).play()
    return sum(player.decisions for player in players)


def copies() -> Work:
    """Copies of a game under way."""
    random.seed(3)
    game = Game([RandomPlayer(color) for color in Color], seed=3)
    for _ in range(150):
        game.play_tick()
    return repeated(game.copy, 50)


def whole_games() -> Play:
    """Whole games, which need nothing to be prepared."""
    return play


def main() -> None:
    """Measure and report all figures of this engine."""
    report = Report("catanatron")
    report.games("stepped", "Catan, 4 players", "Game.play, players in Python", whole_games)
    report.times("copies", "Catan, 4 players", "Game.copy", copies)


if __name__ == "__main__":
    main()
