"""Tiny, the tests' own game: hidden hands, a decision that all make at once, a die. It shows what a game needs.

Each of 2 to 4 players draws three of eighteen cards (1 to 6 in three colours). Twice, all lay a card face down and turn
it over together; a die is rolled, and whoever laid the highest number (the lowest, with the option `low`) takes either
the die's points or another card. At the end cards in hand count their numbers; ties go to who won more rounds.
"""

from typing import Annotated, Any

from parvis.engine.chance import below
from parvis.engine.contract import EVERYTHING, NATURE, Event, Field, Game, Line, Onlooker, Option
from parvis.engine.rule import RuleBook
from parvis.engine.state import Record, Row, Table

CARDS = 18
NAMES = [f"{colour}-{number}" for colour in ("red", "green", "blue") for number in range(1, 7)]
NUMBERS = tuple(1 + card % 6 for card in range(CARDS))
HAND = 3
ROUNDS = 2

HEAP, IN_HAND, LAID, USED = 0, 1, 11, 20  # places of a card; the seat is added to IN_HAND and LAID
DRAW_CARD, LAY_CARD, ROLL_DIE, CHOOSE_PRIZE = 1, 2, 3, 4  # kinds of question

DRAW = 0  # + 18 * seat + card
LAY = 4 * CARDS  # + card
ROLL = LAY + CARDS  # + points - 1
TAKE_POINTS = ROLL + 6
TAKE_CARD = TAKE_POINTS + 1
CATALOGUE = (
    *(f"draw {seat} {name}" for seat in range(4) for name in NAMES),
    *(f"lay {name}" for name in NAMES),
    *(f"roll {number}" for number in range(1, 7)),
    "take points",
    "take card",
)


class State(Record):
    """All there is to know about a game."""

    seats: int  # 2..4
    low: int  # option: the lowest card wins
    round: int  # 1..2
    die: int  # 1..6, last number rolled; 0 before the first roll
    place: Annotated[Row, CARDS]  # HEAP, IN_HAND + seat, LAID + seat or USED, by card
    points: Annotated[Row, 4]  # taken from the die, by seat
    wins: Annotated[Row, 4]  # prizes won, by seat
    depth: int  # questions on the stack
    questions: Annotated[Table, 16, 2]  # kind and seat; the last one is asked next


RULES = RuleBook(State)
rule = RULES.rule


@rule
def ask(game: State, kind: int, seat: int) -> None:
    """Push a question."""
    game.questions[game.depth][0] = kind
    game.questions[game.depth][1] = seat
    game.depth += 1


@rule
def asked(game: State) -> int:
    """The kind of question that is asked now; 0 at the end."""
    return game.questions[game.depth - 1][0] if game.depth else 0


@rule
def asked_seat(game: State) -> int:
    """Whom the question is about."""
    return game.questions[game.depth - 1][1]


@rule
def laid(game: State, seat: int) -> int:
    """The card that lies before a seat; -1: none."""
    for card in range(CARDS):
        if game.place[card] == LAID + seat:
            return card
    return -1


@rule
def setup(game: State, seats: int, ruling: int, options: Row) -> None:
    """Everybody is to draw three cards, then the first round begins."""
    game.seats = seats
    game.low = options[0]
    game.round = 1
    ask(game, LAY_CARD, 0)
    for seat in range(seats - 1, -1, -1):
        for _ in range(HAND):
            ask(game, DRAW_CARD, seat)


@rule
def movers(game: State) -> int:
    """Chance, the winner of a round, or all who have not laid a card yet."""
    kind = asked(game)
    if kind == 0:
        return 0
    if kind in (DRAW_CARD, ROLL_DIE):
        return 1 << NATURE
    if kind == CHOOSE_PRIZE:
        return 1 << asked_seat(game)
    bits = 0
    for seat in range(game.seats):
        if laid(game, seat) < 0:
            bits |= 1 << seat
    return bits


@rule
def legal_cards(game: State, place: int, first: int, out: Row) -> int:
    """A decision for every card in a place."""
    n = 0
    for card in range(CARDS):
        if game.place[card] == place:
            out[n] = first + card
            n += 1
    return n


@rule
def legal(game: State, seat: int, out: Row) -> int:
    """Decisions of a seat that may decide now."""
    kind = asked(game)
    if kind == DRAW_CARD:
        return legal_cards(game, HEAP, DRAW + CARDS * asked_seat(game), out)
    if kind == LAY_CARD:
        return legal_cards(game, IN_HAND + seat, LAY, out)
    first, n = (ROLL, 6) if kind == ROLL_DIE else (TAKE_POINTS, 2)
    for k in range(n):
        out[k] = first + k
    return n


@rule
def wins(game: State, seat: int) -> bool:
    """Whether nobody laid a better card."""
    own = NUMBERS[laid(game, seat)]
    for other in range(game.seats):
        number = NUMBERS[laid(game, other)]
        if (number < own) if game.low else (number > own):
            return False
    return True


@rule
def roll(game: State, number: int) -> None:
    """The die is cast: prizes for the winners, the first seat's on top; the cards are out of play."""
    game.die = number
    game.depth -= 1
    for seat in range(game.seats - 1, -1, -1):
        if wins(game, seat):
            ask(game, CHOOSE_PRIZE, seat)
            game.wins[seat] += 1
    for card in range(CARDS):
        if game.place[card] >= LAID:
            game.place[card] = USED


@rule
def apply(game: State, seat: int, decision: int) -> None:
    """Make one decision; the next round begins when all of the last one is answered."""
    if decision < LAY:
        game.depth -= 1
        game.place[decision % CARDS] = IN_HAND + decision // CARDS
    elif decision < ROLL:
        game.place[decision - LAY] = LAID + seat
        if movers(game) == 0:
            game.depth -= 1
            ask(game, ROLL_DIE, 0)
    elif decision < TAKE_POINTS:
        roll(game, decision - ROLL + 1)
    else:
        game.depth -= 1
        if decision == TAKE_POINTS:
            game.points[seat] += game.die
        else:
            ask(game, DRAW_CARD, seat)
    if game.depth == 0 and game.round < ROUNDS:
        game.round += 1
        ask(game, LAY_CARD, 0)


@rule
def value(game: State, seat: int) -> int:
    """Points and what the hand counts."""
    total = game.points[seat]
    for card in range(CARDS):
        if game.place[card] == IN_HAND + seat:
            total += NUMBERS[card]
    return total


@rule
def scores(game: State, points: Row, tiebreak: Row) -> None:
    """Points with the hands; prizes break ties."""
    for seat in range(game.seats):
        points[seat] = value(game, seat)
        tiebreak[seat] = game.wins[seat]


@rule
def hidden(game: State, seat: int, card: int) -> bool:
    """Whether a seat can't know where a card is: in the heap, in another hand, or laid face down by another."""
    place = game.place[card]
    if place == HEAP:
        return True
    if place < LAID:
        return place != IN_HAND + seat
    return place < USED and place != LAID + seat and asked(game) == LAY_CARD


@rule
def order_hidden(game: State, seat: int) -> None:
    """Put the cards whose place the seat can't know into an order that tells nothing about where they were."""
    for card in range(CARDS):
        for other in range(card):
            if hidden(game, seat, card) and hidden(game, seat, other) and game.place[card] < game.place[other]:
                place = game.place[card]
                game.place[card] = game.place[other]
                game.place[other] = place


@rule
def hide(game: State, seat: int, chance: Row) -> None:
    """Shuffle all cards whose place the seat can't know."""
    order_hidden(game, seat)
    seen = 0
    for card in range(CARDS):
        if hidden(game, seat, card):
            seen += 1
            skip = below(chance, seen)
            other = 0
            while skip > 0 or not hidden(game, seat, other):
                skip -= 1 if hidden(game, seat, other) else 0
                other += 1
            place = game.place[card]
            game.place[card] = game.place[other]
            game.place[other] = place


OBSERVATION = (
    Field("seats", 1, 2, 4, "players"),
    Field("low", 1, 0, 1, "option: the lowest card wins"),
    Field("round", 1, 1, ROUNDS, "round"),
    Field("die", 1, 0, 6, "last number rolled; 0 before the first roll"),
    Field("asked", 5, 0, 1, "1 at the kind of question that is asked; the first place: the game is over"),
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
ASKED_AT, DECIDES_AT, POINTS_AT, WINS_AT, HAND_AT, OWN_AT = 4, 9, 13, 17, 21, 25
LAID_AT = OWN_AT + CARDS
USED_AT = LAID_AT + 4 * CARDS


@rule
def observe_card(game: State, seat: int, card: int, out: Row) -> None:
    """Where a card is, as far as the seat may know."""
    place = game.place[card]
    if place == USED:
        out[USED_AT + card] = 1
    elif place >= LAID and not hidden(game, seat, card):
        out[LAID_AT + CARDS * ((place - LAID - seat + game.seats) % game.seats) + card] = 1
    elif place != HEAP and place < LAID:
        out[HAND_AT + (place - IN_HAND - seat + game.seats) % game.seats] += 1
        if place == IN_HAND + seat:
            out[OWN_AT + card] = 1


@rule
def observe(game: State, seat: int, out: Row) -> None:
    """Write what a seat knows."""
    for k in range(SIZE):
        out[k] = 0
    out[0] = game.seats
    out[1] = game.low
    out[2] = game.round
    out[3] = game.die
    out[ASKED_AT + asked(game)] = 1
    for other in range(game.seats):
        place = (other - seat + game.seats) % game.seats
        out[DECIDES_AT + place] = movers(game) >> other & 1
        out[POINTS_AT + place] = game.points[other]
        out[WINS_AT + place] = game.wins[other]
    for card in range(CARDS):
        observe_card(game, seat, card, out)


@rule
def features(game: State, seat: int, out: Row) -> int:
    """What a learned value looks at: all that the seat knows, with a chapter for each round."""
    observe(game, seat, out)
    return game.round - 1


def cards(game: State, place: int) -> list[str]:
    """Names of the cards in a place."""
    return [NAMES[card] for card in range(CARDS) if game.place[card] == place]


def shown_hand(game: State, seat: int, onlooker: Onlooker) -> dict[str, Any]:
    """How many cards a seat holds; which ones, for itself."""
    hand = cards(game, IN_HAND + seat)
    return {"count": len(hand), "cards": hand if onlooker in (seat, EVERYTHING) else None}


def shown_card(game: State, seat: int, onlooker: Onlooker) -> str | None:
    """The card before a seat, `face down` for others until all have laid one."""
    card = laid(game, seat)
    if card < 0:
        return None
    return NAMES[card] if asked(game) != LAY_CARD or onlooker in (seat, EVERYTHING) else "face down"


def view(game: State, onlooker: Onlooker) -> dict[str, Any]:
    """What an onlooker may see."""
    seats = range(game.seats)
    return {
        "round": game.round,
        "low": bool(game.low),
        "die": game.die,
        "heap": len(cards(game, HEAP)),
        "used": cards(game, USED),
        "seats": [
            {
                "points": game.points[seat],
                "wins": game.wins[seat],
                "hand": shown_hand(game, seat, onlooker),
                "laid": shown_card(game, seat, onlooker),
            }
            for seat in seats
        ],
    }


def narrate(game: State, seat: int, decision: int) -> list[Event]:
    """What a decision leads to; cards that are drawn or laid face down are for their owner's eyes."""
    if decision < LAY:
        return secret("draws", decision // CARDS, decision % CARDS)
    if decision < ROLL:
        if movers(game) != 1 << seat:
            return secret("chooses", seat, decision - LAY)
        faces = [laid(game, other) if other != seat else decision - LAY for other in range(game.seats)]
        return [Event(Line("lays", {"seat": other, "card": NAMES[card]})) for other, card in enumerate(faces)]
    if decision < TAKE_POINTS:
        return [Event(Line("rolls", {"number": decision - ROLL + 1}))]
    if decision == TAKE_POINTS:
        return [Event(Line("takes-points", {"seat": seat, "number": game.die}))]
    return [Event(Line("takes-card", {"seat": seat}))]


def secret(key: str, seat: int, card: int) -> list[Event]:
    """Something about a card that only its owner reads in full."""
    full = Line(f"{key}-card", {"seat": seat, "card": NAMES[card]})
    return [Event(full, only=seat), Event(Line(key, {"seat": seat}), hidden_from=seat)]


def label(game: State, seat: int, decision: int) -> Line:
    """The words of the catalogue do."""
    return Line(CATALOGUE[decision])


def prompt(game: State, seat: int) -> Line:
    """What is asked."""
    return Line({LAY_CARD: "lay a card", CHOOSE_PRIZE: "choose a prize"}.get(asked(game), "chance"))


GAME = Game(
    name="tiny",
    title="Tiny",
    ruling=1,
    seats=(2, 3, 4),
    rules=RULES,
    setup=setup,
    movers=movers,
    legal=legal,
    apply=apply,
    scores=scores,
    hide=hide,
    value=value,
    catalogue=CATALOGUE,
    view=view,
    narrate=narrate,
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
