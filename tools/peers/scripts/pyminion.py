"""pyminion: Dominion for two in Python, decisions made by callbacks."""

import logging
import random
from contextlib import suppress
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions.base import base_set
from pyminion.game import Game

from tools.peers.scripts.timing import Play, Report


class RandomDecider(BotDecider):
    """Plays and buys at random, nothing included; treasures are all played, as everybody does."""

    decisions = 0

    def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
        """An action card or none."""
        self.decisions += 1
        return random.choice([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: Any, player: Any, game: Any) -> Any:
        """Play all treasures of the hand."""
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
        """Buy a random card, or none."""
        self.decisions += 1
        return random.choice([*valid_cards, None])


def play(seed: int) -> int:
    """A game of two. An assertion of its own that random play reaches now and then ends the game there."""
    random.seed(seed)
    deciders = [RandomDecider(), RandomDecider()]
    bots = [Bot(decider=decider, player_id=str(seat)) for seat, decider in enumerate(deciders)]
    with suppress(AssertionError):
        Game(players=bots, expansions=[base_set], log_stdout=False).play()
    return sum(decider.decisions for decider in deciders)


def whole_games() -> Play:
    """Whole games, with the engine's log switched off."""
    logging.disable(logging.CRITICAL)
    return play


def main() -> None:
    """Measure and report all figures of this engine."""
    report = Report("pyminion")
    report.games("stepped", "Dominion, base set, 2 players", "Game.play, deciders in Python", whole_games)


if __name__ == "__main__":
    main()
