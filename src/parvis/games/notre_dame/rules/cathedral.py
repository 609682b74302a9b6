"""The end of a period: the cathedral shares out its prestige. Rules: "Notre Dame", important note."""

from parvis.games.notre_dame.pieces import CATHEDRAL, NOTRE_DAME
from parvis.games.notre_dame.rules.family import cathedral_markers, gain
from parvis.games.notre_dame.state import State, rule


@rule
def share_out(state: State) -> None:
    """Every marker in the cathedral earns the same whole number, one gain a family; then all of them go home."""
    markers = cathedral_markers(state)
    if markers == 0:
        return
    share = CATHEDRAL[state.seats] // markers
    for seat in range(state.seats):
        gain(state, seat, share * state.markers[seat][NOTRE_DAME])
        state.markers[seat][NOTRE_DAME] = 0
