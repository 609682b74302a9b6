"""Black dice: rolled in phase 3, and beaten one after the other with dice of the own district. Rules: phase 3.

What a seat throws goes at once; the highest black die falls when the sum is reached. Red dice count double.
"""

from parvis.games.troyes.cards import BLACK_DICE
from parvis.games.troyes.catalogue import DIE, ENOUGH, REROLL, YIELD
from parvis.games.troyes.pieces import COLOURS, FACES, MISSED, MOST_BLACK, RED, RED_COUNTS
from parvis.games.troyes.rules.dice import BY_DISTRICT, take_die
from parvis.games.troyes.rules.influence import INFLUENCE_USES, influence_uses, own_dice
from parvis.games.troyes.rules.questions import DEFENDING, ask
from parvis.games.troyes.rules.queue import queue_length
from parvis.games.troyes.rules.supplies import BLACK_DICE_MISSED, gain_influence, lose_points
from parvis.games.troyes.state import State, rule

FIRST_THROW = INFLUENCE_USES
LEAVE_IT = FIRST_THROW + BY_DISTRICT
GIVE_WAY = LEAVE_IT + 1
"""Bits of answers, after those for influence."""


@rule
def black_dice(game: State) -> int:
    """How many black dice the events in the queue bring, as far as there are."""
    count = 0
    for place in range(queue_length(game)):
        count += BLACK_DICE[game.queue[place]]
    return min(count, MOST_BLACK)


@rule
def highest_black(game: State) -> int:
    """The highest black die that is left; 0: none."""
    for value in range(FACES - 1, -1, -1):
        if game.black[value] > 0:
            return value + 1
    return 0


@rule
def against_black(die: int) -> int:
    """What a die counts against a black one."""
    value = die % FACES + 1
    return value * RED_COUNTS if die // FACES % COLOURS == RED else value


@rule
def strength(game: State, seat: int) -> int:
    """What all dice of a district count together against a black one."""
    count = 0
    for colour in range(COLOURS):
        for value in range(FACES):
            count += game.dice[seat][colour][value] * against_black(FACES * colour + value)
    return count


@rule
def is_able(game: State, seat: int) -> bool:
    """Whether a seat can beat the highest black die that is left."""
    return highest_black(game) > 0 and strength(game, seat) >= highest_black(game)


@rule
def defence_answers(game: State, seat: int) -> int:
    """What a seat may do about the black dice, as bits: influence, a first die to throw, no more, or give way."""
    answers = influence_uses(game, seat)
    if is_able(game, seat):
        answers |= own_dice(game, seat) << FIRST_THROW
    elif game.step == 0:
        answers |= 1 << GIVE_WAY
    if game.step > 0:
        answers |= 1 << LEAVE_IT
    return answers


@rule
def defence_decision(seat: int, answer: int) -> int:
    """The decision that a bit of `defence_answers` stands for."""
    if answer < FIRST_THROW:
        return REROLL + answer
    if answer < LEAVE_IT:
        return DIE + BY_DISTRICT * seat + answer - FIRST_THROW
    return ENOUGH if answer == LEAVE_IT else YIELD


@rule
def end_defence(game: State) -> None:
    """The next seat faces the black dice that are left."""
    game.turn = (game.turn + 1) % game.seats
    game.step = 0


@rule
def give_way(game: State, seat: int) -> None:
    """The highest black die can't be beaten: it goes, and points with it."""
    game.black[highest_black(game) - 1] -= 1
    lose_points(game, seat, MISSED, BLACK_DICE_MISSED)
    end_defence(game)


@rule
def throw_die(game: State, seat: int, die: int) -> None:
    """One more die against the highest black one, which falls when they count enough."""
    take_die(game, die)
    game.defended += against_black(die)
    if game.defended < highest_black(game):
        ask(game, seat, DEFENDING, 0, 0)
        return
    game.black[highest_black(game) - 1] -= 1
    game.defended = 0
    game.step += 1
    gain_influence(game, seat, 1)
