"""The shape of the board: a rose window around the cathedral, drawn for 3, 4 or 5 boroughs.

Points are (x, y) from the middle of the board, y downwards, in units of which the board is BOARD_SIZE wide. A borough
is an irregular octagon around its central market, its corners numbered clockwise from the inner one on its right:

           4 bridge ___ 5
          3 /           \\ 6 quay
    gate 2 |   centre    | 7 gate of the next borough on the right
            \\           /
  parvis of 1 `-------' 0 parvis
  the next on the left       (the cathedral is below)

Two corners coincide with corners of each neighbour, so that a bare one lies on a market of the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import copysign, cos, dist, pi, radians, sin

from parvis.games.notre_dame import pieces

Point = tuple[float, float]

BOARD_SIZE = 1064
RIM = 476
"""Distance of the outer corners from the middle."""
JOINT = 444
"""Distance of the corners where two boroughs meet: a little less, which gives the window its petals."""
NAMES = 515
"""Distance of the players' names, which run around the window, on its wall."""
NAMED = 0.395
"""How far along a borough's angle its owner's name stands: in the middle between bridge and quay."""
LETTERS = {3: 20, 4: 15, 5: 11}
"""How much of a name has room there, by number of boroughs; more is cut off."""
LETTER, BESIDE = 6.3, 22
"""Half of the width of a letter, and how far before and after its name a player's shape and the bell stand."""
STOP_NAMES = {pieces.GATE: -0.11, pieces.BRIDGE: 0.115, pieces.QUAY: -0.125}
"""How far clockwise from its market the name of a stop stands on the wall: clear of keys, friends and carriages."""
STOP_NAME = 38
"""Half of the width of a stop's name."""
SHOULDER = (0.19, 0.40)
"""How far along a borough's angle its outer corners stand, from either side: all panes come out nearly alike."""
OWN_SPAN = {3: radians(130), 4: radians(112), 5: radians(100)}
"""The angle of the borough at the bottom, by number of boroughs; the others share the rest."""
INNER = {3: 168, 4: 148, 5: 158}
"""Distance of the corners at the cathedral from the middle."""
CATHEDRAL = {3: (-12, 80), 4: (-11, 90), 5: (-12, 108)}
"""How far below the middle the cathedral's own middle lies, and its radius: the borough at the bottom reaches in."""
CENTRES = {3: (250, 250), 4: (258, 265), 5: (258, 262)}
"""Distance of the central markets from the middle: of the borough at the bottom, and of the others."""
FRAME = 0.965
"""Size of a borough's frame, compared with the borough."""
MARKET = 33
"""Radius of a market on the board."""

EDGE_NAMES = ("residence", "hotel", "park", "bank", "harbour", "carriage-house", "cloister-school", "hospital")
"""The panes of a borough: one for each edge of the octagon, from the corner of its number to the next."""
CORNERS = {pieces.PARVIS: 0, pieces.GATE: 2, pieces.BRIDGE: 4, pieces.QUAY: 6}
"""The corner on which each market of the edge lies."""
MARKET_NUMBERS = {pieces.Market.words[market]: market for market in range(pieces.MARKETS)}
"""`2.gate` -> its number."""
BARE = {frozenset((pieces.QUAY, pieces.BRIDGE)): 5, frozenset((pieces.BRIDGE, pieces.GATE)): 3}
"""Streets of one borough that bend at a corner without a market."""


@dataclass(frozen=True)
class Pane:
    """A pane of glass: a triangle, and the largest circle in it, where its picture and its pieces are."""

    name: str
    points: tuple[Point, Point, Point]
    middle: Point
    radius: float


@dataclass(frozen=True)
class Street:
    """A street between two markets (by number), as the points that it passes."""

    ends: tuple[int, int]
    points: tuple[Point, ...]

    @property
    def name(self) -> str:
        """`0.gate-1.quay`, without the dot, as ids have it."""
        return "-".join(hyphened(pieces.Market.words[end]) for end in self.ends)


def polar(radius: float, angle: float) -> Point:
    """The point at a distance from the middle and an angle clockwise from the right."""
    return radius * cos(angle), radius * sin(angle)


def hyphened(name: str) -> str:
    """`2.gate` as ids have it: `2-gate`."""
    return name.replace(".", "-")


class Window:
    """The board for a number of boroughs with one of them at the bottom, which is the largest."""

    def __init__(self, ruling: int, boroughs: int, bottom: int) -> None:
        self.ruling = ruling
        self.boroughs = boroughs
        self.bottom = bottom
        self.sink, self.room = CATHEDRAL[boroughs]

    def angle(self, borough: int, part: float) -> float:
        """The direction of a part of a borough: 0 is its right-hand side, 1 its left-hand side."""
        own, step = OWN_SPAN[self.boroughs], (borough - self.bottom) % self.boroughs
        other = (2 * pi - own) / (self.boroughs - 1)
        if step == 0:
            return pi / 2 + own * (part - 0.5)
        return pi / 2 + own / 2 + other * (step - 1 + part)

    def corners(self, borough: int) -> list[Point]:
        """The eight corners of a borough."""
        inner = INNER[self.boroughs]
        near, far = SHOULDER
        ends = [
            (inner, 0),
            (inner, 1),
            (JOINT, 1),
            (RIM, 1 - near),
            (RIM, 1 - far),
            (RIM, far),
            (RIM, near),
            (JOINT, 0),
        ]
        return [polar(radius, self.angle(borough, part)) for radius, part in ends]

    def frame(self, borough: int) -> list[Point]:
        """The corners of a borough drawn in a little, for a line that no neighbour covers."""
        x, y = self.market(pieces.MARKET_PLACES * borough)
        return [(x + FRAME * (corner[0] - x), y + FRAME * (corner[1] - y)) for corner in self.corners(borough)]

    def market(self, market: int) -> Point:
        """Where a market (by number) lies."""
        borough, place = divmod(market, pieces.MARKET_PLACES)
        if place == pieces.CENTRE:
            return polar(CENTRES[self.boroughs][borough != self.bottom], self.angle(borough, 0.5))
        return self.corners(borough)[CORNERS[place]]

    @property
    def middle(self) -> Point:
        """The middle of the cathedral."""
        return 0.0, self.sink

    def panes(self, borough: int) -> list[Pane]:
        """The eight panes of a borough."""
        corners, centre = self.corners(borough), self.market(pieces.MARKET_PLACES * borough)
        return [pane(name, corners[edge], corners[(edge + 1) % 8], centre) for edge, name in enumerate(EDGE_NAMES)]

    def streets(self) -> list[Street]:
        """Every street of the board."""
        return [self.street(start, end) for start, end in pieces.STREETS[self.ruling][self.boroughs]]

    def street(self, start: int, end: int) -> Street:
        """A street straight from market to market, or around a bare corner of its borough."""
        points = [self.market(start), self.market(end)]
        borough = start // pieces.MARKET_PLACES
        bend = BARE.get(frozenset((start % pieces.MARKET_PLACES, end % pieces.MARKET_PLACES)))
        if bend is not None and borough == end // pieces.MARKET_PLACES:
            points.insert(1, self.corners(borough)[bend])
        return Street((start, end), tuple(points))

    def on_rim(self, borough: int, aside: float) -> Point:
        """The place on the wall so far to the right of the middle of the owner's name, as that is read."""
        middle = self.angle(borough, NAMED)
        return polar(NAMES, middle + aside / NAMES * (1 if is_upper(middle) else -1))

    def name_path(self, borough: int) -> str:
        """The arc in the middle of which the owner's name is written."""
        return arc(self.angle(borough, NAMED))

    def stop_path(self, market: int) -> str:
        """The arc in the middle of which the name of a stop on the wall is written; none of one within the window."""
        borough, place = divmod(market, pieces.MARKET_PLACES)
        if place not in STOP_NAMES:
            return ""
        part = {pieces.GATE: 1, pieces.BRIDGE: 1 - SHOULDER[1], pieces.QUAY: SHOULDER[0]}[place]
        return arc(self.angle(borough, part) + STOP_NAMES[place])

    @property
    def parvis_names(self) -> list[Point]:
        """Where the names of both parvis at the borough at the bottom are written: on the edge of its residence."""
        return [(x - copysign(MARKET + STOP_NAME, x), y) for x, y in self.corners(self.bottom)[:2]]

    @property
    def gate_names(self) -> list[Point]:
        """Where the names of both gates stand on a narrow screen, which shows little of the wall: below them."""
        corners = self.corners(self.bottom)
        return [(0.95 * x, y + MARKET + 18) for x, y in (corners[2], corners[7])]

    def waiting(self, borough: int) -> Point:
        """Where the owner's trusted friend waits for his card."""
        return polar(RIM + 25, self.angle(borough, 0.8))

    def altar(self, borough: int) -> Point:
        """Where the owner's markers lie in the cathedral: on the side of the borough."""
        x, y = polar(0.76 * self.room, self.angle(borough, 0.5))
        return x, y + self.sink


@cache
def window(ruling: int, boroughs: int, bottom: int) -> Window:
    """The board for 3, 4 or 5 boroughs with the streets of a ruling, that borough at the bottom."""
    return Window(ruling, boroughs, bottom)


def is_upper(angle: float) -> bool:
    """Whether writing on the wall in that direction runs clockwise, as in the upper half."""
    return sin(angle) < 0.2


def arc(middle: float) -> str:
    """The arc on the wall in the middle of which a name is written, upright."""
    upper = is_upper(middle)
    radius, turn = NAMES + (-9 if upper else 9), (1 if upper else -1) * 0.3
    (x, y), (to_x, to_y) = polar(radius, middle - turn), polar(radius, middle + turn)
    return f"M{x:.1f} {y:.1f}A{radius} {radius} 0 0 {int(upper)} {to_x:.1f} {to_y:.1f}"


def pane(name: str, start: Point, end: Point, centre: Point) -> Pane:
    """The pane between an edge of the octagon and the central market."""
    points = (start, end, centre)
    opposite = (dist(end, centre), dist(centre, start), dist(start, end))
    around = sum(opposite)
    middle = tuple(sum(side * point[axis] for side, point in zip(opposite, points)) / around for axis in (0, 1))
    area = abs((end[0] - start[0]) * (centre[1] - start[1]) - (centre[0] - start[0]) * (end[1] - start[1])) / 2
    return Pane(name, points, (middle[0], middle[1]), 2 * area / around)


def path(points: Sequence[Point]) -> str:
    """Points as SVG's `points` has them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def octagon(middle: Point, radius: float) -> list[Point]:
    """The corners of a market's octagon, lying on an edge."""
    offsets = [polar(radius, pi / 8 + corner * pi / 4) for corner in range(8)]
    return [(middle[0] + x, middle[1] + y) for x, y in offsets]


def percent(point: Point) -> Point:
    """A point in percent of the board's width."""
    return (round(50 + 100 * point[0] / BOARD_SIZE, 2), round(50 + 100 * point[1] / BOARD_SIZE, 2))


def polygon(points: Sequence[Point]) -> str:
    """Points as CSS's `clip-path` has them."""
    return ",".join(f"{x}% {y}%" for x, y in map(percent, points))
