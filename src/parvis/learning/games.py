"""A batch of games for a training, as one piece of work that any thread or computer can do.

What comes out follows from the `Work` alone, so it does not matter who does it, or in which order.
"""

from dataclasses import dataclass
from functools import cache
from threading import local
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.bots import chains, worth
from parvis.engine import core as engine
from parvis.engine import registry
from parvis.engine.chance import chance as generator
from parvis.engine.contract import NATURE, Game
from parvis.learning import selfplay

Numbers = npt.NDArray[np.int64]

OPTION_CHANCE = 0.3
"""How often each option that can be on or off is the other way than by default."""
ROOM = 2
"""Lines that there is room for, by decision that a game can be expected to have."""
EXPECTED = 120
_OWN = local()


@dataclass(frozen=True)
class Work:
    """Games to be played by a learned value against itself."""

    game: str
    players: int
    games: int
    seed: int
    model: Numbers
    """The weights that learn."""
    taught: bool
    """Whether the hand-written value plays."""
    daring: int
    """Decisions in a thousand that are made at random."""
    mix: int
    """Lambda of the temporal differences in thousandths."""


@cache
def loops_of(game: Game) -> Any:
    """The compiled game with the loops of learning: its core, and these loops by name."""
    core = bots.compiled(game)
    functions = [*worth.LOOPS, *chains.LOOPS, *selfplay.LOOPS]
    return core, engine.add_loops(core, "learning", functions)  # type: ignore[arg-type]


class Board:
    """Places to play at, for one thread."""

    def __init__(self, game: Game, players: int, model: Numbers) -> None:
        self.core, self.loops = loops_of(game)
        self.game, self.players = game, players
        self.inputs = int(model[worth.INPUTS])
        self.states = self.core.batch(1 + 1 + chains.DEPTH)  # the truth, what a seat knows of it, and what may come
        self.out = self.core.buffer(game.widest)
        self.work = self.core.buffer(chains.work_size(game))
        self.looked = self.core.buffer(max(self.inputs, NATURE))
        size = worth.memory_size(self.inputs, int(model[worth.HIDDEN]), players)
        self.memory = self.core.buffer(size)
        self.points = self.core.buffer(NATURE)

    def play(self, work: Work) -> Numbers:
        """The lines (see `parvis.learning.selfplay`) of these games: (number of lines, LINE + features)."""
        random, chance = np.random.default_rng(work.seed), self.core.buffer(generator(work.seed))
        model = np.array(work.model)  # a copy of its own: what comes over a network can't be written to
        player = np.array(worth.NO_MODEL, np.int64) if work.taught else model
        width = selfplay.LINE + self.inputs
        lines = np.zeros(work.games * ROOM * EXPECTED * self.players * width, np.int64)
        self.memory[:] = 0
        line = 0
        for _ in range(work.games):
            line = self.loops.play_and_note(
                self.states, self.game.ruling, self.options(random), work.daring, work.mix, chance,
                self.out, self.work, player, model, self.looked, self.memory, lines, line,
            )  # fmt: skip
        return lines.reshape(-1, width)[:line].copy()

    def options(self, random: np.random.Generator) -> Any:
        """Options for a game: mostly as they are by default, sometimes the other way."""
        chosen = [
            1 - option.default if option.kind == "flag" and random.random() < OPTION_CHANCE else option.default
            for option in self.game.options
        ]
        return self.core.buffer(chosen)

    def contest(self, model: Numbers, games: int, seed: int) -> tuple[float, float]:
        """Win share and mean points of a learned value alone among greedy ones, in rotated seats."""
        chance, options = self.core.buffer(generator(seed)), self.core.buffer(self.game.read_options({}))
        greedy = np.array(worth.NO_MODEL, np.int64)
        self.memory[:] = 0
        share = points = 0
        for number in range(games):
            seat = number % self.players
            share += self.loops.contest(
                self.states, self.game.ruling, options, seat, chance,
                self.out, self.work, model, greedy, self.looked, self.memory, self.points,
            )  # fmt: skip
            points += int(self.points[seat])
        return share / games / worth.WHOLE, points / games


def play(work: Work) -> Numbers:
    """Do the work on this thread's own board."""
    boards: dict[tuple[str, int, int], Board] = _OWN.__dict__.setdefault("boards", {})
    key = work.game, work.players, int(work.model[worth.HIDDEN])
    if key not in boards:
        boards[key] = Board(registry.find(work.game), work.players, work.model)
    return boards[key].play(work)
