"""Lookahead over chains of decisions: what it finds is what following every chain finds, with less work."""

from dataclasses import replace
from itertools import product
from typing import Annotated, Any

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import lookahead
from parvis.bots.evaluation import NO_MODEL
from parvis.bots.moves import kept_moves
from parvis.engine.asking import add_range, begin
from parvis.engine.chance import chance
from parvis.engine.contract import Features, Game, Observation
from parvis.engine.course import OVER
from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row

COINS = 4  # questions in a row, each with as many answers
EVALUATED: list[int] = []
"""The sums of the positions that were evaluated."""


class Purse(GameState):
    """Seat 0 takes coins; in which order is nothing to the purse, but how many of each."""

    taken: Annotated[Row, COINS]


RULES = RuleBook(Purse)
rule = RULES.rule

COIN = RULES.words("coin", ["copper", "silver", "gold", "lead"])
TAKE = RULES.question("take", COIN)
TAKING = RULES.phase("taking", asks=TAKE, of=0)
RULES.course(TAKING)


@TAKING.goes_on
def may_take(step: int) -> bool:
    """As many coins as there are kinds."""
    return step < COINS


@TAKE.offer
def offer_coins(out: Row) -> None:
    """Offer any kind of coin."""
    add_range(out, COIN, 0, COINS)


@TAKE.answer
def take_coin(state: Purse, coin: int) -> None:
    """Take one more coin of that kind."""
    state.taken[coin] += 1


@TAKING.end
def close(state: Purse) -> None:
    """Begin the end of the game."""
    begin(state, OVER)


@rule
def setup(state: Purse, options: Row) -> None:
    """Leave the state as it is: there is nothing to set up."""


@rule
def determinize(state: Purse, seat: int, chance: Row) -> None:
    """Leave the state as it is: nothing is hidden."""


@rule
def scores(state: Purse, points: Row, tiebreak: Row) -> None:
    """Score nothing for both seats."""
    for seat in range(2):
        points[seat] = 0
        tiebreak[seat] = 0


@rule
def value(state: Purse, seat: int) -> int:
    """Every purse is worth something else."""
    worth = 0
    for coin in range(COINS):
        worth = 7 * worth + state.taken[coin]
    EVALUATED.append(worth)
    return worth * 37 % 1009


GAME: Game = replace(
    TINY,
    name="purse",
    seats=(2,),
    rules=RULES,
    setup=setup,
    scores=scores,
    determinize=determinize,
    value=value,
    observation=Observation(),
    features=Features(),
    options=(),
)


def best_end(state: Purse, depth: int, budget: int) -> list[int]:
    """By decision: the value of the best end of its chain, every chain being followed."""
    decisions = GAME.legal(state, 0)
    left = budget // len(decisions)
    found = []
    for decision in decisions:
        after = state.copy()
        GAME.apply(after, 0, decision)
        goes_on = depth + 1 < lookahead.DEPTH and left > 1 and after.phase == TAKING
        found.append(max(best_end(after, depth + 1, left)) if goes_on else value(after, 0))
    return found


def looked(state: Purse, budget: int, times: int = 1, moves: int = 0) -> Row:
    """The frames after that many lookaheads with the same buffers; so many moves are wanted."""
    core = bots.interpreted(GAME)
    loops: Any = bots.registry.add_bots(core)
    states, frames = core.batch(1 + lookahead.DEPTH), core.buffer(lookahead.frames_size(GAME))
    core.put(states, 0, state.copy())
    frames[lookahead.MOVES_WANTED] = moves
    for _ in range(times):
        loops.look_ahead(
            states, 0, 0, budget, chance(1), core.buffer(GAME.widest), frames, NO_MODEL, core.buffer(8), core.buffer(64)
        )
    return list(frames)


def values_found(state: Purse, budget: int, times: int = 1) -> list[int]:
    """The value of every decision after that many lookaheads."""
    return looked(state, budget, times)[lookahead.FIRST_VALUES :][:COINS]


def keys_made(frames: Row, times: int) -> int:
    """How many more keys are made where positions of one purse are asked for."""
    before = frames[lookahead.KEYS]
    for _ in range(times):
        lookahead.key_for(purse(), 1, 0, frames)
    return frames[lookahead.KEYS] - before


def purse(*taken: int) -> Purse:
    """A purse with these coins."""
    state = Purse()
    GAME.begin(state, 2, 1, [])
    for coin in taken:
        GAME.apply(state, 0, COIN + coin)
    return state


@pytest.mark.parametrize("budget", [1, 8, 30, 100, 600])
@pytest.mark.parametrize("taken", [(), (2,), (1, 1)])
def test_finds_what_following_every_chain_finds(taken: tuple[int, ...], budget: int) -> None:
    assert values_found(purse(*taken), budget) == best_end(purse(*taken), 0, budget)


def test_another_order_of_the_same_is_not_evaluated_again() -> None:
    EVALUATED.clear()
    values_found(purse(), lookahead.BUDGET)
    assert len(set(EVALUATED)) == 35  # ways to have four coins of four kinds
    assert len(EVALUATED) < 70  # of 256 chains; now and then two keys share a slot


def test_the_next_lookahead_evaluates_anew() -> None:
    EVALUATED.clear()
    assert values_found(purse(), lookahead.BUDGET, times=2) == best_end(purse(), 0, lookahead.BUDGET)
    assert EVALUATED.count(4 * 7**3) > 2  # four of the first kind: each time, and in `best_end`


def after(state: Purse, decisions: tuple[int, ...]) -> Purse:
    """The purse after these decisions."""
    made = state.copy()
    for decision in decisions:
        GAME.apply(made, 0, decision)
    return made


@pytest.mark.parametrize("number", [1, 3, 20])
def test_the_best_moves_are_kept_each_end_once(number: int) -> None:
    frames = looked(purse(2), lookahead.BUDGET, times=2, moves=number)
    moves = kept_moves(frames)
    assert [move.worth for move in moves] == [value(after(purse(2), move.decisions), 0) for move in moves]
    ends = {tuple(after(purse(2), taken).taken) for taken in product(range(COIN, COIN + COINS), repeat=COINS - 1)}
    worths = sorted((value(after_taking(end), 0) for end in ends), reverse=True)
    assert [move.worth for move in moves] == worths[:number]  # 20 ways to have three coins more
    assert looked(purse(2), lookahead.BUDGET)[lookahead.MOVES_KEPT] == 0


def after_taking(taken: tuple[int, ...]) -> Purse:
    """A purse with so many coins of each kind."""
    return purse(*(coin for coin, count in enumerate(taken) for _ in range(count)))


def test_where_hardly_any_position_comes_again_no_more_keys_are_made() -> None:
    frames = [0] * 8
    assert keys_made(frames, 2 * lookahead.TRIAL) == lookahead.TRIAL + 1
    frames[lookahead.FOUND] = frames[lookahead.KEYS] // lookahead.SELDOM + 1
    assert keys_made(frames, 5) == 5
