"""Where the pieces of a position stand on the board. A piece keeps its id for the whole game, wherever it goes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import dist
from typing import Any

from parvis.games.notre_dame.pieces import CENTRE, MARKET_PLACES, PLACE_NAMES, SECTORS
from parvis.games.notre_dame.table.page.geometry import MARKET_NUMBERS, Pane, Point, Window, hyphened

View = Mapping[str, Any]

BESIDE = 40
"""Between two carriages at one market."""
OFF = 34
"""How far above or below a message a carriage stops."""
CUBES = 5
"""More markers in a sector are told by their number alone."""
PIPS = {
    1: ((0, 0),),
    2: ((-0.5, 0), (0.5, 0)),
    3: ((-1, 0), (0, 0), (1, 0)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-1, -0.5), (0, -0.5), (1, -0.5), (-0.5, 0.5), (0.5, 0.5)),
}
"""Number of markers -> where their cubes lie, in steps from the middle."""
CUBE = 0.17
"""Half of a cube, in radii of its pane."""


@dataclass(frozen=True)
class Piece:
    """Something that stands on the board and moves."""

    id: str
    kind: str
    seat: int | None
    """Whose it is."""
    x: float
    y: float
    size: float
    """Half of its height, in units of the board."""
    about: str
    """What it stands on or what it is: a sector, a type of message."""
    count: int = 1


def pieces(view: View, window: Window) -> list[Piece]:
    """All pieces, in the order in which they lie on each other."""
    made = [*messages(view, window), *carriages(view, window)]
    for family in view["families"]:
        panes = panes_by_name(window, family["borough"])
        made += [*markers(family, panes), *cubes(family, panes, window)]
        made += [friend(family, panes, window), rat(family, panes), offering(view, family, window)]
    return made


@cache
def panes_by_name(window: Window, borough: int) -> dict[str, Pane]:
    """The panes of a borough."""
    return {pane.name: pane for pane in window.panes(borough)}


def messages(view: View, window: Window) -> Iterator[Piece]:
    """The messages that still lie on markets."""
    for market in markets(view):
        if market["message"] is not None:
            x, y = window.market(MARKET_NUMBERS[market["market"]])
            name = hyphened(market["market"])
            yield Piece(f"message-{name}", "message", None, x, y, 27, market["message"])


def markets(view: View) -> list[Mapping[str, Any]]:
    """All markets of the board as the view has them."""
    return [market for borough in view["boroughs"] for market in borough["markets"]]


def carriages(view: View, window: Window) -> Iterator[Piece]:
    """The carriages, side by side where several have stopped, off the message that lies there and the market's name."""
    for market in markets(view):
        number, waiting = MARKET_NUMBERS[market["market"]], market["carriages"]
        x, y = window.market(number)
        (name_x, name_y), _ = window.caption(number)
        if market["message"] is not None:
            y += OFF if name_y < y else -OFF
        half = (len(waiting) - 1) / 2
        has_name = number % MARKET_PLACES != CENTRE
        inwards = (x - name_x) / dist(window.market(number), (name_x, name_y)) * half * BESIDE * has_name
        for place, seat in enumerate(waiting):
            aside = inwards + (place - half) * BESIDE
            yield Piece(f"carriage-{seat}", "carriage", seat, x + aside, y, 21, market["market"])


def markers(family: View, panes: Mapping[str, Pane]) -> Iterator[Piece]:
    """A family's markers, one piece for all those in a sector."""
    for sector in PLACE_NAMES[:SECTORS]:
        pane = panes[sector]
        x, y = below_picture(pane, -0.36 if family["friend"] == sector else 0)
        seat, count = family["seat"], family["markers"][sector]
        yield Piece(f"marker-{seat}-{sector}", "marker", seat, x, y, 0.36 * pane.radius, sector, count)


def cubes(family: View, panes: Mapping[str, Pane], window: Window) -> Iterator[Piece]:
    """A family's markers one by one; count 0: not to be seen, because a number tells of more than five better.

    One more than lie there waits outside, unseen, to come in from there.
    """
    for sector in PLACE_NAMES[:SECTORS]:
        pane, count = panes[sector], family["markers"][sector]
        middle_x, middle_y = below_picture(pane, -0.47 if family["friend"] == sector else 0)
        step = 2.35 * CUBE * pane.radius
        lying = PIPS[min(CUBES, count)] if count else ()
        for number in range(min(CUBES, count + 1)):
            name = f"cube-{family['seat']}-{sector}-{number + 1}"
            x, y = window.badge(family["borough"])
            if number < len(lying):
                x, y = middle_x + step * lying[number][0], middle_y + step * lying[number][1]
            lies = int(number < len(lying) and count <= CUBES)
            yield Piece(name, "cube", family["seat"], x, y, CUBE * pane.radius, sector, lies)


def below_picture(pane: Pane, aside: float) -> Point:
    """The lower half of a pane's circle, so many radii aside."""
    return pane.middle[0] + aside * pane.radius, pane.middle[1] + 0.46 * pane.radius


def friend(family: View, panes: Mapping[str, Pane], window: Window) -> Piece:
    """The trusted friend; before he comes he waits outside the window."""
    seat, sector = family["seat"], family["friend"]
    if sector is None:
        return Piece(f"friend-{seat}", "friend", seat, *window.waiting(family["borough"]), 22, "waiting")
    pane = panes[sector]
    alone = family["markers"][sector] == 0
    x, y = below_picture(pane, 0 if alone else 0.42)
    return Piece(f"friend-{seat}", "friend", seat, x, y, 0.46 * pane.radius, sector)


def rat(family: View, panes: Mapping[str, Pane]) -> Piece:
    """The rat in the harbour, with the number of its space."""
    pane = panes["harbour"]
    x, y = below_picture(pane, 0)
    return Piece(f"rat-{family['seat']}", "rat", family["seat"], x, y, 0.4 * pane.radius, "harbour", family["rat"])


def offering(view: View, family: View, window: Window) -> Piece:
    """A family's markers in the cathedral."""
    seat = family["seat"]
    x, y = window.altar(family["borough"])
    return Piece(
        f"marker-{seat}-notre-dame", "marker", seat, x, y, 17, "notre-dame", view["cathedral"]["markers"][seat]
    )
