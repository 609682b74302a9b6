"""Forming a group of dice: which dice may join, what a cube helps.

Rules: "Dice groups and buying", "Actions" 1 to 5. Nothing is open from which no group of the action could come.
"""

from parvis.engine.asking import add, ask, note, noted
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import (
    ACTIVITY_WORDS,
    ANY_COLOUR,
    BEFORE_DICE,
    HELP_GROUP,
    HELPS_TO_BUILD,
    HELPS_TO_PLACE,
    WORD,
)
from parvis.games.troyes.pieces import (
    BY_DISTRICT,
    COLUMNS,
    DICE_COLOURS,
    DISTRICTS,
    FACES,
    NEUTRAL,
    SPACES,
)
from parvis.games.troyes.rules.activities import fixed_cost
from parvis.games.troyes.rules.cathedral import free_levels
from parvis.games.troyes.rules.dice import A_DIE
from parvis.games.troyes.rules.effects.helping import CUBE_USED
from parvis.games.troyes.rules.effects.prices import PAY_DENIERS
from parvis.games.troyes.rules.group import (
    BUILD,
    PLACE,
    TRADE,
    changed,
    dice_colour,
    group_colour,
    group_size,
    helpers_used,
    join_group,
    most_dice,
    needed,
    price_of_each,
    reckon,
    taken_from,
    takes_dice,
    total,
    worth,
)
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.ramparts.wall import USE_TILE, add_use, gate_with_cube
from parvis.games.troyes.rules.reach import (
    CUBES,
    ONE_MAY_BE,
    OTHER_VALUES,
    OWN_VALUES,
    SIZE,
    THIS_IS,
    TURNED,
    can_count,
    look_at_dice,
    look_at_group,
    values_there,
    values_turned,
)
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State, rule
from parvis.games.troyes.tiles import IN_GROUP

HELP_WITH = RULES.words("help", [f"help {card}" for card in ACTIVITY_WORDS])
DONE = RULES.words("done", ["done"])
GROUPING = RULES.question(
    "group",
    A_DIE,
    HELP_WITH,
    USE_TILE,
    DONE,
    about="one more die for the group, a cube that helps it or turns a bought die over, or done",
)


# Cubes that help


@rule
def may_be_helped(state: State) -> bool:
    """Whether a cube of a delayed card may still help: one does in an action."""
    return helpers_used(state) == 0


@rule
def helps_with(state: State, action: int, card: int) -> bool:
    """Whether a card helps with an action. Under ruling 1 none helps to place a citizen, all do at the cathedral."""
    if action == PLACE:
        return state.ruling > 1 and HELPS_TO_PLACE[card] == 1
    return action != BUILD or HELPS_TO_BUILD[card] == 1


@rule
def helps(state: State, action: int, target: int, card: int) -> bool:
    """Whether a cube of a card can help with the group as it is."""
    if not helps_with(state, action, card):
        return False
    if HELP_GROUP[card] != ANY_COLOUR and HELP_GROUP[card] != group_colour(state, action, target):
        return False
    return group_size(state) == 0 or BEFORE_DICE[card] == 0


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
    taking = takes_dice(state, card)
    can_pay = price_of_each(1, taking) <= state.deniers[seat]
    values = values_there(out, colour, can_pay) | values_turned(out, colour, can_pay and not taking)
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
        return state.deniers[seat] - fixed_cost(state, seat, target) - PAY_DENIERS[state.card[target]]
    return state.deniers[seat]


@rule
def can_form(state: State, seat: int, action: int, target: int, card: int, budget: int, die: int, out: Row) -> bool:
    """Whether the group, with one die more (or NOBODY), is or can become one for the action.

    With the cubes that help it and that of a card (or NOBODY).
    """
    if action == BUILD and not can_build(state, seat, card, die, out):
        return False
    if action == PLACE and not can_place(state, seat, target, card, die, out):
        return False
    colour = dice_colour(state, action, target, card)
    most = most_dice(state, action, card)
    return can_count(state, seat, colour, most, card, needed(state, action, target), budget, die, out)


@rule
def can_be_helped(state: State, seat: int, action: int, target: int, budget: int, die: int, out: Row) -> bool:
    """Whether the group, with one die more (or NOBODY), can become one for the action with the help of a cube."""
    spots = noted(out, CUBES)
    while spots != 0:
        card = state.card[lowest(spots)]
        in_time = die == NOBODY or BEFORE_DICE[card] == 0
        may_help = in_time and helps(state, action, target, card)
        if may_help and can_form(state, seat, action, target, card, budget, die, out):
            return True
        spots &= spots - 1
    return False


# The question


@rule
def may_join(state: State, seat: int, die: int, budget: int, out: Row) -> bool:
    """Whether the group of the action can still become one with that die."""
    action, target = state.action, state.target
    if can_form(state, seat, action, target, NOBODY, budget, die, out):
        return True
    return may_be_helped(state) and can_be_helped(state, seat, action, target, budget, die, out)


@rule
def colour_of_dice(state: State) -> int:
    """The colour of the dice that may join the group."""
    return dice_colour(state, state.action, state.target, NOBODY)


@rule
def values_that_join(state: State, seat: int, district: int, budget: int, out: Row) -> int:
    """What a die may show to join the group, as bits: one of the seat's own, or of any other district.

    Where no column or space matters, a die that shows more will do as well.
    """
    colour = colour_of_dice(state)
    left = noted(out, OWN_VALUES + colour) if district == seat else noted(out, OTHER_VALUES + colour)
    found = 0
    while left != 0:
        die = BY_DISTRICT * district + FACES * colour + lowest(left)
        if may_join(state, seat, die, budget, out):
            if state.action not in (BUILD, PLACE):
                return left
            found |= 1 << lowest(left)
        left &= left - 1
    return found


@rule
def add_dice(state: State, seat: int, budget: int, out: Row) -> None:
    """The dice that may join the group. All other districts are alike, unless each gives one die at most."""
    colour, taking = colour_of_dice(state), takes_dice(state, NOBODY)
    if noted(out, SIZE) == most_dice(state, state.action, NOBODY):
        return
    of_others = values_that_join(state, seat, NEUTRAL, budget, out) if not taking else 0
    for district in range(DISTRICTS):
        joining = of_others
        if district == seat or (taking and not taken_from(state, district)):
            joining = values_that_join(state, seat, district, budget, out)
        while joining != 0:
            if state.dice[district][colour][lowest(joining)] > 0:
                add(out, A_DIE, BY_DISTRICT * district + FACES * colour + lowest(joining))
            joining &= joining - 1


@rule
def add_cubes(state: State, seat: int, budget: int, out: Row) -> None:
    """The cards of which a cube can be used for the group now."""
    spots = noted(out, CUBES) if may_be_helped(state) else 0
    while spots != 0:
        card = state.card[lowest(spots)]
        may_help = helps(state, state.action, state.target, card)
        if may_help and can_form(state, seat, state.action, state.target, card, budget, NOBODY, out):
            add(out, HELP_WITH, WORD[card])
        spots &= spots - 1


@rule
def values_to_turn(state: State, seat: int, budget: int, out: Row) -> int:
    """What dice of other districts show, as bits, that may be bought and join the group turned over."""
    colour, found = colour_of_dice(state), 0
    if noted(out, SIZE) == most_dice(state, state.action, NOBODY) or takes_dice(state, NOBODY):
        return 0
    left, before = noted(out, OTHER_VALUES + colour), noted(out, TURNED)
    note(out, TURNED, THIS_IS)
    while left != 0:
        turned = BY_DISTRICT * NEUTRAL + FACES * colour + FACES - 1 - lowest(left)
        if may_join(state, seat, turned, budget, out):
            found |= 1 << lowest(left)
        left &= left - 1
    note(out, TURNED, before)
    return found


@rule
def is_complete(state: State) -> bool:
    """Whether the group is one for its action."""
    if group_size(state) == 0 or total(state) < needed(state, state.action, state.target):
        return False
    if state.action == PLACE:
        return state.group[0][VALUE] <= SPACES
    return state.action != BUILD or all_fit_in(state, NOBODY)


@rule
def look_for_group(state: State, seat: int, out: Row) -> None:
    """Note the group and the dice that may join it."""
    look_at_group(state, seat, out)
    for colour in range(DICE_COLOURS):
        if colour == colour_of_dice(state) or noted(out, CUBES) != 0:
            look_at_dice(state, seat, colour, out)


@GROUPING.offer
def group_choices(state: State, seat: int, out: Row) -> None:
    """One die more, the cube of a card, that of a tile, or done."""
    look_for_group(state, seat, out)
    budget = budget_for(state, seat, state.action, state.target)
    add_dice(state, seat, budget, out)
    add_cubes(state, seat, budget, out)
    if noted(out, TURNED) == ONE_MAY_BE and values_to_turn(state, seat, budget, out) != 0:
        add_use(state, gate_with_cube(state, seat, IN_GROUP), out)
    if is_complete(state):
        add(out, DONE)


@GROUPING.answer(A_DIE)
def add_to_group(state: State, seat: int, die: int) -> None:
    """A die joins the group, which may grow on."""
    join_group(state, seat, die)
    ask(state, seat, GROUPING)


@GROUPING.answer(HELP_WITH)
def use_cube(state: State, seat: int, word: int) -> None:
    """A delayed cube helps the group."""
    spot = spot_of(state, word)
    state.helpers[helpers_used(state)] = spot
    state.cubes[spot][seat] -= 1
    tell(state, CUBE_USED, seat, state.card[spot])
    reckon(state, seat)
    ask(state, seat, GROUPING)
