"""Computer players. A bot sees a game as its seat does (`parvis.bots.sight`), never the truth."""

from parvis.bots.bot import Advice, Bot
from parvis.bots.learned import has_learned
from parvis.bots.player import Player, choose, explain
from parvis.bots.registry import add_bots, compiled, eyes, fastest, find, interpreted, names, thinks, work
from parvis.bots.sight import Sight

__all__ = [
    "Advice",
    "Bot",
    "Player",
    "Sight",
    "add_bots",
    "choose",
    "compiled",
    "explain",
    "eyes",
    "fastest",
    "find",
    "has_learned",
    "interpreted",
    "names",
    "thinks",
    "work",
]
