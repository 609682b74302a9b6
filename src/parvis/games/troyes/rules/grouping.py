"""Forming a group of dice for an action: which actions are possible, which dice may join, what a cube helps.

Rules: "Dice groups and buying", "Actions" 1 to 5. Nothing is open from which no group of the action could come.
"""

from parvis.games.troyes.cards import (
    ADD_TO_EACH,
    ADD_TO_TOTAL,
    ANY,
    DIVISOR,
    EVENT_COLOUR,
    EVENT_DIVISOR,
    HELP,
    HELP_DICE,
    HELP_GROUP,
    MULTIPLY,
    PAY_DENIERS,
    RECOLOUR,
    SET_EACH,
    TAKE_ONE_EACH,
)
from parvis.games.troyes.catalogue import DIE, DONE
from parvis.games.troyes.catalogue import HELP as FIRST_HELP
from parvis.games.troyes.pieces import DISTRICTS, FACES, GROUP, HARVEST, LEVELS, SPOTS, WHITE, YELLOW
from parvis.games.troyes.rules.activities import affordable, fixed_cost, may_trade
from parvis.games.troyes.rules.cathedral import all_fit_in, fits_in
from parvis.games.troyes.rules.dice import BY_DISTRICT, group_size, help_of, price_of, taken_from, total
from parvis.games.troyes.rules.reach import CUBES, can_reach, means_of
from parvis.games.troyes.state import NOBODY, State, rule

NOTHING, TRADE, BUILD, COUNTER, PLACE, FARM = range(6)
"""What a group is for; the target says which spot, event in the queue or building."""
FIRST_CUBE = DISTRICTS * FACES
READY = FIRST_CUBE + SPOTS


@rule
def group_colour(state: State, action: int, target: int) -> int:
    """The colour as which the dice of an action are used."""
    if action == TRADE:
        return target // LEVELS
    if action == COUNTER:
        return EVENT_COLOUR[state.queue[target]]
    if action == PLACE:
        return target
    return WHITE if action == BUILD else YELLOW


@rule
def needed(state: State, action: int, target: int) -> int:
    """What a group has to count at least."""
    if action == TRADE:
        return DIVISOR[state.card[target]]
    if action == COUNTER:
        return EVENT_DIVISOR[state.queue[target]]
    return HARVEST if action == FARM else 1


@rule
def budget_for(state: State, seat: int, action: int, target: int) -> int:
    """Deniers that are left for dice when all else is paid that the action costs at least."""
    if action == TRADE:
        return state.deniers[seat] - fixed_cost(state, seat, target) - PAY_DENIERS[state.card[target]]
    return state.deniers[seat]


@rule
def helps_later(state: State, spot: int) -> bool:
    """Whether a cube of that spot can still help when the group has dice; others are about which dice those are."""
    return HELP[state.card[spot]] in (ADD_TO_TOTAL, ADD_TO_EACH, SET_EACH)


@rule
def helps(state: State, action: int, colour: int, spot: int) -> bool:
    """Whether an own cube of that spot can help with such a group, as it is now. None helps to place a citizen."""
    if action == PLACE:
        return False
    card = state.card[spot]
    if HELP_GROUP[card] != ANY and HELP_GROUP[card] != colour:
        return False
    return group_size(state) == 0 or helps_later(state, spot)


@rule
def dice_colour(state: State, colour: int, helper: int) -> int:
    """The colour of the dice themselves."""
    kind = help_of(state, helper)
    return HELP_DICE[state.card[helper]] if kind in (RECOLOUR, MULTIPLY) else colour


@rule
def most_dice(state: State, action: int, helper: int) -> int:
    """How many dice a group may have."""
    return 1 if action == PLACE or help_of(state, helper) == MULTIPLY else GROUP


@rule
def can_build(state: State, seat: int, helper: int, die: int) -> bool:
    """Whether the cubes of the group, with one die more (or NOBODY), fit into the cathedral, one at least."""
    if not all_fit_in(state, helper):
        return False
    if die != NOBODY:
        return fits_in(state, die, helper)
    if group_size(state) > 0:
        return True
    for district in range(DISTRICTS):
        for value in range(FACES):
            first = BY_DISTRICT * district + FACES * WHITE + value
            paid = district == seat or price_of(1, 1, help_of(state, helper)) <= state.deniers[seat]
            if paid and state.dice[district][WHITE][value] > 0 and fits_in(state, first, helper):
                return True
    return False


@rule
def can_form(state: State, seat: int, means: int, budget: int, action: int, target: int, helper: int, die: int) -> bool:
    """Whether the group, with one die more (or NOBODY), is or can become one for the action, with that help.

    `means`: see `reach.py`; `budget`: deniers for dice.
    """
    if action == BUILD and not can_build(state, seat, helper, die):
        return False
    colour = dice_colour(state, group_colour(state, action, target), helper)
    most = most_dice(state, action, helper)
    return can_reach(state, seat, means, colour, most, helper, needed(state, action, target), budget, die)


@rule
def is_possible(state: State, seat: int, means: int, budget: int, action: int, target: int, die: int) -> bool:
    """Whether the group, with one die more (or NOBODY), can become one for the action, with or without help."""
    if can_form(state, seat, means, budget, action, target, state.helper, die):
        return True
    if state.helper == NOBODY and means >> CUBES != 0:
        colour = group_colour(state, action, target)
        for spot in range(SPOTS):
            if means >> CUBES + spot & 1 == 1 and helps(state, action, colour, spot):
                later = die == NOBODY or helps_later(state, spot)
                if later and can_form(state, seat, means, budget, action, target, spot, die):
                    return True
    return False


@rule
def can_trade(state: State, seat: int, spot: int, budget: int) -> bool:
    """Whether a seat can use a card once, dice apart."""
    card = state.card[spot]
    return may_trade(state, seat, spot) and affordable(state, seat, card, 1, budget + PAY_DENIERS[card]) > 0


@rule
def can_begin(state: State, seat: int, means: int, action: int, target: int) -> bool:
    """Whether a seat can do an action now."""
    if action == TRADE and state.card[target] == NOBODY:
        return False
    budget = budget_for(state, seat, action, target)
    if action == TRADE and not can_trade(state, seat, target, budget):
        return False
    if action == PLACE and state.supply[seat] == 0:
        return False
    return is_possible(state, seat, means, budget, action, target, NOBODY)


@rule
def may_join(state: State, seat: int, means: int, budget: int, die: int) -> bool:
    """Whether a die that lies in its district may join the group."""
    district = die // BY_DISTRICT
    if help_of(state, state.helper) == TAKE_ONE_EACH and district != seat and taken_from(state, district):
        return False
    return is_possible(state, seat, means, budget, state.action, state.target, die)


@rule
def is_ready(state: State) -> bool:
    """Whether the group is one for its action."""
    if group_size(state) == 0 or total(state, state.helper) < needed(state, state.action, state.target):
        return False
    return state.action != BUILD or all_fit_in(state, state.helper)


@rule
def dice_answers(state: State, seat: int, means: int, budget: int, enough: int) -> int:
    """The dice that may join the group, as bits: 6 * district + value less 1; not more than `enough` of them."""
    bits, found = 0, 0
    if group_size(state) == most_dice(state, state.action, state.helper):
        return bits
    colour = dice_colour(state, group_colour(state, state.action, state.target), state.helper)
    for district in range(DISTRICTS):
        for value in range(FACES):
            die = BY_DISTRICT * district + FACES * colour + value
            if state.dice[district][colour][value] > 0 and may_join(state, seat, means, budget, die):
                bits |= 1 << FACES * district + value
                found += 1
                if found == enough:
                    return bits
    return bits


@rule
def cube_answers(state: State, seat: int, means: int, budget: int) -> int:
    """The spots of which a cube can be used for the group now, as bits."""
    bits = 0
    if state.helper != NOBODY or means >> CUBES == 0:
        return bits
    colour = group_colour(state, state.action, state.target)
    for spot in range(SPOTS):
        if means >> CUBES + spot & 1 == 1 and helps(state, state.action, colour, spot):
            can_help = can_form(state, seat, means, budget, state.action, state.target, spot, NOBODY)
            bits |= 1 << spot if can_help else 0
    return bits


@rule
def group_answers(state: State, seat: int, enough: int) -> int:
    """What may be decided about the group, as bits: one die more, a cube of a spot, ready.

    No more dice are looked for when `enough` have been found.
    """
    means, budget = means_of(state, seat), budget_for(state, seat, state.action, state.target)
    bits = dice_answers(state, seat, means, budget, enough)
    bits |= cube_answers(state, seat, means, budget) << FIRST_CUBE
    if is_ready(state):
        bits |= 1 << READY
    return bits


@rule
def group_decision(state: State, answer: int) -> int:
    """The decision that a bit of `group_answers` stands for."""
    if answer == READY:
        return DONE
    if answer >= FIRST_CUBE:
        return FIRST_HELP + state.card[answer - FIRST_CUBE]
    dice = dice_colour(state, group_colour(state, state.action, state.target), state.helper)
    return DIE + BY_DISTRICT * (answer // FACES) + FACES * dice + answer % FACES
