"""Whether a group of dice is one for its action, or can become one. Rules: "Actions" 1 to 5.

For most actions it has to count enough. At the cathedral every die needs a free place in its column, and the die for a
citizen names a space.
"""

from parvis.engine.asking import noted
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.games.troyes.helps import FOR_NOTHING
from parvis.games.troyes.pieces import COLUMNS, FACES, SPACES
from parvis.games.troyes.rules.activities import fixed_cost
from parvis.games.troyes.rules.cathedral import free_levels
from parvis.games.troyes.rules.effects.prices import least_price
from parvis.games.troyes.rules.group import (
    BUILD,
    PLACE,
    TRADE,
    changed,
    dice_colour,
    fixed_price,
    group_size,
    least_dice,
    most_dice,
    needed,
    price_of_each,
    takes_one_value,
    total,
    worth,
)
from parvis.games.troyes.rules.group_bounds import SIZE, can_count, values_there, values_turned
from parvis.games.troyes.rules.one_value import can_agree
from parvis.games.troyes.state import NOBODY, VALUE, State, rule

# The cathedral


@rule
def stones_in(state: State, column: int, card: int) -> int:
    """Cubes that the group brings to a column with the help of a card."""
    count = 0
    for place in range(group_size(state)):
        if changed(state.group[place][VALUE], 1, card) == column + 1:
            count += 1
    return count


@rule
def fits_in(state: State, value: int, card: int) -> bool:
    """Whether the cube of one more die fits in after those of the group; beyond 6 there is no column."""
    column = worth(state, value, 1, card) - 1
    return column < COLUMNS and free_levels(state, column) > stones_in(state, column, card)


@rule
def all_fit_in(state: State, card: int) -> bool:
    """Whether the cubes of the group fit in with the help of a card."""
    for place in range(group_size(state)):
        column = changed(state.group[place][VALUE], 1, card) - 1
        if column >= COLUMNS or free_levels(state, column) < stones_in(state, column, card):
            return False
    return True


# Placing a citizen


@rule
def names_space(state: State, value: int, card: int) -> bool:
    """Whether a die names a space of a building; beyond 6 there is none."""
    return worth(state, value, 1, card) <= SPACES


# Both


@rule
def any_fits(state: State, seat: int, action: int, target: int, card: int, out: Row) -> bool:
    """Whether a first die that the seat can pay fits in, or names a space, with the help of a card."""
    colour = dice_colour(state, action, target, card)
    fixed = fixed_price(state, card)
    can_pay = price_of_each(1, fixed) <= state.deniers[seat]
    values = values_there(out, colour, can_pay) | values_turned(out, colour, can_pay and fixed != FOR_NOTHING)
    while values != 0:
        value = lowest(values) + 1
        if fits_in(state, value, card) if action == BUILD else names_space(state, value, card):
            return True
        values &= values - 1
    return False


@rule
def can_build(state: State, seat: int, card: int, die: int, out: Row) -> bool:
    """Whether the cubes of the group, with one die more (or NOBODY), fit into the cathedral, one at least."""
    if not all_fit_in(state, card):
        return False
    if die != NOBODY:
        return fits_in(state, die % FACES + 1, card)
    return noted(out, SIZE) > 0 or any_fits(state, seat, BUILD, 0, card, out)


@rule
def can_place(state: State, seat: int, building: int, card: int, die: int, out: Row) -> bool:
    """Whether the group's die, or the one that is to be it (or NOBODY: any), names a space with the help of a card."""
    if die != NOBODY:
        return names_space(state, die % FACES + 1, card)
    if noted(out, SIZE) > 0:
        return changed(state.group[0][VALUE], 1, card) <= SPACES
    return any_fits(state, seat, PLACE, building, card, out)


# What is possible


@rule
def budget_for(state: State, seat: int, action: int, target: int) -> int:
    """Deniers that are left for dice when all else is paid that the action costs at least."""
    if action == TRADE:
        return state.deniers[seat] - fixed_cost(state, seat, target) - least_price(state, seat, state.card[target])
    return state.deniers[seat]


@rule
def can_form(state: State, seat: int, action: int, target: int, card: int, budget: int, die: int, out: Row) -> bool:
    """Whether the group, with one die more (or NOBODY), is or can become one for the action.

    With the cubes that help it and that of a card (or NOBODY).
    """
    colour, most = dice_colour(state, action, target, card), most_dice(state, action, card)
    if takes_one_value(state, card):
        return can_agree(state, seat, action, target, colour, most, card, budget, die, out)
    if action == BUILD and not can_build(state, seat, card, die, out):
        return False
    if action == PLACE and not can_place(state, seat, target, card, die, out):
        return False
    return can_count(state, seat, colour, most, card, needed(state, action, target), budget, die, out)


@rule
def is_complete(state: State) -> bool:
    """Whether the group is one for its action."""
    if group_size(state) < least_dice(state, NOBODY) or total(state) < needed(state, state.action, state.target):
        return False
    if state.action == PLACE:
        return state.group[0][VALUE] <= SPACES
    return state.action != BUILD or all_fit_in(state, NOBODY)
