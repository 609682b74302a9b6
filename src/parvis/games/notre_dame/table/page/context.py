"""What the board's templates are given besides the view: shapes, pieces and places, ready to be drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.table.page import geometry, menu, placing, spots, still

View = Mapping[str, Any]

PETALS = 12
"""Of the cathedral's rose."""
PHASES = ("keep", "play-1", "play-2", "hire", "plague")
"""The phases of a round that take time, in their order; each player plays two cards, one after the other."""


@dataclass(frozen=True)
class Borough:
    """A borough as it is drawn."""

    number: int
    seat: int | None
    """The seat that the borough belongs to."""
    panes: list[geometry.Pane]
    corners: list[geometry.Point]
    frame: list[geometry.Point]
    name_path: str
    is_own: bool
    """Whether it is the one at the bottom."""


@dataclass(frozen=True)
class Plate:
    """A player's name on the wall, cut off where it is too long, between its shape and the bell of who begins."""

    name: str
    badge: geometry.Point
    bell: geometry.Point


@dataclass(frozen=True)
class Market:
    """A market as it is drawn."""

    id: str
    place: str
    borough: int
    points: list[geometry.Point]
    name_path: str
    """The arc of its name on the wall; empty: it lies within the window."""


def context(view: View, facing: int) -> dict[str, Any]:
    """What the template draws for one view, with the borough of one seat at the bottom."""
    bottom = view["families"][facing]["borough"]
    window = geometry.window(view["ruling"], len(view["boroughs"]), bottom)
    standing = placing.placed(view, window)
    return {
        "size": geometry.BOARD_SIZE,
        "window": window,
        "boroughs": [borough(window, shown["borough"], shown["family"]) for shown in view["boroughs"]],
        "streets": streets(window),
        "markets": [market(window, shown["market"]) for shown in placing.markets(view)],
        "market_corners": geometry.octagon((0, 0), geometry.MARKET),
        "pieces": standing,
        "petals": range(0, 360, 360 // PETALS),
        "path": geometry.path,
        "percent": geometry.percent,
        "plate": lambda number, name: plate(window, number, name),
        "last_space": pieces.PLAGUE_END,
        "phases": PHASES,
        "phase_now": phase_now(view),
        "slots": [slots(view, family) for family in view["families"]],
        "hired": lambda lately: hired(lately, view),
        "without_coin": lambda lately: without_coin(lately, view),
        "menu": lambda decisions: menu.menu(decisions, view),
        "endings": menu.endings,
        "areas": [area(window, shown) for shown in view["boroughs"]],
        "edges": geometry.EDGE_NAMES,
        "near": facing,
        "still": lambda part, language, seats, draw: still.still(part, (window, language), seats, draw),
        "spots": lambda decisions: spots.spots(decisions, view, window, standing),
        "decision_on": spots.decision_on,
        "persons": sorted(
            view["persons"], key=lambda shown: pieces.PERSON_NAMES.index(shown["person"])
        ),  # as they are asked for
        "rats_of": dict(zip(pieces.PERSON_NAMES, pieces.RATS[view["ruling"]], strict=True)),
        "brown": pieces.BROWN_NAMES,
    }


@cache
def borough(window: geometry.Window, number: int, seat: int | None) -> Borough:
    """The drawing of a borough, and whose it is."""
    return Borough(
        number=number,
        seat=seat,
        panes=window.panes(number),
        corners=window.corners(number),
        frame=window.frame(number),
        name_path=window.name_path(number),
        is_own=number == window.bottom,
    )


def plate(window: geometry.Window, number: int, name: str) -> Plate:
    """How a player's name stands on the wall at its borough."""
    most = geometry.LETTERS[window.boroughs]
    shown = name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
    aside = geometry.LETTER * len(shown) + geometry.BESIDE
    return Plate(shown, window.on_rim(number, -aside), window.on_rim(number, aside))


@dataclass(frozen=True)
class Area:
    """What can be pointed at in a borough: its panes and markets, in percent of the board's width."""

    seat: int | None
    panes: list[tuple[str, str, bool]]
    """Of each pane its name, its corners as CSS has them, whether it lies in the lower half."""
    markets: list[tuple[str, View, geometry.Point]]
    """What can be told of each market (`market`, `market-centre`, `message-coin` …), the market, and where it lies."""


def area(window: geometry.Window, shown: View) -> Area:
    """The places of a borough that can be pointed at."""
    markets = []
    for lying in shown["markets"]:
        name, kind = lying["market"], lying["message"]
        about = f"message-{kind}" if kind else "market-centre" if name.endswith("centre") else "market"
        markets.append((about, lying, geometry.percent(window.market(geometry.MARKET_NUMBERS[name]))))
    return Area(shown["family"], outlines(window, shown["borough"]), markets)


@cache
def outlines(window: geometry.Window, number: int) -> list[tuple[str, str, bool]]:
    """The panes of a borough as they can be pointed at."""
    return [(pane.name, geometry.polygon(pane.points), pane.middle[1] > 0) for pane in window.panes(number)]


@cache
def streets(window: geometry.Window) -> list[geometry.Street]:
    """Every street of the board."""
    return window.streets()


@cache
def market(window: geometry.Window, name: str) -> Market:
    """The drawing of a market."""
    number = geometry.MARKET_NUMBERS[name]
    home, place = name.split(".")
    points = geometry.octagon(window.market(number), geometry.MARKET)
    return Market(f"market-{geometry.hyphened(name)}", place, int(home), points, window.stop_path(number))


def phase_now(view: View) -> str:
    """The phase of a round that the game is in, as PHASES call it; one of the view's for what they leave out."""
    if view["phase"] == "draft":
        return "keep"
    return f"play-{view['card_of_round']}" if view["phase"] == "play" else str(view["phase"])


def slots(view: View, family: View) -> list[tuple[int, list[str]]]:
    """The colours of messages, each with the types that a player has collected of it."""
    held = [(message["colour"], message["type"]) for message in family["messages"]]
    return [
        (borough["borough"], [kind for colour, kind in held if colour == borough["borough"]])
        for borough in view["boroughs"]
    ]


def hired(lately: Sequence[Sequence[str]], view: View) -> dict[str, list[int]]:
    """Who has hired each person of this round, by what the lines of the log have touched: a player and a person."""
    return {
        shown["person"]: [
            family["seat"]
            for family in view["families"]
            if any({f"person-{shown['person']}", f"seat-{family['seat']}"} <= set(places) for places in lately)
        ]
        for shown in view["persons"]
    }


def without_coin(lately: Sequence[Sequence[str]], view: View) -> list[int]:
    """The players that could hire nobody in this round, by what the lines of the log have touched."""
    touched = {place for places in lately for place in places}
    return [family["seat"] for family in view["families"] if f"without-coin-{family['seat']}" in touched]
