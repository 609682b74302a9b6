"""Finding out what the predictions of a learned value mean: games of `skilled`, and how they went on."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import count

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.bots import evaluation
from parvis.bots.calibration import CHANCE, KINDS, MOVE, Calibration, Numbers, file_of, read, weights_mark
from parvis.bots.evaluator import Evaluator, buffer_of
from parvis.bots.learned import model_of
from parvis.bots.player import Player
from parvis.engine.chance import chance
from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.kept import forget
from parvis.engine.questions import NATURE
from parvis.engine.refusals import Refusal
from parvis.learning.worker import with_mixture

BOT = "skilled"
CALIBRATING = 600
"""Games that a calibration is made from, unless somebody says how many."""
STEPS = 20
"""Shares are calibrated in so many steps, each with as many positions."""
ENOUGH = 400
"""From fewer games than this shares are not calibrated: those of so few games would be luck. They are kept within 0
and 1."""
FEWEST = 50
"""A chapter with fewer positions than this gets what all chapters together get."""
HELD_OUT = 1 << 30
"""Games with seeds from here on are for checking only."""
DECILES = 10
KIND, CHAPTER, POINTS, SHARE, END, WON = range(6)
"""A sample: kind, chapter, points and share of the win as predicted, and as the game ended."""


class Observer:
    """Plays games of `skilled` and notes what its value predicts on the way."""

    def __init__(self, game: Game, players: int) -> None:
        """Raises GameError where the game has no learned value for so many."""
        self.game, self.players, self.core = game, players, bots.compiled(game)
        self.evaluator = Evaluator(self.core, players, learned=True)
        if not self.evaluator.has_learned:
            raise Refusal("weights-missing", game=game.name, players=players)
        self.truth, self.out = self.core.batch(1), self.core.buffer(game.widest)
        self.value, self.evaluate = self.core.buffer(1), bots.add_bots(self.core).evaluate_all

    def play(self, games: int, seed: int, options: Sequence[int] | None = None) -> Numbers:
        """Samples of some games, by default with mixed options."""
        random = np.random.default_rng(seed)
        numbers = (options or with_mixture(self.game, self.players, random) for _ in range(games))
        return np.concatenate([self.samples(list(chosen), seed + game) for game, chosen in zip(count(), numbers)])

    def samples(self, options: Sequence[int], seed: int) -> Numbers:
        """The samples of a game with these options, all seats played by the bot."""
        core, out, nature = self.core, self.out, self.core.buffer(chance(seed))
        seats = [Player(core, BOT, seat, seed + 1_000 * seat) for seat in range(self.players)]
        found: list[tuple[int, list[float]]] = []
        n = core.setup_at(self.truth, 0, self.players, self.game.ruling, core.buffer(list(options)), out)
        while n:
            seat = int(out[-2])
            decision = int(out[core.below(nature, n)]) if seat == NATURE else seats[seat].decide(self.truth, 0)
            n = core.apply_at(self.truth, 0, seat, decision, out)
            following = int(out[-2]) if n else seat
            if seat == NATURE and following != NATURE:
                found += [(other, self.predicted(CHANCE, other)) for other in range(self.players)]
            elif seat not in (NATURE, following):
                found.append((seat, self.predicted(MOVE, seat)))
        ends = [self.predicted(MOVE, seat) for seat in range(self.players)]
        return np.array([[*sample, ends[seat][POINTS], ends[seat][SHARE]] for seat, sample in found])

    def predicted(self, kind: str, seat: int) -> list[float]:
        """A sample without its end: what the value predicts for a seat, which at the end is what happened."""
        evaluator, memory = self.evaluator, self.evaluator.memory
        self.evaluate(self.truth, 1, seat, self.value, evaluator.model, evaluator.feature_values, memory)
        points, share = (int(memory[evaluation.PREDICTED + place]) for place in (evaluation.POINTS, evaluation.SHARE))
        return [KINDS.index(kind), evaluator.chapter_of(seat), points / evaluation.POINT, share / evaluation.WHOLE]


def fitted(game: Game, players: int, samples: Numbers, games: int) -> Calibration:
    """The calibration that samples of so many games speak for."""
    points, said, happened = {}, {}, {}
    for number, kind in enumerate(KINDS):
        own = samples[samples[:, KIND] == number]
        missing = own[:, END] - own[:, POINTS]
        chapters = [missing[own[:, CHAPTER] == chapter] for chapter in range(game.features.chapters)]
        means = [its.mean() if len(its) >= FEWEST else missing.mean() for its in chapters]
        points[kind] = [round(float(mean), 2) for mean in means]
        if games < ENOUGH:
            said[kind], happened[kind] = [0.0, 1.0], [0.0, 1.0]
            continue
        steps = np.array_split(own[np.argsort(own[:, SHARE], kind="stable")], STEPS)
        said[kind] = [round(float(step[:, SHARE].mean()), 4) for step in steps]
        happened[kind] = [round(share, 4) for share in ascending([float(step[:, WON].mean()) for step in steps])]
    return Calibration(weights_mark(game, players), points, said, happened)


def ascending(values: Sequence[float]) -> list[float]:
    """The nearest numbers that never fall (isotonic regression: neighbours that fall are pooled)."""
    pools: list[tuple[float, int]] = []
    for value in values:
        pools.append((value, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (last, its), (before, others) = pools.pop(), pools.pop()
            pools.append(((last * its + before * others) / (its + others), its + others))
    return [value for value, times in pools for _ in range(times)]


@dataclass(frozen=True)
class Reliability:
    """How far predictions are from what happened, in positions of one kind."""

    positions: int
    points_off: float
    """Mean of what happened less what was predicted."""
    shares: list[tuple[float, float]]
    """By tenth of the positions, the least sure first: predicted, and happened."""

    @property
    def worst(self) -> float:
        """How far the share of the worst tenth is off."""
        return max(abs(said - happened) for said, happened in self.shares)


def reliability(samples: Numbers, kind: str, calibration: Calibration | None = None) -> Reliability:
    """How reliable predictions are, as they stand or calibrated."""
    own = samples[samples[:, KIND] == KINDS.index(kind)]
    points, shares = own[:, POINTS], own[:, SHARE]
    if calibration:
        points = points + np.array(calibration.points[kind])[own[:, CHAPTER].astype(int)]
        shares = np.interp(shares, calibration.said[kind], calibration.happened[kind])
    tenths: list[npt.NDArray[np.intp]] = np.array_split(np.argsort(shares, kind="stable"), DECILES)
    return Reliability(
        len(own),
        float((own[:, END] - points).mean()),
        [(float(shares[tenth].mean()), float(own[tenth, WON].mean())) for tenth in tenths],
    )


def calibrate(game: Game, players: int, games: int = CALIBRATING, seed: int = 1) -> Calibration:
    """Play games by the weights as they are now, and write what they say next to these. Raises GameError."""
    forget(game, model_of)
    buffer_of.cache_clear()
    found = fitted(game, players, Observer(game, players).play(games, seed), games)
    path = file_of(game)
    if path is None:
        raise Refusal("weights-no-folder", game=game.name)
    all_of_them = {**read(path), str(players): found}
    content = {name: asdict(its) for name, its in sorted(all_of_them.items())}
    with replacing(path) as new:
        new.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    return found
