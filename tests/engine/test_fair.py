"""Chance that follows from a secret: the same for everybody who knows it, even, and of any order of decisions."""

import json
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from parvis.engine import fair
from parvis.engine.fair import BY_STEP, RANGE, Fair, Luck, Return, hash_of, numbers, unbiased
from parvis.engine.refusals import GameError

SECRET = bytes(range(32))
ADDED = ("seven", "", "Ünder 3")
OLD = Fair(fair.commitment(SECRET), SECRET.hex(), ADDED)
FAIR = Fair.of(SECRET, ADDED, drawn="0" * 32)
DIE = [f"roll {value}" for value in range(1, 7)]
ROLLS = 6000


def test_known_numbers_of_the_first_scheme() -> None:
    """They were found with `openssl dgst -sha256 -mac HMAC`, as docs/records.md says."""
    assert OLD.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert OLD.key.hex() == "94c7410039d1a6e94703460c99eee147ce541dbfb0609d4437854ea13be1ae56"
    drawn = [next(numbers(OLD.key, [str(step)], DIE)) for step in (0, 1, 2, 7)]
    assert [f"{number:012x}" for number in drawn] == ["7db506417122", "131606e634a3", "30778135d2b6", "f635586a72a8"]
    assert [Luck(OLD).decide(step, "", DIE)[1] for step in (0, 1, 2, 7)] == ["roll 3", "roll 4", "roll 1", "roll 5"]


def test_known_numbers_of_the_second_scheme() -> None:
    """Found in the same way: the key with what the site has drawn, then purpose, count, attempt and words."""
    assert FAIR.key.hex() == "836c35dcdd7e1a338d0c6099783e1f31f154b620690e7676355c7d82464f9ab4"
    asked = [["", "0"], ["round 1 workforce 0 red", "0"], ["round 1 workforce 0 red", "1"]]
    drawn = [next(numbers(FAIR.key, lines, DIE)) for lines in asked]
    assert [f"{number:012x}" for number in drawn] == ["25ee95c8a90b", "b745bfe5a6d4", "df38d317c8e9"]
    luck = Luck(FAIR)
    purposes = ["round 1 workforce 0 red", "", "round 1 workforce 0 red"]
    assert [luck.decide(step, purpose, DIE)[1] for step, purpose in enumerate(purposes)] == [
        "roll 1",
        "roll 4",
        "roll 2",
    ]


def test_the_order_in_which_rules_offer_decisions_does_not_matter() -> None:
    for step in range(50):
        assert rolled(step) == rolled(step, DIE[::-1]) == rolled(step, DIE[3:] + DIE[:3])


def rolled(asked: int, words: list[str] = DIE) -> str:
    """What chance answers when it was asked the same so many times before."""
    return FAIR.choose(["", str(asked)], words)


def test_every_decision_is_equally_likely() -> None:
    """Chi-square with five degrees of freedom is above 20.5 once in a thousand secrets; this one is fixed."""
    made = [rolled(step) for step in range(ROLLS)]
    counts = [made.count(words) for words in DIE]
    assert sum((times - ROLLS / 6) ** 2 / (ROLLS / 6) for times in counts) < 20.5


def test_steps_do_not_depend_on_each_other() -> None:
    """All 36 pairs of rolls that follow each other: above 66.6 once in a thousand secrets."""
    made = [rolled(step) for step in range(ROLLS)]
    pairs = list(zip(made[::2], made[1::2], strict=True))
    expected = len(pairs) / 36
    counts = [pairs.count((one, other)) for one in DIE for other in DIE]
    assert sum((times - expected) ** 2 / expected for times in counts) < 66.6


def test_a_number_of_the_last_incomplete_part_is_passed_over() -> None:
    """Of 2**48 numbers one is too many for three decisions, and nearly half for one more than half of them."""
    assert unbiased(3, iter([RANGE - 1, RANGE - 2])) == (RANGE - 2) % 3
    assert unbiased(RANGE // 2 + 1, iter([RANGE - 1, RANGE // 2 + 1, RANGE // 2])) == RANGE // 2
    assert unbiased(1, iter([RANGE - 1])) == 0


def test_a_number_that_was_passed_over_is_followed_by_another() -> None:
    assert len(set(islice(numbers(FAIR.key, ["0"], DIE), 100))) == 100


@pytest.mark.parametrize(
    "other",
    [
        Fair.of(SECRET[::-1], FAIR.numbers),
        Fair.of(SECRET, ["seven", "", "under 3"]),
        Fair.of(SECRET, ["", "seven", ""]),
        Fair.of(SECRET, FAIR.numbers, drawn="1" * 32),
    ],
    ids=["secret", "number", "seat", "drawn"],
)
def test_another_secret_or_number_is_another_chance(other: Fair) -> None:
    assert [other.choose([str(step)], DIE) for step in range(50)] != [rolled(step) for step in range(50)]


def test_what_was_seen_of_one_question_tells_nothing_of_another() -> None:
    """A question that was taken back may be followed by another one: 36 pairs of answers, as above."""
    cards = [f"draw {value}" for value in range(1, 7)]
    pairs = [(rolled(step), rolled(step, cards)) for step in range(ROLLS)]
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
    hashes = tuple(hash_of(number) for number in ADDED)
    returns = (Return(4, 1, 3), Return(9, None, 1))
    whole = replace(written, hashes=hashes, drawn="ab" * 16, returns=returns)
    assert fair.parse(json.loads(json.dumps(whole.to_json())), 3) == whole
    assert OLD.to_json() == {"commitment": OLD.commitment, "secret": OLD.secret, "numbers": list(ADDED)}
    assert fair.parse(OLD.to_json(), 3) == OLD
    assert ("start_chosen" in written.to_json()) is start_chosen


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"commitment": None}, "commitment must be 64 hex digits"),
        ({"commitment": "0" * 63}, "commitment must be 64 hex digits"),
        ({"secret": SECRET.hex() + "\n"}, "secret must be 64 hex digits"),
        ({"secret": SECRET.hex().upper()}, "secret must be 64 hex digits"),
        ({"secret": 7}, "secret must be 64 hex digits"),
        ({"numbers": "abc"}, "numbers must be "),
        ({"numbers": ["", ""]}, "for each seat"),
        ({"numbers": ["", "", 7]}, "numbers must be "),
        ({"numbers": ["", "", "two\nlines"]}, "numbers must be "),
        ({"numbers": ["", "", "\ud800"]}, "numbers must be "),
        ({"numbers": ["", "", "a" * 74]}, "up to 73 letters"),
        ({"start_chosen": 1}, "start_chosen must be true or false"),
        ({"scheme": 3}, "scheme must be 1 or 2"),
        ({"scheme": True}, "scheme must be "),
        ({"hashes": ["", ""]}, "hashes must be "),
        ({"hashes": ["", "", "f" * 63]}, "hashes must be "),
        ({"drawn": "x" * 32}, "drawn must be 32 hex digits"),
        ({"returns": {}}, "returns must have step, seat and draws"),
        ({"returns": [{"step": 1, "seat": 3, "draws": 1}]}, "returns must have "),
        ({"returns": [{"step": 1, "seat": 0}]}, "returns must have "),
        ({"returns": [{"step": -1, "seat": 0, "draws": 1}]}, "returns must have "),
    ],
)
def test_what_is_broken_is_told_and_the_secret_is_not(change: dict[str, Any], line: str) -> None:
    with pytest.raises(GameError, match=line) as raised:
        fair.parse(FAIR.to_json() | change, 3)
    assert SECRET.hex()[:16] not in str(raised.value).lower()


def test_a_number_is_what_was_committed_to_or_its_hash_stands_in_for_it() -> None:
    hashes = tuple(hash_of(number) for number in ADDED)
    shown = replace(FAIR, hashes=hashes)
    assert (shown.changed, shown.withheld) == (None, [])
    late = replace(shown, numbers=("seven", "", hashes[2]))
    assert (late.changed, late.withheld) == (None, [2])
    assert replace(shown, numbers=("seven", "mine", "Ünder 3")).changed == 1
    assert replace(shown, numbers=("seven", "", "")).changed == 2
    assert replace(shown, numbers=("Seven", "", hashes[2])).changed == 0
    assert OLD.changed is None


def test_playing_one_step_more_rolls_nothing_again() -> None:
    """One more roll of another kind, and any steps before, change nothing; by the first scheme they did."""
    asked = [("round 2 workforce 0 red", DIE), ("round 2 workforce 0 red", DIE), ("round 2 black die", DIE)]
    for promise, is_same in ((FAIR, True), (replace(FAIR, scheme=BY_STEP), False)):
        luck = Luck(promise)
        luck.decide(0, "round 1 again 2", DIE)
        again = [luck.decide(1 + step, *each)[1] for step, each in enumerate(asked * 20)]
        fresh = Luck(promise)
        assert (again == [fresh.decide(step, *each)[1] for step, each in enumerate(asked * 20)]) is is_same


def test_no_object_is_no_promise() -> None:
    with pytest.raises(GameError, match="an object with commitment"):
        fair.parse([FAIR.to_json()], 3)
