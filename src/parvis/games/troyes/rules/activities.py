"""Activity cards: tradesmen, and activations, whose effects are in `effects/`. Rules: "Activate an activity card"."""

from parvis.engine.asking import ask
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import COST, COST_INFLUENCE, SPACES_OF_CARD
from parvis.games.troyes.pieces import (
    BUILDINGS,
    NEUTRAL,
    SPACES_WITH_POINTS,
    Building,
    Place,
    Seat,
    Space,
)
from parvis.games.troyes.rules.buildings import add_spaces_of
from parvis.games.troyes.rules.effects.kinds import take_effect
from parvis.games.troyes.rules.supplies import (
    FOR_TRADESMAN,
    has_tradesman,
    pay_deniers,
    pay_influence,
    place_citizen,
    standing,
)
from parvis.games.troyes.state import NOBODY, RULES, State, rule

SEND = RULES.words("send {place}", place=Place)
SENDING = RULES.question(
    "send",
    SEND,
    keeps=["times"],
    about="the citizen on the board who becomes a tradesman. `about`: how often the card is activated then; of the "
    "Fort, the dice that show 1 to 3, and seven for each that shows more",
    section="tradesmen",
)
SENT = RULES.event("citizen sent", seat=Seat, building=Building, space=Space, section="tradesmen")


@rule
def grey_tradesmen(state: State, spot: int) -> int:
    """Grey tradesmen on a card."""
    count = 0
    for space in range(SPACES_WITH_POINTS):
        if state.tradesman[spot][space] == NEUTRAL:
            count += 1
    return count


@rule
def free_space(state: State, spot: int) -> int:
    """The free space of a card with the most points; NOBODY if none is free. Grey tradesmen take none from players."""
    for space in range(SPACES_OF_CARD[state.ruling] + grey_tradesmen(state, spot)):
        if state.tradesman[spot][space] == NOBODY:
            return space
    return NOBODY


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
def may_send(state: State, seat: int, spot: int) -> bool:
    """Whether a seat could send a tradesman to a card, money aside."""
    if free_space(state, spot) == NOBODY:
        return False
    return state.supply[seat] > 0 or stands_anywhere(state, seat)


@rule
def pay_for_tradesman(state: State, seat: int, card: int) -> None:
    """Deniers or influence, as the card says."""
    if COST_INFLUENCE[card] > 0:
        pay_influence(state, seat, COST_INFLUENCE[card], FOR_TRADESMAN)
    else:
        pay_deniers(state, seat, COST[card], FOR_TRADESMAN)


@rule
def trade(state: State, seat: int, spot: int, times: int) -> None:
    """The group is paid: a citizen becomes a tradesman if the seat has none there, and the card is activated."""
    if has_tradesman(state, seat, spot):
        take_effect(state, seat, state.card[spot], times)
        return
    pay_for_tradesman(state, seat, state.card[spot])
    if state.supply[seat] == 0:
        ask(state, seat, SENDING, times)
        return
    place_citizen(state, seat, FOR_TRADESMAN)
    state.tradesman[spot][free_space(state, spot)] = seat
    take_effect(state, seat, state.card[spot], times)


@SENDING.offer
def citizens_to_send(state: State, seat: int, out: Row) -> None:
    """Any citizen who stands in a building."""
    add_spaces_of(state, seat, SEND, out)


@SENDING.answer
def send(state: State, seat: int, building: int, space: int, times: int) -> None:
    """A citizen leaves a main building to become a tradesman."""
    tell(state, SENT, seat, building, space)
    state.citizen[building][space] = NOBODY
    state.tradesman[state.target][free_space(state, state.target)] = seat
    take_effect(state, seat, state.card[state.target], times)
