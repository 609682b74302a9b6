"""The board: citizens in buildings, cards with their tradesmen and cubes, the cathedral; the ramparts."""

from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.players import wall_value
from parvis.games.troyes.players.seat_features import layout
from parvis.games.troyes.rules import activities, cathedral
from parvis.games.troyes.rules.effects import counting, gains
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import kinds as sides
from parvis.games.troyes.state import NOBODY, State, rule

DOZEN = 12
ONE_STANDS, SOME_STAND = layout.STANDING_UP_TO
ONE_STONE, SOME_STONES = layout.STONES_UP_TO


@rule
def write_buildings(state: State, seat: int, out: Row) -> None:
    """Who stands and lies where."""
    for building in range(pieces.BUILDINGS):
        own = 0
        for space in range(pieces.SPACES):
            who = state.citizen[building][space]
            if who == seat:
                own += 1
                out[layout.SPACES_AT + pieces.SPACES * building + space] = 1
            elif who == pieces.NEUTRAL:
                out[layout.NEUTRAL_AT + building] += 1
            elif layout.is_rival(seat, who):
                out[layout.rival_at(state, seat, who) + layout.RIVAL_STANDING + building] += 1
        layout.write_curve(own, ONE_STANDS, SOME_STAND, out, layout.STANDING_AT + layout.CURVE * building)
        out[layout.LYING_AT + building] = state.lying[building][seat]


@rule
def write_tradesmen(state: State, seat: int, spot: int, out: Row) -> bool:
    """The tradesmen on a card, and what a place among them is still worth; returns whether the seat has one."""
    card, own = state.card[spot], False
    for space in range(pieces.TRADESMEN):
        who = state.tradesman[spot][space]
        points: int = cards.SPACE_POINTS[card][space]
        if who == seat:
            own = True
            out[layout.TRADESMEN_AT + cards.WORD[card]] = 1
            out[layout.TRADE_AT] += 1
            out[layout.TRADE_AT + 1] += points
        elif layout.is_rival(seat, who):
            at = layout.rival_at(state, seat, who)
            out[at + layout.RIVAL_TRADESMEN] += 1
            out[at + layout.RIVAL_TRADE_POINTS] += points
            if state.passed[who] == 0:
                out[layout.DEMAND_AT + pieces.SPOT_COLOUR[spot]] += 1
    if not own:
        space = activities.free_space(state, spot)
        if space != NOBODY:
            out[layout.SPACES_LEFT_AT + spot] = cards.SPACE_POINTS[card][space]
    return own


@rule
def write_card(state: State, seat: int, spot: int, out: Row) -> None:
    """A card that lies open: cubes, how often the seat's dice could activate it, and what that would bring now."""
    card = state.card[spot]
    out[layout.CARDS_AT + cards.WORD[card]] = 1
    out[layout.CUBES_AT + cards.WORD[card]] = state.cubes[spot][seat]
    if cards.SCORES_CUBES[card] == 1:
        out[layout.TRADE_AT + 2] += effects.end_points(state, seat, card)
    own, times, gained = write_tradesmen(state, seat, spot, out), 0, 0
    if cards.HAS_DIVISOR[card] == 1:
        times = out[layout.THREE_AT + pieces.SPOT_COLOUR[spot]] // cards.DIVISOR[card]
        out[layout.ACTIVATIONS_AT + spot] = times
    if gains.POINTS_GAINED[card] + gains.DENIERS_GAINED[card] > 0:
        gained = counting.counted(state, seat, card) // gains.OF[card]
    if gains.POINTS_GAINED[card] > 0:
        out[layout.GAINS_AT + spot] = DOZEN * gains.POINTS_GAINED[card] * gained // cards.DIVISOR[card]
    if own:
        out[layout.POINTS_MADE_AT + spot] = times * gained * gains.POINTS_GAINED[card]
        out[layout.DENIERS_MADE_AT + spot] = times * gained * gains.DENIERS_GAINED[card]


@rule
def write_stones(state: State, seat: int, out: Row) -> None:
    """Cubes in the cathedral, and on which level the next one of each column would be."""
    own = 0
    for column in range(pieces.COLUMNS):
        for level in range(pieces.STONE_LEVELS):
            who = state.cathedral[column][level]
            if who == seat:
                own += 1
                out[layout.STONES_AT + layout.CURVE + level] = 1
            elif layout.is_rival(seat, who):
                out[layout.rival_at(state, seat, who) + layout.RIVAL_STONES] += 1
        free = cathedral.free_levels(state, column)
        if free > 0:
            out[layout.STONES_AT + layout.CURVE + pieces.STONE_LEVELS + pieces.LEVELS - free] += 1
        elif state.cathedral[column][pieces.LEVELS] == NOBODY:
            out[layout.STONES_AT + layout.CURVE + pieces.STONE_LEVELS + pieces.LEVELS] += 1
    layout.write_curve(own, ONE_STONE, SOME_STONES, out, layout.STONES_AT)
    out[layout.STONES_AT + layout.CURVE + 2 * pieces.STONE_LEVELS] = cathedral.levels(state)


@rule
def write_board(state: State, seat: int, out: Row) -> None:
    """Write all that lies on the board. The seat's dice are written already."""
    write_buildings(state, seat, out)
    for spot in range(pieces.SPOTS):
        if state.card[spot] != NOBODY:
            write_card(state, seat, spot, out)
    write_stones(state, seat, out)


# The ramparts: guards, and cubes on tiles. Points of a guard that are not spent yet count as steps


@rule
def write_guard(state: State, seat: int, out: Row) -> None:
    """How far the guard is, and what arriving brings."""
    unspent, place = 0, wall_value.spending(state, seat)
    if place != NOBODY:
        unspent = state.asked[place][2]
    space = min(pieces.WALL, state.guard[seat] + unspent)
    out[layout.GUARD_AT] = space
    out[layout.GUARD_AT + 1] = space * space // pieces.WALL
    out[layout.GUARD_AT + 2] = unspent
    if state.guard[seat] < pieces.WALL:
        points = wall_value.arrival_points(state)
        if space == pieces.WALL:
            out[layout.GUARD_AT + 3] = points
        out[layout.GUARD_AT + 4] = points * space // pieces.WALL
    out[layout.GUARD_AT + 5] = sides.points_at_end(state, seat, state.tile[pieces.GATES - 1])
    for gate in range(pieces.GATES):
        word = wall.TILE_WORD[state.tile[gate]]
        out[layout.TILES_AT + word] = 1
        out[layout.OUTDOOR_AT + word] = state.outdoor[gate][seat]
        if space >= wall.GATE_SPACES[state.ruling][gate]:
            out[layout.GUARD_AT + 6 + gate] = 1
            out[layout.REACHED_AT + word] = 1


@rule
def write_wall(state: State, seat: int, out: Row) -> None:
    """All of this, where there are ramparts."""
    if wall.has_wall(state):
        write_guard(state, seat, out)
        for other in range(state.seats):
            if other != seat:
                out[layout.rival_at(state, seat, other) + layout.RIVAL_GUARD] = state.guard[other]
