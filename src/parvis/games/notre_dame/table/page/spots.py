"""Where a decision belongs on the board, so that it can be made right there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parvis.games.notre_dame.pieces import PLACE_NAMES
from parvis.games.notre_dame.table.page.geometry import BOARD_SIZE, MARKET, MARKET_NUMBERS, Point, Window
from parvis.games.notre_dame.table.page.placing import Piece

SPOT_SIZE = 1.07
"""Size of a spot on a piece, compared with the piece; marker and friend of one sector have one each, side by side."""
FINGER = 7
"""Half of what a finger presses, in percent of the board's width on a small screen."""
ON_PANES = ("friend", "to", "from", "lose", "return")
"""Kinds of decisions that name a sector, or the cathedral."""


@dataclass(frozen=True)
class Spot:
    """A round place on the board: its middle and its diameter in percent of the board's width."""

    x: float
    y: float
    width: float


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


def spot_at(point: Point, radius: float) -> Spot:
    """The spot of a circle on the board."""
    middle = BOARD_SIZE / 2
    x, y, width = (100 * value / BOARD_SIZE for value in (point[0] + middle, point[1] + middle, 2 * radius))
    return Spot(round(x, 2), round(y, 2), round(width, 2))


def spot(words: str, view: Mapping[str, Any], window: Window, standing: list[Piece]) -> Spot | None:
    """The spot of a decision of the onlooker's; None for one that belongs nowhere on the board."""
    kind, *rest = words.split()
    if view["onlooker"] is None:
        return None
    family = view["families"][view["onlooker"]]
    if kind == "drive" or words == "take message":
        market = rest[0] if kind == "drive" else family["carriage"]
        return spot_at(window.market(MARKET_NUMBERS[market]), 1.2 * MARKET)
    if kind == "lift":
        name = f"friend-{family['seat']}" if rest[0] == "friend" else f"marker-{family['seat']}-{rest[1]}"
        return next(spot_at((piece.x, piece.y), SPOT_SIZE * piece.size) for piece in standing if piece.id == name)
    if kind in ON_PANES and rest[0] in PLACE_NAMES:
        return pane_spot(rest[0], family["borough"], window)
    return None


def spots(
    words: Sequence[str], view: Mapping[str, Any], window: Window, standing: list[Piece]
) -> list[tuple[Spot, Reach] | None]:
    """For each of the decisions that are open its spot, if it has one, and how far that reaches."""
    found = [spot(one, view, window, standing) for one in words]
    there = [one for one in found if one]
    return [(one, reach(one, [other for other in there if other is not one])) if one else None for one in found]


def pane_spot(place: str, borough: int, window: Window) -> Spot:
    """The spot of a sector of a borough, or of the cathedral."""
    if place == "notre-dame":
        return spot_at((0, 0), window.room)
    return next(spot_at(pane.middle, pane.radius) for pane in window.panes(borough) if pane.name == place)


def decisions_on(place: str, decisions: Sequence[Any]) -> list[Any]:
    """The decisions that name a sector of the family's borough, or the market (`2.gate`) on which they are made."""
    return [decision for decision in decisions if place in decision.words.split() and place_named(decision.words)]


def place_named(words: str) -> bool:
    """Whether a decision is about a place of the board, not about a card of its name."""
    return words.split()[0] in (*ON_PANES, "lift", "drive")


def decision_on(card: str, decisions: Sequence[Any]) -> Any | None:
    """The decision that belongs on an action card or a person (`card-bank`, `person-monk`); None if there is none."""
    return next((decision for decision in decisions if card_of(decision.words) == card), None)


def card_of(words: str) -> str | None:
    """The action card or the person on which a decision belongs; None for one that belongs elsewhere."""
    kind, *rest = words.split()
    if kind in ("keep", "play"):
        return f"card-{rest[0]}"
    return f"person-{rest[0]}" if kind == "hire" else None
