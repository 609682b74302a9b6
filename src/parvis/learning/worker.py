"""A chunk of games for a training, which any thread or computer can play.

Samples follow from the `Chunk` alone, so it does not matter who plays it, or in which order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.bots import evaluation, lookahead
from parvis.engine import core as engine
from parvis.engine import registry
from parvis.engine.chance import chance as generator
from parvis.engine.contract import Game, Option
from parvis.engine.forms import Rule
from parvis.engine.kept import with_game
from parvis.engine.questions import NATURE
from parvis.learning import selfplay

Numbers = npt.NDArray[np.int64]

Mixture = tuple[float, ...]
"""How often an option differs from its default; numbers never do. Each game has any one of these chances."""
MIXTURE: Mixture = (0.0, 0.3, 0.6, 1.0)
"""One game in four is played with no option, one with all of them."""
ROOM = 2
"""Samples that there is room for, for each decision that a game is expected to have."""
EXPECTED = 120
Fixed = tuple[tuple[int, int], ...]
"""Options that all games have: their places among the game's options, and their values."""
_OWN = local()


@dataclass(frozen=True)
class Chunk:
    """Games to be played by a learned value against itself."""

    game: str
    players: int
    games: int
    seed: int
    model: Numbers
    """The weights that learn."""
    warm_up: bool
    """Whether the hand-written value plays."""
    epsilon: int
    """Random decisions in a thousand."""
    lambda_: int
    """Lambda of the lambda-returns, in thousandths."""
    options: Fixed = ()
    mixture: Mixture = MIXTURE
    noise: int = 0
    """The largest error of the players' judgement, in hundredths of a point."""


@with_game
def loops_of(game: Game) -> Any:
    """The compiled game with the loops of learning: its core, and these loops by name."""
    core = bots.compiled(game)
    functions: list[Rule] = [*evaluation.LOOPS, *lookahead.LOOPS, *selfplay.LOOPS]
    return core, engine.add_loops(core, "learning", functions)


class Worker:
    """The buffers that one thread plays with."""

    def __init__(self, game: Game, players: int, model: Numbers) -> None:
        self.core, self.loops = loops_of(game)
        self.game, self.players = game, players
        self.inputs = int(model[evaluation.INPUTS])
        self.states = self.core.batch(
            1 + 1 + lookahead.DEPTH
        )  # the truth, a determinization, and scratch for the lookahead
        self.out = self.core.buffer(game.widest)
        self.frames = self.core.buffer(lookahead.frames_size(game))
        self.feature_values = self.core.buffer(max(len(game.features.names), NATURE))
        size = evaluation.memory_size(self.inputs, int(model[evaluation.HIDDEN]), players)
        self.memory = self.core.buffer(size)
        self.points = self.core.buffer(NATURE)

    def play(self, chunk: Chunk) -> Numbers:
        """The samples (see `parvis.learning.selfplay`) of these games: (number of samples, SAMPLE + features)."""
        random, chance = np.random.default_rng(chunk.seed), self.core.buffer(generator(chunk.seed))
        model = np.array(chunk.model, np.int32)  # a copy: what comes over a network can't be written to
        player = np.array(evaluation.NO_MODEL, np.int32) if chunk.warm_up else model
        width = selfplay.SAMPLE + self.inputs
        samples = np.zeros(chunk.games * ROOM * EXPECTED * self.players * width, np.int64)
        self.memory[:] = 0
        self.frames[lookahead.NOISE] = chunk.noise
        sample = 0
        for _ in range(chunk.games):
            options = self.options(random, chunk.options, chunk.mixture)
            sample = self.loops.self_play_game(
                self.states, self.game.ruling, options, chunk.epsilon, chunk.lambda_, chance,
                self.out, self.frames, player, model, self.feature_values, self.memory, samples, sample,
            )  # fmt: skip
        return samples.reshape(-1, width)[:sample].copy()

    def options(self, random: np.random.Generator, fixed: Fixed = (), mixture: Mixture = MIXTURE) -> Any:
        """Options for a game: those that are fixed; of the rest the defaults, all others, or a mixture."""
        return self.core.buffer(with_fixed(with_mixture(self.game, self.players, random, mixture), fixed))

    def evaluate(self, model: Numbers, games: int, seed: int, fixed: Fixed = ()) -> tuple[float, float]:
        """Win share and mean points of a learned value against greedy bots, in rotated seats, by default options."""
        options = with_fixed(list(self.game.read_options({})), fixed)
        play = self.meeting(model, np.array(evaluation.NO_MODEL), options, lookahead.BUDGET, seed)
        share, points = 0.0, 0
        for number in range(games):
            seat = number % self.players
            won, scores = play(seat)
            share += won
            points += scores[seat]
        return share / games, points / games

    def meeting(
        self, model: Numbers, opponents: Numbers, options: Sequence[int], budget: int, seed: int
    ) -> Callable[[int], tuple[float, list[int]]]:
        """What plays games by `model` in the seat that is named and by `opponents` in all others, one after the other.

        Each returns the seat's share of the win, and the points of all. `budget`: positions that a lookahead visits.
        """
        chance, numbers = self.core.buffer(generator(seed)), self.core.buffer(list(options))
        learned, others = (np.array(weights, np.int32) for weights in (model, opponents))
        shape = int(opponents[evaluation.INPUTS]), int(opponents[evaluation.HIDDEN])
        memory = self.core.buffer(evaluation.memory_size(*shape, self.players))
        self.memory[:] = 0
        self.frames[lookahead.NOISE] = 0

        def play(seat: int) -> tuple[float, list[int]]:
            share = self.loops.evaluation_game(
                self.states, self.game.ruling, numbers, seat, budget, chance, self.out, self.frames, learned, others,
                self.feature_values, self.memory, memory, self.points,
            )  # fmt: skip
            return share / evaluation.WHOLE, [int(points) for points in self.points[: self.players]]

        return play


def with_mixture(
    game: Game, players: int, random: np.random.Generator, mixture: Mixture = MIXTURE
) -> list[int]:  # fmt: skip
    """Options for a game of so many: the defaults, all others, or a mixture."""
    chance = random.choice(mixture)
    return [
        option.default
        if option.kind == "number" or not option.is_for(-1, players) or random.random() >= chance
        else another(option, random)
        for option in game.options
    ]


def with_fixed(options: list[int], fixed: Fixed) -> list[int]:
    """Options with those that are fixed."""
    values = dict(fixed)
    return [values.get(place, value) for place, value in enumerate(options)]


def another(option: Option, random: np.random.Generator) -> int:
    """Any value of an option but its default."""
    others = [value for value in option.values if value != option.default]
    return others[0] if len(others) == 1 else int(random.choice(others))


def play(chunk: Chunk) -> Numbers:
    """Play the chunk on this thread's worker."""
    workers: dict[tuple[str, int, int], Worker] = _OWN.__dict__.setdefault("workers", {})
    key = chunk.game, chunk.players, int(chunk.model[evaluation.HIDDEN])
    if key not in workers:
        workers[key] = Worker(registry.find(chunk.game), chunk.players, chunk.model)
    return workers[key].play(chunk)
