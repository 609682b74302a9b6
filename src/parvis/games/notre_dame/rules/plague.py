"""Phase 5: the rats of the round. Rules: "The plague"."""

from parvis.games.notre_dame.pieces import HOSPITAL, PERIOD, PLAGUE_END, RATS, SECTORS
from parvis.games.notre_dame.rules.family import influence, largest
from parvis.games.notre_dame.rules.questions import LOSS, ask
from parvis.games.notre_dame.rules.stacks import BROWN_A_ROUND
from parvis.games.notre_dame.state import State, rule

PENALTY = 2
"""Prestige that a rat beyond the end of the track costs."""


@rule
def plague(state: State) -> int:
    """Rats on the three persons of this round."""
    first = state.round % PERIOD * BROWN_A_ROUND
    return RATS[state.brown[first]] + RATS[state.brown[first + 1]] + RATS[state.gray[state.round]]


@rule
def sectors_to_lose(state: State, seat: int, most: int) -> int:
    """The family's largest sectors that have a marker to lose, as bits. The friend counts but stays."""
    sectors = 0
    for sector in range(SECTORS):
        if influence(state, seat, sector) == most and state.markers[seat][sector] > 0:
            sectors |= 1 << sector
    return sectors


@rule
def spread(state: State, seat: int) -> None:
    """The rat of one family moves: forward by the plague, back by the hospital. The doctor keeps the plague away."""
    rats = 0 if state.doctor[seat] == 1 else plague(state)
    space = state.rat[seat] + rats - influence(state, seat, HOSPITAL)
    state.rat[seat] = min(PLAGUE_END, max(0, space))
    if space > PLAGUE_END:
        state.prestige[seat] = max(0, state.prestige[seat] - PENALTY)
        most = largest(state, seat)
        if sectors_to_lose(state, seat, most) != 0:
            ask(state, seat, LOSS, most, 0)


@rule
def lose(state: State, seat: int, sector: int) -> None:
    """A marker goes back into the general supply."""
    state.markers[seat][sector] -= 1
