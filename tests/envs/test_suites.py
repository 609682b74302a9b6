"""Other people's suites and libraries, each with environments as they are made without any option.

Left out: `bombardment_test` of PettingZoo 1.27, which takes what `step` returns for an observation and so fails with
PettingZoo's own example too; `max_cycles_test`, for modules with a parallel environment that is cut off.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
import supersuit
from gymnasium.utils import performance
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from gymnasium.wrappers import vector as wrappers
from pettingzoo import test
from pettingzoo.utils import average_total_reward, random_demo, turn_based_aec_to_parallel

from parvis.envs import aec_env, single_env, vector_env

pytestmark = pytest.mark.filterwarnings("ignore::parvis.envs.illegal.IllegalReplaced")

GAMES = [("tiny", 2), ("notre-dame", 4), ("troyes", 3)]


@pytest.fixture(params=GAMES, ids=lambda given: given[0])
def made(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Makes an AEC environment without options; of large games interpreted ones, as a few games need no compiler."""
    game, players = request.param
    if game != "tiny":
        monkeypatch.setenv("PARVIS_CORE", "interpreted")
    return lambda **given: aec_env(game, players, **given)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A benchmark's five seconds are over at the third look at the clock."""
    moments = iter(range(0, 10**6, 3))
    monkeypatch.setattr(time, "time", lambda: float(next(moments)))
    yield
    monkeypatch.undo()


def test_pettingzoo_tests_the_api(made: Callable[..., Any]) -> None:
    test.api_test(made(), num_cycles=60)
    test.seed_test(made, num_cycles=20)


def test_pettingzoo_tests_the_parallel_api(made: Callable[..., Any]) -> None:
    """By the conversion that is made for games with turns."""
    test.parallel_api_test(turn_based_aec_to_parallel(made()), num_cycles=60)
    test.parallel_seed_test(lambda: turn_based_aec_to_parallel(made()), num_cycles=20)


def test_pettingzoo_tests_the_state(made: Callable[..., Any]) -> None:
    test.state_test(made(), turn_based_aec_to_parallel(made()), 20)


def test_pettingzoo_renders_and_saves(made: Callable[..., Any]) -> None:
    test.render_test(made)
    test.test_save_obs(made())


@pytest.mark.usefixtures("quick")
def test_pettingzoo_measures(made: Callable[..., Any]) -> None:
    test.performance_benchmark(made())


def test_pettingzoo_plays_at_random(made: Callable[..., Any]) -> None:
    random_demo(made(render_mode="ansi"))
    average_total_reward(made(), max_episodes=1)


@pytest.mark.parametrize("masks", ["info", "observation"])
@pytest.mark.parametrize("processes", [0, 2])
def test_supersuit_puts_several_into_one(masks: str, processes: int) -> None:
    each = supersuit.pettingzoo_env_to_vec_env_v1(turn_based_aec_to_parallel(aec_env("tiny", 3, masks=masks)))
    many = supersuit.concat_vec_envs_v1(each, 2, num_cpus=processes, base_class="gymnasium")
    many.reset(seed=1)
    for _ in range(40):
        observations, rewards, *_ = many.step(np.array([many.action_space.sample() for _ in range(many.num_envs)]))
    shown = observations if masks == "info" else observations["observation"]
    assert len(shown) == len(rewards) == 6
    many.close()


@pytest.mark.parametrize("game", ["tiny", "notre-dame"])
def test_gymnasium_checks_and_measures_single_environments(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_CORE", "interpreted")
    check_env(single_env(game))
    assert performance.benchmark_init(lambda: single_env(game), 0.05, 1) > 0
    assert performance.benchmark_step(single_env(game), 0.05, 1) > 0
    shown = single_env(game, render_mode="ansi")
    shown.reset(seed=1)
    assert performance.benchmark_render(shown, 0.05) > 0


def test_gymnasium_measures_vector_environments() -> None:
    assert performance.benchmark_vector_step(vector_env("tiny", 2, 4), 0.05, 1) > 0


@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_gymnasium_runs_several_single_environments(kind: Any) -> None:
    many = wrappers.RecordEpisodeStatistics(kind([lambda: single_env("tiny", 2)] * 2))
    many.reset(seed=1)
    for _ in range(60):
        many.step(many.action_space.sample())
    assert many.episode_count > 2
    many.close()


@pytest.mark.parametrize(
    "wrapper", [wrappers.RecordEpisodeStatistics, wrappers.NormalizeObservation, wrappers.NormalizeReward]
)
def test_wrappers_of_gymnasium_take_vector_environments(wrapper: Any) -> None:
    many = wrapper(vector_env("tiny", 2, 4))
    many.reset(seed=1)
    for _ in range(60):
        many.step(many.action_space.sample())
    many.close()
