"""The course of the game: set-up, rounds and phases, and everything that happens by itself."""

from parvis.engine.state import Row
from parvis.games.troyes.cards import CHARACTERS, EVENTS, MARAUDING
from parvis.games.troyes.pieces import (
    CHARACTERS_EACH,
    COLOURS,
    COLUMNS,
    FIRST_DENIERS,
    FIRST_INFLUENCE,
    LEVELS,
    QUEUE,
    ROUNDS,
    SPACES,
    SPOTS,
    TRADESMEN,
    WAITING,
)
from parvis.games.troyes.rules.buildings import get_up, pay_salaries, settle_first_neutrals, settle_neutrals, settlers
from parvis.games.troyes.rules.defence import black_dice
from parvis.games.troyes.rules.dice import any_dice, clear_dice, clear_group
from parvis.games.troyes.rules.events import resolve
from parvis.games.troyes.rules.questions import (
    ACTIONS,
    BLACK_DICE,
    DEALING,
    DEFENCE,
    OVER,
    REVEALING,
    ROLLING,
    SETTLING,
    START_PLAYER,
)
from parvis.games.troyes.rules.questions import (
    EVENTS as RESOLVING,
)
from parvis.games.troyes.rules.queue import append, clear_banners, queue_length
from parvis.games.troyes.rules.scoring import score_all
from parvis.games.troyes.rules.supplies import gain_deniers
from parvis.games.troyes.state import NOBODY, State, rule

ALL_SPACES = (1 << SPACES) - 1
DECIDING, DONE = 0, 1
"""In the phase of actions `step` says whether the seat whose turn it is still has to choose its action."""


@rule
def clear_board(state: State) -> None:
    """No cards, no cubes, no citizens are anywhere."""
    for spot in range(SPOTS):
        state.card[spot] = NOBODY
        for space in range(TRADESMEN):
            state.tradesman[spot][space] = NOBODY
    for building in range(COLOURS):
        for space in range(SPACES):
            state.citizen[building][space] = NOBODY
    for column in range(COLUMNS):
        for level in range(LEVELS):
            state.cathedral[column][level] = NOBODY
    for place in range(QUEUE):
        state.queue[place] = NOBODY
        clear_banners(state, place)


@rule
def clear_hands(state: State) -> None:
    """Nobody holds a character or an event, and no group is being formed."""
    for character in range(CHARACTERS):
        state.character[character] = NOBODY
    for event in range(EVENTS):
        state.won[event] = NOBODY
    clear_group(state)
    state.helper = NOBODY


@rule
def setup(state: State, seats: int, ruling: int, options: Row) -> None:
    """Write the start position into a cleared state; the rest is nature's and the settlers'. Rules: "Set-up"."""
    state.seats = seats
    state.ruling = ruling
    state.sliding = options[0]
    state.marauding_leaves = options[1]
    state.phase = START_PLAYER
    clear_board(state)
    clear_hands(state)
    for seat in range(seats):
        state.deniers[seat] = FIRST_DENIERS
        state.influence[seat] = FIRST_INFLUENCE
    append(state, MARAUDING)
    settle_first_neutrals(state)


@rule
def begin_phase(state: State, phase: int) -> None:
    """The next phase, from its first step and the start player."""
    state.phase = phase
    state.step = 0
    state.turn = state.start


@rule
def workforce(state: State) -> int:
    """Dice of the round: one of the building's colour for everybody who stands there."""
    count = 0
    for building in range(COLOURS):
        for space in range(SPACES):
            if state.citizen[building][space] != NOBODY:
                count += 1
    return count


@rule
def next_roll(state: State) -> int:
    """District and colour of the die that is rolled next, as 3 * district + colour: those of the next citizen."""
    place, left = -1, state.step
    while left >= 0:
        place += 1
        if state.citizen[place // SPACES][place % SPACES] != NOBODY:
            left -= 1
    return COLOURS * state.citizen[place // SPACES][place % SPACES] + place // SPACES


@rule
def steps(state: State) -> int:
    """How many steps the present phase of nature or settlers has."""
    if state.phase == START_PLAYER:
        return 1
    if state.phase == DEALING:
        return CHARACTERS_EACH[state.seats] * state.seats
    if state.phase == SETTLING:
        return settlers(state)
    if state.phase == REVEALING:
        return COLOURS if state.round < LEVELS else 0
    if state.phase == ROLLING:
        return workforce(state)
    if state.phase == RESOLVING:
        return queue_length(state)
    if state.phase == BLACK_DICE:
        return black_dice(state)
    return 1


@rule
def pay_all(state: State) -> None:
    """Phase 1: income and salaries."""
    for seat in range(state.seats):
        pay_salaries(state, seat)


@rule
def next_turn(state: State) -> None:
    """The next seat that has not passed; those who have get a denier when their turn would come."""
    state.step = DECIDING
    state.target = 0
    state.turn = (state.turn + 1) % state.seats
    while state.passed[state.turn] == 1:
        gain_deniers(state, state.turn, WAITING)
        state.turn = (state.turn + 1) % state.seats


@rule
def everybody_passed(state: State) -> bool:
    """Whether nobody is left to act in this round."""
    for seat in range(state.seats):
        if state.passed[seat] == 0:
            return False
    return True


@rule
def end_round(state: State) -> None:
    """Phase 5: money from the districts, citizens get up, dice go back, the start card goes to the left."""
    for seat in range(state.seats):
        gain_deniers(state, seat, state.income[seat])
        state.income[seat] = 0
        state.passed[seat] = 0
    state.target = 0
    get_up(state)
    clear_dice(state)
    state.round += 1
    if state.round == ROUNDS[state.seats]:
        state.round -= 1
        score_all(state)
        begin_phase(state, OVER)
    else:
        state.start = (state.start + 1) % state.seats
        begin_phase(state, REVEALING)


@rule
def end_phase(state: State) -> None:
    """All steps of a phase are done."""
    if state.phase == SETTLING:
        settle_neutrals(state, ALL_SPACES)
    if state.phase == REVEALING:
        pay_all(state)
    begin_phase(state, state.phase + 1)


@rule
def go_on(state: State) -> bool:
    """Let one thing happen that needs no answer, while no question waits; False when somebody has to decide."""
    if state.phase == OVER:
        return False
    if state.phase == DEFENCE:
        begin_phase(state, ACTIONS)
    elif state.phase == ACTIONS:
        if everybody_passed(state) or not any_dice(state):
            end_round(state)
        elif state.step == DECIDING:
            return False
        else:
            next_turn(state)
    elif state.step == steps(state):
        end_phase(state)
    elif state.phase == RESOLVING:
        state.step += 1
        resolve(state, state.queue[state.step - 1])
    else:
        return False
    return True
