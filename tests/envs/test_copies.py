"""Every face can be copied, pickled, taken to another process and forked, and goes on as the first would have."""

import copy
import json
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parvis.engine.refusals import GameError
from parvis.envs import aec_env, batch_env, open_spiel_game, single_env, vector_env
from tests.envs.faces import GOES, aec_goes, faces, single_goes

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(params=["compiled", "interpreted"])
def found(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """All faces, on each backend."""
    monkeypatch.setenv("PARVIS_CORE", request.param)
    return faces()


@pytest.mark.parametrize("way", [copy.deepcopy, lambda face: pickle.loads(pickle.dumps(face))])
def test_a_copy_goes_on_as_the_first_would_have(found: dict[str, Any], way: Callable[[Any], Any]) -> None:
    for name, face in found.items():
        other, goes = way(face), GOES[name]
        expected = goes(way(face))  # playing on leaves the first as it was
        assert goes(other) == expected, name
        assert goes(face) == expected, name


def test_pickles_go_on_in_another_process(found: dict[str, Any]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.envs.faces"],
        input=pickle.dumps(found),
        capture_output=True,
        cwd=ROOT,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr.decode()
    expected = {name: GOES[name](face) for name, face in found.items()}
    assert json.loads(done.stdout) == json.loads(json.dumps(expected))


def test_the_buffers_of_a_copy_are_its_own() -> None:
    mine = np.zeros((4, batch_env("tiny", 2, 1).size), np.int16)
    env = batch_env("tiny", 2, 4, seed=1, observations=mine)
    env.reset()
    other, before = copy.deepcopy(env), mine.copy()
    other.step(other.sample())
    assert np.array_equal(mine, before)
    assert not np.array_equal(other.buffers.observations, before)


def test_what_a_single_game_goes_on_from_is_saved() -> None:
    single, zoo = single_env("tiny", 3, opponents=("expert:2", "greedy")), aec_env("tiny", 3)
    single.reset(seed=3)
    zoo.reset(seed=3)
    single_goes(single)
    aec_goes(zoo)
    saved, agents = pickle.loads(pickle.dumps((single.state(), zoo.saved())))
    expected, others = single_goes(single), aec_goes(zoo)
    fresh, wanderer = single_env("tiny", 3, opponents=("expert:2", "greedy")), aec_env("tiny", 3)
    for env in (single, fresh, fresh):
        observation, info = env.load(saved)
        assert observation in env.observation_space
        assert np.array_equal(info["action_mask"], env.action_masks())
        assert single_goes(env) == expected
    for env in (zoo, wanderer, wanderer):
        env.load(agents)
        assert aec_goes(env) == others


def test_what_another_environment_saved_is_refused() -> None:
    single, zoo = single_env("tiny", 3), aec_env("tiny", 3)
    single.reset(seed=1)
    zoo.reset(seed=1)
    with pytest.raises(GameError, match="what was saved has the players 3, this environment 2"):
        single_env("tiny", 2).load({**single.state(), "opponents": ["random"]})
    with pytest.raises(GameError, match="has the opponents random, random, this environment greedy, greedy"):
        single_env("tiny", 3, opponents="greedy").load(single.state())
    with pytest.raises(GameError, match="what was saved has the players 3, this environment 2"):
        aec_env("tiny", 2).load(zoo.saved())


def test_a_core_is_there_once_however_often_it_is_copied() -> None:
    core = batch_env("tiny", 2, 1).core
    assert copy.deepcopy(core) is core
    assert pickle.loads(pickle.dumps(core)) is core
    game = open_spiel_game("tiny", 2)
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()


def stepped(env: Any, actions: Any) -> None:
    env.step(actions)
    os._exit(17)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")
def test_a_forked_child_steps_with_threads_of_its_own() -> None:
    batch, vector = batch_env("tiny", 2, 16, seed=1, threads=4), vector_env("tiny", 2, 16, threads=4)
    batch.reset()
    vector.reset(seed=1)
    for env, actions in ((batch, batch.sample()), (vector, vector.action_masks().argmax(axis=1))):
        child = multiprocessing.get_context("fork").Process(target=stepped, args=(env, actions))
        child.start()
        child.join(60)
        if child.is_alive():
            child.kill()
            pytest.fail("the child waits for threads that it does not have")
        assert child.exitcode == 17
        env.step(actions)  # the parent goes on
        env.close()
