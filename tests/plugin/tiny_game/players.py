"""What players that are programs get: hidden cards dealt again, the observation, the features."""

from parvis.engine.chance import below
from parvis.engine.contract import Field
from parvis.engine.state import Row, Shorts
from tiny_game.rules import LAYING, total
from tiny_game.state import CARDS, HAND, HEAP, IN_HAND, LAID, ROUNDS, USED, State, rule


@rule
def hidden(state: State, seat: int, card: int) -> bool:
    """Whether a seat can't know where a card is: in the heap, in another hand, or laid face down by another."""
    place = state.place[card]
    if place == HEAP:
        return True
    if place < LAID:
        return place != IN_HAND + seat
    return place < USED and place != LAID + seat and state.phase == LAYING


@rule
def order_hidden(state: State, seat: int) -> None:
    """Put the cards whose place the seat can't know into an order that tells nothing about where they were."""
    for card in range(CARDS):
        for other in range(card):
            if hidden(state, seat, card) and hidden(state, seat, other) and state.place[card] < state.place[other]:
                place = state.place[card]
                state.place[card] = state.place[other]
                state.place[other] = place


@rule
def determinize(state: State, seat: int, chance: Row) -> None:
    """Shuffle all cards whose place the seat can't know."""
    order_hidden(state, seat)
    seen = 0
    for card in range(CARDS):
        if hidden(state, seat, card):
            seen += 1
            skip = below(chance, seen)
            other = 0
            while skip > 0 or not hidden(state, seat, other):
                skip -= 1 if hidden(state, seat, other) else 0
                other += 1
            place = state.place[card]
            state.place[card] = state.place[other]
            state.place[other] = place


@rule
def value(state: State, seat: int) -> int:
    """What would count now, in hundredths of a point."""
    return 100 * total(state, seat)


LAYOUT = (
    Field("seats", 1, 2, 4, "players"),
    Field("low", 1, 0, 1, "option: the lowest card wins"),
    Field("prize", 1, 0, 2, "option: 1 if winners take points only, 2 if they take cards only"),
    Field("round", 1, 1, ROUNDS, "round"),
    Field("die", 1, 0, 6, "last number rolled; 0 before the first roll"),
    Field("phase", 4, 0, 1, "1 at the phase; the first place: the game is over"),
    Field("asked", 5, 0, 1, "1 at the kind of question that interrupts the phase"),
    Field("decides", 4, 0, 1, "by seat, its own first: 1 if it may decide now"),
    Field("points", 4, 0, 6 * ROUNDS, "by seat, its own first: points taken from the die"),
    Field("wins", 4, 0, ROUNDS, "by seat, its own first: prizes won"),
    Field("hand", 4, 0, HAND + ROUNDS, "by seat, its own first: how many cards it holds"),
    Field("own", CARDS, 0, 1, "by card: 1 if the seat holds it"),
    Field("laid", 4 * CARDS, 0, 1, "by seat, its own first, and card: 1 if it lies there for the seat to see"),
    Field("used", CARDS, 0, 1, "by card: 1 if it is out of play"),
)
"""The fields that `observe` writes."""
SIZE = sum(part.size for part in LAYOUT)
PHASE_AT, ASKED_AT, DECIDES_AT, POINTS_AT, WINS_AT, HAND_AT, OWN_AT = 5, 9, 14, 18, 22, 26, 30
LAID_AT = OWN_AT + CARDS
USED_AT = LAID_AT + 4 * CARDS


@rule
def observe_card(state: State, seat: int, card: int, out: Shorts) -> None:
    """Where a card is, as far as the seat may know."""
    place = state.place[card]
    if place == USED:
        out[USED_AT + card] = 1
    elif place >= LAID and not hidden(state, seat, card):
        out[LAID_AT + CARDS * ((place - LAID - seat + state.seats) % state.seats) + card] = 1
    elif place != HEAP and place < LAID:
        out[HAND_AT + (place - IN_HAND - seat + state.seats) % state.seats] += 1
        if place == IN_HAND + seat:
            out[OWN_AT + card] = 1


@rule
def observe(state: State, seat: int, deciding: int, out: Shorts) -> None:
    """Write what a seat knows."""
    for k in range(SIZE):
        out[k] = 0
    out[0] = state.seats
    out[1] = state.low
    out[2] = state.prize
    out[3] = state.round
    out[4] = state.die
    if state.depth > 0:
        out[ASKED_AT + state.asked[state.depth - 1][0]] = 1
    out[PHASE_AT + state.phase] = 1
    for other in range(state.seats):
        place = (other - seat + state.seats) % state.seats
        out[DECIDES_AT + place] = deciding >> other & 1
        out[POINTS_AT + place] = state.points[other]
        out[WINS_AT + place] = state.wins[other]
    for card in range(CARDS):
        observe_card(state, seat, card, out)


FEATURE_NAMES = (
    "low",
    "die",
    *(f"{what} {place}" for what in ("points", "wins", "hand") for place in range(4)),
    *(f"own {card}" for card in range(CARDS)),
    *(f"laid {place} {card}" for place in range(4) for card in range(CARDS)),
)
FEATURES = len(FEATURE_NAMES)
POINTS, WINS, HELD, OWN = 2, 6, 10, 14
CARDS_LAID = OWN + CARDS


@rule
def feature_of_card(state: State, seat: int, card: int, out: Row) -> None:
    """Who holds a card, and who has laid it for the seat to see."""
    holder, layer = state.place[card] - IN_HAND, state.place[card] - LAID
    if 0 <= holder < state.seats:
        out[HELD + (holder - seat + state.seats) % state.seats] += 1
        if holder == seat:
            out[OWN + card] = 1
    if 0 <= layer < state.seats and not hidden(state, seat, card):
        out[CARDS_LAID + CARDS * ((layer - seat + state.seats) % state.seats) + card] = 1


@rule
def features(state: State, seat: int, out: Row) -> int:
    """What a learned value looks at: the goal, what lies open, the seat's own hand; a chapter for each round."""
    for k in range(FEATURES):
        out[k] = 0
    out[0] = state.low
    out[1] = state.die
    for other in range(state.seats):
        place = (other - seat + state.seats) % state.seats
        out[POINTS + place] = state.points[other]
        out[WINS + place] = state.wins[other]
    for card in range(CARDS):
        feature_of_card(state, seat, card, out)
    return state.round - 1
