"""A bot in a seat. Where it fails, the level below decides in its place.

A game must go on whatever happens inside a bot. One that raises, that decides what it must not, or that takes far too
long is passed over, and the failure is logged. A bot that never comes back is left to itself in its thread.
"""

import logging
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Any

from parvis.bots import registry
from parvis.bots.bot import Advice, Bot
from parvis.bots.information_state import InformationState
from parvis.bots.moves import FORESEEN, Intentions
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.play import seat_word, whole
from parvis.engine.refusals import IllegalDecision
from parvis.engine.state import FlatState

LOG = logging.getLogger(__name__)


Report = Callable[[Bot, int, BaseException], None]
"""Hears which bot failed at which seat, and of what."""


class Failed(RuntimeError):
    """A bot gave no answer that could be used."""


def note(bot: Bot, seat: int, error: BaseException) -> None:
    """Log that a bot failed, and whose decisions it left to the one below."""
    LOG.warning("bot %s failed at seat %d, %s decides: %r", bot.name, seat, bot.below, error)


class Player:
    """A bot at a table, for as many decisions as its seat has to make."""

    def __init__(
        self, core: Core, name: str, seat: int, seed: int, limit: float | None = None, report: Report = note
    ) -> None:
        """`name`: with its setting, if any; `limit`: seconds after which a decision is taken from it; None: never;
        `report` hears of every failure.

        Raises GameError for an unknown bot or setting.
        """
        self.core = core
        self.bot = registry.find(name)
        self.seat = seat
        self.seed = seed
        self.limit = limit
        self.report = report
        self.information: dict[str, InformationState] = {}
        self.intentions: Intentions = {}
        """What it has meant to do before it came to this table."""

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"bot": self.bot.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state | {"bot": registry.find(state["bot"])}

    def decide(self, truth: Any, i: int) -> int:
        """A legal decision of the seat in truth[i], in which it may decide."""
        bot: Bot | None = self.bot
        while bot is not None:
            try:
                return self.ask(bot, truth, i)
            except KeyboardInterrupt:  # somebody wants the program to end
                raise
            except BaseException as error:
                self.report(bot, self.seat, error)
                self.information.pop(bot.name, None)  # it may still be using it
            bot = registry.find(bot.below) if bot.below else None
        raise Failed(f"no bot found a decision for seat {self.seat}")

    def ask(self, bot: Bot, truth: Any, i: int) -> int:
        """What one bot decides. Raises Failed for what is not legal for it, TimeoutError, and whatever the bot does."""
        if bot.name not in self.information:
            self.information[bot.name] = registry.information_state_of(self.core, bot, self.seat, self.seed)
            self.information[bot.name].kept.update(self.intentions)
        information = self.information[bot.name]
        information.update(truth, i)
        allowed = [int(decision) for decision in information.decisions[: information.count]]
        decision = whole(bot.choose(information) if self.limit is None else within(self.limit, bot, information))
        if decision not in allowed:
            raise Failed(f"decision {decision} is not legal for it")
        return decision

    def means(self) -> Intentions:
        """What it means to do next: the rest of a move that its bot has begun. Empty for most."""
        kept = self.information[self.bot.name].kept if self.bot.name in self.information else {}
        return {FORESEEN: kept[FORESEEN]} if FORESEEN in kept else {}


def within(seconds: float, bot: Bot, information: InformationState) -> int:
    """What the bot chooses, if it does so in time. Raises TimeoutError."""
    answer: Future[int] = Future()

    def think() -> None:
        try:
            answer.set_result(bot.choose(information))
        except BaseException as error:
            answer.set_exception(error)

    Thread(target=think, name=f"bot {bot.name}", daemon=True).start()
    try:
        return answer.result(seconds)
    except TimeoutError:
        raise TimeoutError(f"no decision after {seconds:g} s") from None


def batch_of(core: Core, game: Game, state: FlatState, seat: int) -> Any:
    """A batch with just that state, in which the seat may decide. Raises IllegalDecision where it may not."""
    if core.game is not game:
        raise ValueError(f"a core of {core.game.name} can't run {game.name}")
    truth = core.batch(1)
    core.put(truth, 0, state)
    if core.movers_at(truth, 0) >> seat & 1 == 0:
        raise IllegalDecision("decision-not-now", seat=seat_word(seat))
    return truth


def choose(
    core: Core,
    game: Game,
    state: FlatState,
    seat: int,
    name: str,
    seed: int,
    limit: float | None = None,
    report: Report = note,
    intentions: Intentions | None = None,
) -> int:
    """The decision of a bot for a seat in a state, of which it gets the seat's information state alone.

    `core` is the game's, interpreted or compiled. The same seed gives the same decision (of an `expert` if it has a
    number of iterations; a time depends on the machine). `limit` and `report` as in `Player`. Whoever asks for decision
    after decision of one move passes the same `intentions` each time: a bot that has found a whole move goes on with it
    then, as long as these are not empty. Raises GameError for an unknown bot and IllegalDecision where the seat has
    nothing to decide.
    """
    player = Player(core, name, seat, seed, limit, report)
    known = {} if intentions is None else intentions
    player.intentions = known.copy()
    decision = player.decide(batch_of(core, game, state, seat), 0)
    known.clear()
    known.update(player.means())
    return decision


def explain(core: Core, game: Game, state: FlatState, seat: int, name: str, seed: int) -> list[Advice]:
    """A bot's advice on all that a seat may decide, best first; arguments and exceptions as for `choose`.

    The bot gets the seat's information state alone.
    """
    truth = batch_of(core, game, state, seat)
    bot = registry.find(name)
    information = registry.information_state_of(core, bot, seat, seed)
    information.update(truth, 0)
    return bot.explain(information)
