"""What a group of dice can still come to. Rules: "Dice groups and buying".

The best dice are enough to judge by. What the best one, two and three dice of a colour count together, one's own and
those of all other districts, is noted once for a question, in rows behind the decisions in `out`.
"""

from parvis.engine.asking import note, noted
from parvis.engine.state import Row
from parvis.games.troyes.cards import TAKES_DICE, TOTAL_MORE, WORTH_MORE, WORTH_SET, WORTH_TIMES
from parvis.games.troyes.pieces import BY_DISTRICT, DICE_COLOURS, DISTRICTS, FACES, GROUP
from parvis.games.troyes.rules.group import bought, group_size, price_of_each, taken_from
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, State, rule

NO_DICE = -1
"""Noted where there are not so many dice."""
ROW = GROUP + 1
OTHERS = DICE_COLOURS * ROW
"""Where the rows of the others' dice begin."""
ONE_OF_EACH = 2 * OTHERS
"""The row of the others' dice where every district gives one at most."""
IS_NOTED = ONE_OF_EACH + ROW
"""By colour: 1 once its best dice have been noted."""


@rule
def note_dice(out: Row, row: int, value: int, count: int) -> None:
    """Note so many more dice in a row, none of which shows more than those before."""
    size = 0
    while size < GROUP and noted(out, row + size + 1) != NO_DICE:
        size += 1
    for _ in range(min(count, GROUP - size)):
        note(out, row + size + 1, noted(out, row + size) + value)
        size += 1


@rule
def clear_row(out: Row, row: int) -> None:
    """Note that there are no dice."""
    note(out, row, 0)
    for size in range(1, ROW):
        note(out, row + size, NO_DICE)


@rule
def forget_dice(out: Row) -> None:
    """A new question: nothing has been noted."""
    for colour in range(DICE_COLOURS):
        note(out, IS_NOTED + colour, 0)


@rule
def note_best_dice(state: State, seat: int, colour: int, out: Row) -> None:
    """Note the best dice of a colour, one's own and the others', unless that was done."""
    if noted(out, IS_NOTED + colour) == 1:
        return
    note(out, IS_NOTED + colour, 1)
    own, others = ROW * colour, OTHERS + ROW * colour
    clear_row(out, own)
    clear_row(out, others)
    for value in range(FACES, 0, -1):
        mine, all_dice = state.dice[seat][colour][value - 1], 0
        for district in range(DISTRICTS):
            all_dice += state.dice[district][colour][value - 1]
        if all_dice > 0:
            note_dice(out, own, value, mine)
            note_dice(out, others, value, all_dice - mine)


@rule
def best_in(state: State, district: int, colour: int) -> int:
    """Value of the best die of a colour in a district; 0: there is none."""
    for value in range(FACES, 0, -1):
        if state.dice[district][colour][value - 1] > 0:
            return value
    return 0


@rule
def note_one_of_each(state: State, seat: int, colour: int, die: int, out: Row) -> None:
    """Note the best dice of others where each district gives one, none that the group or `die` has come from."""
    clear_row(out, ONE_OF_EACH)
    for value in range(FACES, 0, -1):
        for district in range(DISTRICTS):
            gives = district != seat and not taken_from(state, district)
            gives = gives and (die == NOBODY or die // BY_DISTRICT != district)
            if gives and best_in(state, district, colour) == value:
                note_dice(out, ONE_OF_EACH, value, 1)


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
def counts(shown: int, dice: int, card: int) -> int:
    """What dice that show so much together count, with the help of a card."""
    if WORTH_SET[card] > 0:
        return WORTH_SET[card] * dice + TOTAL_MORE[card]
    return shown * WORTH_TIMES[card] + WORTH_MORE[card] * dice + TOTAL_MORE[card]


@rule
def shown_by_group(state: State) -> int:
    """What the dice of the group show."""
    shown = 0
    for place in range(group_size(state)):
        shown += state.group[place][DIE_NUMBER] % FACES + 1
    return shown


@rule
def can_count(
    state: State, seat: int, colour: int, most: int, card: int, needed: int, budget: int, die: int, out: Row
) -> bool:
    """Whether the group, with one die more (or NOBODY), can grow to count `needed` with the help of a card (or NOBODY).

    With dice of that colour, `most` in all, that cost no more than `budget` together.
    """
    note_best_dice(state, seat, colour, out)
    size, strange, shown = group_size(state), bought(state, seat), shown_by_group(state)
    own_row, others_row = ROW * colour, OTHERS + ROW * colour
    without_own, without_other = 0, 0
    if TAKES_DICE[card] == 1:
        note_one_of_each(state, seat, colour, die, out)
        others_row = ONE_OF_EACH
    if die != NOBODY:
        value = die % FACES + 1
        size += 1
        shown += value
        if die // BY_DISTRICT == seat:
            without_own = value
        else:
            strange += 1
            without_other = value if TAKES_DICE[card] == 0 else 0
    for more_strange in range(most - size + 1):
        others = best(out, others_row, more_strange, without_other)
        if others == NO_DICE:
            return False
        for more_own in range(most - size - more_strange + 1):
            own = best(out, own_row, more_own, without_own)
            dice = size + more_strange + more_own
            if own == NO_DICE or price_of_each(dice, card) * (strange + more_strange) > budget:
                break
            if dice > 0 and counts(shown + others + own, dice, card) >= needed:
                return True
    return False
