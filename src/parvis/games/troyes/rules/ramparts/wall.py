"""The wall: where guards are, the outdoor tiles at the gates, and players' cubes on them. Rules: "Ramparts".

Without the ramparts no tile lies anywhere, and nothing is asked or noted here.
"""

from parvis.engine.asking import add
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces, reading, tiles
from parvis.games.troyes.state import NOBODY, RULES, State, rule

TILE_FORMS = len(cards.TILE_CARDS)
"""Sides of tiles in all their forms."""
TILE_WORD: reading.Numbers = reading.column(cards.TILE_CARDS, "name")
TILE_NAMES = tuple(tiles.WORDS[word] for word in TILE_WORD)
Tile = Piece(*TILE_NAMES, at="tile-{}")
TILE_GATE: reading.Numbers = tuple(tile["level"] - 1 for tile in cards.TILE_CARDS)
TILE_SINCE: reading.Numbers = reading.column(cards.TILE_CARDS, "since")
TILE_UNTIL: reading.Numbers = reading.column(cards.TILE_CARDS, "until")
TAKES_CUBES: reading.Numbers = tuple(int("arrivals" not in tile["effect"]) for tile in cards.TILE_CARDS)
"""1: cubes are put there."""
WHEN: reading.Numbers = (*reading.column(cards.TILE_CARDS, "when"), tiles.NEVER)
"""When a cube of it can be used; the last row, for NOBODY, is that of no tile."""
GATE_SPACES: tuple[reading.Numbers, ...] = (
    (pieces.WALL,) * pieces.GATES,
    *cards.by_ruling("gates", cards.GATE_FORMS, "spaces"),
)
"""By ruling from 1 and gate: its space."""

USE_TILE = RULES.words("use {word}", word=tiles.Word)
KEEP = RULES.words("keep")

TILE_USED = RULES.event("tile used", seat=pieces.Seat, tile=Tile, section="tiles", line="log-use-tile")


@rule
def has_wall(state: State) -> bool:
    """Whether the game is played with the ramparts."""
    return state.tile[0] != NOBODY


@rule
def is_reached(state: State, seat: int, gate: int) -> bool:
    """Whether a seat's guard has come to a gate, or past it."""
    return state.guard[seat] >= GATE_SPACES[state.ruling][gate]


@rule
def gate_of(state: State, word: int) -> int:
    """The gate where the tile of a name lies; it does."""
    gate = 0
    while TILE_WORD[state.tile[gate]] != word:
        gate += 1
    return gate


# Cubes on tiles


@rule
def may_put(state: State, seat: int, gate: int) -> bool:
    """Whether a seat can have one more cube on the tile of a gate."""
    return is_reached(state, seat, gate) and TAKES_CUBES[state.tile[gate]] == 1


@rule
def has_cube(state: State, seat: int, gate: int) -> bool:
    """Whether a seat has a cube there, and has used none of that tile in this turn."""
    return state.outdoor[gate][seat] > 0 and state.tiles_used[seat] >> gate & 1 == 0


@rule
def gate_with_cube(state: State, seat: int, when: int) -> int:
    """A gate with a cube that a seat can use at such a time; NOBODY: there is none."""
    if has_wall(state):
        for gate in range(pieces.GATES):
            if WHEN[state.tile[gate]] == when and has_cube(state, seat, gate):
                return gate
    return NOBODY


@rule
def add_use(state: State, gate: int, out: Row) -> None:
    """Add that a cube of a gate's tile is used."""
    add(out, USE_TILE, TILE_WORD[state.tile[gate]])


@rule
def take_off_tile(state: State, seat: int, gate: int) -> None:
    """A cube leaves a tile for what it does."""
    state.outdoor[gate][seat] -= 1
    tell(state, TILE_USED, seat, state.tile[gate])


@rule
def use_cube(state: State, seat: int, gate: int) -> None:
    """A cube is used in somebody's turn: none of that tile again before the next turn."""
    take_off_tile(state, seat, gate)
    state.tiles_used[seat] |= 1 << gate


# Turns


@rule
def cube_put(state: State) -> None:
    """A cube has come to the cathedral or an activity card."""
    if has_wall(state):
        state.laid = 1


@rule
def begin_turn(state: State) -> None:
    """Somebody's turn begins, or the round ends: cubes of all tiles can be used again."""
    state.laid = 0
    for seat in range(state.seats):
        state.tiles_used[seat] = 0
