"""The seam to the bots: which ones there are, how long they think, and what one decides."""

import logging
from collections import Counter
from collections.abc import Iterable

from parvis import bots
from parvis.bots import Bot
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.refusals import GameError
from parvis.web.background import compiling
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import SiteError

LOG = logging.getLogger(__name__)
PATIENT = ("expert:5s",)
"""Bots with a setting that the site offers besides those with none, the strongest first."""
FIRST = ("novice", "skilled", "expert")
"""The levels that the first page offers: one to begin with, one that knows the game, one that thinks."""
LONGEST = 30
"""Seconds that a bot at a table may plan for a decision: nobody waits longer."""
NOTICEABLE = 0.3
"""Seconds of thought from which on a person sees that a bot thinks."""
FACTOR, GRACE = 3, 5.0
"""A decision is taken from a bot after so many times the seconds that it planned, and so many seconds more."""
OVERRUNS = 2
"""After so many decisions that never came a bot is no longer asked at that table: each may still be at work."""

_overruns: Counter[tuple[int, str]] = Counter()


def names(game: Game) -> list[str]:
    """The bots to choose from in a game: the levels, the strongest first, then those of other packages.

    A level that plays that game like the one below is not among them.
    """
    levels = bots.levels()
    offered = [*PATIENT, *levels[::-1], *bots.names()[len(levels) :]]
    return [name for name in offered if bots.is_own(name, game)]


def first_names(game: Game) -> list[str]:
    """The bots that the first page offers to play against, the weakest first."""
    return list(dict.fromkeys(own_level(name, game) for name in FIRST))


def own_level(name: str, game: Game) -> str:
    """The bot itself, or the one below that plays the same in that game. Raises GameError."""
    bot = bots.find(name)
    return name if bots.is_own(name, game) or bot.below is None else own_level(bot.below, game)


def with_these(others: Iterable[str], game: Game) -> list[str]:
    """The bots to choose from, and before them those of `others` that there are too, with settings of their own."""
    offered = names(game)
    return [name for name in dict.fromkeys(others) if name not in offered and may_sit(name)] + offered


def may_sit(name: str) -> bool:
    """Whether there is such a bot for a table."""
    try:
        find(name)
    except GameError:
        return False
    return True


def find(name: str) -> Bot:
    """The bot of that name, if it may sit at a table. Raises GameError."""
    bot = bots.find(name)
    if bot.seconds > LONGEST or (bots.thinks(name) and not bot.seconds):
        raise SiteError("new-endless-bot", bot=name, seconds=LONGEST)
    return bot


def level(core: Core, name: str) -> Bot:
    """The bot itself; as long as only the interpreted rules are there, the first below that needs no time."""
    bot = bots.find(name)
    while not core.compiled and bots.thinks(bot.name) and bot.below:
        bot = bots.find(bot.below)
    return bot


def seconds(game: Game, name: str) -> float:
    """How long the bot plans to think for a decision in that game now; 0: nobody would notice. Raises GameError."""
    bot = bots.find(name) if compiling.ELSEWHERE else level(compiling.core(game), name)
    planned = bot.seconds
    return planned if planned >= NOTICEABLE else 0.0


def choose(playing: TableGame, seat: int, name: str, intentions: bots.Intentions | None = None) -> str:
    """What the bot decides, in words, from what its seat may see; where it fails or takes too long, the level below.

    Asked again after a restart, it decides the same, if it does not think for a time. `intentions`: what it means to do
    in this move, as it was left there and is left there again.
    """
    table = playing.table
    core = compiling.core(playing.game)
    bot = level(core, name)
    while _overruns[table.pk, bot.name] >= OVERRUNS and bot.below:
        bot = bots.find(bot.below)

    def report(failed: Bot, seat: int, error: BaseException) -> None:
        """Log the failure, but not what the error says: that may tell of hidden cards."""
        _overruns[table.pk, failed.name] += isinstance(error, TimeoutError)
        told = (table.pk, seat, failed.name, type(error).__name__, failed.below)
        LOG.warning("table %d, seat %d: bot %s failed (%s), %s decides", *told)

    seed = (table.seed * 1_000_003 + table.number) * 16 + seat & (1 << 62) - 1
    limit = FACTOR * bot.seconds + GRACE
    decision = bots.choose(core, playing.game, playing.state, seat, bot.name, seed, limit, report, intentions)
    return playing.game.catalogue[decision]
