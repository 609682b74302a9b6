"""The features of a position for a seat. All of it is known to that seat.

Rounds have weights of their own, counted from the end, so no number needs to tell how much is still to come.
"""

from parvis.engine.state import Row
from parvis.engine.vectors import fill
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.players import value
from parvis.games.troyes.players.seat_features import board, dice, events, layout
from parvis.games.troyes.rules import actions, defence, group, in_play, scoring, supplies, turn_order
from parvis.games.troyes.state import State, rule

CHAPTERS = max(pieces.ROUNDS)
DEGREES = 12
"""Parts into which the way to a character's next points is divided."""
FEW_DENIERS, SOME_DENIERS = layout.DENIERS_UP_TO
FEW_INFLUENCE, SOME_INFLUENCE = layout.INFLUENCE_UP_TO
FEW_CITIZENS, SOME_CITIZENS = layout.CITIZENS_UP_TO


@rule
def write_goods(state: State, seat: int, out: Row) -> None:
    """What lies before the seat, the price of its group taken off. The citizens in buildings are written already."""
    deniers = state.deniers[seat]
    if value.is_forming(state, seat) and state.action != group.NOTHING:
        deniers = max(0, deniers - group.price(state))
    layout.write_curve(deniers, FEW_DENIERS, SOME_DENIERS, out, layout.GOODS_AT)
    layout.write_curve(state.influence[seat], FEW_INFLUENCE, SOME_INFLUENCE, out, layout.GOODS_AT + layout.CURVE)
    layout.write_curve(state.supply[seat], FEW_CITIZENS, SOME_CITIZENS, out, layout.GOODS_AT + 2 * layout.CURVE)
    at, salary = layout.GOODS_AT + 3 * layout.CURVE, 0
    for building in range(pieces.BUILDINGS):
        salary += pieces.SALARY[building] * out[layout.STANDING_AT + layout.CURVE * building]
    out[at] = state.income[seat]
    out[at + 1] = supplies.general_supply(state, seat)
    out[at + 2] = state.possessed[seat]
    out[at + 3] = salary
    out[at + 4] = max(0, salary - deniers - state.income[seat] - pieces.INCOME)


@rule
def turns_before(state: State, seat: int) -> int:
    """Players who act before the seat does, from the one whose turn it is on."""
    count, other = 0, state.turn
    while other != seat:
        count += 1 - state.passed[other]
        other = turn_order.next_seat(state, other)
    return count


@rule
def write_course(state: State, seat: int, out: Row) -> None:
    """Where the round stands, as far as it matters to this seat."""
    others = 0
    for other in range(state.seats):
        others += 1 - state.passed[other]
    others -= 1 - state.passed[seat]
    out[layout.COURSE_AT + 2] = state.passed[seat]
    if state.phase == actions.ACTIONS:
        out[layout.COURSE_AT] = 1
        out[layout.COURSE_AT + 3] = int(state.turn == seat)
        out[layout.COURSE_AT + 4] = turns_before(state, seat)
        out[layout.COURSE_AT + 5] = others
    elif state.phase in (defence.BLACK_DICE_ROLLED, defence.DEFENDING_PHASE):
        out[layout.COURSE_AT + 1] = 1
    out[layout.COURSE_AT + 6 + (seat - state.start + state.seats) % state.seats] = 1


@rule
def write_character(state: State, seat: int, character: int, out: Row) -> None:
    """The points that a character gives as things stand, and how far it is to the next."""
    have, points, at, way = scoring.counts(state, seat, character), 0, 0, DEGREES
    for level in range(cards.CHARACTER_LEVELS):
        threshold: int = cards.THRESHOLDS[state.ruling][character][level]
        if have >= threshold:
            points = cards.CHARACTER_POINTS[state.ruling][level]
            at = threshold
        elif way == DEGREES:
            way = DEGREES * (have - at) // (threshold - at)
    if value.is_seen(state, seat, character):
        out[layout.SEEN_AT + character] = 1
        out[layout.SEEN_POINTS_AT + character] = points
        out[layout.SEEN_WAY_AT + character] = way
    else:
        out[layout.UNSEEN_POINTS_AT + character] = points
        out[layout.UNSEEN_WAY_AT + character] = way
        write_suspicion(state, seat, character, out)


@rule
def write_suspicion(state: State, seat: int, character: int, out: Row) -> None:
    """How the others stand by a character that the seat does not see: who has it plays for it."""
    for other in range(state.seats):
        if other != seat:
            points = scoring.character_points(state, other, character)
            out[layout.RIVALS_POINTS_AT + character] = max(out[layout.RIVALS_POINTS_AT + character], points)
            out[layout.RIVALS_WITH_AT + character] += int(points > 0)


@rule
def write_rivals(state: State, seat: int, out: Row) -> None:
    """What lies before the other players, clockwise."""
    for other in range(state.seats):
        if other != seat:
            at = layout.rival_at(state, seat, other)
            out[at + layout.AHEAD] = state.points[other] - state.points[seat]
            out[at + layout.RIVAL_DENIERS] = state.deniers[other] + state.income[other]
            out[at + layout.RIVAL_INFLUENCE] = state.influence[other]
            out[at + layout.RIVAL_CITIZENS] = state.supply[other]
            out[at + layout.RIVAL_PASSED] = state.passed[other]
            if state.passed[other] == 0:
                out[layout.DEMAND_AT + pieces.CARD_COLOURS] = max(
                    out[layout.DEMAND_AT + pieces.CARD_COLOURS], state.deniers[other]
                )


@rule
def features(state: State, seat: int, out: Row) -> int:
    """Write FEATURES numbers; returns how many rounds are to come, each of which has weights of its own."""
    fill(out, 0, layout.FEATURES, 0)
    dice.write_dice(state, seat, out)
    board.write_board(state, seat, out)
    write_goods(state, seat, out)
    write_course(state, seat, out)
    events.write_events(state, seat, out)
    for character in range(cards.CHARACTERS):
        if in_play.is_character_in_box(state, character):
            write_character(state, seat, character, out)
    board.write_wall(state, seat, out)
    for module in range(len(pieces.MODULE_NAMES)):
        out[layout.MODULES_AT + module] = state.modules >> module & 1
    out[layout.MODULES_AT + len(pieces.MODULE_NAMES)] = state.sliding
    out[layout.MODULES_AT + len(pieces.MODULE_NAMES) + 1] = state.marauding_leaves
    write_rivals(state, seat, out)
    return pieces.ROUNDS[state.seats] - 1 - state.round
