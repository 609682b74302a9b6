"""Everybody loses influence."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import number
from parvis.games.troyes.rules.strikes.kinds import STRIKES, Told, column, explained, logged, miss, strike
from parvis.games.troyes.rules.supplies import EVENT, pay_influence
from parvis.games.troyes.state import State

LOSE = STRIKES.kind("influence", needed={"lose_influence": number(1, 9)})
LOSE_INFLUENCE = column(LOSE.needed, "lose_influence")


@LOSE.does(strike)
def lose_influence(state: State, seat: int, event: int) -> None:
    """As much as there is."""
    lost = min(LOSE_INFLUENCE[event], state.influence[seat])
    pay_influence(state, seat, lost, EVENT)
    if lost < LOSE_INFLUENCE[event]:
        miss(state, seat)


@LOSE.does(explained)
def influence_explained(effect: Mapping[str, Any]) -> Told:
    """How much."""
    return {"kind": "lose-influence", **effect}


@LOSE.does(logged)
def influence_logged(effect: Mapping[str, Any]) -> Told:
    """How much."""
    return {"kind": "influence", "count": effect["lose_influence"]}
