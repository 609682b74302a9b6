"""The rules: dealing, laying a card, rolling for the prize, scoring."""

from parvis.engine.asking import add, ask, begin
from parvis.engine.course import OVER
from parvis.engine.questions import EVERYBODY, NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from tiny_game.state import (
    CARD,
    CARDS,
    HAND,
    HEAP,
    IN_HAND,
    LAID,
    NAMES,
    NUMBERS,
    ONLY_CARD,
    ONLY_POINTS,
    POINTS,
    ROUNDS,
    RULES,
    USED,
    State,
    rule,
)

DREW = RULES.event("drew", "seat", "card")
CHOSE = RULES.event("chose", "seat", "card")
TURNED_OVER = RULES.event("turned over", "seat", "card")
ROLLED = RULES.event("rolled", "number")
TOOK = RULES.event("took", "seat", "prize")


# Cards


@rule
def laid(state: State, seat: int) -> int:
    """The card that lies before a seat; -1: none."""
    for card in range(CARDS):
        if state.place[card] == LAID + seat:
            return card
    return -1


DRAW = RULES.words("draw", [f"draw {seat} {name}" for seat in range(4) for name in NAMES])
DEAL = RULES.question("deal", DRAW)
DRAW_ONE = RULES.question("draw", DRAW, keeps=["drawer"])
DEALING = RULES.phase("dealing", asks=DEAL)


@DEALING.goes_on
def still_deals(state: State, step: int) -> bool:
    """Everybody draws three cards."""
    return step < HAND * state.seats


@rule
def offer_heap(state: State, drawer: int, out: Row) -> None:
    """Every card of the heap may be drawn."""
    for card in range(CARDS):
        if state.place[card] == HEAP:
            add(out, DRAW, CARDS * drawer + card)


@rule
def draw(state: State, draw: int) -> None:
    """A card goes into a hand."""
    state.place[draw % CARDS] = IN_HAND + draw // CARDS
    tell(state, DREW, draw // CARDS, draw % CARDS)


@DEAL.offer
def offer_deal(state: State, step: int, out: Row) -> None:
    """One seat after the other gets its cards."""
    offer_heap(state, step // HAND, out)


@DEAL.answer
def deal(state: State, dealt: int) -> None:
    """Chance has dealt a card."""
    draw(state, dealt)


@DRAW_ONE.offer
def offer_draw(state: State, drawer: int, out: Row) -> None:
    """The winner gets any card of the heap."""
    offer_heap(state, drawer, out)


@DRAW_ONE.answer
def draw_one(state: State, drawn: int) -> None:
    """Chance has given a card to the winner."""
    draw(state, drawn)


# Everybody lays a card.

LAY = RULES.words("lay", [f"lay {name}" for name in NAMES])
LAY_CARD = RULES.question("lay", LAY, always=True)
LAYING = RULES.phase("laying", asks=LAY_CARD, of=EVERYBODY)


@LAY_CARD.together
def undecided(state: State) -> int:
    """Who has not laid a card yet."""
    bits = 0
    for seat in range(state.seats):
        if laid(state, seat) < 0:
            bits |= 1 << seat
    return bits


@LAY_CARD.offer
def offer_hand(state: State, seat: int, out: Row) -> None:
    """Offer any card of the seat's hand."""
    for card in range(CARDS):
        if state.place[card] == IN_HAND + seat:
            add(out, LAY, card)


@LAY_CARD.answer
def lay(state: State, seat: int, card: int) -> None:
    """A card lies face down until all have laid one."""
    state.place[card] = LAID + seat
    tell(state, CHOSE, seat, card)


@LAY_CARD.complete
def turn_over(state: State) -> None:
    """All cards are turned over."""
    for seat in range(state.seats):
        tell(state, TURNED_OVER, seat, laid(state, seat))


# A die is rolled for the prize.

ROLL = RULES.words("roll", [f"roll {number}" for number in range(1, 7)])
TAKE = RULES.words("take", ["take points", "take card"])
ROLL_DIE = RULES.question("roll", ROLL)
CHOOSE_PRIZE = RULES.question("prize", TAKE)
ROLLING = RULES.phase("rolling", asks=ROLL_DIE)


@ROLL_DIE.offer
def offer_numbers(state: State, out: Row) -> None:
    """Offer six numbers of the die."""
    for side in range(6):
        add(out, ROLL, side)


@CHOOSE_PRIZE.offer
def offer_prizes(state: State, out: Row) -> None:
    """The die's points, or another card."""
    if state.prize != ONLY_CARD:
        add(out, TAKE, POINTS)
    if state.prize != ONLY_POINTS:
        add(out, TAKE, CARD)


@CHOOSE_PRIZE.answer
def take_prize(state: State, seat: int, prize: int) -> None:
    """The winner takes points, or draws."""
    tell(state, TOOK, seat, prize)
    if prize == POINTS:
        state.points[seat] += state.die
    else:
        ask(state, NATURE, DRAW_ONE, seat)


@rule
def wins(state: State, seat: int) -> bool:
    """Whether nobody laid a better card."""
    own = NUMBERS[laid(state, seat)]
    for other in range(state.seats):
        number = NUMBERS[laid(state, other)]
        if (number < own) if state.low else (number > own):
            return False
    return True


@ROLL_DIE.answer
def roll(state: State, side: int) -> None:
    """The die is cast: prizes for the winners, the first seat's on top; the cards are out of play."""
    state.die = side + 1
    tell(state, ROLLED, state.die)
    for seat in range(state.seats - 1, -1, -1):
        if wins(state, seat):
            ask(state, seat, CHOOSE_PRIZE)
            state.wins[seat] += 1
    for card in range(CARDS):
        if state.place[card] >= LAID:
            state.place[card] = USED


@ROLLING.end
def end_round(state: State) -> None:
    """Begin another round, or end the game after two."""
    if state.round == ROUNDS:
        begin(state, OVER)
    else:
        state.round += 1
        begin(state, LAYING)


# The whole game


@rule
def setup(state: State, options: Row) -> None:
    """The first round begins."""
    state.low = options[0]
    state.prize = options[1]
    state.round = 1


RULES.course(DEALING, LAYING, ROLLING)


@rule
def total(state: State, seat: int) -> int:
    """Points and what the hand counts."""
    points = state.points[seat]
    for card in range(CARDS):
        if state.place[card] == IN_HAND + seat:
            points += NUMBERS[card]
    return points


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Points with the hands; prizes break ties."""
    for seat in range(state.seats):
        points[seat] = total(state, seat)
        tiebreak[seat] = state.wins[seat]
