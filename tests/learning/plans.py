"""A small training: the tiny game for two, few hidden units."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
from tiny_game import GAME as TINY

from parvis.learning.games import Numbers, Work
from parvis.learning.hands import Threads
from parvis.learning.train import CHUNK, Plan, Progress, Training

HIDDEN = 4
Change = Callable[[Training], None]


def plan(chunks: int = 3, players: int = 2, hidden: int = HIDDEN, seed: int = 1) -> Plan:
    """So many rounds of play and learning, measured and saved after each."""
    return Plan(TINY, players, chunks * CHUNK, hidden, seed, every=CHUNK)


def train(what: Plan, folder: Path, progress: Progress | None = None, jobs: int = 1) -> Training:
    """Run it to its end, or till `progress` raises."""
    hands = Threads(jobs)
    try:
        training = Training(what, folder, hands)
        training.run(progress)
        return training
    finally:
        hands.close()


def state(folder: Path) -> dict[str, list[float]]:
    """All that was saved but the time it took."""
    with np.load(folder / "state.npz") as arrays:
        return {name: arrays[name].tolist() for name in arrays.files if name != "seconds"}


def some_work(model: Numbers, games: int = 3, seed: int = 5, mix: int = 800, taught: bool = False) -> Work:
    """Games that are half random."""
    return Work("tiny", 2, games, seed, model, taught, daring=500, mix=mix)
