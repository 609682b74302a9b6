"""The bot `random`: any legal decision, each equally likely."""

from parvis.bots.bot import Advice, Bot
from parvis.bots.sight import Sight


def choose(sight: Sight) -> int:
    """Draw one of the decisions."""
    return int(sight.decisions[sight.core.below(sight.chance, sight.count)])


def explain(sight: Sight) -> list[Advice]:
    """Each is as good as any other."""
    return [Advice(int(decision), None, 1 / sight.count) for decision in sight.decisions[: sight.count]]


BOT = Bot("random", "any legal decision, each equally likely", choose, explain)
