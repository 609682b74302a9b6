"""What an action costs at least: the cheapest group of dice that does, without cubes that help, and all else."""

from parvis.engine.binding import course_of
from parvis.engine.state import Row
from parvis.games.troyes.cards import DIVISOR, EVENT_COLOUR, EVENT_DIVISOR
from parvis.games.troyes.pieces import BY_DISTRICT, DICE_OF, DIE_PRICE, FACES, HARVEST, SPOT_COLOUR, WHITE, YELLOW
from parvis.games.troyes.rules.group_bounds import (
    PRICES,
    look_at_dice,
    look_at_group,
    look_at_prices,
    most_shown,
    values_there,
)
from parvis.games.troyes.rules.group_validity import fits_in
from parvis.games.troyes.rules.legal_actions import left_for_dice
from parvis.games.troyes.rules.ramparts.guarding import serves
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words.explained import Arguments


def dice_on_table(state: State, seat: int, colour: int) -> Row:
    """What the rules note of the dice of a colour that a seat could use."""
    out = [0] * course_of(RULES).widest
    look_at_group(state, seat, out)
    look_at_dice(state, seat, colour, out)
    look_at_prices(colour, out)
    return out


def cheapest(state: State, seat: int, colour: int, needed: int, more: int = 0) -> Arguments:
    """Deniers for the cheapest group that counts so much, and `more`; nothing if there is none."""
    out = dice_on_table(state, seat, colour)
    prices = (DIE_PRICE * step for step in range(PRICES))
    found = next((price for price in prices if most_shown(out, colour, price) >= needed), None)
    return {} if found is None else {"least_cost": found + more}


def to_activate(state: State, seat: int, spot: int) -> Arguments:
    """For an activity card, with a new tradesman and what an activation costs at least."""
    more = state.deniers[seat] - left_for_dice(state, seat, spot)
    return cheapest(state, seat, SPOT_COLOUR[spot], DIVISOR[state.card[spot]], more)


def to_counter(state: State, seat: int, event: int) -> Arguments:
    """What the dice to counter an event cost at least."""
    return cheapest(state, seat, EVENT_COLOUR[event], EVENT_DIVISOR[event])


def to_place(state: State, seat: int, building: int) -> Arguments:
    """For a citizen in a building."""
    return cheapest(state, seat, DICE_OF[building], 1)


def to_harvest(state: State, seat: int) -> Arguments:
    """What the dice for agriculture cost at least."""
    return cheapest(state, seat, YELLOW, HARVEST)


def to_build(state: State, seat: int) -> Arguments:
    """For the cathedral: a die whose column has room."""
    out = dice_on_table(state, seat, WHITE)
    for price, buys in ((0, False), (DIE_PRICE, True)):
        values = values_there(out, WHITE, buys)
        if any(values >> (value - 1) & 1 and fits_in(state, value, NOBODY) for value in range(1, FACES + 1)):
            return {"least_cost": price}
    return {}


def to_guard(state: State, seat: int) -> Arguments:
    """For the die of a guard, before it is raised."""
    own = range(BY_DISTRICT * seat, BY_DISTRICT * (seat + 1))
    return {"least_cost": 0 if any(serves(state, seat, die) for die in own) else DIE_PRICE}
