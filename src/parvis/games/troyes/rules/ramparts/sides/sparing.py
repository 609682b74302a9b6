"""A black die falls, or an event spares the player. `rules/defence.py` and `rules/strikes/kinds.py` ask for it."""

from parvis.engine.data import number
from parvis.games.troyes.rules.ramparts.sides.kinds import TILES
from parvis.games.troyes.tiles import IN_PHASE_3, WHEN_NAMES

SPARING = TILES.kind("spares", needed={"spares": number(1, 1)}, group=WHEN_NAMES[IN_PHASE_3])
