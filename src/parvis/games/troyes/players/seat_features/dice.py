"""Dice: a seat's own, those of its own in a group under way too, and those that it could buy."""

from parvis.engine.asking import top_question
from parvis.engine.state import Row
from parvis.games.troyes.pieces import ALL_COLOURS, BY_DISTRICT, DICE_COLOURS, DISTRICTS, FACES, GROUP, NEUTRAL, PURPLE
from parvis.games.troyes.players.seat_features.layout import (
    ALL_DICE_AT,
    CURVE,
    DICE_UP_TO,
    DIE_NAMES,
    NEUTRAL_DICE_AT,
    OTHERS_DICE_AT,
    OWN_DICE_AT,
    RIVAL_DICE,
    RIVAL_PIPS,
    THREE_AT,
    THREE_BOUGHT_AT,
    THREE_PURPLE_AT,
    rival_at,
    write_curve,
)
from parvis.games.troyes.players.value import is_forming
from parvis.games.troyes.rules.dice import dice_in
from parvis.games.troyes.rules.influence import AGAIN
from parvis.games.troyes.rules.ramparts.sides.exchanges import EXTRA_ROLL
from parvis.games.troyes.state import DIE_NUMBER, State, rule

NUMBERS = len(DIE_NAMES)
FEW, SOME = DICE_UP_TO


@rule
def in_group(state: State, seat: int, colour: int, value: int) -> int:
    """A seat's dice in the group that show this."""
    count = 0
    for place in range(GROUP):
        count += int(state.group[place][DIE_NUMBER] == BY_DISTRICT * seat + FACES * colour + value)
    return count


@rule
def write_own(state: State, seat: int, out: Row) -> None:
    """By colour how many dice, their pips, the highest, and what the best three count together."""
    forming, dice, pips = is_forming(state, seat), 0, 0
    for colour in range(ALL_COLOURS):
        count, shown, three, highest = 0, 0, 0, 0
        for value in range(FACES - 1, -1, -1):
            here = state.dice[seat][colour][value]
            if forming:
                here += in_group(state, seat, colour, value)
            if here > 0:
                highest = max(highest, value + 1)
                three += (value + 1) * min(here, max(0, GROUP - count))
                count += here
                shown += (value + 1) * here
        at = OWN_DICE_AT + NUMBERS * colour
        out[at] = count
        out[at + 1] = shown
        out[at + 2] = highest
        if colour < DICE_COLOURS:
            out[THREE_AT + colour] = three
        dice += count
        pips += shown
    write_curve(dice, FEW, SOME, out, ALL_DICE_AT)
    out[ALL_DICE_AT + CURVE] = pips
    out[ALL_DICE_AT + CURVE + 2] = int(state.turn == seat and top_question(state) in (AGAIN, EXTRA_ROLL))


@rule
def three_with_purple(state: State, seat: int, colour: int) -> int:
    """What a seat's best three dice of a colour count together, its purple one among them."""
    forming, count, pips = is_forming(state, seat), 0, 0
    for value in range(FACES - 1, -1, -1):
        here = state.dice[seat][colour][value] + state.dice[seat][PURPLE][value]
        if forming:
            here += in_group(state, seat, colour, value) + in_group(state, seat, PURPLE, value)
        pips += (value + 1) * min(here, GROUP - count)
        count = min(GROUP, count + here)
    return pips


@rule
def three_with_bought(state: State, seat: int, colour: int) -> int:
    """What the best three dice of a colour count together, the seat's own and those that others have."""
    forming, count, pips, value = is_forming(state, seat), 0, 0, FACES - 1
    while count < GROUP and value >= 0:
        here = state.dice[seat][PURPLE][value]
        if forming:
            here += in_group(state, seat, colour, value) + in_group(state, seat, PURPLE, value)
        for district in range(DISTRICTS):
            here += state.dice[district][colour][value]
        pips += (value + 1) * min(here, GROUP - count)
        count += here
        value -= 1
    return pips


@rule
def write_threes(state: State, seat: int, out: Row) -> None:
    """What three dice of each colour could be. The seat's own are written already."""
    has_purple = out[OWN_DICE_AT + NUMBERS * PURPLE] > 0
    for colour in range(DICE_COLOURS):
        three = three_with_purple(state, seat, colour) if has_purple else out[THREE_AT + colour]
        out[THREE_PURPLE_AT + colour] = three
        out[THREE_BOUGHT_AT + colour] = three_with_bought(state, seat, colour)


@rule
def write_district(state: State, district: int, colours: int, out: Row, at: int) -> int:
    """Add the dice of another district, by colour; returns their pips."""
    pips = 0
    for colour in range(colours):
        place = at + NUMBERS * colour
        for value in range(FACES):
            here = state.dice[district][colour][value]
            if here > 0:
                out[place] += here
                out[place + 1] += (value + 1) * here
                out[place + 2] = max(out[place + 2], value + 1)
                pips += (value + 1) * here
    return pips


@rule
def write_dice(state: State, seat: int, out: Row) -> None:
    """All dice. Those of a seat that has passed only bring what others pay for them."""
    if state.passed[seat] == 0:
        write_own(state, seat, out)
        write_threes(state, seat, out)
    else:
        out[ALL_DICE_AT + CURVE + 1] = dice_in(state, seat)
    write_district(state, NEUTRAL, DICE_COLOURS, out, NEUTRAL_DICE_AT)
    for other in range(state.seats):
        if other != seat:
            at = rival_at(state, seat, other)
            out[at + RIVAL_DICE] = dice_in(state, other)
            out[at + RIVAL_PIPS] = write_district(state, other, ALL_COLOURS, out, OTHERS_DICE_AT)
