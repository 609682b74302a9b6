"""The folder of a series: what is in it, and that nothing is lost or counted twice."""

import json
import shutil
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from parvis.arena.results import SCHEMA, Folder, opened, read
from parvis.arena.run import PoolSettings, run
from parvis.arena.series import Series, play_games
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.arena.small import Player, content, small_series


def test_parquet_has_a_row_for_every_game_and_player(played: Player, tmp_path: Path) -> None:
    series = small_series(NOTRE_DAME, [("greedy", "random")])
    played(series, 4)
    table = read(tmp_path / "results" / "results.parquet")
    assert table.schema.equals(SCHEMA)
    rows = table.to_pylist()
    assert [(row["game"], row["player"]) for row in rows] == [(game, player) for game in range(4) for player in (0, 1)]
    assert [row["seat"] for row in rows] == [0, 1, 1, 0, 0, 1, 1, 0]
    assert [row["deal"] for row in rows] == [0] * 4 + [1] * 4
    assert {row["name"] for row in rows if row["player"] == 0} == {"greedy"}
    for row in rows:
        assert sum(score for _, score in row["sources"]) == row["score"]
        assert (row["rank"] == 1) == (row["win_share"] > 0)


def test_a_longer_series_goes_on(played: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(small_series(), 24, "whole")
    played(small_series(), 6, "grown")
    numbers: list[int] = []
    keep = Folder.add
    monkeypatch.setattr(
        Folder, "add", lambda self, games: (numbers.extend(game.number for game in games), keep(self, games))
    )
    assert content(played(small_series(), 24, "grown")).equals(content(whole))
    assert numbers == list(range(6, 24))
    assert content(played(small_series(), 12, "grown")).equals(content(whole.slice(0, 36)))


def test_an_interrupted_run_keeps_what_was_finished(played: Player, tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done > 10:
            raise KeyboardInterrupt

    series = small_series()
    with opened(tmp_path / "stopped", series) as folder, pytest.raises(KeyboardInterrupt):
        run(folder, 60, PoolSettings(), interrupt)
    with opened(tmp_path / "stopped", series) as folder:
        kept = len(folder.done)
        assert 10 < kept < 60
        assert len(folder.parts()) == 1
    whole = played(series, 60, "whole")
    assert content(played(series, 60, "stopped")).equals(content(whole))


@pytest.mark.usefixtures("interpreted")
def test_a_merge_that_was_cut_off_counts_nothing_twice(tmp_path: Path) -> None:
    series = small_series()
    with opened(tmp_path, series) as folder:
        for first in range(0, 12, 3):
            folder.add(play_games(series, range(first, first + 3)))
        parts = folder.parts()
        assert len(parts) == 4
        for part in parts:
            shutil.copy(part, tmp_path / f"{part.name}.kept")
        folder.merge()
        whole = folder.table()
        assert folder.files() == [tmp_path / "results.parquet"]
    for part in parts[1:]:
        shutil.copy(tmp_path / f"{part.name}.kept", part)
    (tmp_path / ".results.parquet.new").write_bytes(b"half a file")
    with opened(tmp_path, series) as folder:
        assert folder.done == set(range(12))
        assert folder.table().equals(whole)
        folder.add(play_games(series, range(10, 15)))
        folder.merge()
        assert folder.table(12).equals(whole)
        assert len(folder.table()) == 15 * 3
    assert not (tmp_path / ".results.parquet.new").exists()


@pytest.mark.usefixtures("interpreted")
def test_many_parts_are_merged_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parvis.arena.results.MANY", 3)
    series = small_series()
    with opened(tmp_path, series) as folder:
        for number in range(6):
            folder.add(play_games(series, [number]))
        assert len(folder.parts()) == 2
        assert len(folder.table()) == 18


def test_manifest_says_what_was_played(played: Player, tmp_path: Path) -> None:
    played(small_series(), 3)
    manifest = json.loads((tmp_path / "results" / "manifest.json").read_text())
    assert manifest["game"] == "tiny"
    assert manifest["lineups"] == [["greedy", "random", "random"], ["greedy", "greedy", "random"]]
    assert (manifest["seed"], manifest["options"], manifest["ruling"]) == (7, {"low": False, "prize": "any"}, 1)
    assert set(manifest["made_with"]) == {"parvis", "python", "numpy", "numba", "pyarrow"}


def refusal(path: Path, series: Series) -> str:
    with pytest.raises(GameError) as refused, opened(path, series):
        pass
    return str(refused.value)


def test_folders_of_something_else_are_refused_and_stay_as_they_are(tmp_path: Path) -> None:
    with opened(tmp_path / "results", small_series()):
        busy = refusal(tmp_path / "results", small_series())
    assert "another parvis is using" in busy
    before = (tmp_path / "results" / "manifest.json").read_bytes()
    assert "other settings (seed 7, not 8)" in refusal(tmp_path / "results", small_series(seed=8))
    assert "other settings (lineups" in refusal(tmp_path / "results", small_series(lineups=[("random", "greedy")]))
    assert (tmp_path / "results" / "manifest.json").read_bytes() == before
    changed = json.loads(before) | {"code": "0" * 16}
    (tmp_path / "results" / "manifest.json").write_text(json.dumps(changed))
    assert "other rules or bots" in refusal(tmp_path / "results", small_series())
    (tmp_path / "results" / "manifest.json").write_text("{")
    assert "manifest.json can't be read" in refusal(tmp_path / "results", small_series())
    (tmp_path / "file").write_text("")
    assert "is not a folder" in refusal(tmp_path / "file", small_series())
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.jpg").write_text("")
    assert "files other than results" in refusal(tmp_path / "photos", small_series())


@pytest.mark.usefixtures("interpreted")
def test_columns_of_other_types_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    series = small_series()
    with opened(tmp_path, series) as folder:
        folder.add(play_games(series, [0]))
        folder.merge()
        table = folder.table()
    place = SCHEMA.get_field_index("rank")
    wide = table.set_column(place, "rank", table["rank"].cast(pa.int64()))
    for other, words in ((wide, "rank"), (table.drop_columns(["seconds"]), "seconds")):
        pq.write_table(other, tmp_path / "results.parquet")
        assert f"results.parquet doesn't have the columns of results: {words}" in refusal(tmp_path, series)


def test_a_broken_file_gets_one_line(tmp_path: Path) -> None:
    with opened(tmp_path, small_series()):
        pass
    (tmp_path / "part-00000000.parquet").write_bytes(b"PAR1 no more")
    assert "part-00000000.parquet can't be read" in refusal(tmp_path, small_series())
