"""Dice that join a group with a cube: the cube itself, an own die turned over, an opponent's die for nothing.

Rules: Augustine, Recruiter, Distiller, Viticulturist. Whether a group can come of it is tried out: the die joins, the
group is looked at, and the die goes back.
"""

from parvis.engine.asking import add, ask, note
from parvis.engine.questions import Words
from parvis.engine.state import Row
from parvis.games.troyes import cards, helps, pieces
from parvis.games.troyes.rules import dice, group, group_bounds, group_validity
from parvis.games.troyes.state import NOBODY, RULES, State, rule

TURNING_ONE = RULES.question(
    "turn one", dice.TURN_DIE, about="the own die that is turned over and joins the group", section="card-distiller"
)
TAKING_ONE = RULES.question(
    "take one", dice.TAKE_DIE, about="the opponent's die that joins the group for nothing", section="card-viticulturist"
)

DICE_OF_PLAYERS = pieces.NEUTRAL * pieces.BY_DISTRICT
"""Numbers of dice below this are those of players."""


@rule
def bring(state: State, card: int, die: int) -> None:
    """The die that the cube of a card brings joins the group; NOBODY: the cube itself does."""
    if die == NOBODY:
        group.lay_down(state, NOBODY, cards.HELP_AMOUNT[card])
        return
    dice.take_die(state, die)
    state.brought = dice.turned_over(die) if cards.BRINGS[card] == helps.OWN_DIE else die
    group.lay_down(state, state.brought, state.brought % pieces.FACES + 1)


@rule
def take_back(state: State, die: int) -> None:
    """Undo `bring`: take the brought die out of the group, and return `die` to its district."""
    group.pick_up(state, state.brought)
    state.brought = NOBODY
    if die != NOBODY:
        dice.return_die(state, die)


@rule
def may_be_brought(state: State, seat: int, card: int, die: int) -> bool:
    """Whether a die lies where the cube of a card brings it from, and has the colour of the group's dice."""
    district, own = die // pieces.BY_DISTRICT, die // pieces.FACES % pieces.ALL_COLOURS
    if (district == seat) != (cards.BRINGS[card] == helps.OWN_DIE):
        return False
    fits = own == group.dice_colour(state, card) or (own == pieces.PURPLE and district == seat)
    return fits and state.dice[district][own][die % pieces.FACES] > 0


@rule
def does_with(state: State, seat: int, card: int, die: int, out: Row) -> bool:
    """Whether the group can become one for the action with a die that the cube of a card, which helps it, brings."""
    bring(state, card, die)
    group_bounds.look_at_group(state, seat, out)
    group_bounds.look_at_dice(state, seat, group.dice_colour(state, card), out)
    does = group_validity.can_form(state, seat, NOBODY, NOBODY, out)
    take_back(state, die)
    return does


@rule
def any_does(state: State, seat: int, card: int, out: Row) -> bool:
    """Whether the group can become one for the action with some die that the cube of a card brings."""
    if cards.BRINGS[card] == helps.ITSELF:
        return does_with(state, seat, card, NOBODY, out)
    for die in range(DICE_OF_PLAYERS):
        if may_be_brought(state, seat, card, die) and does_with(state, seat, card, die, out):
            return True
    return False


@rule
def can_bring(state: State, seat: int, spot: int, die: int, out: Row) -> bool:
    """Whether the group, with one die more (or NOBODY), can become one with what the cube on a spot brings."""
    card = state.card[spot]
    if group.group_size(state) + int(die != NOBODY) >= group.most_dice(state, card):
        return False
    if die != NOBODY:
        group.put_aside(state, die)
    place = group.helpers_used(state)
    state.helpers[place] = spot
    does = any_does(state, seat, card, out)
    state.helpers[place] = NOBODY
    if die != NOBODY:
        group.pick_up(state, die)
        dice.return_die(state, die)
    group_bounds.look_at_group(state, seat, out)
    group_bounds.look_at_dice(state, seat, group.dice_colour(state, card), out)
    return does


# The questions


@rule
def bring_by(state: State, seat: int, card: int) -> None:
    """The cube of a card helps the group: what it brings joins, or is asked about."""
    if cards.BRINGS[card] == helps.ITSELF:
        bring(state, card, NOBODY)
    elif cards.BRINGS[card] == helps.OWN_DIE:
        ask(state, seat, TURNING_ONE)
    elif cards.BRINGS[card] == helps.DIE_OF_OPPONENT:
        ask(state, seat, TAKING_ONE)


@rule
def add_brought(state: State, seat: int, words: Words, out: Row) -> None:
    """Add the dice that the cube may bring with which a group can come of it."""
    card = group.help_at(state, group.helpers_used(state) - 1)
    note(out, group_bounds.BUDGET, group_validity.budget_for(state, seat))
    for die in range(DICE_OF_PLAYERS):
        if may_be_brought(state, seat, card, die) and does_with(state, seat, card, die, out):
            add(out, words, die)


@rule
def join_by_cube(state: State, seat: int, die: int) -> None:
    """The die joins the group."""
    bring(state, group.help_at(state, group.helpers_used(state) - 1), die)
    group.reckon(state, seat)


@TURNING_ONE.offer
def dice_to_turn_over(state: State, seat: int, out: Row) -> None:
    """Own dice with which the group does, turned over."""
    add_brought(state, seat, dice.TURN_DIE, out)


@TURNING_ONE.answer
def turn_one(state: State, seat: int, die: int) -> None:
    """The die joins with its opposite face."""
    join_by_cube(state, seat, die)


@TAKING_ONE.offer
def dice_to_take(state: State, seat: int, out: Row) -> None:
    """Opponents' dice with which the group does."""
    add_brought(state, seat, dice.TAKE_DIE, out)


@TAKING_ONE.answer
def take_one(state: State, seat: int, die: int) -> None:
    """The die joins for nothing."""
    join_by_cube(state, seat, die)
