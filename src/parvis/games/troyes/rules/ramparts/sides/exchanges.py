"""Dice that come, are swapped or turned over, and cubes that move on."""

from parvis.engine.asking import add, add_range, ask
from parvis.engine.data import Fields, named, number
from parvis.engine.questions import NATURE, Words
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import dice, group, group_growth, in_play, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import kinds
from parvis.games.troyes.signs import AMOUNTS, ARROW, CUBE, Effect, Sign, a_die, amounts, drawn_as, picture, written
from parvis.games.troyes.state import NOBODY, RULES, State, rule

# One more die before an action, from the supply: of the tile's colour, rolled, into the player's district

PRICE_FIELDS: Fields = {"pay_deniers": number(0, 9)}
EXTRA_DIE = kinds.TILES.kind(
    "extra-die",
    needed={"extra_die": named(pieces.ALL_COLOUR_NAMES)},
    allowed=PRICE_FIELDS,
    group=tiles.WHEN_NAMES[tiles.BEFORE_ACTION],
)
DIE_COLOUR = (*kinds.column(EXTRA_DIE.needed, "extra_die", NOBODY), NOBODY)
"""By tile: the colour of the die, or NOBODY; the last row is that of no tile."""
DIE_COST = kinds.column(PRICE_FIELDS, "pay_deniers")
MODULES = (pieces.RAMPARTS, pieces.RAMPARTS, *pieces.OWN_MODULES)
TILE_MODULE = tuple(
    pieces.PURPLE_DICE if colour == pieces.PURPLE else MODULES[tile["module"]]
    for tile, colour in zip(cards.TILE_CARDS, DIE_COLOUR, strict=False)
)
"""By tile: the module to which it belongs; one that brings purple dice is no use without them."""
EXTRA_ROLL = RULES.question(
    "extra die", dice.ROLL, keeps=["first"], about="chance: what the die from the supply shows", section="tiles"
)

EXTRA_DIE_COMES = RULES.event("extra die", die=pieces.Die, section="tiles")


@rule
def dice_out(state: State, colour: int) -> int:
    """Dice of a colour that lie in districts; no group is being formed."""
    count = 0
    for district in range(pieces.DISTRICTS):
        count += dice.dice_of(state, district, colour)
    return count


@EXTRA_DIE.does(kinds.is_useful)
def is_die_left(state: State, seat: int, tile: int) -> bool:
    """Whether the supply has such a die that the seat can pay. Of purple ones each player has one."""
    colour = DIE_COLOUR[tile]
    left = (
        dice.dice_of(state, seat, pieces.PURPLE) == 0
        if colour == pieces.PURPLE
        else dice_out(state, colour) < pieces.DICE_OF_COLOUR
    )
    return left and state.deniers[seat] >= DIE_COST[tile]


@EXTRA_DIE.does(kinds.use_tile)
def take_extra_die(state: State, seat: int, tile: int) -> None:
    """Pay for a die from the supply, which nature rolls."""
    supplies.pay_deniers(state, seat, DIE_COST[tile], supplies.FOR_TILE)
    ask(state, NATURE, EXTRA_ROLL, pieces.BY_DISTRICT * seat + pieces.FACES * DIE_COLOUR[tile])


@EXTRA_ROLL.offer
def sides_of_extra_die(out: Row) -> None:
    """Offer every face of the die from the supply."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@EXTRA_ROLL.answer
def extra_die_rolled(state: State, first: int, value: int) -> None:
    """Put the rolled die into the seat's district; `first` is the number that it would have with a 1."""
    dice.return_die(state, first + value)
    tell(state, EXTRA_DIE_COMES, first + value)


@EXTRA_DIE.does(kinds.explained)
def extra_die_explained(tile: int) -> kinds.Explanation:
    """Explain the tile with the die's colour and its price."""
    return {
        "kind": f"tile-{EXTRA_DIE.name}",
        "colour": pieces.ALL_COLOUR_NAMES[DIE_COLOUR[tile]],
        "deniers": DIE_COST[tile],
    }


@drawn_as(f"tile-{EXTRA_DIE.name}")
def extra_die_drawn(effect: Effect) -> list[Sign]:
    """A die, and what it costs."""
    paid = amounts(effect, AMOUNTS, "−") if effect["deniers"] else []
    return [*paid, written("+1"), a_die(effect["colour"])]


# The cube itself goes on: from its tile to an open card that keeps cubes, or to another tile that is reached

MOVES = kinds.TILES.kind("moves", needed={"moves": number(1, 1)}, group=tiles.WHEN_NAMES[tiles.KEEPER_ACTIVATED])
TO_CARD = RULES.words("to {word}", word=cards.CardWord)
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
    "cube moved to card", seat=pieces.Seat, card=cards.ActivityCard, section="tile-ii-d", line="log-move-to-card"
)
MOVED_TO_TILE = RULES.event(
    "cube moved to tile", seat=pieces.Seat, tile=wall.Tile, section="tile-ii-d", line="log-move-to-tile"
)


@MOVES.does(kinds.use_tile)
def move_cube(state: State, seat: int, tile: int) -> None:
    """Ask the seat to which tile the cube moves."""
    ask(state, seat, MOVING, wall.TILE_GATE[tile])


@rule
def takes_cube(state: State, seat: int, spot: int) -> bool:
    """Whether a cube may come to the card of a spot: one that keeps cubes, and that the seat can pay."""
    card = state.card[spot]
    return (
        card != NOBODY and cards.KEEPS_CUBES[card] == 1 and effects.price_of_moving(state, card) <= state.deniers[seat]
    )


@MOVING.offer
def places_for_cube(state: State, seat: int, gate: int, out: Row) -> None:
    """Any open card that keeps cubes, whoever has tradesmen there, and any other tile that is reached."""
    for spot in range(pieces.SPOTS):
        if takes_cube(state, seat, spot):
            add(out, TO_CARD, cards.WORD[state.card[spot]])
    for other in range(pieces.GATES):
        if other != gate and wall.may_put(state, seat, other):
            add(out, TO_TILE, wall.TILE_WORD[state.tile[other]])


@MOVING.answer(TO_CARD)
def move_to_card(state: State, seat: int, word: int) -> None:
    """The cube comes to a card, as if an activation had put it there."""
    spot = in_play.spot_of(state, word)
    tell(state, MOVED_TO_CARD, seat, state.card[spot])
    supplies.pay_deniers(state, seat, effects.price_of_moving(state, state.card[spot]), supplies.FOR_TILE)
    state.cubes[spot][seat] += 1
    wall.cube_put(state)


@MOVING.answer(TO_TILE)
def move_to_tile(state: State, seat: int, word: int) -> None:
    """The cube comes to another tile."""
    gate = wall.gate_of(state, word)
    tell(state, MOVED_TO_TILE, seat, state.tile[gate])
    state.outdoor[gate][seat] += 1


@drawn_as("tile-moves")
def moving_drawn(effect: Effect) -> list[Sign]:
    """A cube that goes on to a card."""
    return [picture("later"), written(":"), CUBE, ARROW]


# Dice swapped before an action: one of the player's own for one of each other district, as many as the tile says.
#
# Purple dice stay where they are.

SWAPS = kinds.TILES.kind("swaps", needed={"swaps": number(1, 4)}, group=tiles.WHEN_NAMES[tiles.BEFORE_ACTION])
SWAPS_AT_MOST = kinds.column(SWAPS.needed, "swaps")
GIVING = RULES.question(
    "swap",
    dice.GIVE_DIE,
    effects.ENOUGH,
    keeps=["swapped", "left"],
    about="the seat's die that is swapped for one of another district. `about`: districts that have swapped, as bits; "
    "`second`: swaps that are left",
    section="tile-ii-a",
)
TAKING = RULES.question(
    "swap for",
    dice.TAKE_DIE,
    keeps=["swapped", "left", "given"],
    about="the die that it is swapped for. `about` and `second` as before; `third`: colour and value of the seat's die",
    section="tile-ii-a",
)
SWAPPED = RULES.event("swapped", seat=pieces.Seat, given=pieces.Die, taken=pieces.Die, section="tile-ii-a")


@rule
def citizens_dice(state: State, district: int) -> int:
    """Dice of a district that are not purple."""
    count = 0
    for colour in range(pieces.DICE_COLOURS):
        count += dice.dice_of(state, district, colour)
    return count


@rule
def add_citizens_dice(state: State, district: int, words: Words, out: Row) -> None:
    """Add the different dice of a district that are not purple."""
    for colour in range(pieces.DICE_COLOURS):
        for value in range(pieces.FACES):
            if state.dice[district][colour][value] > 0:
                add(out, words, pieces.BY_DISTRICT * district + pieces.FACES * colour + value)


@rule
def can_swap(state: State, seat: int, swapped: int) -> bool:
    """Whether the seat has a die, and a district one that has not swapped yet."""
    if citizens_dice(state, seat) == 0:
        return False
    for district in range(pieces.DISTRICTS):
        if district != seat and swapped >> district & 1 == 0 and citizens_dice(state, district) > 0:
            return True
    return False


@SWAPS.does(kinds.is_useful)
def can_swap_at_all(state: State, seat: int) -> bool:
    """Whether there are dice to swap."""
    return can_swap(state, seat, 0)


@SWAPS.does(kinds.use_tile)
def begin_swaps(state: State, seat: int, tile: int) -> None:
    """The first of the swaps."""
    ask(state, seat, GIVING, 0, SWAPS_AT_MOST[tile])


@GIVING.offer
def dice_to_give(state: State, seat: int, swapped: int, out: Row) -> None:
    """Any of the seat's dice; after the first swap that may be enough."""
    add_citizens_dice(state, seat, dice.GIVE_DIE, out)
    if swapped != 0:
        add(out, effects.ENOUGH)


@GIVING.answer(dice.GIVE_DIE)
def give(state: State, seat: int, die: int, swapped: int, left: int) -> None:
    """Choose the die to give, which stays until the other die is known."""
    ask(state, seat, TAKING, swapped, left, die % pieces.BY_DISTRICT)


@GIVING.answer(effects.ENOUGH)
def end_swaps() -> None:
    """Stop swapping dice, with swaps left."""


@TAKING.offer
def dice_to_take(state: State, seat: int, swapped: int, out: Row) -> None:
    """Any die of a district that has not swapped yet."""
    for district in range(pieces.DISTRICTS):
        if district != seat and swapped >> district & 1 == 0:
            add_citizens_dice(state, district, dice.TAKE_DIE, out)


@TAKING.answer
def swap(state: State, seat: int, die: int, swapped: int, left: int, given: int) -> None:
    """Swap two dice, which keep what they show."""
    district, own = die // pieces.BY_DISTRICT, pieces.BY_DISTRICT * seat + given
    tell(state, SWAPPED, seat, own, die)
    dice.take_die(state, own)
    dice.take_die(state, die)
    dice.return_die(state, pieces.BY_DISTRICT * district + given)
    dice.return_die(state, pieces.BY_DISTRICT * seat + die % pieces.BY_DISTRICT)
    more = swapped | 1 << district
    if left > 1 and can_swap(state, seat, more):
        ask(state, seat, GIVING, more, left - 1)


@drawn_as("tile-swaps")
def swaps_drawn(effect: Effect) -> list[Sign]:
    """How many dice are swapped for others."""
    return [a_die("any"), picture("exchange"), a_die("any"), written(f"× {effect['swaps']}")]


# A bought die is turned over when it joins the group, as `rules/group_bounds.py` and `group_growth.py` reckon

TURNS = kinds.TILES.kind("turns", needed={"turns": number(1, 1)}, group=tiles.WHEN_NAMES[tiles.IN_GROUP])
TURNING_BOUGHT = RULES.question(
    "turn bought",
    dice.TURN_DIE,
    about="the die that is bought and turned over, as it lies; then it joins the group",
    section="tile-ii-b",
)
BOUGHT_TURNED = RULES.event("bought die turned", seat=pieces.Seat, die=pieces.Die, section="tile-ii-b")


@rule
def turn_bought(state: State, seat: int, die: int) -> int:
    """A die of another district is turned over before it is used; returns its new number."""
    tell(state, BOUGHT_TURNED, seat, die)
    dice.take_die(state, die)
    dice.return_die(state, dice.turned_over(die))
    return dice.turned_over(die)


@group_growth.GROUPING.answer(wall.USE_TILE)
def use_for_group(state: State, seat: int, word: int) -> None:
    """The cube goes, then the die is chosen."""
    wall.use_cube(state, seat, wall.gate_of(state, word))
    ask(state, seat, TURNING_BOUGHT)


@TURNING_BOUGHT.offer
def bought_dice(state: State, seat: int, out: Row) -> None:
    """Any die of another district with which the group can become one for its action."""
    for die in range(pieces.DICE):
        if group_growth.may_turn(state, seat, die, out):
            add(out, dice.TURN_DIE, die)


@TURNING_BOUGHT.answer
def join_turned(state: State, seat: int, die: int) -> None:
    """Turn a bought die over and let it join the group, which may grow on."""
    group.join_group(state, seat, turn_bought(state, seat, die))
    ask(state, seat, group_growth.GROUPING)


@drawn_as("tile-turns")
def turning_drawn(effect: Effect) -> list[Sign]:
    """A bought die that is turned over."""
    return [a_die("any"), picture("denier"), picture("turn")]
