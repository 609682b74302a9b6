"""Training a learned value by self-play, as one piece of work that can be stopped and taken up again at any time.

A folder holds everything: `state.npz` (the network and how far it has come), `curve.csv` (its strength from time to
time).
"""

import csv
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis import bots
from parvis.bots import chains, worth
from parvis.engine import core as engine
from parvis.engine.chance import chance as generator
from parvis.engine.contract import Game, GameError
from parvis.learning import selfplay
from parvis.learning.network import TENS, Network

CHUNK = 250
"""Games between two rounds of learning."""
BATCH = 256
"""Lines that one step learns from."""
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
PASSES = 2
"""How often each line is learned from."""
CONTESTS = 400
"""Games against greedy ones with which strength is measured."""
OPTION_CHANCE = 0.3
"""How often each option that can be on or off is on in the games of a training."""
PART = "part"  # ending of a file that is being written


@dataclass(frozen=True)
class Plan:
    """What is to be trained, for how long."""

    game: Game
    players: int
    games: int
    hidden: int = 46
    seed: int = 1
    every: int = 20_000
    """Games after which strength is measured and everything is saved."""


@dataclass
class Point:
    """A point of the curve."""

    games: int
    seconds: float
    error: float
    """Root of the mean squared error of predicted points."""
    self_score: float
    win_share: float
    """Against greedy ones, one learned value among them."""
    score: float
    """Mean points in those games."""


@dataclass
class Training:
    """A training under way."""

    plan: Plan
    folder: Path
    network: Network = field(init=False)
    games: int = 0
    seconds: float = 0.0
    progress: Callable[[int, "Point | None"], None] | None = None

    def __post_init__(self) -> None:
        """Take up what lies in the folder, or begin. Raises GameError if it is of another plan."""
        game, players = self.plan.game, self.plan.players
        game.check_seats(players)
        self.core = bots.compiled(game)
        functions = [*worth.LOOPS, *chains.LOOPS, *selfplay.LOOPS]
        self.loops: Any = engine.add_loops(self.core, "learning", functions)  # type: ignore[arg-type]
        self.inputs = len(game.feature_names)
        self.states = self.core.batch(chains.DEPTH + 1)
        self.out, self.work = self.core.buffer(game.widest), self.core.buffer(chains.work_size(game))
        self.looked = self.core.buffer(max(self.inputs, 16))
        self.memory = self.core.buffer(worth.memory_size(self.inputs, self.plan.hidden, players))
        self.folder.mkdir(parents=True, exist_ok=True)
        self.chance = self.core.buffer(generator(self.plan.seed))
        self.random = np.random.default_rng(self.plan.seed)
        if (self.folder / "state.npz").exists():
            self.load()
        else:
            scale = np.ones(self.inputs, np.float32)
            self.network = Network.fresh(game.chapters, scale, self.plan.hidden, self.plan.seed)
            lines = self.play(CHUNK)
            size = np.sqrt(np.mean(lines[:, selfplay.LINE :].astype(np.float64) ** 2, axis=0))
            self.network.scale = (1 / (size + 0.3)).astype(np.float32)

    def load(self) -> None:
        """Take up the state in the folder."""
        with np.load(self.folder / "state.npz") as arrays:
            network = Network.from_arrays(arrays)
            self.games, self.seconds = int(arrays["games"]), float(arrays["seconds"])
            of = str(arrays["of"])
        if of != self.of:
            raise GameError(f"{self.folder} holds a training of {of}, not of {self.of}; name another folder")
        self.network = network
        self.chance = self.core.buffer(generator(self.plan.seed + self.games))
        self.random = np.random.default_rng(self.plan.seed + self.games)

    @property
    def of(self) -> str:
        """What is trained, in words."""
        return f"{self.plan.game.name} for {self.plan.players}, {self.inputs} features, {self.plan.hidden} hidden units"

    def save(self) -> None:
        """Write the state; whoever is interrupted here finds the one before."""
        path = self.folder / f"state.npz.{PART}"
        with path.open("wb") as file:
            np.savez(file, games=self.games, seconds=self.seconds, of=self.of, **self.network.to_arrays())
        os.replace(path, self.folder / "state.npz")

    def run(self) -> None:
        """Go on until the plan's games are played."""
        while self.games < self.plan.games:
            began = time.monotonic()
            lines = self.play(CHUNK)
            error = self.learn(lines)
            self.games += CHUNK
            self.seconds += time.monotonic() - began
            point = None
            if self.games % self.plan.every < CHUNK or self.games >= self.plan.games:
                point = self.measure(error, lines)
                self.save()
            if self.progress:
                self.progress(self.games, point)

    def options(self) -> Any:
        """Options for a game: mostly as they are by default, sometimes the other way."""
        chosen = [
            1 - option.default if option.kind == "flag" and self.random.random() < OPTION_CHANCE else option.default
            for option in self.plan.game.options
        ]
        return self.core.buffer(chosen)

    def play(self, games: int) -> npt.NDArray[np.int64]:
        """The lines of that many games, in a random order."""
        width = selfplay.LINE + self.inputs
        longest = 400 * self.plan.players // 4 + 200
        lines = np.zeros(games * longest * width, np.int64)
        model = self.network.model(self.plan.players, 0)
        taught = self.games < TAUGHT
        player, mix = (np.array(worth.NO_MODEL, np.int64), selfplay.PER_MILLE) if taught else (model, MIX)
        self.memory[:] = 0
        line = 0
        for _ in range(games):
            line = self.loops.play_and_note(
                self.states, self.plan.game.ruling, self.options(), DARING, mix, self.chance,
                self.out, self.work, player, model, self.looked, self.memory, lines, line,
            )  # fmt: skip
        kept = lines.reshape(-1, width)[:line]
        return kept[self.random.permutation(line)]

    def learn(self, lines: npt.NDArray[np.int64]) -> float:
        """Learn from lines; returns the root of the mean squared error of points."""
        done = min(1.0, self.games / self.plan.games)
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 + np.cos(np.pi * done)) / 2
        losses = []
        for chapter in range(self.plan.game.chapters):
            own = lines[lines[:, selfplay.CHAPTER] == chapter]
            features = own[:, selfplay.LINE :].astype(np.float32)
            points = own[:, selfplay.POINTS_TO_LEARN] - own[:, selfplay.PRESENT]
            share = own[:, selfplay.SHARE_TO_LEARN]
            targets = np.stack([points / (worth.POINT * TENS), share / worth.WHOLE], axis=1).astype(np.float32)
            for first in PASSES * list(range(0, len(own) - BATCH // 2, BATCH)):
                part = slice(first, first + BATCH)
                losses.append(self.network.learn(chapter, features[part], targets[part], rate, FADE))
        return float(np.sqrt(np.mean(losses))) if losses else 0.0

    def measure(self, error: float, lines: npt.NDArray[np.int64]) -> Point:
        """Play against greedy ones; adds a point to the curve."""
        players, game = self.plan.players, self.plan.game
        model, greedy = self.network.model(players, 0), np.array(worth.NO_MODEL, np.int64)
        points = self.core.buffer(16)
        self.memory[:] = 0
        options = self.core.buffer(game.read_options({}))
        chance = self.core.buffer(generator(self.plan.seed))  # the same games every time
        shares, scores = [], []
        for number in range(CONTESTS):
            seat = number % players
            share = self.loops.contest(
                self.states, game.ruling, options, seat, chance,
                self.out, self.work, model, greedy, self.looked, self.memory, points,
            )  # fmt: skip
            shares.append(share / worth.WHOLE)
            scores.append(int(points[seat]))
        expected = float(lines[:, selfplay.POINTS_TO_LEARN].mean()) / worth.POINT
        point = Point(self.games, self.seconds, error, expected, float(np.mean(shares)), float(np.mean(scores)))
        self.note(point)
        return point

    def note(self, point: Point) -> None:
        """Add a point to the curve's file."""
        path = self.folder / "curve.csv"
        row = {name: round(value, 4) for name, value in vars(point).items()}
        fresh = not path.exists()
        with path.open("a", newline="") as file:
            writer = csv.DictWriter(file, list(row))
            if fresh:
                writer.writeheader()
            writer.writerow(row)
