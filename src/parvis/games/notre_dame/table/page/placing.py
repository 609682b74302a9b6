"""Where the pieces of a position stand on the board. A piece keeps its id for the whole game, wherever it goes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import copysign, dist, sqrt
from typing import Any

from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.table.page import geometry

View = Mapping[str, Any]

BESIDE = 44
"""Between two carriages at one market."""
OFF = 36
"""How far from a message, away from the middle of its borough, a carriage stops."""
MARKER = {3: 22, 4: 22, 5: 22}
"""Half of a marker, by number of boroughs."""
OWN_MARKER = 23
"""Size of a marker in the borough at the bottom."""
ALTAR_MARKER = 19
"""Size of a marker in the cathedral."""
APART = 1.25
"""Half of the way between marker and friend of one sector, in halves of a marker."""
CLEAR, ASIDE = 1.25, 26
"""How far from a market a piece stands, in halves of a marker, and how far at most it is put aside for that."""
SINK, SINK_AT_TIP = 0.68, 0.62
"""How far below the middle of its pane a piece stands, in radii; in the residence at the bottom, narrow there."""


@dataclass(frozen=True)
class Piece:
    """Something that stands on the board and moves."""

    id: str
    kind: str
    seat: int | None
    """The seat that the piece belongs to; None for a neutral one."""
    x: float
    y: float
    size: float
    """Half of its height, in units of the board."""
    about: str
    """What it stands on or what it is: a sector, a type of message."""
    count: int = 1


def placed(view: View, window: geometry.Window) -> list[Piece]:
    """All pieces, in the order in which they lie on each other."""
    made = [*messages(view, window)]
    for family in view["families"]:
        made += [*markers(family, window), friend(family, window), rat(family, window), offering(view, family, window)]
    return [*made, *carriages(view, window)]


@cache
def panes_by_name(window: geometry.Window, borough: int) -> dict[str, geometry.Pane]:
    """The panes of a borough."""
    return {pane.name: pane for pane in window.panes(borough)}


def messages(view: View, window: geometry.Window) -> Iterator[Piece]:
    """The messages that still lie on markets."""
    for market in markets(view):
        if market["message"] is not None:
            x, y = window.market(geometry.MARKET_NUMBERS[market["market"]])
            name = geometry.hyphened(market["market"])
            yield Piece(f"message-{name}", "message", None, x, y, 27, market["message"])


def markets(view: View) -> list[Mapping[str, Any]]:
    """All markets of the board as the view has them."""
    return [market for borough in view["boroughs"] for market in borough["markets"]]


def carriages(view: View, window: geometry.Window) -> Iterator[Piece]:
    """The carriages, side by side where several have stopped, off the message that lies there."""
    for market in markets(view):
        number, waiting = geometry.MARKET_NUMBERS[market["market"]], market["carriages"]
        x, y = window.market(number)
        if market["message"] is not None:
            centre = window.market(number - number % pieces.MARKET_PLACES + pieces.CENTRE)
            off = OFF / dist((x, y), centre)
            x, y = x + off * (x - centre[0]), y + off * (y - centre[1])
        for place, seat in enumerate(waiting):
            aside = (place - (len(waiting) - 1) / 2) * BESIDE
            yield Piece(f"carriage-{seat}", "carriage", seat, x + aside, y, 21, market["market"])


def half_marker(family: View, window: geometry.Window) -> float:
    """Half of a marker in a player's borough."""
    return OWN_MARKER if family["borough"] == window.bottom else MARKER[window.boroughs]


def standing(family: View, sector: str, window: geometry.Window, side: int) -> geometry.Point:
    """Where a piece stands in a sector: on one side, -1 or 1, if there are both markers and the friend."""
    is_shared = family["friend"] == sector and family["markers"][sector] > 0
    return place(window, family["borough"], sector, side * is_shared, half_marker(family, window))


@cache
def place(window: geometry.Window, borough: int, sector: str, side: int, half: float) -> geometry.Point:
    """The lower half of a pane, and off the markets at its corners.

    At the bottom so far to one side; in other boroughs, where panes are narrow, the friend stands in the upper half.
    """
    pane, is_own = panes_by_name(window, borough)[sector], borough == window.bottom
    sink = SINK_AT_TIP if sector == "residence" and is_own else SINK if is_own or side < 1 else -SINK
    x, y = pane.middle[0], pane.middle[1] + sink * pane.radius
    for near_x, near_y in map(window.market, range(pieces.MARKET_PLACES * window.boroughs)):
        if dist((x, y), (near_x, near_y)) < geometry.MARKET + CLEAR * half:
            far = sqrt((geometry.MARKET + CLEAR * half) ** 2 - (y - near_y) ** 2)
            x = near_x + copysign(min(far, abs(x - near_x) + ASIDE), x - near_x)
    return x + is_own * side * APART * half, y


def markers(family: View, window: geometry.Window) -> Iterator[Piece]:
    """A player's markers, one piece for all those in a sector."""
    seat, half = family["seat"], half_marker(family, window)
    for sector in pieces.PLACE_NAMES[: pieces.SECTORS]:
        x, y = standing(family, sector, window, -1)
        yield Piece(f"marker-{seat}-{sector}", "marker", seat, x, y, half, sector, family["markers"][sector])


def friend(family: View, window: geometry.Window) -> Piece:
    """The trusted friend; before he comes he waits outside the window."""
    seat, sector = family["seat"], family["friend"]
    if sector is None:
        return Piece(f"friend-{seat}", "friend", seat, *window.waiting(family["borough"]), 17, "waiting")
    x, y = standing(family, sector, window, 1)
    return Piece(f"friend-{seat}", "friend", seat, x, y, half_marker(family, window), sector)


def rat(family: View, window: geometry.Window) -> Piece:
    """The rat in the harbour, with the number of its space."""
    pane = panes_by_name(window, family["borough"])["harbour"]
    x, y = pane.middle[0], pane.middle[1] + 0.6 * pane.radius
    half = half_marker(family, window)
    return Piece(f"rat-{family['seat']}", "rat", family["seat"], x, y, half, "harbour", family["rat"])


def offering(view: View, family: View, window: geometry.Window) -> Piece:
    """A player's markers in the cathedral."""
    seat, (x, y) = family["seat"], window.altar(family["borough"])
    count = view["cathedral"]["markers"][seat]
    return Piece(f"marker-{seat}-notre-dame", "marker", seat, x, y, ALTAR_MARKER, "notre-dame", count)
