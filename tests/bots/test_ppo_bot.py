"""The example of a bot that plays by a network: it decides what the network makes most of what its seat observes."""

import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from parvis import bots
from parvis.bots import registry
from parvis.bots.player import Player
from parvis.engine.refusals import GameError
from parvis.envs import batch_env

FOLDER = Path(__file__).parents[2] / "examples" / "ppo_bot"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The example, found under its name, and a folder for its networks."""
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setenv("PPO_NETWORKS", str(tmp_path))
    import ppo_bot

    monkeypatch.setattr(registry, "from_outside", lambda: {"ppo": ppo_bot.PPO})
    yield ppo_bot
    sys.modules.pop("ppo_bot")


def network(file: Path, *sizes: int) -> list[Any]:
    """Write a network with random weights; returns the weights and biases of its layers."""
    random = np.random.default_rng(5)
    layers = {}
    for number, (before, after) in enumerate(pairwise(sizes)):
        layers[f"weights{number}"] = random.normal(size=(before, after)).astype(np.float32) / 10
        layers[f"biases{number}"] = random.normal(size=after).astype(np.float32)
    np.savez(file, **layers)
    return list(layers.values())


def test_it_decides_what_its_network_makes_most_of_what_its_seat_observes(ppo: ModuleType, tmp_path: Path) -> None:
    env = batch_env("notre-dame", 2, 3, seed=4)
    buffers = env.reset()
    first, bias, last, other = network(
        tmp_path / "NotreDame-2p-v1-7.npz", buffers.observations.shape[1], 6, buffers.masks.shape[1]
    )
    core = bots.fastest(env.setting.game)
    decided = set()
    for _ in range(60):
        for place in range(3):
            seat = int(buffers.seats[place])
            values = np.tanh(buffers.observations[place].astype(np.float32) @ first + bias) @ last + other
            legal = np.flatnonzero(buffers.masks[place])
            player = Player(core, "ppo:7", seat, 1)
            if len(legal) > 1:
                chosen = player.decide(env.states, place)
                assert chosen == legal[values[legal].argmax()]
                decided.add(int(chosen))
        env.step(env.sample())
    assert len(decided) > 5


def test_its_advice_has_all_decisions_the_likeliest_first(ppo: ModuleType, tmp_path: Path) -> None:
    env = batch_env("notre-dame", 2, 1, seed=4)
    buffers = env.reset()
    network(tmp_path / "NotreDame-2p-v1-7.npz", buffers.observations.shape[1], 6, buffers.masks.shape[1])
    core = bots.fastest(env.setting.game)
    information = bots.information_state_of(core, bots.find("ppo:7"), int(buffers.seats[0]), 1)
    information.update(env.states, 0)
    advice = bots.find("ppo:7").explain(information)
    shares = [one.share for one in advice]
    assert {one.decision for one in advice} == set(np.flatnonzero(buffers.masks[0]).tolist())
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert advice[0].decision == bots.find("ppo:7").choose(information)


def test_without_a_network_the_bot_below_decides(ppo: ModuleType, caplog: pytest.LogCaptureFixture) -> None:
    env = batch_env("notre-dame", 2, 1, seed=4)
    buffers = env.reset()
    chosen = Player(bots.fastest(env.setting.game), "ppo:9", int(buffers.seats[0]), 1).decide(env.states, 0)
    assert buffers.masks[0][chosen]


def test_another_setting_than_a_seed_is_refused(ppo: ModuleType) -> None:
    with pytest.raises(GameError, match=r"ppo needs the seed of a training, as in ppo:1, not '\.\./x'"):
        bots.find("ppo:../x")
