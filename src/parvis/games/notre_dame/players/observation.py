"""What a seat knows, as small whole numbers, for programs that learn. Layout: docs/envs/observation-notre-dame.md.

Players stand in the order that the seat sees: itself first, then clockwise; boroughs and colours too, its own first.
Places of players and boroughs that are not in the game stay zero. Nothing here depends on what is dealt again.
"""

from itertools import accumulate

from parvis.engine.contract import Field
from parvis.engine.narrow import MOST_SHOWN
from parvis.engine.questions import FIRST_DETAIL, QUESTION
from parvis.engine.state import Shorts
from parvis.engine.vectors import fill, mark, put_bits, put_row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.players import determinize, moments, observation_labels
from parvis.games.notre_dame.rules import carriage, draft, possessions, set_up, stacks
from parvis.games.notre_dame.state import NOBODY, RULES, State, rule

ABOUT, DETAIL = FIRST_DETAIL, FIRST_DETAIL + 1
"""Where a question on the stack keeps its details."""
MOST_WAITING = 8
"""Questions of one kind that wait at the same time, and a few to spare."""
BROWNS, GRAYS = len(pieces.BROWN_NAMES), len(pieces.GRAY_NAMES)
COLOURS = pieces.SEATS * pieces.MESSAGE_TYPES

LAYOUT = (
    Field("seats", 1, 2, pieces.SEATS, "families in the game"),
    Field("options", 3, 0, 1, "1 if it is on", ("option",)),
    Field("round", 1, 0, pieces.ROUNDS - 1, "round, from 0; three make a period"),
    Field("phase", len(observation_labels.PHASES), 0, 1, "1 at the phase that the game is in", ("phase",)),
    Field("turn", 1, 0, set_up.EDGES * pieces.SEATS, "how much of the phase is done: see the phases; 0 in others"),
    Field(
        "asked",
        len(observation_labels.QUESTIONS),
        0,
        1,
        "1 at the question that is asked now; all 0 while the phase itself asks",
        ("question",),
    ),
    Field("about", 1, 0, pieces.MARKETS - 1, "that question's first detail, or 0; see the questions"),
    Field("detail", 1, 0, pieces.MARKERS, "that question's second detail, or 0; see the questions"),
    Field(
        "waiting",
        len(observation_labels.QUESTIONS),
        0,
        MOST_WAITING,
        "how often it is asked now or waits to be asked",
        ("question",),
    ),
    Field("decides", pieces.SEATS, 0, 1, "1 if it may decide now", ("family",)),
    Field("start", pieces.SEATS, 0, 1, "1 for the start player", ("family",)),
    Field("coins", pieces.SEATS, 0, MOST_SHOWN, f"coins; {MOST_SHOWN} for more too", ("family",)),
    Field("supply", pieces.SEATS, 0, pieces.MARKERS, "markers in its own supply", ("family",)),
    Field(
        "prestige",
        pieces.SEATS,
        0,
        MOST_SHOWN,
        f"prestige, each gain of which was made openly; {MOST_SHOWN} for more too",
        ("family",),
    ),
    Field("rat", pieces.SEATS, 0, pieces.PLAGUE_END, "space of its rat on the plague track", ("family",)),
    Field("doctor", pieces.SEATS, 0, 1, "1 if it has hired the doctor in this round", ("family",)),
    Field("spied", pieces.SEATS, 0, 1, "1 if its spy has looked at the gray persons to come", ("family",)),
    Field("friend", pieces.SEATS * pieces.SECTORS, 0, 1, "1 where its trusted friend is", ("family", "sector")),
    Field("carriage", pieces.SEATS * pieces.MARKETS, 0, 1, "1 where its carriage is", ("family", "borough", "market")),
    Field("markers", pieces.SEATS * pieces.PLACES, 0, pieces.MARKERS, "its markers there", ("family", "place")),
    Field(
        "collected",
        pieces.SEATS * COLOURS,
        0,
        1,
        "1 if it has that message, in the borough's colour",
        ("family", "borough", "type"),
    ),
    Field(
        "messages",
        pieces.SEATS * set_up.EDGES * pieces.MESSAGE_TYPES,
        0,
        1,
        "1 if it lies there",
        ("borough", "edge", "type"),
    ),
    Field("brown_now", BROWNS, 0, 1, "1 if out in this round", ("brown person",)),
    Field("brown_gone", BROWNS, 0, 1, "1 if it came in an earlier round of this period", ("brown person",)),
    Field("gray_now", GRAYS, 0, 1, "1 if out in this round", ("gray person",)),
    Field("gray_gone", GRAYS, 0, 1, "1 if it came in an earlier round", ("gray person",)),
    Field("removed", GRAYS, 0, 1, "1 if it was put back into the box", ("gray person",)),
    Field(
        "ahead",
        GRAYS,
        0,
        pieces.ROUNDS,
        "if the seat has spied: 1 if it comes in this round, 2 in the next, and so on; 0 if it does not come",
        ("gray person",),
    ),
    Field("before", pieces.CARDS, 0, 1, "1 if it lies before the seat in the draft", ("card",)),
    Field("chosen", pieces.CARDS, 0, 1, "1 if the seat has chosen it in this step of the draft", ("card",)),
    Field(
        "passed",
        pieces.CARDS,
        0,
        1,
        "1 if the seat passed it on in this round and can't know which of the next two has it or will have it",
        ("card",),
    ),
    Field(
        "holds",
        pieces.SEATS * pieces.CARDS,
        0,
        draft.HAND,
        "how many it holds, as far as the seat knows",
        ("family", "card"),
    ),
    Field(
        "played", pieces.SEATS * pieces.CARDS, 0, draft.HAND, "how many it has played in this round", ("family", "card")
    ),
    Field(
        "unseen",
        pieces.SEATS * pieces.CARDS,
        0,
        1,
        "1 if the seat has not seen that one of its nine in this period",
        ("family", "card"),
    ),
)
"""The layout of what `observe` writes."""

ENDS = accumulate(field.size for field in LAYOUT)
AT = {field.name: end - field.size for field, end in zip(LAYOUT, ENDS, strict=True)}
"""Where each field begins: the constants below, which compiled rules can read, all come from here."""

SEATS_AT, OPTIONS_AT, ROUND_AT, PHASE_AT, TURN_AT = (
    AT[name] for name in ("seats", "options", "round", "phase", "turn")
)
ASKED_AT, ABOUT_AT, DETAIL_AT, WAITING_AT = (AT[name] for name in ("asked", "about", "detail", "waiting"))
DECIDES_AT, START_AT, COINS_AT, SUPPLY_AT = (AT[name] for name in ("decides", "start", "coins", "supply"))
PRESTIGE_AT, RAT_AT, DOCTOR_AT, SPIED_AT = (AT[name] for name in ("prestige", "rat", "doctor", "spied"))
FRIEND_AT, CARRIAGE_AT, MARKERS_AT = (AT[name] for name in ("friend", "carriage", "markers"))
COLLECTED_AT, MESSAGES_AT = AT["collected"], AT["messages"]
BROWN_NOW_AT, BROWN_GONE_AT = AT["brown_now"], AT["brown_gone"]
GRAY_NOW_AT, GRAY_GONE_AT, REMOVED_AT, AHEAD_AT = (AT[name] for name in ("gray_now", "gray_gone", "removed", "ahead"))
BEFORE_AT, CHOSEN_AT, PASSED_AT = AT["before"], AT["chosen"], AT["passed"]
HOLDS_AT, PLAYED_AT, UNSEEN_AT = AT["holds"], AT["played"], AT["unseen"]
LENGTH = sum(field.size for field in LAYOUT)
DRIVE_END = carriage.DRIVE.end
PHASE_PLACES = tuple(list(observation_labels.PHASES).index(phase) for phase in range(len(observation_labels.PHASES)))
"""By phase: its place in the order."""
QUESTION_PLACES = tuple(
    list(observation_labels.QUESTIONS).index(question) if question in observation_labels.QUESTIONS else 0
    for question in RULES.declared.questions
)
"""By question: its place in the order; phases' own questions have none."""


@rule
def seen_from(state: State, seat: int, other: int) -> int:
    """How many places to the left of a seat another sits."""
    place = other - seat
    return place + state.seats if place < 0 else place


@rule
def borough_from(state: State, seat: int, borough: int) -> int:
    """How many boroughs clockwise from a seat's own another lies."""
    place = borough - possessions.home(state, seat)
    return place + possessions.boroughs(state) if place < 0 else place


@rule
def market_from(state: State, seat: int, market: int) -> int:
    """The number of a market, counted from a seat's own borough."""
    return (
        pieces.MARKET_PLACES * borough_from(state, seat, market // pieces.MARKET_PLACES) + market % pieces.MARKET_PLACES
    )


@rule
def observe_course(state: State, seat: int, out: Shorts) -> None:
    """Where the game stands and what is asked."""
    out[SEATS_AT] = state.seats
    out[OPTIONS_AT] = state.new_persons
    out[OPTIONS_AT + 1] = state.limited_coins
    out[OPTIONS_AT + 2] = state.counsellor_free
    out[ROUND_AT] = state.round
    out[PHASE_AT + PHASE_PLACES[state.phase]] = 1
    out[TURN_AT] = state.step
    for place in range(state.depth):
        out[WAITING_AT + QUESTION_PLACES[state.asked[place][QUESTION]]] += 1
    if state.depth > 0:
        row = state.asked[state.depth - 1]
        out[ASKED_AT + QUESTION_PLACES[row[QUESTION]]] = 1
        out[ABOUT_AT] = market_from(state, seat, row[ABOUT]) if row[QUESTION] == carriage.TAKE_MESSAGE else row[ABOUT]
        out[DETAIL_AT] = row[DETAIL]


@rule
def observe_family(state: State, seat: int, other: int, deciding: int, out: Shorts) -> None:
    """What lies openly before a player, and its pieces on the board."""
    place = seen_from(state, seat, other)
    out[DECIDES_AT + place] = deciding >> other & 1
    out[START_AT + place] = int(state.phase != set_up.START_PLAYER) & int(state.start == other)
    out[COINS_AT + place] = min(MOST_SHOWN, state.coins[other])
    out[SUPPLY_AT + place] = state.supply[other]
    out[PRESTIGE_AT + place] = min(MOST_SHOWN, state.prestige[other])
    out[RAT_AT + place] = state.rat[other]
    out[DOCTOR_AT + place] = state.doctor[other]
    out[SPIED_AT + place] = state.spied[other]
    mark(out, FRIEND_AT + pieces.SECTORS * place, state.friend[other])
    out[CARRIAGE_AT + pieces.MARKETS * place + market_from(state, seat, state.carriage[other])] = 1
    put_row(out, MARKERS_AT + pieces.PLACES * place, state.markers[other])


@rule
def observe_messages(state: State, seat: int, out: Shorts) -> None:
    """Messages on the board and with the players."""
    for borough in range(possessions.boroughs(state)):
        place = borough_from(state, seat, borough)
        for market in range(1, pieces.MARKET_PLACES):
            kind = state.message[pieces.MARKET_PLACES * borough + market]
            mark(out, MESSAGES_AT + pieces.MESSAGE_TYPES * (set_up.EDGES * place + market - 1), kind)
        for kind in range(pieces.MESSAGE_TYPES):
            holder = state.holder[borough][kind]
            at = COLLECTED_AT + COLOURS * seen_from(state, seat, max(holder, 0)) + pieces.MESSAGE_TYPES * place + kind
            out[at] = int(holder != NOBODY)


@rule
def observe_persons(state: State, seat: int, out: Shorts) -> None:
    """Persons who are out, who were, who never come; and those to come, for a seat that has spied."""
    first = state.round % pieces.PERIOD * 2
    for place in range(pieces.BROWN_PERSONS):
        if state.brown[place] != NOBODY:
            out[(BROWN_GONE_AT if place < first else BROWN_NOW_AT) + pieces.AMONG_BROWN[state.brown[place]]] = 1
    coming = state.round if state.phase == stacks.LAYING_OUT else state.round + 1
    for place in range(min(coming, pieces.ROUNDS)):
        mark(out, GRAY_GONE_AT if place < state.round else GRAY_NOW_AT, state.gray[place] - pieces.BROWN_PERSONS)
    if state.spied[seat] == 1:
        for place in range(coming, pieces.ROUNDS):
            if state.gray[place] != NOBODY:
                out[AHEAD_AT + state.gray[place] - pieces.BROWN_PERSONS] = place - state.round + 1
    if state.new_persons == 1:
        for place in range(pieces.ROUNDS):
            mark(out, REMOVED_AT, state.removed[place] - pieces.BROWN_PERSONS)


@rule
def passed_openly(state: State, seat: int) -> bool:
    """Whether the seat can't know which of the next two has which of the cards of this round that it passed on."""
    return (
        state.seats > 2
        and moments.is_after_draft(state)
        and determinize.order_open(state, seat, state.round % pieces.PERIOD)
    )


@rule
def observe_packet(state: State, seat: int, owner: int, slots: int, out: Shorts) -> None:
    """What the seat knows of an owner's packet of this round: who has played or holds which card."""
    now = state.round % pieces.PERIOD
    seen = determinize.first_seen(state, seat, owner, slots)
    holder = seen_from(state, seat, owner)
    for slot in range(slots):
        card, played = state.packet[now][owner][slot], state.played[now][owner][slot]
        out[PLAYED_AT + pieces.CARDS * holder + card] += played
        out[HOLDS_AT + pieces.CARDS * holder + card] += int(slot >= seen) & 1 - played
        holder = 0 if holder == state.seats - 1 else holder + 1


@rule
def observe_passed(state: State, seat: int, out: Shorts) -> None:
    """The two cards that the seat passed on in this round, of which it can't know who has which."""
    for slot in range(1, draft.HAND):
        card = state.packet[state.round % pieces.PERIOD][seat][slot]
        out[PASSED_AT + card] = 1
        out[HOLDS_AT + pieces.CARDS * slot + card] -= 1


@rule
def observe_draft(state: State, seat: int, out: Shorts) -> None:
    """What lies before a seat in the draft, what it has chosen, and what it has passed on to its left neighbour."""
    put_bits(out, BEFORE_AT, pieces.CARDS, draft.cards_to_keep(state, seat))
    now = state.round % pieces.PERIOD
    if state.chosen[seat] != NOBODY:
        out[CHOSEN_AT + state.packet[now][draft.owner_of(state, seat, state.step)][state.chosen[seat]]] = 1
    if state.step > 0:
        for slot in range(state.step, draft.HAND):
            out[PASSED_AT + state.packet[now][seat][slot]] = 1


@rule
def observe(state: State, seat: int, deciding: int, out: Shorts) -> None:
    """Write everything that a seat knows, laid out as LAYOUT says. `deciding`: who may decide now, as bits."""
    fill(out, 0, LENGTH, 0)
    observe_course(state, seat, out)
    observe_messages(state, seat, out)
    observe_persons(state, seat, out)
    slots = determinize.slots_taken(state)
    for owner in range(state.seats):
        observe_family(state, seat, owner, deciding, out)
        observe_packet(state, seat, owner, slots, out)
        unseen = UNSEEN_AT + pieces.CARDS * seen_from(state, seat, owner)
        put_bits(out, unseen, pieces.CARDS, determinize.unknown_cards(state, seat, owner, slots))
    if state.phase == draft.DRAFT:
        observe_draft(state, seat, out)
    elif passed_openly(state, seat):
        observe_passed(state, seat, out)


@rule
def seen(state: State, seat: int, decision: int) -> int:
    """A decision as `observe` shows the board: markets are counted from the seat's own borough."""
    if carriage.DRIVE <= decision < DRIVE_END:
        return carriage.DRIVE + market_from(state, seat, decision - carriage.DRIVE)
    return decision
