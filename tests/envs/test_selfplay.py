"""Self-play over a batch: returns and advantages of seats, compared with games that are followed one by one."""

import numpy as np
import pytest

from parvis.engine.refusals import GameError
from parvis.envs import Trajectories, batch_env, collect, seat_advantages, seat_returns


def trajectories(game: str = "tiny", players: int = 3, games: int = 6, steps: int = 120) -> Trajectories:
    """Steps of a batch in which everybody decides at random."""
    env = batch_env(game, players, games, seed=3, reward="score")
    env.reset()
    chosen = np.random.default_rng(1)

    def decide(observations: np.ndarray, masks: np.ndarray, seats: np.ndarray) -> np.ndarray:
        assert observations.shape[0] == len(seats) == games
        return np.array([chosen.choice(np.flatnonzero(mask)) for mask in masks])

    return collect(env, decide, steps)


def one_by_one(played: Trajectories, discount: float) -> dict[tuple[int, int], float]:
    """Returns by step and game, for each seat of each finished game by its own decisions."""
    found = {}
    for game in range(played.seats.shape[1]):
        first = 0
        for end in np.flatnonzero(played.done[:, game]):
            for seat in range(played.rewards.shape[2]):
                own = [step for step in range(first, end + 1) if played.seats[step, game] == seat]
                for place, step in enumerate(own):
                    later = len(own) - 1 - place
                    found[step, game] = float(played.rewards[end, game, seat]) * discount**later
            first = end + 1
    return found


@pytest.mark.parametrize("discount", [1.0, 0.9])
@pytest.mark.parametrize(("game", "players", "steps"), [("tiny", 3, 120), ("notre-dame", 2, 400)])
def test_a_decision_returns_what_its_seat_gets_at_the_end(game: str, players: int, steps: int, discount: float) -> None:
    played = trajectories(game, players, steps=steps)
    returns, known = played.returns(discount)
    expected = one_by_one(played, discount)
    assert {(int(step), int(place)) for step, place in np.argwhere(known)} == set(expected)
    assert 0 < len(expected) < known.size
    for (step, place), value in expected.items():
        assert returns[step, place] == pytest.approx(value)
    assert (returns[~known] == 0).all()


def test_games_that_go_on_bring_what_is_expected_of_them() -> None:
    seats, done = np.array([[0], [1], [0]]), np.zeros((3, 1), bool)
    later = np.array([[8.0, 4.0]])
    returns, known = seat_returns(seats, np.zeros((3, 1, 2)), done, 0.5, later)
    assert returns[:, 0].tolist() == [2.0, 2.0, 4.0]
    assert known.all()


def test_advantages_are_returns_less_values_where_nothing_is_traced_away() -> None:
    """With a trace of 1 the estimate is the return less the value; with 0 what the next value surprises with."""
    played = trajectories()
    chosen = np.random.default_rng(2)
    values, later = chosen.normal(size=played.seats.shape), chosen.normal(size=played.rewards.shape[1:])
    returns, _ = played.returns(0.9, later)
    assert np.allclose(played.advantages(values, later, 0.9, 1.0), returns - values)
    short = played.advantages(values, later, 0.9, 0.0)
    for game in range(played.seats.shape[1]):
        for step in range(len(played.seats)):
            seat = played.seats[step, game]
            brought, following = 0.0, later[game, seat]
            for after in range(step, len(played.seats)):
                if after > step and played.seats[after, game] == seat:
                    following = values[after, game]
                    break
                brought += played.rewards[after, game, seat]
                if played.done[after, game]:
                    following = 0.0
                    break
            assert short[step, game] == pytest.approx(brought + 0.9 * following - values[step, game])


def test_what_is_collected_is_what_was_decided() -> None:
    played = trajectories()
    for step, game in np.ndindex(played.seats.shape):
        assert played.masks[step, game, played.decisions[step, game]] == 1
    again = trajectories()
    assert all(np.array_equal(getattr(played, name), getattr(again, name)) for name in vars(played))


@pytest.mark.parametrize(
    ("arrays", "told"),
    [
        ((np.zeros((3, 2)), np.zeros((3, 2)), np.zeros((3, 2))), r"rewards are by step, game and player"),
        ((np.zeros((4, 2)), np.zeros((3, 2, 2)), np.zeros((3, 2))), r"seats has the shape \(4, 2\), not \(3, 2\)"),
        ((np.zeros((3, 2)), np.zeros((3, 2, 2)), np.zeros(3)), r"done has the shape \(3,\)"),
    ],
)
def test_arrays_that_do_not_fit_are_named(arrays: tuple[np.ndarray, ...], told: str) -> None:
    with pytest.raises(GameError, match=told):
        seat_returns(*arrays)


def test_other_things_that_do_not_fit_are_named() -> None:
    seats, rewards, done = np.zeros((3, 2), int), np.zeros((3, 2, 2)), np.zeros((3, 2), bool)
    with pytest.raises(GameError, match="later has the shape"):
        seat_returns(seats, rewards, done, later=np.zeros(2))
    with pytest.raises(GameError, match="values has the shape"):
        seat_advantages(seats, rewards, done, np.zeros(3), np.zeros((2, 2)))
    env = batch_env("tiny", 3, 4)
    with pytest.raises(GameError, match="call reset before collect"):
        collect(env, lambda *_: env.sample(), 5)
    env.reset()
    with pytest.raises(GameError, match="steps is a whole number from 1 on"):
        collect(env, lambda *_: env.sample(), 0)
