"""The caller's arrays that a batch writes, and the way into them."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine.refusals import GameError
from parvis.envs.setting import DTYPE

KINDS = {
    "observations": ("numbers", "iuf"),
    "masks": ("flags", "iufb"),
    "seats": ("numbers", "iuf"),
    "rewards": ("parts of a win", "f"),
    "done": ("flags", "iufb"),
}
"""By buffer: what it holds, and the kinds of NumPy's types that can."""
NARROW = np.dtype(np.uint8)
"""The smallest type of observations."""
COPIED_GAMES = 64
"""Games copied at once where the core can't write to the caller's array: as many as fit a processor's cache."""


@dataclass
class Buffers:
    """What `reset` and `step` write. The caller's arrays may have any type of numbers that can hold the values."""

    observations: npt.NDArray[Any]
    """games x observation size: what the deciding seat knows."""
    masks: npt.NDArray[Any]
    """games x catalogue: 1 (or true) for each decision that is legal for it; packed, a bit for each, lowest first."""
    seats: npt.NDArray[Any]
    """Who decides in each game: an array of `games` seats."""
    rewards: npt.NDArray[Any]
    """games x players: not zero where the last step ended a game."""
    done: npt.NDArray[Any]
    """games: 1 (or true) where the last step ended a game; the next one has begun in its place."""

    def check(self, shapes: dict[str, tuple[int, ...]]) -> None:
        """Raise GameError for a buffer of a wrong shape or type, or that can't be written."""
        for name, shape in shapes.items():
            buffer = getattr(self, name)
            if not isinstance(buffer, np.ndarray):
                raise GameError(f"the buffer {name} is a NumPy array, not of type {type(buffer).__name__}")
            found = buffer.shape
            if found != shape:
                raise GameError(f"the buffer {name} has the shape {found}, not {shape}")
            if not buffer.flags.writeable:
                raise GameError(f"the buffer {name} is for reading only")
            held, kinds = KINDS[name]
            if buffer.dtype.kind not in kinds:
                raise GameError(f"the buffer {name} holds {held}, and is not of type {buffer.dtype}")

    def check_numbers(self, smallest: int, largest: int, fits_bytes: bool) -> None:
        """Raise GameError unless observations from the smallest to the largest number can be written.

        `fits_bytes`: whether unsigned ones of 8 bits can: what is larger than theirs is shown as their largest.
        """
        kind = self.observations.dtype
        least, most = bounds_of(kind)
        most = largest if kind == NARROW and fits_bytes else most
        if least > smallest or most < largest:
            raise GameError(f"the buffer observations is of type {kind}, but numbers go from {smallest} to {largest}")


def bounds_of(kind: np.dtype[Any]) -> tuple[int, int]:
    """The smallest and the largest number up to which a type holds every whole number."""
    if kind.kind == "f":
        exact = 1 << (np.finfo(kind).nmant + 1)
        return -exact, exact
    return int(np.iinfo(kind).min), int(np.iinfo(kind).max)


class Target:
    """An array of games as the core writes it: itself, if it lies in memory as the core's numbers do, or by copies."""

    def __init__(self, array: npt.NDArray[Any], kind: Any, is_narrowed: bool = False) -> None:
        """`kind`: the type of the core's numbers; `is_narrowed`: the core may write those of 8 bits, too."""
        self.array, self.kind = array, kind
        self.is_narrow = is_narrowed and array.flags.c_contiguous and array.dtype == NARROW
        self.direct = self.is_narrow or (array.flags.c_contiguous and lies_as(array.dtype, np.dtype(kind)))
        copied = 0 if self.direct else min(COPIED_GAMES, len(array))
        self.own = np.zeros((copied, array.shape[1]), kind)
        """What is copied from, for as many games as are copied at once."""

    def rows(self, first: int, n: int) -> npt.NDArray[Any]:
        """Where the core writes n games from the first one on, as one row of numbers; empty where 8 bits do."""
        writes_here = self.direct and not self.is_narrow
        rows = self.array[first : first + n].view(self.kind) if writes_here else self.own[:n]
        return rows.reshape(-1)

    def narrow(self, first: int, n: int) -> npt.NDArray[Any]:
        """Where the core writes numbers of 8 bits; empty where it writes none."""
        rows: npt.NDArray[Any] = self.array[first : first + n] if self.is_narrow else self.own[:0].view(NARROW)
        return rows.reshape(-1)

    def give(self, first: int, n: int) -> None:
        """Copy what the core has written, if it has not written to the caller's array."""
        if not self.direct:
            numbers = np.minimum(self.own[:n], bounds_of(NARROW)[1]) if self.array.dtype == NARROW else self.own[:n]
            np.copyto(self.array[first : first + n], numbers, casting="unsafe")


def lies_as(kind: np.dtype[Any], core: np.dtype[Any]) -> bool:
    """Whether small numbers of a type are the same bits in the core's type: signed or not, truth values in one byte."""
    return kind.kind in "iub" and kind.itemsize == core.itemsize and kind.isnative


class Scratch:
    """What one thread needs to drive games in the core."""

    def __init__(self, core: Any, players: int, buffers: Buffers) -> None:
        game = core.game
        self.chance, self.out = core.buffer(2), core.buffer(game.widest)
        self.points, self.ties = core.buffer(players), core.buffer(players)
        self.observations = Target(buffers.observations, DTYPE, is_narrowed=True)
        self.masks = Target(buffers.masks, np.uint8)
        self.most = len(buffers.done) if self.observations.direct and self.masks.direct else COPIED_GAMES
        """How many games are written at once."""

    def rows(self, first: int, n: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]:
        """Where the core writes n games from the first one on: observations, these in 8 bits, masks."""
        seen = self.observations
        return seen.rows(first, n), seen.narrow(first, n), self.masks.rows(first, n)
