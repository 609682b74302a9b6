"""The definition of a bot, and what it tells of its decisions."""

from collections.abc import Callable
from dataclasses import dataclass

from parvis.bots.in_core import InCore
from parvis.bots.information_state import InformationState
from parvis.engine.forms import Rule


@dataclass(frozen=True)
class Advice:
    """A decision as a bot sees it."""

    decision: int
    score: float | None
    """The points that the seat can expect to have at the end; None: this bot expects nothing."""
    share: float
    """How much of its thought the bot gave to this decision, 0 to 1."""


@dataclass(frozen=True)
class Bot:
    """A bot that plays any game: its name, how it chooses, how it explains."""

    name: str
    help: str
    choose: Callable[[InformationState], int]
    """One of the information state's decisions."""
    explain: Callable[[InformationState], list[Advice]]
    """All of the information state's decisions, the best first."""
    loops: tuple[Rule, ...] = ()
    """Functions of the bot that run inside the core, callees first; the bot finds them in `information.loops`."""
    places: int = 1
    """How many states it works with, the position among them."""
    below: str | None = None
    """The bot that decides in its place when it fails."""
    set: "Callable[[str], Bot] | None" = None
    """Make this bot with a setting, such as a time: what stands behind the colon of a name. Raises GameError."""
    in_core: InCore | None = None
    """How it plays whole games inside the core; None: it can't."""
    needs_learned: bool = False
    """Whether it plays like the bot below in a game without a learned value."""
    version: int | None = None
    """By which version of the learned weights it plays; None: not by any."""
    seconds: float = 0.0
    """The time that it takes for a decision by its own plan; 0: next to none."""
