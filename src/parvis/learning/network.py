"""The learned value as it is trained: real numbers, one small network for every chapter, Adam as the optimizer.

Shapes: I features, H hidden units, two predictions (points still to come, in tens; share of the win, from 0 to 1).
"""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from parvis.bots.evaluation import (
    BITS,
    CHAPTERS,
    HEAD,
    HIDDEN,
    INPUTS,
    POINT,
    PREDICTIONS,
    SEATS,
    WHOLE,
    WIN,
    model_size,
)

Array = npt.NDArray[np.float32]

TENS = 10
"""Points are learned in tens, so that both predictions are of about the same size."""
SHARE_WEIGHT = 2.0
"""How much the squared error of the share counts next to that of the points in tens."""
SHARPNESS = 1 / 4
"""Hidden sums are kept in units so many times as fine as those of other numbers when weights become whole numbers. With
a quarter, files are a quarter smaller than with 4, and predictions differ by 0.014 points (root mean square)."""
BETA1, BETA2, TINY = 0.9, 0.999, 1e-8  # beta 1, beta 2 and epsilon of Adam, as its authors recommend
KINDS = ("weights", "mean", "first_moment", "second_moment")


def whole_units(hidden: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """What 1 is in whole numbers: for each column of the first layer, and for each row of the second."""
    unit = 1 << BITS
    columns = np.full(PREDICTIONS + hidden, unit * SHARPNESS, np.float64)
    columns[:PREDICTIONS] = [unit * POINT * TENS, unit * WHOLE]
    return columns, np.array([POINT * TENS, WHOLE], np.float64)[:, None] * unit / SHARPNESS


@dataclass
class Network:
    """The weights of all chapters, their running means, and Adam's moments."""

    weights: dict[str, Array]
    """`first` (chapters, I, 2 + H), `bias` (chapters, 2 + H), `second` (chapters, 2, H)."""
    mean: dict[str, Array]
    """The weights averaged over the last steps: those that play."""
    first_moment: dict[str, Array]
    """Adam's running mean of the gradients …"""
    second_moment: dict[str, Array]
    """… and of their squares."""
    steps: npt.NDArray[np.int64]
    """By chapter: how often it was adjusted."""
    scale: Array
    """By feature: the factor that it is scaled with."""

    @classmethod
    def fresh(cls, chapters: int, scale: Array, hidden: int, seed: int) -> Self:
        """A network with small random weights."""
        random = np.random.default_rng(seed)
        inputs = len(scale)
        first = random.normal(0, inputs**-0.5, (chapters, inputs, PREDICTIONS + hidden)).astype(np.float32)
        first[:, :, :PREDICTIONS] = 0
        weights = {
            "first": first,
            "bias": np.zeros((chapters, PREDICTIONS + hidden), np.float32),
            "second": random.normal(0, 0.1 * hidden**-0.5, (chapters, PREDICTIONS, hidden)).astype(np.float32),
        }
        copies = [{name: part.copy() for name, part in weights.items()} for _ in range(3)]
        for part in (*copies[1].values(), *copies[2].values()):
            part[:] = 0
        return cls(weights, copies[0], copies[1], copies[2], np.zeros(chapters, np.int64), scale)

    @classmethod
    def from_model(cls, model: npt.NDArray[np.integer[Any]], scale: Array, seed: int) -> Self:
        """The network of a model in whole numbers, with features scaled like that; it has not learned yet."""
        chapters, inputs, hidden = (int(model[place]) for place in (CHAPTERS, INPUTS, HIDDEN))
        network = cls.fresh(chapters, scale, hidden, seed)
        columns = PREDICTIONS + hidden
        units, ends = whole_units(hidden)
        rows = model[HEAD:].reshape(chapters, -1)
        first, bias, second = np.split(rows, [inputs * columns, (inputs + 1) * columns], axis=1)
        for part in (network.weights, network.mean):
            part["first"][:] = first.reshape(chapters, inputs, columns) / units / scale[:, None]
            part["bias"][:] = bias / units
            part["second"][:] = second.reshape(chapters, PREDICTIONS, hidden) / ends
        return network

    @property
    def hidden(self) -> int:
        """Hidden units of each chapter."""
        return int(self.weights["second"].shape[2])

    def widened(self, scale: Array, hidden: int, seed: int) -> "Network":
        """A network that plays like this one and has not learned yet, with so many hidden units or more.

        `scale`: by feature that it is to have, the factor that it is scaled with; features that this one does not have
        come after its own. What is new has no part in any prediction at first.
        """
        wide = Network.fresh(len(self.steps), scale, max(hidden, self.hidden), seed)
        inputs = len(self.scale)
        for part in (wide.weights, wide.mean):
            part["first"][:, inputs:, : PREDICTIONS + self.hidden] = 0
            part["first"][:, :inputs, : PREDICTIONS + self.hidden] = (
                self.mean["first"] * (self.scale / scale[:inputs])[:, None]
            )
            part["bias"][:, : PREDICTIONS + self.hidden] = self.mean["bias"]
            part["second"][:] = 0
            part["second"][:, :, : self.hidden] = self.mean["second"]
        return wide

    def learn(self, chapter: int, features: Array, targets: Array, rate: float, decay: float) -> float:
        """One step on a batch of one chapter; returns the mean squared error of the points, in points squared.

        features: (n, I) as they are; targets: (n, 2). `decay`: how much of the running mean stays.
        """
        inputs = features * self.scale
        first, bias, second = (self.weights[name][chapter] for name in ("first", "bias", "second"))
        sums = inputs @ first + bias
        layer = np.maximum(sums[:, PREDICTIONS:], 0)
        errors = sums[:, :PREDICTIONS] + layer @ second.T - targets
        loss = float(np.mean(errors[:, 0] ** 2)) * TENS**2
        slopes = errors * np.array([1, SHARE_WEIGHT], np.float32) / np.float32(len(features))
        below = np.concatenate([slopes, (slopes @ second) * (layer > 0)], axis=1)
        gradients = {"first": inputs.T @ below, "bias": below.sum(axis=0), "second": slopes.T @ layer}
        self.steps[chapter] += 1
        for name, gradient in gradients.items():
            self.adam_step(name, chapter, gradient, rate, decay)
        return loss

    def adam_step(self, name: str, chapter: int, gradient: Array, rate: float, decay: float) -> None:
        """Adam's step for one array of weights, and its running mean."""
        step = int(self.steps[chapter])
        first, second = self.first_moment[name][chapter], self.second_moment[name][chapter]
        first += (1 - BETA1) * (gradient - first)
        second += (1 - BETA2) * (gradient * gradient - second)
        lasting = first / (1 - BETA1**step)
        size = np.sqrt(second / (1 - BETA2**step)) + TINY
        weights, mean = self.weights[name][chapter], self.mean[name][chapter]
        weights -= rate * lasting / size
        mean += (1 - min(decay, 1 - 1 / step)) * (weights - mean)

    def model(self, seats: int, win: int) -> npt.NDArray[np.int64]:
        """The running means in whole numbers, as `parvis.bots.evaluation` reads them; `win`: hundredths of a point."""
        first, bias, second = self.mean["first"] * self.scale[:, None], self.mean["bias"], self.mean["second"]
        chapters, inputs, columns = first.shape
        hidden = columns - PREDICTIONS
        units, ends = whole_units(hidden)
        model = np.zeros(model_size(chapters, inputs, hidden), np.int64)
        model[[CHAPTERS, INPUTS, HIDDEN, SEATS, WIN]] = chapters, inputs, hidden, seats, win
        parts = [
            np.concatenate([(first[c] * units).ravel(), bias[c] * units, (second[c] * ends).ravel()])
            for c in range(chapters)
        ]
        model[HEAD:] = np.rint(np.concatenate(parts)).astype(np.int64)
        return model

    def to_arrays(self) -> dict[str, Any]:
        """Everything by name, for a file."""
        kinds = {name: getattr(self, name) for name in KINDS}
        arrays: dict[str, Any] = {
            f"{kind}/{name}": part for kind, parts in kinds.items() for name, part in parts.items()
        }
        return {**arrays, "steps": self.steps, "scale": self.scale}

    @classmethod
    def from_arrays(cls, arrays: Any) -> Self:
        """The network of such a file."""
        weights, mean, first_moment, second_moment = (
            {name: arrays[f"{kind}/{name}"] for name in ("first", "bias", "second")} for kind in KINDS
        )
        return cls(weights, mean, first_moment, second_moment, arrays["steps"], arrays["scale"])
