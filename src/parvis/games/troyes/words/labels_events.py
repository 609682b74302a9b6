"""The buttons and the questions of the six events of the expansion The Ladies of Troyes: see labels_base.py."""

from collections.abc import Callable, Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes import cards as c
from parvis.games.troyes import tiles
from parvis.games.troyes.pieces import MISSED
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.possessed import GOES_HOME, HOME, TAKES_CITIZENS
from parvis.games.troyes.rules.queue import last_event
from parvis.games.troyes.rules.ramparts.wall import gate_of
from parvis.games.troyes.rules.strikes.cubes import LOSE_CUBE
from parvis.games.troyes.rules.strikes.delayed_cubes import LOSE_DELAYED, OFF_CARD, OFF_TILE
from parvis.games.troyes.rules.strikes.possession import (
    FOR_CITIZEN,
    FROM_CARD,
    FROM_INFLUENCE,
    GIVING,
)
from parvis.games.troyes.rules.strikes.stones import LOSE_STONE
from parvis.games.troyes.rules.supplies import space_of
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words.labels_base import Label


def from_card(state: State, seat: int, word: int) -> Line:
    """A tradesman, and the points of his space."""
    spot = spot_of(state, word)
    card = state.card[spot]
    points = c.SPACE_POINTS[card][space_of(state, seat, spot)]
    return Line("do-from-card", {"card": c.ACTIVITY_NAMES[card], "count": points})


def from_influence(state: State, seat: int, number: int) -> Line:
    """Influence for one of the general supply."""
    return Line("do-from-influence", {"count": FOR_CITIZEN[last_event(state)]})


def give_none(state: State, seat: int, number: int) -> Line:
    """The button to give no citizen."""
    return Line("do-give-none", {"count": MISSED})


def home(state: State, seat: int, whose: int) -> Line:
    """Somebody else's citizen goes home."""
    return Line("do-home", {"seat": whose})


def off_card(state: State, seat: int, word: int) -> Line:
    """An activity card that loses one of the seat's cubes."""
    left = state.cubes[spot_of(state, word)][seat] - 1
    return Line("do-off-card", {"card": c.ACTIVITY_WORDS[word], "count": left})


def off_tile(state: State, seat: int, word: int) -> Line:
    """An outdoor tile that loses one of the seat's cubes."""
    left = state.outdoor[gate_of(state, word)][seat] - 1
    return Line("do-off-tile", {"tile": tiles.WORDS[word], "count": left})


def ask_to_give(state: State, seat: int) -> Line:
    """The event that takes a citizen."""
    return Line("ask-give-citizen", {"event": c.EVENT_NAMES[last_event(state)]})


def ask_home(state: State, seat: int) -> Line:
    """The event from which somebody's citizen goes home."""
    event = next(event for event in state.queue if event != NOBODY and TAKES_CITIZENS[event])
    return Line("ask-home", {"event": c.EVENT_NAMES[event]})


def striking(state: State) -> int | None:
    """The event that strikes just now and asks for a cube; None: none does."""
    return state.queue[state.step - 1] if RULES.asked(state) in LOSING else None


def of_striking(key: str) -> Callable[[State, int], Line]:
    """What the event asks that strikes."""
    return lambda state, seat: Line(key, {"event": c.EVENT_NAMES[state.queue[state.step - 1]]})


LABELS: Mapping[Words, Label] = {
    FROM_CARD: from_card,
    FROM_INFLUENCE: from_influence,
    HOME: home,
    OFF_CARD: off_card,
    OFF_TILE: off_tile,
}
YIELD_LABELS: Mapping[Question, Label] = {GIVING: give_none}
LOSING = (LOSE_CUBE, LOSE_STONE, LOSE_DELAYED)
"""Questions of events that strike."""
PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    GIVING: ask_to_give,
    GOES_HOME: ask_home,
    LOSE_CUBE: of_striking("ask-lose-cube"),
    LOSE_STONE: of_striking("ask-lose-stone"),
    LOSE_DELAYED: of_striking("ask-lose-delayed"),
}
