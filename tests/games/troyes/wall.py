"""The ramparts in the toolbox of the tests: outdoor tiles by name, guards and cubes."""

from collections.abc import Iterable, Sequence

from parvis.games.troyes.rules.ramparts.drawing import may_lie_at
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES, TILE_NAMES
from parvis.games.troyes.state import State

USUAL_TILES = ("i-c", "ii-c", "iii-red", "iv-d")
"""Outdoor tiles of a position that names others, or only guards."""


def tiles_named(tiles: Sequence[str], cubes: Iterable[str], guards: bool) -> list[str]:
    """The outdoor tiles of a position, with those on which there are cubes, `i-a 2`; none without ramparts."""
    named = [*tiles, *(part.split()[0] for part in cubes)]
    return [*USUAL_TILES, *named] if named or guards else []


def gate_for(tile: str) -> int:
    """The gate where an outdoor tile lies, by the level in its name."""
    return ("i", "ii", "iii", "iv").index(tile.partition("-")[0])


def tile_form(state: State, tile: str) -> int:
    """The outdoor tile in the form that it has under the game's ruling."""
    return next(
        form for form, name in enumerate(TILE_NAMES) if name == tile and may_lie_at(state, form, gate_for(name))
    )


def lay_on_wall(state: State, seat: int, guard: int, cubes: Iterable[str]) -> None:
    """A player's guard and cubes; the guard has come to their gates at least."""
    state.guard[seat] = guard
    for part in cubes:
        tile, count = part.split()
        state.outdoor[gate_for(tile)][seat] = int(count)
        state.guard[seat] = max(state.guard[seat], GATE_SPACES[state.ruling][gate_for(tile)])
