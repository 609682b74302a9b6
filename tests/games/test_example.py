"""The example game: its package is installed, keeps the contract, and is played as every game is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from parvis import bots
from parvis.engine import registry
from parvis.engine.core import compiled, interpreted
from parvis.engine.play import Play
from parvis.engine.testing import GameContract
from parvis.envs import aec_env, batch_env
from tests.cli.command import parvis

EXAMPLE = Path(__file__).parents[2] / "examples" / "game"
sys.path.insert(0, str(EXAMPLE))
GAME = import_module("example_game").GAME
sys.path.remove(str(EXAMPLE))


class TestBells(GameContract):
    game = GAME


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package, installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("package")
    install = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", str(folder), str(EXAMPLE)]
    subprocess.run([sys.executable, *install], check=True)
    return folder


@pytest.fixture(scope="module", autouse=True)
def _installed(package: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(package))
        registry.installed.cache_clear()
        yield
    registry.installed.cache_clear()
    registry.find.cache_clear()


def test_it_is_found_and_played_in_environments() -> None:
    assert "bells" in registry.names()
    env = batch_env("bells", 3, 8, seed=1)
    env.reset()
    for _ in range(60):
        env.step(env.sample())
    assert env.buffers.seats.max() == 2
    aec = aec_env("bells", 2, loud=True)
    aec.reset(seed=1)
    while not any(aec.terminations.values()):
        aec.step(int(np.flatnonzero(aec.infos[aec.agent_selection]["action_mask"])[0]))
    assert sum(aec.rewards.values()) == 1


def test_it_is_played_on_the_command_line(package: Path) -> None:
    path = os.pathsep.join([str(package), os.environ["PYTHONPATH"]])
    process = parvis("simulate", "bells", "--seats", "greedy,random", "--games", "20", "--seed", "1", PYTHONPATH=path)
    assert process.returncode == 0, process.stderr
    assert "greedy" in process.stdout


def test_a_rope_breaks_with_a_1_and_in_a_loud_game_with_a_2() -> None:
    for loud in (False, True):
        play = Play(GAME, 2, {"loud": loud})
        nature = play.movers()[0]
        play.say(nature, "roll 3")
        play.say(0, "ring on")
        play.say(nature, "roll 2")
        if not loud:
            play.say(0, "stop")
        assert (play.state.broken[0], play.state.points[0]) == ((1, 0) if loud else (0, 5))


def test_bots_play_it_in_both_cores() -> None:
    for core in (interpreted(GAME), compiled(GAME)):
        play = Play(GAME, 2)
        play.say(play.movers()[0], "roll 6")
        assert bots.choose(core, GAME, play.state, 0, "greedy", seed=1) in play.legal(0)
