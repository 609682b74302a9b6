"""PettingZoo: the project's own suite with warnings as failures, and what ours promises beyond it."""

import re
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from parvis.engine.play import Play
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs import aec_env
from parvis.envs.aec import ParvisAEC
from parvis.envs.illegal import IllegalReplaced

DICT_ONLY = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask .* all zeros",
)
"""What `api_test` warns of with any dict that is not from one of PettingZoo's own games."""

GAMES = [("tiny", 2), ("tiny", 4), ("notre-dame", 2), ("notre-dame", 4), ("notre-dame", 5), ("troyes", 3)]


def advance(env: ParvisAEC, steps: int) -> None:
    """Make random decisions in an environment."""
    random = np.random.default_rng(0)
    for _ in range(steps):
        env.step(random.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])))


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.filterwarnings("error")
def test_the_suite_of_pettingzoo_passes_without_a_warning(game: str, players: int) -> None:
    api_test(aec_env(game, players, render_mode="ansi"), num_cycles=300)
    seed_test(lambda: aec_env(game, players), num_cycles=100)


@pytest.mark.filterwarnings("error")
def test_with_masks_in_the_observation_it_warns_of_the_dict_alone() -> None:
    with warnings.catch_warnings():
        for message in DICT_ONLY:
            warnings.filterwarnings("ignore", message)
        api_test(aec_env("notre-dame", 4, masks="observation"), num_cycles=300)
    env = aec_env("tiny", 2, masks="observation")
    env.reset(seed=1)
    observation, *_, info = env.last()
    assert observation in env.observation_space(env.agent_selection)
    assert np.array_equal(observation["action_mask"], info["action_mask"])


@pytest.mark.parametrize(("reward", "expected"), [("win", [0.0, 1.0]), ("score", [6.0, 8.0]), ("margin", [-2.0, 2.0])])
def test_rewards_come_at_the_end(reward: str, expected: list[float]) -> None:
    env = aec_env("tiny", 2, reward=reward)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert list(env.rewards.values()) == expected


def test_all_that_happens_follows_from_the_seed() -> None:
    seen = []
    for seed in (7, 7, 8):
        env = aec_env("notre-dame", 3)
        env.reset(seed=seed)
        advance(env, 100)
        seen.append(env.observe("player_0").tolist())
    assert seen[0] == seen[1]
    assert seen[0] != seen[2]


def test_those_who_decide_together_do_so_in_seat_order_and_learn_nothing_of_each_other() -> None:
    env = aec_env("notre-dame", 3)
    seen = []
    for choice in (0, -1):
        env.reset(seed=5)
        assert env.agent_selection == "player_0"
        env.step(int(np.flatnonzero(env.infos["player_0"]["action_mask"])[choice]))
        assert env.agent_selection == "player_1"
        seen.append([env.observe(agent).tolist() for agent in ("player_1", "player_2")])
    assert seen[0] == seen[1]


def test_only_the_selected_agent_has_legal_actions() -> None:
    env = aec_env("notre-dame", 4)
    env.reset(seed=5)
    assert [bool(env.infos[agent]["action_mask"].any()) for agent in env.agents] == [True, False, False, False]


def test_what_is_not_legal_changes_nothing() -> None:
    env = aec_env("tiny", 2, illegal="raise")
    env.reset(seed=1)
    before = env.observe("player_0").tolist()
    legal = int(np.flatnonzero(env.infos["player_0"]["action_mask"])[0])
    for action in (0, -1, 10**6):
        with pytest.raises(IllegalDecision, match="is not legal for seat 0 now"):
            env.step(action)
    for wrong in (None, legal + 0.9, str(legal), [legal]):
        with pytest.raises(IllegalDecision, match=f"is a whole number, not of type {type(wrong).__name__}"):
            env.step(wrong)
    assert env.observe("player_0").tolist() == before
    assert env.agent_selection == "player_0"


def test_a_game_has_to_begin_first() -> None:
    env = aec_env("tiny", 2, render_mode="ansi")
    looked = partial(env.observe, "player_0")
    for word in ("step", "last", "render", "observe", "state", "saved"):
        doing = {"step": partial(env.step, 0), "observe": looked}.get(word, getattr(env, word))
        with pytest.raises(GameError, match=f"call reset before {word}"):
            doing()


def played(env: ParvisAEC) -> None:
    """Three actions that are not legal."""
    for _ in range(3):
        agent = env.agent_selection
        env.step(0)
        assert env.infos[agent]["illegal"]


def test_a_legal_action_takes_the_place_of_one_that_is_not() -> None:
    """For suites and libraries that know no masks; a warning says so, once."""
    seen = []
    for _ in range(2):
        env = aec_env("tiny", 2)
        env.reset(seed=1)
        assert not env.infos["player_0"].get("illegal")
        with pytest.warns(IllegalReplaced, match="an action was not legal: a random legal one took its place") as told:
            played(env)
        assert len(told) == 1
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
        assert not any(info.get("illegal") for info in env.infos.values())
        seen.append(env.state().tolist())
    assert seen[0] == seen[1]  # it follows from the seed


@pytest.mark.parametrize("kind", [int, np.int8, np.uint64, np.array])
def test_an_action_is_any_kind_of_whole_number(kind: Callable[[int], Any]) -> None:
    env = aec_env("tiny", 2)
    env.reset(seed=1)
    env.step(kind(int(np.flatnonzero(env.infos["player_0"]["action_mask"])[0])))
    assert env.agent_selection == "player_1"


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("no such game: 'chess'", {"game": "chess"}),
        ("for 2, 3, 4 or 5 players, not 6", {"players": 6}),
        ("has no option 'new_person'", {"new_person": True}),
        ("reward is one of win, score, margin, not 'money'", {"reward": "money"}),
        ("masks is 'info' or 'observation', not 'dict'", {"masks": "dict"}),
        ("render_mode is None, 'ansi', 'human' or 'rgb_array', not 'text'", {"render_mode": "text"}),
    ],
)
def test_bad_input_gets_one_clear_line(message: str, wrong: dict[str, object]) -> None:
    with pytest.raises(GameError, match=re.escape(message)):
        aec_env(**wrong)


def test_rendering_shows_what_the_selected_agent_sees() -> None:
    env = aec_env("tiny", 2, render_mode="ansi")
    env.reset(seed=1)
    first, second = Play(env.setting.game, 2).view(0)["seats"], env.episode.view(0)["seats"]
    assert first != second  # cards have been drawn
    assert f"cards: {', '.join(second[0]['hand']['cards'])}" in env.render()
    assert "hand: count 3, cards -" in env.render()
    silent = aec_env("tiny", 2)
    silent.reset()
    assert silent.render() is None
