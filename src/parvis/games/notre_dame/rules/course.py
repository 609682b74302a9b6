"""The course of the game: rounds of five phases, periods of three rounds, the end."""

from parvis.engine.asking import begin
from parvis.engine.course import OVER
from parvis.engine.state import Row
from parvis.games.notre_dame.pieces import PERIOD, ROUNDS
from parvis.games.notre_dame.rules.cards import PLAYING
from parvis.games.notre_dame.rules.cathedral import share_out
from parvis.games.notre_dame.rules.draft import DRAFT, DRAWING
from parvis.games.notre_dame.rules.hiring import HIRING
from parvis.games.notre_dame.rules.plague import PLAGUE
from parvis.games.notre_dame.rules.set_up import MESSAGES, REMOVING, START_PLAYER, begin_period
from parvis.games.notre_dame.rules.stacks import LAYING_OUT
from parvis.games.notre_dame.state import RULES, State, rule

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
