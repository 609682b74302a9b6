"""The glass of the city: which districts lie where, and the panes between them, in hundredths of width and height."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Point = tuple[float, float]
Panes = dict[str, list[Point]]

SIDE, WIDER_SIDE = 30, 36
"""Width of the districts at the left and at the right, and where one of them holds many dice."""
MANY = 6
"""More dice than these are many at a side."""
SLOPE = 3
"""How much lower a line between districts is in the middle."""


@dataclass(frozen=True)
class Lines:
    """Where the lines between districts run; tiles take a corner each, `tile_width` by `tile_height`."""

    left: float
    top: float
    bottom: float
    tile_width: float
    tile_height: float

    @property
    def right(self) -> float:
        """As far from its edge as the left one."""
        return 100 - self.left


def lines(dice: Mapping[str, int], has_tiles: bool) -> Lines:
    """The lines between districts on these sides, by how many dice lie there."""
    tile_width, tile_height = (27, 12.5) if has_tiles else (0, 0)
    if "left" not in dice:
        return Lines(0, 34, 66, tile_width, tile_height)
    left = WIDER_SIDE if max(dice["left"], dice["right"]) > MANY else SIDE
    top, bottom = (28.5, 68.5) if has_tiles else (25, 70)
    return Lines(left, top if "top" in dice else 0, bottom, tile_width, tile_height)


def panes(sides: Iterable[str], at: Lines) -> Panes:
    """The corners of every pane, by side."""
    return {side: list(dict.fromkeys(PANES[side](at))) for side in sides}


def middle(at: Lines) -> list[Point]:
    """Outline of the square in the middle."""
    return [(at.left, at.top), (at.right, at.top), (at.right, at.bottom), (at.left, at.bottom)]


def left(at: Lines) -> list[Point]:
    """From the district above it, or from the tile in its corner, down."""
    above: list[Point] = [(0, at.top - SLOPE)] if at.top else corner(at)
    return [*above, (at.left, at.top), (at.left, at.bottom), (0, at.bottom + SLOPE)]


def top(at: Lines) -> list[Point]:
    """The whole width, and the room between two tiles."""
    half = [(at.left, at.top), (0, at.top - (SLOPE if at.left else 0)), *corner(at)]
    return [*half, *mirrored(half)]


def bottom(at: Lines) -> list[Point]:
    """Outline of the part below the square, mirrored from the one above."""
    half = [(at.left, at.bottom), (0, at.bottom + (SLOPE if at.left else 0)), *((x, 100 - y) for x, y in corner(at))]
    return [*half, *mirrored(half)]


def corner(at: Lines) -> list[Point]:
    """Around the tile above to the left."""
    return [(0, at.tile_height), (at.tile_width, at.tile_height), (at.tile_width, 0)]


def mirrored(points: list[Point]) -> list[Point]:
    """Points at the other side, in turn from the last."""
    return [(100 - x, y) for x, y in reversed(points)]


PANES = {"middle": middle, "left": left, "right": lambda at: mirrored(left(at)), "bottom": bottom, "top": top}


def listed(points: list[Point]) -> str:
    """Points as SVG has them."""
    return " ".join(f"{x:g},{y:g}" for x, y in points)
