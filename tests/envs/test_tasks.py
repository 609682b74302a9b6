"""Named tasks as environments: what Gymnasium makes by name is the task, in both parts of the deals."""

import gymnasium
import numpy as np
import pytest

from parvis.arena.splits import split_of
from parvis.arena.tasks import TASKS
from parvis.engine.refusals import GameError
from parvis.envs import aec_env, batch_env, task, task_env
from parvis.envs import tasks as registered


@pytest.mark.parametrize("name", [name for name in TASKS if name.endswith("-3p-v1")])
@pytest.mark.parametrize("split", ["train", "test"])
def test_gymnasium_makes_a_task_by_its_name(name: str, split: str) -> None:
    assert registered.TASKS is TASKS
    env = gymnasium.make(name, split=split)
    inside = env.unwrapped
    assert env.spec is not None
    assert env.spec.id == name
    shown = inside.setting.game.shown_options(inside.setting.options)
    wanted = task(name).setting(split)
    assert (inside.setting.game.name, inside.setting.players) == (wanted.pop("game"), wanted.pop("players"))
    assert {option: shown[option] for option in wanted} == wanted
    assert inside.split == split
    observation, info = env.reset(seed=4)
    assert env.observation_space.contains(observation)
    assert info["action_mask"].any()


def test_many_games_of_a_task() -> None:
    envs = gymnasium.make_vec("parvis/NotreDame-3p-v1", num_envs=3, vectorization_mode="vector_entry_point")
    observations, _ = envs.reset(seed=[1, 2, 3])
    assert observations.shape[0] == 3
    single = gymnasium.make("parvis/NotreDame-3p-v1")
    for place in range(3):
        assert np.array_equal(observations[place], single.reset(seed=place + 1)[0])
    envs.close()


def test_other_faces_take_the_setting_of_a_task() -> None:
    setting = task("parvis/Troyes-to-ladies-3p-v1").setting("test")
    assert batch_env(games=2, **setting).setting == aec_env(**setting, split="test").setting
    assert task("parvis/Troyes-to-ladies-3p-v1").setting() == {"game": "troyes", "players": 3}


def test_options_of_the_environment_are_passed_on() -> None:
    env = task_env("parvis/NotreDame-4p-v1", opponents=("random", "greedy", "novice"), seat=2, reward="margin")
    assert (env.opponents, env.wanted_seat, env.setting.reward) == (["random", "greedy", "novice"], 2, "margin")
    assert split_of(0) == "train"
    with pytest.raises(GameError, match="no such task"):
        task_env("parvis/Chess-2p-v1")
    with pytest.raises(GameError, match="split is one of"):
        task_env("parvis/NotreDame-4p-v1", split="dev")
