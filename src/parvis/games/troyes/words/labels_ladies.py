"""Buttons and prompts of the expansion The Ladies of Troyes, but for its ramparts; their arguments: labels_base.py."""

from collections.abc import Callable, Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import brought, cubes, dice, group, in_play, one_value, queue, supplies
from parvis.games.troyes.rules.effects import cubes_on_cards, cubes_on_events, gains, special
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.strikes import losses, possession, stones
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.words import explained, group_preview, labels_base

# Dice that cubes bring, and the value that all dice of a group take


def turn_one(state: State, seat: int, die: int) -> Line:
    """An own die that joins the group turned over."""
    turned = dice.turned_over(die)
    with_it = what_comes_of_it(state, seat, dice.TURN_DIE + die, turned)
    return Line("do-turn-one", {**labels_base.named_die(seat, die), "turned": turned % pieces.FACES + 1, **with_it})


def take_one(state: State, seat: int, die: int) -> Line:
    """A die of an opponent that joins the group for nothing."""
    return Line(
        "do-take-one", {**labels_base.named_die(seat, die), **what_comes_of_it(state, seat, dice.TAKE_DIE + die, die)}
    )


def what_comes_of_it(state: State, seat: int, decision: int, die: int) -> explained.Arguments:
    """How the group stands when a die has joined that shows what `die` does, or what it then brings."""
    _, standing = labels_base.grown(state, seat, decision)
    place = die % pieces.FACES
    if state.action == group.PLACE:
        return {**standing, "how": "place", "space": place + 1, **labels_base.driven_out(state, seat, place)}
    if state.action == group.BUILD:
        return {**standing, "how": "lay", "column": place + 1, "influence": pieces.CATHEDRAL_INFLUENCE[place]}
    return {**standing, "how": "last" if standing["last"] else "add"}


def value_of_all(state: State, seat: int, number: int) -> Line:
    """The value that all dice of the group take, and what comes of it."""
    scene = state.copy()
    group.take_value(scene, number + 1)
    word, count = group_preview.outcome(scene, seat)
    return Line("do-value", {"value": number + 1, "word": word, "number": count, **labels_base.each_price(scene)})


TURN_LABELS: Mapping[Question, labels_base.Label] = {brought.TURNING_ONE: turn_one}
TAKE_LABELS: Mapping[Question, labels_base.Label] = {brought.TAKING_ONE: take_one}
"""By question: the button of a die that is turned over, or taken."""


# Activity cards


def card_of(state: State) -> int:
    """The card that is activated."""
    card: int = state.card[state.target]
    return card


def named_card(state: State) -> explained.Arguments:
    """The card that is activated, as texts take it."""
    return {"card": cards.ACTIVITY_NAMES[card_of(state)]}


def kept(state: State, detail: str) -> int:
    """A detail of the question that is asked."""
    return RULES.kept(state)[detail]


# Buttons


def put(state: State, seat: int, more: int) -> Line:
    """Cubes on the card, and what they cost."""
    return Line(
        "do-put",
        {"count": more + 1, "deniers": cubes_on_cards.PUT_DENIERS[card_of(state)] * (more + 1), **named_card(state)},
    )


def take(state: State, seat: int, more: int) -> Line:
    """Cubes off the card, and what they bring."""
    card = card_of(state)
    for what, table in (
        ("deniers", gains.DENIERS_GAINED),
        ("influence", gains.INFLUENCE_GAINED),
        ("points", gains.POINTS_GAINED),
    ):
        if table[card] > 0 and cards.ACTIVITY_CARDS[card]["effect"].keys() & {what}:
            gained: explained.Arguments = {"what": what, "gain": table[card] * (more + 1)}
            return Line(f"do-take-{what}", {"count": more + 1, **gained, **named_card(state)})
    return Line(
        "do-take-cubes", {"count": more + 1, "what": "cubes", "gain": cubes_on_cards.CUBES[card], **named_card(state)}
    )


def cubes_on(state: State, seat: int, word: int) -> Line:
    """An event for several cubes at once."""
    event = in_play.event_called(state, word)
    cubes = min(cubes_on_cards.CUBES[card_of(state)], queue.free_banners(state, queue.place_of(state, event)))
    return Line("do-on-cubes", {"cubes": cubes, **labels_base.event_terms(state, event)})


def gain(state: State, seat: int, what: int) -> Line:
    """The button that gains influence, or points."""
    card = card_of(state)
    if what == special.GAIN_INFLUENCE:
        return Line("do-gain-influence", {"count": special.INFLUENCE[card]})
    return Line("do-gain-points", {"count": special.OR_POINTS[card]})


def from_seat(state: State, seat: int, other: int) -> Line:
    """The button for who gives influence."""
    count = min(special.TAKE_INFLUENCE[card_of(state)], state.influence[other])
    return Line("do-from", {"from_seat": other, "count": count})


def column(state: State, seat: int, number: int) -> Line:
    """A column of the cathedral, and the level to which the cube comes."""
    about: explained.Arguments = {"column": number + 1, "level": list(state.cathedral[number]).index(NOBODY) + 1}
    return Line(
        "do-column", {**about, "count": pieces.CATHEDRAL_POINTS, "influence": pieces.CATHEDRAL_INFLUENCE[number]}
    )


ON_LABELS: Mapping[Question, labels_base.Label] = {
    cubes_on_events.CUBE_ON_EACH: labels_base.cube_on,
    cubes_on_cards.CUBES_TO: cubes_on,
}
ENOUGH_OF: Mapping[Question, str] = {
    cubes_on_cards.CUBES_TO: "do-enough-taking",
    cubes_on_events.CUBE_ON_EACH: "do-enough-activation",
    special.STONE_TO: "do-enough-columns",
}
"""By question: the button of no more."""


# Prompts


def ask_put_or_take(state: State, seat: int) -> Line:
    """How many cubes to put, or to take."""
    there = cubes.cubes_of(state, seat, card_of(state))
    return Line("ask-put-or-take", {"count": kept(state, "times"), "cubes": there, **named_card(state)})


def ask_cubes_at_once(state: State, seat: int) -> Line:
    """The event for the cubes of one cube of the card."""
    cubes = cubes_on_cards.CUBES[card_of(state)]
    return Line("ask-cubes-at-once", {"count": kept(state, "left"), "cubes": cubes, **named_card(state)})


def ask_cube_on_each(state: State, seat: int) -> Line:
    """One more event for this activation."""
    deniers = cubes_on_events.PAY_A_CUBE[card_of(state)]
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
    cubes_on_cards.PUT_OR_TAKE: "times",
    cubes_on_cards.CUBES_TO: "left",
    cubes_on_events.CUBE_ON_EACH: "left",
    special.GAINING: "left",
    special.TAKING_FROM: "left",
    special.STONE_TO: "left",
}
"""Question -> the detail that says how often the card may still be activated."""


# Events


def from_card(state: State, seat: int, word: int) -> Line:
    """A tradesman, and the points of his space."""
    spot = in_play.spot_of(state, word)
    card = state.card[spot]
    points = cards.SPACE_POINTS[card][supplies.space_of(state, seat, spot)]
    return Line("do-from-card", {"card": cards.ACTIVITY_NAMES[card], "count": points})


def from_influence(state: State, seat: int, number: int) -> Line:
    """Influence for one of the general supply."""
    return Line("do-from-influence", {"count": possession.FOR_CITIZEN[queue.last_event(state)]})


def give_none(state: State, seat: int, number: int) -> Line:
    """The button to give no citizen."""
    return Line("do-give-none", {"count": pieces.MISSED})


def home(state: State, seat: int, whose: int) -> Line:
    """Somebody else's citizen goes home."""
    return Line("do-home", {"seat": whose})


def off_card(state: State, seat: int, word: int) -> Line:
    """An activity card that loses one of the seat's cubes."""
    left = state.cubes[in_play.spot_of(state, word)][seat] - 1
    return Line("do-off-card", {"card": cards.ACTIVITY_WORDS[word], "count": left})


def off_tile(state: State, seat: int, word: int) -> Line:
    """An outdoor tile that loses one of the seat's cubes."""
    left = state.outdoor[wall.gate_of(state, word)][seat] - 1
    return Line("do-off-tile", {"tile": tiles.WORDS[word], "count": left})


def ask_to_give(state: State, seat: int) -> Line:
    """The event that takes a citizen."""
    return Line("ask-give-citizen", {"event": cards.EVENT_NAMES[queue.last_event(state)]})


def ask_home(state: State, seat: int) -> Line:
    """The event from which somebody's citizen goes home."""
    event = next(event for event in state.queue if event != NOBODY and queue.TAKES_CITIZENS[event])
    return Line("ask-home", {"event": cards.EVENT_NAMES[event]})


def striking(state: State) -> int | None:
    """The event that strikes just now and asks for a cube; None: none does."""
    return state.queue[state.step - 1] if RULES.asked(state) in LOSING else None


def of_striking(key: str) -> Callable[[State, int], Line]:
    """What the event asks that strikes."""
    return lambda state, seat: Line(key, {"event": cards.EVENT_NAMES[state.queue[state.step - 1]]})


LABELS: Mapping[Words, labels_base.Label] = {
    possession.FROM_CARD: from_card,
    possession.FROM_INFLUENCE: from_influence,
    queue.HOME: home,
    losses.OFF_CARD: off_card,
    losses.OFF_TILE: off_tile,
    one_value.VALUE_OF_ALL: value_of_all,
    cubes_on_cards.PUT: put,
    cubes_on_cards.TAKE: take,
    special.TO_GAIN: gain,
    special.FROM_SEAT: from_seat,
    special.COLUMN: column,
}
"""Kind of decision -> its button."""
YIELD_LABELS: Mapping[Question, labels_base.Label] = {possession.GIVING: give_none}
LOSING = (losses.LOSE_CUBE, stones.LOSE_STONE, losses.LOSE_DELAYED)
"""Questions of events that strike."""
PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    possession.GIVING: ask_to_give,
    queue.GOES_HOME: ask_home,
    losses.LOSE_CUBE: of_striking("ask-lose-cube"),
    stones.LOSE_STONE: of_striking("ask-lose-stone"),
    losses.LOSE_DELAYED: of_striking("ask-lose-delayed"),
    cubes_on_cards.PUT_OR_TAKE: ask_put_or_take,
    cubes_on_cards.CUBES_TO: ask_cubes_at_once,
    cubes_on_events.CUBE_ON_EACH: ask_cube_on_each,
    special.GAINING: ask_gain,
    special.TAKING_FROM: ask_from_whom,
    special.STONE_TO: ask_column,
}
"""Question -> what is asked."""
