"""Dice: where they lie, groups of them, what a group costs and is worth, and which groups are possible.

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
def take_die(game: State, die: int) -> None:
    """Take a die out of its district."""
    game.dice[die // BY_DISTRICT][die // FACES % COLOURS][die % FACES] -= 1


@rule
def return_die(game: State, die: int) -> None:
    """Put a die back into its district."""
    game.dice[die // BY_DISTRICT][die // FACES % COLOURS][die % FACES] += 1


@rule
def dice_of(game: State, district: int, colour: int) -> int:
    """Dice of a colour in a district."""
    count = 0
    for value in range(FACES):
        count += game.dice[district][colour][value]
    return count


@rule
def dice_in(game: State, district: int) -> int:
    """All dice in a district."""
    count = 0
    for colour in range(COLOURS):
        count += dice_of(game, district, colour)
    return count


@rule
def any_dice(game: State) -> bool:
    """Whether a die is left anywhere."""
    for district in range(DISTRICTS):
        if dice_in(game, district) > 0:
            return True
    return False


@rule
def clear_dice(game: State) -> None:
    """All dice go back to the supply."""
    for district in range(DISTRICTS):
        for colour in range(COLOURS):
            for value in range(FACES):
                game.dice[district][colour][value] = 0


@rule
def group_size(game: State) -> int:
    """Dice in the group."""
    size = 0
    while size < GROUP and game.group[size] != NOBODY:
        size += 1
    return size


@rule
def join_group(game: State, die: int) -> None:
    """A die leaves its district for the group, whose dice are kept in ascending order."""
    take_die(game, die)
    place = group_size(game)
    while place > 0 and game.group[place - 1] > die:
        game.group[place] = game.group[place - 1]
        place -= 1
    game.group[place] = die


@rule
def clear_group(game: State) -> None:
    """The dice of the group go back to the supply."""
    for place in range(GROUP):
        game.group[place] = NOBODY


@rule
def help_of(game: State, spot: int) -> int:
    """How a cube on that spot helps a group; NO_HELP for no spot."""
    return HELP[game.card[spot]] if spot != NOBODY else NO_HELP


@rule
def amount_of(game: State, spot: int) -> int:
    """By how much a cube on that spot helps."""
    return HELP_AMOUNT[game.card[spot]] if spot != NOBODY else 0


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
def total(game: State, helper: int) -> int:
    """What the group counts, with the help of a cube from that spot."""
    kind, amount = help_of(game, helper), amount_of(game, helper)
    count = amount if kind == ADD_TO_TOTAL else 0
    for place in range(GROUP):
        if game.group[place] != NOBODY:
            count += worth_of(game.group[place] % FACES + 1, kind, amount)
    return count


@rule
def bought(game: State, seat: int) -> int:
    """Dice of the group that come from other districts."""
    count = 0
    for place in range(GROUP):
        if game.group[place] != NOBODY and game.group[place] // BY_DISTRICT != seat:
            count += 1
    return count


@rule
def price_of(size: int, others: int, kind: int) -> int:
    """Deniers for a group of that size, with that many dice from other districts."""
    return 0 if kind == TAKE_ONE_EACH else DIE_PRICE * size * others


@rule
def price(game: State, seat: int) -> int:
    """Deniers that the group costs."""
    return price_of(group_size(game), bought(game, seat), help_of(game, game.helper))


@rule
def buy_group(game: State, seat: int) -> None:
    """Pay for the group. What goes to players lies in their districts until the round ends."""
    if help_of(game, game.helper) == TAKE_ONE_EACH:
        return
    each = DIE_PRICE * group_size(game)
    for place in range(GROUP):
        if game.group[place] != NOBODY:
            district = game.group[place] // BY_DISTRICT
            if district != seat:
                game.deniers[seat] -= each
                if district != NEUTRAL:
                    game.income[district] += each


@rule
def lying_there(game: State, district: int, colour: int, value: int, without: int) -> int:
    """Dice of a colour that show `value` less 1 in a district, `without` not counted."""
    count = game.dice[district][colour][value]
    if without == BY_DISTRICT * district + FACES * colour + value:
        count -= 1
    return count


@rule
def best_other(game: State, seat: int, colour: int, rank: int, without: int) -> int:
    """Value of the best die of a colour of all other districts, of the second best with rank 2 …; 0: not so many."""
    left = rank
    for value in range(FACES - 1, -1, -1):
        for district in range(DISTRICTS):
            if district != seat:
                left -= lying_there(game, district, colour, value, without)
        if left <= 0:
            return value + 1
    return 0


@rule
def taken_from(game: State, district: int) -> bool:
    """Whether a die of the group comes from that district."""
    for place in range(GROUP):
        if game.group[place] != NOBODY and game.group[place] // BY_DISTRICT == district:
            return True
    return False


@rule
def best_die(game: State, district: int, colour: int) -> int:
    """Value of the best die of a colour in a district; 0: there is none."""
    for value in range(FACES - 1, -1, -1):
        if game.dice[district][colour][value] > 0:
            return value + 1
    return 0


@rule
def best_of_each(game: State, seat: int, colour: int, rank: int, without: int) -> int:
    """The same where one die at most comes from each other district, none from that of the die `without`."""
    left = rank
    for value in range(FACES, 0, -1):
        for district in range(DISTRICTS):
            gives = district != seat and not taken_from(game, district)
            gives = gives and (without == NOBODY or without // BY_DISTRICT != district)
            if gives and best_die(game, district, colour) == value:
                left -= 1
        if left <= 0:
            return value
    return 0


@rule
def next_other(game: State, seat: int, colour: int, rank: int, kind: int, without: int) -> int:
    """The same of those that may come into the group from other districts, with that kind of help."""
    if kind == TAKE_ONE_EACH:
        return best_of_each(game, seat, colour, rank, without)
    return best_other(game, seat, colour, rank, without)


@rule
def own_reach(
    game: State, seat: int, colour: int, kind: int, amount: int, size: int, most: int, others: int, budget: int,
    lacks: int, without: int,
) -> bool:  # fmt: skip
    """Whether a group of `size` dice gets what it lacks from own dice alone, none or more, `most` in all.

    The best own dice come first; `left`: how many of those that show `value` have not come yet.
    """
    value, left = FACES + 1, 0
    for more in range(most - size + 1):
        if more > 0:
            while left == 0 and value > 1:
                value -= 1
                left = lying_there(game, seat, colour, value - 1, without)
            if left == 0:
                return False
            left -= 1
            lacks -= worth_of(value, kind, amount)
        if price_of(size + more, others, kind) > budget:
            return False
        if size + more > 0 and lacks <= 0:
            return True
    return False


@rule
def can_reach(game: State, seat: int, colour: int, most: int, helper: int, needed: int, budget: int, die: int) -> bool:
    """Whether the group, with one die more (or NOBODY), can grow to count `needed` with the help of a cube.

    With dice of that colour, `most` in all, that cost no more than `budget`; `helper`: spot of the cube, or NOBODY.
    The best dice of others come in one after the other, each time with as many of the best own ones as it takes.
    """
    kind, amount = help_of(game, helper), amount_of(game, helper)
    size, others, lacks = group_size(game), bought(game, seat), needed - total(game, helper)
    if die != NOBODY:
        size += 1
        others += 1 if die // BY_DISTRICT != seat else 0
        lacks -= worth_of(die % FACES + 1, kind, amount)
    for strange in range(most - size + 1):
        if strange > 0:
            if price_of(size + strange, others + strange, kind) > budget:
                return False
            value = next_other(game, seat, colour, strange, kind, die)
            if value == 0:
                return False
            lacks -= worth_of(value, kind, amount)
        if own_reach(
            game, seat, colour, kind, amount, size + strange, most, others + strange, budget, lacks, die
        ):  # fmt: skip
            return True
    return False
