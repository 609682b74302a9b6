"""Activity cards: tradesmen, activations, and what they bring. Rules: "Activate an activity card"."""

from parvis.games.troyes.cards import (
    BY_CATHEDRAL,
    BY_CITIZENS,
    BY_DISTRICTS,
    BY_EVENTS,
    BY_RED_DICE,
    COST,
    DIVISOR,
    GAIN_CITIZENS,
    GAIN_CUBES,
    GAIN_DENIERS,
    GAIN_INFLUENCE,
    GAIN_POINTS,
    HELP,
    NO_HELP,
    OF,
    PAY_DENIERS,
    PAY_INFLUENCE,
    PER,
)
from parvis.games.troyes.pieces import BISHOPRIC, COLOURS, NEUTRAL, PALACE, RED, SPACES, TRADESMEN
from parvis.games.troyes.rules.cathedral import own_stones
from parvis.games.troyes.rules.dice import dice_in, dice_of, total
from parvis.games.troyes.rules.questions import CUBE_ON, SENDING, TIMES, ask
from parvis.games.troyes.rules.queue import events_out, events_with, place_of, put_cube
from parvis.games.troyes.rules.supplies import (
    CARDS,
    gain_deniers,
    gain_influence,
    gain_points,
    general_supply,
    has_tradesman,
    pay_deniers,
    recruit,
    standing,
)
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def free_space(state: State, spot: int) -> int:
    """The free space of a card with most points; TRADESMEN: there is none."""
    space = 0
    while space < TRADESMEN and state.tradesman[spot][space] != NOBODY:
        space += 1
    return space


@rule
def fixed_cost(state: State, seat: int, spot: int) -> int:
    """Deniers for a new tradesman."""
    return 0 if has_tradesman(state, seat, spot) else COST[state.card[spot]]


@rule
def citizens_out(state: State, seat: int) -> int:
    """Where citizens of a seat stand, as bits: 6 * building + space."""
    places = 0
    for building in range(COLOURS):
        for space in range(SPACES):
            if state.citizen[building][space] == seat:
                places |= 1 << SPACES * building + space
    return places


@rule
def may_trade(state: State, seat: int, spot: int) -> bool:
    """Whether a seat has its tradesman on a card or could send one, money apart."""
    if has_tradesman(state, seat, spot):
        return True
    if free_space(state, spot) == TRADESMEN:
        return False
    return state.supply[seat] > 0 or citizens_out(state, seat) != 0


@rule
def bits_of(bits: int) -> int:
    """How many bits are set."""
    count = 0
    rest = bits
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


@rule
def fewer_dice(state: State, seat: int) -> int:
    """Districts of the others, the neutral one too, with fewer dice than the own one."""
    own, count = dice_in(state, seat), 0
    for other in range(state.seats):
        if other != seat and dice_in(state, other) < own:
            count += 1
    if dice_in(state, NEUTRAL) < own:
        count += 1
    return count


@rule
def counted(state: State, seat: int, per: int) -> int:
    """How many of the things there are for which a card gives its gain."""
    if per == BY_CITIZENS:
        return max(standing(state, seat, PALACE), standing(state, seat, BISHOPRIC))
    if per == BY_CATHEDRAL:
        return own_stones(state, seat)
    if per == BY_EVENTS:
        return bits_of(events_with(state, seat))
    if per == BY_RED_DICE:
        return dice_of(state, seat, RED)
    if per == BY_DISTRICTS:
        return fewer_dice(state, seat)
    return 1


@rule
def affordable(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """How often a card can be activated, `times` at most, by somebody who has so many deniers left for it."""
    most = times
    if PAY_DENIERS[card] > 0:
        most = min(most, deniers // PAY_DENIERS[card])
    if PAY_INFLUENCE[card] > 0:
        most = min(most, state.influence[seat] // PAY_INFLUENCE[card])
    if GAIN_CITIZENS[card] > 0:
        most = min(most, (general_supply(state, seat) + GAIN_CITIZENS[card] - 1) // GAIN_CITIZENS[card])
    if GAIN_CUBES[card] > 0 and events_out(state) == 0:
        most = 0
    return most


@rule
def pay_for(state: State, seat: int, card: int, times: int) -> None:
    """What so many activations cost."""
    pay_deniers(state, seat, PAY_DENIERS[card] * times)
    state.influence[seat] -= PAY_INFLUENCE[card] * times


@rule
def perform(state: State, seat: int, card: int, times: int) -> None:
    """So many activations of a card with an effect at once: pay, then gain for everything that it counts."""
    pay_for(state, seat, card, times)
    gains = times * (counted(state, seat, PER[card]) // OF[card])
    gain_deniers(state, seat, GAIN_DENIERS[card] * gains)
    gain_influence(state, seat, GAIN_INFLUENCE[card] * gains)
    gain_points(state, seat, GAIN_POINTS[card] * gains, CARDS)
    recruit(state, seat, GAIN_CITIZENS[card] * gains)


@rule
def activate(state: State, seat: int, spot: int, times: int) -> None:
    """Activate the card of a spot so many times at most: cubes for later, cubes on events, or its effect."""
    card = state.card[spot]
    most = affordable(state, seat, card, times, state.deniers[seat])
    if HELP[card] != NO_HELP:
        state.cubes[spot][seat] += times
    elif GAIN_CUBES[card] > 0:
        ask(state, seat, CUBE_ON, times, 0)
    elif most > 1 and PAY_DENIERS[card] + PAY_INFLUENCE[card] > 0:
        ask(state, seat, TIMES, most, 0)
    else:
        perform(state, seat, card, most)


@rule
def trade(state: State, seat: int, spot: int) -> None:
    """The group is paid: a citizen becomes tradesman if none is there, and the card is activated."""
    times = total(state, state.helper) // DIVISOR[state.card[spot]]
    if has_tradesman(state, seat, spot):
        activate(state, seat, spot, times)
        return
    pay_deniers(state, seat, COST[state.card[spot]])
    if state.supply[seat] == 0:
        ask(state, seat, SENDING, times, 0)
        return
    state.supply[seat] -= 1
    state.tradesman[spot][free_space(state, spot)] = seat
    activate(state, seat, spot, times)


@rule
def send(state: State, seat: int, place: int, times: int) -> None:
    """A citizen leaves a main building to become a tradesman."""
    state.citizen[place // SPACES][place % SPACES] = NOBODY
    state.tradesman[state.target][free_space(state, state.target)] = seat
    activate(state, seat, state.target, times)


@rule
def goes_on(state: State, seat: int, left: int, used: int) -> None:
    """One more cube for an event, if there is one, it can be paid for and an event is there."""
    if left > 0 and affordable(state, seat, state.card[state.target], left, state.deniers[seat]) > 0:
        ask(state, seat, CUBE_ON, left, used)


@rule
def cube_on(state: State, seat: int, event: int, left: int) -> None:
    """One activation of a card that puts cubes on events."""
    pay_for(state, seat, state.card[state.target], 1)
    put_cube(state, seat, place_of(state, event))
    goes_on(state, seat, left - 1, 1)
