"""How fast batched environments are: `python -m tools.batches`. Decisions per second of CPU time, with observations.

Random decisions are drawn by one call (`sample`) and made by another (`step`), which writes what every seat knows. All
ways are measured in turns, in one thread.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from parvis.engine import registry
from parvis.envs import BatchEnv

Work = Callable[[], int]
"""Does some of the work and returns how many decisions that were."""


def batch(game: str, players: int, games: int, kind: Any, packed: bool = False) -> Work:
    """`BatchEnv.sample` and `step`, observations in that type, masks perhaps as bits."""
    size = registry.find(game).observation.size
    env = BatchEnv(game, players, games, seed=1, observations=np.zeros((games, size), kind), packed=packed)
    env.reset()

    def work() -> int:
        env.step(env.sample())
        return games

    return work


def rollout(game: str, players: int, games: int) -> Work:
    """`BatchEnv.rollout`, without an observation but the last."""
    env = BatchEnv(game, players, games, seed=1)
    env.reset()

    def work() -> int:
        env.rollout(50)
        return 50 * games

    return work


def rate(work: Work, seconds: float) -> float:
    """Decisions per second of CPU time, over so many seconds at least."""
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def main() -> None:
    """A line for every way: the median, and the range over all rounds."""
    parser = argparse.ArgumentParser(description="Measure batched environments.")
    parser.add_argument("--games", type=int, default=1024, help="games at once")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a figure in a round")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ways: dict[str, Work] = {}
    for game, players in (("notre-dame", 4), ("troyes", 4)):
        ways[f"{game}, sample and step, 8-bit numbers, packed masks"] = batch(
            game, players, chosen.games, np.uint8, packed=True
        )
        ways[f"{game}, sample and step, 16-bit numbers"] = batch(game, players, chosen.games, np.int16)
        ways[f"{game}, sample and step, 32-bit floats"] = batch(game, players, chosen.games, np.float32)
        ways[f"{game}, rollout"] = rollout(game, players, chosen.games)
    found: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(chosen.rounds):
        for way, work in ways.items():
            found[way].append(rate(work, chosen.seconds))
    for way, rates in found.items():
        print(f"{way}: {statistics.median(rates):,.0f} ({min(rates):,.0f} - {max(rates):,.0f}) decisions/s")


if __name__ == "__main__":
    main()
