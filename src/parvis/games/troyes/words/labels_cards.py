"""Buttons and prompts of what activity cards of the expansion ask. Keys and arguments are those of labels_base.py."""

from collections.abc import Callable, Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes import cards as c
from parvis.games.troyes.pieces import CATHEDRAL_INFLUENCE, CATHEDRAL_POINTS
from parvis.games.troyes.rules.cubes import cubes_of
from parvis.games.troyes.rules.effects.cubes_everywhere import CUBE_ON_EACH, PAY_A_CUBE
from parvis.games.troyes.rules.effects.cubes_later import CUBES, CUBES_TO
from parvis.games.troyes.rules.effects.either import GAIN_INFLUENCE, GAINING, INFLUENCE, OR_POINTS, TO_GAIN
from parvis.games.troyes.rules.effects.gains import DENIERS_GAINED, INFLUENCE_GAINED, POINTS_GAINED
from parvis.games.troyes.rules.effects.mixed import PUT, PUT_DENIERS, PUT_OR_TAKE, TAKE
from parvis.games.troyes.rules.effects.stones import COLUMN, STONE_TO
from parvis.games.troyes.rules.effects.taking_influence import FROM_SEAT, TAKE_INFLUENCE, TAKING_FROM
from parvis.games.troyes.rules.in_play import event_called
from parvis.games.troyes.rules.queue import free_banners, place_of
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words import labels_base
from parvis.games.troyes.words.explained import Arguments
from parvis.games.troyes.words.labels_base import Label


def card_of(state: State) -> int:
    """The card that is activated."""
    card: int = state.card[state.target]
    return card


def named_card(state: State) -> Arguments:
    """The card that is activated, as texts take it."""
    return {"card": c.ACTIVITY_NAMES[card_of(state)]}


def kept(state: State, detail: str) -> int:
    """A detail of the question that is asked."""
    return RULES.kept(state)[detail]


# Buttons


def put(state: State, seat: int, more: int) -> Line:
    """Cubes on the card, and what they cost."""
    return Line("do-put", {"count": more + 1, "deniers": PUT_DENIERS[card_of(state)] * (more + 1), **named_card(state)})


def take(state: State, seat: int, more: int) -> Line:
    """Cubes off the card, and what they bring."""
    card = card_of(state)
    for what, table in (("deniers", DENIERS_GAINED), ("influence", INFLUENCE_GAINED), ("points", POINTS_GAINED)):
        if table[card] > 0 and c.ACTIVITY_CARDS[card]["effect"].keys() & {what}:
            gained: Arguments = {"what": what, "gain": table[card] * (more + 1)}
            return Line(f"do-take-{what}", {"count": more + 1, **gained, **named_card(state)})
    return Line("do-take-cubes", {"count": more + 1, "what": "cubes", "gain": CUBES[card], **named_card(state)})


def cubes_on(state: State, seat: int, word: int) -> Line:
    """An event for several cubes at once."""
    event = event_called(state, word)
    cubes = min(CUBES[card_of(state)], free_banners(state, place_of(state, event)))
    return Line("do-on-cubes", {"cubes": cubes, **labels_base.event_terms(state, event)})


def gain(state: State, seat: int, what: int) -> Line:
    """The button that gains influence, or points."""
    card = card_of(state)
    if what == GAIN_INFLUENCE:
        return Line("do-gain-influence", {"count": INFLUENCE[card]})
    return Line("do-gain-points", {"count": OR_POINTS[card]})


def from_seat(state: State, seat: int, other: int) -> Line:
    """The button for who gives influence."""
    count = min(TAKE_INFLUENCE[card_of(state)], state.influence[other])
    return Line("do-from", {"from_seat": other, "count": count})


def column(state: State, seat: int, number: int) -> Line:
    """A column of the cathedral, and the level to which the cube comes."""
    about: Arguments = {"column": number + 1, "level": list(state.cathedral[number]).index(NOBODY) + 1}
    return Line("do-column", {**about, "count": CATHEDRAL_POINTS, "influence": CATHEDRAL_INFLUENCE[number]})


LABELS: Mapping[Words, Label] = {
    PUT: put,
    TAKE: take,
    TO_GAIN: gain,
    FROM_SEAT: from_seat,
    COLUMN: column,
}
"""Kind of decision -> its button."""
ON_LABELS: Mapping[Question, Label] = {CUBE_ON_EACH: labels_base.cube_on, CUBES_TO: cubes_on}
ENOUGH_OF: Mapping[Question, str] = {
    CUBES_TO: "do-enough-taking",
    CUBE_ON_EACH: "do-enough-activation",
    STONE_TO: "do-enough-columns",
}
"""By question: the button of no more."""


# Prompts


def ask_put_or_take(state: State, seat: int) -> Line:
    """How many cubes to put, or to take."""
    there = cubes_of(state, seat, card_of(state))
    return Line("ask-put-or-take", {"count": kept(state, "times"), "cubes": there, **named_card(state)})


def ask_cubes_at_once(state: State, seat: int) -> Line:
    """The event for the cubes of one cube of the card."""
    cubes = CUBES[card_of(state)]
    return Line("ask-cubes-at-once", {"count": kept(state, "left"), "cubes": cubes, **named_card(state)})


def ask_cube_on_each(state: State, seat: int) -> Line:
    """One more event for this activation."""
    deniers = PAY_A_CUBE[card_of(state)]
    return Line("ask-cube-on-each", {"count": kept(state, "left"), "deniers": deniers, **named_card(state)})


def ask_gain(state: State, seat: int) -> Line:
    """The question whether to gain influence or points."""
    return Line("ask-gain", {"count": kept(state, "left"), **named_card(state)})


def ask_from_whom(state: State, seat: int) -> Line:
    """The question who gives influence."""
    return Line("ask-from-whom", {"count": kept(state, "left"), **named_card(state)})


def ask_column(state: State, seat: int) -> Line:
    """The column for one more cube."""
    return Line("ask-column", {"count": kept(state, "left"), **named_card(state)})


PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    PUT_OR_TAKE: ask_put_or_take,
    CUBES_TO: ask_cubes_at_once,
    CUBE_ON_EACH: ask_cube_on_each,
    GAINING: ask_gain,
    TAKING_FROM: ask_from_whom,
    STONE_TO: ask_column,
}
"""Question -> what is asked."""
TIMES_LEFT: Mapping[Question, str] = {
    PUT_OR_TAKE: "times",
    CUBES_TO: "left",
    CUBE_ON_EACH: "left",
    GAINING: "left",
    TAKING_FROM: "left",
    STONE_TO: "left",
}
"""Question -> the detail that says how often the card may still be activated."""
