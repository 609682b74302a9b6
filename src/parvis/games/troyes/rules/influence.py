"""Influence: a die rolled again, a citizen recruited, dice turned over. Rules: "Influence"."""

from parvis.engine.contract import NATURE
from parvis.games.troyes.catalogue import RECRUIT as RECRUIT_DECISION
from parvis.games.troyes.catalogue import REROLL as REROLL_DECISION
from parvis.games.troyes.pieces import COLOURS, FACES, GROUP, RECRUIT, REROLL, TURN_OVER
from parvis.games.troyes.rules.dice import (
    BY_DISTRICT,
    clear_group,
    dice_in,
    group_size,
    join_group,
    return_die,
    take_die,
)
from parvis.games.troyes.rules.questions import AGAIN, REROLLING, TURNING, ask
from parvis.games.troyes.rules.supplies import general_supply, recruit
from parvis.games.troyes.state import NOBODY, State, rule

INFLUENCE_USES = 3


@rule
def influence_uses(game: State, seat: int) -> int:
    """What a seat may use its influence for, as bits from REROLL on: rolling again, recruiting, turning over."""
    influence, uses = game.influence[seat], 0
    has_dice = dice_in(game, seat) > 0
    if influence >= REROLL and has_dice:
        uses |= 1
    if influence >= RECRUIT and general_supply(game, seat) > 0:
        uses |= 2
    if influence >= TURN_OVER and has_dice:
        uses |= 4
    return uses


@rule
def use_influence(game: State, seat: int, decision: int) -> None:
    """A use of influence is chosen and paid."""
    if decision == REROLL_DECISION:
        game.influence[seat] -= REROLL
        ask(game, seat, REROLLING, 0, 0)
    elif decision == RECRUIT_DECISION:
        game.influence[seat] -= RECRUIT
        recruit(game, seat, 1)
    else:
        game.influence[seat] -= TURN_OVER
        ask(game, seat, TURNING, 0, 0)


@rule
def own_dice(game: State, seat: int) -> int:
    """The different dice of the own district, as bits: 6 * colour + value less 1."""
    dice = 0
    for colour in range(COLOURS):
        for value in range(FACES):
            if game.dice[seat][colour][value] > 0:
                dice |= 1 << FACES * colour + value
    return dice


@rule
def dice_to_turn(game: State, seat: int) -> int:
    """The dice that may be turned over; after the first one that may be enough (bit 18)."""
    dice = own_dice(game, seat) if group_size(game) < GROUP else 0
    return dice | 1 << BY_DISTRICT if group_size(game) > 0 else dice


@rule
def reroll(game: State, die: int) -> None:
    """The die leaves its district until nature has rolled it."""
    take_die(game, die)
    ask(game, NATURE, AGAIN, die - die % FACES, 0)


@rule
def rolled_again(game: State, first: int, value: int) -> None:
    """It comes back; `first` is the number that it would have with a 1."""
    return_die(game, first + value)


@rule
def turn_over(game: State, seat: int, die: int) -> None:
    """A die is turned over and put aside until all are."""
    join_group(game, die)
    ask(game, seat, TURNING, 0, 0)


@rule
def end_turning(game: State) -> None:
    """The dice come back with their opposite faces."""
    for place in range(GROUP):
        if game.group[place] != NOBODY:
            die = game.group[place]
            return_die(game, die - die % FACES + FACES - 1 - die % FACES)
    clear_group(game)
