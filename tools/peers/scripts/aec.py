"""Random play through PettingZoo's AEC interface, whoever's environment it is."""

from random import Random
from typing import Any

import numpy as np

from tools.peers.scripts.timing import Play


def random_play(env: Any) -> Play:
    """`last` and `step` for each agent, the decision drawn from the action mask."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        random, decisions = Random(seed), 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return play
