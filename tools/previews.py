"""What somebody makes of a game who follows its previews: `python -m tools.previews`.

The newcomer takes the decision whose preview tells most: the points that it brings now, and those of its line about
later. Three bots of the level `skilled` sit at the same table. `--now`: the newcomer reads no line about later.
"""

import argparse
from typing import Any

import numpy as np
from rich.progress import track

from parvis.arena.bot_game import BotGame, Pairing
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.core import compiled
from parvis.engine.prospects import Outlook, Prospects
from parvis.engine.readers import run_stack

NEWCOMER, OTHERS, PLAYERS = 0, "skilled", 4


class Reading(BotGame):
    """A game in which the first seat does what its previews say."""

    def __init__(self, *given: Any, later: bool) -> None:
        super().__init__(*given)
        self.later = later

    def decide(self, seat: int, n: int) -> int:
        """The decision whose preview tells most, the first of equal ones."""
        if seat != NEWCOMER:
            return super().decide(seat, n)
        state = self.core.get(self.truth, 0)
        decisions = [int(decision) for decision in self.question[1 : 1 + n]]
        return max(decisions, key=lambda decision: told(self.core.game, state, seat, decision, self.later))


def told(game: Game, state: Any, seat: int, decision: int, later: bool) -> float:
    """All points that the preview of a decision tells."""
    assert isinstance(game.prospects, Prospects)
    after = run_stack(game.course, state, seat, decision, lambda *_: None, game.widest)
    preview = Outlook(game.course, game.prospects, seat, state).preview([], after, decision)
    return preview.worth if later else preview.gained


def measure(game: Game, games: int, later: bool, first: int = 1) -> None:
    """Play, and tell what the newcomer had in the end, and the others."""
    core, points = compiled(game), []
    for seed in track(range(first, first + games), game.title):
        players = ("random", *[OTHERS] * (PLAYERS - 1))
        pairing = Pairing(players, tuple(game.read_options({})), seed, tuple(range(seed, seed + PLAYERS)))
        playing = Reading(core, pairing, later=later)
        for _ in playing.play():
            pass
        points.append([score for score, _ in playing.ranks()])
    own, others = np.array(points)[:, NEWCOMER], np.array(points)[:, NEWCOMER + 1 :]
    error = 1.96 * own.std() / games**0.5
    what = "now and later" if later else "now"
    print(f"{game.title}, {what}, {games} games: {own.mean():.1f} ± {error:.1f} points, others {others.mean():.1f}")


def main() -> None:
    """Measure each game that is named, or all that tell what decisions are worth later."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="names of games (all that tell of later)")
    parser.add_argument("--games", type=int, default=200, help="how many games of each")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--now", action="store_true", help="read only what decisions bring now")
    asked = parser.parse_args()
    for name in asked.names or registry.names():
        game = registry.find(name)
        if game.prospects is not None:
            measure(game, asked.games, not asked.now, asked.first)


if __name__ == "__main__":
    main()
