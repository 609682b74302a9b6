"""An evaluator: the weights that judge positions, and the buffers that this takes."""

from functools import cache
from typing import Any

from parvis.bots import evaluation, lookahead
from parvis.bots.learned import CURRENT, model_of
from parvis.engine.core import Core
from parvis.engine.questions import NATURE


@cache
def buffer_of(core: Core, players: int, version: int, win: int) -> Any:
    """The learned weights for that many players as this core reads them: made once, as nobody changes them."""
    model = core.weights(model_of(core.game, players, version))
    model[evaluation.WIN] += win
    return model


class Evaluator:
    """Evaluates positions for one core and number of players; see `parvis.bots.evaluation`."""

    def __init__(self, core: Core, players: int, learned: bool, win: int = 0, version: int = CURRENT) -> None:
        """`learned`: use the learned value, if there is one; else the hand-written one.

        `win`: what a win is worth in addition to its points, in hundredths of a point, where the value is learned.
        `version`: of the learned weights.
        """
        model = model_of(core.game, players, version) if learned else evaluation.NO_MODEL
        self.has_learned = model[evaluation.CHAPTERS] > 0
        self.model = buffer_of(core, players, version, win) if learned else core.weights(model)
        self.hand_written = core.weights(evaluation.NO_MODEL)
        """The model that stands for the hand-written value."""
        self.feature_values = core.buffer(max(len(core.game.features.names), NATURE))
        self.memory = core.buffer(evaluation.memory_size(model[evaluation.INPUTS], model[evaluation.HIDDEN], players))
        self.frames = core.buffer(lookahead.frames_size(core.game))
        self.frames[lookahead.POSITIONS] = core.game.features.positions if self.has_learned else lookahead.BUDGET

    def chapter_of(self, seat: int) -> int:
        """The chapter of the position that was evaluated last for a seat by the learned value."""
        return int(evaluation.chapter_met(seat, self.model, self.memory))
