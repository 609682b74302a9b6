"""What a group of dice can still come to. Rules: "Dice groups and buying".

The best dice are enough to judge by. What lies there is looked at once for a question: which dice there are of each
colour, and what the best of them show together, is noted behind the decisions in `out`.
"""

from parvis.engine.asking import note, noted
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.games.troyes import cards, helps, pieces, tiles
from parvis.games.troyes.rules import group
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.state import NOBODY, State, rule

NO_DICE = -99
"""Noted where there are not so many dice; nothing is left of any sum with it."""
ROW = pieces.GROUP + 1
PRICES = pieces.GROUP * pieces.GROUP + 1
"""What dice of others can cost: none to GROUP times GROUP, times DIE_PRICE."""
GROUP_FOR = {
    strange * (strange + mine): (strange, mine)
    for strange in range(1, pieces.GROUP + 1)
    for mine in range(pieces.GROUP - strange + 1)
}
STRANGE_FOR = tuple(GROUP_FOR.get(step, (0, 0))[0] for step in range(PRICES))
OWN_FOR = tuple(GROUP_FOR.get(step, (0, 0))[1] for step in range(PRICES))
"""By price, in steps of DIE_PRICE: dice of others, and one's own, of the group that costs that; 0 and 0: none does."""

# What is noted: by colour, at the place of the first colour. The group and the cubes follow.
OWN_VALUES = 0
"""What one's own dice show, as bits."""
OTHER_VALUES = OWN_VALUES + pieces.DICE_COLOURS
OWN = OTHER_VALUES + pieces.DICE_COLOURS
"""By number of dice: what the best of one's own show together."""
OTHERS = OWN + pieces.DICE_COLOURS * ROW
ONE_OF_EACH = OTHERS + pieces.DICE_COLOURS * ROW
"""A row of the others' dice where every district gives one at most."""
MOST = ONE_OF_EACH + ROW
"""By colour and price, in steps of DIE_PRICE: the most that a group for that price shows."""
SIZE = MOST + pieces.DICE_COLOURS * PRICES
STRANGE = SIZE + 1
COUNTED = SIZE + 2
CAN_TURN = SIZE + 3
"""1: a die that will be bought can be turned over, by the cube of an outdoor tile."""
BUDGET = SIZE + 4
"""Deniers that are left for dice when all else is paid that the action costs at least."""
CUBES = SIZE + 5
"""By colour of the group: the spots where there are delayed cubes of one's own that are for such groups, as bits."""


# What is looked at once for a question


@rule
def spots_with_cubes(state: State, seat: int) -> int:
    """Where a seat has cubes, as bits."""
    bits = 0
    for spot in range(pieces.SPOTS):
        bits |= 1 << spot if state.cubes[spot][seat] > 0 else 0
    return bits


@rule
def note_cubes(state: State, seat: int, out: Row) -> None:
    """Note where a seat has delayed cubes, and for groups of which colour."""
    for colour in range(pieces.DICE_COLOURS):
        note(out, CUBES + colour, 0)
    spots = spots_with_cubes(state, seat)
    while spots != 0:
        card = state.card[lowest(spots)]
        for colour in range(pieces.DICE_COLOURS):
            if cards.HELP[card] != helps.NO_HELP and cards.HELP_GROUP[card] in (cards.ANY_COLOUR, colour):
                note(out, CUBES + colour, noted(out, CUBES + colour) | spots & -spots)
        spots &= spots - 1


@rule
def look_at_group(state: State, seat: int, out: Row) -> None:
    """Note the group as it is, and which cubes could help it."""
    note(out, SIZE, group.group_size(state))
    note(out, STRANGE, group.bought(state, seat))
    note(out, COUNTED, group.values(state))
    note(out, CAN_TURN, int(wall.gate_with_cube(state, seat, tiles.IN_GROUP) != NOBODY))
    note_cubes(state, seat, out)


@rule
def note_best(out: Row, row: int, first: int, second: int, third: int) -> None:
    """Note what the best die, the best two and the best three show together, each of which shows so much; 0: none."""
    note(out, row, 0)
    note(out, row + 1, first if first > 0 else NO_DICE)
    note(out, row + 2, first + second if second > 0 else NO_DICE)
    note(out, row + 3, first + second + third if third > 0 else NO_DICE)


@rule
def look_at_own(state: State, seat: int, colour: int, out: Row) -> None:
    """Note the seat's dice that can be used as such of a colour: its purple one too.

    The second best, say, shows 1 more for each value that two dice show or exceed: that is counted without a question.
    """
    dice, purple = state.dice[seat][colour], state.dice[seat][pieces.PURPLE]
    values, count, first, second, third = 0, 0, 0, 0, 0
    for value in range(pieces.FACES - 1, -1, -1):
        there = dice[value] + purple[value]
        values |= (there > 0) << value
        count += there
        first += count > 0
        second += count > 1
        third += count > 2
    note(out, OWN_VALUES + colour, values)
    note_best(out, OWN + ROW * colour, first, second, third)


@rule
def look_at_others(state: State, seat: int, colour: int, out: Row) -> None:
    """Note the dice of a colour in all other districts together, in the same way."""
    dice, own = state.dice, state.dice[seat][colour]
    values, count, first, second, third = 0, 0, 0, 0, 0
    for value in range(pieces.FACES - 1, -1, -1):
        there = -own[value]
        for district in range(pieces.DISTRICTS):
            there += dice[district][colour][value]
        values |= (there > 0) << value
        count += there
        first += count > 0
        second += count > 1
        third += count > 2
    note(out, OTHER_VALUES + colour, values)
    note_best(out, OTHERS + ROW * colour, first, second, third)


@rule
def look_at_dice(state: State, seat: int, colour: int, out: Row) -> None:
    """Note the dice that can be used as such of a colour, one's own and the others'."""
    look_at_own(state, seat, colour, out)
    look_at_others(state, seat, colour, out)


@rule
def look_at_prices(colour: int, out: Row) -> None:
    """Note the most that a group of that colour shows, for every price. The dice have been looked at."""
    own, others, row = OWN + ROW * colour, OTHERS + ROW * colour, MOST + PRICES * colour
    most = 0
    for mine in range(1, pieces.GROUP + 1):
        most = max(most, noted(out, own + mine))
    note(out, row, most)
    turned = 0
    if noted(out, CAN_TURN) == 1 and noted(out, OTHER_VALUES + colour) != 0:
        turned = pieces.FACES - lowest(noted(out, OTHER_VALUES + colour))
    for step in range(1, PRICES):
        strange = STRANGE_FOR[step]
        if strange > 0:
            shown = noted(out, others + strange)
            if turned > 0 and shown != NO_DICE:
                shown = max(shown, noted(out, others + strange - 1) + turned)
            most = max(most, shown + noted(out, own + OWN_FOR[step]))
        note(out, row + step, most)


# What a first die can be, and a first group


@rule
def values_there(out: Row, colour: int, can_buy: bool) -> int:
    """What the dice of a colour show that can be had, as bits: one's own, and the others' for those who can buy."""
    own = noted(out, OWN_VALUES + colour)
    return own | noted(out, OTHER_VALUES + colour) if can_buy else own


@rule
def turned_values(values: int) -> int:
    """What dice that show these values show when they are turned over, as bits."""
    turned = 0
    for value in range(pieces.FACES):
        if values >> value & 1 == 1:
            turned |= 1 << (pieces.FACES - 1 - value)
    return turned


@rule
def values_turned(out: Row, colour: int, can_buy: bool) -> int:
    """What a bought die can show that is turned over, as bits."""
    return turned_values(noted(out, OTHER_VALUES + colour)) if can_buy and noted(out, CAN_TURN) == 1 else 0


@rule
def most_shown(out: Row, colour: int, budget: int) -> int:
    """The most that a group of a colour shows which costs no more than `budget`; 0: there is none."""
    return noted(out, MOST + PRICES * colour + min(budget // pieces.DIE_PRICE, PRICES - 1)) if budget >= 0 else 0


# What the group can grow to


@rule
def best_in(state: State, district: int, colour: int) -> int:
    """Value of the best die of a colour in a district; 0: there is none."""
    for value in range(pieces.FACES, 0, -1):
        if state.dice[district][colour][value - 1] > 0:
            return value
    return 0


@rule
def lowest_in(state: State, district: int, colour: int) -> int:
    """Value of the lowest die of a colour in a district; 0: there is none."""
    for value in range(1, pieces.FACES + 1):
        if state.dice[district][colour][value - 1] > 0:
            return value
    return 0


@rule
def gives_one(state: State, seat: int, district: int, die: int) -> bool:
    """Whether a district may still give a die where each gives one: neither the group nor `die` has come from it."""
    if district == seat or group.taken_from(state, district):
        return False
    return die == NOBODY or die // pieces.BY_DISTRICT != district


@rule
def note_one_of_each(state: State, seat: int, colour: int, die: int, out: Row) -> None:
    """Note the best dice of others where each district gives one."""
    first, second, third = 0, 0, 0
    for district in range(pieces.DISTRICTS):
        if gives_one(state, seat, district, die):
            shown = best_in(state, district, colour)
            third = max(third, min(second, shown))
            second = max(second, min(first, shown))
            first = max(first, shown)
    note_best(out, ONE_OF_EACH, first, second, third)


@rule
def best(out: Row, row: int, count: int, without: int) -> int:
    """What the best dice of a row, `count` of them, show together; NO_DICE: there are not so many.

    One die that shows `without` is left out; 0: none is.
    """
    together = noted(out, row + count)
    if without == 0 or count == 0 or together == NO_DICE:
        return together
    worst = together - noted(out, row + count - 1)
    if worst > without:
        return together
    more = noted(out, row + count + 1)
    return more - without if more != NO_DICE else NO_DICE


@rule
def after_turning(state: State, seat: int, colour: int, without: int, out: Row) -> int:
    """What a die can show that will be bought and turned over, as bits; none, if none can be.

    One die that shows `without` is left out; 0: none is.
    """
    bits = 0
    if noted(out, CAN_TURN) == 0:
        return bits
    for value in range(1, pieces.FACES + 1):
        count = 0
        for district in range(pieces.DISTRICTS):
            if district != seat:
                count += state.dice[district][colour][value - 1]
        if count > int(value == without):
            bits |= 1 << (pieces.FACES - value)
    return bits


@rule
def best_bought(state: State, seat: int, colour: int, count: int, without: int, out: Row) -> int:
    """What the best dice of others show together, `count` of them, one of which may be turned over; see `best`."""
    together = best(out, OTHERS + ROW * colour, count, without)
    if count == 0 or together == NO_DICE or noted(out, CAN_TURN) == 0:
        return together
    rest, turned = best(out, OTHERS + ROW * colour, count - 1, without), 0
    for value in range(pieces.FACES):
        if after_turning(state, seat, colour, without, out) >> value & 1 == 1:
            turned = value + 1
    return max(together, rest + turned) if turned > 0 else together


@rule
def best_of_each(state: State, seat: int, colour: int, die: int, count: int, fixed: int, out: Row) -> int:
    """Best values as `best_bought` finds them, where each district gives one die at most; none is turned over that is
    not paid for.
    """
    together = noted(out, ONE_OF_EACH + count)
    if count == 0 or fixed == helps.FOR_NOTHING or noted(out, CAN_TURN) == 0:
        return together
    for district in range(pieces.DISTRICTS):
        lowest_there = lowest_in(state, district, colour)
        if lowest_there > 0 and gives_one(state, seat, district, die):
            rest = best(out, ONE_OF_EACH, count - 1, best_in(state, district, colour))
            if rest != NO_DICE:
                together = max(together, rest + pieces.FACES + 1 - lowest_there)
    return together
