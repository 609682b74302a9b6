"""Which actions a seat can begin: those for which there is a group of dice that it can pay. Rules: "Actions" 1 to 5.

All dice are looked at first; then every action is a question of the best ones, and of the cubes that help.
"""

from parvis.engine.asking import noted
from parvis.engine.state import Row
from parvis.games.troyes.cards import COST, COST_INFLUENCE, DIVISOR, EVENT_COLOUR, EVENT_DIVISOR
from parvis.games.troyes.pieces import DICE_COLOURS, DICE_OF, HARVEST, SPOT_COLOUR, YELLOW
from parvis.games.troyes.rules.activities import may_send
from parvis.games.troyes.rules.effects.kinds import most_times
from parvis.games.troyes.rules.effects.prices import least_price
from parvis.games.troyes.rules.fitting import any_fits
from parvis.games.troyes.rules.forming import can_be_helped
from parvis.games.troyes.rules.group import BUILD, COUNTER, FARM, PLACE, TRADE
from parvis.games.troyes.rules.reach import CUBES, look_at_dice, look_at_group, look_at_prices, most_shown
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.state import NOBODY, State, rule

TOO_FEW = -1
"""Stands for deniers where something can't be paid, or not be done at all."""


@rule
def look_at_all(state: State, seat: int, out: Row) -> None:
    """Note the dice of all colours, for the groups that could be formed."""
    look_at_group(state, seat, out)
    for colour in range(DICE_COLOURS):
        look_at_dice(state, seat, colour, out)
        look_at_prices(colour, out)


@rule
def left_for_dice(state: State, seat: int, spot: int) -> int:
    """Deniers that are left for dice when a seat uses a card once, which lies open; TOO_FEW: it can't."""
    card, left = state.card[spot], state.deniers[seat]
    if not has_tradesman(state, seat, spot):
        if not may_send(state, seat, spot) or state.influence[seat] < COST_INFLUENCE[card]:
            return TOO_FEW
        left -= COST[card]
    if most_times(state, seat, card, 1, left) == 0:
        return TOO_FEW
    return max(TOO_FEW, left - least_price(state, seat, card))


@rule
def can_trade(state: State, seat: int, spot: int, out: Row) -> bool:
    """Whether a seat can use a card now. Most that it can't fail already for the dice that all its deniers buy."""
    card, colour = state.card[spot], SPOT_COLOUR[spot]
    if card == NOBODY:
        return False
    if noted(out, CUBES) == 0 and most_shown(out, colour, state.deniers[seat]) < DIVISOR[card]:
        return False
    budget = left_for_dice(state, seat, spot)
    if budget == TOO_FEW:
        return False
    enough = most_shown(out, colour, budget) >= DIVISOR[card]
    return enough or can_be_helped(state, seat, TRADE, spot, budget, NOBODY, out)


@rule
def can_build_now(state: State, seat: int, out: Row) -> bool:
    """Whether a seat can build at the cathedral now."""
    if any_fits(state, seat, BUILD, 0, NOBODY, out):
        return True
    return can_be_helped(state, seat, BUILD, 0, state.deniers[seat], NOBODY, out)


@rule
def can_counter(state: State, seat: int, place: int, out: Row) -> bool:
    """Whether a seat can fight an event now."""
    event, budget = state.queue[place], state.deniers[seat]
    enough = most_shown(out, EVENT_COLOUR[event], budget) >= EVENT_DIVISOR[event]
    return enough or can_be_helped(state, seat, COUNTER, place, budget, NOBODY, out)


@rule
def can_place_now(state: State, seat: int, building: int, out: Row) -> bool:
    """Whether a seat can place a citizen in a building now: any die names a space."""
    if state.supply[seat] == 0:
        return False
    budget = state.deniers[seat]
    enough = most_shown(out, DICE_OF[building], budget) > 0
    return enough or can_be_helped(state, seat, PLACE, building, budget, NOBODY, out)


@rule
def can_harvest(state: State, seat: int, out: Row) -> bool:
    """Whether a seat can work in the fields now."""
    budget = state.deniers[seat]
    return most_shown(out, YELLOW, budget) >= HARVEST or can_be_helped(state, seat, FARM, 0, budget, NOBODY, out)
