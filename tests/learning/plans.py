"""A small training: the tiny game for two, few hidden units."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
from tiny_game import GAME as TINY
from tiny_game.state import CARDS, NUMBERS, ROUNDS

from parvis.bots import evaluation
from parvis.learning.executor import ThreadExecutor
from parvis.learning.train import ITERATION_GAMES, Plan, Progress, Training
from parvis.learning.worker import Chunk, Numbers

HIDDEN = 4
Change = Callable[[Training], None]


def plan(iterations: int = 3, players: int = 2, hidden: int = HIDDEN, seed: int = 1) -> Plan:
    """A plan of a training that is measured and saved after each iteration."""
    return Plan(TINY, players, iterations * ITERATION_GAMES, hidden, seed, evaluate_every=ITERATION_GAMES)


def train(what: Plan, folder: Path, progress: Progress | None = None, jobs: int = 1) -> Training:
    """Run it to its end, or till `progress` raises."""
    executor = ThreadExecutor(jobs)
    try:
        training = Training(what, folder, executor)
        training.run(progress)
        return training
    finally:
        executor.close()


def state(folder: Path) -> dict[str, list[float]]:
    """All that was saved but the time it took."""
    with np.load(folder / "state.npz") as arrays:
        return {name: arrays[name].tolist() for name in arrays.files if name != "seconds"}


def some_chunk(model: Numbers, games: int = 3, seed: int = 5, lambda_: int = 800, warm_up: bool = False) -> Chunk:
    """Games that are half random."""
    return Chunk("tiny", 2, games, seed, model, warm_up, epsilon=500, lambda_=lambda_)


def spendthrift(hidden: int = HIDDEN, players: int = 2) -> Numbers:
    """A model that would rather hold no card, and so lays the highest first. Greedy players keep them for the end."""
    inputs = len(TINY.features.names)
    model = np.zeros(evaluation.model_size(ROUNDS, inputs, hidden), np.int64)
    model[: evaluation.HEAD] = ROUNDS, inputs, hidden, players, 0
    weights = model[evaluation.HEAD :].reshape(ROUNDS, -1)
    for card in range(CARDS):
        place = TINY.features.names.index(f"own {card}") * (evaluation.PREDICTIONS + hidden)
        weights[:, place] = -300 * NUMBERS[card] << evaluation.BITS
    return model
