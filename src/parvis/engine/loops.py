"""Loops over any game's rules that run inside the core, interpreted or compiled.

The functions here are rules too. The names of the contract and of the course that they call (`movers`, `apply` …) stand
for one game's functions, and `BLANK` for its state of zeros: `parvis.engine.core` binds them. A game's state is reached
as states[i], so that a call from Python passes an array and a number and costs about a microsecond. `out` is a buffer
for decisions, `Game.widest` long.
"""

from collections.abc import Callable
from typing import Any

from parvis.engine import questions
from parvis.engine.asking import begin
from parvis.engine.chance import come, coming, share
from parvis.engine.course import apply, decide, first_mover, first_seat, legal, movers, settle, unbound
from parvis.engine.questions import GameState
from parvis.engine.state import Batch, FlatState, Row, Shorts, copy_state

NATURE = questions.NATURE
FIRST_PHASE = 1
"""Stands for the phase that begins a game."""
setup: Callable[..., None] = unbound
scores: Callable[..., None] = unbound
determinize: Callable[..., None] = unbound
value: Callable[..., int] = unbound
observe: Callable[..., None] = unbound
observe_narrow: Callable[..., None] = unbound
features: Callable[..., int] = unbound
seen: Callable[..., int] = unbound
wasteful: Callable[..., bool] = unbound
BLANK = Batch()


def observe_nothing(state: FlatState, seat: int, deciding: int, out: Shorts) -> None:
    """The observation of a game that has none."""


def seen_as_it_is(state: FlatState, seat: int, decision: int) -> int:
    """A decision of a game in whose words no seats occur."""
    return decision


def features_of_none(state: FlatState, seat: int, out: Row) -> int:
    """The features of a game that has none."""
    return 0


def nothing_is_wasteful(state: FlatState, seat: int, decision: int) -> bool:
    """No decision of a game that has no such rule is wasteful."""
    return False


def setup_at(states: Batch, i: int, seats: int, ruling: int, options: Row, out: Row) -> int:
    """Clear states[i] and set it up; returns how many decisions the first who is asked has, which stand in out."""
    copy_state(states[i], BLANK[0])
    states[i].seats = seats
    states[i].ruling = ruling
    setup(states[i], options)
    begin(states[i], FIRST_PHASE)
    return settle(states[i], out)


def movers_at(states: Batch, i: int) -> int:
    """Which seats may decide in states[i], as bits."""
    return movers(states[i])


def legal_at(states: Batch, i: int, seat: int, out: Row) -> int:
    """Decisions open to a seat in states[i] are written to out; returns how many."""
    return legal(states[i], seat, out)


def apply_at(states: Batch, i: int, seat: int, decision: int, out: Row) -> int:
    """Make a decision that is known to be legal; returns how many the next who is asked has, which stand in out."""
    return apply(states[i], seat, decision, out)


def scores_at(states: Batch, i: int, points: Row, tiebreak: Row) -> None:
    """Score and tie-break by seat."""
    scores(states[i], points, tiebreak)


def determinize_at(states: Batch, i: int, seat: int, chance: Row) -> None:
    """Deal again what the seat can't know."""
    determinize(states[i], seat, chance)


def value_at(states: Batch, i: int, seat: int) -> int:
    """Worth of states[i] for a seat."""
    return value(states[i], seat)


def copy_at(states: Batch, i: int, j: int) -> None:
    """states[i] becomes a copy of states[j]."""
    copy_state(states[i], states[j])


def with_seat(seat: int, n: int, out: Row) -> int:
    """Put a seat before the n decisions in out; returns n."""
    for k in range(n, 0, -1):
        out[k] = out[k - 1]
    out[0] = seat
    return n


def question(state: GameState, out: Row) -> int:
    """Who is asked and what: out[0] the lowest seat that may decide, out[1:] its legal decisions; returns how many.

    0: the game is over. `out` keeps one place free at its end.
    """
    bits = movers(state)
    if bits == 0:
        return 0
    seat = first_seat(bits)
    return with_seat(seat, legal(state, seat, out), out)


def question_at(states: Batch, i: int, out: Row) -> int:
    """`question` of states[i]."""
    return question(states[i], out)


def is_legal(state: GameState, seat: int, decision: int, out: Row) -> bool:
    """Whether a seat may make a decision now. `out` is scratch."""
    if seat < 0 or seat > NATURE or movers(state) >> seat & 1 == 0:
        return False
    for k in range(legal(state, seat, out)):
        if out[k] == decision:
            return True
    return False


def step_at(states: Batch, i: int, seat: int, decision: int, out: Row) -> int:
    """Make a decision and ask the next `question`; -1 for an illegal one, and then states[i] is as it was."""
    if not is_legal(states[i], seat, decision, out):
        return -1
    n = apply(states[i], seat, decision, out)
    return with_seat(first_mover(out), n, out) if n > 0 else 0


def play_on(state: GameState, n: int, chance: Row, out: Row) -> int:
    """Random play to the end from where one of n decisions in out is to be made; returns the players' decisions."""
    decisions, bits = 0, coming(chance)
    while n > 0:
        seat = first_mover(out)
        if seat != NATURE:
            decisions += 1
        come(chance)
        decide(state, seat, out[share(bits, n)])
        bits = coming(chance)  # the processor finds them out while rules run
        n = settle(state, out)
    return decisions


def playout(state: GameState, chance: Row, out: Row) -> int:
    """Random play to the end; returns the number of decisions that players made."""
    return play_on(state, settle(state, out), chance, out)


def playout_at(states: Batch, i: int, chance: Row, out: Row) -> int:
    """Random play of states[i] to its end; returns the number of decisions that players made."""
    return playout(states[i], chance, out)


def playouts_at(states: Batch, i: int, seats: int, ruling: int, options: Row, games: int, chance: Row, out: Row) -> int:
    """Play `games` random games from the start, one after the other in states[i]; returns the players' decisions."""
    decisions = 0
    for _ in range(games):
        n = setup_at(states, i, seats, ruling, options, out)
        decisions += play_on(states[i], n, chance, out)
    return decisions


def copies_at(states: Batch, i: int, j: int, times: int) -> int:
    """Copy back and forth that many times, so that copying can be measured; returns the movers at the end."""
    for _ in range(times // 2):
        copy_state(states[i], states[j])
        copy_state(states[j], states[i])
    return movers(states[i])


def stand_ins() -> list[Any]:
    """What stands for functions that a game may leave out."""
    return [observe_nothing, seen_as_it_is, features_of_none, nothing_is_wasteful]


def functions() -> list[Any]:
    """All the other loops, callees first."""
    return [
        setup_at,
        movers_at,
        legal_at,
        apply_at,
        scores_at,
        determinize_at,
        value_at,
        copy_at,
        with_seat,
        question,
        question_at,
        is_legal,
        step_at,
        play_on,
        playout,
        playout_at,
        playouts_at,
        copies_at,
    ]
