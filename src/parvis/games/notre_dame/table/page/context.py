"""What the board's templates are given besides the view: shapes, pieces and places, ready to be drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from parvis.games.notre_dame.pieces import BROWN_PERSONS, PERSON_NAMES
from parvis.games.notre_dame.table.page import geometry, spots
from parvis.games.notre_dame.table.page.effects import signs
from parvis.games.notre_dame.table.page.geometry import Pane, Point, Street, Window, hyphened, octagon, path
from parvis.games.notre_dame.table.page.placing import markets, pieces
from parvis.games.notre_dame.table.page.still import still

View = Mapping[str, Any]

PETALS = 12
"""Of the cathedral's rose."""
NEAR = ("park", "bank", "harbour", "carriage-house", "cloister-school", "hospital", "residence", "hotel")
"""The panes of a borough as they stand side by side when it is shown large, in two rows."""


@dataclass(frozen=True)
class Borough:
    """A borough as it is drawn."""

    number: int
    seat: int | None
    """Whose it is."""
    panes: list[Pane]
    corners: list[Point]
    frame: list[Point]
    spaces: list[Point]
    """Of the plague track, from 0 to 9."""
    name_path: str
    badge: Point
    bell: Point


@dataclass(frozen=True)
class Market:
    """A market as it is drawn."""

    id: str
    place: str
    borough: int
    points: list[Point]
    middle: Point


def context(view: View, facing: int) -> dict[str, Any]:
    """All of it for one view, the borough of one seat at the bottom."""
    bottom = view["families"][facing]["borough"]
    window = geometry.window(view["ruling"], len(view["boroughs"]), bottom)
    standing = pieces(view, window)
    return {
        "size": geometry.BOARD_SIZE,
        "window": window,
        "boroughs": [borough(window, shown["borough"], shown["family"]) for shown in view["boroughs"]],
        "streets": streets(window),
        "markets": [market(window, shown["market"]) for shown in markets(view)],
        "pieces": standing,
        "petals": range(0, 360, 360 // PETALS),
        "path": path,
        "percent": percent,
        "forecast": [forecast(family, view["plague"]) for family in view["families"]],
        "areas": [area(window, shown) for shown in view["boroughs"]],
        "edges": NEAR,
        "near": facing,
        "signs": signs,
        "still": lambda part, seats, draw: still(part, window, seats, draw),
        "decisions_on": spots.decisions_on,
        "spot": lambda words: spots.spot(words, view, window, standing),
        "decision_on": spots.decision_on,
        "brown": PERSON_NAMES[:BROWN_PERSONS],
    }


@cache
def borough(window: Window, number: int, seat: int | None) -> Borough:
    """The drawing of a borough, and whose it is."""
    return Borough(
        number=number,
        seat=seat,
        panes=window.panes(number),
        corners=window.corners(number),
        frame=window.frame(number),
        spaces=[window.space(number, space) for space in range(geometry.HARBOUR_SPACES)],
        name_path=window.name_path(number),
        badge=window.badge(number),
        bell=window.bell(number),
    )


@dataclass(frozen=True)
class Area:
    """What can be pointed at in a borough: its panes and markets, in percent of the board's width."""

    number: int
    seat: int | None
    outline: str
    """The borough's corners as CSS has them."""
    panes: list[tuple[str, str]]
    """Name and corners of each pane."""
    markets: list[tuple[str, Point]]
    """What can be told of each market (`market`, `market-centre`, `message-coin` …), and where it lies."""


def area(window: Window, shown: View) -> Area:
    """The places of a borough that can be pointed at."""
    number = shown["borough"]
    markets = []
    for lying in shown["markets"]:
        name, kind = lying["market"], lying["message"]
        about = f"message-{kind}" if kind else "market-centre" if name.endswith("centre") else "market"
        markets.append((about, percent(window.market(geometry.MARKET_NUMBERS[name]))))
    return Area(number, shown["family"], polygon(window.corners(number)), outlines(window, number), markets)


@cache
def outlines(window: Window, number: int) -> list[tuple[str, str]]:
    """The panes of a borough with their corners as CSS has them."""
    return [(pane.name, polygon(pane.points)) for pane in window.panes(number)]


def percent(point: Point) -> Point:
    """A point in percent of the board's width."""
    return (round(50 + 100 * point[0] / geometry.BOARD_SIZE, 2), round(50 + 100 * point[1] / geometry.BOARD_SIZE, 2))


def polygon(points: Sequence[Point]) -> str:
    """Points as CSS's `clip-path` has them."""
    return ",".join(f"{x}% {y}%" for x, y in map(percent, points))


@cache
def streets(window: Window) -> list[Street]:
    """Every street of the board."""
    return window.streets()


@cache
def market(window: Window, name: str) -> Market:
    """The drawing of a market."""
    number = geometry.MARKET_NUMBERS[name]
    middle = window.market(number)
    home, place = name.split(".")
    return Market(f"market-{hyphened(name)}", place, int(home), octagon(middle, geometry.MARKET), middle)


def forecast(family: View, plague: int) -> tuple[int, bool]:
    """Where the plague of this round will bring a family's rat as things stand, and whether it goes beyond the end."""
    last = geometry.HARBOUR_SPACES - 1
    rats = 0 if family["doctor"] else plague
    space = family["rat"] + rats - family["influence"]["hospital"]
    return min(last, max(0, space)), space > last
