"""Cubes on events that are rolled for: each with a black die, before it is placed."""

from parvis.engine.asking import add_range, ask
from parvis.engine.data import number
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import IMMEDIATE
from parvis.games.troyes.pieces import FACES, Seat
from parvis.games.troyes.rules.dice import ROLL
from parvis.games.troyes.rules.effects.cubes_on_events import (
    CUBE_FIELDS,
    CUBE_ON,
    cubes_at_choice,
    go_on,
    next_cube,
    times_with_event,
)
from parvis.games.troyes.rules.effects.kinds import (
    EFFECTS,
    column,
    most_times,
    take_effect,
)
from parvis.games.troyes.signs import ARROW, CUBE, FLAG, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import RULES, State

SHOTS = EFFECTS.kind("cube-rolled", needed={**CUBE_FIELDS, "hits": number(2, 6)}, group=IMMEDIATE)
HITS = column(SHOTS.needed, "hits")
"""What a black die has to show."""
SHOT = RULES.question(
    "shot",
    ROLL,
    keeps=["left", "used", "archer"],
    about="chance: the black die that is rolled for a card's next cube. `about`: activations that are left; `used`: 1 "
    "after the first cube",
    section="card-archer",
)
SHOT_AT = RULES.event("shot", seat=Seat, value=int, hits=int, section="card-archer")

SHOTS.does(most_times)(times_with_event)
SHOTS.does(take_effect)(cubes_at_choice)


@SHOTS.does(next_cube)
def roll_for_cube(state: State, seat: int, left: int, used: int) -> None:
    """The black die is rolled before."""
    ask(state, NATURE, SHOT, left, used, seat)


@SHOT.offer
def sides_of_shot(out: Row) -> None:
    """Offer every face of the die that is rolled for a shot."""
    add_range(out, ROLL, 0, FACES)


@SHOT.answer
def shoot(state: State, left: int, used: int, archer: int, value: int) -> None:
    """The black die hits or not. Who has placed a cube need not place this one."""
    card = state.card[state.target]
    hits = value + 1 >= HITS[card]
    tell(state, SHOT_AT, archer, value + 1, int(hits))
    if hits:
        ask(state, archer, CUBE_ON, left, used)
    else:
        go_on(state, archer, card, left - 1, used)


@drawn_as(SHOTS.name)
def shots_drawn(effect: Effect) -> list[Sign]:
    """A black die that hits, and the cube for it."""
    return [picture("black-die"), written(f"≥ {effect['hits']}"), ARROW, CUBE, FLAG]
