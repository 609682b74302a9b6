"""Tiny, the tests' own game: hidden hands, a decision that all make at once, a die. It shows what a game needs.

Each of 2 to 4 players draws three of eighteen cards (1 to 6 in three colours). Twice, all lay a card face down and turn
it over together; a die is rolled, and whoever laid the highest number (the lowest, with the option `low`) takes either
the die's points or another card. At the end cards in hand count their numbers; ties go to who won more rounds.
"""

from typing import Annotated, Any

from parvis.engine.asking import add, ask, begin
from parvis.engine.chance import below
from parvis.engine.contract import Field, Game, Option
from parvis.engine.course import OVER
from parvis.engine.lines import EVERYTHING, Line, Onlooker
from parvis.engine.questions import EVERYBODY, NATURE, GameState
from parvis.engine.readers import Log
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row
from parvis.engine.telling import tell

CARDS = 18
NAMES = [f"{colour}-{number}" for colour in ("red", "green", "blue") for number in range(1, 7)]
NUMBERS = tuple(1 + card % 6 for card in range(CARDS))
HAND = 3
ROUNDS = 2
HEAP, IN_HAND, LAID, USED = 0, 1, 11, 20  # places of a card; the seat is added to IN_HAND and LAID
POINTS, CARD = 0, 1  # prizes


class State(GameState):
    """All there is to know about a game, beside what every game has."""

    low: int  # option: the lowest card wins
    round: int  # 1..2
    die: int  # 1..6, last number rolled; 0 before the first roll
    place: Annotated[Row, CARDS]  # HEAP, IN_HAND + seat, LAID + seat or USED, by card
    points: Annotated[Row, 4]  # taken from the die, by seat
    wins: Annotated[Row, 4]  # prizes won, by seat


RULES = RuleBook(State)
rule = RULES.rule


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
    """Any card of the hand."""
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
    """Six numbers."""
    for side in range(6):
        add(out, ROLL, side)


@CHOOSE_PRIZE.offer
def offer_prizes(state: State, out: Row) -> None:
    """The die's points, or another card."""
    add(out, TAKE, POINTS)
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
    """Two rounds are played."""
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
    state.round = 1


RULES.course(DEALING, LAYING, ROLLING)


@rule
def value(state: State, seat: int) -> int:
    """Points and what the hand counts."""
    total = state.points[seat]
    for card in range(CARDS):
        if state.place[card] == IN_HAND + seat:
            total += NUMBERS[card]
    return total


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Points with the hands; prizes break ties."""
    for seat in range(state.seats):
        points[seat] = value(state, seat)
        tiebreak[seat] = state.wins[seat]


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


OBSERVATION = (
    Field("seats", 1, 2, 4, "players"),
    Field("low", 1, 0, 1, "option: the lowest card wins"),
    Field("round", 1, 1, ROUNDS, "round"),
    Field("die", 1, 0, 6, "last number rolled; 0 before the first roll"),
    Field("phase", 4, 0, 1, "1 at the phase; the first place: the game is over"),
    Field("asked", 5, 0, 1, "1 at the kind of question that interrupts the phase"),
    Field("decides", 4, 0, 1, "by seat, the own one first: 1 if it may decide now"),
    Field("points", 4, 0, 6 * ROUNDS, "by seat, the own one first: points taken from the die"),
    Field("wins", 4, 0, ROUNDS, "by seat, the own one first: prizes won"),
    Field("hand", 4, 0, HAND + ROUNDS, "by seat, the own one first: how many cards it holds"),
    Field("own", CARDS, 0, 1, "by card: 1 if the seat holds it"),
    Field("laid", 4 * CARDS, 0, 1, "by seat, the own one first, and card: 1 if it lies there for the seat to see"),
    Field("used", CARDS, 0, 1, "by card: 1 if it is out of play"),
)
"""What `observe` writes."""
SIZE = sum(part.size for part in OBSERVATION)
PHASE_AT, ASKED_AT, DECIDES_AT, POINTS_AT, WINS_AT, HAND_AT, OWN_AT = 4, 8, 13, 17, 21, 25, 29
LAID_AT = OWN_AT + CARDS
USED_AT = LAID_AT + 4 * CARDS


@rule
def observe_card(state: State, seat: int, card: int, out: Row) -> None:
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
def observe(state: State, seat: int, deciding: int, out: Row) -> None:
    """Write what a seat knows."""
    for k in range(SIZE):
        out[k] = 0
    out[0] = state.seats
    out[1] = state.low
    out[2] = state.round
    out[3] = state.die
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


@rule
def features(state: State, seat: int, out: Row) -> int:
    """What a learned value looks at: nearly all that the seat knows, with a chapter for each round."""
    observe(state, seat, 0, out)
    return state.round - 1


def cards(state: State, place: int) -> list[str]:
    """Names of the cards in a place."""
    return [NAMES[card] for card in range(CARDS) if state.place[card] == place]


def shown_hand(state: State, seat: int, onlooker: Onlooker) -> dict[str, Any]:
    """How many cards a seat holds; which ones, for itself."""
    hand = cards(state, IN_HAND + seat)
    return {"count": len(hand), "cards": hand if onlooker in (seat, EVERYTHING) else None}


def shown_card(state: State, seat: int, onlooker: Onlooker) -> str | None:
    """The card before a seat, `face down` for others until all have laid one."""
    card = laid(state, seat)
    if card < 0:
        return None
    return NAMES[card] if state.phase != LAYING or onlooker in (seat, EVERYTHING) else "face down"


def view(state: State, onlooker: Onlooker) -> dict[str, Any]:
    """What an onlooker may see."""
    seats = range(state.seats)
    return {
        "round": state.round,
        "low": bool(state.low),
        "die": state.die,
        "heap": len(cards(state, HEAP)),
        "used": cards(state, USED),
        "seats": [
            {
                "points": state.points[seat],
                "wins": state.wins[seat],
                "hand": shown_hand(state, seat, onlooker),
                "laid": shown_card(state, seat, onlooker),
            }
            for seat in seats
        ],
    }


def drew(log: Log, state: State, seat: int, card: int) -> None:
    """Only who draws a card sees it."""
    log.tell_in_full("draws", seat, {"card": NAMES[card]})


def chose(log: Log, state: State, seat: int, card: int) -> None:
    """Only who lays a card sees it."""
    log.tell_in_full("chooses", seat, {"card": NAMES[card]})


def turned_over(log: Log, state: State, seat: int, card: int) -> None:
    """All see the card."""
    log.tell("lays", seat=seat, card=NAMES[card])


def rolled(log: Log, state: State, number: int) -> None:
    """The die."""
    log.tell("rolls", number=number)


def took(log: Log, state: State, seat: int, prize: int) -> None:
    """The prize."""
    if prize == POINTS:
        log.tell("takes-points", seat=seat, number=state.die)
    else:
        log.tell("takes-card", seat=seat)


LOG = {DREW: drew, CHOSE: chose, TURNED_OVER: turned_over, ROLLED: rolled, TOOK: took}


def label(state: State, seat: int, decision: int) -> Line:
    """The words of the catalogue do."""
    return Line(GAME.catalogue[decision])


def prompt(state: State, seat: int) -> Line:
    """What is asked."""
    question = RULES.asked(state)
    return Line("lay a card" if question == LAY_CARD else "choose a prize" if question == CHOOSE_PRIZE else "chance")


GAME = Game(
    name="tiny",
    title="Tiny",
    ruling=1,
    seats=(2, 3, 4),
    rules=RULES,
    setup=setup,
    scores=scores,
    determinize=determinize,
    value=value,
    view=view,
    log=lambda: Log(LOG),
    label=label,
    prompt=prompt,
    observe=observe,
    observation=OBSERVATION,
    features=features,
    feature_names=tuple(f"{part.name} {k}" for part in OBSERVATION for k in range(part.size)),
    chapters=ROUNDS,
    round_of=lambda state: int(state.round),
    seat_names=("seat",),
    seats_entry="seats",
    options=(Option("low", "the lowest card wins a round instead of the highest"),),
)
