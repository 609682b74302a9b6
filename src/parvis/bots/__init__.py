"""Computer players. A bot sees a game as its seat does (`parvis.bots.sight`), never the truth."""

from parvis.bots.bot import Bot
from parvis.bots.registry import add_bots, choose, compiled, fastest, find, interpreted, names, sight, work
from parvis.bots.sight import Sight

__all__ = ["Bot", "Sight", "add_bots", "choose", "compiled", "fastest", "find", "interpreted", "names", "sight", "work"]
