"""The bot `random`: any legal decision, each equally likely."""

from parvis.bots.bot import Bot
from parvis.bots.sight import Sight


def choose(sight: Sight) -> int:
    """Draw one of the decisions."""
    return int(sight.decisions[sight.core.below(sight.chance, sight.count)])


BOT = Bot("random", "any legal decision, each equally likely", choose)
