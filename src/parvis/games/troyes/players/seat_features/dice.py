"""Dice: a seat's own, those of its own in a group under way too, and those that it could buy."""

from parvis.engine.asking import top_question
from parvis.engine.state import Row
from parvis.games.troyes import pieces
from parvis.games.troyes.players.seat_features import layout
from parvis.games.troyes.players.value import is_forming
from parvis.games.troyes.rules import dice, influence
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.state import DIE_NUMBER, State, rule

NUMBERS = len(layout.DIE_NAMES)
FEW, SOME = layout.DICE_UP_TO


@rule
def in_group(state: State, seat: int, colour: int, value: int) -> int:
    """A seat's dice in the group that show this."""
    count = 0
    for place in range(pieces.GROUP):
        count += int(state.group[place][DIE_NUMBER] == pieces.BY_DISTRICT * seat + pieces.FACES * colour + value)
    return count


@rule
def write_own(state: State, seat: int, out: Row) -> None:
    """By colour how many dice, their pips, the highest, and what the best three count together."""
    forming, dice, pips = is_forming(state, seat), 0, 0
    for colour in range(pieces.ALL_COLOURS):
        count, shown, three, highest = 0, 0, 0, 0
        for value in range(pieces.FACES - 1, -1, -1):
            here = state.dice[seat][colour][value]
            if forming:
                here += in_group(state, seat, colour, value)
            if here > 0:
                highest = max(highest, value + 1)
                three += (value + 1) * min(here, max(0, pieces.GROUP - count))
                count += here
                shown += (value + 1) * here
        at = layout.OWN_DICE_AT + NUMBERS * colour
        out[at] = count
        out[at + 1] = shown
        out[at + 2] = highest
        if colour < pieces.DICE_COLOURS:
            out[layout.THREE_AT + colour] = three
        dice += count
        pips += shown
    layout.write_curve(dice, FEW, SOME, out, layout.ALL_DICE_AT)
    out[layout.ALL_DICE_AT + layout.CURVE] = pips
    out[layout.ALL_DICE_AT + layout.CURVE + 2] = int(
        state.turn == seat and top_question(state) in (influence.AGAIN, exchanges.EXTRA_ROLL)
    )


@rule
def three_with_purple(state: State, seat: int, colour: int) -> int:
    """What a seat's best three dice of a colour count together, its purple one among them."""
    forming, count, pips = is_forming(state, seat), 0, 0
    for value in range(pieces.FACES - 1, -1, -1):
        here = state.dice[seat][colour][value] + state.dice[seat][pieces.PURPLE][value]
        if forming:
            here += in_group(state, seat, colour, value) + in_group(state, seat, pieces.PURPLE, value)
        pips += (value + 1) * min(here, pieces.GROUP - count)
        count = min(pieces.GROUP, count + here)
    return pips


@rule
def three_with_bought(state: State, seat: int, colour: int) -> int:
    """What the best three dice of a colour count together, the seat's own and those that others have."""
    forming, count, pips, value = is_forming(state, seat), 0, 0, pieces.FACES - 1
    while count < pieces.GROUP and value >= 0:
        here = state.dice[seat][pieces.PURPLE][value]
        if forming:
            here += in_group(state, seat, colour, value) + in_group(state, seat, pieces.PURPLE, value)
        for district in range(pieces.DISTRICTS):
            here += state.dice[district][colour][value]
        pips += (value + 1) * min(here, pieces.GROUP - count)
        count += here
        value -= 1
    return pips


@rule
def write_threes(state: State, seat: int, out: Row) -> None:
    """What three dice of each colour could be. The seat's own are written already."""
    has_purple = out[layout.OWN_DICE_AT + NUMBERS * pieces.PURPLE] > 0
    for colour in range(pieces.DICE_COLOURS):
        three = three_with_purple(state, seat, colour) if has_purple else out[layout.THREE_AT + colour]
        out[layout.THREE_PURPLE_AT + colour] = three
        out[layout.THREE_BOUGHT_AT + colour] = three_with_bought(state, seat, colour)


@rule
def write_district(state: State, district: int, colours: int, out: Row, at: int) -> int:
    """Add the dice of another district, by colour; returns their pips."""
    pips = 0
    for colour in range(colours):
        place = at + NUMBERS * colour
        for value in range(pieces.FACES):
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
        out[layout.ALL_DICE_AT + layout.CURVE + 1] = dice.dice_in(state, seat)
    write_district(state, pieces.NEUTRAL, pieces.DICE_COLOURS, out, layout.NEUTRAL_DICE_AT)
    for other in range(state.seats):
        if other != seat:
            at = layout.rival_at(state, seat, other)
            out[at + layout.RIVAL_DICE] = dice.dice_in(state, other)
            out[at + layout.RIVAL_PIPS] = write_district(state, other, pieces.ALL_COLOURS, out, layout.OTHERS_DICE_AT)
