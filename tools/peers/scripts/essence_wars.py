"""essence-wars: a card game for two in Rust, stepped from Python."""

from random import Random
from typing import Any

import essence_wars
import numpy as np

from tools.peers.scripts.timing import Play, Report, Work, repeated

GAME = "essence-wars, 2 players"
SIMULATIONS = 100


def new_game() -> Any:
    """The first two decks by name: their own order changes from run to run."""
    decks = sorted(essence_wars.list_decks())
    return essence_wars.PyGame(decks[0], decks[1])


def masked() -> Play:
    """Decisions drawn in Python from the mask of legal ones."""
    game = new_game()

    def play(seed: int) -> int:
        game.reset(seed)
        random, decisions = Random(seed), 0
        while not game.is_done():
            game.step(int(random.choice(np.flatnonzero(game.action_mask()))))
            decisions += 1
        return decisions

    return play


def drawn_in_rust() -> Play:
    """Decisions drawn in Rust; Python only hands them back."""
    game = new_game()

    def play(seed: int) -> int:
        game.reset(seed)
        decisions, done = 0, False
        while not done:
            _, done = game.step(game.random_action())
            decisions += 1
        return decisions

    return play


def copies() -> Work:
    """Copies of a game under way."""
    game = new_game()
    game.reset(5)
    for _ in range(15):
        game.step(game.random_action())
    return repeated(game.fork, 1000)


def searched() -> Work:
    """Searches from other openings each time: a forced move would be answered at once."""
    game = new_game()
    seed = 0

    def search() -> int:
        nonlocal seed
        seed += 1
        game.reset(100 + seed)
        game.mcts_action(SIMULATIONS)
        return SIMULATIONS

    return search


def main() -> None:
    """Measure and report all figures of this engine."""
    report = Report("essence-wars")
    report.games("stepped", GAME, "action_mask read by numpy, step", masked)
    report.games("stepped", GAME, "random_action drawn in Rust, step", drawn_in_rust)
    report.times("copies", GAME, "fork from Python", copies)
    report.times("simulations", GAME, "mcts_action", searched)


if __name__ == "__main__":
    main()
