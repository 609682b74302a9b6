"""Gymnasium: the project's own checker with warnings as failures, and one seat against bots."""

import re

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs import single_env
from parvis.envs.illegal import IllegalReplaced
from parvis.envs.single import SingleEnv


def played(env: SingleEnv, seed: int) -> tuple[list[list[int]], float]:
    """A game of random decisions: what was observed, and the reward."""
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    seen, over, reward = [observation.tolist()], False, 0.0
    while not over:
        observation, reward, over, truncated, _ = env.step(int(random.choice(np.flatnonzero(env.action_masks()))))
        seen.append(observation.tolist())
        assert not truncated
        assert over or reward == 0
    return seen, reward


@pytest.mark.parametrize(
    ("game", "players", "core"),
    [
        ("tiny", 2, "compiled"),
        ("notre-dame", 2, "compiled"),
        ("notre-dame", 5, "compiled"),
        ("troyes", 2, "interpreted"),
        pytest.param("troyes", 2, "compiled", marks=pytest.mark.soak),  # half a minute of compiling
    ],
)
@pytest.mark.filterwarnings("error")
def test_the_checker_of_gymnasium_passes_without_a_warning(
    game: str, players: int, core: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARVIS_CORE", core)
    env = gymnasium.make(f"parvis/{game}-v0", players=players, render_mode="ansi")
    with pytest.warns(IllegalReplaced):
        check_env(env.unwrapped)


def test_all_that_happens_follows_from_the_seed() -> None:
    assert played(single_env("tiny", 3), 1) == played(single_env("tiny", 3), 1)
    assert played(single_env("tiny", 3), 1) != played(single_env("tiny", 3), 2)


@pytest.mark.soak
def test_the_greedy_bot_is_harder_to_beat_than_the_random_one() -> None:
    results = {}
    for opponent in ("random", "greedy"):
        env = single_env("notre-dame", 2, opponents=opponent, reward="margin")
        results[opponent] = np.mean([played(env, seed)[1] for seed in range(5)])
    assert results["greedy"] < results["random"] - 10


def test_the_seat_can_change_from_game_to_game() -> None:
    env = single_env("tiny", 3, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    assert single_env("tiny", 3, seat=2).reset()[1]["seat"] == 2


@pytest.mark.filterwarnings("error")
def test_what_is_not_legal_is_refused_or_replaced() -> None:
    strict = single_env("tiny", 2, illegal="raise")
    strict.reset(seed=1)
    before = strict.episode.observation(0).tolist()
    with pytest.raises(IllegalDecision, match="is not legal for seat 0 now"):
        strict.step(0)
    legal = int(np.flatnonzero(strict.action_masks())[0])
    for wrong in (None, legal + 0.9, str(legal), [legal]):
        with pytest.raises(IllegalDecision, match=f"is a whole number, not of type {type(wrong).__name__}"):
            strict.step(wrong)
    assert strict.episode.observation(0).tolist() == before
    kind = single_env("tiny", 2)
    kind.reset(seed=1)
    with pytest.warns(IllegalReplaced, match="an action was not legal: a random legal one took its place"):
        assert kind.step(0)[4]["illegal"] is True
    kind.reset(seed=1)
    assert kind.step(-7)[4]["illegal"] is True  # told once, so no warning here
    kind.reset(seed=1)
    assert kind.step(np.array(np.flatnonzero(kind.action_masks())[0]))[4]["illegal"] is False


def test_a_game_has_to_begin_first() -> None:
    env = single_env("tiny", 2, render_mode="ansi")
    for word, doing in (("step", lambda: env.step(0)), ("render", env.render), ("state", env.state)):
        with pytest.raises(GameError, match=f"call reset before {word}"):
            doing()
    with pytest.raises(GameError, match="call reset before action_masks"):
        env.action_masks()


def test_a_game_that_is_over_wants_to_be_reset() -> None:
    env = single_env("tiny", 2)
    played(env, 1)
    with pytest.raises(IllegalDecision, match="call reset"):
        env.step(0)


def test_the_mask_is_told_in_two_ways() -> None:
    env = single_env("tiny", 2, render_mode="ansi")
    _, info = env.reset(seed=1)
    assert np.array_equal(info["action_mask"].astype(bool), env.action_masks())
    assert "round: 1" in env.render()
    assert single_env("tiny", 2).render() is None


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("no such bot: 'nobody'", {"opponents": "nobody"}),
        ("4 players have 3 opponents, not 2", {"opponents": ("random", "greedy")}),
        ("there is no seat 4 among 4 players", {"seat": 4}),
        ("there is no seat 1.0 among 4 players", {"seat": 1.0}),
        ("there is no seat True among 4 players", {"seat": True}),
        ("opponents are a bot's name or several, not 3", {"opponents": 3}),
        ("opponents are a bot's name or several, not (3, 4, 5)", {"opponents": (3, 4, 5)}),
        ("illegal is 'random' or 'raise', not 'lose'", {"illegal": "lose"}),
        ("render_mode is None, 'ansi', 'human' or 'rgb_array', not 'text'", {"render_mode": "text"}),
    ],
)
def test_bad_input_gets_one_clear_line(message: str, wrong: dict[str, object]) -> None:
    with pytest.raises(GameError, match=re.escape(message)):
        single_env("notre-dame", 4, **wrong)
