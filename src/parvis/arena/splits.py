"""Deals to train with and deals to test with.

The seed of chance of a deal to train with is even, of one to test with odd. Generators of different seeds begin
differently, so no deal belongs to both, whatever else they follow from.
"""

import numpy as np
import numpy.typing as npt

from parvis.engine.refusals import GameError

TRAIN, TEST = "train", "test"
SPLITS = (TRAIN, TEST)
"""The parts into which deals are split, in the order of the lowest bit of their seeds."""
LOWEST = np.uint64(1)


def check_split(split: str) -> None:
    """Raise GameError unless it is a part of the deals, or empty: then deals are of any kind."""
    if split not in ("", *SPLITS):
        raise GameError(f"split is one of {', '.join(SPLITS)}, not {split!r}")


def in_split(seeds: npt.ArrayLike, split: str) -> npt.NDArray[np.uint64]:
    """Seeds of chance as they are in a part: with its lowest bit. Empty: as they are."""
    found = np.array(seeds, np.uint64)
    return found if not split else np.bitwise_or(found & ~LOWEST, np.uint64(SPLITS.index(split)))


def split_of(seed: int) -> str:
    """The part that the deal of a seed of chance belongs to."""
    return SPLITS[seed & 1]
