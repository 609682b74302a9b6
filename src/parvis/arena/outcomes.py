"""How games of a series ended: of one game, or of many as arrays, which are quicker to make, count and write."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt

Whole = npt.NDArray[np.int64]


@dataclass(frozen=True)
class GameResult:
    """How a game ended; everything by player (not by seat)."""

    number: int
    ranks: tuple[tuple[int, int], ...]
    """Score and tie-break of each seat."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thought, in wall-clock time."""
    sources: tuple[Mapping[str, int], ...] | None
    """Score by source; None: not counted."""


@dataclass(frozen=True)
class Outcomes:
    """How many games ended, in any order: each of them a row of these arrays, each player a column."""

    numbers: Whole
    ranks: Whole
    """Score and tie-break, which are a third axis."""
    decisions: Whole
    seconds: npt.NDArray[np.float64]
    sources: Mapping[int, tuple[Mapping[str, int], ...]]
    """By number of the game, where they were counted."""

    @classmethod
    def of(cls, results: Sequence[GameResult]) -> Self:
        """Collect the outcomes of at least one game into arrays."""
        return cls(
            np.array([result.number for result in results], np.int64),
            np.array([result.ranks for result in results], np.int64),
            np.array([result.decisions for result in results], np.int64),
            np.array([result.seconds for result in results], np.float64),
            {result.number: result.sources for result in results if result.sources is not None},
        )

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Join the outcomes of several chunks, one after the other."""
        if len(parts) == 1:
            return parts[0]
        return cls(
            np.concatenate([part.numbers for part in parts]),
            np.concatenate([part.ranks for part in parts]),
            np.concatenate([part.decisions for part in parts]),
            np.concatenate([part.seconds for part in parts]),
            {number: sources for part in parts for number, sources in part.sources.items()},
        )

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[GameResult]:
        """One game after the other."""
        arrays = (self.numbers, self.ranks, self.decisions, self.seconds)
        for number, ranks, decisions, seconds in zip(*(array.tolist() for array in arrays), strict=True):
            pairs = tuple((score, tiebreak) for score, tiebreak in ranks)
            yield GameResult(number, pairs, tuple(decisions), tuple(seconds), self.sources.get(number))

    def picked(self, which: npt.NDArray[Any]) -> Self:
        """Pick outcomes by a mask, or by their places in that order."""
        return type(self)(
            self.numbers[which], self.ranks[which], self.decisions[which], self.seconds[which], self.sources
        )


def places_and_shares(ranks: Whole) -> tuple[Whole, npt.NDArray[np.float64]]:
    """By game and player: the place, 1 for the best, which equals share; the part of the win."""
    scores, ties = ranks[..., 0], ranks[..., 1]
    mine, others = (scores[:, :, None], ties[:, :, None]), (scores[:, None, :], ties[:, None, :])
    better = (others[0] > mine[0]) | ((others[0] == mine[0]) & (others[1] > mine[1]))
    places = 1 + better.sum(axis=2)
    won = places == 1
    return places, won / won.sum(axis=1, keepdims=True)
