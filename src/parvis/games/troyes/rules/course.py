"""The course of the game: set-up, rounds and phases."""

from parvis.engine.asking import begin
from parvis.engine.course import OVER
from parvis.engine.state import Row
from parvis.games.troyes.cards import CHARACTERS, EVENT_FORMS, MARAUDING
from parvis.games.troyes.pieces import (
    BASE,
    BASE_ACTIVITIES,
    BASE_CHARACTERS,
    BASE_EVENTS,
    BUILDINGS,
    COLUMNS,
    FIRST_DENIERS,
    FIRST_INFLUENCE,
    GATES,
    LADIES_ACTIVITIES,
    LADIES_CHARACTERS,
    LADIES_EVENTS,
    OPEN_CHARACTER,
    OWN_MODULES,
    PURPLE_DICE,
    QUEUE,
    RAMPARTS,
    RED,
    ROUNDS,
    SPACES,
    SPOTS,
    STONE_LEVELS,
    TOURNAMENT,
    TRADESMEN,
)
from parvis.games.troyes.rules.actions import ACTIONS
from parvis.games.troyes.rules.buildings import (
    SETTLING,
    get_up,
    pay_salaries,
    settle_first_neutrals,
    settle_neutrals,
)
from parvis.games.troyes.rules.defence import BLACK_DICE_ROLLED, DEFENDING_PHASE
from parvis.games.troyes.rules.dice import clear_dice
from parvis.games.troyes.rules.events import EVENTS_ACT, OTHER_COMES, RED_COMES, deck
from parvis.games.troyes.rules.group import clear_group, clear_helpers
from parvis.games.troyes.rules.in_play import event_called
from parvis.games.troyes.rules.nature import DEALING, OPENING, REVEALING, ROLLING, START_PLAYER
from parvis.games.troyes.rules.queue import append, clear_banners
from parvis.games.troyes.rules.ramparts.drawing import TILES_DRAWN
from parvis.games.troyes.rules.ramparts.wall import begin_turn
from parvis.games.troyes.rules.scoring import score_all
from parvis.games.troyes.rules.supplies import FOR_SOLD_DICE, gain_deniers
from parvis.games.troyes.rules.turn_order import next_seat
from parvis.games.troyes.state import NOBODY, RULES, State, rule

MODULES_ALWAYS = 1 << BASE
WITH_LADIES_CHARACTERS = 1 << BASE_CHARACTERS | 1 << LADIES_CHARACTERS
MODULES_BY_OPTION = (
    (1 << BASE_CHARACTERS, WITH_LADIES_CHARACTERS, WITH_LADIES_CHARACTERS | 1 << OPEN_CHARACTER),
    (1 << BASE_ACTIVITIES, 1 << LADIES_ACTIVITIES, 1 << BASE_ACTIVITIES | 1 << LADIES_ACTIVITIES),
    (1 << BASE_EVENTS, 1 << BASE_EVENTS | 1 << LADIES_EVENTS, 1 << LADIES_EVENTS),
    (0, 1 << PURPLE_DICE, 0),
    (0, 1 << RAMPARTS, 0),
    (0, 1 << TOURNAMENT, 0),
    *((0, 1 << module, 0) for module in OWN_MODULES),
)
"""The modules that options bring, by option, from FIRST_MODULE_OPTION on, and its value."""
FIRST_MODULE_OPTION = 2
ALL_SPACES = (1 << SPACES) - 1

RULES.course(
    START_PLAYER,
    DEALING,
    OPENING,
    TILES_DRAWN,
    SETTLING,
    # every round
    REVEALING,
    ROLLING,
    RED_COMES,
    OTHER_COMES,
    EVENTS_ACT,
    BLACK_DICE_ROLLED,
    DEFENDING_PHASE,
    ACTIONS,
)
DECLARED = RULES.declared
"""All phases and questions: this module stands above all that declare some."""


@rule
def clear_board(state: State) -> None:
    """No cards, no cubes, no citizens are anywhere."""
    for spot in range(SPOTS):
        state.card[spot] = NOBODY
        for space in range(TRADESMEN):
            state.tradesman[spot][space] = NOBODY
    for building in range(BUILDINGS):
        for space in range(SPACES):
            state.citizen[building][space] = NOBODY
    for column in range(COLUMNS):
        for level in range(STONE_LEVELS):
            state.cathedral[column][level] = NOBODY
    for gate in range(GATES):
        state.tile[gate] = NOBODY
    for place in range(QUEUE):
        state.queue[place] = NOBODY
        clear_banners(state, place)


@rule
def clear_hands(state: State) -> None:
    """Nobody holds a character or an event, and no group is being formed."""
    for character in range(CHARACTERS):
        state.character[character] = NOBODY
    for event in range(EVENT_FORMS):
        state.won[event] = NOBODY
    clear_group(state)
    clear_helpers(state)


@rule
def setup(state: State, options: Row) -> None:
    """Write the start position into a cleared state; the rest is nature's and the settlers'. Rules: "Set-up"."""
    state.sliding = options[0]
    state.marauding_leaves = options[1]
    state.modules = MODULES_ALWAYS
    for option in range(len(MODULES_BY_OPTION)):
        state.modules |= MODULES_BY_OPTION[option][options[FIRST_MODULE_OPTION + option]]
    clear_board(state)
    clear_hands(state)
    for seat in range(state.seats):
        state.deniers[seat] = FIRST_DENIERS
        state.influence[seat] = FIRST_INFLUENCE
    append(state, event_called(state, MARAUDING))
    settle_first_neutrals(state)


@SETTLING.end
def fill_buildings(state: State) -> None:
    """Neutral citizens take the spaces that are left, and the first round begins."""
    settle_neutrals(state, ALL_SPACES)
    begin(state, REVEALING)


@REVEALING.end
def pay_all(state: State) -> None:
    """Phase 1: income and salaries; then the dice are rolled."""
    for seat in range(state.seats):
        pay_salaries(state, seat)
    begin(state, ROLLING)


@ROLLING.end
def call_events(state: State) -> None:
    """Phase 3: events come as long as there are red ones, as these call the others. Those in the queue take effect."""
    if deck(state, RED) != 0:
        begin(state, RED_COMES)
    else:
        begin(state, EVENTS_ACT)


@rule
def clear_up(state: State) -> None:
    """Phase 5: money from the districts, citizens get up, dice go back."""
    for seat in range(state.seats):
        gain_deniers(state, seat, state.income[seat], FOR_SOLD_DICE)
        state.income[seat] = 0
        state.passed[seat] = 0
    state.target = 0
    begin_turn(state)
    get_up(state)
    clear_dice(state)


@ACTIONS.end
def end_round(state: State) -> None:
    """The start card goes to the left, until the last round has been played."""
    clear_up(state)
    if state.round == ROUNDS[state.seats] - 1:
        score_all(state)
        begin(state, OVER)
    else:
        state.round += 1
        state.start = next_seat(state, state.start)
        begin(state, REVEALING)
