"""city-of-gold: a race of cards through the jungle in C++, 64 games at once."""

import city_of_gold

from tools.peers.scripts.timing import Report, Work

GAMES = 64
STEPS = 50  # of all games between two looks at the clock
PLAYERS, MAP_PIECES, MAX_STEPS = 4, 3, 100_000


def batch() -> Work:
    """A batch whose own sampler draws decisions and whose own runner makes them, one after the other in one thread."""
    runner = city_of_gold.vec.get_runner(GAMES)(1)
    runner.make_samplers(1)
    runner.get_envs().reset(0, PLAYERS, MAP_PIECES, city_of_gold.Difficulty.EASY, MAX_STEPS, False)

    def steps() -> int:
        for _ in range(STEPS):
            runner.sample_seq()
            runner.step_seq()
        return GAMES * STEPS

    return steps


def main() -> None:
    """Measure and report all figures of this engine."""
    report = Report("city-of-gold")
    report.times("batch", "city-of-gold, 4 players", "64 games, sample_seq and step_seq", batch)


if __name__ == "__main__":
    main()
