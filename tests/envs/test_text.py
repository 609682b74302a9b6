"""A game in words: an agent plays it by its observations alone, and refusals say why."""

from random import Random
from typing import Any

import pytest

from parvis.agents.telling import CHARACTERS, TOKENS
from parvis.engine.refusals import GameError
from parvis.envs import text_env
from parvis.envs.text import HOW, TextEnv


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play interpreted, so that nothing is compiled."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


def played(env: TextEnv, seed: int, form: str = "{}") -> tuple[list[str], list[float]]:
    """A whole game by random decisions: what was observed, and the rewards."""
    random, (text, info) = Random(seed), env.reset(seed)
    assert len(text) < CHARACTERS * TOKENS
    texts, rewards, over = [text], [], False
    while not over:
        text, reward, over, truncated, info = env.step(form.format(random.choice(info["decisions"])))
        texts.append(text)
        rewards.append(reward)
        assert len(text) < CHARACTERS * TOKENS
        assert not truncated
        assert not info["refused"], text
    assert info["decisions"] == []
    return texts, rewards


@pytest.mark.parametrize(
    ("game", "players", "options"), [("tiny", 2, {}), ("notre-dame", 3, {}), ("troyes", 4, {"ramparts": True})]
)
def test_a_game_is_played_in_words_and_follows_from_its_seed(game: str, players: int, options: dict[str, Any]) -> None:
    env = text_env(game, players, seat=1, **options)
    texts, rewards = played(env, 1)
    assert texts[0].startswith(HOW)
    assert "The game is over" in texts[-1]
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] == env.rewards()[1]
    assert sum(env.rewards()) == pytest.approx(1)
    assert played(env, 1, "I thought about it.\n\nDecision: {}") == (texts, rewards)
    assert played(env, 2)[0] != texts


def test_what_is_refused_is_told_why_and_changes_nothing() -> None:
    env = text_env("troyes", 2, penalty=-0.1, patience=3)
    _, before = env.reset(1)
    text, reward, over, truncated, info = env.step("Decision: pass")
    assert text.startswith("'pass' is not open now: ")
    assert "\nQuestion: " in text
    assert (reward, over, truncated, info["refused"]) == (-0.1, False, False, True)
    assert info["reason"] in text
    assert (info["step"], info["decisions"]) == (before["step"], before["decisions"])
    env.step(before["decisions"][0])
    assert [env.step("nonsense")[3] for _ in range(3)] == [False, False, True]
    with pytest.raises(GameError, match="the game is over: call reset"):
        env.step("pass")


def test_an_episode_is_truncated_after_its_steps() -> None:
    env = text_env("notre-dame", 2, most_steps=2)
    _, info = env.reset(1)
    *_, truncated, info = env.step(info["decisions"][0])
    assert not truncated
    assert env.step(info["decisions"][0])[3]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"game": "chess"}, "no such game"),
        ({"players": 9}, "2, 3, 4 or 5 players"),
        ({"seat": 4}, "seat is a whole number from 0 to 3, not 4"),
        ({"seat": -1}, "seat is a whole number from 0 on"),
        ({"opponents": "god"}, "no such bot"),
        ({"reward": "fun"}, "reward is one of"),
        ({"patience": 0}, "patience is a whole number from 1 on"),
        ({"most_steps": "x"}, "most_steps is a whole number from 1 on"),
        ({"unknown": True}, "no option 'unknown'"),
    ],
)
def test_a_bad_setting_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        text_env(**given)


def test_bad_calls_are_refused() -> None:
    env = text_env("tiny", 2)
    for call in (lambda: env.step("x"), env.rewards):
        with pytest.raises(GameError, match="call reset before"):
            call()
    with pytest.raises(GameError, match="seed is a whole number from 0 on"):
        env.reset(-1)
    env.reset(1)
    with pytest.raises(GameError, match="a decision is a text, not 7"):
        env.step(7)  # type: ignore[arg-type]
