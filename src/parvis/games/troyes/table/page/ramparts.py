"""The ramparts as they are drawn around the city: spaces of the wall, guards, their way, and the tiles at the gates."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parvis.games.troyes.pieces import WALL
from parvis.games.troyes.table.page.tile_signs import tile_signs
from parvis.games.troyes.words.explained import in_numbers

View = Mapping[str, Any]
Point = tuple[float, float]

HALF: list[Point] = [
    (64.5, 0), (79, 0), (93.5, 0), (100, 24), (100, 50), (100, 76), (93.5, 100), (79, 100), (64.5, 100), (50, 100),
]  # fmt: skip
PLACES: list[Point] = [(50, 0), *HALF, *((100 - x, 100 - y) for x, y in HALF)]
"""By space, in hundredths of the wall's width and height: clockwise from the middle above, where the circle closes."""
CORNERS = {4: (100, 0), 7: (100, 100), 14: (0, 100), 17: (0, 0)}
"""The way to a space goes around a corner."""
TOGETHER: Mapping[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-0.5, 0), (0.5, 0)],
    3: [(-0.5, -0.5), (0.5, -0.5), (0, 0.5)],
    4: [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)],
}
"""By how many guards are on one space: how far each is from its middle, in helmets."""
TABS = ("city", "wall", "cards", "sights", "families", "log")
"""Parts of the page on a narrow screen; the wall only where there is one."""


@dataclass(frozen=True)
class Space:
    """A space of the wall. `gate`: the numeral of the gate there, or empty; `held`: whether a guard stands there."""

    number: int
    x: float
    y: float
    gate: str
    held: bool

    @property
    def side(self) -> str:
        """Whether the wall runs across or upright here."""
        return "across" if self.y in (0, 100) else "upright"


@dataclass(frozen=True)
class Guard:
    """A guard on his space, which he may share: how far he is from its middle, and with how many he is there."""

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
        "tile_signs": tile_signs,
        "walk": view.get("walk"),
        "answer": view.get("answer"),
    }
    if "outdoor_tiles" not in view:
        return {**common, "ramparts": None}
    gates = {tile["space"]: tile["gate"] for tile in view["outdoor_tiles"]}
    held = {family["guard"] for family in view["families"]}
    spaces = [Space(number, *PLACES[number], gates.get(number, ""), number in held) for number in range(1, WALL + 1)]
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
    """The guards who are on the wall. They start where it ends; who has come there stands on the last tile."""
    where = {family["seat"]: family["guard"] for family in view["families"] if family["guard"] < WALL}
    counts, made, before = Counter(where.values()), [], Counter[int]()
    for seat, number in where.items():
        space = spaces[number - 1]
        dx, dy = TOGETHER[counts[number]][before[number]]
        if counts[number] == 2 and (space.side == "upright") != bool(space.gate):
            dx, dy = dy, dx
        before[number] += 1
        made.append(Guard(seat, space, dx, dy, counts[number]))
    return made


def tile(view: View, shown: View, own: int) -> Tile:
    """A tile with what there is to know about it."""
    is_last = shown["space"] == WALL
    arrived = [family["seat"] for family in view["families"] if family["guard"] == WALL] if is_last else []
    return Tile(shown, own >= shown["space"], arrived, in_numbers(shown["effect"]))


# Where a guard goes


def way(walk: View) -> str:
    """The points of the way that a guard may still go, as SVG has them; empty: he stays."""
    points: list[Point] = []
    for space in range(walk["space"], walk["furthest"] + 1):
        points += [CORNERS[space]] if points and space in CORNERS else []
        points.append(PLACES[space])
    return " ".join(f"{x:g},{y:g}" for x, y in points) if len(points) > 1 else ""


def ghost(walk: View, spaces: list[Space]) -> Guard | None:
    """The guard at the end of that way; None: he stays."""
    far = walk["furthest"]
    return Guard(walk["seat"], spaces[far - 1], 0, 0, 1) if far > walk["space"] else None
