"""A random generator for whoever drives a game from inside the compiled core: playouts, search, `determinize`.

Rules themselves know none. The generator is a counter and a key in a buffer of two numbers; the same bits come out
interpreted and compiled.
"""

import numpy as np
import numpy.typing as npt

from parvis.engine.bits import lowest, size
from parvis.engine.state import Row

WORD = 0xFFFFFFFF


def chance(seed: int) -> Row:
    """A fresh generator. Different seeds give unrelated sequences: all 64 bits of a seed are mixed into all of it."""
    bits = (seed * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    bits = ((bits ^ bits >> 30) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    bits ^= bits >> 31
    return [bits & WORD, bits >> 32]


def generators(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.int64]:
    """Fresh generators for many seeds, one after the other: those of `chance`, found all at once."""
    bits = seeds.reshape(-1) * np.uint64(0x9E3779B97F4A7C15)
    bits = (bits ^ bits >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ bits >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    bits ^= bits >> np.uint64(31)
    return np.stack([bits & np.uint64(WORD), bits >> np.uint64(32)], 1).reshape(-1).astype(np.int64)


def coming(chance: Row) -> int:
    """The bits that come next, and are still to come: whoever asks early need not wait for them. A rule, as below."""
    bits = ((chance[1] + 1 & WORD) * 0x9E3779B9) & WORD
    bits ^= bits >> 16
    bits = (bits * 0x85EBCA6B + chance[0]) & WORD
    bits ^= bits >> 13
    bits = (bits * 0xC2B2AE35 + chance[0]) & WORD
    bits ^= bits >> 16
    bits = (bits * 0x27D4EB2F) & WORD
    return bits ^ bits >> 15


def come(chance: Row) -> None:
    """The next bits have come."""
    chance[1] = (chance[1] + 1) & WORD


def share(bits: int, n: int) -> int:
    """The number from 0 to n - 1 that bits stand for, each equally likely."""
    return (bits * n) >> 32


def below(chance: Row, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    bits = coming(chance)
    come(chance)
    return share(bits, n)


def any_of(choices: int, chance: Row) -> int:
    """A number out of a set of bits that is not empty, each equally likely."""
    rest = choices
    for _ in range(below(chance, size(choices))):
        rest &= rest - 1
    return lowest(rest)
