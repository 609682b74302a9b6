"""The generator for playouts and search: even, the same in both cores, different for every seed."""

from collections import Counter

import numpy as np
import pytest
from tiny_game import GAME

from parvis.engine.chance import below, chance, generators
from parvis.engine.core import compiled


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts are from even ones; about `kinds` for chance, hardly ever above kinds + 4 * sqrt(2 * kinds)."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 for kind in counts) / expected + (kinds - len(counts)) * expected


def even(counts: Counter[object], kinds: int) -> bool:
    return chi_square(counts, kinds) < kinds + 4 * (2 * kinds) ** 0.5


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    generator = chance(7)
    assert [below(generator, 100) for _ in range(10)] == [78, 36, 86, 86, 81, 42, 64, 1, 11, 64]


def test_many_generators_at_once_are_those_of_their_seeds() -> None:
    seeds = [0, 1, 7, 2**31, 2**63, 2**64 - 1]
    assert generators(np.array(seeds, np.uint64)).tolist() == [number for seed in seeds for number in chance(seed)]


def test_the_same_bits_come_out_compiled() -> None:
    core = compiled(GAME)
    for seed in (0, 1, -1, 7, 2**31, 2**63, 2**64 - 1):
        generator = chance(seed)
        buffer = core.buffer(generator)
        sizes = [1, 2, 6, 1000, 2**31 - 1] * 200
        assert [core.below(buffer, n) for n in sizes] == [below(generator, n) for n in sizes]
        assert buffer.tolist() == generator


@pytest.mark.parametrize("n", [2, 3, 6, 9, 52])
def test_every_number_is_equally_likely(n: int) -> None:
    generator = chance(n)
    assert even(Counter(below(generator, n) for _ in range(20_000)), n)


def test_a_number_says_nothing_about_the_next() -> None:
    generator = chance(1)
    drawn = [below(generator, 8) for _ in range(40_000)]
    assert even(Counter(zip(drawn[::2], drawn[1::2], strict=True)), 64)


@pytest.mark.parametrize("step", [1, 2**16, 2**32, 2**32 + 1])
def test_neighbouring_seeds_are_unrelated(step: int) -> None:
    firsts = [below(chance(seed * step), 8) for seed in range(20_001)]
    assert even(Counter(firsts), 8)
    assert even(Counter(zip(firsts[:-1:2], firsts[1::2], strict=True)), 64)


def test_only_one_thing_can_happen_where_there_is_one() -> None:
    assert below(chance(3), 1) == 0
