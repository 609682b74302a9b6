"""What a round has brought each player: income, events, black dice, points, and who was driven out by whom.

At the end the last scoring.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from parvis.engine.course import OVER
from parvis.engine.summaries import Cell, Summaries
from parvis.engine.telling import BEGAN, Event
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import buildings, defence, events, nature, queue, scoring, supplies
from parvis.games.troyes.state import NOBODY, State
from parvis.games.troyes.words import log_actions, log_course, scores

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


class RoundUp(Summaries):
    """A reader that sums up rounds."""

    def __init__(self) -> None:
        super().__init__(SUMMED_UP, ROWS)
        self.comes = NOBODY
        """Who comes to a building just now, and others have to go for."""
        self.driven: Counter[tuple[str, int, int]] = Counter()
        """Building, who comes, who was driven out -> how many citizens."""

    def end(self, key: str, **arguments: str | int) -> None:
        """A round is over, or the last scoring."""
        for (building, by, who), count in self.driven.items():
            self.tell_driven(building, by, who, count)
        self.driven.clear()
        super().end(key, **arguments)

    def hear_plainly(self, event: Event, details: tuple[int, ...]) -> None:
        """Tell of cubes that an event takes."""
        if event.loss:
            self.tell_loss(event.line, event.places(details), **event.told(details))

    def tell_driven(self, building: str, by: int, who: int, count: int) -> None:
        """How many of one district were driven out of a building by another, or because of an uprising (NOBODY)."""
        districts = {"seat": by, "driven_seat": who}
        if by == NOBODY:
            key = "round-pushed-out"
        elif by == pieces.NEUTRAL:
            key = "round-driven-by-neutral"
        else:
            key = "round-driven-own" if who == by else "round-driven"
        seats = {name: seat for name, seat in districts.items() if seat not in (NOBODY, pieces.NEUTRAL)}
        told = f"{key}-neutral" if who == pieces.NEUTRAL else key
        self.tell(told, [f"building-{building}"], building=building, count=count, **seats)


def took_space(round_up: RoundUp, state: State, building: int, space: int, who: int, driven: int) -> None:
    """Who comes, if it is not somebody who slides."""
    if round_up.comes == NOBODY:
        round_up.comes = who
    if driven == NOBODY:
        round_up.comes = NOBODY


def driven_out(round_up: RoundUp, state: State, building: int, who: int) -> None:
    """Who lies down for whoever has come. Of two neutral citizens nothing is seen."""
    by, round_up.comes = round_up.comes, NOBODY
    if by != who or who != pieces.NEUTRAL:
        round_up.driven[pieces.BUILDING_NAMES[building], by, who] += 1


def gained_deniers(round_up: Summaries, state: State, seat: int, deniers: int, reason: int) -> None:
    """Deniers that come with the course of the round."""
    if reason in DENIER_ROWS:
        round_up.add(DENIER_ROWS[reason], seat, deniers)


def paid_deniers(round_up: Summaries, state: State, seat: int, deniers: int, reason: int) -> None:
    """Salaries, which are paid out of the income."""
    if reason == supplies.FOR_SALARY:
        round_up.add("round-income", seat, -deniers)


def gained_influence(round_up: Summaries, state: State, seat: int, influence: int) -> None:
    """Add influence that was gained."""
    round_up.add("round-influence", seat, influence)


def threw(round_up: Summaries, state: State, seat: int, die: int, black: int, falls: int) -> None:
    """A black die that is beaten."""
    round_up.add("round-black-dice", seat, falls)


def gained_points(round_up: Summaries, state: State, seat: int, points: int, reason: int) -> None:
    """Points, of the last scoring by their source."""
    if reason in scores.LAST_SCORING:
        at_end = "-at-end" if reason in scores.TILE_SOURCES_AT_END else ""  # these tiles may have brought others before
        round_up.add(f"points-{scores.SOURCES[reason]}{at_end}", seat, points)
    else:
        round_up.add("round-points", seat, points)


def lost_points(round_up: Summaries, state: State, seat: int, lost: int, wanted: int, reason: int) -> None:
    """Subtract points that were lost."""
    gained_points(round_up, state, seat, -lost, reason)


def scoring_begins(round_up: Summaries, state: State) -> None:
    """The last round is over. What everybody has so far and what comes now add up to the score."""
    round_up.end("round-over", round=state.round + 1)
    for seat in range(state.seats):
        round_up.put("points-during-game", seat, Cell(state.points[seat], total=True))


def scored(round_up: Summaries, state: State) -> None:
    """Characters that brought nobody anything are told, too: all who are in play were counted."""
    for character, name in enumerate(cards.CHARACTER_NAMES):
        if state.character[character] != NOBODY:
            round_up.always.append(f"points-{name}")
            for seat in range(state.seats):
                round_up.add(f"points-{name}", seat, 0)


def began(round_up: Summaries, state: State, phase: int) -> None:
    """The next round begins, or the last scoring is done."""
    if phase == nature.REVEALING and state.round > 0:
        round_up.end("round-over", round=state.round)
    elif phase == OVER:
        round_up.end("scoring-over")


SUMMED_UP: Mapping[Event, Callable[..., None]] = {
    supplies.GAINED_DENIERS: gained_deniers,
    supplies.PAID_DENIERS: paid_deniers,
    supplies.GAINED_INFLUENCE: gained_influence,
    supplies.GAINED_POINTS: gained_points,
    supplies.LOST_POINTS: lost_points,
    events.EVENT_ACTS: log_course.event_acts,
    defence.THREW: threw,
    queue.EVENT_COUNTERED: log_actions.countered,
    scoring.SCORING: scoring_begins,
    scoring.SCORED: scored,
    BEGAN: began,
    buildings.TOOK_SPACE: took_space,
    buildings.DRIVEN_OUT: driven_out,
}
"""What adds to a summary, by the event that is told."""


def summaries() -> Summaries:
    """A reader for a whole game."""
    return RoundUp()
