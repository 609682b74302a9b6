"""What a bot thinks with: the weights that judge positions, and places to work in."""

from functools import cache
from typing import Any

from parvis.bots import chains, worth
from parvis.bots.learned import model_of
from parvis.engine.contract import NATURE
from parvis.engine.core import Core


@cache
def buffer_of(core: Core, players: int, win: int) -> Any:
    """The learned weights for that many players as this core uses them: made once, for nobody changes them."""
    model = core.buffer(model_of(core.game, players))
    model[worth.WIN] += win
    return model


class Mind:
    """A judge of positions for one core and number of players."""

    def __init__(self, core: Core, players: int, learned: bool, win: int = 0) -> None:
        """`learned`: judge by the learned value, if there is one; else by the hand-written one.

        `win`: what a win is worth beside its points, in hundredths of a point, where the value is learned.
        """
        model = model_of(core.game, players) if learned else worth.NO_MODEL
        self.has_learned = model[worth.CHAPTERS] > 0
        self.model = buffer_of(core, players, win) if learned else core.buffer(model)
        self.plain = core.buffer(worth.NO_MODEL)
        """The weights that let the hand-written value judge."""
        self.looked = core.buffer(max(model[worth.INPUTS], NATURE))
        self.memory = core.buffer(worth.memory_size(model[worth.INPUTS], model[worth.HIDDEN], players))
        self.work = core.buffer(chains.work_size(core.game))
