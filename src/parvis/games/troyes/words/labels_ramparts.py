"""The words of the ramparts: buttons and prompts of the guard's action and of outdoor tiles.

Arguments are those of labels_base.py; a tile is told by its name in the catalogue, a gate by its numeral.
"""

from collections.abc import Callable, Mapping, Sequence

from parvis.engine.binding import course_of
from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes import cards as c
from parvis.games.troyes.pieces import BY_DISTRICT, DIE_PRICE, FACES
from parvis.games.troyes.rules.actions import TO_GUARD
from parvis.games.troyes.rules.defence import highest_black
from parvis.games.troyes.rules.dice import A_DIE, GIVE_DIE
from parvis.games.troyes.rules.effects.kinds import price_of_moving
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.ramparts.answers import ANSWERING
from parvis.games.troyes.rules.ramparts.guarding import CUBE, GUARD_DIE, GUARD_TURNING, PAY, RAISING, SPENDING, STEP
from parvis.games.troyes.rules.ramparts.sides.exchanges import (
    GIVING,
    MOVING,
    SWAPS_AT_MOST,
    TAKING,
    TO_CARD,
    TURNING_BOUGHT,
    TURNS,
)
from parvis.games.troyes.rules.ramparts.sides.kinds import column
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES, KEEP, TILE_NAMES, USE_TILE, gate_of
from parvis.games.troyes.rules.strikes.kinds import BEING_SPARED
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.table.wall import NUMERALS, answer
from parvis.games.troyes.tiles import WORDS
from parvis.games.troyes.words.costs import to_guard
from parvis.games.troyes.words.explained import Arguments, about_tile
from parvis.games.troyes.words.labels_base import Label, asked, named_die

TURNS_BOUGHT = column(TURNS.needed, "turns")
"""By tile: 1 if it turns over dice that are bought."""


def tile_name(tile: int) -> str:
    """A tile by its name in the catalogue."""
    return TILE_NAMES[tile]


def numeral_at(state: State, space: int) -> str:
    """The gate on a space of the wall, or `none`."""
    gates = {at: NUMERALS[gate] for gate, at in enumerate(GATE_SPACES[state.ruling])}
    return gates.get(space, "none")


def tile_of(state: State, does: Sequence[int]) -> Arguments:
    """The tile on the wall that does something: a number above 0 in its column of the values of effects."""
    return {"tile": next(TILE_NAMES[tile] for tile in state.tile if tile != NOBODY and does[tile] > 0)}


# The guard's action


def guard(state: State, seat: int, number: int) -> Line:
    """The action on the ramparts; with the die that joins at once where no other could."""
    about: Arguments = {"space": state.guard[seat], **to_guard(state, seat)}
    course, scene = course_of(RULES), state.copy()
    course.decide(scene, seat, TO_GUARD)
    choices = course.answers(scene, seat)
    if len(choices) > 1 or not A_DIE <= choices[0] < A_DIE.end:
        return Line("do-guard", about)
    return Line("do-guard-only", {**about, **guard_die(scene, seat, choices[0] - A_DIE).arguments, "size": 1})


def guard_die(state: State, seat: int, die: int) -> Line:
    """The die for the guard: its pips, and its price."""
    bought = die // BY_DISTRICT != seat
    return Line("do-guard-die", {**named_die(seat, die), "price": DIE_PRICE if bought else 0})


def pay(state: State, seat: int, deniers: int) -> Line:
    """Deniers that raise the guard's die."""
    return Line("do-pay", {"count": deniers, "pips": RULES.kept(state)["value"] + deniers})


def step(state: State, seat: int, number: int) -> Line:
    """The button for a step of the guard."""
    space = state.guard[seat] + 1
    return Line("do-step", {"space": space, "gate": numeral_at(state, space)})


def cube(state: State, seat: int, word: int) -> Line:
    """The button to use a cube on a tile."""
    gate = gate_of(state, word)
    return Line("do-cube", {"tile": WORDS[word], "gate": NUMERALS[gate], "count": state.outdoor[gate][seat] + 1})


# Cubes of tiles


def use(state: State, seat: int, word: int) -> Line:
    """A cube of a tile: what it does, and how many stay there."""
    gate = gate_of(state, word)
    about: Arguments = {"tile": WORDS[word], "left": state.outdoor[gate][seat] - 1}
    if asked(state) == BEING_SPARED:
        event = c.EVENT_NAMES[RULES.kept(state)["event"]]
        return Line("do-use-spared", {**about, "event": event})
    line = about_tile(state.tile[gate])
    key = line.key.replace("about-kind-tile", "do-use")
    return Line(key, {**line.arguments, **about, "black": highest_black(state)})


def keep(state: State, seat: int, number: int) -> Line:
    """No cube is used: where they stay, and what that means for an event."""
    asked_for = answer(state) or {}
    key = "do-keep-struck" if "event" in asked_for else "do-keep"
    return Line(key, {name: value for name, value in asked_for.items() if name in ("tile", "cubes", "event")})


def give(state: State, seat: int, die: int) -> Line:
    """The button for a die that is swapped."""
    return Line("do-give", named_die(seat, die))


def take(state: State, seat: int, die: int) -> Line:
    """The die that it is swapped for."""
    return Line("do-take", named_die(seat, die))


def turn(state: State, seat: int, die: int) -> Line:
    """A die that is bought and turned over."""
    return Line("do-turn-bought", {**named_die(seat, die), "turned": FACES - die % FACES})


def to_card(state: State, seat: int, word: int) -> Line:
    """A card for the cube of a tile."""
    price = price_of_moving(state, state.card[spot_of(state, word)])
    return Line("do-to-card", {"card": c.ACTIVITY_WORDS[word], "price": price})


LABELS: Mapping[Words, Label] = {
    TO_GUARD: guard,
    PAY: pay,
    STEP: step,
    CUBE: cube,
    USE_TILE: use,
    KEEP: keep,
    GIVE_DIE: give,
    TO_CARD: to_card,
}
"""Kind of decision -> its button."""
DICE_LABELS: Mapping[Question, Label] = {GUARD_DIE: guard_die}
TURN_LABELS: Mapping[Question, Label] = {TURNING_BOUGHT: turn, GUARD_TURNING: turn}
TAKE_LABELS: Mapping[Question, Label] = {TAKING: take}
ENOUGH_OF: Mapping[Question, str] = {SPENDING: "do-enough-pips", GIVING: "do-enough-swaps"}


# What is asked


def ask_tile(state: State, seat: int) -> Line:
    """Whether a cube of a tile is used for what has been done, or to be spared: in whose turn, and what it was."""
    asked_for = answer(state) or {}
    told: Arguments = {name: value for name, value in asked_for.items() if isinstance(value, int | str)}
    return Line(f"ask-tile-{asked_for['why']}", {**told, "count": len(asked_for.get("dice", ()))})


def ask_guard(state: State, seat: int) -> Line:
    """The question which die moves the guard, and what there is to buy one with."""
    return Line("ask-guard", {"space": state.guard[seat], "deniers": state.deniers[seat]})


def ask_raise(state: State, seat: int) -> Line:
    """The question how many deniers raise the die."""
    return Line("ask-raise", {"count": RULES.kept(state)["value"]})


def ask_spend(state: State, seat: int) -> Line:
    """What a point is spent on."""
    return Line("ask-spend", {"count": RULES.kept(state)["left"], "space": state.guard[seat]})


def ask_swap(state: State, seat: int) -> Line:
    """The question whether to swap one more die."""
    return Line("ask-swap", {"count": RULES.kept(state)["left"], **tile_of(state, SWAPS_AT_MOST)})


def ask_swap_for(state: State, seat: int) -> Line:
    """The die that it is swapped for."""
    given = named_die(seat, BY_DISTRICT * seat + RULES.kept(state)["given"])
    return Line("ask-swap-for", {**given, **tile_of(state, SWAPS_AT_MOST)})


def ask_turn_bought(state: State, seat: int) -> Line:
    """The die that is bought and turned over."""
    return Line("ask-turn-bought", tile_of(state, TURNS_BOUGHT))


def ask_move_cube(state: State, seat: int) -> Line:
    """Where a tile's cube goes."""
    return Line("ask-move-cube", {"tile": tile_name(state.tile[RULES.kept(state)["gate"]])})


PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    ANSWERING: ask_tile,
    BEING_SPARED: ask_tile,
    GUARD_DIE: ask_guard,
    RAISING: ask_raise,
    SPENDING: ask_spend,
    GIVING: ask_swap,
    TAKING: ask_swap_for,
    TURNING_BOUGHT: ask_turn_bought,
    GUARD_TURNING: ask_turn_bought,
    MOVING: ask_move_cube,
}
"""Question -> what is asked."""
