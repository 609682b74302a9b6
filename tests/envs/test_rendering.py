"""Rendering: PettingZoo's own test of it, pictures of every game, videos, and the conventions around environments."""

import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import RecordVideo
from pettingzoo.test import api_test, render_test
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from parvis.engine import registry
from parvis.engine.play import Play
from parvis.envs import aec_env, single_env, vector_env
from parvis.envs.aec import ParvisAEC, env, raw_env
from parvis.envs.pictures import frame


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games don't need the compiler."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


@pytest.mark.parametrize(("game", "players"), [("tiny", 2), ("notre-dame", 3), ("troyes", 2)])
def test_the_rendering_test_of_pettingzoo_passes(game: str, players: int) -> None:
    def make(render_mode: str | None = None) -> ParvisAEC:
        return aec_env(game, players, masks="observation", render_mode=render_mode)

    render_test(make)


@pytest.mark.parametrize(
    ("game", "options"),
    [("tiny", {}), ("notre-dame", {"new_persons": True}), ("troyes", {}), ("troyes", {"ramparts": True})],
)
def test_pictures_are_as_large_and_change_as_the_game_goes_on(game: str, options: dict[str, Any]) -> None:
    found, chosen = registry.find(game), random.Random(1)
    sizes, pictures = set(), set()
    for players in (min(found.seats), max(found.seats)):
        play, steps = Play(found, players, options), 0
        while not play.over:
            seat = play.movers()[0]
            play.step(seat, chosen.choice(play.legal(seat)))
            steps += 1
            if steps % 25 == 0 or play.over:
                for onlooker in (0, None):
                    pixels = frame(found, play.view(onlooker))
                    sizes.add(pixels.shape)
                    pictures.add(pixels.tobytes())
    assert len(sizes) == 1
    assert len(pictures) > 3


def test_people_read_what_happens_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    zoo, single = aec_env("tiny", 2, render_mode="human"), single_env("tiny", 2, render_mode="human")
    zoo.reset(seed=1)
    single.reset(seed=1)
    assert capsys.readouterr().out.count("round: 1") == 2
    zoo.step(int(np.flatnonzero(zoo.infos[zoo.agent_selection]["action_mask"])[0]))
    single.step(int(np.flatnonzero(single.action_masks())[0]))
    assert capsys.readouterr().out.count("round:") == 2
    assert zoo.render() is None


def test_gymnasium_records_a_video(tmp_path: Path) -> None:
    recorded = RecordVideo(gymnasium.make("parvis/tiny-v0", players=2, render_mode="rgb_array"), str(tmp_path))
    _, info = recorded.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = recorded.step(int(np.flatnonzero(info["action_mask"])[0]))
    recorded.close()
    (video,) = tmp_path.glob("*.mp4")
    assert video.stat().st_size > 1000


def test_a_vector_environment_has_a_picture_of_every_game() -> None:
    many = vector_env("tiny", 2, 3, render_mode="rgb_array")
    many.reset(seed=1)
    pictures = many.render()
    assert len(pictures) == 3
    assert not np.array_equal(pictures[0], pictures[1])


def test_the_state_of_all_is_for_training_in_one_place() -> None:
    zoo = aec_env("tiny", 3)
    zoo.reset(seed=1)
    assert zoo.state() in zoo.state_space
    before = zoo.state()
    zoo.step(int(np.flatnonzero(zoo.infos[zoo.agent_selection]["action_mask"])[0]))
    assert not np.array_equal(zoo.state(), before)
    check_state_space(zoo)


def test_it_is_made_as_environments_of_pettingzoo_are() -> None:
    assert type(raw_env("tiny", 2)) is ParvisAEC
    wrapped = env("tiny", 2)
    assert isinstance(wrapped, OrderEnforcingWrapper)
    api_test(wrapped, num_cycles=50)
