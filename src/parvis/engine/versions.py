"""Fingerprints of what learned weights, trainings and environments are made for.

Decisions, observations and features are known by their numbers there, so what was made for one version of them means
nothing for another. A fingerprint is short enough to be written into every file and compared by eye.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from parvis.engine.contract import Game
from parvis.engine.refusals import GameError


def fingerprint(parts: Iterable[Any]) -> str:
    """16 hex digits that follow from the parts and their order."""
    return blake2b(repr(tuple(parts)).encode(), digest_size=8).hexdigest()


def catalogue_version(game: Game) -> str:
    """The fingerprint of the decisions: which number is which."""
    return fingerprint(game.catalogue)


def observation_version(game: Game) -> str:
    """The fingerprint of what its numbers mean: names, sizes and limits of the fields, and the labels of the axes."""
    fields = [(part.name, part.size, part.smallest, part.largest, part.axes) for part in game.observation.layout]
    return fingerprint((fields, [(axis, tuple(labels)) for axis, labels in game.observation.labels.items()]))


def features_version(game: Game, inputs: int | None = None) -> str:
    """The fingerprint of the features that a learned value is computed from, and of its chapters.

    `inputs`: how many of them it is computed from, the first ones; None: all that there are now.
    """
    return fingerprint((game.features.chapters, *game.features.names[:inputs]))


def check_versions(game: Game, catalogue: str | None, observation: str | None) -> None:
    """Raise GameError unless the game has these versions of catalogue and observation; None: any will do."""
    present = (catalogue_version(game), observation_version(game))
    for what, wanted, found in zip(("catalogue", "observation"), (catalogue, observation), present, strict=True):
        if wanted not in (None, found):
            raise GameError(f"the {what} of {game.name} has version {found}, not {wanted}")
