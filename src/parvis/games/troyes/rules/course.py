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
def clear_board(game: State) -> None:
    """No cards, no cubes, no citizens are anywhere."""
    for spot in range(SPOTS):
        game.card[spot] = NOBODY
        for space in range(TRADESMEN):
            game.tradesman[spot][space] = NOBODY
    for building in range(COLOURS):
        for space in range(SPACES):
            game.citizen[building][space] = NOBODY
    for column in range(COLUMNS):
        for level in range(LEVELS):
            game.cathedral[column][level] = NOBODY
    for place in range(QUEUE):
        game.queue[place] = NOBODY
        clear_banners(game, place)


@rule
def clear_hands(game: State) -> None:
    """Nobody holds a character or an event, and no group is being formed."""
    for character in range(CHARACTERS):
        game.character[character] = NOBODY
    for event in range(EVENTS):
        game.won[event] = NOBODY
    clear_group(game)
    game.helper = NOBODY


@rule
def setup(game: State, seats: int, ruling: int, options: Row) -> None:
    """Write the start position into a cleared state; the rest is nature's and the settlers'. Rules: "Set-up"."""
    game.seats = seats
    game.ruling = ruling
    game.sliding = options[0]
    game.marauding_leaves = options[1]
    game.phase = START_PLAYER
    clear_board(game)
    clear_hands(game)
    for seat in range(seats):
        game.deniers[seat] = FIRST_DENIERS
        game.influence[seat] = FIRST_INFLUENCE
    append(game, MARAUDING)
    settle_first_neutrals(game)


@rule
def begin_phase(game: State, phase: int) -> None:
    """The next phase, from its first step and the start player."""
    game.phase = phase
    game.step = 0
    game.turn = game.start


@rule
def workforce(game: State) -> int:
    """Dice of the round: one of the building's colour for everybody who stands there."""
    count = 0
    for building in range(COLOURS):
        for space in range(SPACES):
            if game.citizen[building][space] != NOBODY:
                count += 1
    return count


@rule
def next_roll(game: State) -> int:
    """District and colour of the die that is rolled next, as 3 * district + colour: those of the next citizen."""
    place, left = -1, game.step
    while left >= 0:
        place += 1
        if game.citizen[place // SPACES][place % SPACES] != NOBODY:
            left -= 1
    return COLOURS * game.citizen[place // SPACES][place % SPACES] + place // SPACES


@rule
def steps(game: State) -> int:
    """How many steps the present phase of nature or settlers has."""
    if game.phase == START_PLAYER:
        return 1
    if game.phase == DEALING:
        return CHARACTERS_EACH[game.seats] * game.seats
    if game.phase == SETTLING:
        return settlers(game)
    if game.phase == REVEALING:
        return COLOURS if game.round < LEVELS else 0
    if game.phase == ROLLING:
        return workforce(game)
    if game.phase == RESOLVING:
        return queue_length(game)
    if game.phase == BLACK_DICE:
        return black_dice(game)
    return 1


@rule
def pay_all(game: State) -> None:
    """Phase 1: income and salaries."""
    for seat in range(game.seats):
        pay_salaries(game, seat)


@rule
def next_turn(game: State) -> None:
    """The next seat that has not passed; those who have get a denier when their turn would come."""
    game.step = DECIDING
    game.target = 0
    game.turn = (game.turn + 1) % game.seats
    while game.passed[game.turn] == 1:
        gain_deniers(game, game.turn, WAITING)
        game.turn = (game.turn + 1) % game.seats


@rule
def everybody_passed(game: State) -> bool:
    """Whether nobody is left to act in this round."""
    for seat in range(game.seats):
        if game.passed[seat] == 0:
            return False
    return True


@rule
def end_round(game: State) -> None:
    """Phase 5: money from the districts, citizens get up, dice go back, the start card goes to the left."""
    for seat in range(game.seats):
        gain_deniers(game, seat, game.income[seat])
        game.income[seat] = 0
        game.passed[seat] = 0
    game.target = 0
    get_up(game)
    clear_dice(game)
    game.round += 1
    if game.round == ROUNDS[game.seats]:
        game.round -= 1
        score_all(game)
        begin_phase(game, OVER)
    else:
        game.start = (game.start + 1) % game.seats
        begin_phase(game, REVEALING)


@rule
def end_phase(game: State) -> None:
    """All steps of a phase are done."""
    if game.phase == SETTLING:
        settle_neutrals(game, ALL_SPACES)
    if game.phase == REVEALING:
        pay_all(game)
    begin_phase(game, game.phase + 1)


@rule
def go_on(game: State) -> bool:
    """Let one thing happen that needs no answer, while no question waits; False when somebody has to decide."""
    if game.phase == OVER:
        return False
    if game.phase == DEFENCE:
        begin_phase(game, ACTIONS)
    elif game.phase == ACTIONS:
        if everybody_passed(game) or not any_dice(game):
            end_round(game)
        elif game.step == DECIDING:
            return False
        else:
            next_turn(game)
    elif game.step == steps(game):
        end_phase(game)
    elif game.phase == RESOLVING:
        game.step += 1
        resolve(game, game.queue[game.step - 1])
    else:
        return False
    return True
