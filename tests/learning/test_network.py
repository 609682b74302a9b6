"""The learned value while it learns."""

import numpy as np
import pytest

from parvis.learning.network import BETA1, SHARE_WEIGHT, TENS, Network

CHAPTERS, INPUTS, HIDDEN = 2, 5, 3


def fresh(seed: int = 1) -> Network:
    """A small network, all of its weights at work."""
    network = Network.fresh(CHAPTERS, np.linspace(0.5, 1.5, INPUTS, dtype=np.float32), HIDDEN, seed)
    random = np.random.default_rng(seed)
    for part in network.weights.values():
        part[:] = random.normal(0, 0.5, part.shape)
    return network


def lesson(seed: int = 2, samples: int = 32) -> tuple[np.ndarray, np.ndarray]:
    """Features and what they mean: a rule that a network of this size can nearly learn."""
    features = np.random.default_rng(seed).integers(-3, 4, (samples, INPUTS)).astype(np.float32)
    points = 0.3 * features[:, 0] + np.maximum(0, features[:, 1] - features[:, 2])
    return features, np.stack([points, 0.2 * features[:, 3]], axis=1).astype(np.float32)


def loss(weights: dict[str, np.ndarray], scale: np.ndarray, features: np.ndarray, targets: np.ndarray) -> float:
    """Half the mean squared error, in double precision, written down again."""
    sums = (features * scale) @ weights["first"] + weights["bias"]
    errors = sums[:, :2] + np.maximum(sums[:, 2:], 0) @ weights["second"].T - targets
    return float((errors**2 @ np.array([1, SHARE_WEIGHT])).mean() / 2)


@pytest.mark.parametrize("name", ["first", "bias", "second"])
def test_slopes_are_those_of_the_error(name: str) -> None:
    network, (features, targets) = fresh(), lesson()
    before = {part: weights[1].astype(np.float64) for part, weights in network.weights.items()}
    network.learn(1, features, targets, rate=0, decay=0)
    slopes = network.first_moment[name][1] / (1 - BETA1)
    step = 1e-5
    for place in np.ndindex(before[name].shape):
        ends = []
        for way in (step, -step):
            moved = {part: weights.copy() for part, weights in before.items()}
            moved[name][place] += way
            ends.append(loss(moved, network.scale, features, targets))
        assert slopes[place] == pytest.approx((ends[0] - ends[1]) / (2 * step), rel=1e-3, abs=1e-4)


def test_error_is_that_of_the_points_and_falls() -> None:
    network, (features, targets) = fresh(), lesson(samples=200)
    sums = (features * network.scale) @ network.weights["first"][0] + network.weights["bias"][0]
    found = sums[:, 0] + np.maximum(sums[:, 2:], 0) @ network.weights["second"][0][0]
    errors = [network.learn(0, features, targets, rate=0.02, decay=0.9) for _ in range(300)]
    assert errors[0] == pytest.approx(float(np.mean((found - targets[:, 0]) ** 2)) * TENS**2, rel=1e-4)
    assert errors[-1] < errors[0] / 20


def test_only_the_chapter_that_was_looked_at_changes() -> None:
    network, untouched = fresh(), fresh()
    network.learn(0, *lesson(), rate=0.1, decay=0.5)
    assert network.steps.tolist() == [1, 0]
    for name in ("first", "bias", "second"):
        assert (network.weights[name][0] != untouched.weights[name][0]).any()
        assert (network.weights[name][1] == untouched.weights[name][1]).all()


def test_the_running_mean_follows_the_weights() -> None:
    network, seen = fresh(), []
    for _ in range(4):
        network.learn(0, *lesson(), rate=0.1, decay=0.9)
        seen.append(network.weights["bias"][0].copy())
        if len(seen) == 1:
            assert network.mean["bias"][0] == pytest.approx(seen[0])
    assert network.mean["bias"][0] == pytest.approx(np.mean(seen, axis=0), abs=1e-6)  # as long as steps are few


def test_what_is_kept_in_a_file_comes_back() -> None:
    network = fresh()
    network.learn(0, *lesson(), rate=0.1, decay=0.5)
    again = Network.from_arrays({name: np.copy(array) for name, array in network.to_arrays().items()})
    assert network.learn(0, *lesson(3), rate=0.1, decay=0.5) == again.learn(0, *lesson(3), rate=0.1, decay=0.5)
    for name, array in network.to_arrays().items():
        assert (again.to_arrays()[name] == array).all()


@pytest.mark.parametrize("hidden", [HIDDEN, HIDDEN + 4])
def test_widened_it_plays_the_same_and_begins_to_learn_anew(hidden: int) -> None:
    network, (features, targets) = fresh(), lesson()
    for _ in range(5):
        network.learn(1, features, targets, rate=1e-2, decay=0.5)
    wide = network.widened(network.scale, hidden, seed=4)
    assert wide.hidden == hidden
    assert wide.steps.tolist() == [0, 0]
    for chapter in range(CHAPTERS):
        before, after = (predictions(net, chapter, features) for net in (network, wide))
        assert after == pytest.approx(before, abs=1e-6)
    for _ in range(300):
        error = wide.learn(1, features, targets, rate=1e-2, decay=0.5)
    assert error < 0.5 * network.learn(1, features, targets, rate=0, decay=1)
    new = wide.weights["second"][1][:, HIDDEN:]
    assert new.size == 0 or np.abs(new).max() > 0.01


def test_widened_by_features_it_plays_the_same_and_learns_from_them() -> None:
    network, (features, targets) = fresh(), lesson()
    network.learn(1, features, targets, rate=1e-2, decay=0.5)
    scale = np.append(2 * network.scale, np.float32([0.5, 3])).astype(np.float32)
    more = np.hstack([features, targets]).astype(np.float32)  # what is to be predicted is a feature now
    wide = network.widened(scale, HIDDEN, seed=4)
    assert predictions(wide, 1, more) == pytest.approx(predictions(network, 1, features), abs=1e-6)
    for _ in range(300):
        error = wide.learn(1, more, targets, rate=1e-2, decay=0.5)
    assert error < 0.1 * network.learn(1, features, targets, rate=0, decay=1)


def predictions(network: Network, chapter: int, features: np.ndarray) -> np.ndarray:
    """Of the running means, which play."""
    first, bias, second = (network.mean[name][chapter] for name in ("first", "bias", "second"))
    sums = (features * network.scale) @ first + bias
    return sums[:, :2] + np.maximum(sums[:, 2:], 0) @ second.T
