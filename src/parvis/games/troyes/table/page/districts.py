"""The districts of the city as they lie around its square, the panes between them, and the dice in them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol

from parvis.games.troyes import pieces

# The glass of the city: which districts lie where, and the panes between them, in hundredths of width and height

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


# Districts

View = Mapping[str, Any]


class Taken(Protocol):
    """A line of the log that tells that a seat has taken something."""

    @property
    def text(self) -> str:
        """The line as it is read."""

    @property
    def places(self) -> tuple[str, ...]:
        """The ids of what it touches, dice among them."""

    @property
    def about(self) -> int | None:
        """The seat that has taken it."""


SIDES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Number of districts -> where they lie, clockwise from that of who looks on."""


@dataclass(frozen=True)
class Die:
    """A die that lies in a district, or has left it: for the group (`taken`), or for another player (`by`)."""

    place: str
    """By district, colour and value: `die-0-red-4`; alike for dice that are alike."""
    id: str
    colour: str
    value: int
    taken: bool = False
    by: int | None = None
    """Who has taken it since the onlooker's last step."""
    told: str = ""
    """How the log tells that."""


@dataclass(frozen=True)
class District:
    """A district as it is drawn. `seat`: whose it is; None: the neutral one."""

    seat: int | None
    side: str
    dice: tuple[Die, ...]

    @property
    def id(self) -> str:
        """The id by which lines of the log name the district."""
        return f"district-{pieces.NEUTRAL if self.seat is None else self.seat}"


def districts(view: View, facing: int) -> list[District]:
    """All districts of a view, the neutral one last."""
    count = len(view["families"])
    made = [
        District(seat, side, tuple(dice(view, seat)))
        for seat, side in ((((facing + turn) % count), side) for turn, side in enumerate(SIDES[count]))
    ]
    return [*made, District(None, "middle", tuple(dice(view, None)))]


def with_taken(lying: list[District], taken: Sequence[Taken]) -> list[District]:
    """The districts with what others have taken from the nearest one, the onlooker's, where it has lain."""
    nearest, *others = lying
    there = [*nearest.dice]
    gone = [(line, place) for line in taken for place in line.places if place.startswith(f"die-{nearest.seat}-")]
    known = [place for _, place in gone]
    for number, (line, place) in enumerate(gone):
        alike = known[:number].count(place)
        *_, colour, value = place.split("-")
        die = Die("", f"gone-{place}-{alike}" if alike else place, colour, int(value), True, line.about, line.text)
        there.insert(sum(order(one.colour, one.value) <= order(colour, die.value) for one in there), die)
    return [replace(nearest, dice=tuple(there)), *others]


def order(colour: str, value: int) -> tuple[int, int]:
    """Where a die lies in its district: by colour, then by what it shows, or did before it was turned over."""
    return pieces.ALL_COLOUR_NAMES.index(colour), value


def dice(view: View, seat: int | None) -> list[Die]:
    """The dice of a district in their order. One that was taken for the group, or is turned over, keeps its place."""
    where = "neutral" if seat is None else str(seat)
    found = []
    for number, taken in enumerate(view["group"]["dice"] if view["group"] else ()):
        if taken["seat"] == (seat if seat is not None else "neutral"):
            colour, value = taken["colour"], taken["value"]
            found.append((colour, value, Die("", f"taken-{number}", colour, value, taken=True)))
    for number, turned in enumerate((view["turned_over"] or ()) if seat == view["turn_seat"] else ()):
        colour, value = turned["colour"], turned["value"]
        found.append((colour, value, Die("", f"turned-{number}", colour, pieces.FACES + 1 - value)))
    for colour, values in (view["neutral_dice"] if seat is None else view["families"][seat]["dice"]).items():
        for number, value in enumerate(values):
            place = f"die-{where}-{colour}-{value}"
            found.append((colour, value, Die(place, f"{place}-{values[:number].count(value)}", colour, value)))
    return [die for *_, die in sorted(found, key=lambda one: order(*one[:2]))]


def glass(lying: list[District], has_tiles: bool) -> dict[str, Any]:
    """What is drawn below the dice: the lines between districts, and their panes."""
    at = lines({district.side: len(district.dice) for district in lying}, has_tiles)
    corners = panes((district.side for district in lying), at)
    drawn = [(district.seat, corners[district.side]) for district in lying]
    return {"lines": asdict(at), "panes": [(seat, listed(pane)) for seat, pane in drawn]}
