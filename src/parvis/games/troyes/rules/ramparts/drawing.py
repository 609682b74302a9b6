"""Set-up of the ramparts: for each gate one of the sides of its tiles, all equally likely."""

from parvis.engine.asking import add
from parvis.engine.rulings import ALL_RULINGS
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import pieces, tiles
from parvis.games.troyes.rules import in_play
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.state import RULES, State, rule

DRAWN = RULES.words("tile {word}", word=tiles.Word)
NEXT_TILE = RULES.question("outdoor tile", DRAWN, about="chance: the outdoor tile of the next gate", section="tiles")
TILES_DRAWN = RULES.phase(
    "outdoor tiles",
    asks=NEXT_TILE,
    about="chance: the outdoor tiles of the ramparts. `step`: tiles that have come",
    section="tiles",
)

TILE_CAME = RULES.event("tile came", tile=wall.Tile, section="tiles")


@TILES_DRAWN.goes_on
def tiles_left(state: State, step: int) -> bool:
    """A tile for each gate, if there are ramparts."""
    return step < pieces.GATES and in_play.is_in_play(state, pieces.RAMPARTS, 1, ALL_RULINGS)


@rule
def may_lie_at(state: State, tile: int, gate: int) -> bool:
    """Whether the side of a tile is one of those of which one comes to a gate."""
    return wall.TILE_GATE[tile] == gate and in_play.is_in_play(
        state, exchanges.TILE_MODULE[tile], wall.TILE_SINCE[tile], wall.TILE_UNTIL[tile]
    )


@NEXT_TILE.offer
def sides_of_tiles(state: State, step: int, out: Row) -> None:
    """Any side of the tiles of that gate."""
    for tile in range(wall.TILE_FORMS):
        if may_lie_at(state, tile, step):
            add(out, DRAWN, wall.TILE_WORD[tile])


@NEXT_TILE.answer
def tile_comes(state: State, step: int, word: int) -> None:
    """Lay down the tile that nature has drawn, at its gate."""
    for tile in range(wall.TILE_FORMS):
        if wall.TILE_WORD[tile] == word and may_lie_at(state, tile, wall.TILE_GATE[tile]):
            state.tile[wall.TILE_GATE[tile]] = tile
            tell(state, TILE_CAME, tile)
