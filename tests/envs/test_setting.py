"""What every environment is made for, and games that offer nothing to learn from."""

import dataclasses

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.engine.contract import Game, GameError, Observation
from parvis.envs import batch_env, open_spiel_game
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
