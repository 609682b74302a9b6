"""The districts of the city as they lie around its square, and the dice in them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from parvis.games.troyes.pieces import NEUTRAL

View = Mapping[str, Any]
Point = tuple[float, float]

SIDES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Number of districts -> where they lie, clockwise from that of who looks on."""
ROOM = {"bottom": 5, "top": 6, "left": 6, "right": 6, "middle": 6}
"""Dice that lie in a district at full size; more are drawn smaller."""


@dataclass(frozen=True)
class Die:
    """A die that lies in a district, or has left it for the group (`taken`)."""

    place: str
    """By district, colour and value: `die-0-red-4`; alike for dice that are alike."""
    id: str
    colour: str
    value: int
    taken: bool = False


@dataclass(frozen=True)
class District:
    """A district as it is drawn. `seat`: whose it is; None: the neutral one."""

    seat: int | None
    side: str
    dice: tuple[Die, ...]

    @property
    def id(self) -> str:
        """As lines of the log name it."""
        return f"district-{NEUTRAL if self.seat is None else self.seat}"

    @property
    def crowded(self) -> bool:
        """Whether its dice need to be small."""
        return len(self.dice) > ROOM[self.side]


def districts(view: View, facing: int) -> list[District]:
    """All of them, the neutral one last."""
    count = len(view["families"])
    made = [
        District(seat, side, tuple(dice(view, seat)))
        for seat, side in ((((facing + turn) % count), side) for turn, side in enumerate(SIDES[count]))
    ]
    return [*made, District(None, "middle", tuple(dice(view, None)))]


def dice(view: View, seat: int | None) -> Iterator[Die]:
    """The dice of a district in their order; those that have been taken for the group follow."""
    where = "neutral" if seat is None else str(seat)
    lying = view["neutral_dice"] if seat is None else view["families"][seat]["dice"]
    for colour, values in lying.items():
        for number, value in enumerate(values):
            place = f"die-{where}-{colour}-{value}"
            yield Die(place, f"{place}-{values[:number].count(value)}", colour, value)
    for number, taken in enumerate(view["group"]["dice"] if view["group"] else ()):
        if taken["seat"] == (seat if seat is not None else "neutral"):
            colour, value = taken["colour"], taken["value"]
            yield Die("", f"taken-{number}", colour, value, taken=True)


# The glass of the city: a window of WIDTH by HEIGHT, the square in its middle.

WIDTH, HEIGHT = 500, 350
LEFT, TOP, RIGHT, BOTTOM, CUT = 8, 8, 492, 342, 62
"""Edges of the window, and how much of each corner is cut off."""
SQUARE = (132, 113, 368, 217, 20)
"""The same of the square in the middle."""
RIM = 0.04
"""How far the line along a pane's edge is drawn in, of the way to its middle."""


def cut_corners(left: float, top: float, right: float, bottom: float, cut: float) -> list[Point]:
    """A rectangle without its corners, clockwise from the left end of its upper edge."""
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]


def panes() -> dict[str, list[Point]]:
    """The corners of every pane, by side."""
    outer, inner = cut_corners(LEFT, TOP, RIGHT, BOTTOM, CUT), cut_corners(*SQUARE)
    made = {"middle": inner}
    for side, first in (("top", 0), ("right", 2), ("bottom", 4), ("left", 6)):
        before, after = (first - 1) % 8, (first + 2) % 8
        made[side] = [
            halfway(outer[before], outer[first]),
            outer[first],
            outer[first + 1],
            halfway(outer[first + 1], outer[after]),
            halfway(inner[first + 1], inner[after]),
            inner[first + 1],
            inner[first],
            halfway(inner[before], inner[first]),
        ]
    return made


def drawn_in(points: list[Point]) -> list[Point]:
    """A pane drawn in a little, for a line along its edge that no neighbour covers."""
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return [(x + RIM * (middle[0] - x), y + RIM * (middle[1] - y)) for x, y in points]


def listed(points: list[Point]) -> str:
    """Points as SVG has them."""
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def halfway(one: Point, other: Point) -> Point:
    """The middle between two points."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


PANES = {side: listed(points) for side, points in panes().items()}
RIMS = {side: listed([(round(x, 1), round(y, 1)) for x, y in drawn_in(points)]) for side, points in panes().items()}
