"""Fingerprints: the same in every process, others for whatever changes the meaning of a number."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis.engine.contract import Field, Game
from parvis.engine.refusals import GameError
from parvis.engine.versions import catalogue_version, check_versions, features_version, observation_version
from tests.engine.changes import changed

FIRST = TINY.observation.layout[0]
REVERSED = changed(TINY, catalogue=TINY.catalogue[::-1])


def with_first(part: Field) -> Game:
    """Tiny with another first field of its observation."""
    layout = (part, *TINY.observation.layout[1:])
    return replace(TINY, observation=replace(TINY.observation, layout=layout))


def with_features(**changes: Any) -> Game:
    """Tiny with something changed about its features."""
    return replace(TINY, features=replace(TINY.features, **changes))


def test_versions_are_the_same_in_another_process() -> None:
    code = "from tiny_game import GAME; from parvis.engine.versions import *; print(catalogue_version(GAME))"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert process.stdout.strip() == catalogue_version(TINY)


def test_a_version_is_16_hex_digits() -> None:
    for version in (catalogue_version(TINY), observation_version(TINY), features_version(TINY)):
        assert len(version) == 16
        int(version, 16)


def test_the_order_of_the_catalogue_counts() -> None:
    assert catalogue_version(REVERSED) != catalogue_version(TINY)
    assert observation_version(REVERSED) == observation_version(TINY)


@pytest.mark.parametrize(
    "part",
    [
        replace(FIRST, name="other"),
        replace(FIRST, size=FIRST.size + 1),
        replace(FIRST, smallest=FIRST.smallest - 1),
        replace(FIRST, largest=FIRST.largest + 1),
    ],
)
def test_names_sizes_and_limits_of_the_observation_count(part) -> None:
    changed = with_first(part)
    assert observation_version(changed) != observation_version(TINY)


def test_the_order_of_labels_counts_but_not_what_explains_them() -> None:
    """Phases and questions are numbered in the order in which modules declare them: a sorted import may change it."""
    first, explained, swapped = ({"die": names} for names in (("one", "two"), {"one": "1", "two": "2"}, ("two", "one")))
    versions = [
        observation_version(replace(TINY, observation=replace(TINY.observation, labels=labels)))
        for labels in (first, explained, swapped)
    ]
    assert versions[0] == versions[1] != versions[2]


def test_what_explains_the_observation_does_not_count() -> None:
    explained = with_first(replace(FIRST, help="In other words."))
    assert observation_version(explained) == observation_version(TINY)


@pytest.mark.parametrize(
    "changed",
    [with_features(chapters=TINY.features.chapters + 1), with_features(names=TINY.features.names[::-1])],
    ids=["chapters", "names"],
)
def test_names_of_features_and_chapters_count(changed: Game) -> None:
    assert features_version(changed) != features_version(TINY)


def test_another_version_is_refused_in_one_line() -> None:
    catalogue, observation = catalogue_version(TINY), observation_version(TINY)
    check_versions(TINY, None, None)
    check_versions(TINY, catalogue, observation)
    with pytest.raises(GameError, match=f"^the catalogue of tiny has version {catalogue}, not 0123$"):
        check_versions(TINY, "0123", observation)
    with pytest.raises(GameError, match=f"^the observation of tiny has version {observation}, not 0123$"):
        check_versions(TINY, catalogue, "0123")
