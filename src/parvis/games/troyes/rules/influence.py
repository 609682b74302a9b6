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
def influence_uses(state: State, seat: int) -> int:
    """What a seat may use its influence for, as bits from REROLL on: rolling again, recruiting, turning over."""
    influence, uses = state.influence[seat], 0
    has_dice = dice_in(state, seat) > 0
    if influence >= REROLL and has_dice:
        uses |= 1
    if influence >= RECRUIT and general_supply(state, seat) > 0:
        uses |= 2
    if influence >= TURN_OVER and has_dice:
        uses |= 4
    return uses


@rule
def use_influence(state: State, seat: int, decision: int) -> None:
    """A use of influence is chosen and paid."""
    if decision == REROLL_DECISION:
        state.influence[seat] -= REROLL
        ask(state, seat, REROLLING, 0, 0)
    elif decision == RECRUIT_DECISION:
        state.influence[seat] -= RECRUIT
        recruit(state, seat, 1)
    else:
        state.influence[seat] -= TURN_OVER
        ask(state, seat, TURNING, 0, 0)


@rule
def own_dice(state: State, seat: int) -> int:
    """The different dice of the own district, as bits: 6 * colour + value less 1."""
    dice = 0
    for colour in range(COLOURS):
        for value in range(FACES):
            if state.dice[seat][colour][value] > 0:
                dice |= 1 << FACES * colour + value
    return dice


@rule
def dice_to_turn(state: State, seat: int) -> int:
    """The dice that may be turned over; after the first one that may be enough (bit 18)."""
    dice = own_dice(state, seat) if group_size(state) < GROUP else 0
    return dice | 1 << BY_DISTRICT if group_size(state) > 0 else dice


@rule
def reroll(state: State, die: int) -> None:
    """The die leaves its district until nature has rolled it."""
    take_die(state, die)
    ask(state, NATURE, AGAIN, die - die % FACES, 0)


@rule
def rolled_again(state: State, first: int, value: int) -> None:
    """It comes back; `first` is the number that it would have with a 1."""
    return_die(state, first + value)


@rule
def turn_over(state: State, seat: int, die: int) -> None:
    """A die is turned over and put aside until all are."""
    join_group(state, die)
    ask(state, seat, TURNING, 0, 0)


@rule
def end_turning(state: State) -> None:
    """The dice come back with their opposite faces."""
    for place in range(GROUP):
        if state.group[place] != NOBODY:
            die = state.group[place]
            return_die(state, die - die % FACES + FACES - 1 - die % FACES)
    clear_group(state)
