"""What all faces of the environments have in common: words of decisions, the type of masks, deals to train and test."""

import io
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from parvis.arena.splits import split_of
from parvis.engine import registry
from parvis.engine.refusals import GameError
from parvis.envs import aec_env, batch_env, compiling, open_spiel_game, single_env, vector_env
from parvis.envs.compiling import Telling

FACES: dict[str, Callable[..., Any]] = {
    "aec": aec_env,
    "single": single_env,
    "vector": lambda game, players: vector_env(game, players, 3),
    "batch": lambda game, players: batch_env(game, players, 3),
}


@pytest.mark.parametrize("face", FACES)
def test_each_action_has_words_and_words_an_action(face: str) -> None:
    env, game = FACES[face]("notre-dame", 3), registry.find("notre-dame")
    for number, words in enumerate(game.catalogue):
        assert env.words(np.int64(number)) == words
        assert env.action(words) == number
    for wrong in (-1, len(game.catalogue)):
        with pytest.raises(GameError, match="there is no action"):
            env.words(wrong)
    with pytest.raises(GameError):
        env.words(1.0)
    with pytest.raises(GameError, match="keep everything"):
        env.action("keep everything")


def test_open_spiel_has_words_of_its_own() -> None:
    state = open_spiel_game("notre-dame", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for action in state.legal_actions():
        words = state.action_to_string(state.current_player(), action)
        assert state.string_to_action(state.current_player(), words) == action


@pytest.mark.parametrize("face", FACES)
def test_masks_are_of_one_type(face: str) -> None:
    env = FACES[face]("notre-dame", 3)
    shown = env.reset()
    if face == "aec":
        mask = env.infos[env.agent_selection]["action_mask"]
    elif face == "batch":
        mask = env.buffers.masks
    else:
        mask = shown[1]["action_mask"]
    assert mask.dtype == np.int8


def test_a_batch_without_a_seed_plays_other_games_each_time() -> None:
    first, second = (batch_env("notre-dame", 3, 4) for _ in range(2))
    assert first.np_random_seed != second.np_random_seed
    assert not np.array_equal(first.reset().observations, second.reset().observations)
    again = batch_env("notre-dame", 3, 4, seed=first.np_random_seed)
    assert np.array_equal(first.buffers.observations, again.reset().observations)


@pytest.mark.parametrize("split", ["train", "test"])
def test_deals_are_only_of_the_part_that_is_asked_for(split: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    zoo, single = aec_env("tiny", 3, split=split), single_env("tiny", 3, split=split)
    monkeypatch.setattr(zoo.episode, "begin", lambda seed, begin=zoo.episode.begin: (begun.append(seed), begin(seed)))
    monkeypatch.setattr(
        single.episode, "begin", lambda seed, begin=single.episode.begin: (begun.append(seed), begin(seed))
    )
    vector = vector_env("tiny", 3, 5, split=split)
    monkeypatch.setattr(
        vector.seated,
        "begin",
        lambda place, learner, seeds, begin=vector.seated.begin: (begun.append(seeds[0]), begin(place, learner, seeds)),
    )
    for env in (zoo, single, vector):
        for _ in range(10):
            env.reset()
    assert len(begun) == 70
    assert {split_of(seed) for seed in begun} == {split}
    assert len(set(begun)) == 70


@pytest.mark.parametrize("make", [aec_env, single_env, vector_env])
def test_no_other_part_is_known(make: Callable[..., Any]) -> None:
    with pytest.raises(GameError, match="split is one of train, test, not 'all'"):
        make("tiny", 3, split="all")


@pytest.mark.parametrize("in_terminal", [True, False])
def test_who_waits_for_the_compiler_is_told_how_far_it_is(in_terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    now, out = [0.0], io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: in_terminal, raising=False)
    monkeypatch.setattr(compiling.sys, "stderr", out)
    monkeypatch.setattr(compiling.time, "monotonic", lambda: now[0])
    telling = Telling("Notre Dame")
    for done in range(21):
        now[0] = float(done)
        telling(done, 20)
    lines = out.getvalue().replace("\r", "\n").split("\n")
    told = [line for line in lines if line]
    assert told[0] == "Parvis compiles Notre Dame, once: 2 of 20 functions"
    assert told[-1] == "Parvis compiles Notre Dame, once: 20 of 20 functions"
    assert len(told) == (19 if in_terminal else 5)


def test_of_rules_that_are_only_loaded_nothing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    telling = Telling("Notre Dame")
    telling(20, 20)
    assert capsys.readouterr().err == ""
