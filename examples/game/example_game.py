"""Bells, a dice game for two to four: ring on and risk what you have, or stop and keep it.

In each of five rounds all take a turn. A die is rolled; with a 1 the rope breaks, the turn ends, and what was rung in
it is lost. Any other number is rung; then its player rings on or stops and scores what was rung. With the option `loud`
a 2 breaks the rope, too. Most points win; of equal ones, whose rope broke less often.
"""

from typing import Annotated

from parvis.engine.asking import add, add_range, ask, begin
from parvis.engine.contract import Field, Game, Observation, Option
from parvis.engine.course import OVER
from parvis.engine.pieces import Piece
from parvis.engine.questions import NATURE, GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row, Shorts
from parvis.engine.telling import tell

SEATS, ROUNDS, SIDES = 4, 5, 6
STOP, GO_ON = 0, 1
MOST = 999  # rung in a turn, or scored, at most


class State(GameState):
    """All there is to know about a game, beside what every game has."""

    loud: int  # option
    die: int  # what was rolled last; 0 at the start
    rung: int  # in this turn
    points: Annotated[Row, SEATS]
    broken: Annotated[Row, SEATS]  # ropes, by seat


RULES = RuleBook(State)
rule = RULES.rule
Seat = Piece(*range(SEATS))
ROLLED = RULES.event("rolled", seat=Seat, number=int, line="rolls")
SCORED = RULES.event("scored", seat=Seat, number=int, line="scores")
ROLL = RULES.words("roll {side}", side=Piece(*range(1, SIDES + 1)))
RING = RULES.words("ring", ["stop", "ring on"])
ROLL_DIE = RULES.question("roll", ROLL, keeps=["ringer"])
RING_ON = RULES.question("ring on", RING)
TURNS = RULES.phase("turns")
RULES.course(TURNS)


@rule
def setup(state: State, options: Row) -> None:
    """All begin with nothing."""
    state.loud = options[0]


@TURNS.goes_on
def is_turn_left(state: State, step: int) -> bool:
    """Whether a turn is left: everybody has five."""
    return step < ROUNDS * state.seats


@TURNS.each
def begin_turn(state: State, step: int) -> None:
    """The next player rings once at least."""
    state.rung = 0
    ask(state, NATURE, ROLL_DIE, step % state.seats)


@TURNS.end
def end(state: State) -> None:
    """When all have had their turns, the game is over."""
    begin(state, OVER)


@ROLL_DIE.offer
def offer_numbers(out: Row) -> None:
    """Offer each side of the die."""
    add_range(out, ROLL, 0, SIDES)


@ROLL_DIE.answer
def roll(state: State, side: int, ringer: int) -> None:
    """The rope breaks, or holds and the player decides."""
    state.die = side + 1
    tell(state, ROLLED, ringer, state.die)
    if side <= state.loud:
        state.broken[ringer] += 1
    else:
        state.rung = min(MOST, state.rung + side + 1)
        ask(state, ringer, RING_ON)


@RING_ON.offer
def offer_to_ring(out: Row) -> None:
    """Offer to stop, and offer to go on."""
    add(out, RING, STOP)
    add(out, RING, GO_ON)


@RING_ON.answer
def ring(state: State, seat: int, chosen: int) -> None:
    """What was rung counts, or is risked once more."""
    if chosen == GO_ON:
        ask(state, NATURE, ROLL_DIE, seat)
    else:
        state.points[seat] = min(MOST, state.points[seat] + state.rung)
        tell(state, SCORED, seat, state.rung)


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Points; ropes that held."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]
        tiebreak[seat] = -state.broken[seat]


@rule
def observe(state: State, seat: int, deciding: int, out: Shorts) -> None:
    """What a seat knows: everything, itself first."""
    out[0] = state.seats
    out[1] = state.loud
    out[2] = state.step
    out[3] = state.rung
    out[4] = state.die
    for place in range(SEATS):
        other = (seat + place) % state.seats
        out[5 + place] = state.points[other] if place < state.seats else 0
        out[9 + place] = state.broken[other] if place < state.seats else 0


LAYOUT = (
    Field("seats", 1, 2, SEATS, "players"),
    Field("loud", 1, 0, 1, "1 if a 2 breaks the rope, too"),
    Field("turn", 1, 0, ROUNDS * SEATS, "turns that have begun"),
    Field("rung", 1, 0, MOST, "rung in this turn"),
    Field("die", 1, 0, SIDES, "what was rolled last; 0 at the start"),
    Field("points", SEATS, 0, MOST, "points, the seat's own first, then clockwise"),
    Field("broken", SEATS, 0, ROUNDS, "broken ropes, the seat's own first, then clockwise"),
)


GAME = Game(
    name="bells",
    title="Bells",
    seats=(2, 3, 4),
    rules=RULES,
    setup=setup,
    scores=scores,
    observation=Observation(observe, LAYOUT),
    options=(Option("loud"),),
    round_of=lambda state: ROUNDS if state.phase == OVER else 1 + max(0, state.step - 1) // state.seats,
    seat_names=("seat",),
)
