"""The ramparts: the guard, and cubes on outdoor tiles."""

from parvis.engine.obstacles import Named, Told
from parvis.games.troyes.pieces import MOST_POINTS, WALL
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.defence import DEFENCE
from parvis.games.troyes.rules.ramparts.answers import ANSWERING
from parvis.games.troyes.rules.ramparts.guarding import GUARD_DIE
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES, TAKES_CUBES, TILE_GATE, TILE_WORD, WHEN
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.tiles import BEFORE_ACTION, IN_GROUP, IN_PHASE_3, WORDS
from parvis.games.troyes.words.obstacles.goods import NOTHING, ask_instead, keep, kept

WHEN_ASKED = {BEFORE_ACTION: ACTION, IN_GROUP: GUARD_DIE, IN_PHASE_3: DEFENCE}
"""When a cube of a tile can be used -> at which question, if not at one of its own."""


def gate_named(state: State, named: Named) -> int | None:
    """The gate of the tile that a decision names; None if it names none, or that lies nowhere."""
    if named[-1] not in WORDS:
        return None
    word = WORDS.index(named[-1])
    return next((gate for gate, tile in enumerate(state.tile) if tile != NOBODY and TILE_WORD[tile] == word), None)


def not_out(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The tile lies at no gate."""
    if named[-1] not in WORDS or gate_named(state, named) is not None:
        return None
    tile = TILE_WORD.index(WORDS.index(named[-1]))
    state.tile = [TILE_GATE.index(gate) if there == NOBODY else there for gate, there in enumerate(state.tile)]
    state.tile[TILE_GATE[tile]] = tile
    return NOTHING


def without(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The game is played without the ramparts."""
    if state.tile[0] != NOBODY:
        return None
    state.tile = [TILE_GATE.index(gate) for gate in range(len(state.tile))]
    return NOTHING


def pays_for_more(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The die with what is paid would give more points than it may."""
    value = kept(state, "value")
    if value is None or value + int(named[1]) <= MOST_POINTS:
        return None
    keep(state, "value", 1)
    return NOTHING


def at_the_end(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The guard has come to the end of the wall."""
    if state.guard[seat] < WALL or (named[0] == "die" and state.tile[0] == NOBODY):
        return None
    state.guard[seat] = 0
    return NOTHING


def not_reached(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The guard has not come to the gate."""
    gate = gate_named(state, named)
    if gate is None or state.guard[seat] >= GATE_SPACES[state.ruling][gate]:
        return None
    state.guard[seat] = GATE_SPACES[state.ruling][gate]
    return NOTHING


def same_gate(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The cube lies on that tile already."""
    gate = gate_named(state, named)
    if gate is None or kept(state, "gate") != gate:
        return None
    keep(state, "gate", (gate + 1) % len(state.tile))
    return NOTHING


def closed(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The tile takes no cube for a die of that colour."""
    shut = kept(state, "closed")
    gate = gate_named(state, named)
    if shut is None or gate is None or not shut >> gate & 1:
        return None
    keep(state, "closed", shut & ~(1 << gate))
    return NOTHING


def no_cube(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no cube on the tile."""
    gate = gate_named(state, named)
    if gate is None or state.outdoor[gate][seat] > 0:
        return None
    state.outdoor[gate][seat] = 1
    return NOTHING


def used_already(state: State, seat: int, named: Named, count: int) -> Told | None:
    """A cube of the tile has been used in this turn."""
    gate = gate_named(state, named)
    if gate is None or not state.tiles_used[seat] >> gate & 1:
        return None
    state.tiles_used[seat] &= ~(1 << gate)
    return NOTHING


def takes_no_cubes(state: State, seat: int, named: Named) -> bool:
    """Whether no cube ever comes to the tile."""
    return named[-1] in WORDS and not any(
        takes for takes, word in zip(TAKES_CUBES, TILE_WORD, strict=False) if word == WORDS.index(named[-1])
    )


def not_now(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The tile is for another moment: when the question comes at which its cube can be used."""
    gate = gate_named(state, named)
    if gate is None or RULES.asked(state) == WHEN_ASKED.get(WHEN[state.tile[gate]], ANSWERING):
        return None
    ask_instead(state, WHEN_ASKED.get(WHEN[state.tile[gate]], ANSWERING))
    if RULES.asked(state) == ANSWERING:
        keep(state, "gate", gate)
        state.laid = 1
    return NOTHING
