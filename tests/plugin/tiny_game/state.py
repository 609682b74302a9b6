"""The cards and the state: all there is to know about a game."""

from typing import Annotated

from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row

CARDS = 18
NAMES = [f"{colour}-{number}" for colour in ("red", "green", "blue") for number in range(1, 7)]
NUMBERS = tuple(1 + card % 6 for card in range(CARDS))
HAND = 3
ROUNDS = 2
HEAP, IN_HAND, LAID, USED = 0, 1, 11, 20  # places of a card; the seat is added to IN_HAND and LAID
POINTS, CARD = 0, 1  # prizes
PRIZES = ("any", "points", "card")  # the option `prize`
ANY_PRIZE, ONLY_POINTS, ONLY_CARD = range(3)


class State(GameState):
    """All there is to know about a game, beside what every game has."""

    low: int  # option: the lowest card wins
    prize: int  # option: ANY_PRIZE, ONLY_POINTS or ONLY_CARD
    round: int  # 1..2
    die: int  # 1..6, last number rolled; 0 before the first roll
    place: Annotated[Row, CARDS]  # HEAP, IN_HAND + seat, LAID + seat or USED, by card
    points: Annotated[Row, 4]  # taken from the die, by seat
    wins: Annotated[Row, 4]  # prizes won, by seat


RULES = RuleBook(State)
rule = RULES.rule
