"""Training a policy: small networks learn what the bot `skilled` thinks of every answer. It can be stopped and resumed.

A folder holds everything in `policy-state.npz`. All numbers of players and all options are learned at once. Each round
plays games (`parvis.learning.teaching`) and learns from their lessons; from the second round on the policy plays half
of the seats, so that it learns from its own positions too.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from threadpoolctl import threadpool_limits

from parvis import bots
from parvis.bots import evaluation, lookahead, policies, policy
from parvis.bots.evaluation import CHAPTERS, POINT
from parvis.bots.evaluator import Evaluator
from parvis.bots.learned import UNREADABLE, model_of
from parvis.engine import core as engine
from parvis.engine.chance import chance as generator
from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.forms import Rule
from parvis.engine.refusals import Refusal
from parvis.learning import teaching
from parvis.learning.network import BETA1, BETA2, TINY
from parvis.learning.worker import with_mixture

Array = npt.NDArray[np.float32]
Lessons = npt.NDArray[np.int16]

LEARNING_RATE, FINAL_PART = 2e-3, 0.02
ROUND_GAMES = 100
BATCH, EPOCHS = 64, 4
"""Lessons that one step learns from, and how often each is learned from."""
DECAY = 0.998
"""How much of the running mean of the weights stays at each step."""
TEMPERATURE = 40.0
"""Hundredths of a point by which the teacher's choice among answers is blurred."""
REGRET = 1.0
"""How much a point that the policy's draw can be expected to lose counts next to that."""
MOST_LOST = 1_000
"""Hundredths of a point: who loses more has lost this much."""
SMALLEST_SIZE = 0.3
"""Inputs are scaled by their size, but none is blown up by more than this allows."""
OWN = 0.01
"""A question that is so large a part of all decisions has a network of its own."""
PUPIL_TEMPERATURE = 50
EXPECTED = 130
"""Lessons that there is room for, by seat and game."""
SCALE = 1 << policy.BITS
LIMIT = (1 << 15) - 1
HELD_OUT = 1 << 40
"""Games with seeds from here on are for measuring only."""


@dataclass(frozen=True)
class Plan:
    """What is to be learned, for how long."""

    game: Game
    rounds: int
    """In each so many ROUND_GAMES are played."""
    hidden: int = 64
    """Hidden units of each network, a multiple of 16."""
    seed: int = 1
    near: int = 0
    """How near to each other its favourites are, for `parvis.bots.closer`."""

    @property
    def title(self) -> str:
        """What is trained, in words."""
        return f"a policy of {self.game.name}, {self.hidden} hidden units, version {policies.version(self.game)}"


@dataclass(frozen=True)
class Standing:
    """How good a policy is, in games that it has not learned from."""

    points: float
    """Mean points of a seat where all are played by it."""
    lost: float
    """Points that a seat gives away in a game, as the teacher sees it."""
    agreement: float
    """How often it decides as the teacher would."""
    lost_by_question: dict[str, float]


class Networks:
    """The networks as they are trained, with running means and the moments of Adam."""

    def __init__(self, plan: Plan, networks: list[int], scale: Array) -> None:
        """`networks`: by question; `scale`: the factor of each input."""
        self.plan, self.networks, self.scale = plan, networks, scale
        self.outputs = policies.outputs(plan.game, networks)
        random, wide, hidden = np.random.default_rng(plan.seed), len(scale), plan.hidden
        self.parts: list[dict[str, Array]] = []
        for decisions in self.outputs:
            self.parts.append(
                {
                    "bias": np.zeros(hidden, np.float32),
                    "first": random.normal(0, 8 * wide**-0.5 / hidden**0.5, (wide, hidden)).astype(np.float32),
                    "second": random.normal(0, 0.1 * hidden**-0.5, (len(decisions), hidden)).astype(np.float32),
                    "last": np.zeros(len(decisions), np.float32),
                }
            )
        copies = [[{k: v.copy() for k, v in part.items()} for part in self.parts] for _ in range(3)]
        self.mean, self.firsts, self.seconds = copies
        for part in (*self.firsts, *self.seconds):
            for array in part.values():
                array[:] = 0
        self.steps = np.zeros(len(self.parts), np.int64)

    def arrays(self) -> dict[str, Any]:
        """Weights, means and moments by name, for a file."""
        found: dict[str, Any] = {"networks": self.networks, "scale": self.scale, "steps": self.steps}
        for kind in ("parts", "mean", "firsts", "seconds"):
            for number, part in enumerate(getattr(self, kind)):
                found |= {f"{kind}-{number}-{name}": array for name, array in part.items()}
        return found

    def take(self, arrays: dict[str, Any]) -> None:
        """Go on from what a file says."""
        self.steps = arrays["steps"]
        for kind in ("parts", "mean", "firsts", "seconds"):
            for number, part in enumerate(getattr(self, kind)):
                for name in part:
                    part[name] = arrays[f"{kind}-{number}-{name}"]

    def places(self, network: int) -> npt.NDArray[np.int64]:
        """By decision, the place of its output in a network; 0 for decisions that are none of its own."""
        found = np.zeros(len(self.plan.game.catalogue), np.int64)
        found[self.outputs[network]] = np.arange(len(self.outputs[network]))
        return found

    def weights(self) -> npt.NDArray[np.int16]:
        """The running means in whole numbers, as `parvis.bots.policy` reads them."""
        found = []
        for part in self.mean:
            first = part["first"] * self.scale[:, None]
            outputs = np.concatenate([part["second"], part["last"][:, None]], axis=1)
            found += [part["bias"], first.ravel(), outputs.ravel()]
        numbers = np.concatenate(found) * SCALE
        return np.clip(np.round(numbers), -LIMIT, LIMIT).astype(np.int16)

    def learn(self, network: int, inputs: Array, answers: Any, worths: Array, open_ones: Any, rate: float) -> None:
        """One step on a batch: inputs (n, I), and by answer its output, its worth, and whether there is one."""
        part = self.parts[network]
        layer = np.maximum(inputs @ part["first"] + part["bias"], 0)
        embedded = part["second"][answers]
        scores = np.einsum("nh,nkh->nk", layer, embedded) + part["last"][answers]
        drawn, taught = softmax(scores, open_ones), softmax(worths / TEMPERATURE, open_ones)
        lost = np.minimum(-worths, MOST_LOST) / POINT
        slopes = drawn - taught + REGRET * drawn * (lost - (drawn * lost).sum(1, keepdims=True))
        slopes /= np.float32(len(inputs))
        second, last = np.zeros_like(part["second"]), np.zeros_like(part["last"])
        np.add.at(second, answers[open_ones], (slopes[:, :, None] * layer[:, None, :])[open_ones])
        np.add.at(last, answers[open_ones], slopes[open_ones])
        below = np.einsum("nk,nkh->nh", slopes, embedded) * (layer > 0)
        gradients = {"bias": below.sum(0), "first": inputs.T @ below, "second": second, "last": last}
        self.steps[network] += 1
        for name, gradient in gradients.items():
            self.adam_step(network, name, gradient, rate)

    def adam_step(self, network: int, name: str, gradient: Array, rate: float) -> None:
        """Adam's step for one array of weights, and its running mean."""
        step = int(self.steps[network])
        first, second = self.firsts[network][name], self.seconds[network][name]
        first += np.float32(1 - BETA1) * (gradient - first)
        second += np.float32(1 - BETA2) * (gradient * gradient - second)
        size = np.sqrt(second / np.float32(1 - BETA2**step)) + np.float32(TINY)
        self.parts[network][name] -= np.float32(rate / (1 - BETA1**step)) * first / size
        mean = self.mean[network][name]
        mean += np.float32(1 - min(DECAY, 1 - 1 / step)) * (self.parts[network][name] - mean)


def softmax(scores: Array, open_ones: Any) -> Array:
    """Chances by row, of those that are open."""
    scores = np.where(open_ones, scores, -np.inf)
    chances = np.exp(scores - scores.max(1, keepdims=True))
    found: Array = (chances / chances.sum(1, keepdims=True)).astype(np.float32)
    return found


class Teacher:
    """Plays games with lessons. What it plays follows from its arguments alone."""

    def __init__(self, game: Game) -> None:
        if not all(model_of(game, players)[CHAPTERS] for players in game.seats):
            raise Refusal("policy-no-teacher", game=game.name)
        self.game, self.core = game, bots.compiled(game)
        loops: list[Rule] = [*evaluation.LOOPS, *lookahead.LOOPS, *policy.LOOPS, *teaching.LOOPS]
        self.loops: Any = engine.add_loops(self.core, "teaching", loops)
        self.states, self.out = self.core.batch(2 + lookahead.DEPTH), self.core.buffer(game.widest)
        self.decisions = self.core.buffer(game.widest)
        self.points, self.ties = self.core.buffer(8), self.core.buffer(8)
        self.observed = self.core.shorts(game.observation.size)
        self.width = teaching.LESSON + policies.inputs(game)

    def play(
        self, head: Any, weights: Any, games: int, seed: int, pupils: int | None, temperature: int,
        players: int | None = None, options: list[int] | None = None,
    ) -> tuple[Lessons, list[float]]:  # fmt: skip
        """Play games, by default all numbers of players in turn with mixed options.

        `pupils`: seats of the policy, as bits; None: any. Returns the lessons, and the mean points by game.
        """
        random, chance = np.random.default_rng(seed), self.core.buffer(generator(seed))
        lessons = self.core.shorts(self.width * games * EXPECTED * max(self.game.seats))
        sums = self.core.weights([0] * policies.sums_size(self.game, int(head[policy.HIDDEN])))
        evaluators = {players: Evaluator(self.core, players, learned=True) for players in self.game.seats}
        done, points = 0, []
        for number in range(games):
            seats = players or self.game.seats[number % len(self.game.seats)]
            evaluator = evaluators[seats]
            numbers = with_mixture(self.game, seats, random) if options is None else options
            playing = int(random.integers(1 << seats)) if pupils is None else pupils
            done = self.loops.lesson_game(
                self.states, seats, self.game.ruling, self.core.buffer(numbers), playing, temperature, chance,
                self.decisions, self.out, evaluator.frames, evaluator.model, evaluator.memory, head, weights,
                evaluator.feature_values, self.observed, sums, lessons, self.width, done, self.points, self.ties,
            )  # fmt: skip
            points.append(float(np.mean(self.points[:seats])))
        return lessons.reshape(-1, self.width)[:done], points


class Distillation:
    """A training of a policy: its networks, and how far it has come."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Resume what is in the folder, or begin. Raises GameError where it holds another training."""
        self.plan, self.folder, self.teacher = plan, folder, Teacher(plan.game)
        self.rounds, self.seconds = 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        self.networks = self.loaded() or self.fresh()
        self.head = policies.head(plan.game, plan.hidden, self.networks.networks)
        self.weights = self.networks.weights()

    def publish(self) -> Path:
        """Write the policy as it is now to where the game's bots look for it; returns the file. Raises GameError."""
        path = home_of(self.plan.game)
        plan = self.plan
        policies.write_policy(path, plan.game, plan.hidden, self.networks.networks, self.weights, plan.near)
        return path

    @property
    def path(self) -> Path:
        """The file that holds it."""
        return self.folder / "policy-state.npz"

    def fresh(self) -> Networks:
        """Networks that have learned nothing, for the questions and the inputs that come up in some games."""
        game = self.plan.game
        questions = len(game.rules.declared.questions)
        head = policies.head(game, 4, [0] * questions)
        lessons, _ = self.teacher.play(head, self.core_weights(head), 120, self.plan.seed, 0, 0)
        counts = np.bincount(lessons[:, teaching.QUESTION], minlength=questions)
        own = [question for question in range(questions) if counts[question] > OWN * len(lessons)]
        networks = [1 + own.index(question) if question in own else 0 for question in range(questions)]
        size = np.sqrt(np.mean(np.square(lessons[:, teaching.LESSON :].astype(np.float32)), axis=0))
        return Networks(self.plan, networks, (1 / np.maximum(size, SMALLEST_SIZE)).astype(np.float32))

    def core_weights(self, head: Any) -> Any:
        """Weights of zeros, where nobody plays by them."""
        return self.teacher.core.shorts(int(head.max()) + int(head[policy.HIDDEN]) + 1)

    def loaded(self) -> Networks | None:
        """The networks in the folder, if there are any."""
        if not self.path.exists():
            return None
        try:
            with np.load(self.path) as file:
                arrays = dict(file)
            title, self.rounds, self.seconds = str(arrays["of"]), int(arrays["rounds"]), float(arrays["seconds"])
            networks = Networks(self.plan, arrays["networks"].tolist(), arrays["scale"])
            if title == self.plan.title:
                networks.take(arrays)
        except UNREADABLE as error:
            raise Refusal("policy-unreadable", file=str(self.path), error=str(error)) from None
        if title != self.plan.title:
            raise Refusal("training-other", folder=str(self.folder), title=title)
        return networks

    def save(self) -> None:
        """Keep all of it, in one step."""
        with replacing(self.path) as new, new.open("wb") as file:
            facts: dict[str, Any] = {"of": self.plan.title, "rounds": self.rounds, "seconds": self.seconds}
            np.savez(file, **facts, **self.networks.arrays())

    def run(self, progress: Callable[[int], None] = lambda rounds: None) -> None:
        """Learn until the plan is fulfilled; `progress`: rounds done."""
        while self.rounds < self.plan.rounds:
            began = time.perf_counter()
            self.round()
            self.seconds += time.perf_counter() - began
            self.save()
            progress(self.rounds)

    def round(self) -> None:
        """Play games and learn from them."""
        seed = self.plan.seed * 1_000_003 + self.rounds
        pupils = None if self.rounds else 0
        lessons, _ = self.teacher.play(self.head, self.weights, ROUND_GAMES, seed, pupils, PUPIL_TEMPERATURE)
        done = self.rounds / self.plan.rounds
        rate = LEARNING_RATE * (FINAL_PART + (1 - FINAL_PART) * (1 + np.cos(np.pi * done)) / 2)
        with threadpool_limits(1):
            self.study(lessons, rate, np.random.default_rng(seed))
        self.rounds += 1
        self.weights = self.networks.weights()

    def study(self, lessons: Lessons, rate: float, random: np.random.Generator) -> None:
        """Learn from lessons, by network."""
        asked = np.array(self.networks.networks)[lessons[:, teaching.QUESTION]]
        for network in range(len(self.networks.outputs)):
            place_of, rows = self.networks.places(network), np.flatnonzero(asked == network)
            for _ in range(EPOCHS):
                shuffled = random.permutation(rows)
                for first in range(0, len(rows), BATCH):
                    batch = lessons[np.sort(shuffled[first : first + BATCH])]
                    if len(batch) >= 8:
                        inputs, answers, worths, open_ones = examples(batch)
                        self.networks.learn(
                            network, inputs * self.networks.scale, place_of[answers], worths, open_ones, rate
                        )

    def measure(self, games: int, players: int, options: list[int] | None = None) -> Standing:
        """How good the policy is, at its best (temperature 0), in games whose seats it has all."""
        lessons, points = self.teacher.play(
            self.head, self.weights, games, HELD_OUT + self.plan.seed, (1 << players) - 1, 0, players, options
        )
        given = np.zeros(len(lessons))
        asked = np.array(self.networks.networks)[lessons[:, teaching.QUESTION]]
        for network, part in enumerate(self.networks.mean):
            rows = np.flatnonzero(asked == network)
            if len(rows):
                inputs, answers, worths, open_ones = examples(lessons[rows])
                outputs = self.networks.places(network)[answers]
                layer = np.maximum((inputs * self.networks.scale) @ part["first"] + part["bias"], 0)
                scores = np.einsum("nh,nkh->nk", layer, part["second"][outputs]) + part["last"][outputs]
                chosen = np.where(open_ones, scores, -np.inf).argmax(1)
                given[rows] = np.minimum(-worths[np.arange(len(rows)), chosen], MOST_LOST) / POINT
        by_question = np.bincount(lessons[:, teaching.QUESTION], given) / games / players
        names = [question.name for question in self.plan.game.rules.declared.questions]
        return Standing(
            float(np.mean(points)),
            float(given.sum() / games / players),
            float(np.mean(given == 0)),
            {name: float(lost) for name, lost in zip(names, by_question, strict=False) if lost},
        )


def home_of(game: Game) -> Path:
    """Where the game's bots look for its policy. Raises GameError where a game has no folder for it."""
    path = policies.path_of(game)
    if path is None:
        raise Refusal("policy-no-folder", game=game.name)
    return path


def examples(lessons: Lessons) -> tuple[Array, Any, Array, Any]:
    """Inputs (n, I), and by answer: which, what it is worth, and whether there is one."""
    most = int(lessons[:, teaching.ANSWERS].max())
    open_ones = np.arange(most) < lessons[:, teaching.ANSWERS, None]
    answers = np.where(open_ones, lessons[:, 2 : 2 + most], 0).astype(np.int64)
    worths = lessons[:, 2 + teaching.MOST : 2 + teaching.MOST + most].astype(np.float32)
    return lessons[:, teaching.LESSON :].astype(np.float32), answers, worths, open_ones
