"""Cubes of outdoor tiles that are used when something else has been done, by whoever's turn it is or by others.

Others are asked clockwise from the acting player. What has been asked last is answered first.
"""

from parvis.engine.asking import add, ask
from parvis.engine.state import Row
from parvis.games.troyes.cards import ACTIVITY_CARDS, DELAYED, MIXED
from parvis.games.troyes.pieces import GATES, GROUP
from parvis.games.troyes.rules.group import BUILD, FARM, PLACE, TRADE, district_of
from parvis.games.troyes.rules.ramparts.sides.kinds import is_useful, use_tile
from parvis.games.troyes.rules.ramparts.wall import KEEP, USE_TILE, WHEN, add_use, has_cube, use_cube
from parvis.games.troyes.rules.supplies import has_tradesman
from parvis.games.troyes.rules.turn_order import seat_on
from parvis.games.troyes.state import PRICE, RULES, State, rule
from parvis.games.troyes.tiles import (
    BEFORE_ACTION,
    CARD_ACTIVATED,
    CITIZEN_PLACED,
    CUBES_PUT,
    DICE_BOUGHT,
    HARVESTED,
    KEEPER_ACTIVATED,
)

KEEPER = tuple(int(card["kind"] in (DELAYED, MIXED)) for card in ACTIVITY_CARDS)
"""1: its cubes come off again."""
ANSWERING = RULES.question(
    "tile",
    USE_TILE,
    KEEP,
    keeps=["gate"],
    about="whether the seat uses a cube of an outdoor tile for what has been done. `about`: its gate, from 0",
    section="tiles",
)


@ANSWERING.offer
def ways_to_answer(state: State, seat: int, gate: int, out: Row) -> None:
    """The cube, if there is one for it, or not."""
    if has_cube(state, seat, gate) and is_useful(state, seat, state.tile[gate]):
        add_use(state, gate, out)
    add(out, KEEP)


@ANSWERING.answer(USE_TILE)
def answer(state: State, seat: int, gate: int) -> None:
    """The cube goes and does what its tile says."""
    use_cube(state, seat, gate)
    use_tile(state, seat, state.tile[gate])


@ANSWERING.answer(KEEP)
def keep_cube() -> None:
    """Keep the cube on its tile for another time."""


@rule
def ask_one(state: State, seat: int, when: int) -> None:
    """Ask a seat about the cubes that it has for something."""
    for gate in range(GATES):
        if WHEN[state.tile[gate]] == when and has_cube(state, seat, gate):
            ask(state, seat, ANSWERING, gate)


# Others, before the action


@rule
def sold_dice(state: State, seller: int) -> bool:
    """Whether a die of the group was paid to that seat."""
    for place in range(GROUP):
        if state.group[place][PRICE] > 0 and district_of(state, place) == seller:
            return True
    return False


@rule
def ask_sellers(state: State, seat: int) -> None:
    """Ask those of whom the seat has bought dice, in turn order."""
    for places in range(state.seats - 1, 0, -1):
        if sold_dice(state, seat_on(state, seat, places)):
            ask_one(state, seat_on(state, seat, places), DICE_BOUGHT)


@rule
def ask_tradesmen(state: State, seat: int) -> None:
    """Ask those who have tradesmen on the card that the seat activates, in turn order."""
    for places in range(state.seats - 1, 0, -1):
        if has_tradesman(state, seat_on(state, seat, places), state.target):
            ask_one(state, seat_on(state, seat, places), CARD_ACTIVATED)


# The acting player, after the action


@rule
def ask_about_cubes(state: State, seat: int) -> None:
    """The tile that rewards cubes which are put; perhaps the cube for it comes only by then."""
    for gate in range(GATES):
        if WHEN[state.tile[gate]] == CUBES_PUT and state.tiles_used[seat] >> gate & 1 == 0:
            ask(state, seat, ANSWERING, gate)


@rule
def ask_afterwards(state: State, seat: int) -> None:
    """What a seat will be asked when its action is done."""
    if state.action == TRADE:
        ask_about_cubes(state, seat)
        if KEEPER[state.card[state.target]] == 1:
            ask_one(state, seat, KEEPER_ACTIVATED)
    elif state.action == BUILD:
        ask_about_cubes(state, seat)
    elif state.action == PLACE:
        ask_one(state, seat, CITIZEN_PLACED)
    elif state.action == FARM:
        ask_one(state, seat, HARVESTED)


# Before an action is chosen


@rule
def add_before_action(state: State, seat: int, out: Row) -> None:
    """The tiles of which a cube can be used before an action, as influence."""
    for gate in range(GATES):
        now = WHEN[state.tile[gate]] == BEFORE_ACTION and has_cube(state, seat, gate)
        if now and is_useful(state, seat, state.tile[gate]):
            add_use(state, gate, out)
