"""What only a card or two do."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, add_range, ask
from parvis.engine.data import number
from parvis.engine.pieces import Piece
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import cathedral, dice, supplies
from parvis.games.troyes.rules.effects import cubes_on_events, kinds
from parvis.games.troyes.signs import ARROW, CUBE, FLAG, Effect, Sign, drawn_as, gained, picture, written
from parvis.games.troyes.state import RULES, State, rule

# Influence or points, as the player likes each time

EITHER = kinds.EFFECTS.kind(
    "either", needed={"influence": number(1, 9), "or_points": number(1, 9)}, group=cards.IMMEDIATE
)
INFLUENCE = kinds.column(EITHER.needed, "influence")
"""By card: the influence that it brings its player, without a choice or as one."""
OR_POINTS = kinds.column(EITHER.needed, "or_points")
TO_GAIN = RULES.words("gain {what}", what=Piece("influence", "points"))
GAIN_INFLUENCE, GAIN_POINTS = range(2)
GAINING = RULES.question(
    "gain",
    TO_GAIN,
    keeps=["left"],
    about="what the activation brings. `about`: activations that are left, with this one",
    section="card-landlady",
)


@EITHER.does(kinds.take_effect)
def gain_either(state: State, seat: int, card: int, times: int) -> None:
    """One activation after the other."""
    tell(state, kinds.ACTIVATED, seat, card, times)
    ask(state, seat, GAINING, times)


@GAINING.offer
def both(out: Row) -> None:
    """Offer influence, and offer victory points."""
    add(out, TO_GAIN, GAIN_INFLUENCE)
    add(out, TO_GAIN, GAIN_POINTS)


@GAINING.answer
def gain_it(state: State, seat: int, what: int, left: int) -> None:
    """An activation brings it."""
    card = state.card[state.target]
    if what == GAIN_INFLUENCE:
        supplies.gain_influence(state, seat, INFLUENCE[card])
    else:
        supplies.gain_points(state, seat, OR_POINTS[card], supplies.FROM_CARDS)
    if left > 1:
        ask(state, seat, GAINING, left - 1)


@EITHER.does(kinds.explained)
def either_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect with the amounts of influence and points."""
    return {"kind": EITHER.name, "influence": effect["influence"], "points": effect["or_points"]} | {
        "price": "none",
        "gain": "none",
    }


@drawn_as(EITHER.name)
def either_drawn(effect: Effect) -> list[Sign]:
    """A choice between two gains."""
    one, picture_of_one, *other = gained(effect)
    return [one, picture_of_one, written("/"), *other]


# Cubes on events that are rolled for: each with a black die, before it is placed

SHOTS = kinds.EFFECTS.kind(
    "cube-rolled", needed={**cubes_on_events.CUBE_FIELDS, "hits": number(2, 6)}, group=cards.IMMEDIATE
)
HITS = kinds.column(SHOTS.needed, "hits")
"""What a black die has to show."""
SHOT = RULES.question(
    "shot",
    dice.ROLL,
    keeps=["left", "used", "archer"],
    about="chance: the black die that is rolled for a card's next cube. `about`: activations that are left; `used`: 1 "
    "after the first cube",
    section="card-archer",
)
SHOT_AT = RULES.event("shot", seat=pieces.Seat, value=int, hits=int, section="card-archer")

SHOTS.does(kinds.most_times)(cubes_on_events.times_with_event)
SHOTS.does(kinds.take_effect)(cubes_on_events.cubes_at_choice)


@SHOTS.does(cubes_on_events.next_cube)
def roll_for_cube(state: State, seat: int, left: int, used: int) -> None:
    """The black die is rolled before."""
    ask(state, NATURE, SHOT, left, used, seat)


@SHOT.offer
def sides_of_shot(out: Row) -> None:
    """Offer every face of the die that is rolled for a shot."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@SHOT.answer
def shoot(state: State, left: int, used: int, archer: int, value: int) -> None:
    """The black die hits or not. Who has placed a cube need not place this one."""
    card = state.card[state.target]
    hits = value + 1 >= HITS[card]
    tell(state, SHOT_AT, archer, value + 1, int(hits))
    if hits:
        ask(state, archer, cubes_on_events.CUBE_ON, left, used)
    else:
        cubes_on_events.go_on(state, archer, card, left - 1, used)


@drawn_as(SHOTS.name)
def shots_drawn(effect: Effect) -> list[Sign]:
    """A black die that hits, and the cube for it."""
    return [picture("black-die"), written(f"≥ {effect['hits']}"), ARROW, CUBE, FLAG]


# Cubes in any column of the cathedral, on a fourth level too: the only way there

STONES = kinds.EFFECTS.kind("stones", needed={"stones": number(1, 1)}, group=cards.IMMEDIATE)
COLUMN = RULES.words("column {column}", column=pieces.Column)
STONE_TO = RULES.question(
    "column",
    COLUMN,
    kinds.ENOUGH,
    keeps=["left", "used"],
    about="the column of the cathedral to which the card's next cube goes. `about`: activations that are left, with "
    "this one; `used`: 1 after the first cube",
    section="card-master-builder",
)
STONE_LAID = RULES.event(
    "stone laid", seat=pieces.Seat, column=pieces.Column, section="card-master-builder", line="effect-stone"
)


@rule
def all_free_places(state: State) -> int:
    """Cubes that still fit into the cathedral with its fourth level."""
    count = 0
    for column in range(pieces.COLUMNS):
        count += cathedral.free_places(state, column)
    return count


@STONES.does(kinds.most_times)
def times_with_room(state: State, times: int) -> int:
    """As often as there is room for a cube."""
    return min(times, all_free_places(state))


@STONES.does(kinds.take_effect)
def stones_at_choice(state: State, seat: int, times: int) -> None:
    """One cube after the other, as many as one likes, once the first is placed."""
    ask(state, seat, STONE_TO, times, 0)


@STONE_TO.offer
def columns_with_room(state: State, used: int, out: Row) -> None:
    """Any column that is not full; after the first cube that may be enough."""
    for column in range(pieces.COLUMNS):
        if cathedral.free_places(state, column) > 0:
            add(out, COLUMN, column)
    if used > 0:
        add(out, kinds.ENOUGH)


@STONE_TO.answer(COLUMN)
def stone_to(state: State, seat: int, column: int, left: int) -> None:
    """A cube on the lowest free level of a column."""
    tell(state, STONE_LAID, seat, column)
    cathedral.lay_stone(state, seat, column)
    if left > 1 and all_free_places(state) > 0:
        ask(state, seat, STONE_TO, left - 1, 1)


@STONE_TO.answer(kinds.ENOUGH)
def no_more_stones() -> None:
    """Stop placing stones, with stones left."""


@STONES.does(kinds.explained)
def stones_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect, which has no amounts."""
    return {"kind": STONES.name, **effect, "price": "none", "gain": "none"}


@drawn_as(STONES.name)
def stones_drawn(effect: Effect) -> list[Sign]:
    """A cube in the cathedral, on any level."""
    return [CUBE, ARROW, picture("cathedral"), written("I–IV")]


# Influence, and more of it from the opponent who has most

TAKING = kinds.EFFECTS.kind(
    "influence-taken", needed={"influence": number(1, 9), "take_influence": number(1, 9)}, group=cards.IMMEDIATE
)
TAKE_INFLUENCE = kinds.column(TAKING.needed, "take_influence")
FROM_SEAT = RULES.words("from {other}", other=pieces.Seat)
TAKING_FROM = RULES.question(
    "from whom",
    FROM_SEAT,
    keeps=["left"],
    about="who gives influence, of those opponents who have most. `about`: activations that are left, with this one",
    section="card-executioner",
)
INFLUENCE_TAKEN = RULES.event("influence taken", seat=pieces.Seat, other=int, influence=int, section="card-executioner")


@rule
def most_influence(state: State, seat: int) -> int:
    """What the opponent with most influence has."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.influence[other])
    return most


@rule
def gain_and_take(state: State, seat: int, card: int, left: int) -> None:
    """The next activation: its influence; then who gives some, if an opponent has any."""
    supplies.gain_influence(state, seat, INFLUENCE[card])
    if most_influence(state, seat) > 0:
        ask(state, seat, TAKING_FROM, left)
    else:
        supplies.gain_influence(state, seat, INFLUENCE[card] * (left - 1))


@TAKING.does(kinds.take_effect)
def gain_and_take_all(state: State, seat: int, card: int, times: int) -> None:
    """One activation after the other; who has most may change."""
    tell(state, kinds.ACTIVATED, seat, card, times)
    gain_and_take(state, seat, card, times)


@TAKING_FROM.offer
def richest(state: State, seat: int, out: Row) -> None:
    """The opponents who have most."""
    most = most_influence(state, seat)
    for other in range(state.seats):
        if other != seat and state.influence[other] == most:
            add(out, FROM_SEAT, other)


@TAKING_FROM.answer
def take_influence(state: State, seat: int, other: int, left: int) -> None:
    """Influence comes from an opponent."""
    card = state.card[state.target]
    taken = min(TAKE_INFLUENCE[card], state.influence[other])
    tell(state, INFLUENCE_TAKEN, seat, other, taken)
    supplies.pay_influence(state, other, taken, supplies.FOR_OTHERS)
    supplies.gain_influence(state, seat, taken)
    if left > 1:
        gain_and_take(state, seat, card, left - 1)


@TAKING.does(kinds.explained)
def taking_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """Explain the effect with the amounts taken and gained."""
    return {"kind": TAKING.name, **effect, "price": "none", "gain": "influence"}


@drawn_as(TAKING.name)
def taking_drawn(effect: Effect) -> list[Sign]:
    """Influence, and more of it from somebody else."""
    return [
        *gained(effect),
        written(f"+{effect['take_influence']}"),
        picture("influence"),
        written("←"),
        picture("citizen"),
    ]
