"""Sets as bits: plain Python, and one instruction of the processor."""

import numpy as np
import pytest

from parvis.engine import bits
from parvis.engine.bits import lowest, size
from parvis.engine.compiling import compile_rules
from parvis.engine.questions import GameState
from parvis.engine.state import Row

SETS = [
    ([0], 1),
    ([3], 0b1000),
    ([0, 1, 2], 0b111),
    ([4, 9], 0b1000010000),
    ([31, 32, 33], 0b111 << 31),
    ([62], 1 << 62),
    (list(range(63)), (1 << 63) - 1),
]


def both_of(sets: Row, found: Row) -> None:
    """Of each set its lowest number, and then how many it has."""
    for k in range(len(sets)):
        found[2 * k] = lowest(sets[k])
        found[2 * k + 1] = size(sets[k])


@pytest.mark.parametrize(("numbers", "word"), SETS)
def test_the_lowest_number_and_how_many_there_are(numbers: list[int], word: int) -> None:
    assert (lowest(word), size(word)) == (numbers[0], len(numbers))


def test_the_empty_set_has_none() -> None:
    assert size(0) == 0


def test_both_forms_agree() -> None:
    words = [word for _, word in SETS]
    plain = [0] * (2 * len(words))
    both_of(words, plain)
    form = compile_rules([both_of], GameState, {})[id(both_of)]
    found = np.zeros(2 * len(words), np.int64)
    form(np.array(words, np.int64), found)
    assert found.tolist() == plain


def test_each_has_a_compiled_form_of_its_own() -> None:
    assert set(bits.compiled_forms()) == {id(lowest), id(size)}
