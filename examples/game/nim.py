"""Nim for two: who takes the last of three heaps wins. What such a small game does not say, holds by default."""

from typing import Annotated

from parvis.engine.asking import add_range, begin
from parvis.engine.contract import Game
from parvis.engine.course import OVER
from parvis.engine.pieces import Piece
from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row

FIRST = (3, 4, 5)
MOST = max(FIRST)


class State(GameState):
    """The heaps, and a point for who took last."""

    heaps: Annotated[Row, len(FIRST)]
    points: Annotated[Row, 2]


RULES = RuleBook(State)
TAKE = RULES.words("take {heap} {count}", heap=Piece("A", "B", "C"), count=Piece(*range(1, MOST + 1)))
TAKING = RULES.question("take", TAKE)
TURNS = RULES.phase("turns", asks=TAKING)
RULES.course(TURNS)


@RULES.rule
def setup(state: State, options: Row) -> None:
    """Put three, four and five pieces into the heaps."""
    for heap in range(len(FIRST)):
        state.heaps[heap] = FIRST[heap]


@TURNS.goes_on
def is_anything_left(state: State, step: int) -> bool:
    """Until the last heap is gone."""
    return state.heaps[0] + state.heaps[1] + state.heaps[2] > 0


@TURNS.asker
def taker(state: State, step: int) -> int:
    """Who takes: one after the other."""
    return step % 2


@TURNS.end
def end(state: State) -> None:
    """Nothing comes after the last turn."""
    begin(state, OVER)


@TAKING.offer
def offer_heaps(state: State, out: Row) -> None:
    """Any number of any heap."""
    for heap in range(len(FIRST)):
        add_range(out, TAKE, MOST * heap, state.heaps[heap])


@TAKING.answer
def take(state: State, seat: int, heap: int, count: int) -> None:
    """Whoever took last would win."""
    state.heaps[heap] -= count + 1
    state.points[seat], state.points[1 - seat] = 1, 0


GAME = Game(name="nim", title="Nim", seats=(2,), rules=RULES, setup=setup)
