"""What players have more of, or less, by what the rules tell. Hints and the page about balance read it."""

from parvis.engine.readers import Holdings
from parvis.games.troyes.rules.cubes import CUBE_USED, CUBES_LAID, CUBES_TAKEN
from parvis.games.troyes.rules.group import GROUP_BOUGHT
from parvis.games.troyes.rules.queue import WENT_HOME
from parvis.games.troyes.rules.ramparts.guarding import CUBE_ON_TILE
from parvis.games.troyes.rules.ramparts.sides.exchanges import MOVED_TO_CARD, MOVED_TO_TILE
from parvis.games.troyes.rules.ramparts.wall import TILE_USED
from parvis.games.troyes.rules.strikes.losses import DELAYED_LOST, OUTDOOR_LOST
from parvis.games.troyes.rules.supplies import (
    GAINED_DENIERS,
    GAINED_INFLUENCE,
    GAINED_POINTS,
    LOST_POINTS,
    PAID_DENIERS,
    PAID_INFLUENCE,
    PLACED,
    RECRUITED,
)

HOLDINGS: Holdings = {
    GAINED_POINTS: ("points", 1, "points"),
    LOST_POINTS: ("points", -1, "lost"),
    GAINED_DENIERS: ("deniers", 1, "deniers"),
    PAID_DENIERS: ("deniers", -1, "deniers"),
    GROUP_BOUGHT: ("deniers", -1, "deniers"),
    GAINED_INFLUENCE: ("influence", 1, "influence"),
    PAID_INFLUENCE: ("influence", -1, "influence"),
    RECRUITED: ("citizens", 1, "citizens"),
    PLACED: ("citizens", -1, ""),
    WENT_HOME: ("citizens", 1, ""),
    CUBES_LAID: ("delayed", 1, "cubes"),
    CUBE_USED: ("delayed", -1, ""),
    DELAYED_LOST: ("delayed", -1, ""),
    OUTDOOR_LOST: ("outdoor", -1, ""),
    CUBES_TAKEN: ("delayed", -1, "cubes"),
    MOVED_TO_CARD: ("delayed", 1, ""),
    MOVED_TO_TILE: ("outdoor", 1, ""),
    CUBE_ON_TILE: ("outdoor", 1, ""),
    TILE_USED: ("outdoor", -1, ""),
}
"""Points, deniers, influence, citizens in the personal supply, cubes on cards and outdoor tiles, for later."""
