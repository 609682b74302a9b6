"""The seam to the computer players: which ones there are, and what one decides."""

from parvis import bots
from parvis.engine.core import Core
from parvis.web.position import Position


def names() -> list[str]:
    """Names of all bots, the strongest first."""
    return bots.names()[::-1]


def choose(core: Core, position: Position, seat: int, bot: str) -> int:
    """What the bot decides, seeing what its seat may see. Asked again after a restart, it decides the same."""
    table = position.table
    seed = (table.seed * 1_000_003 + table.number) * 16 + seat & (1 << 62) - 1
    return bots.choose(core, position.game, position.state, seat, bot, seed)
