"""RLCard: its environments, which encode an observation at every step."""

import random
from functools import partial

import rlcard

from tools.peers.scripts.timing import Play, Report

GAMES = ("uno", "gin-rummy", "doudizhu")


def environment(name: str) -> Play:
    """`step` with one of the legal actions of the state that it gives."""
    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        random.seed(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def main() -> None:
    """Measure and report all figures of this engine."""
    report = Report("rlcard")
    for name in GAMES:
        report.games("face", name, "env.step, legal_actions", partial(environment, name))


if __name__ == "__main__":
    main()
