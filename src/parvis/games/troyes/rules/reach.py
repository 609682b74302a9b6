"""Which groups of dice are within reach: whether a group can still grow to what its action needs.

What a seat has for groups is looked up once for a question and written in one number, its means. The best dice are
enough to judge by, so for every colour there are two sides of three octal digits each: the own dice and those of all
other districts, the best die last and 0 where there are no more. Above them is a bit for each spot with an own cube.
"""

from parvis.games.troyes.cards import TAKE_ONE_EACH
from parvis.games.troyes.pieces import COLOURS, DISTRICTS, FACES, GROUP, SPOTS
from parvis.games.troyes.rules.dice import (
    BY_DISTRICT,
    amount_of,
    bought,
    group_size,
    help_of,
    price_of,
    taken_from,
    total,
    worth_of,
)
from parvis.games.troyes.state import NOBODY, State, rule

DIGIT, ONE, SIDE = 3, 0o7, 0o777
"""Bits of a die; masks of one and of a side."""
OTHERS, BY_COLOUR, CUBES = 9, 18, 54
"""Where the other districts' side begins, the next colour, and the cubes."""


@rule
def with_dice(side: int, value: int, count: int) -> int:
    """A side with so many dice more, none of which is worse than those that are there."""
    more = min(count, GROUP)
    new = (value << DIGIT + DIGIT | value << DIGIT | value) >> DIGIT * (GROUP - more)
    return (side << DIGIT * more | new) & SIDE


@rule
def without_die(side: int, value: int) -> int:
    """A side without one of its dice: two that are left. It need not be among the three best."""
    if side & ONE == value:
        return side >> DIGIT
    if side >> DIGIT & ONE == value:
        return side & ONE | side >> DIGIT + DIGIT << DIGIT
    return side & (1 << DIGIT + DIGIT) - 1


@rule
def best_dice(state: State, seat: int, colour: int) -> int:
    """Both sides of a colour."""
    own, others = 0, 0
    for value in range(FACES):
        count, lying = state.dice[seat][colour][value], 0
        for district in range(DISTRICTS):
            lying += state.dice[district][colour][value]
        own = with_dice(own, value + 1, count)
        others = with_dice(others, value + 1, lying - count)
    return own | others << OTHERS


@rule
def means_of(state: State, seat: int) -> int:
    """What a seat has for groups, see above."""
    means = 0
    for colour in range(COLOURS):
        means |= best_dice(state, seat, colour) << BY_COLOUR * colour
    for spot in range(SPOTS):
        if state.cubes[spot][seat] > 0:
            means |= 1 << CUBES + spot
    return means


@rule
def best_in(state: State, district: int, colour: int) -> int:
    """Value of the best die of a colour in a district; 0: there is none."""
    for value in range(FACES, 0, -1):
        if state.dice[district][colour][value - 1] > 0:
            return value
    return 0


@rule
def one_of_each(state: State, seat: int, colour: int, die: int) -> int:
    """The others' side where each district gives one die at most, none that the group or `die` has come from."""
    side = 0
    for value in range(1, FACES + 1):
        for district in range(DISTRICTS):
            gives = district != seat and not taken_from(state, district)
            gives = gives and (die == NOBODY or die // BY_DISTRICT != district)
            if gives and best_in(state, district, colour) == value:
                side = with_dice(side, value, 1)
    return side


@rule
def own_reach(own: int, kind: int, amount: int, size: int, most: int, others: int, budget: int, lacks: int) -> bool:
    """Whether a group of `size` dice gets what it lacks from own dice alone, none or more, `most` in all."""
    left, dice, missing = own, size, lacks
    while price_of(dice, others, kind) <= budget:
        if dice > 0 and missing <= 0:
            return True
        if left == 0 or dice == most:
            return False
        missing -= worth_of(left & ONE, kind, amount)
        left >>= DIGIT
        dice += 1
    return False


@rule
def can_reach(
    state: State, seat: int, means: int, colour: int, most: int, helper: int, needed: int, budget: int, die: int
) -> bool:
    """Whether the group, with one die more (or NOBODY), can grow to count `needed` with the help of a cube.

    With dice of that colour, `most` in all, that cost no more than `budget`; `helper`: spot of the cube, or NOBODY.
    The best dice of others come in one after the other, each time with as many of the best own ones as it takes.
    """
    kind, amount = help_of(state, helper), amount_of(state, helper)
    size, others, lacks = group_size(state), bought(state, seat), needed - total(state, helper)
    sides = means >> BY_COLOUR * colour
    own, strange = sides & SIDE, sides >> OTHERS & SIDE
    if kind == TAKE_ONE_EACH:
        strange = one_of_each(state, seat, colour, die)
    if die != NOBODY:
        value = die % FACES + 1
        size += 1
        lacks -= worth_of(value, kind, amount)
        if die // BY_DISTRICT == seat:
            own = without_die(own, value)
        else:
            others += 1
            strange = without_die(strange, value) if kind != TAKE_ONE_EACH else strange
    while not own_reach(own, kind, amount, size, most, others, budget, lacks):
        size += 1
        others += 1
        if strange == 0 or size > most or price_of(size, others, kind) > budget:
            return False
        lacks -= worth_of(strange & ONE, kind, amount)
        strange >>= DIGIT
    return True
