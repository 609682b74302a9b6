"""What a bot sees: a possible truth, in which everything that its seat can't know has been dealt anew.

Whoever drives the game holds the truth and a `Sight` for every bot. `Sight.look` copies the position and hides it in
one step; the bot gets the sight alone, and nothing in it leads back to the truth. `glance` is bound to a game as the
loops of `parvis.engine.loops` are.
"""

from typing import Any

from parvis.bots.mind import Mind
from parvis.engine.chance import chance as generator
from parvis.engine.contract import NATURE
from parvis.engine.core import Core
from parvis.engine.loops import hide, legal, scores
from parvis.engine.state import Batch, Row, copy_state

NO_SCORE = -(1 << 60)


def glance(truth: Batch, i: int, states: Batch, seat: int, chance: Row, out: Row) -> int:
    """states[0] becomes truth[i] as the seat knows it; its legal decisions are written to out; returns how many."""
    copy_state(states[0], truth[i])
    hide(states[0], seat, chance)
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


LOOPS = (glance, count_players)
"""Functions for the core."""


class Sight:
    """A game in the eyes of one seat, and what a bot needs to think about it."""

    def __init__(self, core: Core, loops: Any, seat: int, seed: int, places: int = 1) -> None:
        """`loops`: the bots' loops in this core; `places`: states that the bot works with."""
        self.core = core
        self.loops = loops
        self.seat = seat
        self.states = core.batch(places)
        """The position as the seat knows it in states[0]; the other places are the bot's."""
        self.decisions = core.buffer(core.game.widest)
        """What the seat may decide, `count` of them."""
        self.count = 0
        self.players = 0
        """How many play."""
        self.out = core.buffer(core.game.widest)
        """Scratch for lists of legal decisions."""
        self.chance = core.buffer(generator(2 * seed))
        """The bot's generator. Hiding has one of its own, so that what is hidden can't shift it."""
        self.kept: dict[str, Any] = {}
        """What the bot keeps from decision to decision: places to work in, never what it saw."""
        self._hiding = core.buffer(generator(2 * seed + 1))

    def look(self, truth: Any, i: int) -> None:
        """Take in the position truth[i], in which the seat may decide."""
        self.count = self.loops.glance(truth, i, self.states, self.seat, self._hiding, self.decisions)
        if self.players == 0:
            points, ties = self.core.buffer(NATURE), self.core.buffer(NATURE)
            self.players = self.loops.count_players(self.states, 0, points, ties)

    def mind(self, learned: bool, win: int = 0) -> Mind:
        """What the bot judges positions with, made at the first call; `win` as in `Mind`."""
        if "mind" not in self.kept:
            self.kept["mind"] = Mind(self.core, self.players, learned, win)
        mind: Mind = self.kept["mind"]
        return mind
