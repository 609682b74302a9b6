"""Tests of the command `parvis train`."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import COMMAND, parvis, refused

SMALL = ("train", "tiny", "--players", "2", "--hidden", "2", "--evaluate-every", "250", "--jobs", "1")


def test_help_says_that_a_training_goes_on() -> None:
    process = parvis("train", "--help")
    assert process.returncode == 0
    for text in (
        "again to resume a training",
        "--players",
        "--games",
        "--ray",
        "--publish",
        "--out",
        "400000",
    ):
        assert text in process.stdout


@pytest.mark.slow
def test_a_training_is_stopped_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "training" / "tiny-2"
    words = [*COMMAND, *SMALL, "--games", "1000000"]
    begun = subprocess.Popen(words, cwd=tmp_path, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env())
    while begun.poll() is None and not (folder / "state.npz").exists():
        time.sleep(0.02)
    begun.send_signal(signal.SIGINT)
    out, errors = begun.communicate(timeout=60)
    assert begun.returncode == 130
    assert out == ""
    assert "Run the same command again to resume from the last save in training/tiny-2" in errors
    assert "Traceback" not in errors

    games = last_point(folder) + 250
    done = parvis(*SMALL, "--games", str(games), "--out", folder, "--json")
    assert done.returncode == 0
    assert f"planned for 1,000,000 games and now has {games:,}" in " ".join(done.stderr.split())
    content: dict[str, Any] = json.loads(done.stdout)
    assert content["folder"] == str(folder)
    assert [point["games"] for point in content["curve"]] == list(range(250, games + 1, 250))
    assert {path.name for path in folder.iterdir()} == {"state.npz", "curve.csv", "curve.png", "curve.svg"}

    table = parvis(*SMALL, "--games", str(games), "--out", folder)
    assert table.returncode == 0
    assert f"Tiny for 2, {games} games" in table.stdout
    assert "wins against greedy" in table.stdout


def test_a_training_stopped_before_it_was_measured_goes_on_where_it_stood(tmp_path: Path) -> None:
    folder, rare = tmp_path / "training", ("train", "tiny", "--players", "2", "--hidden", "2", "--jobs", "1")
    words = [*COMMAND, *rare, "--games", "1000000", "--evaluate-every", "1000000", "--out", str(folder)]
    begun = subprocess.Popen(words, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env())
    while begun.poll() is None and not (folder / "state.npz").exists():
        time.sleep(0.02)
    begun.send_signal(signal.SIGINT)
    _, errors = begun.communicate(timeout=60)
    assert begun.returncode == 130
    assert "resume from the last save" in errors
    assert not (folder / "curve.csv").exists()

    done = parvis(*rare, "--games", "1", "--out", folder, "--json")  # it has played more already
    assert (done.returncode, json.loads(done.stdout)["curve"]) == (0, [])
    assert f"no picture, because {folder} has no curve yet" in done.stderr


def env() -> dict[str, str]:
    """Rules need no compiling but for the games of the training."""
    return {**os.environ, "PARVIS_CORE": "interpreted", "COLUMNS": "120"}


def last_point(folder: Path) -> int:
    """Games at the last point of the curve."""
    return int((folder / "curve.csv").read_text().splitlines()[-1].split(",")[0])


def test_what_can_not_be_trained_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert refused("train", "tiny", "--players", "7", "--out", out) == (
        "parvis: tiny is for 2, 3 or 4 players, not 7\n"
    )  # fmt: skip
    assert refused("train", "chess", "--out", out).startswith("parvis: no such game: 'chess'")
    assert "--games" in refused("train", "tiny", "--games", "0", "--out", out)
    nowhere = refused("train", "tiny", "--players", "2", "--publish", "--out", out)
    assert nowhere == "parvis: tiny has no folder for learned values\n"
    for mixture in ("some", "0,1.5", "nan", ""):
        assert refused(*SMALL, "--mixture", mixture, "--out", out) == (
            f"parvis: --mixture must be probabilities from 0 to 1, as in 0,0.5,1, not {mixture!r}\n"
        )
    assert refused(*SMALL, "--begin-with", "published:all", "--out", out) == (
        "parvis: published: needs a number of players, as in published:4\n"
    )
    assert not out.exists()


def test_the_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    unknown = refused(*SMALL, "--begin-with", "published", "--out", tmp_path / "new")
    assert unknown == "parvis: tiny has no published weights for 2 players\n"
    (tmp_path / "state.npz").write_bytes(b"something else")
    assert "state.npz is not a training run" in refused(*SMALL, "--games", "250", "--out", tmp_path)
