"""Environments say for which version of catalogue and observation they are, and refuse to be another."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis.engine import versions
from parvis.engine.refusals import GameError
from parvis.engine.versions import catalogue_version, observation_version
from parvis.envs import aec_env, batch_env, open_spiel_game, single_env
from parvis.envs.history import History
from parvis.envs.setting import Setting

CATALOGUE, OBSERVATION = catalogue_version(TINY), observation_version(TINY)


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few environments don't need the compiler."""
    monkeypatch.setenv("PARVIS_CORE", "interpreted")


@pytest.mark.parametrize("make", [aec_env, single_env])
def test_metadata_names_the_versions(make: Callable[..., Any]) -> None:
    metadata = make("tiny", 2).metadata
    assert (metadata["catalogue_version"], metadata["observation_version"]) == (CATALOGUE, OBSERVATION)


def test_a_batch_names_the_versions() -> None:
    env = batch_env("tiny", 2, games=1)
    assert (env.catalogue_version, env.observation_version) == (CATALOGUE, OBSERVATION)


@pytest.mark.parametrize("make", [aec_env, single_env, batch_env, open_spiel_game])
def test_another_version_is_refused(make: Callable[..., Any]) -> None:
    make("tiny", 2, catalogue_version=CATALOGUE, observation_version=OBSERVATION)
    with pytest.raises(GameError, match=f"^the catalogue of tiny has version {CATALOGUE}, not old$"):
        make("tiny", 2, catalogue_version="old")
    with pytest.raises(GameError, match=f"^the observation of tiny has version {OBSERVATION}, not old$"):
        make("tiny", 2, observation_version="old")


def test_a_pickled_history_of_another_catalogue_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pickled = pickle.dumps(History(Setting.of("tiny", 2, "win", {})))
    assert pickle.loads(pickled).legal
    monkeypatch.setattr(versions, "catalogue_version", lambda game: "new")
    with pytest.raises(GameError, match=f"^the catalogue of tiny has version new, not {CATALOGUE}$"):
        pickle.loads(pickled)
