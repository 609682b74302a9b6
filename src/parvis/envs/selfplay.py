"""Self-play over a batch: what is collected step by step, and what came of each decision for the seat that made it.

In a batch, one step of a game is a decision of one seat, and the next one mostly that of another. So what a decision
led to stands some steps later, at the seat's next decision or at the end of the game. Here that is found for all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.refusals import GameError
from parvis.envs.batch import BatchEnv
from parvis.envs.setting import count_of

Numbers = npt.NDArray[Any]
Decide = Callable[[Numbers, Numbers, Numbers], Any]
"""Decisions for all games, from observations, masks and seats."""


@dataclass(frozen=True)
class Trajectories:
    """Some steps of all games of a batch: arrays of steps x games, the first step first."""

    observations: Numbers
    """steps x games x observation size: what the seat knew."""
    masks: Numbers
    """steps x games x catalogue: 1 for each decision that was legal; bits if the batch packs its masks."""
    seats: Numbers
    """The seat that decided in each step."""
    decisions: Numbers
    """The number of the decision that was made in each step."""
    rewards: Numbers
    """steps x games x players: what the step brought to each seat."""
    done: npt.NDArray[np.bool_]
    """Whether the step ended a game."""

    def returns(self, discount: float = 1.0, later: Numbers | None = None) -> tuple[Numbers, npt.NDArray[np.bool_]]:
        """By step and game, the return of the seat that decided, and whether it is known; see `seat_returns`."""
        return seat_returns(self.seats, self.rewards, self.done, discount, later)

    def advantages(self, values: Numbers, later: Numbers, discount: float = 1.0, trace: float = 0.95) -> Numbers:
        """By step and game, the advantage of the decision for its seat; see `seat_advantages`."""
        return seat_advantages(self.seats, self.rewards, self.done, values, later, discount, trace)


def collect(env: BatchEnv, decide: Decide, steps: int) -> Trajectories:
    """Make so many steps in all games of a batch, which `reset` has begun; the same seat policy for everybody.

    `decide` gets the batch's own buffers, which the next step overwrites. Raises GameError, and IllegalDecision for the
    first decision that is not legal.
    """
    env.check_begun("collect")
    buffers, steps = env.buffers, count_of("steps", steps)
    shape = (steps, env.games)
    found = Trajectories(
        np.zeros((*shape, env.size), buffers.observations.dtype),
        np.zeros((*shape, buffers.masks.shape[1]), buffers.masks.dtype),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros((*shape, env.players), np.float32),
        np.zeros(shape, np.bool_),
    )
    for step in range(steps):
        found.observations[step], found.masks[step] = buffers.observations, buffers.masks
        found.seats[step] = buffers.seats
        decisions = np.asarray(decide(buffers.observations, buffers.masks, buffers.seats))
        env.step(decisions)
        found.decisions[step] = decisions
        found.rewards[step], found.done[step] = buffers.rewards, buffers.done
    return found


def seat_returns(
    seats: Numbers, rewards: Numbers, done: Numbers, discount: float = 1.0, later: Numbers | None = None
) -> tuple[Numbers, npt.NDArray[np.bool_]]:
    """By step and game, the return of the seat that decided there, and whether it is known.

    `seats` and `done`: steps x games; `rewards`: steps x games x players; `discount`: for each later decision of the
    same seat; `later`: games x players, what each seat expects at its next decision after these steps. Without it,
    returns in games that have not ended are not known, and zero. Raises GameError for arrays that do not fit.
    """
    check_shapes(seats, rewards, done, later)
    games = np.arange(np.shape(seats)[1])
    following = np.zeros(np.shape(rewards)[1:]) if later is None else np.array(later, np.float64)
    is_known, brought = np.full(following.shape, later is not None), np.zeros(following.shape)
    returns, known = np.zeros(np.shape(seats)), np.zeros(np.shape(seats), np.bool_)
    for step in range(len(seats) - 1, -1, -1):
        ended = np.asarray(done[step], np.bool_)
        following[ended], brought[ended], is_known[ended] = 0.0, 0.0, True
        brought += rewards[step]
        own = games, np.asarray(seats[step])
        following[own] = brought[own] + discount * following[own]
        brought[own] = 0.0
        returns[step], known[step] = np.where(is_known[own], following[own], 0.0), is_known[own]
    return returns, known


def seat_advantages(
    seats: Numbers,
    rewards: Numbers,
    done: Numbers,
    values: Numbers,
    later: Numbers,
    discount: float = 1.0,
    trace: float = 0.95,
) -> Numbers:
    """By step and game, the generalized advantage estimate of the decision for the seat that made it.

    `values`: steps x games, what the seat expected before it decided; `later`: games x players, what each seat expects
    at its next decision after these steps; `discount` and `trace` (the lambda of the estimate) count decisions of the
    same seat. Other arrays as for `seat_returns`. Raises GameError.
    """
    check_shapes(seats, rewards, done, later)
    if np.shape(values) != np.shape(seats):
        raise GameError(f"values has the shape {np.shape(values)}, not {np.shape(seats)}")
    games = np.arange(np.shape(seats)[1])
    expected = np.array(later, np.float64)
    brought, estimate = np.zeros(expected.shape), np.zeros(expected.shape)
    advantages = np.zeros(np.shape(seats))
    for step in range(len(seats) - 1, -1, -1):
        ended = np.asarray(done[step], np.bool_)
        expected[ended], brought[ended], estimate[ended] = 0.0, 0.0, 0.0
        brought += rewards[step]
        own = games, np.asarray(seats[step])
        surprise = brought[own] + discount * expected[own] - values[step]
        advantages[step] = estimate[own] = surprise + discount * trace * estimate[own]
        expected[own], brought[own] = values[step], 0.0
    return advantages


def check_shapes(seats: Numbers, rewards: Numbers, done: Numbers, later: Numbers | None) -> None:
    """Raise GameError unless these arrays are of the same steps, games and players."""
    shape = np.shape(rewards)
    if len(shape) != 3:
        raise GameError(f"rewards are by step, game and player, not of the shape {shape}")
    wanted = {"seats": (seats, shape[:2]), "done": (done, shape[:2])}
    if later is not None:
        wanted["later"] = (later, shape[1:])
    for name, (array, size) in wanted.items():
        if np.shape(array) != size:
            raise GameError(f"{name} has the shape {np.shape(array)}, not {size}")
