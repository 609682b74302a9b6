"""Sets for Minari, opened by Minari itself: their episodes are the games of the set, seat by seat."""

from pathlib import Path

import minari
import numpy as np
import pytest

from parvis.arena.extras import EXTRAS
from parvis.datasets import export as exporting
from parvis.datasets.export import export
from parvis.datasets.minari_set import write_minari
from parvis.datasets.plans import OfRecords
from parvis.engine import registry
from parvis.engine.refusals import GameError
from tests.datasets.sets import contents, of_bots, rows
from tests.datasets.test_export import RECORDS


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set in several shards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exporting, "SHARD", 2)
        place = tmp_path_factory.mktemp("set")
        export(of_bots(5), place)
        return place


def test_minari_opens_the_games(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = write_minari(folder)
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(folder / "minari"))
    assert list(minari.list_local_datasets()) == [name] == ["parvis/notre-dame-3p/greedy-novice-random-v0"]
    found = minari.load_dataset(name)
    games, decisions = rows(folder, "games"), rows(folder, "decisions")
    assert (found.total_episodes, found.total_steps) == (3 * len(games), len(decisions))
    for number, episode in enumerate(found.iterate_episodes()):
        game, seat = games[number // 3], number % 3
        own = [row for row in decisions if (row["game"], row["seat"]) == (game["game"], seat)]
        assert episode.actions.tolist() == [row["number"] for row in own]
        assert episode.observations.tolist() == [*(row["observation"] for row in own), game["last"][seat]]
        masks = episode.infos["action_mask"]
        assert [np.flatnonzero(mask).tolist() for mask in masks[:-1]] == [row["legal_numbers"] for row in own]
        assert (masks.dtype, masks[-1].all()) == (np.int8, True)
        won = seat in game["winners"] and 1 / len(game["winners"])
        assert episode.rewards.tolist() == [0.0] * (len(own) - 1) + [won]
        assert episode.terminations.tolist() == [False] * (len(own) - 1) + [True]
        assert all(found.observation_space.contains(seen) for seen in episode.observations)


def test_minari_recovers_the_environment(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(folder / "minari"))
    found = minari.load_dataset(write_minari(folder))
    env = found.recover_environment()
    observation, info = env.reset(seed=1)
    assert env.observation_space == found.observation_space
    assert env.action_space == found.action_space
    assert info["action_mask"][env.action_space.sample(mask=info["action_mask"])]
    assert len(observation) == 718


def test_the_same_bytes_and_a_second_time_nothing(folder: Path, tmp_path: Path) -> None:
    write_minari(folder)
    export(of_bots(5), tmp_path)  # other shards: only the episodes have to be the same
    (tmp_path / ".minari.new").mkdir()
    (tmp_path / ".minari.new" / "left").write_text("of one that was killed")
    shown: list[int] = []
    name = write_minari(tmp_path, shown.append)
    assert contents(tmp_path / "minari") == contents(folder / "minari")
    assert shown == [1, 2, 3, 4, 5]
    assert write_minari(tmp_path, shown.append) == name
    assert shown == [1, 2, 3, 4, 5]


def test_a_set_that_has_grown_is_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    for games in (2, 3):
        export(of_bots(games), tmp_path)
        assert minari.load_dataset(write_minari(tmp_path)).total_episodes == 3 * games


def test_games_of_different_kinds_make_no_set_for_minari(tmp_path: Path) -> None:
    files = sorted((RECORDS / "notre-dame").glob("*p-*.json"))
    export(OfRecords.of(registry.find("notre-dame"), files[:1] + files[-1:]), tmp_path)
    with pytest.raises(GameError, match="there are 2 combinations"):
        write_minari(tmp_path)
    assert not (tmp_path / "minari").exists()


def test_what_minari_needs_is_named() -> None:
    assert EXTRAS["minari"] == "data"
