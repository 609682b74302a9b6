"""Gymnasium's vector environment: each place is the single environment that it would be alone."""

import pickle
import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs import single_env, vector_env
from parvis.envs.illegal import IllegalReplaced
from parvis.envs.vector import ParvisVectorEnv

MODES = list(AutoresetMode)


def assert_same(one: Any, other: Any, told: str = "") -> None:
    """Check that arrays in dicts are equal, down to their types."""
    if isinstance(one, dict):
        assert sorted(one) == sorted(other), told
        for name in one:
            assert_same(one[name], other[name], f"{told} {name}")
    elif isinstance(one, tuple):
        for place, (first, second) in enumerate(zip(one, other, strict=True)):
            assert_same(first, second, f"{told} {place}")
    elif isinstance(one, np.ndarray) and one.dtype == object:
        for first, second in zip(one, other, strict=True):
            assert (first is None) == (second is None), told
            assert first is None or np.array_equal(first, second), told
    else:
        assert np.array_equal(one, other), told
        assert np.asarray(one).dtype == np.asarray(other).dtype, told


def picked(info: dict[str, Any], random: np.random.Generator) -> np.ndarray:
    """A random legal decision everywhere; 0 where nothing is legal."""
    return np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]])


def compare(ours: ParvisVectorEnv, theirs: SyncVectorEnv, steps: int, seed: int) -> int:
    """Make equal decisions in both environments and compare them; returns how many games ended."""
    random, ended = np.random.default_rng(seed), 0
    first, second = ours.reset(seed=seed), theirs.reset(seed=seed)
    assert_same(first, second)
    info = first[1]
    for step in range(steps):
        decisions = picked(info, random)
        first, second = ours.step(decisions), theirs.step(decisions)
        assert_same(first, second, f"step {step}:")
        info, over = first[4], first[2]
        ended += int(over.sum())
        if over.any() and ours.autoreset_mode is AutoresetMode.DISABLED:
            first, second = (env.reset(options={"reset_mask": over.copy()}) for env in (ours, theirs))
            assert_same(first, second, f"step {step}: reset")
            info = {"action_mask": ours.seated.masks}
    return ended


@pytest.mark.parametrize("mode", MODES)
def test_it_equals_single_environments_with_the_same_seeds(mode: AutoresetMode) -> None:
    chosen = {"opponents": ("greedy", "random", "novice"), "seat": None, "reward": "margin"}
    theirs = SyncVectorEnv([lambda: single_env("tiny", 4, **chosen)] * 6, autoreset_mode=mode)
    assert compare(vector_env("tiny", 4, 6, autoreset_mode=mode, **chosen), theirs, 60, 3) > 30


LARGE = [
    ("notre-dame", 4, "greedy", "compiled"),
    ("troyes", 2, "random", "interpreted"),
    pytest.param("troyes", 2, "random", "compiled", marks=pytest.mark.soak),  # half a minute of compiling
]


@pytest.mark.parametrize(("game", "players", "opponents", "core"), LARGE)
def test_it_does_so_in_large_games(
    game: str, players: int, opponents: str, core: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARVIS_CORE", core)
    theirs = SyncVectorEnv([lambda: single_env(game, players, opponents=opponents)] * 3)
    ours = vector_env(game, players, 3, opponents=opponents)
    assert ours.seated.core.compiled == (core == "compiled")
    assert compare(ours, theirs, 130, 5) > 1


@pytest.mark.filterwarnings("ignore::parvis.envs.illegal.IllegalReplaced")
def test_illegal_actions_are_replaced_as_in_single_environments() -> None:
    theirs = SyncVectorEnv([lambda: single_env("tiny", 2)] * 4)
    ours = vector_env("tiny", 2, 4)
    ours.reset(seed=1)
    theirs.reset(seed=1)
    for step in range(40):
        actions = np.full(4, step)
        assert_same(ours.step(actions), theirs.step(actions), f"step {step}:")


def test_a_warning_says_once_that_actions_are_replaced() -> None:
    env = vector_env("tiny", 2, 4)
    env.reset(seed=1)
    with pytest.warns(IllegalReplaced) as told:
        env.step(np.zeros(4, int))
    assert len(told) == 1


def played(env: ParvisVectorEnv, info: dict[str, Any], steps: int) -> list[Any]:
    """Random decisions that follow from the position: what was seen and won."""
    random, seen = np.random.default_rng(1), []
    for _ in range(steps):
        observations, rewards, over, _, info = env.step(picked(info, random))
        seen.append((observations.tolist(), rewards.tolist(), over.tolist()))
    return seen


@pytest.mark.parametrize("opponents", ["greedy", ("random", "skilled"), ("expert:2", "random")])
def test_a_saved_batch_goes_on_as_it_would_have(opponents: Any) -> None:
    env = vector_env("tiny", 3, 5, opponents=opponents, seat=None)
    played(env, env.reset(seed=4)[1], 9)
    saved = pickle.loads(pickle.dumps(env.state()))
    info = {"action_mask": env.action_masks()}
    expected = played(env, info, 30)
    other = vector_env("tiny", 3, 5, opponents=opponents, seat=None)
    observations, info = other.load(saved)
    assert np.array_equal(observations, other.seated.observations)
    assert played(other, info, 30) == expected
    assert played(env, env.load(saved)[1], 30) == expected


def test_what_was_saved_against_others_is_refused() -> None:
    env = vector_env("tiny", 2, 2, opponents="greedy")
    env.reset(seed=1)
    with pytest.raises(GameError, match="what was saved has the opponents greedy, this environment random"):
        vector_env("tiny", 2, 2).load(env.state())


def test_what_was_saved_before_opponents_were_noted_still_loads() -> None:
    env = vector_env("tiny", 2, 2)
    env.reset(seed=1)
    saved = {name: part for name, part in env.state().items() if name not in ("opponents", "bots")}
    expected = played(env, {"action_mask": env.action_masks()}, 5)
    assert played(env, env.load(saved)[1], 5) == expected


@pytest.mark.parametrize("mode", MODES)
def test_there_is_always_an_action_that_a_mask_lets_through(mode: AutoresetMode) -> None:
    """Logits that are masked with minus infinity have a softmax, after the end of a game too."""
    env, random, ended = vector_env("tiny", 2, 8, autoreset_mode=mode), np.random.default_rng(1), 0
    _, info = env.reset(seed=1)
    for _ in range(60):
        assert info["action_mask"].any(axis=1).all()
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        _, _, over, _, info = env.step(actions)
        ended += int(over.sum())
        if over.any() and mode is AutoresetMode.DISABLED:
            assert info["action_mask"].any(axis=1).all()
            env.reset(options={"reset_mask": over})
            info = {"action_mask": env.action_masks()}
    assert ended > 8


def test_bots_outside_of_the_core_play_as_in_single_environments() -> None:
    opponents = ("expert:2", "random", "expert:3")
    theirs = SyncVectorEnv([lambda: single_env("tiny", 4, opponents=opponents)] * 2)
    assert compare(vector_env("tiny", 4, 2, opponents=opponents), theirs, 15, 2) > 1


def test_threads_change_nothing() -> None:
    seen = []
    for threads in (1, 3):
        env = vector_env("tiny", 3, 10, threads=threads)
        seen.append(played(env, env.reset(seed=1)[1], 30))
        env.close()
        env.close()
    assert seen[0] == seen[1]


def test_places_are_reset_one_by_one() -> None:
    env = vector_env("tiny", 2, 4)
    before = played(env, env.reset(seed=1)[1], 3)[-1][0]
    mask = np.array([False, True, False, False])
    observations, info = env.reset(seed=[None, 9, None, None], options={"reset_mask": mask})
    assert np.array_equal(observations[~mask], np.array(before)[~mask])
    assert np.array_equal(observations[1], single_env("tiny", 2).reset(seed=9)[0])
    assert info["_action_mask"].tolist() == mask.tolist()
    assert not info["action_mask"][~mask].any()


def test_the_registry_makes_it() -> None:
    env = gymnasium.make_vec(
        "parvis/tiny-v0", num_envs=3, vectorization_mode="vector_entry_point", players=3, autoreset_mode="SameStep"
    )
    assert isinstance(env, ParvisVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = env.reset(seed=1)
    assert observations in env.observation_space
    assert observations[0] in env.single_observation_space
    assert picked(info, np.random.default_rng(0)) in env.action_space


def test_without_copies_the_arrays_stay_the_same_and_are_shared() -> None:
    env = vector_env("tiny", 2, 3, copy=False)
    observations, info = env.reset(seed=1)
    shared = np.from_dlpack(observations)
    after, *_, later = env.step(picked(info, np.random.default_rng(0)))
    assert after is observations
    assert np.shares_memory(shared, observations)
    assert later["action_mask"] is info["action_mask"]


def test_learners_see_their_own_cards() -> None:
    env = vector_env("tiny", 2, 2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    alone = single_env("tiny", 2, seat=1, render_mode="ansi")
    for place, text in enumerate(env.render()):
        alone.reset(seed=1 + place)
        assert text == alone.render()
    silent = vector_env("tiny", 2)
    silent.reset()
    assert silent.render() is None


def test_what_is_not_legal_is_refused_for_all() -> None:
    env = vector_env("tiny", 2, 3, illegal="raise")
    shown = vector_env("tiny", 2, 3, render_mode="ansi")
    for word, doing in (
        ("step", lambda: env.step([0, 0, 0])),
        ("action_masks", env.action_masks),
        ("state", env.state),
    ):
        with pytest.raises(GameError, match=f"call reset before {word}"):
            doing()
    with pytest.raises(GameError, match="call reset before render"):
        shown.render()
    observations, info = env.reset(seed=1)
    decisions = picked(info, np.random.default_rng(0))
    with pytest.raises(IllegalDecision, match="game 2: 'draw 0 red-1' is not legal for seat 0 now"):
        env.step(np.array([*decisions[:2], 0]))
    with pytest.raises(GameError, match="3 games need as many decisions"):
        env.step(decisions[:2])
    with pytest.raises(GameError, match="decisions are whole numbers, not of type float64"):
        env.step(decisions + 0.5)
    assert np.array_equal(env.seated.observations, observations)
    env.reset(options={"reset_mask": np.array([True, False, False])})
    assert np.array_equal(env.seated.observations[1:], observations[1:])


def test_a_game_that_is_over_is_not_played_on_where_nothing_begins_by_itself() -> None:
    env = vector_env("tiny", 2, 2, autoreset_mode="Disabled")
    info, over = env.reset(seed=1)[1], np.zeros(2, bool)
    while not over.any():
        _, _, over, _, info = env.step(picked(info, np.random.default_rng(0)))
    with pytest.raises(GameError, match=r"game \d is over: reset it with options"):
        env.step([0, 0])


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("num_envs is a whole number from 1 on, not 0", {"num_envs": 0}),
        ("num_envs is a whole number from 1 on, not 2.0", {"num_envs": 2.0}),
        ("threads is a whole number from 1 on, not True", {"threads": True}),
        ("autoreset_mode is one of 'NextStep', 'SameStep', 'Disabled', not 'never'", {"autoreset_mode": "never"}),
        ("no such bot: 'nobody'", {"opponents": "nobody"}),
    ],
)
def test_bad_input_gets_one_clear_line(message: str, wrong: dict[str, object]) -> None:
    with pytest.raises(GameError, match=re.escape(message)):
        vector_env("tiny", 2, **wrong)


def test_bad_seeds_and_masks_get_one_clear_line() -> None:
    env = vector_env("tiny", 2, 3)
    with pytest.raises(GameError, match="3 games need as many seeds, not 2"):
        env.reset(seed=[1, 2])
    for seed in ("many", [1, 2, 3.5], -1, 1.0):
        with pytest.raises(GameError, match=r"seed is a whole number from 0 on|3 games need as many seeds"):
            env.reset(seed=seed)
    for mask in ([True] * 3, np.ones(3), np.ones(2, bool)):
        with pytest.raises(GameError, match="reset_mask is an array of 3 truth values"):
            env.reset(options={"reset_mask": mask})
    with pytest.raises(GameError, match="reset_mask names no place"):
        env.reset(options={"reset_mask": np.zeros(3, bool)})
