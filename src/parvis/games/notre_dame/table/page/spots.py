"""Where a decision belongs on the board, so that it can be made right there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.table.page import geometry, placing

SPOT_SIZE = 1.25
"""Size of a spot on a piece, compared with the piece; marker and friend of one sector have one each, side by side."""
FINGER = 7
"""Half of what a finger presses, in percent of the board's width on a small screen."""
ON_PANES = ("friend", "to", "from", "lose", "return")
"""Kinds of decisions that name a sector, or the cathedral."""
FRIEND_CARD = "trusted-friend"
WITHIN = 0.13
"""How far the edge of light of a pane lies within its leads, as a part of the way to its middle."""
KEY = 20
"""How far outside its pane a key stands; of a market it stands twice as far from the middle."""
AT_TIP = {"residence": 0.36}
"""How far along the edge to its tip a key stands, if not outside: there lie names, and markers of the cathedral."""
AT_CENTRE = 0.72
"""The direction of keys at markets within the window: to the upper right."""


@dataclass(frozen=True)
class Spot:
    """A place on the board, in percent of the board's width: a circle by its middle and diameter, or a pane."""

    x: float
    y: float
    width: float
    key: geometry.Point
    """Where the key of the decision stands."""
    outline: str = ""
    """The corners of a pane as CSS has them, in percent of its box; empty: it is a circle."""
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The box of a pane: left, top, width, height."""
    light: tuple[geometry.Point, ...] = ()
    """The corners of what is lit on the board, in its units; none: the spot is its own light."""


@dataclass(frozen=True)
class Reach:
    """How far from its middle a spot can be pressed, in percent of the board's width: nearer ones keep their half."""

    top: float = FINGER
    right: float = FINGER
    bottom: float = FINGER
    left: float = FINGER


def reach(spot: Spot, others: Sequence[Spot]) -> Reach:
    """How far a spot reaches among others: half of the way to each, in the direction in which it lies farther away."""
    ends: dict[str, float] = {}
    for other in others:
        across, down = other.x - spot.x, other.y - spot.y
        if abs(across) > abs(down):
            side, far = "right" if across > 0 else "left", abs(across) / 2
        else:
            side, far = "bottom" if down > 0 else "top", abs(down) / 2
        ends[side] = min(ends.get(side, FINGER), round(far, 2))
    return Reach(**ends)


def spot_at(point: geometry.Point, radius: float, key: geometry.Point, light: Sequence[geometry.Point] = ()) -> Spot:
    """The spot of a circle on the board."""
    return Spot(
        *geometry.percent(point),
        round(200 * radius / geometry.BOARD_SIZE, 2),
        geometry.percent(key),
        light=tuple(light),
    )


def spot(words: str, view: Mapping[str, Any], window: geometry.Window, standing: list[placing.Piece]) -> Spot | None:
    """The spot of a decision of the onlooker's; None for one that belongs nowhere on the board."""
    kind, *rest = words.split()
    if view["onlooker"] is None:
        return None
    family = view["families"][view["onlooker"]]
    if kind == "drive" or words == "take message":
        return market_spot(geometry.MARKET_NUMBERS[rest[0] if kind == "drive" else family["carriage"]], window)
    if kind == "lift" or words == f"play {FRIEND_CARD}":
        on_friend = kind == "play" or rest[0] == "friend"
        name = f"friend-{family['seat']}" if on_friend else f"marker-{family['seat']}-{rest[1]}"
        return next(piece_spot(piece) for piece in standing if piece.id == name)
    if kind in (*ON_PANES, "play") and rest[0] in pieces.PLACE_NAMES:
        return place_spot(rest[0], family["borough"], window)
    return None


def spots(
    decisions: Sequence[Any], view: Mapping[str, Any], window: geometry.Window, standing: list[placing.Piece]
) -> list[tuple[Any, Spot, Reach]]:
    """The decisions that belong on the board, each with its spot, and how far that reaches."""
    found = [(one, there) for one in decisions if (there := spot(one.words, view, window, standing))]
    return [(one, there, reach(there, [other for _, other in found if other is not there])) for one, there in found]


def piece_spot(piece: placing.Piece) -> Spot:
    """The spot on which a piece can be pressed; its key stands beside it."""
    aside = AT_CENTRE * (SPOT_SIZE * piece.size + KEY)
    return spot_at((piece.x, piece.y), SPOT_SIZE * piece.size, (piece.x + aside, piece.y - aside))


def market_spot(market: int, window: geometry.Window) -> Spot:
    """The spot of a market; its key stands outside the window, or where streets leave room."""
    x, y = window.market(market)
    if market % pieces.MARKET_PLACES in (pieces.PARVIS, pieces.CENTRE):
        key = x + AT_CENTRE * 2 * KEY, y - AT_CENTRE * 2 * KEY
    else:
        far = 1 + 2 * KEY / hypot(x, y)
        key = far * x, far * y
    return spot_at((x, y), 1.2 * geometry.MARKET, key, geometry.octagon((x, y), geometry.MARKET))


def place_spot(place: str, borough: int, window: geometry.Window) -> Spot:
    """The spot of a sector of a borough, or of the cathedral."""
    if place == "notre-dame":
        aside = AT_CENTRE * window.room
        return spot_at(window.middle, window.room, (aside, window.sink - aside))
    return pane_spot(next(pane for pane in window.panes(borough) if pane.name == place))


def pane_spot(pane: geometry.Pane) -> Spot:
    """The spot of a sector: the pane within its leads."""
    (from_x, from_y), *others = pane.points
    to_x, to_y = others[pane.name in AT_TIP]
    along = AT_TIP.get(pane.name, 0.5)
    x, y = from_x + along * (to_x - from_x), from_y + along * (to_y - from_y)
    off = KEY / hypot(x - pane.middle[0], y - pane.middle[1]) * (pane.name not in AT_TIP)
    key = x + off * (x - pane.middle[0]), y + off * (y - pane.middle[1])
    light = [(x + WITHIN * (pane.middle[0] - x), y + WITHIN * (pane.middle[1] - y)) for x, y in pane.points]
    width = round(200 * pane.radius / geometry.BOARD_SIZE, 2)
    corners = [geometry.percent(point) for point in pane.points]
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    wide, high = (max(corner[axis] for corner in corners) - low for axis, low in enumerate((left, top)))
    outline = ",".join(f"{100 * (x - left) / wide:.2f}% {100 * (y - top) / high:.2f}%" for x, y in corners)
    box = (left, top, round(wide, 2), round(high, 2))
    return Spot(*geometry.percent(pane.middle), width, geometry.percent(key), outline, box, tuple(light))


def decision_on(person: str, decisions: Sequence[Any]) -> Any | None:
    """The decision that belongs on a person; None if there is none."""
    return next((decision for decision in decisions if decision.words == f"hire {person}"), None)
