"""Many games in one array: each is the game that it would be alone."""

import pickle
import re
from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest
from tiny_game import GAME as TINY

from parvis.engine.core import interpreted
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.envs import BatchEnv, batch_env
from parvis.envs.episode import Episode


def alone(env: BatchEnv, place: int) -> Episode:
    """The game in one place of a batch that was just made, driven by itself."""
    episode = Episode(env.setting)
    episode.chance[:] = env._chances[2 * place : 2 * place + 2]
    episode.begin_next()
    return episode


@pytest.mark.parametrize(("game", "players"), [("tiny", 3), ("notre-dame", 2), ("notre-dame", 5), ("troyes", 4)])
def test_a_batch_equals_single_games_decision_by_decision(game: str, players: int) -> None:
    env = batch_env(game, players, 8, seed=5)
    episodes = [alone(env, place) for place in range(8)]
    buffers = env.reset()
    for _ in range(400):
        for place, episode in enumerate(episodes):
            assert buffers.seats[place] == episode.seat
            assert np.array_equal(buffers.observations[place], episode.observation(episode.seat))
            assert np.flatnonzero(buffers.masks[place]).tolist() == episode.legal
        decisions = env.sample()
        env.step(decisions)
        for place, episode in enumerate(episodes):
            episode.step(int(decisions[place]))
            assert buffers.done[place] == episode.over
            assert buffers.rewards[place].tolist() == pytest.approx(
                episode.rewards() if episode.over else [0] * players
            )
            if episode.over:
                episode.begin_next()


def play_beside(env: BatchEnv, plain: BatchEnv, steps: int = 12) -> None:
    """Begin two batches, and make in both what the second draws."""
    env.reset()
    plain.reset()
    for _ in range(steps):
        decisions = plain.sample()
        env.step(decisions)
        plain.step(decisions)


def test_it_runs_interpreted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_CORE", "interpreted")
    slow = batch_env("tiny", 3, 70, seed=2)
    monkeypatch.delenv("PARVIS_CORE")
    fast = batch_env("tiny", 3, 70, seed=2)
    assert slow.core is interpreted(TINY)
    slow.reset()
    fast.reset()
    for _ in range(20):
        decisions = fast.sample()
        assert decisions.tolist() == slow.sample().tolist()
        fast.step(decisions)
        slow.step(decisions)
        for name in ("observations", "masks", "seats", "rewards", "done"):
            assert np.array_equal(getattr(fast.buffers, name), getattr(slow.buffers, name)), name
    assert fast.rollout(30) == slow.rollout(30)
    assert np.array_equal(fast.buffers.observations, slow.buffers.observations)


def test_the_callers_buffers_are_written_whatever_their_type() -> None:
    size, width = TINY.observation.size, len(TINY.catalogue)
    observations = np.full((100, size), -1, np.float32)
    masks = np.full((100, width), 7, np.int8)
    given = {"observations": observations, "masks": masks, "rewards": np.full((100, 3), 9.0), "done": np.full(100, 9)}
    env, plain = batch_env("tiny", 3, 100, seed=1, **given), batch_env("tiny", 3, 100, seed=1)
    for _ in range(12):
        play_beside(env, plain)
        assert np.array_equal(observations, plain.buffers.observations)
        assert np.array_equal(masks, plain.buffers.masks)
        assert np.array_equal(given["rewards"].astype(np.float32), plain.buffers.rewards)
        assert np.array_equal(given["done"], plain.buffers.done)
    assert env.buffers.observations is observations


@pytest.mark.parametrize("backend", ["compiled", "interpreted"])
def test_small_buffers_show_the_same(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARVIS_CORE", backend)
    size, small = TINY.observation.size, np.uint8
    for observations in (np.full((70, size), 9, small), np.full((70, 2 * size), 9, small)[:, ::2]):
        env = batch_env("tiny", 3, 70, seed=1, packed=True, observations=observations)
        plain = batch_env("tiny", 3, 70, seed=1)
        play_beside(env, plain)
        assert np.array_equal(observations, plain.buffers.observations)
        unpacked = np.unpackbits(env.buffers.masks, axis=1, count=env.decisions, bitorder="little")
        assert np.array_equal(unpacked, plain.buffers.masks)


def test_the_seed_decides_and_places_differ() -> None:
    first, second = batch_env("notre-dame", 4, 16, seed=1).reset(), batch_env("notre-dame", 4, 16, seed=1).reset()
    other = batch_env("notre-dame", 4, 16, seed=1)
    other.reset(seed=2)
    assert np.array_equal(first.observations, second.observations)
    assert not np.array_equal(first.observations, other.buffers.observations)
    assert len(np.unique(first.observations, axis=0)) == 16
    other.reset(seed=1)
    assert np.array_equal(first.observations, other.buffers.observations)


def test_a_rollout_plays_on_and_counts_the_games_that_end() -> None:
    env = batch_env("tiny", 2, 50, seed=1)
    env.reset()
    assert env.rollout(1) == 0
    assert env.rollout(100) > 50 * 10
    assert env.buffers.masks.any(axis=1).all()
    assert not env.buffers.done.any()
    env.step(env.sample())
    for steps in (2.5, -1, True, "3"):
        with pytest.raises(GameError, match="steps is a whole number from 0 on"):
            env.rollout(steps)  # type: ignore[arg-type]


def test_what_is_not_legal_is_refused_for_the_whole_batch() -> None:
    env = batch_env("tiny", 2, 10, seed=1)
    with pytest.raises(GameError, match="call reset before step"):
        env.step([0] * 10)
    buffers = env.reset()
    before = env.states.copy(), buffers.observations.copy(), buffers.seats.copy()
    decisions = env.sample()
    decisions[6] = 0
    with pytest.raises(IllegalDecision, match=r"game 6: 'draw 0 red-1' is not legal for seat 0 now"):
        env.step(decisions)
    with pytest.raises(GameError, match="10 games need as many decisions"):
        env.step([0] * 9)
    with pytest.raises(GameError, match="decisions are whole numbers, not of type float64"):
        env.step([0.5] * 10)
    with pytest.raises(IllegalDecision, match=f"game 0: {2**63} is not legal for seat 0 now"):
        env.step(np.full(10, 2**63, np.uint64))
    assert np.array_equal(env.states, before[0])
    assert np.array_equal(buffers.observations, before[1])
    assert np.array_equal(buffers.seats, before[2])


def test_equal_ends_share_the_win() -> None:
    env = batch_env("tiny", 2, 200, seed=3)
    buffers, shares = env.reset(), set[float]()
    for _ in range(40):
        env.step(env.sample())
        assert np.allclose(buffers.rewards[buffers.done].sum(axis=1), 1)
        shares.update(buffers.rewards[buffers.done].ravel().tolist())
    assert shares == {0.0, 0.5, 1.0}


def test_threads_change_nothing() -> None:
    buffers = []
    for threads in (1, 3):
        env = batch_env("tiny", 3, 10, seed=1, threads=threads)
        env.reset()
        for _ in range(20):
            env.step(env.sample())
        env.rollout(7)
        buffers.append(env.step(env.sample()))
        env.close()
    for name in ("observations", "masks", "seats", "rewards", "done"):
        assert np.array_equal(getattr(buffers[0], name), getattr(buffers[1], name)), name


def after(env: BatchEnv) -> list[np.ndarray]:
    """What is seen in the next steps."""
    return [env.step(env.sample()).observations.copy() for _ in range(15)]


def test_a_saved_batch_goes_on_as_it_would_have(monkeypatch: pytest.MonkeyPatch) -> None:
    env = batch_env("tiny", 3, 20, seed=1)
    with pytest.raises(GameError, match="call reset before"):
        env.state()
    env.reset()
    env.rollout(9)
    saved = pickle.loads(pickle.dumps(env.state()))
    shown = [env.buffers.observations.copy(), env.buffers.masks.copy(), env.buffers.seats.copy()]
    expected = after(env)
    monkeypatch.setenv("PARVIS_CORE", "interpreted")
    for other in (env, batch_env("tiny", 3, 20, seed=2)):  # in either core
        buffers = other.load(saved)
        for one, two in zip(shown, (buffers.observations, buffers.masks, buffers.seats), strict=True):
            assert np.array_equal(one, two)
        assert np.array_equal(after(other), expected)


def test_what_another_batch_saved_is_refused() -> None:
    env = batch_env("tiny", 3, 4)
    env.reset()
    saved = env.state()
    with pytest.raises(GameError, match="what was saved has the players 3, this environment 2"):
        batch_env("tiny", 2, 4).load(saved)
    with pytest.raises(GameError, match=r"has states of the shape \(4, \d+\), this environment \(5, \d+\)"):
        batch_env("tiny", 3, 5).load(saved)
    with pytest.raises(GameError, match="what was saved has no catalogue_version"):
        env.load({name: part for name, part in saved.items() if name != "catalogue_version"})


def test_buffers_can_be_taken_without_copies() -> None:
    env = batch_env("tiny", 2, 6, seed=1)
    buffers = env.reset()
    takers = [np, *([import_module("torch")] if find_spec("torch") else [])]
    names = ("observations", "masks", "seats", "rewards")
    taken = [(name, taker.from_dlpack(getattr(buffers, name))) for taker in takers for name in names]
    env.step(env.sample())
    for name, array in taken:
        assert np.shares_memory(np.asarray(array), getattr(buffers, name)), name
        assert np.array_equal(np.asarray(array), getattr(buffers, name)), name


def test_the_core_writes_nothing_behind_its_buffers() -> None:
    env = batch_env("tiny", 2, 6, seed=1)
    buffers, size = env.reset(), TINY.observation.size
    short, none, masks = (
        np.zeros(3 * size - 1, np.int16),
        np.zeros(0, np.uint8),
        buffers.masks.view(np.uint8).reshape(-1),
    )
    with pytest.raises(IndexError):
        env._loops.show_games(
            env.states, 0, 6, env.decisions, size, env._seats, env._opened, short, none, masks, env.decisions
        )
    assert np.array_equal(short[: 2 * size], buffers.observations[:2].reshape(-1))
    assert not short[2 * size :].any()


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("games is a whole number from 1 on, not 0", {"games": 0}),
        ("games is a whole number from 1 on, not 4.0", {"games": 4.0}),
        ("threads is a whole number from 1 on, not 0", {"threads": 0}),
        ("the buffer seats has the shape (3,), not (4,)", {"games": 4, "seats": np.zeros(3)}),
        ("the buffer observations is a NumPy array, not of type list", {"games": 4, "observations": [[0] * 718] * 4}),
        ("for 2, 3, 4 or 5 players, not 1", {"players": 1}),
        ("the buffer done is for reading only", {"games": 4, "done": np.broadcast_to(False, 4)}),
        ("rewards holds parts of a win, and is not of type int64", {"games": 4, "rewards": np.zeros((4, 4), int)}),
        ("observations holds numbers, and is not of type bool", {"games": 4, "observations": np.zeros((4, 718), bool)}),
        ("the buffer seats holds numbers, and is not of type bool", {"games": 4, "seats": np.zeros(4, bool)}),
        ("the buffer done holds flags, and is not of type <U1", {"games": 4, "done": np.full(4, "")}),
        ("packed masks are of type uint8, not int8", {"games": 4, "packed": True, "masks": np.zeros((4, 40), np.int8)}),
        ("is of type int8, but numbers go from 0 to 999", {"games": 4, "observations": np.zeros((4, 718), np.int8)}),
    ],
)
def test_bad_input_gets_one_clear_line(message: str, wrong: dict[str, object]) -> None:
    with pytest.raises(GameError, match=re.escape(message)):
        batch_env(**wrong)
