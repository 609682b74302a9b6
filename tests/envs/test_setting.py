"""What every environment is made for, and games that offer nothing to learn from."""

import dataclasses
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.engine.contract import Game, Observation
from parvis.engine.refusals import GameError
from parvis.envs import aec_env, batch_env, open_spiel_game, single_env, vector_env
from parvis.envs.rewards import rewards
from parvis.envs.setting import Setting, registry
from parvis.envs.words import in_words


def test_limits_are_those_of_the_fields() -> None:
    smallest, largest = Setting.of("tiny", 3, "win", {}).limits()
    assert smallest[:6].tolist() == [2, 0, 0, 1, 0, 0]
    assert largest[:6].tolist() == [4, 1, 2, 2, 6, 1]
    assert len(smallest) == len(largest) == TINY.observation.size


def test_a_game_without_an_observation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = dataclasses.replace(TINY, name="plain", observation=Observation())
    found = registry.find

    def find(name: str) -> Game:
        return plain if name == "plain" else found(name)

    monkeypatch.setattr(registry, "find", find)
    for make in (batch_env, open_spiel_game):
        with pytest.raises(GameError, match="plain has no observation for programs that learn"):
            make("plain", 2)


@pytest.mark.parametrize("make", [aec_env, batch_env, open_spiel_game, single_env, vector_env])
@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("players is a whole number from 1 on, not 3.0", {"players": 3.0}),
        ("players is a whole number from 1 on, not '3'", {"players": "3"}),
        ("players is a whole number from 1 on, not None", {"players": None}),
        ("players is a whole number from 1 on, not True", {"players": True}),
        ("tiny is for 2, 3 or 4 players, not 5", {"players": 5}),
        ("reward is one of win, score, margin, not 3", {"reward": 3}),
        ("reward is one of win, score, margin, not ['win']", {"reward": ["win"]}),
        ("option low must be true or false, not 0.5", {"low": 0.5}),
        ("option prize must be any, points or card, not ['any']", {"prize": ["any"]}),
    ],
)
def test_wrong_types_get_one_clear_line(make: Callable[..., Any], message: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(GameError, match=re.escape(message)):
        make("tiny", **{"players": 2, **wrong})


@pytest.mark.parametrize("make", [aec_env, batch_env, single_env, vector_env])
def test_a_game_is_named_by_a_text_and_players_are_any_whole_number(make: Callable[..., Any]) -> None:
    with pytest.raises(GameError, match="a game is named by a text, not 5"):
        make(5, 2)
    assert type(make("tiny", np.int64(3)).setting.players) is int


def test_without_a_seed_games_differ_and_can_be_dealt_again() -> None:
    first, second = batch_env("tiny", 2, 4), batch_env("tiny", 2, 4)
    assert first.np_random_seed != second.np_random_seed
    again = batch_env("tiny", 2, 4, seed=first.np_random_seed)
    assert np.array_equal(first.reset().observations, again.reset().observations)
    assert not np.array_equal(first.buffers.observations, second.reset().observations)


@pytest.mark.parametrize("make", [aec_env, single_env, vector_env])
def test_the_seed_that_was_drawn_is_told(make: Callable[..., Any]) -> None:
    envs = [make("tiny", 2), make("tiny", 2)]
    for env in envs:
        env.reset()
    assert envs[0].np_random_seed != envs[1].np_random_seed
    again = make("tiny", 2)
    again.reset(seed=envs[0].np_random_seed)
    assert shown(again) == shown(envs[0])


def shown(env: Any) -> Any:
    """The state that an environment shows at first."""
    return env.state().tolist() if hasattr(env, "possible_agents") else env.state()["states"].tolist()


@pytest.mark.parametrize("seed", [0.5, "one", -1])
def test_a_batch_is_seeded_by_a_whole_number(seed: Any) -> None:
    with pytest.raises(GameError, match="seed is a whole number from 0 on, not"):
        batch_env("tiny", 2, seed=seed)
    with pytest.raises(GameError, match="seed is a whole number from 0 on, not"):
        batch_env("tiny", 2).reset(seed=seed)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("win", [[0, 0.5, 0.5], [1, 0, 0]]),
        ("score", [[3, 8, 8], [8, 8, 2]]),
        ("margin", [[-5, 0, 0], [0, 0, -6]]),
    ],
)
def test_ends_of_games_are_worth(kind: str, expected: list[list[float]]) -> None:
    points, ties = np.array([[3, 8, 8], [8, 8, 2]]), np.array([[9, 1, 1], [2, 1, 9]])
    assert rewards(kind, points, ties).tolist() == expected


def test_a_view_in_words() -> None:
    view = {"round": 2, "out_now": ["red", "blue"], "seats": [{"coins": 1, "cards": {"hand": ["a"]}}], "last": None}
    assert in_words(view).splitlines() == [
        "round: 2",
        "out now: red, blue",
        "seats:",
        "  0:",
        "    coins: 1",
        "    cards:",
        "      hand: a",
        "last: -",
    ]
