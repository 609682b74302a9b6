"""Dice swapped before an action: one of the player's own for one of each other district, as many as the tile says.

Purple dice stay where they are.
"""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.questions import Words
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.pieces import BY_DISTRICT, DICE_COLOURS, DISTRICTS, FACES, Die, Seat
from parvis.games.troyes.rules.dice import GIVE_DIE, TAKE_DIE, dice_of, return_die, take_die
from parvis.games.troyes.rules.effects.kinds import ENOUGH
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, column, is_useful, use_tile
from parvis.games.troyes.signs import Effect, Sign, a_die, drawn_as, picture, written
from parvis.games.troyes.state import RULES, State, rule
from parvis.games.troyes.tiles import BEFORE_ACTION, WHEN_NAMES

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
