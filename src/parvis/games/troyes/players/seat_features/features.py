"""The features of a position for a seat. All of it is known to that seat.

Rounds have weights of their own, counted from the end, so no number needs to tell how much is still to come.
"""

from parvis.engine.state import Row
from parvis.engine.vectors import fill
from parvis.games.troyes.cards import CHARACTER_LEVELS, CHARACTER_POINTS, CHARACTERS, THRESHOLDS
from parvis.games.troyes.pieces import (
    BUILDINGS,
    CARD_COLOURS,
    INCOME,
    MODULE_NAMES,
    ROUNDS,
    SALARY,
)
from parvis.games.troyes.players.seat_features.board import write_board, write_wall
from parvis.games.troyes.players.seat_features.dice import write_dice
from parvis.games.troyes.players.seat_features.events import write_events
from parvis.games.troyes.players.seat_features.layout import (
    AHEAD,
    CITIZENS_UP_TO,
    COURSE_AT,
    CURVE,
    DEMAND_AT,
    DENIERS_UP_TO,
    FEATURES,
    GOODS_AT,
    INFLUENCE_UP_TO,
    MODULES_AT,
    RIVAL_CITIZENS,
    RIVAL_DENIERS,
    RIVAL_INFLUENCE,
    RIVAL_PASSED,
    RIVALS_POINTS_AT,
    RIVALS_WITH_AT,
    SEEN_AT,
    SEEN_POINTS_AT,
    SEEN_WAY_AT,
    STANDING_AT,
    UNSEEN_POINTS_AT,
    UNSEEN_WAY_AT,
    rival_at,
    write_curve,
)
from parvis.games.troyes.players.value import is_forming, is_seen
from parvis.games.troyes.rules.actions import ACTIONS
from parvis.games.troyes.rules.defence import BLACK_DICE_ROLLED, DEFENDING_PHASE
from parvis.games.troyes.rules.group import NOTHING, price
from parvis.games.troyes.rules.in_play import is_character_in_box
from parvis.games.troyes.rules.scoring import character_points, counts
from parvis.games.troyes.rules.supplies import general_supply
from parvis.games.troyes.rules.turn_order import next_seat
from parvis.games.troyes.state import State, rule

CHAPTERS = max(ROUNDS)
DEGREES = 12
"""Parts into which the way to a character's next points is divided."""
FEW_DENIERS, SOME_DENIERS = DENIERS_UP_TO
FEW_INFLUENCE, SOME_INFLUENCE = INFLUENCE_UP_TO
FEW_CITIZENS, SOME_CITIZENS = CITIZENS_UP_TO


@rule
def write_goods(state: State, seat: int, out: Row) -> None:
    """What lies before the seat, the price of its group taken off. The citizens in buildings are written already."""
    deniers = state.deniers[seat]
    if is_forming(state, seat) and state.action != NOTHING:
        deniers = max(0, deniers - price(state))
    write_curve(deniers, FEW_DENIERS, SOME_DENIERS, out, GOODS_AT)
    write_curve(state.influence[seat], FEW_INFLUENCE, SOME_INFLUENCE, out, GOODS_AT + CURVE)
    write_curve(state.supply[seat], FEW_CITIZENS, SOME_CITIZENS, out, GOODS_AT + 2 * CURVE)
    at, salary = GOODS_AT + 3 * CURVE, 0
    for building in range(BUILDINGS):
        salary += SALARY[building] * out[STANDING_AT + CURVE * building]
    out[at] = state.income[seat]
    out[at + 1] = general_supply(state, seat)
    out[at + 2] = state.possessed[seat]
    out[at + 3] = salary
    out[at + 4] = max(0, salary - deniers - state.income[seat] - INCOME)


@rule
def turns_before(state: State, seat: int) -> int:
    """Players who act before the seat does, from the one whose turn it is on."""
    count, other = 0, state.turn
    while other != seat:
        count += 1 - state.passed[other]
        other = next_seat(state, other)
    return count


@rule
def write_course(state: State, seat: int, out: Row) -> None:
    """Where the round stands, as far as it matters to this seat."""
    others = 0
    for other in range(state.seats):
        others += 1 - state.passed[other]
    others -= 1 - state.passed[seat]
    out[COURSE_AT + 2] = state.passed[seat]
    if state.phase == ACTIONS:
        out[COURSE_AT] = 1
        out[COURSE_AT + 3] = int(state.turn == seat)
        out[COURSE_AT + 4] = turns_before(state, seat)
        out[COURSE_AT + 5] = others
    elif state.phase in (BLACK_DICE_ROLLED, DEFENDING_PHASE):
        out[COURSE_AT + 1] = 1
    out[COURSE_AT + 6 + (seat - state.start + state.seats) % state.seats] = 1


@rule
def write_character(state: State, seat: int, character: int, out: Row) -> None:
    """The points that a character gives as things stand, and how far it is to the next."""
    have, points, at, way = counts(state, seat, character), 0, 0, DEGREES
    for level in range(CHARACTER_LEVELS):
        threshold: int = THRESHOLDS[state.ruling][character][level]
        if have >= threshold:
            points = CHARACTER_POINTS[state.ruling][level]
            at = threshold
        elif way == DEGREES:
            way = DEGREES * (have - at) // (threshold - at)
    if is_seen(state, seat, character):
        out[SEEN_AT + character] = 1
        out[SEEN_POINTS_AT + character] = points
        out[SEEN_WAY_AT + character] = way
    else:
        out[UNSEEN_POINTS_AT + character] = points
        out[UNSEEN_WAY_AT + character] = way
        write_suspicion(state, seat, character, out)


@rule
def write_suspicion(state: State, seat: int, character: int, out: Row) -> None:
    """How the others stand by a character that the seat does not see: who has it plays for it."""
    for other in range(state.seats):
        if other != seat:
            points = character_points(state, other, character)
            out[RIVALS_POINTS_AT + character] = max(out[RIVALS_POINTS_AT + character], points)
            out[RIVALS_WITH_AT + character] += int(points > 0)


@rule
def write_rivals(state: State, seat: int, out: Row) -> None:
    """What lies before the other players, clockwise."""
    for other in range(state.seats):
        if other != seat:
            at = rival_at(state, seat, other)
            out[at + AHEAD] = state.points[other] - state.points[seat]
            out[at + RIVAL_DENIERS] = state.deniers[other] + state.income[other]
            out[at + RIVAL_INFLUENCE] = state.influence[other]
            out[at + RIVAL_CITIZENS] = state.supply[other]
            out[at + RIVAL_PASSED] = state.passed[other]
            if state.passed[other] == 0:
                out[DEMAND_AT + CARD_COLOURS] = max(out[DEMAND_AT + CARD_COLOURS], state.deniers[other])


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write FEATURES numbers; returns how many rounds are to come, each of which has weights of its own."""
    fill(out, 0, FEATURES, 0)
    write_dice(state, seat, out)
    write_board(state, seat, out)
    write_goods(state, seat, out)
    write_course(state, seat, out)
    write_events(state, seat, out)
    for character in range(CHARACTERS):
        if is_character_in_box(state, character):
            write_character(state, seat, character, out)
    write_wall(state, seat, out)
    for module in range(len(MODULE_NAMES)):
        out[MODULES_AT + module] = state.modules >> module & 1
    out[MODULES_AT + len(MODULE_NAMES)] = state.sliding
    out[MODULES_AT + len(MODULE_NAMES) + 1] = state.marauding_leaves
    write_rivals(state, seat, out)
    return ROUNDS[state.seats] - 1 - state.round
