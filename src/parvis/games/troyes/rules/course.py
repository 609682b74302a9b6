"""The course of the game: set-up, rounds and phases."""

from parvis.engine.asking import begin
from parvis.engine.course import OVER
from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import (
    actions,
    buildings,
    defence,
    dice,
    events,
    group,
    in_play,
    nature,
    queue,
    scoring,
    supplies,
    turn_order,
)
from parvis.games.troyes.rules.ramparts import drawing, wall
from parvis.games.troyes.state import NOBODY, RULES, State, rule

MODULES_ALWAYS = 1 << pieces.BASE
WITH_LADIES_CHARACTERS = 1 << pieces.BASE_CHARACTERS | 1 << pieces.LADIES_CHARACTERS
MODULES_BY_OPTION = (
    (1 << pieces.BASE_CHARACTERS, WITH_LADIES_CHARACTERS, WITH_LADIES_CHARACTERS | 1 << pieces.OPEN_CHARACTER),
    (
        1 << pieces.BASE_ACTIVITIES,
        1 << pieces.LADIES_ACTIVITIES,
        1 << pieces.BASE_ACTIVITIES | 1 << pieces.LADIES_ACTIVITIES,
    ),
    (1 << pieces.BASE_EVENTS, 1 << pieces.BASE_EVENTS | 1 << pieces.LADIES_EVENTS, 1 << pieces.LADIES_EVENTS),
    (0, 1 << pieces.PURPLE_DICE, 0),
    (0, 1 << pieces.RAMPARTS, 0),
    (0, 1 << pieces.TOURNAMENT, 0),
    *((0, 1 << module, 0) for module in pieces.OWN_MODULES),
)
"""The modules that options bring, by option, from FIRST_MODULE_OPTION on, and its value."""
FIRST_MODULE_OPTION = 2
ALL_SPACES = (1 << pieces.SPACES) - 1

RULES.course(
    nature.START_PLAYER,
    nature.DEALING,
    nature.OPENING,
    drawing.TILES_DRAWN,
    buildings.SETTLING,
    # every round
    nature.REVEALING,
    nature.ROLLING,
    events.RED_COMES,
    events.OTHER_COMES,
    events.EVENTS_ACT,
    defence.BLACK_DICE_ROLLED,
    defence.DEFENDING_PHASE,
    actions.ACTIONS,
)
DECLARED = RULES.declared
"""All phases and questions: this module stands above all that declare some."""


@rule
def clear_board(state: State) -> None:
    """No cards, no cubes, no citizens are anywhere."""
    for spot in range(pieces.SPOTS):
        state.card[spot] = NOBODY
        for space in range(pieces.TRADESMEN):
            state.tradesman[spot][space] = NOBODY
    for building in range(pieces.BUILDINGS):
        for space in range(pieces.SPACES):
            state.citizen[building][space] = NOBODY
    for column in range(pieces.COLUMNS):
        for level in range(pieces.STONE_LEVELS):
            state.cathedral[column][level] = NOBODY
    for gate in range(pieces.GATES):
        state.tile[gate] = NOBODY
    for place in range(pieces.QUEUE):
        state.queue[place] = NOBODY
        queue.clear_banners(state, place)


@rule
def clear_hands(state: State) -> None:
    """Nobody holds a character or an event, and no group is being formed."""
    for character in range(cards.CHARACTERS):
        state.character[character] = NOBODY
    for event in range(cards.EVENT_FORMS):
        state.won[event] = NOBODY
    group.clear_group(state)
    group.clear_helpers(state)


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
        state.deniers[seat] = pieces.FIRST_DENIERS
        state.influence[seat] = pieces.FIRST_INFLUENCE
    queue.append(state, in_play.event_called(state, cards.MARAUDING))
    buildings.settle_first_neutrals(state)


@buildings.SETTLING.end
def fill_buildings(state: State) -> None:
    """Neutral citizens take the spaces that are left, and the first round begins."""
    buildings.settle_neutrals(state, ALL_SPACES)
    begin(state, nature.REVEALING)


@nature.REVEALING.end
def pay_all(state: State) -> None:
    """Phase 1: income and salaries; then the dice are rolled."""
    for seat in range(state.seats):
        buildings.pay_salaries(state, seat)
    begin(state, nature.ROLLING)


@nature.ROLLING.end
def call_events(state: State) -> None:
    """Phase 3: events come as long as there are red ones, as these call the others. Those in the queue take effect."""
    if events.deck(state, pieces.RED) != 0:
        begin(state, events.RED_COMES)
    else:
        begin(state, events.EVENTS_ACT)


@rule
def clear_up(state: State) -> None:
    """Phase 5: money from the districts, citizens get up, dice go back."""
    for seat in range(state.seats):
        supplies.gain_deniers(state, seat, state.income[seat], supplies.FOR_SOLD_DICE)
        state.income[seat] = 0
        state.passed[seat] = 0
    state.target = 0
    wall.begin_turn(state)
    buildings.get_up(state)
    dice.clear_dice(state)


@actions.ACTIONS.end
def end_round(state: State) -> None:
    """The start card goes to the left, until the last round has been played."""
    clear_up(state)
    if state.round == pieces.ROUNDS[state.seats] - 1:
        scoring.score_all(state)
        begin(state, OVER)
    else:
        state.round += 1
        state.start = turn_order.next_seat(state, state.start)
        begin(state, nature.REVEALING)
