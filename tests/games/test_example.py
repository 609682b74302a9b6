"""The example game: its package is installed, keeps the contract, and is played as every game is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from parvis import bots
from parvis.engine import defaults, registry
from parvis.engine.core import compiled, interpreted
from parvis.engine.lines import Line
from parvis.engine.play import Play
from parvis.engine.testing import GameContract
from parvis.envs import aec_env, batch_env
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.cli.command import parvis

EXAMPLE = Path(__file__).parents[2] / "examples" / "game"
sys.path.insert(0, str(EXAMPLE))
GAME, NIM = import_module("example_game").GAME, import_module("nim").GAME
sys.path.remove(str(EXAMPLE))


class TestBells(GameContract):
    game = GAME


class TestNim(GameContract):
    game = NIM
    spare = ("take A 4", "take A 5", "take B 5")


def test_what_a_game_does_not_say_holds_by_default() -> None:
    play = Play(NIM, 2)
    assert NIM.view(play.state, None) == {"heaps": [3, 4, 5], "players": [{"points": 0}, {"points": 0}]}
    assert NIM.prompt(play.state, 0) == Line("take?")
    assert [NIM.label(play.state, 0, decision) for decision in play.legal(0)[:4]] == [
        Line(words) for words in ("take A 1", "take A 2", "take A 3", "take B 1")
    ]
    for seat, words in ((0, "take C 5"), (1, "take A 3"), (0, "take B 4")):
        play.say(seat, words)
    assert (play.over, play.result().winners, NIM.log().lines) == (True, [0], [])
    assert [NIM.value(play.state, seat) for seat in (0, 1)] == [100, 0]


def test_with_texts_the_defaults_are_keys() -> None:
    play = Play(NIM, 2)
    with_texts = replace(NIM, texts=EXAMPLE, label=defaults.said_by_words, prompt=defaults.asked_by_name)
    assert with_texts.prompt(play.state, 0) == Line("ask-take")
    assert with_texts.label(play.state, 0, 6) == Line("do-take", {"heap": "B", "count": 2})


def test_where_something_is_hidden_a_view_has_to_say_what_may_be_seen() -> None:
    with pytest.raises(TypeError, match=r"^nim: something is hidden, so a view has to say what each onlooker may see$"):
        replace(NIM, view=defaults.all_of_it, determinize=lambda state, seat, chance: None)


def test_a_game_without_points_has_to_say_what_counts() -> None:
    with pytest.raises(TypeError, match=r"^notre-dame: its state has no field points"):
        replace(NOTRE_DAME, value=defaults.points_as_they_stand)


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


def test_a_game_without_options_is_listed_without_a_table(package: Path) -> None:
    shown = parvis("games", PYTHONPATH=os.pathsep.join([str(package), os.environ["PYTHONPATH"]])).stdout.splitlines()
    after = {line.strip(): then for line, then in pairwise(shown)}
    assert any(line.startswith("│ loud") for line in shown)
    assert not after["Nim: nim, 2 players"].startswith("┏")


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


def test_the_page_has_the_smallest_game_as_it_is_played() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert (EXAMPLE / "nim.py").read_text(encoding="utf-8") in page
