"""The cube itself goes on: from its tile to an open card that keeps cubes, or to another tile that is reached."""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import tiles
from parvis.games.troyes.cards import KEEPS_CUBES, WORD, ActivityCard, CardWord
from parvis.games.troyes.pieces import GATES, SPOTS, Seat
from parvis.games.troyes.rules.effects.kinds import price_of_moving
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES, use_tile
from parvis.games.troyes.rules.ramparts.wall import TILE_GATE, TILE_WORD, Tile, cube_put, gate_of, may_put
from parvis.games.troyes.rules.supplies import FOR_TILE, pay_deniers
from parvis.games.troyes.signs import ARROW, CUBE, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import NOBODY, RULES, State, rule
from parvis.games.troyes.tiles import KEEPER_ACTIVATED, WHEN_NAMES

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
