"""`parvis analyse` as other programs use it: a line for each piece of progress, until nobody reads them any more."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tiny_game import GAME as TINY

from parvis.cli.analyse import in_words
from tests.insight.test_analysis import random_game
from tools.corpora import NOTRE_DAME

RECORD = NOTRE_DAME.folder / "2p-base-greedy-0.json"
BEGIN = """
import os, subprocess, sys
environment = os.environ | {"PARVIS_PARENT": str(os.getpid())}
subprocess.Popen([sys.executable, "-m", "parvis", "analyse", *sys.argv[1:]], env=environment)
"""


def test_each_piece_of_progress_is_a_line_the_par_comes_early_and_all_of_it_last(tmp_path: Path) -> None:
    """In a game that takes seconds; one of Notre Dame took twenty."""
    random_game(TINY, 3).write(tmp_path / "game.json")
    never_before = ["--seed", str(time.time_ns() % 10**9)]  # what was found before is kept
    options = ["--games", "3", "--rollouts", "2", "--moves", "1", "--porcelain", *never_before]
    command = [sys.executable, "-m", "parvis", "analyse", str(tmp_path / "game.json"), *options]
    quick = os.environ | {"PARVIS_CORE": "interpreted"}  # needs no compiler
    told = subprocess.run(command, env=quick, check=True, capture_output=True).stdout
    lines = [json.loads(line) for line in told.splitlines()]
    kinds = ["par" if "par" in line else "analysis" if "analysis" in line else "progress" for line in lines]
    assert kinds[0] == "par"
    assert kinds[-1] == "analysis"
    assert set(kinds[1:-1]) == {"progress"}
    done = [line["done"] for line in lines[1:-1]]
    assert done == sorted(set(done))
    assert {line["total"] for line in lines[1:-1]} == {lines[1]["total"]}
    assert 0 < done[0] < done[-1] <= lines[1]["total"]
    assert lines[-1]["analysis"]["par"] == lines[0]["par"]


def test_it_ends_with_the_program_that_began_it(tmp_path: Path) -> None:
    slow = os.environ | {"PARVIS_CORE": "interpreted", "PARVIS_CACHE": str(tmp_path)}  # takes an hour
    begun = [sys.executable, "-c", BEGIN, str(RECORD), "--porcelain"]
    ended = subprocess.run(begun, env=slow, capture_output=True, timeout=120)  # which waits for all that could write
    assert b"analysis" not in ended.stdout


def test_from_a_step_the_game_is_finished_many_times() -> None:
    command = [sys.executable, "-m", "parvis", "analyse", str(RECORD), "--step", "100", "--games", "30", "--porcelain"]
    lines = [json.loads(line) for line in subprocess.run(command, check=True, capture_output=True).stdout.splitlines()]
    assert [line["done"] for line in lines[:-1]] == [0, 1]
    content = lines[-1]["analysis"]
    assert (content["format"], content["step"], content["games"]) == ("parvis-spread/1", 100, 30)
    assert [len(seat["points"]) for seat in content["spread"]] == [30, 30]


def test_a_strength_is_told_in_words() -> None:
    def told(weaker: str | None, stronger: str | None, *levels: str) -> str:
        return in_words({"weaker": weaker, "stronger": stronger, "levels": list(levels)})

    assert told("greedy", "skilled") == "between greedy and skilled"
    assert told("greedy", None, "skilled", "expert") == "skilled to expert: one game can't tell"
    assert told("random", "greedy", "novice") == "like novice"
    assert told("expert", None) == "stronger than expert"
    assert told(None, "random") == "weaker than random"
