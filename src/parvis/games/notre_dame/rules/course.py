"""The course of the game: rounds of five phases, periods of three rounds, the end."""

from parvis.engine.asking import begin
from parvis.engine.course import OVER
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.notre_dame.pieces import CATHEDRAL, NOTRE_DAME, PERIOD, ROUNDS
from parvis.games.notre_dame.rules.cards import PLAYING
from parvis.games.notre_dame.rules.draft import DRAFT, DRAWING
from parvis.games.notre_dame.rules.hiring import HIRING
from parvis.games.notre_dame.rules.plague import PLAGUE
from parvis.games.notre_dame.rules.possessions import FROM_CATHEDRAL, cathedral_markers, gain
from parvis.games.notre_dame.rules.set_up import MESSAGES, REMOVING, START_PLAYER, begin_period
from parvis.games.notre_dame.rules.stacks import LAYING_OUT
from parvis.games.notre_dame.state import RULES, State, rule

# The end of a period: the cathedral shares out its prestige. Rules: "Notre Dame", important note

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


# Rounds

RULES.course(START_PLAYER, MESSAGES, REMOVING, LAYING_OUT, DRAWING, DRAFT, PLAYING, HIRING, PLAGUE)


@PLAGUE.end
def end_round(state: State) -> None:
    """The bell-ringer goes to the left; after every third round the cathedral is scored and a period begins."""
    if state.round % PERIOD == PERIOD - 1:
        share_out(state)
    if state.round == ROUNDS - 1:
        begin(state, OVER)
        return
    state.round += 1
    state.start = (state.start + 1) % state.seats
    for seat in range(state.seats):
        state.doctor[seat] = 0
    if state.round % PERIOD == 0:
        begin_period(state)
    begin(state, LAYING_OUT)


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Prestige; ties are broken by coins and markers in the supply together. Rules: "Game end"."""
    for seat in range(state.seats):
        points[seat] = state.prestige[seat]
        tiebreak[seat] = state.coins[seat] + state.supply[seat]
