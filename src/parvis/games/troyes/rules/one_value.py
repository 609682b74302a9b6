"""All dice of a group take the value of one of them, which is named when the group is complete. Rules: the Preacher."""

from parvis.engine.asking import add, noted
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.games.troyes.helps import BY_SIZE
from parvis.games.troyes.pieces import BY_DISTRICT, FACES, Value
from parvis.games.troyes.rules.group import (
    does_with_one_value,
    group_size,
    least_dice,
    price_of_each,
    values_shown,
)
from parvis.games.troyes.rules.group_bounds import (
    NO_DICE,
    OTHER_VALUES,
    OTHERS,
    OWN,
    OWN_VALUES,
    ROW,
    SIZE,
    STRANGE,
    after_turning,
    best,
)
from parvis.games.troyes.state import NOBODY, RULES, State, rule

VALUE_OF_ALL = RULES.words("value {value}", value=Value)
NAMING_VALUE = RULES.question(
    "value", VALUE_OF_ALL, about="the value that all dice of the group take", section="card-preacher"
)


@rule
def any_value_does(state: State, action: int, target: int, size: int, values: int) -> bool:
    """Whether one of these values (as bits) makes so many dice a group for an action."""
    left = values
    while left != 0:
        if does_with_one_value(state, action, target, size, lowest(left) + 1):
            return True
        left &= left - 1
    return False


@rule
def can_agree(
    state: State,
    seat: int,
    action: int,
    target: int,
    colour: int,
    most: int,
    card: int,
    budget: int,
    die: int,
    out: Row,
) -> bool:
    """Whether the group, with one die more (or NOBODY), can become one for the action when all take one value.

    With dice of that colour, `most` in all, that cost no more than `budget` together, with the help of a card.
    """
    size, strange, shown = noted(out, SIZE), noted(out, STRANGE), values_shown(state)
    without_own, without_other = 0, 0
    if die != NOBODY:
        size += 1
        shown |= 1 << (die % FACES)
        if die // BY_DISTRICT == seat:
            without_own = die % FACES + 1
        else:
            strange += 1
            without_other = die % FACES + 1
    for more_strange in range(most - size + 1):
        if best(out, OTHERS + ROW * colour, more_strange, without_other) == NO_DICE:
            return False
        of_others = 0
        if more_strange > 0:
            of_others = noted(out, OTHER_VALUES + colour) | after_turning(state, seat, colour, without_other, out)
        for more_own in range(most - size - more_strange + 1):
            dice = size + more_strange + more_own
            if best(out, OWN + ROW * colour, more_own, without_own) == NO_DICE:
                break
            if price_of_each(dice, BY_SIZE) * (strange + more_strange) > budget:
                break
            own = noted(out, OWN_VALUES + colour) if more_own > 0 else 0
            if dice >= least_dice(state, card) and any_value_does(state, action, target, dice, shown | of_others | own):
                return True
    return False


@NAMING_VALUE.offer
def values_to_take(state: State, out: Row) -> None:
    """What a die of the group shows, as far as all do for the action with it."""
    values = values_shown(state)
    while values != 0:
        if does_with_one_value(state, state.action, state.target, group_size(state), lowest(values) + 1):
            add(out, VALUE_OF_ALL, lowest(values))
        values &= values - 1
