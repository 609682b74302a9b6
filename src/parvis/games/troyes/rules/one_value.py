"""All dice of a group take the value of one of them, which is named when the group is complete. Rules: the Preacher."""

from parvis.engine.asking import add
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import group
from parvis.games.troyes.state import RULES, State, rule

VALUE_OF_ALL = RULES.words("value {value}", value=pieces.Value)
NAMING_VALUE = RULES.question(
    "value", VALUE_OF_ALL, about="the value that all dice of the group take", section="card-preacher"
)


@rule
def any_value_does(state: State, size: int, values: int) -> bool:
    """Whether one of these values (as bits) makes so many dice a group for the action."""
    left = values
    while left != 0:
        if group.does_with_one_value(state, size, lowest(left) + 1):
            return True
        left &= left - 1
    return False


@NAMING_VALUE.offer
def values_to_take(state: State, out: Row) -> None:
    """What a die of the group shows, as far as all do for the action with it."""
    values = group.values_shown(state)
    while values != 0:
        if group.does_with_one_value(state, group.group_size(state), lowest(values) + 1):
            add(out, VALUE_OF_ALL, lowest(values))
        values &= values - 1
