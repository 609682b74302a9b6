"""What a seat knows, as small whole numbers, for programs that learn. Layout: docs/envs/observation-troyes.md.

Players stand in the order that the seat sees: itself first, then clockwise; the neutral district comes last. Places of
players who are not in the game stay zero. Nothing here depends on what `determinize` deals again.
"""

from itertools import accumulate

from parvis.engine.bits import lowest
from parvis.engine.narrow import MOST_SHOWN
from parvis.engine.questions import FIRST_DETAIL, NO_QUESTION, QUESTION
from parvis.engine.state import Shorts
from parvis.engine.vectors import fill, flat, places_taken, put_equal, put_row
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.players import observation_layout
from parvis.games.troyes.rules import actions, defence, dice, group, influence, nature, queue
from parvis.games.troyes.rules.effects import cubes_on_events, special
from parvis.games.troyes.rules.ramparts import guarding, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, RULES, State, rule

PHASE_ASKS = (
    NO_QUESTION,
    *(NO_QUESTION if phase.asks is None else int(phase.asks) for phase in RULES.declared.phases),
)
"""By phase: the question of its steps, or NO_QUESTION."""
KEEPS_USED = tuple(int(question.keeps[1:2] == ("used",)) for question in RULES.declared.questions)
"""By question: 1 if its second detail is `used`."""

ENDS = accumulate(field.size for field in observation_layout.LAYOUT)
AT = {field.name: end - field.size for field, end in zip(observation_layout.LAYOUT, ENDS, strict=True)}
"""Where each field begins: the constants below, which compiled rules can read, all come from here."""

SEATS_AT, OPTIONS_AT, ROUND_AT, PHASE_AT, STEP_AT = (
    AT[name] for name in ("seats", "options", "round", "phase", "step")
)
ASKED_AT, ABOUT_AT, USED_AT, WAITING_AT = (AT[name] for name in ("asked", "about", "used", "waiting"))
COVERED_AT = AT["covered"]
DECIDES_AT, TURN_AT, START_AT, PASSED_AT = (AT[name] for name in ("decides", "turn", "start", "passed"))
DENIERS_AT, INCOME_AT, INFLUENCE_AT = (AT[name] for name in ("deniers", "income", "influence"))
POINTS_AT, SUPPLY_AT, POSSESSED_AT, CHARACTERS_AT = (
    AT[name] for name in ("points", "supply", "possessed", "characters")
)
CARDS_AT, TRADESMEN_AT, CUBES_AT = (AT[name] for name in ("cards", "tradesmen", "cubes"))
CITIZENS_AT, LYING_AT, CATHEDRAL_AT = (AT[name] for name in ("citizens", "lying", "cathedral"))
DICE_AT, BLACK_AT, EVENTS_AT, BANNERS_AT = (AT[name] for name in ("dice", "black", "events", "banners"))
LEADS_AT, WON_AT, ACTION_AT, TARGET_AT = (AT[name] for name in ("leads", "won", "action", "target"))
HELPER_AT, GROUP_AT, BROUGHT_AT, DEFENDED_AT = (AT[name] for name in ("helper", "group", "brought", "defended"))
TILES_AT, GUARDS_AT, OUTDOOR_AT, TILES_USED_AT = (AT[name] for name in ("tiles", "guards", "outdoor", "tiles_used"))
LAID_AT, SECOND_AT, THIRD_AT = AT["laid"], AT["second"], AT["third"]
RULING_AT, MODULES_AT, OPEN_CHARACTER_AT = AT["ruling"], AT["modules"], AT["open_character"]
LENGTH = sum(field.size for field in observation_layout.LAYOUT)
DICE_END, HOME_END, FROM_SEAT_END = dice.TAKE_DIE.end, queue.HOME.end, special.FROM_SEAT.end
"""The words for dice stand one after the other, four kinds of them."""


@rule
def seen_from(state: State, seat: int, district: int) -> int:
    """How many places to the left of a seat another sits; the neutral district is always the last."""
    if district == pieces.NEUTRAL:
        return pieces.NEUTRAL
    place = district - seat
    return place + state.seats if place < 0 else place


@rule
def observe_course(state: State, seat: int, out: Shorts) -> None:
    """Where the game stands and what is asked."""
    out[SEATS_AT] = state.seats
    out[RULING_AT] = state.ruling
    out[OPTIONS_AT] = state.sliding
    out[OPTIONS_AT + 1] = state.marauding_leaves
    for module in range(len(pieces.MODULE_NAMES)):
        out[MODULES_AT + module] = state.modules >> module & 1
    out[ROUND_AT] = state.round
    out[PHASE_AT + state.phase] = 1
    out[STEP_AT] = min(observation_layout.MOST_STEPS, state.step)
    for place in range(state.depth):
        out[WAITING_AT + state.asked[place][QUESTION]] += 1
    if state.depth > 0:
        row = state.asked[state.depth - 1]
        out[ASKED_AT + row[QUESTION]] = 1
        if row[QUESTION] not in (influence.AGAIN, exchanges.EXTRA_ROLL):
            out[ABOUT_AT] = row[FIRST_DETAIL]
        if KEEPS_USED[row[QUESTION]] == 1:
            out[USED_AT] = row[FIRST_DETAIL + 1]
        if row[QUESTION] == cubes_on_events.CUBE_ON_EACH:
            for place in range(queue.queue_length(state)):
                out[COVERED_AT + cards.EVENT_WORD[state.queue[place]]] = row[FIRST_DETAIL + 2] >> place & 1
    elif PHASE_ASKS[state.phase] != NO_QUESTION:
        out[ASKED_AT + PHASE_ASKS[state.phase]] = 1


@rule
def observe_player(state: State, seat: int, deciding: int, other: int, out: Shorts) -> None:
    """What lies before a player, and its cubes on cards and in the cathedral."""
    place = seen_from(state, seat, other)
    out[DECIDES_AT + place] = deciding >> other & 1
    out[TURN_AT + place] = int(state.phase in (defence.DEFENDING_PHASE, actions.ACTIONS)) & int(state.turn == other)
    out[START_AT + place] = int(state.phase != nature.START_PLAYER) & int(state.start == other)
    out[PASSED_AT + place] = state.passed[other]
    out[DENIERS_AT + place] = min(MOST_SHOWN, state.deniers[other])
    out[INCOME_AT + place] = min(MOST_SHOWN, state.income[other])
    out[INFLUENCE_AT + place] = state.influence[other]
    out[POINTS_AT + place] = min(MOST_SHOWN, state.points[other])
    out[SUPPLY_AT + place] = state.supply[other]
    out[POSSESSED_AT + place] = state.possessed[other]
    for spot in range(pieces.SPOTS):
        out[CUBES_AT + pieces.SPOTS * place + spot] = min(MOST_SHOWN, state.cubes[spot][other])
    put_equal(out, CATHEDRAL_AT + observation_layout.STONES * place, flat(state.cathedral), other)


@rule
def observe_cards(state: State, seat: int, out: Shorts) -> None:
    """The activity cards that lie open, with their tradesmen; the characters that the seat sees."""
    for spot in range(pieces.SPOTS):
        out[CARDS_AT + cards.WORD[max(state.card[spot], 0)]] |= int(state.card[spot] != NOBODY)
    tradesmen = places_taken(flat(state.tradesman))
    while tradesmen != 0:
        spot, space = lowest(tradesmen) // pieces.TRADESMEN, lowest(tradesmen) % pieces.TRADESMEN
        place = seen_from(state, seat, state.tradesman[spot][space])
        out[TRADESMEN_AT + pieces.SPOTS * place + spot] += space + 1
        tradesmen &= tradesmen - 1
    put_equal(out, CHARACTERS_AT, state.character, seat)
    put_equal(out, OPEN_CHARACTER_AT, state.character, pieces.LIES_OPEN)


@rule
def observe_district(state: State, seat: int, district: int, out: Shorts) -> None:
    """Dice of a district, its citizens in the buildings and those who lie."""
    place = seen_from(state, seat, district)
    put_equal(out, CITIZENS_AT + observation_layout.PLACES * place, flat(state.citizen), district)
    for building in range(pieces.BUILDINGS):
        out[LYING_AT + pieces.BUILDINGS * place + building] = state.lying[building][district]
    put_row(out, DICE_AT + pieces.BY_DISTRICT * place, flat(state.dice[district]))


@rule
def observe_events(state: State, seat: int, out: Shorts) -> None:
    """The queue, cubes on events, black dice, and the event cards that were won."""
    for place in range(queue.queue_length(state)):
        word = cards.EVENT_WORD[state.queue[place]]
        out[EVENTS_AT + word] = place + 1
        cubes = places_taken(state.banner[place])
        if cubes != 0:
            out[LEADS_AT + observation_layout.EVENTS * seen_from(state, seat, queue.leader(state, place)) + word] = 1
        while cubes != 0:
            out[
                BANNERS_AT
                + observation_layout.EVENTS * seen_from(state, seat, state.banner[place][lowest(cubes)])
                + word
            ] += 1
            cubes &= cubes - 1
    won = places_taken(state.won)
    while won != 0:
        event = lowest(won)
        out[WON_AT + observation_layout.EVENTS * seen_from(state, seat, state.won[event]) + cards.EVENT_WORD[event]] = 1
        won &= won - 1
    put_row(out, BLACK_AT, state.black)


@rule
def observe_group(state: State, seat: int, out: Shorts) -> None:
    """The group of dice that is being formed, and what it is for."""
    out[ACTION_AT + state.action] = 1
    out[TARGET_AT] = cards.EVENT_WORD[state.queue[state.target]] if state.action == group.COUNTER else state.target
    for place in range(group.helpers_used(state)):
        out[HELPER_AT + state.helpers[place]] = 1
    for place in range(pieces.GROUP):
        die = state.group[place][DIE_NUMBER]
        if die != NOBODY:
            out[
                GROUP_AT
                + pieces.BY_DISTRICT * seen_from(state, seat, die // pieces.BY_DISTRICT)
                + die % pieces.BY_DISTRICT
            ] += 1
    if state.brought != NOBODY:
        district = seen_from(state, seat, state.brought // pieces.BY_DISTRICT)
        out[BROUGHT_AT] = pieces.BY_DISTRICT * district + state.brought % pieces.BY_DISTRICT + 1
    out[DEFENDED_AT] = state.defended


@rule
def observe_wall(state: State, seat: int, out: Shorts) -> None:
    """Guards, outdoor tiles and the cubes on them, and more of what is asked about them."""
    out[LAID_AT] = state.laid
    if state.depth > 0:
        row = state.asked[state.depth - 1]
        if row[QUESTION] in (exchanges.GIVING, exchanges.TAKING, guarding.RAISING, guarding.SPENDING):
            out[SECOND_AT] = row[FIRST_DETAIL + 1]
        if row[QUESTION] == exchanges.TAKING:
            out[THIRD_AT] = row[FIRST_DETAIL + 2]
    for gate in range(pieces.GATES):
        if state.tile[gate] != NOBODY:
            out[TILES_AT + wall.TILE_WORD[state.tile[gate]]] = 1
        for other in range(state.seats):
            at = pieces.GATES * seen_from(state, seat, other) + gate
            out[OUTDOOR_AT + at] = min(MOST_SHOWN, state.outdoor[gate][other])
            out[TILES_USED_AT + at] = state.tiles_used[other] >> gate & 1
    for other in range(state.seats):
        out[GUARDS_AT + seen_from(state, seat, other)] = state.guard[other]


@rule
def observe(state: State, seat: int, deciding: int, out: Shorts) -> None:
    """Write everything that a seat knows, laid out as LAYOUT says."""
    fill(out, 0, LENGTH, 0)
    observe_course(state, seat, out)
    observe_cards(state, seat, out)
    observe_events(state, seat, out)
    observe_group(state, seat, out)
    if state.modules >> pieces.RAMPARTS & 1 == 1:
        observe_wall(state, seat, out)
    observe_district(state, seat, pieces.NEUTRAL, out)
    for other in range(state.seats):
        observe_player(state, seat, deciding, other, out)
        observe_district(state, seat, other, out)


@rule
def seen(state: State, seat: int, decision: int) -> int:
    """A decision as `observe` shows the table: players are counted from the seat itself."""
    if dice.A_DIE <= decision < DICE_END:
        first = dice.A_DIE + pieces.DICE * ((decision - dice.A_DIE) // pieces.DICE)
        die = decision - first
        return first + pieces.BY_DISTRICT * seen_from(state, seat, die // pieces.BY_DISTRICT) + die % pieces.BY_DISTRICT
    if queue.HOME <= decision < HOME_END:
        return queue.HOME + seen_from(state, seat, decision - queue.HOME)
    if special.FROM_SEAT <= decision < FROM_SEAT_END:
        return special.FROM_SEAT + seen_from(state, seat, decision - special.FROM_SEAT)
    return decision
