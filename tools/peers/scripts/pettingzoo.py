"""PettingZoo: its classic games through the AEC interface."""

import warnings
from functools import partial
from importlib import import_module
from random import Random

import numpy as np

from tools.peers.scripts.timing import Play, Report

GAMES = ("connect_four_v3", "hanabi_v5", "texas_holdem_v4", "chess_v6")


def aec(name: str) -> Play:
    """`last` and `step` for each agent, the decision drawn from the action mask."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        random, decisions = Random(seed), 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return play


def main() -> None:
    """All figures."""
    warnings.filterwarnings("ignore")
    report = Report("pettingzoo")
    for name in GAMES:
        report.games("face", name.rpartition("_")[0], "AEC: last, step, action mask", partial(aec, name))


if __name__ == "__main__":
    main()
