"""The ramparts: the guard, and cubes on outdoor tiles."""

from parvis.engine.obstacles import Named, Told
from parvis.games.troyes import pieces, tiles
from parvis.games.troyes.rules import actions, defence
from parvis.games.troyes.rules.ramparts import answers, guarding, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words.obstacles import goods

WHEN_ASKED = {
    tiles.BEFORE_ACTION: actions.ACTION,
    tiles.IN_GROUP: guarding.GUARD_DIE,
    tiles.IN_PHASE_3: defence.DEFENCE,
}
"""When a cube of a tile can be used -> at which question, if not at one of its own."""


def gate_named(state: State, named: Named) -> int | None:
    """The gate of the tile that a decision names; None if it names none, or that lies nowhere."""
    if named[-1] not in tiles.WORDS:
        return None
    word = tiles.WORDS.index(named[-1])
    return next((gate for gate, tile in enumerate(state.tile) if tile != NOBODY and wall.TILE_WORD[tile] == word), None)


def not_out(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The tile lies at no gate."""
    if named[-1] not in tiles.WORDS or gate_named(state, named) is not None:
        return None
    tile = wall.TILE_WORD.index(tiles.WORDS.index(named[-1]))
    state.tile = [wall.TILE_GATE.index(gate) if there == NOBODY else there for gate, there in enumerate(state.tile)]
    state.tile[wall.TILE_GATE[tile]] = tile
    return goods.NOTHING


def without(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The game is played without the ramparts."""
    if state.tile[0] != NOBODY:
        return None
    state.tile = [wall.TILE_GATE.index(gate) for gate in range(len(state.tile))]
    return goods.NOTHING


def pays_for_more(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The die with what is paid would give more points than it may."""
    value = goods.kept(state, "value")
    if value is None or value + int(named[1]) <= pieces.MOST_POINTS:
        return None
    goods.keep(state, "value", 1)
    return goods.NOTHING


def at_the_end(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The guard has come to the end of the wall."""
    if state.guard[seat] < pieces.WALL or (named[0] == "die" and state.tile[0] == NOBODY):
        return None
    state.guard[seat] = 0
    return goods.NOTHING


def not_reached(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The guard has not come to the gate."""
    gate = gate_named(state, named)
    if gate is None or state.guard[seat] >= wall.GATE_SPACES[state.ruling][gate]:
        return None
    state.guard[seat] = wall.GATE_SPACES[state.ruling][gate]
    return goods.NOTHING


def same_gate(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The cube lies on that tile already."""
    gate = gate_named(state, named)
    if gate is None or goods.kept(state, "gate") != gate:
        return None
    goods.keep(state, "gate", (gate + 1) % len(state.tile))
    return goods.NOTHING


def closed(state: State, named: Named, brings_die: bool) -> Told | None:
    """The tile, one that brings a die or not, takes no cube, or no other one, in this action."""
    shut = goods.kept(state, "closed")
    gate = gate_named(state, named)
    if (
        shut is None
        or gate is None
        or not shut >> gate & 1
        or (exchanges.DIE_COLOUR[state.tile[gate]] != NOBODY) != brings_die
    ):
        return None
    goods.keep(state, "closed", shut & ~(1 << gate))
    return goods.NOTHING


def closed_to_die(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The tile takes no cube for a die of the colour that it brings, and one cube for others."""
    return closed(state, named, brings_die=True)


def covered(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The tile has taken its cube in this action."""
    return closed(state, named, brings_die=False)


def no_cube(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The player has no cube on the tile."""
    gate = gate_named(state, named)
    if gate is None or state.outdoor[gate][seat] > 0:
        return None
    state.outdoor[gate][seat] = 1
    return goods.NOTHING


def used_already(state: State, seat: int, named: Named, count: int) -> Told | None:
    """A cube of the tile has been used in this turn."""
    gate = gate_named(state, named)
    if gate is None or not state.tiles_used[seat] >> gate & 1:
        return None
    state.tiles_used[seat] &= ~(1 << gate)
    return goods.NOTHING


def takes_no_cubes(state: State, seat: int, named: Named) -> bool:
    """Whether no cube ever comes to the tile."""
    return named[-1] in tiles.WORDS and not any(
        takes
        for takes, word in zip(wall.TAKES_CUBES, wall.TILE_WORD, strict=False)
        if word == tiles.WORDS.index(named[-1])
    )


def is_never_spent(state: State, seat: int, named: Named) -> bool:
    """Whether cubes stay on the tile to the end."""
    gate = gate_named(state, named)
    return gate is not None and wall.WHEN[state.tile[gate]] == tiles.NEVER


def not_now(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The tile is for another moment: when the question comes at which its cube can be used."""
    gate = gate_named(state, named)
    if gate is None or RULES.asked(state) == WHEN_ASKED.get(wall.WHEN[state.tile[gate]], answers.ANSWERING):
        return None
    goods.ask_instead(state, WHEN_ASKED.get(wall.WHEN[state.tile[gate]], answers.ANSWERING))
    if RULES.asked(state) == answers.ANSWERING:
        goods.keep(state, "gate", gate)
        state.laid = 1
    return goods.NOTHING
