"""Forming a group of dice: which dice may join, what a cube helps.

Rules: "Dice groups and buying", "Actions" 1 to 5. Nothing is open from which no group of the action could come.
"""

from parvis.engine.asking import add, add_set, ask, note, noted
from parvis.engine.bits import lowest
from parvis.engine.state import Row
from parvis.games.troyes import cards, helps, pieces, tiles
from parvis.games.troyes.rules import brought, cubes, dice, group, group_bounds, group_validity, in_play
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.state import NOBODY, RULES, State, rule

HELP_WITH = RULES.words("help {word}", word=cards.CardWord)
DONE = RULES.words("done")
GROUPING = RULES.question(
    "group",
    dice.A_DIE,
    HELP_WITH,
    wall.USE_TILE,
    DONE,
    about="one more die for the group, a cube that helps it or turns a bought die over, or done",
    section="groups",
)
ALL_GATES = (1 << pieces.GATES) - 1
"""Every gate, as bits: as if cubes of all tiles had been used in this turn."""


# Cubes that help


@rule
def may_be_helped(state: State) -> bool:
    """Whether a cube of a delayed card may still help: one does in an action."""
    return group.helpers_used(state) == 0


@rule
def helps_with(state: State, card: int) -> bool:
    """Whether a card helps with the action: not all do to place a citizen, or at the cathedral."""
    if state.action == group.PLACE:
        return cards.HELPS_TO_PLACE[card] == 1
    return state.action != group.BUILD or cards.HELPS_TO_BUILD[card] == 1


@rule
def helps_now(state: State, card: int) -> bool:
    """Whether a cube of a card that is for such groups can help with the group as it is."""
    return helps_with(state, card) and (group.group_size(state) == 0 or cards.BEFORE_DICE[card] == 0)


@rule
def can_help(state: State, seat: int, spot: int, die: int, out: Row) -> bool:
    """Whether the group, with one die more (or NOBODY), can become one for the action with the cube on a spot."""
    card = state.card[spot]
    if not helps_now(state, card):
        return False
    if cards.BRINGS[card] != helps.NO_DIE:
        return brought.can_bring(state, seat, spot, die, out)
    return group_validity.can_form(state, seat, card, die, out)


@rule
def can_be_helped(state: State, seat: int, die: int, out: Row) -> bool:
    """Whether the group, with one die more (or NOBODY), can become one for the action with the help of a cube."""
    spots = noted(out, group_bounds.CUBES + group.group_colour(state))
    while spots != 0:
        spot = lowest(spots)
        in_time = die == NOBODY or cards.BEFORE_DICE[state.card[spot]] == 0
        if in_time and can_help(state, seat, spot, die, out):
            return True
        spots &= spots - 1
    return False


@rule
def spots_that_may_help(state: State, out: Row) -> int:
    """Where cubes are that may help the group, as bits."""
    return noted(out, group_bounds.CUBES + group.group_colour(state)) if may_be_helped(state) else 0


@rule
def may_bring(state: State, out: Row) -> bool:
    """Whether a die might still join the group with a cube."""
    spots = spots_that_may_help(state, out)
    while spots != 0:
        if cards.BRINGS[state.card[lowest(spots)]] != helps.NO_DIE:
            return True
        spots &= spots - 1
    return False


# The question


@rule
def may_join(state: State, seat: int, die: int, out: Row) -> bool:
    """Whether the group of the action can still become one with that die."""
    if group_validity.can_form(state, seat, NOBODY, die, out):
        return True
    return may_be_helped(state) and can_be_helped(state, seat, die, out)


@rule
def colour_of_dice(state: State) -> int:
    """The colour of the dice that may join the group."""
    return group.dice_colour(state, NOBODY)


@rule
def values_that_join(state: State, seat: int, district: int, values: int, out: Row) -> int:
    """Which of these values (as bits) a die of a district may show to join the group.

    Where no column matters, a die that shows more will do as well; nor does a space, unless a cube helps to name it.
    """
    colour, left, found = colour_of_dice(state), values, 0
    each = state.action == group.BUILD or (state.action == group.PLACE and not may_be_helped(state))
    while left != 0:
        die = dice.usable_die(state, district, colour, lowest(left) + 1)
        if may_join(state, seat, die, out):
            if not each:
                return left
            found |= 1 << lowest(left)
        left &= left - 1
    return found


@rule
def add_those(state: State, district: int, colour: int, values: int, out: Row) -> None:
    """Add the dice of a district and a colour that show one of these values (as bits)."""
    there = values & dice.values_in(state, district, colour)
    add_set(out, dice.A_DIE + pieces.BY_DISTRICT * district + pieces.FACES * colour, there)


@rule
def add_dice(state: State, seat: int, out: Row) -> None:
    """The dice that may join the group, the seat's purple one too.

    All other districts are alike, unless each gives one die at most, or cubes bring dice of some.
    """
    if noted(out, group_bounds.SIZE) == group.most_dice(state, NOBODY):
        return
    colour, taking = colour_of_dice(state), group.takes_dice(state, NOBODY)
    alike = not taking and not may_bring(state, out)
    of_others = noted(out, group_bounds.OTHER_VALUES + colour)
    if alike and group.price_of_each(noted(out, group_bounds.SIZE) + 1, helps.BY_SIZE) * (
        noted(out, group_bounds.STRANGE) + 1
    ) > noted(out, group_bounds.BUDGET):
        of_others = 0
    joining_from_all = values_that_join(state, seat, pieces.NEUTRAL, of_others, out) if alike else 0
    for district in range(pieces.DISTRICTS):
        joining = joining_from_all
        if district == seat:
            joining = values_that_join(state, seat, seat, noted(out, group_bounds.OWN_VALUES + colour), out)
        elif not alike and not (taking and group.taken_from(state, district)):
            there = dice.values_in(state, district, colour)
            joining = values_that_join(state, seat, district, there, out)
        add_those(state, district, colour, joining, out)
        if district == seat:
            add_those(state, seat, pieces.PURPLE, joining, out)


@rule
def add_cubes(state: State, seat: int, out: Row) -> None:
    """The cards of which a cube can be used for the group now."""
    spots = spots_that_may_help(state, out)
    while spots != 0:
        spot = lowest(spots)
        if can_help(state, seat, spot, NOBODY, out):
            add(out, HELP_WITH, cards.WORD[state.card[spot]])
        spots &= spots - 1


@rule
def colours_wanted(state: State, out: Row) -> int:
    """The colours of the dice that may join the group, as it is or with the help of a cube, as bits."""
    colours = 0
    if noted(out, group_bounds.SIZE) < group.most_dice(state, NOBODY):
        colours = 1 << colour_of_dice(state)
    spots = spots_that_may_help(state, out)
    while spots != 0:
        colours |= 1 << group.dice_colour(state, state.card[lowest(spots)])
        spots &= spots - 1
    return colours


@rule
def look_for_group(state: State, seat: int, out: Row) -> None:
    """Note the group, what is left for dice, and those that may join."""
    group_bounds.look_at_group(state, seat, out)
    note(out, group_bounds.BUDGET, group_validity.budget_for(state, seat))
    colours = colours_wanted(state, out)
    while colours != 0:
        group_bounds.look_at_dice(state, seat, lowest(colours), out)
        colours &= colours - 1


@rule
def joins_turned(state: State, seat: int, die: int, out: Row) -> bool:
    """Whether the group can become one with a die of another district turned over: tried out, as if it lay so."""
    used, turned = state.tiles_used[seat], dice.turned_over(die)
    state.tiles_used[seat] = ALL_GATES
    dice.take_die(state, die)
    dice.return_die(state, turned)
    look_for_group(state, seat, out)
    joins = may_join(state, seat, turned, out)
    dice.take_die(state, turned)
    dice.return_die(state, die)
    state.tiles_used[seat] = used
    look_for_group(state, seat, out)
    return joins


@rule
def may_turn(state: State, seat: int, die: int, out: Row) -> bool:
    """Whether there is such a die that the seat can buy, and the group can become one with it turned over."""
    district = die // pieces.BY_DISTRICT
    if district == seat or die // pieces.FACES % pieces.ALL_COLOURS != colour_of_dice(state):
        return False
    if state.dice[district][die // pieces.FACES % pieces.ALL_COLOURS][die % pieces.FACES] == 0:
        return False
    if group.takes_dice(state, NOBODY) and group.taken_from(state, district):
        return False
    return joins_turned(state, seat, die, out)


@rule
def can_turn_any(state: State, seat: int, out: Row) -> bool:
    """Whether a die can be bought and join the group turned over."""
    if (
        noted(out, group_bounds.SIZE) == group.most_dice(state, NOBODY)
        or group.fixed_price(state, NOBODY) == helps.FOR_NOTHING
    ):
        return False
    for die in range(pieces.DICE):
        if may_turn(state, seat, die, out):
            return True
    return False


@GROUPING.offer
def group_choices(state: State, seat: int, out: Row) -> None:
    """One die more, the cube of a card, that of a tile, or done."""
    look_for_group(state, seat, out)
    add_dice(state, seat, out)
    add_cubes(state, seat, out)
    if noted(out, group_bounds.CAN_TURN) == 1 and can_turn_any(state, seat, out):
        wall.add_use(state, wall.gate_with_cube(state, seat, tiles.IN_GROUP), out)
    if group_validity.is_complete(state):
        add(out, DONE)


@GROUPING.answer(dice.A_DIE)
def add_to_group(state: State, seat: int, die: int) -> None:
    """A die joins the group, which may grow on."""
    group.join_group(state, seat, die)
    ask(state, seat, GROUPING)


@GROUPING.answer(HELP_WITH)
def use_cube(state: State, seat: int, word: int) -> None:
    """A delayed cube helps the group."""
    spot = in_play.spot_of(state, word)
    state.helpers[group.helpers_used(state)] = spot
    cubes.use_up_cube(state, seat, state.card[spot])
    ask(state, seat, GROUPING)
    brought.bring_by(state, seat, state.card[spot])
    group.reckon(state, seat)
