"""The policies that ship with the games: a small file beside the folder of learned values, for all numbers of players.

A file names the versions of catalogue, features and observation that its policy was made for. Beside it lies
what its inputs and decisions were called, so it goes on where there are more of them, as with a new card: these inputs
count nothing, these decisions score nothing. Where one is there no more, the policy is not used, and one line of
the log says so.
"""

import logging
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.bots import policy
from parvis.bots.learned import UNREADABLE
from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.kept import with_game
from parvis.engine.refusals import GameError
from parvis.engine.versions import catalogue_version, features_version, observation_version

LOG = logging.getLogger(__name__)
Head = npt.NDArray[np.int32]
Weights = npt.NDArray[np.int16]
NAME, NAMES = "policy.npz", "policy-names.npz"
"""The file of a policy, and beside it that of what its inputs and decisions were called."""
MOST_VALUES = 64
"""Scalars of the observation with more values than this have no input for each of them."""


def scalars(game: Game) -> list[tuple[int, int, int, int]]:
    """Scalars of the observation, as a policy has them (see `parvis.bots.policy`)."""
    found, place, first = [], 0, len(game.features.names) + game.observation.size
    for field in game.observation.layout:
        values = field.largest - field.smallest + 1
        if field.size == 1 and 2 < values <= MOST_VALUES:
            found.append((place, field.smallest, first, first + values - 1))
            first += values
        place += field.size
    return found


def inputs(game: Game) -> int:
    """How many numbers a policy sees: features, observation, and one for every value of its scalars."""
    singles = scalars(game)
    return singles[-1][policy.LAST] + 1 if singles else len(game.features.names) + game.observation.size


def outputs(game: Game, networks: Sequence[int]) -> list[list[int]]:
    """By network, the decisions that it scores. `networks`: by question."""
    found: list[set[int]] = [set() for _ in range(max(networks) + 1)]
    for question, network in zip(game.rules.declared.questions, networks, strict=True):
        for words in question.words:
            found[network] |= set(range(int(words), words.end))
    return [sorted(decisions) for decisions in found]


def size(inputs: int, hidden: int, decisions: int) -> int:
    """How many weights a network has: of the hidden units, a bias and the inputs; of each output, these and a bias."""
    return (1 + inputs) * hidden + decisions * (hidden + 1)


def names_of_inputs(game: Game) -> list[str]:
    """What each input is called: features, places of the observation, values of its scalars."""
    found = [f"feature {name}" for name in game.features.names]
    for field in game.observation.layout:
        axes = [tuple(game.observation.labels[axis]) for axis in field.axes]
        places: Iterable[Any] = product(*axes) if axes else range(field.size)
        found += [f"{field.name} {place}" for place in places]
    for place, smallest, first, last in scalars(game):
        name = found[len(game.features.names) + place]
        found += [f"{name} is {smallest + value}" for value in range(last - first + 1)]
    return found


def head(game: Game, hidden: int, networks: Sequence[int]) -> Head:
    """The row `policy` for such networks."""
    singles, scored, wide = scalars(game), outputs(game, networks), inputs(game)
    starts = np.cumsum([0, *(size(wide, hidden, len(decisions)) for decisions in scored)])
    places = np.full((len(scored), len(game.catalogue)), -1, np.int64)
    for network, decisions in enumerate(scored):
        places[network, decisions] = starts[network] + (1 + wide) * hidden + (hidden + 1) * np.arange(len(decisions))
    networks_at = policy.HEAD + policy.SCALAR * len(singles)
    starts_at = networks_at + len(networks)
    begin = [
        len(game.features.names), game.observation.size, len(singles), hidden, len(game.catalogue), networks_at,
        starts_at, starts_at + len(scored),
    ]  # fmt: skip
    parts: list[Any] = [begin, np.ravel(np.array(singles, np.int64)), networks, starts[:-1], places.ravel()]
    return np.concatenate([np.asarray(part, np.int64) for part in parts]).astype(np.int32)


def sums_size(game: Game, hidden: int) -> int:
    """How many numbers the scratch `sums` has: the hidden units, then scores, or twice as many as there are inputs."""
    return hidden + max(game.widest, 2 * inputs(game))


def version(game: Game) -> str:
    """The fingerprints of what a policy is made for."""
    return f"{catalogue_version(game)} {features_version(game)} {observation_version(game)}"


def path_of(game: Game) -> Path | None:
    """The file of a game's policy; None where games have no folder for it."""
    return game.features.learned.parent / NAME if game.features.learned else None


def has_policy(game: Game) -> bool:
    """Whether the game has a policy that fits it."""
    return len(policy_of(game)[1]) > 0


@with_game
def nearness(game: Game) -> int:
    """How near favourites of the game's policy are to each other (`parvis.bots.closer`); 0: it is followed blindly."""
    path = path_of(game)
    if not has_policy(game) or path is None:
        return 0
    with np.load(path) as arrays:
        return int(arrays["near"]) if "near" in arrays else 0


@with_game
def policy_of(game: Game) -> tuple[Head, Weights]:
    """A game's policy, as `parvis.bots.policy` reads it; NO_POLICY and no weights where there is none that fits."""
    path = path_of(game)
    if path is not None and path.exists():
        try:
            return read_policy(path, game)
        except GameError as error:
            LOG.warning("%s; bots do without a policy", error)
    return np.array(policy.NO_POLICY, np.int32), np.zeros(0, np.int16)


def read_policy(path: Path, game: Game) -> tuple[Head, Weights]:
    """The policy in a file. Raises GameError for one that does not fit the game."""
    try:
        with np.load(path) as arrays:
            found, hidden, networks = str(arrays["version"]), int(arrays["hidden"]), arrays["networks"].tolist()
            planes = arrays["planes"]
        weights = np.ascontiguousarray(planes.T).view("<i2").ravel().astype(np.int16)
    except UNREADABLE as error:
        raise GameError(f"{path.name} is not a policy: {error}") from None
    if found != version(game):
        names, questions = names_before(path, game, found), len(game.rules.declared.questions)
        if len(networks) != questions:
            raise GameError(f"{path.name} was made for {len(networks)} questions, and {game.name} asks {questions}")
        weights = widened(game, hidden, networks, weights, names)
    wanted = sum(size(inputs(game), hidden, len(decisions)) for decisions in outputs(game, networks))
    if len(weights) != wanted:
        raise GameError(f"{path.name} is not a policy of {game.name}: {len(weights)} weights, not {wanted}")
    return head(game, hidden, networks), weights


def names_before(path: Path, game: Game, found: str) -> tuple[list[str], list[str]]:
    """What the inputs and decisions of a policy were called. Raises GameError where one of them is there no more."""
    refusal = f"{path.name} was made for {found}, not for {game.name} as it is, {version(game)}"
    try:
        with np.load(path.with_name(NAMES)) as arrays:
            made_for, *parts = (str(arrays[part]) for part in ("version", "inputs", "decisions"))
    except UNREADABLE:
        raise GameError(refusal) from None
    before, decisions = (part.split("\n") for part in parts)
    if made_for != found or not set(before) <= set(names_of_inputs(game)) or not set(decisions) <= set(game.catalogue):
        raise GameError(refusal)
    return before, decisions


def widened(
    game: Game, hidden: int, networks: Sequence[int], weights: Weights, names: tuple[list[str], list[str]]
) -> Weights:
    """Weights for more inputs and decisions; those that they were not made for have zeros. Raises GameError."""
    before, decisions = names[0], set(names[1])
    at = {name: place for place, name in enumerate(names_of_inputs(game))}
    rows = [at[name] for name in before]
    parts, start = [], 0
    for scored in outputs(game, networks):
        known = [place for place, decision in enumerate(scored) if game.catalogue[decision] in decisions]
        end = start + size(len(before), hidden, len(known))
        if end > len(weights):
            raise GameError(f"a policy of {game.name} was made for questions with other decisions")
        layer, last = np.split(weights[start:end], [(1 + len(before)) * hidden])
        wide = np.zeros((len(at), hidden), np.int16)
        wide[rows] = layer[hidden:].reshape(-1, hidden)
        scores = np.zeros((len(scored), hidden + 1), np.int16)
        scores[known] = last.reshape(-1, hidden + 1)
        parts += [layer[:hidden], wide.ravel(), scores.ravel()]
        start = end
    return np.concatenate(parts)


def write_names(path: Path, game: Game) -> None:
    """Write to a file beside a policy what its inputs and decisions are called."""
    names, words = "\n".join(names_of_inputs(game)), "\n".join(game.catalogue)
    with replacing(path.with_name(NAMES)) as new, new.open("wb") as file:
        np.savez_compressed(file, version=version(game), inputs=names, decisions=words)


def write_policy(path: Path, game: Game, hidden: int, networks: Sequence[int], weights: Weights, near: int = 0) -> None:
    """Write a policy to a file; `near`: see `nearness`.

    High and low bytes of all weights stand together, which compresses better.
    """
    planes = np.ascontiguousarray(weights.astype("<i2").view(np.uint8).reshape(-1, 2).T)
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as new, new.open("wb") as file:
        np.savez_compressed(
            file, planes=planes, hidden=hidden, networks=np.array(networks), version=version(game), near=near
        )
    write_names(path, game)
