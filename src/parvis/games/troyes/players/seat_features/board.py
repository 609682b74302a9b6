"""The board: citizens in buildings, cards with their tradesmen and cubes, the cathedral; the ramparts."""

from parvis.engine.state import Row
from parvis.games.troyes.cards import DIVISOR, HAS_DIVISOR, SCORES_CUBES, SPACE_POINTS, WORD
from parvis.games.troyes.pieces import (
    BUILDINGS,
    COLUMNS,
    GATES,
    LEVELS,
    NEUTRAL,
    SPACES,
    SPOT_COLOUR,
    SPOTS,
    STONE_LEVELS,
    TRADESMEN,
    WALL,
)
from parvis.games.troyes.players.seat_features.layout import (
    ACTIVATIONS_AT,
    CARDS_AT,
    CUBES_AT,
    CURVE,
    DEMAND_AT,
    DENIERS_MADE_AT,
    GAINS_AT,
    GUARD_AT,
    LYING_AT,
    NEUTRAL_AT,
    OUTDOOR_AT,
    POINTS_MADE_AT,
    REACHED_AT,
    RIVAL_GUARD,
    RIVAL_STANDING,
    RIVAL_STONES,
    RIVAL_TRADE_POINTS,
    RIVAL_TRADESMEN,
    SPACES_AT,
    SPACES_LEFT_AT,
    STANDING_AT,
    STANDING_UP_TO,
    STONES_AT,
    STONES_UP_TO,
    THREE_AT,
    TILES_AT,
    TRADE_AT,
    TRADESMEN_AT,
    is_rival,
    rival_at,
    write_curve,
)
from parvis.games.troyes.players.wall_value import arrival_points, spending
from parvis.games.troyes.rules.activities import free_space
from parvis.games.troyes.rules.cathedral import free_levels, levels
from parvis.games.troyes.rules.effects.counting import counted
from parvis.games.troyes.rules.effects.gains import DENIERS_GAINED, OF, POINTS_GAINED
from parvis.games.troyes.rules.effects.kinds import end_points
from parvis.games.troyes.rules.ramparts.sides.kinds import points_at_end
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES, TILE_WORD, has_wall
from parvis.games.troyes.state import NOBODY, State, rule

DOZEN = 12
ONE_STANDS, SOME_STAND = STANDING_UP_TO
ONE_STONE, SOME_STONES = STONES_UP_TO


@rule
def write_buildings(state: State, seat: int, out: Row) -> None:
    """Who stands and lies where."""
    for building in range(BUILDINGS):
        own = 0
        for space in range(SPACES):
            who = state.citizen[building][space]
            if who == seat:
                own += 1
                out[SPACES_AT + SPACES * building + space] = 1
            elif who == NEUTRAL:
                out[NEUTRAL_AT + building] += 1
            elif is_rival(seat, who):
                out[rival_at(state, seat, who) + RIVAL_STANDING + building] += 1
        write_curve(own, ONE_STANDS, SOME_STAND, out, STANDING_AT + CURVE * building)
        out[LYING_AT + building] = state.lying[building][seat]


@rule
def write_tradesmen(state: State, seat: int, spot: int, out: Row) -> bool:
    """The tradesmen on a card, and what a place among them is still worth; returns whether the seat has one."""
    card, own = state.card[spot], False
    for space in range(TRADESMEN):
        who = state.tradesman[spot][space]
        points: int = SPACE_POINTS[card][space]
        if who == seat:
            own = True
            out[TRADESMEN_AT + WORD[card]] = 1
            out[TRADE_AT] += 1
            out[TRADE_AT + 1] += points
        elif is_rival(seat, who):
            at = rival_at(state, seat, who)
            out[at + RIVAL_TRADESMEN] += 1
            out[at + RIVAL_TRADE_POINTS] += points
            if state.passed[who] == 0:
                out[DEMAND_AT + SPOT_COLOUR[spot]] += 1
    if not own:
        space = free_space(state, spot)
        if space != NOBODY:
            out[SPACES_LEFT_AT + spot] = SPACE_POINTS[card][space]
    return own


@rule
def write_card(state: State, seat: int, spot: int, out: Row) -> None:
    """A card that lies open: cubes, how often the seat's dice could activate it, and what that would bring now."""
    card = state.card[spot]
    out[CARDS_AT + WORD[card]] = 1
    out[CUBES_AT + WORD[card]] = state.cubes[spot][seat]
    if SCORES_CUBES[card] == 1:
        out[TRADE_AT + 2] += end_points(state, seat, card)
    own, times, gained = write_tradesmen(state, seat, spot, out), 0, 0
    if HAS_DIVISOR[card] == 1:
        times = out[THREE_AT + SPOT_COLOUR[spot]] // DIVISOR[card]
        out[ACTIVATIONS_AT + spot] = times
    if POINTS_GAINED[card] + DENIERS_GAINED[card] > 0:
        gained = counted(state, seat, card) // OF[card]
    if POINTS_GAINED[card] > 0:
        out[GAINS_AT + spot] = DOZEN * POINTS_GAINED[card] * gained // DIVISOR[card]
    if own:
        out[POINTS_MADE_AT + spot] = times * gained * POINTS_GAINED[card]
        out[DENIERS_MADE_AT + spot] = times * gained * DENIERS_GAINED[card]


@rule
def write_stones(state: State, seat: int, out: Row) -> None:
    """Cubes in the cathedral, and on which level the next one of each column would be."""
    own = 0
    for column in range(COLUMNS):
        for level in range(STONE_LEVELS):
            who = state.cathedral[column][level]
            if who == seat:
                own += 1
                out[STONES_AT + CURVE + level] = 1
            elif is_rival(seat, who):
                out[rival_at(state, seat, who) + RIVAL_STONES] += 1
        free = free_levels(state, column)
        if free > 0:
            out[STONES_AT + CURVE + STONE_LEVELS + LEVELS - free] += 1
        elif state.cathedral[column][LEVELS] == NOBODY:
            out[STONES_AT + CURVE + STONE_LEVELS + LEVELS] += 1
    write_curve(own, ONE_STONE, SOME_STONES, out, STONES_AT)
    out[STONES_AT + CURVE + 2 * STONE_LEVELS] = levels(state)


@rule
def write_board(state: State, seat: int, out: Row) -> None:
    """Write all that lies on the board. The seat's dice are written already."""
    write_buildings(state, seat, out)
    for spot in range(SPOTS):
        if state.card[spot] != NOBODY:
            write_card(state, seat, spot, out)
    write_stones(state, seat, out)


# The ramparts: guards, and cubes on tiles. Points of a guard that are not spent yet count as steps


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
