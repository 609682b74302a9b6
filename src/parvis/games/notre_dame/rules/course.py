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
def begin_period(game: State) -> None:
    """Brown persons and action cards are all in their stacks again."""
    for place in range(BROWN_PERSONS):
        game.brown[place] = NOBODY
    for past in range(PERIOD):
        for owner in range(SEATS):
            for slot in range(HAND):
                game.packet[past][owner][slot] = NOBODY
                game.played[past][owner][slot] = 0


@rule
def setup(game: State, seats: int, ruling: int, options: Row) -> None:
    """Write the start position into a cleared state; the rest is nature's. Rules: "Preparation"."""
    game.seats = seats
    game.ruling = ruling
    game.new_persons = options[0]
    game.limited_coins = options[1]
    game.counsellor_free = options[2]
    game.phase = START_PLAYER
    for seat in range(SEATS):
        game.friend[seat] = NOBODY
        game.chosen[seat] = NOBODY
        for kind in range(MESSAGE_TYPES):
            game.holder[seat][kind] = NOBODY
    for seat in range(seats):
        game.coins[seat] = 3
        game.supply[seat] = 4
        game.carriage[seat] = MARKET_PLACES * home(game, seat)
    for market in range(MARKETS):
        game.message[market] = NOBODY
    for place in range(ROUNDS):
        game.gray[place] = NOBODY
        game.removed[place] = NOBODY
    begin_period(game)


@rule
def begin_phase(game: State, phase: int) -> None:
    """The next phase, from its first turn."""
    game.phase = phase
    game.turn = 0


@rule
def turns(game: State) -> int:
    """How many turns the present phase has; the draft ends otherwise."""
    if game.phase == START_PLAYER:
        return 1
    if game.phase == MESSAGES:
        return EDGES * boroughs(game)
    if game.phase == REMOVING:
        return REMOVED if game.new_persons == 1 else 0
    if game.phase == PERSONS:
        return BROWN_A_ROUND + 1
    if game.phase == DRAWING:
        return HAND * game.seats
    if game.phase == PLAYING:
        return 2 * game.seats
    return game.seats


@rule
def seat_at_turn(game: State) -> int:
    """Whose turn it is: clockwise from the start player."""
    return (game.start + game.turn) % game.seats


@rule
def end_round(game: State) -> None:
    """The bell-ringer goes to the left; after every third round the cathedral is scored and a period begins."""
    if game.round % PERIOD == PERIOD - 1:
        share_out(game)
    if game.round == ROUNDS - 1:
        begin_phase(game, OVER)
        return
    game.round += 1
    game.start = (game.start + 1) % game.seats
    for seat in range(game.seats):
        game.doctor[seat] = 0
    if game.round % PERIOD == 0:
        begin_period(game)
    begin_phase(game, PERSONS)


@rule
def end_phase(game: State) -> None:
    """All turns of a phase are done."""
    if game.phase == DRAWING:
        open_draft(game)
    elif game.phase == PLAGUE:
        end_round(game)
    else:
        begin_phase(game, game.phase + 1)


@rule
def go_on(game: State) -> bool:
    """Let one thing happen that needs no answer, while no question waits; False when somebody has to decide."""
    if game.phase == OVER:
        return False
    if game.phase == DRAFT:
        if undecided(game) != 0:
            return False
        pass_on(game)
    elif game.turn == turns(game):
        end_phase(game)
    elif game.phase == PLAGUE:
        seat = seat_at_turn(game)
        game.turn += 1
        spread(game, seat)
    else:
        return False
    return True
