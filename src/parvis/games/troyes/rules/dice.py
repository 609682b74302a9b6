"""Dice: where they lie, groups of them, what a group costs and is worth.

Rules: "Dice groups and buying", the delayed cards. A die is a number: 18 * district + 6 * colour + value less 1.
"""

from parvis.games.troyes.cards import (
    ADD_TO_EACH,
    ADD_TO_TOTAL,
    HELP,
    HELP_AMOUNT,
    MULTIPLY,
    NO_HELP,
    SET_EACH,
    TAKE_ONE_EACH,
)
from parvis.games.troyes.pieces import COLOURS, DIE_PRICE, DISTRICTS, FACES, GROUP, NEUTRAL
from parvis.games.troyes.state import NOBODY, State, rule

BY_DISTRICT = COLOURS * FACES


@rule
def take_die(state: State, die: int) -> None:
    """Take a die out of its district."""
    state.dice[die // BY_DISTRICT][die // FACES % COLOURS][die % FACES] -= 1


@rule
def return_die(state: State, die: int) -> None:
    """Put a die back into its district."""
    state.dice[die // BY_DISTRICT][die // FACES % COLOURS][die % FACES] += 1


@rule
def dice_of(state: State, district: int, colour: int) -> int:
    """Dice of a colour in a district."""
    count = 0
    for value in range(FACES):
        count += state.dice[district][colour][value]
    return count


@rule
def dice_in(state: State, district: int) -> int:
    """All dice in a district."""
    count = 0
    for colour in range(COLOURS):
        count += dice_of(state, district, colour)
    return count


@rule
def any_dice(state: State) -> bool:
    """Whether a die is left anywhere."""
    for district in range(DISTRICTS):
        if dice_in(state, district) > 0:
            return True
    return False


@rule
def clear_dice(state: State) -> None:
    """All dice go back to the supply."""
    for district in range(DISTRICTS):
        for colour in range(COLOURS):
            for value in range(FACES):
                state.dice[district][colour][value] = 0


@rule
def group_size(state: State) -> int:
    """Dice in the group."""
    size = 0
    while size < GROUP and state.group[size] != NOBODY:
        size += 1
    return size


@rule
def join_group(state: State, die: int) -> None:
    """A die leaves its district for the group, whose dice are kept in ascending order."""
    take_die(state, die)
    place = group_size(state)
    while place > 0 and state.group[place - 1] > die:
        state.group[place] = state.group[place - 1]
        place -= 1
    state.group[place] = die


@rule
def clear_group(state: State) -> None:
    """The dice of the group go back to the supply."""
    for place in range(GROUP):
        state.group[place] = NOBODY


@rule
def help_of(state: State, spot: int) -> int:
    """How a cube on that spot helps a group; NO_HELP for no spot."""
    return HELP[state.card[spot]] if spot != NOBODY else NO_HELP


@rule
def amount_of(state: State, spot: int) -> int:
    """By how much a cube on that spot helps."""
    return HELP_AMOUNT[state.card[spot]] if spot != NOBODY else 0


@rule
def worth_of(value: int, kind: int, amount: int) -> int:
    """What a die that shows `value` counts with that kind of help."""
    if kind == SET_EACH:
        return amount
    if kind == ADD_TO_EACH:
        return value + amount
    if kind == MULTIPLY:
        return value * amount
    return value


@rule
def total(state: State, helper: int) -> int:
    """What the group counts, with the help of a cube from that spot."""
    kind, amount = help_of(state, helper), amount_of(state, helper)
    count = amount if kind == ADD_TO_TOTAL else 0
    for place in range(group_size(state)):
        count += worth_of(state.group[place] % FACES + 1, kind, amount)
    return count


@rule
def bought(state: State, seat: int) -> int:
    """Dice of the group that come from other districts."""
    count = 0
    for place in range(group_size(state)):
        if state.group[place] // BY_DISTRICT != seat:
            count += 1
    return count


@rule
def price_of(size: int, others: int, kind: int) -> int:
    """Deniers for a group of that size, with that many dice from other districts."""
    return 0 if kind == TAKE_ONE_EACH else DIE_PRICE * size * others


@rule
def price(state: State, seat: int) -> int:
    """Deniers that the group costs."""
    return price_of(group_size(state), bought(state, seat), help_of(state, state.helper))


@rule
def buy_group(state: State, seat: int) -> None:
    """Pay for the group. What goes to players lies in their districts until the round ends."""
    if help_of(state, state.helper) == TAKE_ONE_EACH:
        return
    each = DIE_PRICE * group_size(state)
    for place in range(GROUP):
        if state.group[place] != NOBODY:
            district = state.group[place] // BY_DISTRICT
            if district != seat:
                state.deniers[seat] -= each
                if district != NEUTRAL:
                    state.income[district] += each


@rule
def taken_from(state: State, district: int) -> bool:
    """Whether a die of the group comes from that district."""
    for place in range(GROUP):
        if state.group[place] != NOBODY and state.group[place] // BY_DISTRICT == district:
            return True
    return False
