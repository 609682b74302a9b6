"""What a bot gets: the information state of its seat, as a determinization.

A determinization is one of the states that fit what the seat knows: the true one with all that the seat can't know
dealt again at random. Whoever drives the game holds the true state and an `InformationState` for every bot;
`InformationState.update` copies and determinizes in one step, and nothing in the copy leads back to the truth.
`sample_determinization` is bound to a game as the loops of `parvis.engine.loops` are.
"""

from typing import Any

from parvis.bots.evaluator import Evaluator
from parvis.bots.learned import CURRENT
from parvis.engine.chance import chance as generator
from parvis.engine.core import Core
from parvis.engine.course import legal
from parvis.engine.loops import determinize, scores
from parvis.engine.questions import NATURE
from parvis.engine.state import Batch, Row, copy_state

NO_SCORE = -(1 << 60)


def sample_determinization(truth: Batch, i: int, states: Batch, seat: int, chance: Row, out: Row) -> int:
    """states[0] becomes truth[i] determinized for a seat, whose legal decisions go to out; returns how many."""
    copy_state(states[0], truth[i])
    determinize(states[0], seat, chance)
    return legal(states[0], seat, out)


def count_players(states: Batch, i: int, points: Row, ties: Row) -> int:
    """How many play in states[i]: those who have a score."""
    for seat in range(NATURE):
        points[seat] = NO_SCORE
    scores(states[i], points, ties)
    players = 0
    for seat in range(NATURE):
        if points[seat] != NO_SCORE:
            players += 1
    return players


LOOPS = (sample_determinization, count_players)
"""Functions for the core."""


class InformationState:
    """What one seat knows about a game, and what its bot needs to think about it."""

    def __init__(self, core: Core, loops: Any, seat: int, seed: int, places: int = 1, version: int = CURRENT) -> None:
        """`loops`: the bots' loops in this core; `places`: states that the bot works with; `version`: of the weights
        that it evaluates by."""
        self.core = core
        self.loops = loops
        self.seat = seat
        self.version = version
        self.states = core.batch(places)
        """The determinization is states[0]; the others are scratch for the bot."""
        self.decisions = core.buffer(core.game.widest)
        """What the seat may decide, `count` of them."""
        self.count = 0
        self.players = 0
        """How many play."""
        self.out = core.buffer(core.game.widest)
        """Scratch for lists of legal decisions."""
        self.chance = core.buffer(generator(2 * seed))
        """The bot's generator. Determinizing has another one, so that what is hidden can't shift this one."""
        self.kept: dict[str, Any] = {}
        """What the bot keeps from decision to decision: buffers, and what it means to do next; never what it knew."""
        self._dealing = core.buffer(generator(2 * seed + 1))

    def update(self, truth: Any, i: int) -> None:
        """Take in the state truth[i], in which the seat may decide."""
        self.count = self.loops.sample_determinization(truth, i, self.states, self.seat, self._dealing, self.decisions)
        if self.players == 0:
            points, ties = self.core.buffer(NATURE), self.core.buffer(NATURE)
            self.players = self.loops.count_players(self.states, 0, points, ties)

    def evaluator(self, learned: bool, win: int = 0) -> Evaluator:
        """The bot's evaluator, made at the first call; `win` as in `Evaluator`."""
        if "evaluator" not in self.kept:
            self.kept["evaluator"] = Evaluator(self.core, self.players, learned, win, self.version)
        evaluator: Evaluator = self.kept["evaluator"]
        return evaluator
