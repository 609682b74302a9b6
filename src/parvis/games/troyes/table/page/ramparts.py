"""The ramparts as they are drawn around the city: spaces of the wall, guards, their way, and the tiles at the gates."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parvis.games.troyes import pieces
from parvis.games.troyes.words import explained

View = Mapping[str, Any]
Point = tuple[float, float]

EDGES = 4
EDGE: list[Point] = [(x, 0) for x in (20, 40, 60, 80, 100)]
PLACES: list[Point] = [
    (0, 0), *EDGE, *((100, x) for x, _ in EDGE), *((100 - x, 100) for x, _ in EDGE), *((0, 100 - x) for x, _ in EDGE),
]  # fmt: skip
"""By space, in hundredths of the wall's width and height: clockwise, five along each side; gates are its corners."""
TABS = ("city", "wall", "cards", "sights", "families", "log")
"""Parts of the page on a narrow screen; the wall only where there is one."""
WITH_VIGNETTES = ("i-a", "i-b", "i-c", "i-d", "ii-a", "ii-c", "ii-d", "iv-a", "iv-b", "iv-c", "iv-d")
"""Tiles that have a vignette; the signs of the others are pictures enough."""


@dataclass(frozen=True)
class Space:
    """A space of the wall. `gate`: the numeral of the gate there, or empty; `held`: whether a guard stands there."""

    number: int
    x: float
    y: float
    gate: str
    held: bool

    @property
    def onward(self) -> Point:
        """Which way the wall goes on from here."""
        corner = EDGES * (self.number % pieces.WALL) // pieces.WALL
        return ((1, 0), (0, 1), (-1, 0), (0, -1))[corner]


@dataclass(frozen=True)
class Guard:
    """A guard on his space, which he may share: how far he is from its middle, in helmets, and with how many he is."""

    seat: int
    space: Space
    dx: float
    dy: float
    count: int


@dataclass(frozen=True)
class Tile:
    """An outdoor tile as it lies at its gate. `reached`: by the guard of whom the board is turned to."""

    shown: View
    reached: bool
    arrived: list[int]
    """At the last gate: whose guards have come to the end of their way."""
    numbers: dict[str, str | int]
    """What texts are told of its effect."""


def on_wall(view: View, facing: int) -> dict[str, Any]:
    """What templates are given for the ramparts; `ramparts` is None without them."""
    shown_parts = [tab for tab in TABS if tab != "wall" or "outdoor_tiles" in view]
    common: dict[str, Any] = {
        "shown_parts": shown_parts,
        "with_vignettes": WITH_VIGNETTES,
        "walk": view.get("walk"),
        "answer": view.get("answer"),
    }
    if "outdoor_tiles" not in view:
        return {**common, "ramparts": None}
    gates = {tile["space"]: tile["gate"] for tile in view["outdoor_tiles"]}
    held = {family["guard"] for family in view["families"]}
    spaces = [
        Space(number, *PLACES[number], gates.get(number, ""), number in held) for number in range(1, pieces.WALL + 1)
    ]
    own = view["families"][facing]["guard"]
    return {
        **common,
        "ramparts": {
            "spaces": spaces,
            "guards": guards(view, spaces),
            "tiles": [tile(view, shown, own) for shown in view["outdoor_tiles"]],
            "own": own,
            "way": way(view["walk"]) if view["walk"] else None,
            "ghost": ghost(view["walk"], spaces) if view["walk"] else None,
        },
    }


def guards(view: View, spaces: list[Space]) -> list[Guard]:
    """The guards who are on the wall. They start where it ends; who has come there stands on the last tile.

    At a gate they stand next to its numeral.
    """
    where = {family["seat"]: family["guard"] for family in view["families"] if family["guard"] < pieces.WALL}
    counts, made, before = Counter(where.values()), [], Counter[int]()
    for seat, number in where.items():
        space = spaces[number - 1]
        along = before[number] + (1 if space.gate else (1 - counts[number]) / 2)
        dx, dy = space.onward
        before[number] += 1
        made.append(Guard(seat, space, dx * along, dy * along, counts[number]))
    return made


def tile(view: View, shown: View, own: int) -> Tile:
    """A tile with what there is to know about it."""
    is_last = shown["space"] == pieces.WALL
    arrived = [family["seat"] for family in view["families"] if family["guard"] == pieces.WALL] if is_last else []
    return Tile(shown, own >= shown["space"], arrived, explained.in_numbers(shown["effect"]))


# Where a guard goes


def way(walk: View) -> str:
    """The points of the way that a guard may still go, as SVG has them; empty: he stays."""
    points = [PLACES[space] for space in range(walk["space"], walk["furthest"] + 1)]
    return " ".join(f"{x:g},{y:g}" for x, y in points) if len(points) > 1 else ""


def ghost(walk: View, spaces: list[Space]) -> Guard | None:
    """The guard at the end of that way; None: he stays."""
    far = walk["furthest"]
    space = spaces[far - 1]
    dx, dy = space.onward if space.gate else (0, 0)
    return Guard(walk["seat"], space, dx, dy, 1) if far > walk["space"] else None
