"""Training a learned value by self-play, as one piece of work that can be stopped and taken up again at any time.

A folder holds everything: `state.npz` (the network and how far it has come) and `curve.csv` (its strength from time to
time). How it is done: the first games are played by the hand-written value, and the learned one hears their outcomes;
from then on it plays against itself and learns by temporal differences.
"""

import csv
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt

from parvis.bots import worth
from parvis.bots.learned import UNREADABLE
from parvis.engine.contract import Game, GameError
from parvis.learning import selfplay
from parvis.learning.games import Board, Numbers, Work
from parvis.learning.hands import Hands
from parvis.learning.network import TENS, Network

PART, PARTS = 25, 10
"""Games of one piece of work, and pieces between two rounds of learning."""
CHUNK = PART * PARTS
BATCH = 256
"""Lines that one step learns from."""
PASSES = 2
"""How often each line is learned from."""
FASTEST, SLOWEST = 1e-3, 2e-5
"""Learning rate at the beginning and at the end; in between it falls like a cosine."""
FADE = 0.998
"""How much of the running mean of the weights stays at each step."""
DARING = 20
"""Decisions in a thousand that are made at random."""
MIX = 800
"""Lambda of the temporal differences, in thousandths."""
TAUGHT = 5_000
"""Games at the beginning that are played by the hand-written value, whose outcomes alone are learned from."""
CONTESTS = 400
"""Games against greedy ones with which strength is measured."""
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
    every: int = 5_000
    """Games after which strength is measured."""

    @property
    def title(self) -> str:
        """What is trained, in words."""
        inputs = len(self.game.feature_names)
        return f"{self.game.name} for {self.players}, {inputs} features, {self.hidden} hidden units"


@dataclass(frozen=True)
class Point:
    """A point of the curve."""

    games: int
    seconds: float
    error: float
    """Root of the mean squared error of predicted points."""
    self_score: float
    """Mean points in the games against itself, random decisions included."""
    win_share: float
    """Alone against greedy ones."""
    score: float
    """Mean points in those games."""


Progress = Callable[[int, Point | None], None]


class Training:
    """A training under way."""

    def __init__(self, plan: Plan, folder: Path, hands: Hands) -> None:
        """Take up what lies in the folder, or begin. Raises GameError where it holds another training."""
        plan.game.check_seats(plan.players)
        if plan.game.features is None:
            raise GameError(f"{plan.game.name} has no features that a value could be learned from")
        self.plan, self.folder, self.hands = plan, folder, hands
        self.games, self.seconds = 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        self.curve()  # one that can't be read is to be heard of now, not after the next games
        self.network = self.loaded() or self.fresh()

    def loaded(self) -> Network | None:
        """The network in the folder, if there is one."""
        path = self.folder / "state.npz"
        if not path.exists():
            return None
        try:
            with np.load(path) as file:
                arrays = dict(file)
            title, games, seconds = str(arrays["of"]), int(arrays["games"]), float(arrays["seconds"])
            network = Network.from_arrays(arrays)
        except UNREADABLE as error:
            raise GameError(f"{path} holds no training: {error}") from None
        if title != self.plan.title:
            raise GameError(f"{self.folder} holds a training of {title}; name another folder with --out")
        self.games, self.seconds = games, seconds
        return network

    def fresh(self) -> Network:
        """A network that has learned nothing, its features scaled by their size in some games."""
        plan = self.plan
        blank = np.ones(len(plan.game.feature_names), np.float32)
        self.network = Network.fresh(plan.game.chapters, blank, plan.hidden, plan.seed)
        seen = self.play()[:, selfplay.LINE :].astype(np.float64)
        scale = (1 / (np.sqrt(np.mean(seen**2, axis=0)) + SMALLEST_SIZE)).astype(np.float32)
        return Network.fresh(plan.game.chapters, scale, plan.hidden, plan.seed)

    def save(self) -> None:
        """Write the state; whoever is interrupted here finds the one before."""
        path = self.folder / "state.npz.part"
        with path.open("wb") as file:
            arrays = self.network.to_arrays()
            np.savez(file, games=self.games, seconds=self.seconds, of=self.plan.title, **arrays)
        os.replace(path, self.folder / "state.npz")

    def run(self, progress: Progress | None = None) -> None:
        """Go on until the plan's games are played; what was learned is saved after every round."""
        while self.games < self.plan.games:
            began = time.monotonic()
            lines = self.play()
            error = self.learn(lines)
            self.games += CHUNK
            self.seconds += time.monotonic() - began
            point = None
            if self.games % self.plan.every < CHUNK or self.games >= self.plan.games:
                point = self.measure(error, lines)
            self.save()
            if progress:
                progress(self.games, point)

    def play(self) -> Numbers:
        """The lines of the next games, in a random order."""
        model, taught = self.network.model(self.plan.players, 0), self.games < TAUGHT
        works = [
            Work(
                self.plan.game.name, self.plan.players, PART, self.seed(part), model, taught, DARING,
                selfplay.PER_MILLE if taught else MIX,
            )
            for part in range(PARTS)
        ]  # fmt: skip
        lines = np.concatenate(self.hands.play(works))
        return lines[np.random.default_rng(self.seed(PARTS)).permutation(len(lines))]

    def seed(self, part: int) -> int:
        """A seed for everything that is left to chance now."""
        return (self.plan.seed * 1_000_003 + self.games) * (PARTS + 1) + part

    def learn(self, lines: Numbers) -> float:
        """Learn from lines; returns the root of the mean squared error of points."""
        done = min(1.0, self.games / self.plan.games)
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 + np.cos(np.pi * done)) / 2
        losses = []
        for chapter in range(self.plan.game.chapters):
            features, targets = examples(lines[lines[:, selfplay.CHAPTER] == chapter])
            for first in PASSES * list(range(0, len(features) - BATCH // 2, BATCH)):
                part = slice(first, first + BATCH)
                losses.append(self.network.learn(chapter, features[part], targets[part], rate, FADE))
        return float(np.sqrt(np.mean(losses))) if losses else 0.0

    def measure(self, error: float, lines: Numbers) -> Point:
        """Play against greedy ones, the same deals each time; adds a point to the curve."""
        model = self.network.model(self.plan.players, 0)
        board = Board(self.plan.game, self.plan.players, model)
        share, score = board.contest(model, CONTESTS, self.plan.seed)
        own = float(lines[:, selfplay.POINTS_TO_LEARN].mean()) / worth.POINT
        point = Point(self.games, round(self.seconds, 1), round(error, 4), round(own, 3), share, score)
        earlier = [point for point in self.curve() if point.games < self.games]  # what was not saved is played again
        write_curve(self.folder, [*earlier, point])
        return point

    def curve(self) -> list[Point]:
        """The curve so far; empty where nothing was measured yet. Raises GameError where it can't be read."""
        return read_curve(self.folder) if (self.folder / "curve.csv").exists() else []


def examples(lines: Numbers) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Features (n, I) and what is to be predicted from them (n, 2), out of lines."""
    points = lines[:, selfplay.POINTS_TO_LEARN] - lines[:, selfplay.PRESENT]
    share = lines[:, selfplay.SHARE_TO_LEARN]
    targets = np.stack([points / (worth.POINT * TENS), share / worth.WHOLE], axis=1)
    return lines[:, selfplay.LINE :].astype(np.float32), targets.astype(np.float32)


def write_curve(folder: Path, curve: Sequence[Point]) -> None:
    """Write the curve of a training; whoever is interrupted here finds the one before."""
    path = folder / "curve.csv.part"
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Point)])
        writer.writeheader()
        writer.writerows(asdict(point) for point in curve)
    os.replace(path, folder / "curve.csv")


def read_curve(folder: Path) -> list[Point]:
    """The points of a training's curve. Raises GameError where there is none or it can't be read."""
    path = folder / "curve.csv"
    try:
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        others = [field.name for field in fields(Point)[1:]]
        return [Point(int(row["games"]), *(float(row[name]) for name in others)) for row in rows]
    except OSError:
        raise GameError(f"{folder} holds no curve of a training") from None
    except (*UNREADABLE, csv.Error) as error:
        raise GameError(f"{path} can't be read: {error}; without it the training goes on with a new curve") from None
