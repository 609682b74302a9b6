"""What bots that play inside the core work with: the buffers, made once; see `parvis.bots.in_core`."""

from collections.abc import Sequence

from parvis.bots import lookahead
from parvis.bots.evaluator import Evaluator
from parvis.bots.in_core import OUTSIDE, InCore
from parvis.bots.quick import policy_buffers
from parvis.engine.core import Core


class Table:
    """The buffers of games that the same bots play in the same seats."""

    def __init__(self, core: Core, ways: Sequence[InCore | None]) -> None:
        """`ways`: how the bots play inside the core, by seat; None: they don't."""
        self.core, self.ways = core, ways
        evaluator = Evaluator(core, len(ways), learned=True)
        self.truth, self.states = core.batch(1), core.batch(1 + lookahead.DEPTH)
        self.nature = core.buffer(2)
        self.choosing, self.dealing = core.buffer(2 * len(ways)), core.buffer(2 * len(ways))
        self.decisions, self.decided = core.buffer(core.game.widest), core.buffer(len(ways))
        self.out = core.buffer(core.game.widest)
        self.points, self.ties = core.buffer(len(ways)), core.buffer(len(ways))
        self.frames = evaluator.frames
        kinds = core.buffer([way.kind if way else OUTSIDE for way in ways])
        noises = core.buffer([way.noise if way else 0 for way in ways])
        self.given = (
            kinds, noises, self.choosing, self.dealing, self.nature, core.buffer(2), self.decisions, self.out,
            evaluator.frames, evaluator.model, evaluator.hand_written, evaluator.feature_values, evaluator.memory,
            *policy_buffers(core), self.decided,
        )  # fmt: skip
