"""Cubes of outdoor tiles that are used when something else has been done, by whoever's turn it is or by others.

Others are asked clockwise from the acting player. What has been asked last is answered first.
"""

from parvis.engine.asking import add, ask
from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import group, supplies, turn_order
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import kinds as sides
from parvis.games.troyes.state import PRICE, RULES, State, rule

KEEPER = tuple(int(card["kind"] in (cards.DELAYED, cards.MIXED)) for card in cards.ACTIVITY_CARDS)
"""1: its cubes come off again."""
ANSWERING = RULES.question(
    "tile",
    wall.USE_TILE,
    wall.KEEP,
    keeps=["gate"],
    about="whether the seat uses a cube of an outdoor tile for what has been done. `about`: its gate, from 0",
    section="tiles",
)


@ANSWERING.offer
def ways_to_answer(state: State, seat: int, gate: int, out: Row) -> None:
    """The cube, if there is one for it, or not."""
    if wall.has_cube(state, seat, gate) and sides.is_useful(state, seat, state.tile[gate]):
        wall.add_use(state, gate, out)
    add(out, wall.KEEP)


@ANSWERING.answer(wall.USE_TILE)
def answer(state: State, seat: int, gate: int) -> None:
    """The cube goes and does what its tile says."""
    wall.use_cube(state, seat, gate)
    sides.use_tile(state, seat, state.tile[gate])


@ANSWERING.answer(wall.KEEP)
def keep_cube() -> None:
    """Keep the cube on its tile for another time."""


@rule
def ask_one(state: State, seat: int, when: int) -> None:
    """Ask a seat about the cubes that it has for something."""
    for gate in range(pieces.GATES):
        if wall.WHEN[state.tile[gate]] == when and wall.has_cube(state, seat, gate):
            ask(state, seat, ANSWERING, gate)


# Others, before the action


@rule
def sold_dice(state: State, seller: int) -> bool:
    """Whether a die of the group was paid to that seat."""
    for place in range(pieces.GROUP):
        if state.group[place][PRICE] > 0 and group.district_of(state, place) == seller:
            return True
    return False


@rule
def ask_sellers(state: State, seat: int) -> None:
    """Ask those of whom the seat has bought dice, in turn order."""
    for places in range(state.seats - 1, 0, -1):
        if sold_dice(state, turn_order.seat_on(state, seat, places)):
            ask_one(state, turn_order.seat_on(state, seat, places), tiles.DICE_BOUGHT)


@rule
def ask_tradesmen(state: State, seat: int) -> None:
    """Ask those who have tradesmen on the card that the seat activates, in turn order."""
    for places in range(state.seats - 1, 0, -1):
        if supplies.has_tradesman(state, turn_order.seat_on(state, seat, places), state.target):
            ask_one(state, turn_order.seat_on(state, seat, places), tiles.CARD_ACTIVATED)


# The acting player, after the action


@rule
def ask_about_cubes(state: State, seat: int) -> None:
    """The tile that rewards cubes which are put; perhaps the cube for it comes only by then."""
    for gate in range(pieces.GATES):
        if wall.WHEN[state.tile[gate]] == tiles.CUBES_PUT and state.tiles_used[seat] >> gate & 1 == 0:
            ask(state, seat, ANSWERING, gate)


@rule
def ask_afterwards(state: State, seat: int) -> None:
    """What a seat will be asked when its action is done."""
    if state.action == group.TRADE:
        ask_about_cubes(state, seat)
        if KEEPER[state.card[state.target]] == 1:
            ask_one(state, seat, tiles.KEEPER_ACTIVATED)
    elif state.action == group.BUILD:
        ask_about_cubes(state, seat)
    elif state.action == group.PLACE:
        ask_one(state, seat, tiles.CITIZEN_PLACED)
    elif state.action == group.FARM:
        ask_one(state, seat, tiles.HARVESTED)


# Before an action is chosen


@rule
def add_before_action(state: State, seat: int, out: Row) -> None:
    """The tiles of which a cube can be used before an action, as influence."""
    for gate in range(pieces.GATES):
        now = wall.WHEN[state.tile[gate]] == tiles.BEFORE_ACTION and wall.has_cube(state, seat, gate)
        if now and sides.is_useful(state, seat, state.tile[gate]):
            wall.add_use(state, gate, out)
