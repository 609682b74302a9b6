"""The bot `random`: any legal decision, each equally likely."""

from parvis.bots.bot import Advice, Bot
from parvis.bots.in_core import DRAWS, InCore
from parvis.bots.information_state import InformationState


def choose(information: InformationState) -> int:
    """Draw one of the decisions."""
    return int(information.decisions[information.core.below(information.chance, information.count)])


def explain(information: InformationState) -> list[Advice]:
    """Each is as good as any other."""
    return [
        Advice(int(decision), None, 1 / information.count) for decision in information.decisions[: information.count]
    ]


BOT = Bot("random", "any legal decision, each equally likely", choose, explain, in_core=InCore(DRAWS))
