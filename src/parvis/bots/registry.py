"""The bots by name, and their loops in a game's core.

Beside the levels there are bots from other packages: found through the entry points of the group `parvis.bots`.
"""

import logging
import os
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from parvis.bots import (
    closer,
    evaluation,
    expert,
    flat,
    greedy,
    in_core,
    information_state,
    lookahead,
    policy,
    quick,
    rolling_on,
    uniform,
)
from parvis.bots.bot import Bot
from parvis.bots.information_state import InformationState
from parvis.bots.learned import CURRENT, has_learned, newest_version
from parvis.engine import core as engine
from parvis.engine.compiling import Progress
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.forms import Rule
from parvis.engine.kept import with_game
from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError, Refusal

LOG = logging.getLogger(__name__)
BOTS = {bot.name: bot for bot in (uniform.BOT, greedy.NOVICE, greedy.GREEDY, greedy.SKILLED, expert.BOT)}
"""The levels, the weakest first."""
NAME = re.compile(r"([^@:]*)(?:@([^:]*))?(:.*)?", re.DOTALL)
"""A bot's name: its title, a version of the weights behind an @, and a setting behind a colon."""
VERSION = re.compile("[1-9][0-9]{0,3}", re.ASCII)
YARDSTICKS = {bot.name: bot for bot in (flat.BOT, quick.BOT)}
"""Bots that others are measured by: found by name, offered nowhere."""


def known_bots() -> Mapping[str, Bot]:
    """Levels and yardsticks, by name."""
    return {**BOTS, **YARDSTICKS}


@cache
def from_outside() -> Mapping[str, Bot]:
    """The bots of other packages, by name. One that can't be used is left out, and a line of the log says why."""
    found: dict[str, Bot] = {}
    for entry in sorted(entry_points(group="parvis.bots"), key=lambda entry: entry.name):
        try:
            found[entry.name] = loaded(entry)
        except Exception as error:
            LOG.warning("the bot %s of the package %s is left out: %s", entry.name, package_of(entry), error)
    return found


def loaded(entry: EntryPoint) -> Bot:
    """The bot of an entry point. Raises GameError for one that is none, and whatever its package does."""
    bot = entry.load()
    if not isinstance(bot, Bot):
        raise GameError(f"{entry.value} is not a parvis.bots.Bot")
    if bot.name != entry.name:
        raise GameError(f"{entry.value} calls itself {bot.name}")
    if bot.name in known_bots():
        raise GameError("a level already has that name")
    return bot


def package_of(entry: EntryPoint) -> str:
    """The package that an entry point belongs to."""
    return entry.dist.name if entry.dist else "unknown"


def find(name: str) -> Bot:
    """The bot of that name, with its version and its setting if it has them. Raises GameError with what there is."""
    title, version, setting = parts(name)
    bot = known_bots().get(title) or from_outside().get(title)
    if bot is None:
        raise Refusal("bot-unknown", bot=quoted(title), bots=", ".join(names()))
    if setting and bot.set is None:
        raise Refusal("bot-no-settings", bot=title, name=quoted(name))
    found = bot.set(setting[1:]) if setting and bot.set else bot
    return found if version is None else with_version(found, name, version)


def parts(name: str) -> tuple[str, str | None, str]:
    """Title, version and setting of a bot, the setting with its colon."""
    title, version, setting = NAME.fullmatch(name).groups()  # type: ignore[union-attr] # any text fits
    return title, version, setting or ""


def title_of(name: str) -> str:
    """A bot's name without version and setting."""
    return parts(name)[0]


def with_version(bot: Bot, name: str, version: str) -> Bot:
    """The bot by another version of the learned weights. Raises GameError."""
    if bot.version is None:
        raise Refusal("bot-no-versions", bot=title_of(name), name=quoted(name))
    if not VERSION.fullmatch(version):
        raise Refusal("bot-version", name=quoted(name))
    return replace(bot, name=name, version=int(version), in_core=None)


def check(name: str, game: Game) -> None:
    """Raise GameError unless there is such a bot, and such a version of it in that game."""
    bot, newest = find(name), newest_version(game)
    if bot.version and bot.version > newest:
        raise Refusal("bot-newest", name=quoted(name), game=game.name, newest=newest)


def thinks(name: str) -> bool:
    """Whether it is one of the bots that take time, whatever its setting. Raises GameError."""
    return find(title_of(name)).seconds > 0


def names() -> list[str]:
    """Names of all bots: the levels, the weakest first, then those of other packages."""
    return [*BOTS, *from_outside()]


def levels() -> list[str]:
    """Names of the levels, the weakest first."""
    return list(BOTS)


def is_own(name: str, game: Game) -> bool:
    """Whether a bot plays that game in a way of its own, not like the bot below. Raises GameError."""
    return has_learned(game) or not find(name).needs_learned


def loops() -> list[Rule]:
    """All that levels and yardsticks run inside a core, callees first."""
    theirs = [loop for bot in known_bots().values() for loop in bot.loops]
    ways = (information_state, evaluation, lookahead, policy, closer, in_core, rolling_on)
    return [*(loop for way in ways for loop in way.LOOPS), *theirs]


def add_bots(core: Core, progress: Progress | None = None) -> Any:
    """The loops of levels and yardsticks in that core, by name; compiled once if the core is."""
    return engine.add_loops(core, "bots", loops(), progress)


def loops_of(core: Core, bot: Bot) -> Any:
    """The loops that a bot finds in that core: those that all find, and its own if it comes from another package.

    A level has the same ones with every setting.
    """
    if title_of(bot.name) in known_bots() or not bot.loops:
        return add_bots(core)
    return engine.add_loops(core, f"bot-{bot.name}", [*loops(), *bot.loops])


def compiled(game: Game, progress: Progress | None = None) -> Core:
    """The compiled game with its bots; `progress` as in `parvis.engine.core.compiled`, over both."""
    rules, total = engine.work(game), work(game)

    def count_rules(done: int, _: int) -> None:
        if progress:
            progress(done, total)

    core = engine.compiled(game, count_rules)
    add_bots(core, lambda done, _: count_rules(rules + done, total))
    return core


def interpreted(game: Game) -> Core:
    """The interpreted game with its bots, there at once."""
    core = engine.interpreted(game)
    add_bots(core)
    return core


def fastest(game: Game, progress: Progress | None = None) -> Core:
    """The compiled game with its bots; the interpreted one where PARVIS_CORE=interpreted asks for it."""
    return interpreted(game) if os.environ.get("PARVIS_CORE") == "interpreted" else compiled(game, progress)


@with_game
def work(game: Game) -> int:
    """How many functions `compiled` has to compile: the total of its progress."""
    return engine.work(game) + engine.work(game, loops())


def information_state_of(core: Core, bot: Bot, seat: int, seed: int) -> InformationState:
    """An information state for a bot in that seat. All that is random in its choices follows from the seed."""
    return InformationState(core, loops_of(core, bot), seat, seed, bot.places, bot.version or CURRENT)
