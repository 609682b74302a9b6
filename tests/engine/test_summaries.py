"""What parts of a game have brought: cells that add up, and what each onlooker sees of them."""

import pytest

from parvis.engine.lines import EVERYTHING, Line, Onlooker
from parvis.engine.summaries import Cell, Summaries, Value


@pytest.mark.parametrize(
    ("cell", "onlooker", "open_scores", "seen"),
    [
        (Cell(3), None, False, 3),
        (Cell(3), 2, False, 3),
        (Cell(3, secret=True), 1, False, 3),
        (Cell(3, secret=True), 2, False, None),
        (Cell(3, secret=True), None, False, None),
        (Cell(3, secret=True), 2, True, 3),
        (Cell(3, secret=True), EVERYTHING, False, 3),
        (Cell(3, secret=True, others=Line("some")), 2, False, Line("some")),
        (Cell(3, secret=True, others=Line("some")), 1, False, 3),
    ],
)
def test_a_secret_cell_is_for_its_own_seat(cell: Cell, onlooker: Onlooker, open_scores: bool, seen: Value) -> None:
    assert cell.seen(1, onlooker, open_scores) == seen


def test_a_part_is_summed_up_when_it_ends_and_the_next_begins_with_nothing() -> None:
    reader = Summaries({}, ["first", "second", "third"])
    reader.add("unnamed", 0, 1)
    reader.add("second", 0, 2)
    reader.add("second", 0, 5)
    reader.add("second", 1, -4)
    reader.put("first", 1, Cell(Line("words")))
    reader.tell("happens", seat=1)
    reader.end("over", round=1)
    reader.end("over", round=2)
    one, two = reader.ended
    assert (one.heading, two.heading) == (Line("over", {"round": 1}), Line("over", {"round": 2}))
    assert list(one.rows) == ["first", "second", "unnamed"]
    assert one.rows["second"] == {0: Cell(7), 1: Cell(-4)}
    assert [line.line for line in one.lines] == [Line("happens", {"seat": 1})]
    assert (two.rows, two.lines) == ({}, [])


def test_a_row_of_zeros_is_left_out_unless_that_would_tell_a_secret() -> None:
    reader = Summaries({})
    reader.add("open", 0, 0)
    reader.add("secret", 0, 0, secret=True)
    reader.end("over")
    assert list(reader.ended[0].rows) == ["secret"]
