"""The result of a round for each player: the way of the rat, the person hired, and each source of prestige.

The prestige before and the gains from all sources add up to the prestige now.
"""

from collections.abc import Callable, Mapping

from parvis.engine.course import OVER
from parvis.engine.lines import Line, LogLine
from parvis.engine.summaries import Cell, Summaries
from parvis.engine.telling import BEGAN, DECIDED, Event
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import course, hiring, plague, possessions, stacks
from parvis.games.notre_dame.rules.persons import new
from parvis.games.notre_dame.state import State
from parvis.games.notre_dame.words import labels, log, scores

RAT, BEFORE, GAIN, NOW = "round-rat", "round-before", "round-gain", "round-now"
PLAGUE, PARK = "points-plague", "points-park"
SOURCE_ROWS = {source: f"points-{name}" for source, name in scores.SOURCES.items() if source != possessions.FROM_PERSON}
PERSON_ROWS = [f"person-{name}" for name in pieces.PERSON_NAMES]
"""A row for each person, with the prestige for the players who hired that person."""
COUNTED = (*SOURCE_ROWS.values(), *PERSON_ROWS, PARK, PLAGUE)
"""The rows that add up to the gain of a round."""


class RoundUp(Summaries):
    """Sums up rounds, and remembers whom each player hired last."""

    def __init__(self) -> None:
        super().__init__(SUMMED_UP, (RAT, BEFORE, *COUNTED, GAIN, NOW))
        self.always += PERSON_ROWS
        self.hired: dict[int, str] = {}
        """Seat -> the row of the person."""


def spread(round_up: Summaries, state: State, seat: int, before: int, after: int) -> None:
    """The new space of a player's rat."""
    form = f"{'stays' if before == after else 'moves'}{'-doctor' if state.doctor[seat] else ''}"
    round_up.put(RAT, seat, Cell(Line(f"{RAT}.{form}", {"from": before, "to": after})))


def penalized(round_up: Summaries, state: State, seat: int, prestige: int) -> None:
    """The prestige that the plague cost a player."""
    round_up.add(PLAGUE, seat, -prestige)


def decided(round_up: RoundUp, state: State, seat: int, question: int, decision: int) -> None:
    """The person hired, and the marker lost to the plague."""
    if question in (hiring.HIRE_PERSON, new.EXTRA_HIRE) and decision != new.HIRE + hiring.NOBODY_HIRED:
        round_up.hired[seat] = PERSON_ROWS[decision - new.HIRE]
        round_up.add(round_up.hired[seat], seat, 0)
    elif question == plague.LOSS:
        key, arguments = labels.described(state, seat, decision)
        round_up.write(LogLine(Line(f"log-{key}", {"seat": seat, **arguments}), loss=True))


def gained(round_up: RoundUp, state: State, seat: int, prestige: int, from_park: int, source: int) -> None:
    """Prestige, by its source; the park's share has a row of its own."""
    round_up.add(round_up.hired[seat] if source == possessions.FROM_PERSON else SOURCE_ROWS[source], seat, prestige)
    if from_park:
        round_up.add(PARK, seat, from_park)


def began(round_up: Summaries, state: State, phase: int) -> None:
    """The next round begins, or the game is over."""
    if phase == stacks.LAYING_OUT and state.round > 0:
        for seat in range(state.seats):
            gain = gain_of(round_up, seat)
            round_up.put(BEFORE, seat, Cell(state.prestige[seat] - gain, secret=True, total=True))
            round_up.put(GAIN, seat, Cell(gain))
            round_up.put(NOW, seat, Cell(state.prestige[seat], secret=True, total=True))
        end(round_up, state.round)
    elif phase == OVER:
        for seat in range(state.seats):
            round_up.put(BEFORE, seat, Cell(state.prestige[seat] - gain_of(round_up, seat), total=True))
        end(round_up, pieces.ROUNDS)


def gain_of(round_up: Summaries, seat: int) -> int:
    """The gain of a player in this round, from all sources."""
    cells = [round_up.rows[row][seat].value for row in COUNTED if seat in round_up.rows.get(row, {})]
    return sum(value for value in cells if isinstance(value, int))


def end(round_up: Summaries, played: int) -> None:
    """End a summary after a round, and after a period if that is over too."""
    key = "round-and-period-over" if played % pieces.PERIOD == 0 else "round-over"
    round_up.end(key, round=played, letter=pieces.LETTERS[(played - 1) // pieces.PERIOD])


SUMMED_UP: Mapping[Event, Callable[..., None]] = {
    plague.BROKE_OUT: log.broke_out,
    plague.SPREAD: spread,
    plague.PENALIZED: penalized,
    DECIDED: decided,
    course.SHARED_OUT: log.shared_out,
    course.STAYED_EMPTY: log.stayed_empty,
    possessions.GAINED: gained,
    BEGAN: began,
}
"""What adds to a summary, by the event that is told."""


def summaries() -> Summaries:
    """A reader for a whole game."""
    return RoundUp()
