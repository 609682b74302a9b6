"""Chance that follows from a secret: the same for everybody who knows it, even, and of any order of decisions."""

from itertools import islice
from typing import Any

import pytest

from parvis.engine import fair
from parvis.engine.contract import GameError
from parvis.engine.fair import RANGE, Fair, numbers, unbiased

SECRET = bytes(range(32))
FAIR = Fair.of(SECRET, ["seven", "", "Ünder 3"])
DIE = [f"roll {value}" for value in range(1, 7)]
ROLLS = 6000


def test_known_numbers() -> None:
    """They were found with `openssl dgst -sha256 -mac HMAC`, as docs/records.md says."""
    assert FAIR.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert FAIR.key.hex() == "94c7410039d1a6e94703460c99eee147ce541dbfb0609d4437854ea13be1ae56"
    drawn = [next(numbers(FAIR.key, step, DIE)) for step in (0, 1, 2, 7)]
    assert [f"{number:012x}" for number in drawn] == ["7db506417122", "131606e634a3", "30778135d2b6", "f635586a72a8"]
    assert [FAIR.choose(step, DIE) for step in (0, 1, 2, 7)] == ["roll 3", "roll 4", "roll 1", "roll 5"]


def test_the_order_in_which_rules_offer_decisions_does_not_matter() -> None:
    for step in range(50):
        assert FAIR.choose(step, DIE) == FAIR.choose(step, reversed(DIE)) == FAIR.choose(step, DIE[3:] + DIE[:3])


def test_every_decision_is_equally_likely() -> None:
    """Chi-square with five degrees of freedom is above 20.5 once in a thousand secrets; this one is fixed."""
    rolled = [FAIR.choose(step, DIE) for step in range(ROLLS)]
    counts = [rolled.count(words) for words in DIE]
    assert sum((times - ROLLS / 6) ** 2 / (ROLLS / 6) for times in counts) < 20.5


def test_steps_do_not_depend_on_each_other() -> None:
    """All 36 pairs of rolls that follow each other: above 66.6 once in a thousand secrets."""
    rolled = [FAIR.choose(step, DIE) for step in range(ROLLS)]
    pairs = list(zip(rolled[::2], rolled[1::2], strict=True))
    expected = len(pairs) / 36
    counts = [pairs.count((one, other)) for one in DIE for other in DIE]
    assert sum((times - expected) ** 2 / expected for times in counts) < 66.6


def test_a_number_of_the_last_incomplete_part_is_passed_over() -> None:
    """Of 2**48 numbers one is too many for three decisions, and nearly half for one more than half of them."""
    assert unbiased(3, iter([RANGE - 1, RANGE - 2])) == (RANGE - 2) % 3
    assert unbiased(RANGE // 2 + 1, iter([RANGE - 1, RANGE // 2 + 1, RANGE // 2])) == RANGE // 2
    assert unbiased(1, iter([RANGE - 1])) == 0


def test_a_number_that_was_passed_over_is_followed_by_another() -> None:
    assert len(set(islice(numbers(FAIR.key, 0, DIE), 100))) == 100


@pytest.mark.parametrize(
    "other",
    [
        Fair.of(SECRET[::-1], FAIR.numbers),
        Fair.of(SECRET, ["seven", "", "under 3"]),
        Fair.of(SECRET, ["", "seven", ""]),
    ],
    ids=["secret", "number", "seat"],
)
def test_another_secret_or_number_is_another_chance(other: Fair) -> None:
    assert [other.choose(step, DIE) for step in range(50)] != [FAIR.choose(step, DIE) for step in range(50)]


def test_another_question_at_the_same_step_tells_nothing_of_the_first() -> None:
    """A step that was undone may come again as another one, whose answer is hidden: 36 pairs of answers, as above."""
    cards = [f"draw {value}" for value in range(1, 7)]
    pairs = [(FAIR.choose(step, DIE), FAIR.choose(step, cards)) for step in range(ROLLS)]
    expected = ROLLS / 36
    counts = [pairs.count((one, other)) for one in DIE for other in cards]
    assert sum((times - expected) ** 2 / expected for times in counts) < 66.6


def test_the_secret_is_in_no_text_made_of_it() -> None:
    assert SECRET.hex() not in repr(FAIR)
    assert SECRET.hex() not in str(FAIR)


def test_a_commitment_holds_for_its_secret_alone() -> None:
    assert FAIR.is_kept
    assert not Fair(FAIR.commitment, SECRET[::-1].hex(), FAIR.numbers).is_kept


@pytest.mark.parametrize("start_chosen", [False, True])
def test_what_is_written_is_read_again(start_chosen: bool) -> None:
    written = Fair.of(SECRET, FAIR.numbers, start_chosen)
    assert fair.parse(written.to_json(), 3) == written
    assert ("start_chosen" in written.to_json()) is start_chosen


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"commitment": None}, "commitment: 64 hex digits"),
        ({"commitment": "0" * 63}, "commitment: 64 hex digits"),
        ({"secret": SECRET.hex() + "\n"}, "secret: 64 hex digits"),
        ({"secret": SECRET.hex().upper()}, "secret: 64 hex digits"),
        ({"secret": 7}, "secret: 64 hex digits"),
        ({"numbers": "abc"}, "numbers: "),
        ({"numbers": ["", ""]}, "for each of 3 seats"),
        ({"numbers": ["", "", 7]}, "numbers: "),
        ({"numbers": ["", "", "two\nlines"]}, "numbers: "),
        ({"numbers": ["", "", "\ud800"]}, "numbers: "),
        ({"numbers": ["", "", "a" * 41]}, "up to 40 letters"),
        ({"start_chosen": 1}, "start_chosen: true or false"),
    ],
)
def test_what_is_broken_is_told_and_the_secret_is_not(change: dict[str, Any], line: str) -> None:
    with pytest.raises(GameError, match=line) as raised:
        fair.parse(FAIR.to_json() | change, 3)
    assert SECRET.hex()[:16] not in str(raised.value).lower()


def test_no_object_is_no_promise() -> None:
    with pytest.raises(GameError, match="an object with commitment"):
        fair.parse([FAIR.to_json()], 3)
