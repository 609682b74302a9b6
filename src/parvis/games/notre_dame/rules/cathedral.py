"""The end of a period: the cathedral shares out its prestige. Rules: "Notre Dame", important note."""

from parvis.engine.telling import tell
from parvis.games.notre_dame.pieces import CATHEDRAL, NOTRE_DAME
from parvis.games.notre_dame.rules.possessions import FROM_CATHEDRAL, cathedral_markers, gain
from parvis.games.notre_dame.state import RULES, State, rule

SHARED_OUT = RULES.event("shared out", share=int, markers=int, section="sharing-out")
STAYED_EMPTY = RULES.event("cathedral stayed empty", section="sharing-out")


@rule
def share(state: State, markers: int) -> int:
    """What each of so many markers in the cathedral earns: the same whole number."""
    return CATHEDRAL[state.seats] // markers


@rule
def share_out(state: State) -> None:
    """Every marker in the cathedral earns its share, one gain a player; then all of them return."""
    markers = cathedral_markers(state)
    if markers == 0:
        tell(state, STAYED_EMPTY)
        return
    each = share(state, markers)
    tell(state, SHARED_OUT, each, markers)
    for seat in range(state.seats):
        gain(state, seat, each * state.markers[seat][NOTRE_DAME], FROM_CATHEDRAL)
        state.markers[seat][NOTRE_DAME] = 0
