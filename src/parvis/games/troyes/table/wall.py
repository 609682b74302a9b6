"""What an onlooker may see of the ramparts: all of it. Games without them have no such entries."""

from parvis.games.troyes.pieces import GATES
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES, TILE_NAMES, has_wall
from parvis.games.troyes.state import NOBODY, State
from parvis.games.troyes.table.printed import Shown, tile_effect

NUMERALS = ("I", "II", "III", "IV")
"""Of the gates."""


def guard(state: State, seat: int) -> Shown:
    """Where the guard of a family is."""
    return {"guard": state.guard[seat]} if has_wall(state) else {}


def wall(state: State) -> Shown:
    """The outdoor tiles at the gates."""
    tiles = [tile(state, gate) for gate in range(GATES) if state.tile[gate] != NOBODY]
    return {"outdoor_tiles": tiles} if tiles else {}


def tile(state: State, gate: int) -> Shown:
    """A tile with its gate, what it does, and the cubes on it. `used`: one of them in this turn, so no other."""
    number = state.tile[gate]
    return {
        "tile": TILE_NAMES[number],
        "gate": NUMERALS[gate],
        "space": GATE_SPACES[state.ruling][gate],
        "effect": tile_effect(number),
        "cubes": [
            {
                "seat": seat,
                "cubes": state.outdoor[gate][seat],
                "used": bool(state.tiles_used[seat] >> gate & 1),
            }
            for seat in range(state.seats)
            if state.outdoor[gate][seat] > 0
        ],
    }
