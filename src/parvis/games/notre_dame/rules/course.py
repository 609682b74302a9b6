"""The course of the game: set-up, rounds and periods, and everything that happens by itself."""

from parvis.engine.state import Row
from parvis.games.notre_dame.pieces import (
    BROWN_PERSONS,
    MARKET_PLACES,
    MARKETS,
    MESSAGE_TYPES,
    PERIOD,
    ROUNDS,
    SEATS,
)
from parvis.games.notre_dame.rules.cathedral import share_out
from parvis.games.notre_dame.rules.draft import HAND, open_draft, pass_on, undecided
from parvis.games.notre_dame.rules.family import boroughs, home
from parvis.games.notre_dame.rules.plague import spread
from parvis.games.notre_dame.rules.questions import (
    DRAFT,
    DRAWING,
    MESSAGES,
    OVER,
    PERSONS,
    PLAGUE,
    PLAYING,
    REMOVING,
    START_PLAYER,
)
from parvis.games.notre_dame.rules.stacks import BROWN_A_ROUND, REMOVED
from parvis.games.notre_dame.state import NOBODY, State, rule

EDGES = MARKET_PLACES - 1
"""Markets of a borough that begin with a message."""


@rule
def begin_period(state: State) -> None:
    """Brown persons and action cards are all in their stacks again."""
    for place in range(BROWN_PERSONS):
        state.brown[place] = NOBODY
    for past in range(PERIOD):
        for owner in range(SEATS):
            for slot in range(HAND):
                state.packet[past][owner][slot] = NOBODY
                state.played[past][owner][slot] = 0


@rule
def setup(state: State, seats: int, ruling: int, options: Row) -> None:
    """Write the start position into a cleared state; the rest is nature's. Rules: "Preparation"."""
    state.seats = seats
    state.ruling = ruling
    state.new_persons = options[0]
    state.limited_coins = options[1]
    state.counsellor_free = options[2]
    state.phase = START_PLAYER
    for seat in range(SEATS):
        state.friend[seat] = NOBODY
        state.chosen[seat] = NOBODY
        for kind in range(MESSAGE_TYPES):
            state.holder[seat][kind] = NOBODY
    for seat in range(seats):
        state.coins[seat] = 3
        state.supply[seat] = 4
        state.carriage[seat] = MARKET_PLACES * home(state, seat)
    for market in range(MARKETS):
        state.message[market] = NOBODY
    for place in range(ROUNDS):
        state.gray[place] = NOBODY
        state.removed[place] = NOBODY
    begin_period(state)


@rule
def begin_phase(state: State, phase: int) -> None:
    """The next phase, from its first turn."""
    state.phase = phase
    state.turn = 0


@rule
def turns(state: State) -> int:
    """How many turns the present phase has; the draft ends otherwise."""
    if state.phase == START_PLAYER:
        return 1
    if state.phase == MESSAGES:
        return EDGES * boroughs(state)
    if state.phase == REMOVING:
        return REMOVED if state.new_persons == 1 else 0
    if state.phase == PERSONS:
        return BROWN_A_ROUND + 1
    if state.phase == DRAWING:
        return HAND * state.seats
    if state.phase == PLAYING:
        return 2 * state.seats
    return state.seats


@rule
def seat_at_turn(state: State) -> int:
    """Whose turn it is: clockwise from the start player."""
    return (state.start + state.turn) % state.seats


@rule
def end_round(state: State) -> None:
    """The bell-ringer goes to the left; after every third round the cathedral is scored and a period begins."""
    if state.round % PERIOD == PERIOD - 1:
        share_out(state)
    if state.round == ROUNDS - 1:
        begin_phase(state, OVER)
        return
    state.round += 1
    state.start = (state.start + 1) % state.seats
    for seat in range(state.seats):
        state.doctor[seat] = 0
    if state.round % PERIOD == 0:
        begin_period(state)
    begin_phase(state, PERSONS)


@rule
def end_phase(state: State) -> None:
    """All turns of a phase are done."""
    if state.phase == DRAWING:
        open_draft(state)
    elif state.phase == PLAGUE:
        end_round(state)
    else:
        begin_phase(state, state.phase + 1)


@rule
def go_on(state: State) -> bool:
    """Let one thing happen that needs no answer, while no question waits; False when somebody has to decide."""
    if state.phase == OVER:
        return False
    if state.phase == DRAFT:
        if undecided(state) != 0:
            return False
        pass_on(state)
    elif state.turn == turns(state):
        end_phase(state)
    elif state.phase == PLAGUE:
        seat = seat_at_turn(state)
        state.turn += 1
        spread(state, seat)
    else:
        return False
    return True
