"""The course of the game: rounds of five phases, periods of three rounds, the end."""

from parvis.engine.asking import begin
from parvis.engine.course import OVER
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import cards, draft, hiring, plague, possessions, set_up, stacks
from parvis.games.notre_dame.state import RULES, State, rule

# The end of a period: the cathedral shares out its prestige. Rules: "Notre Dame", important note

SHARED_OUT = RULES.event("shared out", share=int, markers=int, section="sharing-out")
STAYED_EMPTY = RULES.event("cathedral stayed empty", section="sharing-out")


@rule
def share(state: State, markers: int) -> int:
    """What each of so many markers in the cathedral earns: the same whole number."""
    return pieces.CATHEDRAL[state.seats] // markers


@rule
def share_out(state: State) -> None:
    """Every marker in the cathedral earns its share, one gain a player; then all of them return."""
    markers = possessions.cathedral_markers(state)
    if markers == 0:
        tell(state, STAYED_EMPTY)
        return
    each = share(state, markers)
    tell(state, SHARED_OUT, each, markers)
    for seat in range(state.seats):
        possessions.gain(state, seat, each * state.markers[seat][pieces.NOTRE_DAME], possessions.FROM_CATHEDRAL)
        state.markers[seat][pieces.NOTRE_DAME] = 0


# Rounds

RULES.course(
    set_up.START_PLAYER,
    set_up.MESSAGES,
    set_up.REMOVING,
    stacks.LAYING_OUT,
    draft.DRAWING,
    draft.DRAFT,
    cards.PLAYING,
    hiring.HIRING,
    plague.PLAGUE,
)


@plague.PLAGUE.end
def end_round(state: State) -> None:
    """The bell-ringer goes to the left; after every third round the cathedral is scored and a period begins."""
    if state.round % pieces.PERIOD == pieces.PERIOD - 1:
        share_out(state)
    if state.round == pieces.ROUNDS - 1:
        begin(state, OVER)
        return
    state.round += 1
    state.start = (state.start + 1) % state.seats
    for seat in range(state.seats):
        state.doctor[seat] = 0
    if state.round % pieces.PERIOD == 0:
        set_up.begin_period(state)
    begin(state, stacks.LAYING_OUT)


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Prestige; ties are broken by coins and markers in the supply together. Rules: "Game end"."""
    for seat in range(state.seats):
        points[seat] = state.prestige[seat]
        tiebreak[seat] = state.coins[seat] + state.supply[seat]
