"""Whether a group of dice is one for its action, or can become one. Rules: "Actions" 1 to 5.

For most actions it has to count enough. At the cathedral every die needs a free place in its column, and the die for a
citizen names a space.
"""

from parvis.engine.asking import noted
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.games.troyes import helps, pieces
from parvis.games.troyes.rules import activities, cathedral, group, group_bounds, one_value
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import NOBODY, VALUE, State, rule

# The cathedral


@rule
def stones_in(state: State, column: int, card: int) -> int:
    """Cubes that the group brings to a column with the help of a card."""
    count = 0
    for place in range(group.group_size(state)):
        if group.changed(state.group[place][VALUE], 1, card) == column + 1:
            count += 1
    return count


@rule
def fits_in(state: State, value: int, card: int) -> bool:
    """Whether the cube of one more die fits in after those of the group; beyond 6 there is no column."""
    column = group.worth(state, value, 1, card) - 1
    return column < pieces.COLUMNS and cathedral.free_levels(state, column) > stones_in(state, column, card)


@rule
def all_fit_in(state: State, card: int) -> bool:
    """Whether the cubes of the group fit in with the help of a card."""
    for place in range(group.group_size(state)):
        column = group.changed(state.group[place][VALUE], 1, card) - 1
        if column >= pieces.COLUMNS or cathedral.free_levels(state, column) < stones_in(state, column, card):
            return False
    return True


# Placing a citizen


@rule
def names_space(state: State, value: int, card: int) -> bool:
    """Whether a die names a space of a building; beyond 6 there is none."""
    return group.worth(state, value, 1, card) <= pieces.SPACES


# Both


@rule
def any_fits(state: State, card: int, out: Row) -> bool:
    """Whether a first die that can be paid fits in, or names a space, with the help of a card."""
    colour, fixed = group.dice_colour(state, card), group.fixed_price(state, card)
    can_pay = group.price_of_each(1, fixed) <= noted(out, group_bounds.BUDGET)
    values = group_bounds.values_there(out, colour, can_pay) | group_bounds.values_turned(
        out, colour, can_pay and fixed != helps.FOR_NOTHING
    )
    while values != 0:
        value = lowest(values) + 1
        if fits_in(state, value, card) if state.action == group.BUILD else names_space(state, value, card):
            return True
        values &= values - 1
    return False


@rule
def can_build(state: State, card: int, die: int, out: Row) -> bool:
    """Whether the cubes of the group, with one die more (or NOBODY), fit into the cathedral, one at least."""
    if not all_fit_in(state, card):
        return False
    if die != NOBODY:
        return fits_in(state, die % pieces.FACES + 1, card)
    return noted(out, group_bounds.SIZE) > 0 or any_fits(state, card, out)


@rule
def can_place(state: State, card: int, die: int, out: Row) -> bool:
    """Whether the group's die, or the one that is to be it (or NOBODY: any), names a space with the help of a card."""
    if die != NOBODY:
        return names_space(state, die % pieces.FACES + 1, card)
    if noted(out, group_bounds.SIZE) > 0:
        return group.changed(state.group[0][VALUE], 1, card) <= pieces.SPACES
    return any_fits(state, card, out)


# What is possible


@rule
def budget_for(state: State, seat: int) -> int:
    """Deniers that are left for dice when all else is paid that the action costs at least."""
    left = state.deniers[seat]
    if state.action == group.TRADE:
        left -= activities.fixed_cost(state, seat, state.target) + effects.least_price(
            state, seat, state.card[state.target]
        )
    return left


@rule
def shown_by_own(seat: int, die: int) -> int:
    """What a die shows that is the seat's own; 0 for one of others, and for NOBODY."""
    return die % pieces.FACES + 1 if die // pieces.BY_DISTRICT == seat else 0


@rule
def shown_by_other(seat: int, die: int) -> int:
    """What a die shows that is one of others; 0 for the seat's own, and for NOBODY."""
    return die % pieces.FACES + 1 if die != NOBODY and die // pieces.BY_DISTRICT != seat else 0


@rule
def does(state: State, card: int, more: int, shown: int, values: int, out: Row) -> bool:
    """Whether the group does for its action with so many dice more and the help of a card (or NOBODY).

    They show `shown` together, and all dice of the group show these values (as bits).
    """
    if group.takes_one_value(state, card):
        return one_value.any_value_does(state, noted(out, group_bounds.SIZE) + more, values)
    count = group.changed(noted(out, group_bounds.COUNTED), noted(out, group_bounds.SIZE), card) + group.worth(
        state, shown, more, card
    )
    return count + group.total_more(state, card) >= group.needed(state)


@rule
def best_of_others(state: State, seat: int, card: int, die: int, count: int, out: Row) -> int:
    """What the best dice of others show together, `count` of them, that can join the group and a die (or NOBODY)."""
    colour, fixed = group.dice_colour(state, card), group.fixed_price(state, card)
    if fixed == helps.BY_SIZE:
        return group_bounds.best_bought(state, seat, colour, count, shown_by_other(seat, die), out)
    return group_bounds.best_of_each(state, seat, colour, die, count, fixed, out)


@rule
def can_grow(state: State, seat: int, card: int, die: int, out: Row) -> bool:
    """Whether dice can join the group and a die (or NOBODY), until they do for the action with the help of a card.

    Of all groups with so many dice of others more, and so many of one's own, the best is tried.
    """
    colour, fixed, joined = group.dice_colour(state, card), group.fixed_price(state, card), int(die != NOBODY)
    own_die, other_die = shown_by_own(seat, die), shown_by_other(seat, die)
    strange, room = (
        noted(out, group_bounds.STRANGE) + int(other_die > 0),
        group.most_dice(state, card) - noted(out, group_bounds.SIZE) - joined,
    )
    there = group.values_shown(state) | (1 << (own_die + other_die) >> 1)
    of_others = noted(out, group_bounds.OTHER_VALUES + colour) | group_bounds.after_turning(
        state, seat, colour, other_die, out
    )
    if fixed != helps.BY_SIZE:
        group_bounds.note_one_of_each(state, seat, colour, die, out)
    for bought in range(room + 1):
        others = best_of_others(state, seat, card, die, bought, out)
        if others == group_bounds.NO_DICE:
            return False
        with_others = there | (of_others if bought > 0 else 0)
        for added in range(room - bought + 1):
            own, more = (
                group_bounds.best(out, group_bounds.OWN + group_bounds.ROW * colour, added, own_die),
                joined + bought + added,
            )
            size = noted(out, group_bounds.SIZE) + more
            if own == group_bounds.NO_DICE or group.price_of_each(size, fixed) * (strange + bought) > noted(
                out, group_bounds.BUDGET
            ):
                break
            shown = own_die + other_die + others + own
            values = with_others | (noted(out, group_bounds.OWN_VALUES + colour) if added > 0 else 0)
            if size >= group.least_dice(state, card) and does(state, card, more, shown, values, out):
                return True
    return False


@rule
def can_form(state: State, seat: int, card: int, die: int, out: Row) -> bool:
    """Whether the group, with one die more (or NOBODY), is or can become one for the action.

    With the cubes that help it and that of a card (or NOBODY).
    """
    if not group.takes_one_value(state, card):
        if state.action == group.BUILD and not can_build(state, card, die, out):
            return False
        if state.action == group.PLACE and not can_place(state, card, die, out):
            return False
    return can_grow(state, seat, card, die, out)


@rule
def is_complete(state: State) -> bool:
    """Whether the group is one for its action."""
    if group.group_size(state) < group.least_dice(state, NOBODY) or group.total(state) < group.needed(state):
        return False
    if state.action == group.PLACE:
        return state.group[0][VALUE] <= pieces.SPACES
    return state.action != group.BUILD or all_fit_in(state, NOBODY)
