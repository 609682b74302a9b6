"""What a round has brought each player: income, events, black dice, points; and at the end the last scoring."""

from collections.abc import Callable, Mapping

from parvis.engine.course import OVER
from parvis.engine.summaries import Summaries
from parvis.engine.telling import BEGAN, Event
from parvis.games.troyes.rules import defence, events, queue, scoring, supplies
from parvis.games.troyes.rules.nature import REVEALING
from parvis.games.troyes.state import State
from parvis.games.troyes.words.log_actions import countered
from parvis.games.troyes.words.log_course import event_acts
from parvis.games.troyes.words.scores import LAST_SCORING, SOURCES

ROWS = (
    "round-income",
    "round-black-dice",
    "round-influence",
    "round-passing",
    "round-sold",
    "round-points",
)
DENIER_ROWS: Mapping[int, str] = {
    supplies.FOR_SALARY: "round-income",
    supplies.FOR_PASSING: "round-passing",
    supplies.FOR_WAITING: "round-passing",
    supplies.FOR_SOLD_DICE: "round-sold",
}


def gained_deniers(round_up: Summaries, state: State, seat: int, deniers: int, reason: int) -> None:
    """Deniers that come with the course of the round."""
    if reason in DENIER_ROWS:
        round_up.add(DENIER_ROWS[reason], seat, deniers)


def paid_deniers(round_up: Summaries, state: State, seat: int, deniers: int, reason: int) -> None:
    """Salaries, which are paid out of the income."""
    if reason == supplies.FOR_SALARY:
        round_up.add("round-income", seat, -deniers)


def gained_influence(round_up: Summaries, state: State, seat: int, influence: int) -> None:
    """Influence."""
    round_up.add("round-influence", seat, influence)


def threw(round_up: Summaries, state: State, seat: int, die: int, black: int, falls: int) -> None:
    """A black die that is beaten."""
    round_up.add("round-black-dice", seat, falls)


def gained_points(round_up: Summaries, state: State, seat: int, points: int, reason: int) -> None:
    """Points, of the last scoring by their source."""
    if reason in LAST_SCORING:
        round_up.add(f"points-{SOURCES[reason]}", seat, points)
    else:
        round_up.add("round-points", seat, points)


def lost_points(round_up: Summaries, state: State, seat: int, lost: int, wanted: int, reason: int) -> None:
    """Points that are lost."""
    gained_points(round_up, state, seat, -lost, reason)


def scoring_begins(round_up: Summaries, state: State) -> None:
    """The last round is over. What everybody has so far and what comes now add up to the score."""
    round_up.end("round-over", round=state.round + 1)
    for seat in range(state.seats):
        round_up.add("points-during-game", seat, state.points[seat])


def began(round_up: Summaries, state: State, phase: int) -> None:
    """The next round begins, or the last scoring is done."""
    if phase == REVEALING and state.round > 0:
        round_up.end("round-over", round=state.round)
    elif phase == OVER:
        round_up.end("scoring-over")


SUMMED_UP: Mapping[Event, Callable[..., None]] = {
    supplies.GAINED_DENIERS: gained_deniers,
    supplies.PAID_DENIERS: paid_deniers,
    supplies.GAINED_INFLUENCE: gained_influence,
    supplies.GAINED_POINTS: gained_points,
    supplies.LOST_POINTS: lost_points,
    events.EVENT_ACTS: event_acts,
    defence.THREW: threw,
    queue.EVENT_COUNTERED: countered,
    scoring.SCORING: scoring_begins,
    BEGAN: began,
}
"""Event -> what it adds."""


def summaries() -> Summaries:
    """A reader for a whole game."""
    return Summaries(SUMMED_UP, ROWS)
