"""The words of the ramparts: buttons and prompts of the guard's action and of outdoor tiles.

Arguments are those of labels_base.py; a tile is told by its name in the catalogue, a gate by its numeral.
"""

from collections.abc import Callable, Mapping, Sequence

from parvis.engine.binding import course_of
from parvis.engine.lines import Line
from parvis.engine.questions import Question, Words
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import actions, defence, dice, in_play
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import answers, guarding, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.rules.ramparts.sides import kinds as sides
from parvis.games.troyes.rules.strikes import kinds as strikes
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.table.wall import NUMERALS, answer
from parvis.games.troyes.words import costs, explained, labels_base

TURNS_BOUGHT = sides.column(exchanges.TURNS.needed, "turns")
"""By tile: 1 if it turns over dice that are bought."""


def tile_name(tile: int) -> str:
    """A tile by its name in the catalogue."""
    return wall.TILE_NAMES[tile]


def numeral_at(state: State, space: int) -> str:
    """The gate on a space of the wall, or `none`."""
    gates = {at: NUMERALS[gate] for gate, at in enumerate(wall.GATE_SPACES[state.ruling])}
    return gates.get(space, "none")


def tile_of(state: State, does: Sequence[int]) -> explained.Arguments:
    """The tile on the wall that does something: a number above 0 in its column of the values of effects."""
    return {"tile": next(wall.TILE_NAMES[tile] for tile in state.tile if tile != NOBODY and does[tile] > 0)}


# The guard's action


def guard(state: State, seat: int, number: int) -> Line:
    """The action on the ramparts; with the die that joins at once where no other could."""
    about: explained.Arguments = {"space": state.guard[seat], **costs.to_guard(state, seat)}
    course, scene = course_of(RULES), state.copy()
    course.decide(scene, seat, actions.TO_GUARD)
    choices = course.answers(scene, seat)
    if len(choices) > 1 or not dice.A_DIE <= choices[0] < dice.A_DIE.end:
        return Line("do-guard", about)
    return Line("do-guard-only", {**about, **guard_die(scene, seat, choices[0] - dice.A_DIE).arguments, "size": 1})


def guard_die(state: State, seat: int, die: int) -> Line:
    """The die for the guard: its pips, and its price."""
    bought = die // pieces.BY_DISTRICT != seat
    return Line("do-guard-die", {**labels_base.named_die(seat, die), "price": pieces.DIE_PRICE if bought else 0})


def pay(state: State, seat: int, deniers: int) -> Line:
    """Deniers that raise the guard's die."""
    return Line("do-pay", {"count": deniers, "pips": RULES.kept(state)["value"] + deniers})


def step(state: State, seat: int, number: int) -> Line:
    """The button for a step of the guard."""
    space = state.guard[seat] + 1
    return Line("do-step", {"space": space, "gate": numeral_at(state, space)})


def cube(state: State, seat: int, word: int) -> Line:
    """The button to use a cube on a tile."""
    gate = wall.gate_of(state, word)
    return Line("do-cube", {"tile": tiles.WORDS[word], "gate": NUMERALS[gate], "count": state.outdoor[gate][seat] + 1})


# Cubes of tiles


def use(state: State, seat: int, word: int) -> Line:
    """A cube of a tile: what it does, and how many stay there."""
    gate = wall.gate_of(state, word)
    about: explained.Arguments = {"tile": tiles.WORDS[word], "left": state.outdoor[gate][seat] - 1}
    if labels_base.asked(state) == strikes.BEING_SPARED:
        event = cards.EVENT_NAMES[RULES.kept(state)["event"]]
        return Line("do-use-spared", {**about, "event": event})
    line = explained.about_tile(state.tile[gate])
    key = line.key.replace("about-kind-tile", "do-use")
    return Line(key, {**line.arguments, **about, "black": defence.highest_black(state)})


def keep(state: State, seat: int, number: int) -> Line:
    """No cube is used: where they stay, and what that means for an event."""
    asked_for = answer(state) or {}
    key = "do-keep-struck" if "event" in asked_for else "do-keep"
    return Line(key, {name: value for name, value in asked_for.items() if name in ("tile", "cubes", "event")})


def give(state: State, seat: int, die: int) -> Line:
    """The button for a die that is swapped."""
    return Line("do-give", labels_base.named_die(seat, die))


def take(state: State, seat: int, die: int) -> Line:
    """The die that it is swapped for."""
    return Line("do-take", labels_base.named_die(seat, die))


def turn(state: State, seat: int, die: int) -> Line:
    """A die that is bought and turned over."""
    return Line("do-turn-bought", {**labels_base.named_die(seat, die), "turned": pieces.FACES - die % pieces.FACES})


def to_card(state: State, seat: int, word: int) -> Line:
    """A card for the cube of a tile."""
    price = effects.price_of_moving(state, state.card[in_play.spot_of(state, word)])
    return Line("do-to-card", {"card": cards.ACTIVITY_WORDS[word], "price": price})


LABELS: Mapping[Words, labels_base.Label] = {
    actions.TO_GUARD: guard,
    guarding.PAY: pay,
    guarding.STEP: step,
    guarding.CUBE: cube,
    wall.USE_TILE: use,
    wall.KEEP: keep,
    dice.GIVE_DIE: give,
    exchanges.TO_CARD: to_card,
}
"""Kind of decision -> its button."""
DICE_LABELS: Mapping[Question, labels_base.Label] = {guarding.GUARD_DIE: guard_die}
TURN_LABELS: Mapping[Question, labels_base.Label] = {exchanges.TURNING_BOUGHT: turn, guarding.GUARD_TURNING: turn}
TAKE_LABELS: Mapping[Question, labels_base.Label] = {exchanges.TAKING: take}
ENOUGH_OF: Mapping[Question, str] = {guarding.SPENDING: "do-enough-pips", exchanges.GIVING: "do-enough-swaps"}


# What is asked


def ask_tile(state: State, seat: int) -> Line:
    """Whether a cube of a tile is used for what has been done, or to be spared: in whose turn, and what it was."""
    asked_for = answer(state) or {}
    told: explained.Arguments = {name: value for name, value in asked_for.items() if isinstance(value, int | str)}
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
    return Line("ask-swap", {"count": RULES.kept(state)["left"], **tile_of(state, exchanges.SWAPS_AT_MOST)})


def ask_swap_for(state: State, seat: int) -> Line:
    """The die that it is swapped for."""
    given = labels_base.named_die(seat, pieces.BY_DISTRICT * seat + RULES.kept(state)["given"])
    return Line("ask-swap-for", {**given, **tile_of(state, exchanges.SWAPS_AT_MOST)})


def ask_turn_bought(state: State, seat: int) -> Line:
    """The die that is bought and turned over."""
    return Line("ask-turn-bought", tile_of(state, TURNS_BOUGHT))


def ask_move_cube(state: State, seat: int) -> Line:
    """Where a tile's cube goes."""
    return Line("ask-move-cube", {"tile": tile_name(state.tile[RULES.kept(state)["gate"]])})


PROMPTS: Mapping[Question, Callable[[State, int], Line]] = {
    answers.ANSWERING: ask_tile,
    strikes.BEING_SPARED: ask_tile,
    guarding.GUARD_DIE: ask_guard,
    guarding.RAISING: ask_raise,
    guarding.SPENDING: ask_spend,
    exchanges.GIVING: ask_swap,
    exchanges.TAKING: ask_swap_for,
    exchanges.TURNING_BOUGHT: ask_turn_bought,
    guarding.GUARD_TURNING: ask_turn_bought,
    exchanges.MOVING: ask_move_cube,
}
"""Question -> what is asked."""
