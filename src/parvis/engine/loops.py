"""Loops over any game's rules that run inside the core, interpreted or compiled.

The functions here are rules too. The names of the contract that they call (`movers`, `legal` …) stand for one game's
functions, and `BLANK` for its state of zeros: `parvis.engine.core` binds them. A game's state is reached as states[i],
so that a call from Python passes an array and a number and costs about a microsecond.
"""

from collections.abc import Callable
from typing import Any

from parvis.engine import contract
from parvis.engine.chance import below
from parvis.engine.state import Batch, Record, Row, copy_state

NATURE = contract.NATURE


def unbound(*_: Any) -> Any:
    """Stands where a game's function belongs. Raises TypeError."""
    raise TypeError("parvis.engine.core binds the loops to a game; unbound they have none")


setup: Callable[..., None] = unbound
movers: Callable[..., int] = unbound
legal: Callable[..., int] = unbound
apply: Callable[..., None] = unbound
scores: Callable[..., None] = unbound
hide: Callable[..., None] = unbound
value: Callable[..., int] = unbound
observe: Callable[..., None] = unbound
features: Callable[..., int] = unbound
BLANK = Batch()


def observe_nothing(game: Record, seat: int, out: Row) -> None:
    """Stands for `observe` of a game that has none."""


def features_of_none(game: Record, seat: int, out: Row) -> int:
    """Stands for `features` of a game that has none."""
    return 0


def first_seat(bits: int) -> int:
    """The lowest seat of a set of bits that is not empty."""
    seat = 0
    while bits >> seat & 1 == 0:
        seat += 1
    return seat


def setup_at(states: Batch, i: int, seats: int, ruling: int, options: Row) -> None:
    """Clear states[i] and set it up."""
    copy_state(states[i], BLANK[0])
    setup(states[i], seats, ruling, options)


def movers_at(states: Batch, i: int) -> int:
    """Which seats may decide in states[i], as bits."""
    return movers(states[i])


def legal_at(states: Batch, i: int, seat: int, out: Row) -> int:
    """Decisions open to a seat in states[i] are written to out; returns how many."""
    return legal(states[i], seat, out)


def apply_at(states: Batch, i: int, seat: int, decision: int) -> None:
    """Make a decision that is known to be legal."""
    apply(states[i], seat, decision)


def scores_at(states: Batch, i: int, points: Row, tiebreak: Row) -> None:
    """Score and tie-break by seat."""
    scores(states[i], points, tiebreak)


def hide_at(states: Batch, i: int, seat: int, chance: Row) -> None:
    """Deal anew what the seat can't know."""
    hide(states[i], seat, chance)


def value_at(states: Batch, i: int, seat: int) -> int:
    """Worth of states[i] for a seat."""
    return value(states[i], seat)


def copy_at(states: Batch, i: int, j: int) -> None:
    """states[i] becomes a copy of states[j]."""
    copy_state(states[i], states[j])


def question(game: Record, out: Row) -> int:
    """Who is asked and what: out[0] the lowest seat that may decide, out[1:] its legal decisions; returns how many.

    0: the game is over. `out` keeps one place free at its end.
    """
    bits = movers(game)
    if bits == 0:
        return 0
    seat = first_seat(bits)
    n = legal(game, seat, out)
    for k in range(n, 0, -1):
        out[k] = out[k - 1]
    out[0] = seat
    return n


def question_at(states: Batch, i: int, out: Row) -> int:
    """`question` of states[i]."""
    return question(states[i], out)


def is_legal(game: Record, seat: int, decision: int, out: Row) -> bool:
    """Whether a seat may make a decision now. `out` is scratch."""
    if seat < 0 or seat > NATURE or movers(game) >> seat & 1 == 0:
        return False
    for k in range(legal(game, seat, out)):
        if out[k] == decision:
            return True
    return False


def step_at(states: Batch, i: int, seat: int, decision: int, out: Row) -> int:
    """Make a decision and ask the next `question`; -1 for an illegal one, and then states[i] is as it was."""
    if not is_legal(states[i], seat, decision, out):
        return -1
    apply(states[i], seat, decision)
    return question(states[i], out)


def playout(game: Record, chance: Row, out: Row) -> int:
    """Random play to the end; returns the number of decisions that players made."""
    decisions = 0
    bits = movers(game)
    while bits != 0:
        seat = first_seat(bits)
        n = legal(game, seat, out)
        apply(game, seat, out[below(chance, n)])
        if seat != NATURE:
            decisions += 1
        bits = movers(game)
    return decisions


def playout_at(states: Batch, i: int, chance: Row, out: Row) -> int:
    """Random play of states[i] to its end; returns the number of decisions that players made."""
    return playout(states[i], chance, out)


def playouts_at(states: Batch, i: int, seats: int, ruling: int, options: Row, games: int, chance: Row, out: Row) -> int:
    """That many random games from the start, one after the other in states[i]; returns the players' decisions."""
    decisions = 0
    for _ in range(games):
        setup_at(states, i, seats, ruling, options)
        decisions += playout(states[i], chance, out)
    return decisions


def copies_at(states: Batch, i: int, j: int, times: int) -> int:
    """Copy back and forth that many times, so that copying can be measured; returns the movers at the end."""
    for _ in range(times // 2):
        copy_state(states[i], states[j])
        copy_state(states[j], states[i])
    return movers(states[i])


def stand_ins() -> list[Any]:
    """What stands for functions that a game may leave out."""
    return [observe_nothing, features_of_none]


def functions() -> list[Any]:
    """All the other loops, callees first."""
    return [
        first_seat,
        setup_at,
        movers_at,
        legal_at,
        apply_at,
        scores_at,
        hide_at,
        value_at,
        copy_at,
        question,
        question_at,
        is_legal,
        step_at,
        playout,
        playout_at,
        playouts_at,
        copies_at,
    ]
