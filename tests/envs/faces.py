"""Every face of the environments with a game under way, and how each goes on: copies must do the same.

`python -m tests.envs.faces` reads pickled faces from its input and prints how each goes on.
"""

import json
import pickle
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from parvis.envs import aec_env, batch_env, open_spiel_game, single_env, vector_env

Goes = list[Any]


def picked(mask: Any, chosen: np.random.Generator) -> int:
    return int(chosen.choice(np.flatnonzero(mask)))


def aec_goes(env: Any) -> Goes:
    chosen, seen = np.random.default_rng(1), []
    for _ in range(60):
        agent = env.agent_selection
        env.step(None if env.terminations[agent] else picked(env.infos[agent]["action_mask"], chosen))
        if not env.agents:
            env.reset()
        seen.append([env.agent_selection, env.state().tolist(), env.last()[1]])
    return seen


def single_goes(env: Any) -> Goes:
    chosen, seen = np.random.default_rng(1), []
    for _ in range(40):
        observation, reward, over, *_ = env.step(picked(env.action_masks(), chosen))
        seen.append([observation.tolist(), reward])
        if over:
            env.reset()
    return seen


def vector_goes(env: Any) -> Goes:
    chosen, seen = np.random.default_rng(1), []
    for _ in range(40):
        observation, rewards, *_ = env.step(np.array([picked(mask, chosen) for mask in env.action_masks()]))
        seen.append([observation.tolist(), rewards.tolist()])
    env.close()
    return seen


def batch_goes(env: Any) -> Goes:
    seen = []
    for _ in range(40):
        buffers = env.step(env.sample())
        seen.append([buffers.observations.tolist(), buffers.rewards.tolist(), buffers.seats.tolist()])
    seen.append(env.rollout(9))
    env.close()
    return seen


def state_goes(state: Any) -> Goes:
    chosen, seen = random.Random(1), []
    while not state.is_terminal():
        seen.append([state.information_state_string(player) for player in range(state.num_players())])
        state.apply_action(chosen.choice(state.legal_actions()))
    return [*seen, state.returns(), state.history()]


def game_goes(game: Any) -> Goes:
    return state_goes(game.new_initial_state())


GOES: dict[str, Callable[[Any], Goes]] = {
    "aec": aec_goes,
    "single": single_goes,
    "vector": vector_goes,
    "batch": batch_goes,
    "batch of floats": batch_goes,
    "openspiel game": game_goes,
    "openspiel state": state_goes,
}
MIXED = ("expert:2", "greedy")


def faces() -> dict[str, Any]:
    """A game or several of each, some decisions after the start."""
    zoo, single, batch = aec_env("tiny", 3), single_env("tiny", 3, opponents=MIXED), batch_env("tiny", 3, 9, threads=2)
    floats = np.zeros((9, batch.size), np.float32)
    vector = vector_env("tiny", 3, 5, opponents=MIXED, threads=2)
    game = open_spiel_game("tiny", 3, "margin")
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    found = [zoo, single, vector, batch, batch_env("tiny", 3, 9, observations=floats), game, state]
    for face in found[:5]:
        face.reset(seed=5)
        goes = GOES[list(GOES)[found.index(face)]]
        goes(face)
    return dict(zip(GOES, found, strict=True))


if __name__ == "__main__":
    given = pickle.loads(sys.stdin.buffer.read())
    print(json.dumps({name: GOES[name](face) for name, face in given.items()}))
