"""The bots by name, and their loops in a game's core."""

import os
import types
from typing import Any

from parvis.bots import greedy, uniform
from parvis.bots.bot import Bot
from parvis.bots.sight import Sight, glance
from parvis.engine import core as engine
from parvis.engine.contract import Game, GameError, IllegalDecision
from parvis.engine.core import Core
from parvis.engine.rule import Progress
from parvis.engine.state import Record

BOTS = {bot.name: bot for bot in (uniform.BOT, greedy.BOT)}


def find(name: str) -> Bot:
    """The bot of that name. Raises GameError with the names that exist."""
    try:
        return BOTS[name]
    except KeyError:
        raise GameError(f"there is no bot {name!r}; the bots are: {', '.join(names())}") from None


def names() -> list[str]:
    """Names of all bots, the weakest first."""
    return list(BOTS)


def loops() -> list[types.FunctionType]:
    """All that bots run inside a core."""
    return [glance, *(loop for bot in BOTS.values() for loop in bot.loops)]  # type: ignore[list-item]


def add_bots(core: Core, progress: Progress | None = None) -> Any:
    """The bots' loops in that core, by name; compiled once if the core is."""
    return engine.add_loops(core, "bots", loops(), progress)


def compiled(game: Game, progress: Progress | None = None) -> Core:
    """The compiled game with its bots; `progress` as in `parvis.engine.core.compiled`, over both."""
    total = work(game)
    rules = total - len(loops())

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


def work(game: Game) -> int:
    """How many functions `compiled` has to compile: the total of its progress."""
    return len(game.rules.functions) + len(engine.bound(game)) + len(loops())


def sight(core: Core, bot: Bot, seat: int, seed: int) -> Sight:
    """Eyes for a bot on that seat. The seed decides about all that is left to chance in its choices."""
    return Sight(core, add_bots(core), seat, seed, bot.places, bot.scratch(core.game))


def choose(core: Core, game: Game, state: Record, seat: int, name: str, seed: int) -> int:
    """The decision of a bot for a seat in a state, which it only gets to see as that seat does.

    `core` is the game's, interpreted or compiled. The same seed gives the same decision. Raises GameError for an
    unknown bot and IllegalDecision where the seat has nothing to decide.
    """
    bot = find(name)
    if core.game is not game:
        raise ValueError(f"a core of {core.game.name} can't run {game.name}")
    truth = core.batch(1)
    core.put(truth, 0, state)
    if core.movers_at(truth, 0) >> seat & 1 == 0:
        raise IllegalDecision(f"it is not seat {seat}'s turn")
    eyes = sight(core, bot, seat, seed)
    eyes.look(truth, 0)
    return bot.choose(eyes)
