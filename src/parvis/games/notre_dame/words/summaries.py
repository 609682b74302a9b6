"""What a round has brought each family: the plague, the cathedral, prestige."""

from collections.abc import Callable, Mapping

from parvis.engine.course import OVER
from parvis.engine.lines import Line, LogLine
from parvis.engine.summaries import Cell, Summaries
from parvis.engine.telling import BEGAN, DECIDED, Event
from parvis.games.notre_dame.pieces import LETTERS, NOTRE_DAME, PERIOD, ROUNDS
from parvis.games.notre_dame.rules.cathedral import SHARED_OUT, STAYED_EMPTY
from parvis.games.notre_dame.rules.family import GAINED
from parvis.games.notre_dame.rules.plague import BROKE_OUT, LOSS, PENALIZED, SPREAD
from parvis.games.notre_dame.rules.stacks import LAYING_OUT
from parvis.games.notre_dame.state import State
from parvis.games.notre_dame.words.labels import described
from parvis.games.notre_dame.words.log import broke_out, shared_out, stayed_empty

RAT, PLAGUE, SHARE, PRESTIGE = "round-rat", "round-plague", "round-cathedral", "round-prestige"
BEFORE = "round-before"
"""What a family had before the last round: with that round's gain it adds up to the score."""


def spread(round_up: Summaries, state: State, seat: int, before: int, after: int) -> None:
    """Where the rat of a family stands now."""
    form = f"{'stays' if before == after else 'moves'}{'-doctor' if state.doctor[seat] else ''}"
    round_up.put(RAT, seat, Cell(Line(f"{RAT}.{form}", {"from": before, "to": after})))


def penalized(round_up: Summaries, state: State, seat: int, prestige: int) -> None:
    """What the plague has cost a family."""
    round_up.add(PLAGUE, seat, -prestige)
    round_up.add(PRESTIGE, seat, -prestige)


def decided(round_up: Summaries, state: State, seat: int, question: int, decision: int) -> None:
    """The marker that the plague has taken."""
    if question == LOSS:
        key, arguments = described(state, seat, decision)
        round_up.write(LogLine(Line(f"log-{key}", {"seat": seat, **arguments})))


def cathedral(round_up: Summaries, state: State, share: int, markers: int) -> None:
    """What each family gets out of the cathedral, as everybody can see."""
    shared_out(round_up, state, share, markers)
    for seat in range(state.seats):
        if state.markers[seat][NOTRE_DAME] > 0:
            round_up.add(SHARE, seat, share * state.markers[seat][NOTRE_DAME])


def gained(round_up: Summaries, state: State, seat: int, prestige: int, from_park: int, source: int) -> None:
    """Prestige, the park's included."""
    round_up.add(PRESTIGE, seat, prestige + from_park)


def began(round_up: Summaries, state: State, phase: int) -> None:
    """The next round begins, or the game is over."""
    if phase == LAYING_OUT and state.round > 0:
        end(round_up, state.round)
    elif phase == OVER:
        for seat in range(state.seats):
            gains = round_up.rows.get(PRESTIGE, {}).get(seat)
            gained_now = gains.value if gains and isinstance(gains.value, int) else 0
            round_up.add(BEFORE, seat, state.prestige[seat] - gained_now)
        end(round_up, ROUNDS)


def end(round_up: Summaries, played: int) -> None:
    """So many rounds are played, and perhaps a period with them."""
    key = "round-and-period-over" if played % PERIOD == 0 else "round-over"
    round_up.end(key, round=played, letter=LETTERS[(played - 1) // PERIOD])


SUMMED_UP: Mapping[Event, Callable[..., None]] = {
    BROKE_OUT: broke_out,
    SPREAD: spread,
    PENALIZED: penalized,
    DECIDED: decided,
    SHARED_OUT: cathedral,
    STAYED_EMPTY: stayed_empty,
    GAINED: gained,
    BEGAN: began,
}
"""Event -> what it adds."""


def summaries() -> Summaries:
    """A reader for a whole game."""
    return Summaries(SUMMED_UP, (RAT, PLAGUE, SHARE, BEFORE, PRESTIGE))
