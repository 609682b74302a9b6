"""What players have more of, or less, by what the rules tell. Hints and the page about balance read it."""

from parvis.engine.readers import Holdings
from parvis.games.troyes.rules import cubes, group, queue, supplies
from parvis.games.troyes.rules.ramparts import guarding, wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.rules.strikes import losses

HOLDINGS: Holdings = {
    supplies.GAINED_POINTS: ("points", 1, "points"),
    supplies.LOST_POINTS: ("points", -1, "lost"),
    supplies.GAINED_DENIERS: ("deniers", 1, "deniers"),
    supplies.PAID_DENIERS: ("deniers", -1, "deniers"),
    group.GROUP_BOUGHT: ("deniers", -1, "deniers"),
    supplies.GAINED_INFLUENCE: ("influence", 1, "influence"),
    supplies.PAID_INFLUENCE: ("influence", -1, "influence"),
    supplies.RECRUITED: ("citizens", 1, "citizens"),
    supplies.PLACED: ("citizens", -1, ""),
    queue.WENT_HOME: ("citizens", 1, ""),
    cubes.CUBES_LAID: ("delayed", 1, "cubes"),
    cubes.CUBE_USED: ("delayed", -1, ""),
    losses.DELAYED_LOST: ("delayed", -1, ""),
    losses.OUTDOOR_LOST: ("outdoor", -1, ""),
    cubes.CUBES_TAKEN: ("delayed", -1, "cubes"),
    exchanges.MOVED_TO_CARD: ("delayed", 1, ""),
    exchanges.MOVED_TO_TILE: ("outdoor", 1, ""),
    guarding.CUBE_ON_TILE: ("outdoor", 1, ""),
    wall.TILE_USED: ("outdoor", -1, ""),
}
"""Points, deniers, influence, citizens in the personal supply, cubes on cards and outdoor tiles, for later."""
