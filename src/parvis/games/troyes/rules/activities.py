"""Activity cards: tradesmen, activations, and what they bring. Rules: "Activate an activity card"."""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import (
    BY_CATHEDRAL,
    BY_CITIZENS,
    BY_DISTRICTS,
    BY_EVENTS,
    BY_OTHERS,
    BY_RED_DICE,
    COST,
    EVENT_WORDS,
    GAIN_CITIZENS,
    GAIN_CUBES,
    GAIN_DENIERS,
    GAIN_INFLUENCE,
    GAIN_POINTS,
    HELP,
    HITS,
    NO_HELP,
    OF,
    PAY_DENIERS,
    PAY_INFLUENCE,
    PER,
    SPACES_OF_CARD,
)
from parvis.games.troyes.pieces import (
    BISHOPRIC,
    BUILDINGS,
    CITY_HALL,
    FACES,
    NEUTRAL,
    PALACE,
    RED,
    SPACES,
    space_name,
)
from parvis.games.troyes.rules.buildings import add_spaces_of
from parvis.games.troyes.rules.cathedral import own_stones
from parvis.games.troyes.rules.dice import ROLL, dice_in, dice_of
from parvis.games.troyes.rules.in_play import event_called
from parvis.games.troyes.rules.queue import (
    CUBES_ON_EVENT,
    add_events,
    events_with,
    place_of,
    put_cube,
    queue_length,
)
from parvis.games.troyes.rules.supplies import (
    CARD,
    CARDS,
    TRADESMAN,
    gain_deniers,
    gain_influence,
    gain_points,
    general_supply,
    has_tradesman,
    pay_deniers,
    pay_influence,
    recruit,
    standing,
)
from parvis.games.troyes.state import NOBODY, RULES, State, rule

MOST_TIMES = 36
"""Activations of a card by one group at most: three dice, each worth twelve at most."""

TIMES = RULES.words("times", [f"times {times}" for times in range(1, MOST_TIMES + 1)])
ON = RULES.words("on", [f"on {event}" for event in EVENT_WORDS])
ENOUGH = RULES.words("enough", ["enough"])
SEND = RULES.words("send", [f"send {space_name(place)}" for place in range(BUILDINGS * SPACES)])
SENDING = RULES.question("send", SEND, keeps=["times"])
HOW_OFTEN = RULES.question("times", TIMES, keeps=["most"])
CUBE_ON = RULES.question("cube", ON, ENOUGH, keeps=["left", "used"])
SHOT = RULES.question("shot", ROLL, keeps=["left", "used", "archer"])

SENT = RULES.event("citizen sent", "seat", "place")
CUBES_LAID = RULES.event("cubes laid", "seat", "card", "cubes")
SHOT_AT = RULES.event("shot", "seat", "value", "hits")
ACTIVATED = RULES.event("activated", "seat", "card", "times")
ACTIVATION_DONE = RULES.event("activation done", "seat", "card")


@rule
def free_space(state: State, spot: int) -> int:
    """The free space of a card with most points; the number of its spaces: there is none."""
    space = 0
    while space < SPACES_OF_CARD[state.ruling] and state.tradesman[spot][space] != NOBODY:
        space += 1
    return space


@rule
def fixed_cost(state: State, seat: int, spot: int) -> int:
    """Deniers for a new tradesman."""
    return 0 if has_tradesman(state, seat, spot) else COST[state.card[spot]]


@rule
def stands_anywhere(state: State, seat: int) -> bool:
    """Whether a citizen of a seat stands in a building."""
    for building in range(BUILDINGS):
        if standing(state, seat, building) > 0:
            return True
    return False


@rule
def may_trade(state: State, seat: int, spot: int) -> bool:
    """Whether a seat has its tradesman on a card or could send one, money apart."""
    if has_tradesman(state, seat, spot):
        return True
    if free_space(state, spot) == SPACES_OF_CARD[state.ruling]:
        return False
    return state.supply[seat] > 0 or stands_anywhere(state, seat)


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
def others_in_city_hall(state: State, seat: int) -> int:
    """Citizens of others who stand in the City Hall, the neutral ones too."""
    count = 0
    for space in range(SPACES):
        if state.citizen[CITY_HALL][space] not in (NOBODY, seat):
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
        return events_with(state, seat)
    if per == BY_RED_DICE:
        return dice_of(state, seat, RED)
    if per == BY_OTHERS:
        return others_in_city_hall(state, seat)
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
    if GAIN_CUBES[card] > 0 and queue_length(state) == 0:
        most = 0
    return most


@rule
def pay_for(state: State, seat: int, card: int, times: int) -> None:
    """What so many activations cost."""
    if PAY_DENIERS[card] > 0:
        pay_deniers(state, seat, PAY_DENIERS[card] * times, CARD)
    if PAY_INFLUENCE[card] > 0:
        pay_influence(state, seat, PAY_INFLUENCE[card] * times, CARD)


@rule
def perform(state: State, seat: int, card: int, times: int) -> None:
    """So many activations of a card with an effect at once: pay, then gain for everything that it counts."""
    tell(state, ACTIVATED, seat, card, times)
    pay_for(state, seat, card, times)
    gains = times * (counted(state, seat, PER[card]) // OF[card])
    gain_deniers(state, seat, GAIN_DENIERS[card] * gains, CARD)
    gain_influence(state, seat, GAIN_INFLUENCE[card] * gains)
    gain_points(state, seat, GAIN_POINTS[card] * gains, CARDS)
    recruit(state, seat, GAIN_CITIZENS[card] * gains, CARD)
    tell(state, ACTIVATION_DONE, seat, card)


@rule
def ask_for_cube(state: State, seat: int, card: int, left: int, used: int) -> None:
    """One more cube for an event; for some cards a black die is rolled before."""
    if HITS[card] > 0:
        ask(state, NATURE, SHOT, left, used, seat)
    else:
        ask(state, seat, CUBE_ON, left, used)


@rule
def activate(state: State, seat: int, spot: int, times: int) -> None:
    """Activate the card of a spot so many times at most: cubes for later, cubes on events, or its effect."""
    card = state.card[spot]
    if HELP[card] != NO_HELP:
        tell(state, CUBES_LAID, seat, card, times)
        state.cubes[spot][seat] += times
        return
    most = affordable(state, seat, card, times, state.deniers[seat])
    cubes = times * (counted(state, seat, PER[card]) // OF[card])
    if GAIN_CUBES[card] > 0 and cubes > 0:
        ask_for_cube(state, seat, card, cubes, 0)
    elif most > 1 and PAY_DENIERS[card] + PAY_INFLUENCE[card] > 0:
        ask(state, seat, HOW_OFTEN, most)
    else:
        perform(state, seat, card, most)


@rule
def trade(state: State, seat: int, spot: int, times: int) -> None:
    """The group is paid: a citizen becomes tradesman if none is there, and the card is activated."""
    if has_tradesman(state, seat, spot):
        activate(state, seat, spot, times)
        return
    pay_deniers(state, seat, COST[state.card[spot]], TRADESMAN)
    if state.supply[seat] == 0:
        ask(state, seat, SENDING, times)
        return
    state.supply[seat] -= 1
    state.tradesman[spot][free_space(state, spot)] = seat
    activate(state, seat, spot, times)


@SENDING.offer
def citizens_to_send(state: State, seat: int, out: Row) -> None:
    """Any citizen who stands in a building."""
    add_spaces_of(state, seat, SEND, out)


@SENDING.answer
def send(state: State, seat: int, place: int, times: int) -> None:
    """A citizen leaves a main building to become a tradesman."""
    tell(state, SENT, seat, place)
    state.citizen[place // SPACES][place % SPACES] = NOBODY
    state.tradesman[state.target][free_space(state, state.target)] = seat
    activate(state, seat, state.target, times)


@HOW_OFTEN.offer
def numbers_of_times(most: int, out: Row) -> None:
    """As often as it can be paid."""
    add_range(out, TIMES, 0, most)


@HOW_OFTEN.answer
def perform_so_often(state: State, seat: int, chosen: int) -> None:
    """The card is activated."""
    perform(state, seat, state.card[state.target], chosen + 1)


@CUBE_ON.offer
def events_for_cube(state: State, used: int, out: Row) -> None:
    """Any event; after the first cube that may be enough."""
    add_events(state, NOBODY, ON, out)
    if used > 0:
        add(out, ENOUGH)


@rule
def goes_on(state: State, seat: int, left: int, used: int) -> None:
    """One more cube for an event, if there is one, it can be paid for and an event is there."""
    if left > 0 and affordable(state, seat, state.card[state.target], left, state.deniers[seat]) > 0:
        ask_for_cube(state, seat, state.card[state.target], left, used)


@SHOT.offer
def sides_of_shot(out: Row) -> None:
    """It may show anything."""
    add_range(out, ROLL, 0, FACES)


@SHOT.answer
def shoot(state: State, left: int, used: int, archer: int, value: int) -> None:
    """The black die hits or not. Who has placed a cube need not place this one."""
    hits = value + 1 >= HITS[state.card[state.target]]
    tell(state, SHOT_AT, archer, value + 1, int(hits))
    if hits:
        ask(state, archer, CUBE_ON, left, used)
    else:
        goes_on(state, archer, left - 1, used)


@CUBE_ON.answer(ON)
def cube_on(state: State, seat: int, word: int, left: int) -> None:
    """One activation of a card that puts cubes on events."""
    event = event_called(state, word)
    tell(state, CUBES_ON_EVENT, seat, event, 1)
    pay_for(state, seat, state.card[state.target], 1)
    put_cube(state, seat, place_of(state, event))
    goes_on(state, seat, left - 1, 1)


@CUBE_ON.answer(ENOUGH)
def no_more_cubes() -> None:
    """That was enough."""
