"""Dice that come, are swapped or turned over, and cubes that move on."""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.data import Fields, named, number
from parvis.engine.questions import NATURE, Words
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import tiles
from parvis.games.troyes.cards import KEEPS_CUBES, TILE_CARDS, WORD, ActivityCard, CardWord
from parvis.games.troyes.pieces import (
    ALL_COLOUR_NAMES,
    BY_DISTRICT,
    DICE,
    DICE_COLOURS,
    DICE_OF_COLOUR,
    DISTRICTS,
    FACES,
    GATES,
    OWN_MODULES,
    PURPLE,
    PURPLE_DICE,
    RAMPARTS,
    SPOTS,
    Die,
    Seat,
)
from parvis.games.troyes.rules.dice import (
    GIVE_DIE,
    ROLL,
    TAKE_DIE,
    TURN_DIE,
    dice_of,
    return_die,
    take_die,
    turned_over,
)
from parvis.games.troyes.rules.effects.kinds import ENOUGH, price_of_moving
from parvis.games.troyes.rules.group import join_group
from parvis.games.troyes.rules.group_growth import GROUPING, may_turn
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, Explanation, column, explained, is_useful, use_tile
from parvis.games.troyes.rules.ramparts.wall import (
    TILE_GATE,
    TILE_WORD,
    USE_TILE,
    Tile,
    cube_put,
    gate_of,
    may_put,
    use_cube,
)
from parvis.games.troyes.rules.supplies import FOR_TILE, pay_deniers
from parvis.games.troyes.signs import AMOUNTS, ARROW, CUBE, Effect, Sign, a_die, amounts, drawn_as, picture, written
from parvis.games.troyes.state import NOBODY, RULES, State, rule
from parvis.games.troyes.tiles import BEFORE_ACTION, IN_GROUP, KEEPER_ACTIVATED, WHEN_NAMES

# One more die before an action, from the supply: of the tile's colour, rolled, into the player's district

PRICE_FIELDS: Fields = {"pay_deniers": number(0, 9)}
EXTRA_DIE = TILES.kind(
    "extra-die",
    needed={"extra_die": named(ALL_COLOUR_NAMES)},
    allowed=PRICE_FIELDS,
    group=WHEN_NAMES[BEFORE_ACTION],
)
DIE_COLOUR = (*column(EXTRA_DIE.needed, "extra_die", NOBODY), NOBODY)
"""By tile: the colour of the die, or NOBODY; the last row is that of no tile."""
DIE_COST = column(PRICE_FIELDS, "pay_deniers")
MODULES = (RAMPARTS, RAMPARTS, *OWN_MODULES)
TILE_MODULE = tuple(
    PURPLE_DICE if colour == PURPLE else MODULES[tile["module"]]
    for tile, colour in zip(TILE_CARDS, DIE_COLOUR, strict=False)
)
"""By tile: the module to which it belongs; one that brings purple dice is no use without them."""
EXTRA_ROLL = RULES.question(
    "extra die", ROLL, keeps=["first"], about="chance: what the die from the supply shows", section="tiles"
)

EXTRA_DIE_COMES = RULES.event("extra die", die=Die, section="tiles")


@rule
def dice_out(state: State, colour: int) -> int:
    """Dice of a colour that lie in districts; no group is being formed."""
    count = 0
    for district in range(DISTRICTS):
        count += dice_of(state, district, colour)
    return count


@EXTRA_DIE.does(is_useful)
def is_die_left(state: State, seat: int, tile: int) -> bool:
    """Whether the supply has such a die that the seat can pay. Of purple ones each player has one."""
    colour = DIE_COLOUR[tile]
    left = dice_of(state, seat, PURPLE) == 0 if colour == PURPLE else dice_out(state, colour) < DICE_OF_COLOUR
    return left and state.deniers[seat] >= DIE_COST[tile]


@EXTRA_DIE.does(use_tile)
def take_extra_die(state: State, seat: int, tile: int) -> None:
    """Pay for a die from the supply, which nature rolls."""
    pay_deniers(state, seat, DIE_COST[tile], FOR_TILE)
    ask(state, NATURE, EXTRA_ROLL, BY_DISTRICT * seat + FACES * DIE_COLOUR[tile])


@EXTRA_ROLL.offer
def sides_of_extra_die(out: Row) -> None:
    """Offer every face of the die from the supply."""
    add_range(out, ROLL, 0, FACES)


@EXTRA_ROLL.answer
def extra_die_rolled(state: State, first: int, value: int) -> None:
    """Put the rolled die into the seat's district; `first` is the number that it would have with a 1."""
    return_die(state, first + value)
    tell(state, EXTRA_DIE_COMES, first + value)


@EXTRA_DIE.does(explained)
def extra_die_explained(tile: int) -> Explanation:
    """Explain the tile with the die's colour and its price."""
    return {"kind": f"tile-{EXTRA_DIE.name}", "colour": ALL_COLOUR_NAMES[DIE_COLOUR[tile]], "deniers": DIE_COST[tile]}


@drawn_as(f"tile-{EXTRA_DIE.name}")
def extra_die_drawn(effect: Effect) -> list[Sign]:
    """A die, and what it costs."""
    paid = amounts(effect, AMOUNTS, "−") if effect["deniers"] else []
    return [*paid, written("+1"), a_die(effect["colour"])]


# The cube itself goes on: from its tile to an open card that keeps cubes, or to another tile that is reached

MOVES = TILES.kind("moves", needed={"moves": number(1, 1)}, group=WHEN_NAMES[KEEPER_ACTIVATED])
TO_CARD = RULES.words("to {word}", word=CardWord)
TO_TILE = RULES.words("to {word}", word=tiles.Word, line="do-to-tile")
MOVING = RULES.question(
    "move cube",
    TO_CARD,
    TO_TILE,
    keeps=["gate"],
    about="where the cube of an outdoor tile goes. `about`: the gate where it lay, from 0",
    section="tile-ii-d",
)
MOVED_TO_CARD = RULES.event(
    "cube moved to card", seat=Seat, card=ActivityCard, section="tile-ii-d", line="log-move-to-card"
)
MOVED_TO_TILE = RULES.event("cube moved to tile", seat=Seat, tile=Tile, section="tile-ii-d", line="log-move-to-tile")


@MOVES.does(use_tile)
def move_cube(state: State, seat: int, tile: int) -> None:
    """Ask the seat to which tile the cube moves."""
    ask(state, seat, MOVING, TILE_GATE[tile])


@rule
def takes_cube(state: State, seat: int, spot: int) -> bool:
    """Whether a cube may come to the card of a spot: one that keeps cubes, and that the seat can pay."""
    card = state.card[spot]
    return card != NOBODY and KEEPS_CUBES[card] == 1 and price_of_moving(state, card) <= state.deniers[seat]


@MOVING.offer
def places_for_cube(state: State, seat: int, gate: int, out: Row) -> None:
    """Any open card that keeps cubes, whoever has tradesmen there, and any other tile that is reached."""
    for spot in range(SPOTS):
        if takes_cube(state, seat, spot):
            add(out, TO_CARD, WORD[state.card[spot]])
    for other in range(GATES):
        if other != gate and may_put(state, seat, other):
            add(out, TO_TILE, TILE_WORD[state.tile[other]])


@MOVING.answer(TO_CARD)
def move_to_card(state: State, seat: int, word: int) -> None:
    """The cube comes to a card, as if an activation had put it there."""
    spot = spot_of(state, word)
    tell(state, MOVED_TO_CARD, seat, state.card[spot])
    pay_deniers(state, seat, price_of_moving(state, state.card[spot]), FOR_TILE)
    state.cubes[spot][seat] += 1
    cube_put(state)


@MOVING.answer(TO_TILE)
def move_to_tile(state: State, seat: int, word: int) -> None:
    """The cube comes to another tile."""
    gate = gate_of(state, word)
    tell(state, MOVED_TO_TILE, seat, state.tile[gate])
    state.outdoor[gate][seat] += 1


@drawn_as("tile-moves")
def moving_drawn(effect: Effect) -> list[Sign]:
    """A cube that goes on to a card."""
    return [picture("later"), written(":"), CUBE, ARROW]


# Dice swapped before an action: one of the player's own for one of each other district, as many as the tile says.
#
# Purple dice stay where they are.

SWAPS = TILES.kind("swaps", needed={"swaps": number(1, 4)}, group=WHEN_NAMES[BEFORE_ACTION])
SWAPS_AT_MOST = column(SWAPS.needed, "swaps")
GIVING = RULES.question(
    "swap",
    GIVE_DIE,
    ENOUGH,
    keeps=["swapped", "left"],
    about="the seat's die that is swapped for one of another district. `about`: districts that have swapped, as bits; "
    "`second`: swaps that are left",
    section="tile-ii-a",
)
TAKING = RULES.question(
    "swap for",
    TAKE_DIE,
    keeps=["swapped", "left", "given"],
    about="the die that it is swapped for. `about` and `second` as before; `third`: colour and value of the seat's die",
    section="tile-ii-a",
)
SWAPPED = RULES.event("swapped", seat=Seat, given=Die, taken=Die, section="tile-ii-a")


@rule
def citizens_dice(state: State, district: int) -> int:
    """Dice of a district that are not purple."""
    count = 0
    for colour in range(DICE_COLOURS):
        count += dice_of(state, district, colour)
    return count


@rule
def add_citizens_dice(state: State, district: int, words: Words, out: Row) -> None:
    """Add the different dice of a district that are not purple."""
    for colour in range(DICE_COLOURS):
        for value in range(FACES):
            if state.dice[district][colour][value] > 0:
                add(out, words, BY_DISTRICT * district + FACES * colour + value)


@rule
def can_swap(state: State, seat: int, swapped: int) -> bool:
    """Whether the seat has a die, and a district one that has not swapped yet."""
    if citizens_dice(state, seat) == 0:
        return False
    for district in range(DISTRICTS):
        if district != seat and swapped >> district & 1 == 0 and citizens_dice(state, district) > 0:
            return True
    return False


@SWAPS.does(is_useful)
def can_swap_at_all(state: State, seat: int) -> bool:
    """Whether there are dice to swap."""
    return can_swap(state, seat, 0)


@SWAPS.does(use_tile)
def begin_swaps(state: State, seat: int, tile: int) -> None:
    """The first of the swaps."""
    ask(state, seat, GIVING, 0, SWAPS_AT_MOST[tile])


@GIVING.offer
def dice_to_give(state: State, seat: int, swapped: int, out: Row) -> None:
    """Any of the seat's dice; after the first swap that may be enough."""
    add_citizens_dice(state, seat, GIVE_DIE, out)
    if swapped != 0:
        add(out, ENOUGH)


@GIVING.answer(GIVE_DIE)
def give(state: State, seat: int, die: int, swapped: int, left: int) -> None:
    """Choose the die to give, which stays until the other die is known."""
    ask(state, seat, TAKING, swapped, left, die % BY_DISTRICT)


@GIVING.answer(ENOUGH)
def end_swaps() -> None:
    """Stop swapping dice, with swaps left."""


@TAKING.offer
def dice_to_take(state: State, seat: int, swapped: int, out: Row) -> None:
    """Any die of a district that has not swapped yet."""
    for district in range(DISTRICTS):
        if district != seat and swapped >> district & 1 == 0:
            add_citizens_dice(state, district, TAKE_DIE, out)


@TAKING.answer
def swap(state: State, seat: int, die: int, swapped: int, left: int, given: int) -> None:
    """Swap two dice, which keep what they show."""
    district, own = die // BY_DISTRICT, BY_DISTRICT * seat + given
    tell(state, SWAPPED, seat, own, die)
    take_die(state, own)
    take_die(state, die)
    return_die(state, BY_DISTRICT * district + given)
    return_die(state, BY_DISTRICT * seat + die % BY_DISTRICT)
    more = swapped | 1 << district
    if left > 1 and can_swap(state, seat, more):
        ask(state, seat, GIVING, more, left - 1)


@drawn_as("tile-swaps")
def swaps_drawn(effect: Effect) -> list[Sign]:
    """How many dice are swapped for others."""
    return [a_die("any"), picture("exchange"), a_die("any"), written(f"× {effect['swaps']}")]


# A bought die is turned over when it joins the group, as `rules/group_bounds.py` and `group_growth.py` reckon

TURNS = TILES.kind("turns", needed={"turns": number(1, 1)}, group=WHEN_NAMES[IN_GROUP])
TURNING_BOUGHT = RULES.question(
    "turn bought",
    TURN_DIE,
    about="the die that is bought and turned over, as it lies; then it joins the group",
    section="tile-ii-b",
)
BOUGHT_TURNED = RULES.event("bought die turned", seat=Seat, die=Die, section="tile-ii-b")


@rule
def turn_bought(state: State, seat: int, die: int) -> int:
    """A die of another district is turned over before it is used; returns its new number."""
    tell(state, BOUGHT_TURNED, seat, die)
    take_die(state, die)
    return_die(state, turned_over(die))
    return turned_over(die)


@GROUPING.answer(USE_TILE)
def use_for_group(state: State, seat: int, word: int) -> None:
    """The cube goes, then the die is chosen."""
    use_cube(state, seat, gate_of(state, word))
    ask(state, seat, TURNING_BOUGHT)


@TURNING_BOUGHT.offer
def bought_dice(state: State, seat: int, out: Row) -> None:
    """Any die of another district with which the group can become one for its action."""
    for die in range(DICE):
        if may_turn(state, seat, die, out):
            add(out, TURN_DIE, die)


@TURNING_BOUGHT.answer
def join_turned(state: State, seat: int, die: int) -> None:
    """Turn a bought die over and let it join the group, which may grow on."""
    join_group(state, seat, turn_bought(state, seat, die))
    ask(state, seat, GROUPING)


@drawn_as("tile-turns")
def turning_drawn(effect: Effect) -> list[Sign]:
    """A bought die that is turned over."""
    return [a_die("any"), picture("denier"), picture("turn")]
