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
def free_space(game: State, spot: int) -> int:
    """The free space of a card with most points; TRADESMEN: there is none."""
    space = 0
    while space < TRADESMEN and game.tradesman[spot][space] != NOBODY:
        space += 1
    return space


@rule
def fixed_cost(game: State, seat: int, spot: int) -> int:
    """Deniers for a new tradesman."""
    return 0 if has_tradesman(game, seat, spot) else COST[game.card[spot]]


@rule
def citizens_out(game: State, seat: int) -> int:
    """Where citizens of a seat stand, as bits: 6 * building + space."""
    places = 0
    for building in range(COLOURS):
        for space in range(SPACES):
            if game.citizen[building][space] == seat:
                places |= 1 << SPACES * building + space
    return places


@rule
def may_trade(game: State, seat: int, spot: int) -> bool:
    """Whether a seat has its tradesman on a card or could send one, money apart."""
    if has_tradesman(game, seat, spot):
        return True
    if free_space(game, spot) == TRADESMEN:
        return False
    return game.supply[seat] > 0 or citizens_out(game, seat) != 0


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
def fewer_dice(game: State, seat: int) -> int:
    """Districts of the others, the neutral one too, with fewer dice than the own one."""
    own, count = dice_in(game, seat), 0
    for other in range(game.seats):
        if other != seat and dice_in(game, other) < own:
            count += 1
    if dice_in(game, NEUTRAL) < own:
        count += 1
    return count


@rule
def counted(game: State, seat: int, per: int) -> int:
    """How many of the things there are for which a card gives its gain."""
    if per == BY_CITIZENS:
        return max(standing(game, seat, PALACE), standing(game, seat, BISHOPRIC))
    if per == BY_CATHEDRAL:
        return own_stones(game, seat)
    if per == BY_EVENTS:
        return bits_of(events_with(game, seat))
    if per == BY_RED_DICE:
        return dice_of(game, seat, RED)
    if per == BY_DISTRICTS:
        return fewer_dice(game, seat)
    return 1


@rule
def affordable(game: State, seat: int, card: int, times: int, deniers: int) -> int:
    """How often a card can be activated, `times` at most, by somebody who has so many deniers left for it."""
    most = times
    if PAY_DENIERS[card] > 0:
        most = min(most, deniers // PAY_DENIERS[card])
    if PAY_INFLUENCE[card] > 0:
        most = min(most, game.influence[seat] // PAY_INFLUENCE[card])
    if GAIN_CITIZENS[card] > 0:
        most = min(most, (general_supply(game, seat) + GAIN_CITIZENS[card] - 1) // GAIN_CITIZENS[card])
    if GAIN_CUBES[card] > 0 and events_out(game) == 0:
        most = 0
    return most


@rule
def pay_for(game: State, seat: int, card: int, times: int) -> None:
    """What so many activations cost."""
    pay_deniers(game, seat, PAY_DENIERS[card] * times)
    game.influence[seat] -= PAY_INFLUENCE[card] * times


@rule
def perform(game: State, seat: int, card: int, times: int) -> None:
    """So many activations of a card with an effect at once: pay, then gain for everything that it counts."""
    pay_for(game, seat, card, times)
    gains = times * (counted(game, seat, PER[card]) // OF[card])
    gain_deniers(game, seat, GAIN_DENIERS[card] * gains)
    gain_influence(game, seat, GAIN_INFLUENCE[card] * gains)
    gain_points(game, seat, GAIN_POINTS[card] * gains, CARDS)
    recruit(game, seat, GAIN_CITIZENS[card] * gains)


@rule
def activate(game: State, seat: int, spot: int, times: int) -> None:
    """Activate the card of a spot so many times at most: cubes for later, cubes on events, or its effect."""
    card = game.card[spot]
    most = affordable(game, seat, card, times, game.deniers[seat])
    if HELP[card] != NO_HELP:
        game.cubes[spot][seat] += times
    elif GAIN_CUBES[card] > 0:
        ask(game, seat, CUBE_ON, times, 0)
    elif most > 1 and PAY_DENIERS[card] + PAY_INFLUENCE[card] > 0:
        ask(game, seat, TIMES, most, 0)
    else:
        perform(game, seat, card, most)


@rule
def trade(game: State, seat: int, spot: int) -> None:
    """The group is paid: a citizen becomes tradesman if none is there, and the card is activated."""
    times = total(game, game.helper) // DIVISOR[game.card[spot]]
    if has_tradesman(game, seat, spot):
        activate(game, seat, spot, times)
        return
    pay_deniers(game, seat, COST[game.card[spot]])
    if game.supply[seat] == 0:
        ask(game, seat, SENDING, times, 0)
        return
    game.supply[seat] -= 1
    game.tradesman[spot][free_space(game, spot)] = seat
    activate(game, seat, spot, times)


@rule
def send(game: State, seat: int, place: int, times: int) -> None:
    """A citizen leaves a main building to become a tradesman."""
    game.citizen[place // SPACES][place % SPACES] = NOBODY
    game.tradesman[game.target][free_space(game, game.target)] = seat
    activate(game, seat, game.target, times)


@rule
def goes_on(game: State, seat: int, left: int, used: int) -> None:
    """One more cube for an event, if there is one, it can be paid for and an event is there."""
    if left > 0 and affordable(game, seat, game.card[game.target], left, game.deniers[seat]) > 0:
        ask(game, seat, CUBE_ON, left, used)


@rule
def cube_on(game: State, seat: int, event: int, left: int) -> None:
    """One activation of a card that puts cubes on events."""
    pay_for(game, seat, game.card[game.target], 1)
    put_cube(game, seat, place_of(game, event))
    goes_on(game, seat, left - 1, 1)
