"""One more die before an action, from the supply: of the tile's colour, rolled, into the player's district."""

from parvis.engine.asking import add_range, ask
from parvis.engine.data import Fields, named, number
from parvis.engine.questions import NATURE
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import TILE_CARDS
from parvis.games.troyes.pieces import (
    ALL_COLOUR_NAMES,
    BY_DISTRICT,
    DICE_OF_COLOUR,
    DISTRICTS,
    FACES,
    OWN_MODULES,
    PURPLE,
    PURPLE_DICE,
    RAMPARTS,
    Die,
)
from parvis.games.troyes.rules.dice import ROLL, dice_of, return_die
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, Explanation, column, explained, is_useful, use_tile
from parvis.games.troyes.rules.supplies import FOR_TILE, pay_deniers
from parvis.games.troyes.signs import AMOUNTS, Effect, Sign, a_die, amounts, drawn_as, written
from parvis.games.troyes.state import NOBODY, RULES, State, rule
from parvis.games.troyes.tiles import BEFORE_ACTION, WHEN_NAMES

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
