"""A bot that plays by a network of `examples/train_ppo.py`: the likeliest decision, without PyTorch.

    PPO_NETWORKS=ppo parvis evaluate ppo:1 --task parvis/NotreDame-2p-v1

The variable PPO_NETWORKS names the folder that the training has written, the number behind the colon the seed of the
training. It sees what the learner saw, the observation of its seat, and nothing else. In a game or with a number of
players for which that folder has no network, `greedy` plays.
"""

import os
import re
from functools import cache, partial
from pathlib import Path

import numpy as np

from parvis.bots import Advice, Bot, InformationState
from parvis.engine.refusals import GameError

TITLES = {"notre-dame": "NotreDame", "troyes": "Troyes"}
"""How the names of tasks begin, by game."""


@cache
def layers(file: Path) -> list[tuple[np.ndarray, np.ndarray]]:
    """Weights and biases of each layer, from the first to the decisions. Raises OSError where there are none."""
    with np.load(file) as found:
        return [(found[f"weights{number}"], found[f"biases{number}"]) for number in range(len(found.files) // 2)]


def logits(information: InformationState, seed: str) -> np.ndarray:
    """What the network makes of each decision that is open."""
    game = information.core.game
    file = Path(os.environ["PPO_NETWORKS"]) / f"{TITLES[game.name]}-{information.players}p-v1-{seed}.npz"
    *hidden, last = layers(file)
    state, seen = information.core.get(information.states, 0), [0] * game.observation.size
    game.observation.write(state, information.seat, game.movers(state), seen)
    units = np.asarray(seen, np.float32)
    for weights, biases in hidden:
        units = np.tanh(units @ weights + biases)
    return (units @ last[0] + last[1])[list(information.decisions[: information.count])]


def choose(information: InformationState, seed: str) -> int:
    """The likeliest decision."""
    return int(information.decisions[int(logits(information, seed).argmax())])


def explain(information: InformationState, seed: str) -> list[Advice]:
    """All decisions by how likely they are; the network knows no points."""
    found = logits(information, seed)
    likely = np.exp(found - found.max())
    order = np.argsort(-likely, kind="stable").tolist()
    return [Advice(int(information.decisions[place]), None, float(likely[place] / likely.sum())) for place in order]


def with_seed(seed: str) -> Bot:
    """The bot by the network of a seed. Raises GameError for another setting."""
    if not re.fullmatch("[0-9]{1,9}", seed):
        raise GameError(f"ppo needs the seed of a training, as in ppo:1, not {seed!r}")
    return Bot(
        f"ppo:{seed}",
        f"the likeliest decision by the network of seed {seed}",
        partial(choose, seed=seed),
        partial(explain, seed=seed),
        below="greedy",
        set=with_seed,
    )


PPO = Bot(
    "ppo",
    "the likeliest decision by a network that examples/train_ppo.py has trained",
    partial(choose, seed="1"),
    partial(explain, seed="1"),
    below="greedy",
    set=with_seed,
)
