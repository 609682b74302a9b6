"""The districts of Troyes: whose lies where, which dice lie in it, and the glass below them."""

from typing import Any

import pytest

from parvis.games.troyes.table.page.districts import districts, glass


def test_districts_lie_clockwise_from_the_onlookers_at_the_bottom() -> None:
    view = {
        "families": [{"dice": {"red": [1] * seat}} for seat in range(4)],
        "neutral_dice": {"red": []},
        "turned_over": None,
        "turn_seat": None,
        "group": None,
    }
    assert [(district.seat, district.side) for district in districts(view, 2)] == [
        (2, "bottom"), (3, "left"), (0, "top"), (1, "right"), (None, "middle")]  # fmt: skip


def test_a_die_that_is_turned_over_or_was_chosen_keeps_its_place() -> None:
    lying = {"families": [{"dice": {"red": [3], "white": [4]}}, {"dice": {}}], "neutral_dice": {}, "turn_seat": 0}
    left = {"seat": 0, "colour": "red", "value": 2}
    turned = districts({**lying, "group": None, "turned_over": [left]}, 0)[0].dice
    chosen = districts({**lying, "group": {"dice": [left]}, "turned_over": None}, 0)[0].dice
    assert [die.value for die in turned] == [5, 3, 4]
    assert [(die.value, die.taken) for die in chosen] == [(2, True), (3, False), (4, False)]


def panes_of(*counts: int, has_tiles: bool = True) -> dict[str, Any]:
    """The glass with so many dice of each family, whose first one looks on."""
    view = {"families": [{"dice": {"red": [1] * count}} for count in counts], "neutral_dice": {}, "group": None}
    view |= {"turned_over": None, "turn_seat": None}
    return glass(districts(view, 0), has_tiles)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("has_tiles", [False, True])
def test_panes_leave_nothing_but_the_corners_of_tiles(seats: int, has_tiles: bool) -> None:
    drawn = panes_of(*[3] * seats, has_tiles=has_tiles)
    assert len(drawn["panes"]) == seats + 1
    covered = sum(area(pane) for _, pane in drawn["panes"])
    lines = drawn["lines"]
    assert covered == pytest.approx(100 * 100 - 4 * lines["tile_width"] * lines["tile_height"])


def area(points: str) -> float:
    """What a polygon of SVG covers."""
    corners = [tuple(map(float, point.split(","))) for point in points.split()]
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in pairs)) / 2


def test_many_dice_at_a_side_widen_it() -> None:
    assert panes_of(3, 7, 3, 3)["lines"]["left"] > panes_of(3, 6, 3, 3)["lines"]["left"]
