"""What the end of a game is worth to each seat. During a game rewards are zero."""

from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.refusals import GameError

KINDS = {
    "win": "1 for the winner, split evenly where several win",
    "score": "the final score",
    "margin": "the final score minus the best of the others",
}
"""Kinds of reward and what they are."""

Numbers = npt.NDArray[Any]


def check_kind(kind: str) -> None:
    """Raise GameError unless that kind of reward exists."""
    if not isinstance(kind, str) or kind not in KINDS:
        raise GameError(f"reward is one of {', '.join(KINDS)}, not {kind!r}")


def rewards(kind: str, points: Numbers, ties: Numbers) -> Numbers:
    """By game and seat, from scores and tie-breaks by game and seat."""
    if kind == "score":
        return points.astype(np.float64)
    if kind == "margin":
        ranked = np.sort(points, axis=1)
        best_other = np.where(points == ranked[:, -1:], ranked[:, -2:-1], ranked[:, -1:])
        return (points - best_other).astype(np.float64)
    best = points.max(axis=1, keepdims=True)
    tied = np.where(points == best, ties, ties.min() - 1)
    wins = tied == tied.max(axis=1, keepdims=True)
    shares: Numbers = wins / wins.sum(axis=1, keepdims=True)
    return shares
