"""Everybody loses a cube of the cathedral, by their own choice."""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import cathedral
from parvis.games.troyes.rules.strikes import kinds
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import NOBODY, RULES, State

COSTS_STONES = kinds.STRIKES.kind("cathedral", needed={"lose_cathedral": number(1, 1)})
REMOVE = RULES.words("remove {stone}", stone=pieces.Stone)
LOSE_STONE = RULES.question(
    "lose stone",
    REMOVE,
    about="an event takes one of the seat's cubes from the cathedral: from where",
    section="event-interruption-of-work",
)
STONE_LOST = RULES.event(
    "stone lost",
    seat=pieces.Seat,
    column=pieces.Column,
    level=pieces.Level,
    section="event-interruption-of-work",
    line="log-remove",
    loss=True,
)


@COSTS_STONES.does(kinds.strike)
def miss_stone(state: State, seat: int) -> None:
    """Without a cube a seat can't comply."""
    if cathedral.own_stones(state, seat) == 0:
        kinds.miss(state, seat)


@COSTS_STONES.does(kinds.demand)
def demand_stone(state: State, seat: int) -> None:
    """Ask a seat that has stones in the cathedral which one it loses."""
    if cathedral.own_stones(state, seat) > 0:
        ask(state, seat, LOSE_STONE)


@LOSE_STONE.offer
def stones(state: State, seat: int, out: Row) -> None:
    """Any of one's cubes in the cathedral."""
    for column in range(pieces.COLUMNS):
        for level in range(pieces.STONE_LEVELS):
            if state.cathedral[column][level] == seat:
                add(out, REMOVE, pieces.STONE_LEVELS * column + level)


@LOSE_STONE.answer
def take_stone(state: State, seat: int, column: int, level: int) -> None:
    """A cube leaves the cathedral. Its place is free; what lies above it stays."""
    tell(state, STONE_LOST, seat, column, level)
    state.cathedral[column][level] = NOBODY


@COSTS_STONES.does(kinds.can_be_spared)
def spares() -> bool:
    """Whether a tile's cube can spare the loss: the tile names it."""
    return True


@drawn_as("lose-cathedral")
def stones_drawn(effect: Effect) -> list[Sign]:
    """Everybody loses a cube in the cathedral."""
    return [written("−1"), picture("cathedral")]
