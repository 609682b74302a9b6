"""Views as short text: what is left out, what is shortened, how a part is found."""

import pytest

from parvis.agents.outline import cut, found, outline
from parvis.engine.refusals import GameError

VIEW = {
    "round": 2,
    "over": False,
    "start_seat": 0,
    "points": None,
    "gone": [],
    "dice": [1, 2],
    "seats": [{"seat": 0, "coins": 3, "cards": {"hand": ["park", "bank"], "passed": []}}, {"seat": 1, "coins": 0}],
}


def test_a_view_has_all_but_what_is_nothing() -> None:
    assert outline(VIEW, 1000) == (
        "round 2, start seat 0\n"
        "dice: 1, 2\n"
        "seats:\n"
        "  0: seat 0, coins 3, cards (hand (park, bank))\n"
        "  1: seat 1, coins 0"
    )


def test_the_largest_part_is_told_in_short_where_there_is_no_room() -> None:
    head = "round 2, start seat 0\ndice: 1, 2\nseats:\n"
    assert outline(VIEW, 100) == f"{head}  0: seat 0, coins 3, cards (…)\n  1: seat 1, coins 0"
    assert outline(VIEW, 62) == f"{head}  0: 0…\n  1: 1…"
    assert outline(VIEW, 30) == "round 2, start seat 0\n…"


def test_a_text_is_cut_at_the_end_of_a_line() -> None:
    assert cut("one\ntwo\nthree", 20) == "one\ntwo\nthree"
    assert cut("one\ntwo\nthree", 12) == "one\ntwo\n…"
    assert cut("onetwothree", 5) == "onet…"


def test_a_part_is_found_by_its_name() -> None:
    assert found(VIEW, "start seat") == found(VIEW, "Start_seat") == 0
    assert found(VIEW, "seats.0.cards.hand") == ["park", "bank"]
    assert found(VIEW, "dice.1") == 2


@pytest.mark.parametrize("path", ["", "seat", "seats.2", "seats.-1", "seats.0.cards.x", "dice.x"])
def test_a_part_that_there_is_not_is_refused_with_those_that_there_are(path: str) -> None:
    with pytest.raises(GameError, match=r"there is no part '.*' here: name one of "):
        found(VIEW, path)
