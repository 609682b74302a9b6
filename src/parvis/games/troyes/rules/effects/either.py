"""Influence or points, as the player likes each time."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import IMMEDIATE
from parvis.games.troyes.rules.effects.kinds import ACTIVATED, EFFECTS, Explanation, column, explained, take_effect
from parvis.games.troyes.rules.supplies import FROM_CARDS, gain_influence, gain_points
from parvis.games.troyes.signs import Effect, Sign, drawn_as, gains, written
from parvis.games.troyes.state import RULES, State

EITHER = EFFECTS.kind("either", needed={"influence": number(1, 9), "or_points": number(1, 9)}, group=IMMEDIATE)
INFLUENCE = column(EITHER.needed, "influence")
OR_POINTS = column(EITHER.needed, "or_points")
TO_GAIN = RULES.words("gain {what}", what=Piece("influence", "points"))
GAIN_INFLUENCE, GAIN_POINTS = range(2)
GAINING = RULES.question(
    "gain",
    TO_GAIN,
    keeps=["left"],
    about="what the activation brings. `about`: activations that are left, with this one",
    section="card-landlady",
)


@EITHER.does(take_effect)
def gain_either(state: State, seat: int, card: int, times: int) -> None:
    """One activation after the other."""
    tell(state, ACTIVATED, seat, card, times)
    ask(state, seat, GAINING, times)


@GAINING.offer
def both(out: Row) -> None:
    """Offer influence, and offer victory points."""
    add(out, TO_GAIN, GAIN_INFLUENCE)
    add(out, TO_GAIN, GAIN_POINTS)


@GAINING.answer
def gain_it(state: State, seat: int, what: int, left: int) -> None:
    """An activation brings it."""
    card = state.card[state.target]
    if what == GAIN_INFLUENCE:
        gain_influence(state, seat, INFLUENCE[card])
    else:
        gain_points(state, seat, OR_POINTS[card], FROM_CARDS)
    if left > 1:
        ask(state, seat, GAINING, left - 1)


@EITHER.does(explained)
def either_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the effect with the amounts of influence and points."""
    return {"kind": EITHER.name, "influence": effect["influence"], "points": effect["or_points"]} | {
        "price": "none",
        "gain": "none",
    }


@drawn_as(EITHER.name)
def either_drawn(effect: Effect) -> list[Sign]:
    """A choice between two gains."""
    one, picture_of_one, *other = gains(effect)
    return [one, picture_of_one, written("/"), *other]
