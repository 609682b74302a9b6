"""Training a learned value by self-play. It can be stopped and resumed at any time.

A folder holds everything: `state.npz` (the network and how far it has come) and `curve.csv` (its strength from time to
time). In a warm-up the hand-written value plays the first games, and the learned one learns from their outcomes; from
then on it plays against itself and learns by temporal differences.
"""

import csv
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from threadpoolctl import threadpool_limits

from parvis.bots import evaluation
from parvis.bots.learned import UNREADABLE, check_version, path_of, read_model
from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.refusals import Refusal
from parvis.engine.versions import features_version
from parvis.learning import selfplay
from parvis.learning.executor import Executor
from parvis.learning.network import TENS, Network
from parvis.learning.worker import MIXTURE, Chunk, Fixed, Mixture, Numbers, Worker

CHUNK_GAMES, CHUNKS = 25, 10
"""Games of a chunk, and chunks of an iteration: what is played between two rounds of learning."""
ITERATION_GAMES = CHUNK_GAMES * CHUNKS
BATCH = 256
"""Samples that one step learns from."""
EPOCHS = 2
"""How often each sample is learned from."""
LEARNING_RATE, FINAL_PART = 1e-3, 0.02
"""The learning rate at the beginning, where nothing else is said, and how much of it is left at the end; in between it
falls like a cosine."""
DECAY = 0.998
"""How much of the running mean of the weights stays at each step."""
EPSILON = 20
"""Random decisions in a thousand."""
LAMBDA = 800
"""Lambda of the lambda-returns, in thousandths."""
WARM_UP = 5_000
"""Games at the beginning that the hand-written value plays; only their outcomes are learned from."""
EVALUATION_GAMES = 400
"""Games against greedy bots that measure strength."""
VERSION = 2
"""Of `state.npz`; others are not resumed."""
SMALLEST_SIZE = 0.3
"""Features are scaled by their size, but none is blown up by more than this allows."""


@dataclass(frozen=True)
class Plan:
    """What is to be trained, for how long."""

    game: Game
    players: int
    games: int
    hidden: int = 46
    seed: int = 1
    evaluate_every: int = 5_000
    """Games after which strength is measured."""
    begin_with: Path | int | None = None
    """The folder of another training of the same game, or the number of players that published weights are for: their
    network goes on learning here, whatever the number of players."""
    options: Fixed = ()
    """Options that all games are played with; the others change from game to game."""
    learning_rate: float = LEARNING_RATE
    """The learning rate at the beginning."""
    mixture: Mixture = MIXTURE
    """By which chances the other options change."""
    noise: int = 0
    """The largest error of judgement in self-play, in hundredths of a point."""

    @property
    def title(self) -> str:
        """What is trained, in words."""
        inputs = len(self.game.features.names)
        options = [(self.game.options[place], value) for place, value in self.options]
        told = "".join(f", {option.name}={str(option.shown(value)).lower()}" for option, value in options)
        if self.mixture != MIXTURE:
            told += f", mixture {','.join(f'{chance:g}' for chance in self.mixture)}"
        if self.noise:
            told += f", errors up to {self.noise / evaluation.POINT:g}"
        return f"{self.game.name} for {self.players}, {inputs} features, {self.hidden} hidden units{told}"


@dataclass(frozen=True)
class CurvePoint:
    """A point of the curve that a training draws."""

    games: int
    seconds: float
    error: float
    """Root of the mean squared error of predicted points."""
    self_score: float
    """Mean points in the games against itself, random decisions included."""
    win_share: float
    """Share of wins against greedy bots."""
    score: float
    """Mean points in those games."""


Progress = Callable[[int, CurvePoint | None], None]


class Training:
    """A training: the network, and how far it has come."""

    def __init__(self, plan: Plan, folder: Path, executor: Executor) -> None:
        """Resume what is in the folder, or begin. Raises GameError where it holds another training."""
        plan.game.check_seats(plan.players)
        if not plan.game.features.names:
            raise Refusal("training-no-features", game=plan.game.name)
        self.plan, self.folder, self.executor = plan, folder, executor
        self.games, self.seconds = 0, 0.0
        self.planned_before = plan.games
        """How many games were to be played when this was last saved."""
        self.warm_up = 0 if plan.begin_with else WARM_UP
        folder.mkdir(parents=True, exist_ok=True)
        self.curve()  # one that can't be read is to be heard of now, not after the next games
        self.network = self.loaded() or self.taken_over() or self.fresh()

    def taken_over(self) -> Network | None:
        """The network that this training begins with, if any, with as many hidden units as wanted."""
        begin_with = self.plan.begin_with
        if begin_with is None:
            return None
        where, network = self.published(begin_with) if isinstance(begin_with, int) else self.trained(begin_with)
        if network.hidden > self.plan.hidden:
            raise Refusal("training-too-narrow", file=str(where), found=network.hidden, wanted=self.plan.hidden)
        blank = np.ones(len(self.plan.game.features.names), np.float32)
        self.network = network.widened(blank, self.plan.hidden, self.plan.seed)
        return network.widened(self.sizes(), self.plan.hidden, self.plan.seed)

    def trained(self, folder: Path) -> tuple[Path, Network]:
        """The network of another training, and its file. Raises GameError."""
        path = folder / "state.npz"
        try:
            with np.load(path) as file:
                arrays = dict(file)
            features, network = str(arrays["features"]), Network.from_arrays(arrays)
        except UNREADABLE as error:
            raise Refusal("training-unreadable", file=str(path), error=str(error)) from None
        check_version(str(path), self.plan.game, features, len(network.scale))
        return path, network

    def published(self, players: int) -> tuple[Path, Network]:
        """The network of the weights that bots play with, and their file. Raises GameError."""
        game = self.plan.game
        path = path_of(game, players)
        if path is None or not path.exists():
            raise Refusal("weights-unpublished", game=game.name, players=players)
        model = np.array(read_model(path, game, players), np.int64)
        blank = np.ones(int(model[evaluation.INPUTS]), np.float32)
        return path, Network.from_model(model, blank, self.plan.seed)

    def loaded(self) -> Network | None:
        """The network in the folder, if there is one."""
        path = self.folder / "state.npz"
        if not path.exists():
            return None
        try:
            with np.load(path) as file:
                arrays = dict(file)
            title, games, seconds = str(arrays["of"]), int(arrays["games"]), float(arrays["seconds"])
            version, features = int(arrays.get("version", 1)), str(arrays.get("features", "unknown"))
            network = Network.from_arrays(arrays) if version == VERSION else None
        except UNREADABLE as error:
            raise Refusal("training-unreadable", file=str(path), error=str(error)) from None
        if network is None:
            raise Refusal("training-version", folder=str(self.folder), found=version, wanted=VERSION)
        if title != self.plan.title:
            raise Refusal("training-other", folder=str(self.folder), title=title)
        if features != (wanted := features_version(self.plan.game)):
            raise Refusal("training-other-features", folder=str(self.folder), found=features, wanted=wanted)
        self.games, self.seconds = games, seconds
        self.planned_before = int(arrays.get("planned", self.plan.games))
        self.warm_up = int(arrays.get("warm_up", WARM_UP))
        return network

    def fresh(self) -> Network:
        """A network that has learned nothing, its features scaled by their size in some games."""
        plan = self.plan
        blank = np.ones(len(plan.game.features.names), np.float32)
        self.network = Network.fresh(plan.game.features.chapters, blank, plan.hidden, plan.seed)
        return Network.fresh(plan.game.features.chapters, self.sizes(), plan.hidden, plan.seed)

    def sizes(self) -> npt.NDArray[np.float32]:
        """By feature, the factor that makes it of about the size 1 in some games."""
        seen = self.play()[:, selfplay.SAMPLE :].astype(np.float64)
        factors: npt.NDArray[np.float64] = 1 / (np.sqrt(np.mean(seen**2, axis=0)) + SMALLEST_SIZE)
        return factors.astype(np.float32)

    def save(self) -> None:
        """Write the state in one step: an interruption leaves the one before."""
        with replacing(self.folder / "state.npz") as new, new.open("wb") as file:
            arrays = self.network.to_arrays()
            made_for: dict[str, Any] = {
                "version": VERSION,
                "of": self.plan.title,
                "features": features_version(self.plan.game),
                "planned": self.plan.games,
                "warm_up": self.warm_up,
            }
            np.savez(file, games=self.games, seconds=self.seconds, **made_for, **arrays)

    def run(self, progress: Progress | None = None) -> None:
        """Go on until the plan's games are played; saved after every iteration."""
        while self.games < self.plan.games:
            began = time.monotonic()
            samples = self.play()
            with threadpool_limits(limits=1, user_api="blas"):  # several for these small arrays wait for each other
                error = self.learn(samples)
            self.games += ITERATION_GAMES
            self.seconds += time.monotonic() - began
            point = None
            if self.games % self.plan.evaluate_every < ITERATION_GAMES or self.games >= self.plan.games:
                point = self.evaluate(error, samples)
            self.save()
            if progress:
                progress(self.games, point)

    def play(self) -> Numbers:
        """The samples of the next games, in a random order."""
        model, warm_up = self.network.model(self.plan.players, 0), self.games < self.warm_up
        chunks = [
            Chunk(
                self.plan.game.name, self.plan.players, CHUNK_GAMES, self.seed(part), model, warm_up, EPSILON,
                selfplay.PER_MILLE if warm_up else LAMBDA, self.plan.options,
                self.plan.mixture, self.plan.noise,
            )
            for part in range(CHUNKS)
        ]  # fmt: skip
        samples = np.concatenate(self.executor.play(chunks))
        return samples[np.random.default_rng(self.seed(CHUNKS)).permutation(len(samples))]

    def seed(self, part: int) -> int:
        """A seed for all that is random in this iteration."""
        return (self.plan.seed * 1_000_003 + self.games) * (CHUNKS + 1) + part

    def learn(self, samples: Numbers) -> float:
        """Learn from samples; returns the root of the mean squared error of points."""
        done = min(1.0, self.games / self.plan.games)
        rate = self.plan.learning_rate * (FINAL_PART + (1 - FINAL_PART) * (1 + np.cos(np.pi * done)) / 2)
        losses = []
        for chapter in range(self.plan.game.features.chapters):
            features, targets = examples(samples[samples[:, selfplay.CHAPTER] == chapter])
            for first in EPOCHS * list(range(0, len(features) - BATCH // 2, BATCH)):
                part = slice(first, first + BATCH)
                losses.append(self.network.learn(chapter, features[part], targets[part], rate, DECAY))
        return float(np.sqrt(np.mean(losses))) if losses else 0.0

    def evaluate(self, error: float, samples: Numbers) -> CurvePoint:
        """Measure strength against greedy bots, in the same deals each time; adds a point to the curve."""
        model = self.network.model(self.plan.players, 0)
        worker = Worker(self.plan.game, self.plan.players, model)
        share, score = worker.evaluate(model, EVALUATION_GAMES, self.plan.seed, self.plan.options)
        own = float(samples[:, selfplay.POINTS_TARGET].mean()) / evaluation.POINT
        point = CurvePoint(self.games, round(self.seconds, 1), round(error, 4), round(own, 3), share, score)
        earlier = [point for point in self.curve() if point.games < self.games]  # what was not saved is played again
        write_curve(self.folder, [*earlier, point])
        return point

    def curve(self) -> list[CurvePoint]:
        """The curve so far; empty where nothing was measured yet. Raises GameError where it can't be read."""
        return read_curve(self.folder) if (self.folder / "curve.csv").exists() else []


def examples(samples: Numbers) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Features (n, I) and targets (n, 2) of samples."""
    points = samples[:, selfplay.POINTS_TARGET] - samples[:, selfplay.PRESENT_POINTS]
    share = samples[:, selfplay.SHARE_TARGET]
    targets = np.stack([points / (evaluation.POINT * TENS), share / evaluation.WHOLE], axis=1)
    return samples[:, selfplay.SAMPLE :].astype(np.float32), targets.astype(np.float32)


def write_curve(folder: Path, curve: Sequence[CurvePoint]) -> None:
    """Write the curve of a training in one step: an interruption leaves the one before."""
    with replacing(folder / "curve.csv") as new, new.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(CurvePoint)])
        writer.writeheader()
        writer.writerows(asdict(point) for point in curve)


def read_curve(folder: Path) -> list[CurvePoint]:
    """The points of a training's curve. Raises GameError where there is none or it can't be read."""
    path = folder / "curve.csv"
    try:
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        others = [field.name for field in fields(CurvePoint)[1:]]
        return [CurvePoint(int(row["games"]), *(float(row[name]) for name in others)) for row in rows]
    except OSError:
        raise Refusal("curve-missing", folder=str(folder)) from None
    except (*UNREADABLE, csv.Error) as error:
        raise Refusal("curve-unreadable", file=str(path), error=str(error)) from None
