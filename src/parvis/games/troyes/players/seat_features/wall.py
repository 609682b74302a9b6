"""The ramparts: guards, and cubes on tiles. Points of a guard that are not spent yet count as steps."""

from parvis.engine.state import Row
from parvis.games.troyes.pieces import GATES, WALL
from parvis.games.troyes.players.seat_features.common import rival_at
from parvis.games.troyes.players.seat_features.layout import GUARD_AT, OUTDOOR_AT, REACHED_AT, RIVAL_GUARD, TILES_AT
from parvis.games.troyes.players.wall_value import arrival_points, spending
from parvis.games.troyes.rules.ramparts.sides.kinds import points_at_end
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES, TILE_WORD, has_wall
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def write_guard(state: State, seat: int, out: Row) -> None:
    """How far the guard is, and what arriving brings."""
    unspent, place = 0, spending(state, seat)
    if place != NOBODY:
        unspent = state.asked[place][2]
    space = min(WALL, state.guard[seat] + unspent)
    out[GUARD_AT] = space
    out[GUARD_AT + 1] = space * space // WALL
    out[GUARD_AT + 2] = unspent
    if state.guard[seat] < WALL:
        points = arrival_points(state)
        if space == WALL:
            out[GUARD_AT + 3] = points
        out[GUARD_AT + 4] = points * space // WALL
    out[GUARD_AT + 5] = points_at_end(state, seat, state.tile[GATES - 1])
    for gate in range(GATES):
        word = TILE_WORD[state.tile[gate]]
        out[TILES_AT + word] = 1
        out[OUTDOOR_AT + word] = state.outdoor[gate][seat]
        if space >= GATE_SPACES[state.ruling][gate]:
            out[GUARD_AT + 6 + gate] = 1
            out[REACHED_AT + word] = 1


@rule
def write_wall(state: State, seat: int, out: Row) -> None:
    """All of this, where there are ramparts."""
    if has_wall(state):
        write_guard(state, seat, out)
        for other in range(state.seats):
            if other != seat:
                out[rival_at(state, seat, other) + RIVAL_GUARD] = state.guard[other]
