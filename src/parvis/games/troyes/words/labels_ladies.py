"""Buttons and prompts of the expansion The Ladies of Troyes, but for its ramparts."""

from collections.abc import Callable, Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes import cards as c
from parvis.games.troyes import tiles
from parvis.games.troyes.pieces import CATHEDRAL_INFLUENCE, CATHEDRAL_POINTS, FACES, MISSED
from parvis.games.troyes.rules.brought import TAKING_ONE, TURNING_ONE
from parvis.games.troyes.rules.cubes import cubes_of
from parvis.games.troyes.rules.dice import TAKE_DIE, TURN_DIE, turned_over
from parvis.games.troyes.rules.effects.cubes_on_cards import CUBES, CUBES_TO, PUT, PUT_DENIERS, PUT_OR_TAKE, TAKE
from parvis.games.troyes.rules.effects.cubes_on_events import CUBE_ON_EACH, PAY_A_CUBE
from parvis.games.troyes.rules.effects.gains import DENIERS_GAINED, INFLUENCE_GAINED, POINTS_GAINED
from parvis.games.troyes.rules.effects.special import (
    COLUMN,
    FROM_SEAT,
    GAIN_INFLUENCE,
    GAINING,
    INFLUENCE,
    OR_POINTS,
    STONE_TO,
    TAKE_INFLUENCE,
    TAKING_FROM,
    TO_GAIN,
)
from parvis.games.troyes.rules.group import BUILD, PLACE, take_value
from parvis.games.troyes.rules.in_play import event_called, spot_of
from parvis.games.troyes.rules.one_value import VALUE_OF_ALL
from parvis.games.troyes.rules.queue import GOES_HOME, HOME, TAKES_CITIZENS, free_banners, last_event, place_of
from parvis.games.troyes.rules.ramparts.wall import gate_of
from parvis.games.troyes.rules.strikes.losses import LOSE_CUBE, LOSE_DELAYED, OFF_CARD, OFF_TILE
from parvis.games.troyes.rules.strikes.possession import FOR_CITIZEN, FROM_CARD, FROM_INFLUENCE, GIVING
from parvis.games.troyes.rules.strikes.stones import LOSE_STONE
from parvis.games.troyes.rules.supplies import space_of
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words import labels_base
from parvis.games.troyes.words.explained import Arguments
from parvis.games.troyes.words.group_preview import outcome
from parvis.games.troyes.words.labels_base import Label, driven_out, each_price, grown, named_die

# The lines on the buttons for dice that cubes bring, and for the value that all dice of a group take


def turn_one(state: State, seat: int, die: int) -> Line:
    """An own die that joins the group turned over."""
    turned = turned_over(die)
    with_it = what_comes_of_it(state, seat, TURN_DIE + die, turned)
    return Line("do-turn-one", {**named_die(seat, die), "turned": turned % FACES + 1, **with_it})


def take_one(state: State, seat: int, die: int) -> Line:
    """A die of an opponent that joins the group for nothing."""
    return Line("do-take-one", {**named_die(seat, die), **what_comes_of_it(state, seat, TAKE_DIE + die, die)})


def what_comes_of_it(state: State, seat: int, decision: int, die: int) -> Arguments:
    """How the group stands when a die has joined that shows what `die` does, or what it then brings."""
    _, standing = grown(state, seat, decision)
    place = die % FACES
    if state.action == PLACE:
        return {**standing, "how": "place", "space": place + 1, **driven_out(state, seat, place)}
    if state.action == BUILD:
        return {**standing, "how": "lay", "column": place + 1, "influence": CATHEDRAL_INFLUENCE[place]}
    return {**standing, "how": "last" if standing["last"] else "add"}


def value_of_all(state: State, seat: int, number: int) -> Line:
    """The value that all dice of the group take, and what comes of it."""
    scene = state.copy()
    take_value(scene, number + 1)
    word, count = outcome(scene, seat)
    return Line("do-value", {"value": number + 1, "word": word, "number": count, **each_price(scene)})


TURN_LABELS: Mapping[Question, Label] = {TURNING_ONE: turn_one}
TAKE_LABELS: Mapping[Question, Label] = {TAKING_ONE: take_one}
"""By question: the button of a die that is turned over, or taken."""


# Buttons and prompts of what activity cards of the expansion ask. Keys and arguments are those of labels_base.py


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


TIMES_LEFT: Mapping[Question, str] = {
    PUT_OR_TAKE: "times",
    CUBES_TO: "left",
    CUBE_ON_EACH: "left",
    GAINING: "left",
    TAKING_FROM: "left",
    STONE_TO: "left",
}
"""Question -> the detail that says how often the card may still be activated."""


# The buttons and the questions of the six events of the expansion The Ladies of Troyes: see labels_base.py


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
    VALUE_OF_ALL: value_of_all,
    PUT: put,
    TAKE: take,
    TO_GAIN: gain,
    FROM_SEAT: from_seat,
    COLUMN: column,
}
"""Kind of decision -> its button."""
YIELD_LABELS: Mapping[Question, Label] = {GIVING: give_none}
LOSING = (LOSE_CUBE, LOSE_STONE, LOSE_DELAYED)
"""Questions of events that strike."""
PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    GIVING: ask_to_give,
    GOES_HOME: ask_home,
    LOSE_CUBE: of_striking("ask-lose-cube"),
    LOSE_STONE: of_striking("ask-lose-stone"),
    LOSE_DELAYED: of_striking("ask-lose-delayed"),
    PUT_OR_TAKE: ask_put_or_take,
    CUBES_TO: ask_cubes_at_once,
    CUBE_ON_EACH: ask_cube_on_each,
    GAINING: ask_gain,
    TAKING_FROM: ask_from_whom,
    STONE_TO: ask_column,
}
"""Question -> what is asked."""
