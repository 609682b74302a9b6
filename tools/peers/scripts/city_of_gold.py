"""city-of-gold: a race of cards through the jungle in C++, 64 games at once."""

import city_of_gold
import numpy as np

from tools.peers.scripts.timing import Batch, Report

GAMES = 64
STEPS = 50  # of all games between two looks at the clock
PLAYERS, MAP_PIECES, MAX_STEPS = 4, 3, 100_000


def batch() -> Batch:
    """Its own sampler draws the decisions, its own runner makes them, one after the other in one thread."""
    runner = city_of_gold.vec.get_runner(GAMES)(1)
    runner.make_samplers(1)
    games = runner.get_envs()
    games.reset(0, PLAYERS, MAP_PIECES, city_of_gold.Difficulty.EASY, MAX_STEPS, False)
    ended = np.asarray(games.dones)

    def steps() -> tuple[int, int]:
        games_ended = 0
        for _ in range(STEPS):
            runner.sample_seq()
            runner.step_seq()
            games_ended += int(ended.sum())
        return GAMES * STEPS, games_ended

    return steps


def main() -> None:
    """All figures."""
    report = Report("city-of-gold")
    report.batches("batch", "city-of-gold, 4 players", "64 games, sample_seq and step_seq", batch)


if __name__ == "__main__":
    main()
