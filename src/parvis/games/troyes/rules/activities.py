"""Activity cards: tradesmen, and activations, whose effects are in `effects/`. Rules: "Activate an activity card"."""

from parvis.engine.asking import ask
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import buildings, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import NOBODY, RULES, State, rule

SEND = RULES.words("send {place}", place=pieces.Place)
SENDING = RULES.question(
    "send",
    SEND,
    keeps=["times"],
    about="the citizen on the board who becomes a tradesman. `about`: how often the card is activated then; of the "
    "Fort, the dice that show 1 to 3, and seven for each that shows more",
    section="tradesmen",
)
SENT = RULES.event("citizen sent", seat=pieces.Seat, building=pieces.Building, space=pieces.Space, section="tradesmen")


@rule
def grey_tradesmen(state: State, spot: int) -> int:
    """Grey tradesmen on a card."""
    count = 0
    for space in range(pieces.SPACES_WITH_POINTS):
        if state.tradesman[spot][space] == pieces.NEUTRAL:
            count += 1
    return count


@rule
def free_space(state: State, spot: int) -> int:
    """The free space of a card with the most points; NOBODY if none is free. Grey tradesmen take none from players."""
    for space in range(cards.SPACES_OF_CARD[state.ruling] + grey_tradesmen(state, spot)):
        if state.tradesman[spot][space] == NOBODY:
            return space
    return NOBODY


@rule
def fixed_cost(state: State, seat: int, spot: int) -> int:
    """Deniers for a new tradesman."""
    return 0 if supplies.has_tradesman(state, seat, spot) else cards.COST[state.card[spot]]


@rule
def stands_anywhere(state: State, seat: int) -> bool:
    """Whether a citizen of a seat stands in a building."""
    for building in range(pieces.BUILDINGS):
        if supplies.standing(state, seat, building) > 0:
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
    if cards.COST_INFLUENCE[card] > 0:
        supplies.pay_influence(state, seat, cards.COST_INFLUENCE[card], supplies.FOR_TRADESMAN)
    else:
        supplies.pay_deniers(state, seat, cards.COST[card], supplies.FOR_TRADESMAN)


@rule
def trade(state: State, seat: int, spot: int, times: int) -> None:
    """The group is paid: a citizen becomes a tradesman if the seat has none there, and the card is activated."""
    if supplies.has_tradesman(state, seat, spot):
        effects.take_effect(state, seat, state.card[spot], times)
        return
    pay_for_tradesman(state, seat, state.card[spot])
    if state.supply[seat] == 0:
        ask(state, seat, SENDING, times)
        return
    supplies.place_citizen(state, seat, supplies.FOR_TRADESMAN)
    state.tradesman[spot][free_space(state, spot)] = seat
    effects.take_effect(state, seat, state.card[spot], times)


@SENDING.offer
def citizens_to_send(state: State, seat: int, out: Row) -> None:
    """Any citizen who stands in a building."""
    buildings.add_spaces_of(state, seat, SEND, out)


@SENDING.answer
def send(state: State, seat: int, building: int, space: int, times: int) -> None:
    """A citizen leaves a main building to become a tradesman."""
    tell(state, SENT, seat, building, space)
    state.citizen[building][space] = NOBODY
    state.tradesman[state.target][free_space(state, state.target)] = seat
    effects.take_effect(state, seat, state.card[state.target], times)
