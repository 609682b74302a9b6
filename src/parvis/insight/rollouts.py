"""Who plays on where something is judged: bots by their names."""

from typing import TypeVar

from parvis.bots import add_bots, registry, roller
from parvis.bots.quick import in_game
from parvis.bots.roller import Origins

JUDGE = "skilled"
"""Who plays on, in every seat, where nobody says who."""

Whence = TypeVar("Whence", bound=Origins)


class Roller(roller.Roller[Whence]):
    """Plays on from the positions of a story, or from others. The buffers are made once."""

    def __init__(self, story: Whence, judge: str = JUDGE) -> None:
        """`judge`: the bot that plays on, in every seat; one that plays inside the core."""
        core = story.core
        super().__init__(story, in_game(registry.find(judge).in_core, core.game), add_bots(core))
