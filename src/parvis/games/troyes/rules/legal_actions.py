"""Which actions a seat can begin: those for which there is a group of dice that it can pay. Rules: "Actions" 1 to 5.

All dice are looked at first; then every action is a question of the best ones, and of the cubes that help.
"""

from parvis.engine.asking import note, noted
from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import activities, group, group_bounds, group_growth, group_validity, queue, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import NOBODY, State, rule

NO_CARD = 99
"""More than dice can count."""
ENOUGH_WITH_CUBES = NO_CARD - 1
NEEDED = (NO_CARD, *cards.DIVISOR)
"""By activity card, from NOBODY on: what its dice have to count."""
TOO_FEW = -1
"""Stands for deniers where something can't be paid, or not be done at all."""


@rule
def look_at_all(state: State, seat: int, out: Row) -> None:
    """Note the dice of all colours, for the groups that could be formed."""
    group_bounds.look_at_group(state, seat, out)
    for colour in range(pieces.DICE_COLOURS):
        group_bounds.look_at_dice(state, seat, colour, out)
        group_bounds.look_at_prices(colour, out)


@rule
def helped(out: Row, colour: int) -> bool:
    """Whether there are cubes that are for groups of a colour."""
    return noted(out, group_bounds.CUBES + colour) != 0


@rule
def left_for_dice(state: State, seat: int, spot: int) -> int:
    """Deniers that are left for dice when a seat uses a card once, which lies open; TOO_FEW: it can't."""
    card, left = state.card[spot], state.deniers[seat]
    if not supplies.has_tradesman(state, seat, spot):
        if not activities.may_send(state, seat, spot) or state.influence[seat] < cards.COST_INFLUENCE[card]:
            return TOO_FEW
        left -= cards.COST[card]
    if effects.most_times(state, seat, card, 1, left) == 0:
        return TOO_FEW
    return max(TOO_FEW, left - effects.least_price(state, seat, card))


@rule
def try_out(state: State, action: int, target: int, budget: int, out: Row) -> int:
    """Let it be as if an action had begun, for which so many deniers are left for dice; what the target was before."""
    before = state.target
    state.action = action
    state.target = target
    note(out, group_bounds.BUDGET, budget)
    return before


@rule
def call_off(state: State, before: int) -> None:
    """Undo `try_out`: no action has begun, and the target is what it was before."""
    state.action = group.NOTHING
    state.target = before


@rule
def can_with_cube(state: State, seat: int, action: int, target: int, budget: int, out: Row) -> bool:
    """Whether a group can become one for an action with the help of a cube."""
    before = try_out(state, action, target, budget, out)
    can = group_growth.can_be_helped(state, seat, NOBODY, out)
    call_off(state, before)
    return can


@rule
def spots_in_reach(state: State, seat: int, out: Row) -> int:
    """The open cards, by their spots as bits, for which the dice that all deniers buy count enough, or cubes may help.

    Most that can't be used fail for that already; it is found out for all in the same way, without a question.
    """
    bits = 0
    for colour in range(pieces.CARD_COLOURS):
        most = (
            group_bounds.most_shown(out, colour, state.deniers[seat]) if not helped(out, colour) else ENOUGH_WITH_CUBES
        )
        for level in range(pieces.LEVELS):
            spot = pieces.LEVELS * colour + level
            bits |= 1 << spot if most >= NEEDED[state.card[spot] + 1] else 0
    return bits


@rule
def can_trade(state: State, seat: int, spot: int, out: Row) -> bool:
    """Whether a seat can use a card now, which is in reach."""
    card, colour = state.card[spot], pieces.SPOT_COLOUR[spot]
    budget = left_for_dice(state, seat, spot)
    if budget == TOO_FEW:
        return False
    enough = group_bounds.most_shown(out, colour, budget) >= cards.DIVISOR[card]
    return enough or (helped(out, colour) and can_with_cube(state, seat, group.TRADE, spot, budget, out))


@rule
def can_build_now(state: State, seat: int, out: Row) -> bool:
    """Whether a seat can build at the cathedral now."""
    before = try_out(state, group.BUILD, 0, state.deniers[seat], out)
    can = group_validity.any_fits(state, NOBODY, out) or group_growth.can_be_helped(state, seat, NOBODY, out)
    call_off(state, before)
    return can


@rule
def can_counter(state: State, seat: int, event: int, out: Row) -> bool:
    """Whether a seat can fight an event in the queue now."""
    budget, colour = state.deniers[seat], cards.EVENT_COLOUR[event]
    if group_bounds.most_shown(out, colour, budget) >= cards.EVENT_DIVISOR[event]:
        return True
    return helped(out, colour) and can_with_cube(state, seat, group.COUNTER, queue.place_of(state, event), budget, out)


@rule
def can_place_now(state: State, seat: int, building: int, out: Row) -> bool:
    """Whether a seat can place a citizen in a building now: any die names a space."""
    if state.supply[seat] == 0:
        return False
    budget, colour = state.deniers[seat], pieces.DICE_OF[building]
    enough = group_bounds.most_shown(out, colour, budget) > 0
    return enough or (helped(out, colour) and can_with_cube(state, seat, group.PLACE, building, budget, out))


@rule
def can_harvest(state: State, seat: int, out: Row) -> bool:
    """Whether a seat can work in the fields now."""
    budget = state.deniers[seat]
    enough = group_bounds.most_shown(out, pieces.YELLOW, budget) >= pieces.HARVEST
    return enough or (helped(out, pieces.YELLOW) and can_with_cube(state, seat, group.FARM, 0, budget, out))
