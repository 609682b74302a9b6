"""Fork, a game of two for tests of search: what looks best at once is not what is best.

Seat 0 grabs six coins or waits. Then seat 1, or a die, may take ten from whoever grabbed, of which seat 1 keeps one;
who waited harvests five coins afterwards. In the third kind of game seat 0 bets on seat 1's hidden card, that is all.
"""

from dataclasses import replace
from typing import Annotated

from tiny_game import GAME as TINY

from parvis.engine.chance import below
from parvis.engine.contract import Game
from parvis.engine.questions import NATURE
from parvis.engine.rule import RuleBook
from parvis.engine.state import Record, Row

ROBBER, DIE, BET = 0, 1, 2  # kinds of game
GRAB, WAIT, ROB, SPARE, ROLL = 0, 1, 2, 3, 4  # + number - 1
HARVEST, LEAVE, BET_IT, PASS = 10, 11, 12, 13
WORDS = ("grab", "wait", "rob", "spare", *(f"roll {k}" for k in range(1, 7)), "harvest", "leave", "bet", "pass")
CARDS = 4
OVER = 3


class Fork(Record):
    """All there is to know."""

    kind: int
    step: int  # decisions made
    grabbed: int
    winning: int  # cards 1 to this one win the bet
    card: int  # seat 1's, 1 to 4
    coins: Annotated[Row, 2]


RULES = RuleBook(Fork)
rule = RULES.rule


@rule
def setup(state: Fork, seats: int, ruling: int, options: Row) -> None:
    """The first kind of game."""
    state.card = 1


@rule
def movers(state: Fork) -> int:
    """Seat 0, seat 1 or the die, seat 0."""
    if state.step == OVER:
        return 0
    if state.step == 1:
        return 1 << NATURE if state.kind == DIE else 2
    return 1


@rule
def legal(state: Fork, seat: int, out: Row) -> int:
    """Two answers to every question, six of the die."""
    first, n = GRAB, 2
    if state.kind == BET:
        first = BET_IT
    elif state.step == 1:
        first, n = (ROLL, 6) if state.kind == DIE else (ROB, 2)
    elif state.step == 2:
        first = HARVEST
    for k in range(n):
        out[k] = first + k
    return n


@rule
def rob(state: Fork) -> None:
    """Ten coins go, nine of them are lost."""
    if state.grabbed:
        state.coins[0] -= 10
        state.coins[1] += 1


@rule
def apply(state: Fork, seat: int, decision: int) -> None:
    """Make one decision."""
    state.step = OVER if decision >= BET_IT else state.step + 1
    if decision == GRAB:
        state.grabbed = 1
        state.coins[0] += 6
    elif decision == ROB or ROLL < decision < HARVEST:
        rob(state)
    elif decision == HARVEST and not state.grabbed:
        state.coins[0] += 5
    elif decision == BET_IT:
        state.coins[0] += 8 if state.card <= state.winning else -4


@rule
def scores(state: Fork, points: Row, tiebreak: Row) -> None:
    """Coins."""
    for seat in range(2):
        points[seat] = state.coins[seat]
        tiebreak[seat] = 0


@rule
def determinize(state: Fork, seat: int, chance: Row) -> None:
    """Seat 0 can't know the card."""
    if seat == 0:
        state.card = 1 + below(chance, CARDS)


@rule
def value(state: Fork, seat: int) -> int:
    """Coins in hundredths."""
    return 100 * state.coins[seat]


@rule
def features(state: Fork, seat: int, out: Row) -> int:
    """Coins of both and what happened; a chapter before the fork, and one behind it."""
    out[0] = state.coins[seat]
    out[1] = state.coins[1 - seat]
    out[2] = state.grabbed
    return 1 if state.step > 0 else 0


GAME: Game = replace(
    TINY,
    name="fork",
    seats=(2,),
    rules=RULES,
    setup=setup,
    movers=movers,
    legal=legal,
    apply=apply,
    scores=scores,
    determinize=determinize,
    value=value,
    observe=None,
    observation=(),
    features=features,
    feature_names=("own", "other", "grabbed"),
    chapters=2,
    catalogue=WORDS,
    options=(),
)


def fork(kind: int, **fields: int | list[int]) -> Fork:
    """A game of that kind at its start, with these fields."""
    state = Fork()
    state.card = 1
    for name, number in {"kind": kind, **fields}.items():
        setattr(state, name, number)
    return state
