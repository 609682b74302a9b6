"""Influence, and more of it from the opponent who has most."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import IMMEDIATE
from parvis.games.troyes.pieces import Seat
from parvis.games.troyes.rules.effects.kinds import ACTIVATED, EFFECTS, Explanation, column, explained, take_effect
from parvis.games.troyes.rules.supplies import FOR_OTHERS, gain_influence, pay_influence
from parvis.games.troyes.signs import Effect, Sign, drawn_as, gains, picture, written
from parvis.games.troyes.state import RULES, State, rule

TAKING = EFFECTS.kind(
    "influence-taken", needed={"influence": number(1, 9), "take_influence": number(1, 9)}, group=IMMEDIATE
)
INFLUENCE = column(TAKING.needed, "influence")
TAKE_INFLUENCE = column(TAKING.needed, "take_influence")
FROM_SEAT = RULES.words("from {other}", other=Seat)
TAKING_FROM = RULES.question(
    "from whom",
    FROM_SEAT,
    keeps=["left"],
    about="who gives influence, of those opponents who have most. `about`: activations that are left, with this one",
    section="card-executioner",
)
INFLUENCE_TAKEN = RULES.event("influence taken", seat=Seat, other=int, influence=int, section="card-executioner")


@rule
def most_influence(state: State, seat: int) -> int:
    """What the opponent with most influence has."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.influence[other])
    return most


@rule
def gain_and_take(state: State, seat: int, card: int, left: int) -> None:
    """The next activation: its influence; then who gives some, if an opponent has any."""
    gain_influence(state, seat, INFLUENCE[card])
    if most_influence(state, seat) > 0:
        ask(state, seat, TAKING_FROM, left)
    else:
        gain_influence(state, seat, INFLUENCE[card] * (left - 1))


@TAKING.does(take_effect)
def gain_and_take_all(state: State, seat: int, card: int, times: int) -> None:
    """One activation after the other; who has most may change."""
    tell(state, ACTIVATED, seat, card, times)
    gain_and_take(state, seat, card, times)


@TAKING_FROM.offer
def richest(state: State, seat: int, out: Row) -> None:
    """The opponents who have most."""
    most = most_influence(state, seat)
    for other in range(state.seats):
        if other != seat and state.influence[other] == most:
            add(out, FROM_SEAT, other)


@TAKING_FROM.answer
def take_influence(state: State, seat: int, other: int, left: int) -> None:
    """Influence comes from an opponent."""
    card = state.card[state.target]
    taken = min(TAKE_INFLUENCE[card], state.influence[other])
    tell(state, INFLUENCE_TAKEN, seat, other, taken)
    pay_influence(state, other, taken, FOR_OTHERS)
    gain_influence(state, seat, taken)
    if left > 1:
        gain_and_take(state, seat, card, left - 1)


@TAKING.does(explained)
def taking_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the effect with the amounts taken and gained."""
    return {"kind": TAKING.name, **effect, "price": "none", "gain": "influence"}


@drawn_as(TAKING.name)
def taking_drawn(effect: Effect) -> list[Sign]:
    """Influence, and more of it from somebody else."""
    return [
        *gains(effect),
        written(f"+{effect['take_influence']}"),
        picture("influence"),
        written("←"),
        picture("citizen"),
    ]
