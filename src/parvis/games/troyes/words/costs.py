"""What an action costs at least: the cheapest group of dice that does, and all else.

Nothing is told where a cube might help a group that costs something: with it, another one may cost less.
"""

from parvis.engine.binding import course_of
from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import cubes, group_bounds, group_validity, legal_actions
from parvis.games.troyes.rules.ramparts import guarding
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words import explained


def dice_on_table(state: State, seat: int, colour: int) -> Row:
    """What the rules note of the dice of a colour that a seat could use."""
    out = [0] * course_of(RULES).widest
    group_bounds.look_at_group(state, seat, out)
    group_bounds.look_at_dice(state, seat, colour, out)
    group_bounds.look_at_prices(colour, out)
    return out


def cheapest(state: State, seat: int, colour: int, needed: int, more: int = 0) -> explained.Arguments:
    """Deniers for the cheapest group that counts so much, and `more`; nothing if there is none."""
    out = dice_on_table(state, seat, colour)
    prices = (pieces.DIE_PRICE * step for step in range(group_bounds.PRICES))
    found = next((price for price in prices if group_bounds.most_shown(out, colour, price) >= needed), None)
    return {} if found is None or (found > 0 and may_be_helped(state, seat)) else {"least_cost": found + more}


def may_be_helped(state: State, seat: int) -> bool:
    """Whether the seat has a cube on a card whose cubes help later."""
    kept = (card for card in state.card if card != NOBODY and cards.ACTIVITY_CARDS[card]["kind"] == cards.DELAYED)
    return any(cubes.cubes_of(state, seat, card) > 0 for card in kept)


def to_activate(state: State, seat: int, spot: int) -> explained.Arguments:
    """For an activity card, with a new tradesman and what an activation costs at least."""
    more = state.deniers[seat] - legal_actions.left_for_dice(state, seat, spot)
    return cheapest(state, seat, pieces.SPOT_COLOUR[spot], cards.DIVISOR[state.card[spot]], more)


def to_counter(state: State, seat: int, event: int) -> explained.Arguments:
    """What the dice to counter an event cost at least."""
    return cheapest(state, seat, cards.EVENT_COLOUR[event], cards.EVENT_DIVISOR[event])


def to_place(state: State, seat: int, building: int) -> explained.Arguments:
    """For a citizen in a building."""
    return cheapest(state, seat, pieces.DICE_OF[building], 1)


def to_harvest(state: State, seat: int) -> explained.Arguments:
    """What the dice for agriculture cost at least."""
    return cheapest(state, seat, pieces.YELLOW, pieces.HARVEST)


def to_build(state: State, seat: int) -> explained.Arguments:
    """For the cathedral: a die whose column has room."""
    out = dice_on_table(state, seat, pieces.WHITE)
    for price, buys in ((0, False), (pieces.DIE_PRICE, True))[: 1 if may_be_helped(state, seat) else 2]:
        values = group_bounds.values_there(out, pieces.WHITE, buys)
        if any(
            values >> (value - 1) & 1 and group_validity.fits_in(state, value, NOBODY)
            for value in range(1, pieces.FACES + 1)
        ):
            return {"least_cost": price}
    return {}


def to_guard(state: State, seat: int) -> explained.Arguments:
    """For the die of a guard, before it is raised."""
    own = range(pieces.BY_DISTRICT * seat, pieces.BY_DISTRICT * (seat + 1))
    return {"least_cost": 0 if any(guarding.serves(state, seat, die) for die in own) else pieces.DIE_PRICE}
