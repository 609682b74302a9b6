"""A black die falls, or an event spares the player. `rules/defence.py` and `rules/strikes/kinds.py` ask for it."""

from parvis.engine.data import number
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES
from parvis.games.troyes.signs import Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.tiles import IN_PHASE_3, WHEN_NAMES

SPARING = TILES.kind("spares", needed={"spares": number(1, 1)}, group=WHEN_NAMES[IN_PHASE_3])


@drawn_as("tile-spares")
def sparing_drawn(effect: Effect) -> list[Sign]:
    """Black dice or a loss that a cube spares."""
    return [picture("black-die"), written("/"), picture("spared")]
