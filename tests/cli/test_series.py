"""`parvis match`, `tournament` and `ladder`."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from parvis import bots
from parvis.arena.tournament import ladder_lineups
from parvis.cli.arguments import with_ray_address
from parvis.cli.ladder import chosen_lineups
from tests.cli.command import COMMAND, parvis, refused

MATCH = ("match", "tiny", "--seats", "greedy,random,random")


def done_json(*words: str | Path) -> dict[str, Any]:
    process = parvis(*words, "--json")
    assert (process.returncode, process.stderr) == (0, "")
    content: dict[str, Any] = json.loads(process.stdout)
    return content


def test_match_prints_tables_and_leaves_results(tmp_path: Path) -> None:
    words = ("match", "notre-dame", "--seats", "greedy,random,random", "--games", "6", "--jobs", "1")
    process = parvis(*words, "--out", tmp_path / "six", "--pictures")
    assert (process.returncode, process.stderr) == (0, "")
    for text in ("Notre Dame, 3 players, 6 games, seed 1", "greedy", "random ×2", "Points by rank", "seat 3", "95%"):
        assert text in process.stdout
    names = {path.name for path in (tmp_path / "six").iterdir()}
    assert {"manifest.json", "results.parquet", "summary.json", "scores.png", "seats.svg", "sources.png"} <= names


def test_match_as_json_goes_on_where_it_stood(tmp_path: Path) -> None:
    short = done_json(*MATCH, "--games", "30", "--out", tmp_path / "grown")
    assert (short["games"], short["deals"], short["seed"]) == (30, 10, 1)
    assert [row["player"] for row in short["players"]] == ["greedy", "random"]
    grown = done_json(*MATCH, "--games", "60", "--out", tmp_path / "grown")
    whole = done_json(*MATCH, "--games", "60", "--out", tmp_path / "whole")
    assert timeless(grown) == timeless(whole)


def timeless(content: dict[str, Any]) -> dict[str, Any]:
    """A summary without what depends on the day."""
    players = [{**row, "milliseconds": None} for row in content["players"]]
    return {**content, "players": players, "folder": None}


def test_games_are_rounded_up_to_whole_rotations(tmp_path: Path) -> None:
    process = parvis(*MATCH, "--games", "4", "--out", tmp_path / "out", "--json")
    assert json.loads(process.stdout)["games"] == 6
    assert process.stderr == "parvis: 6 games of every line-up, so that each bot has each seat equally often\n"


def test_bots_that_are_all_the_same_play_each_deal_once(tmp_path: Path) -> None:
    words = ("match", "tiny", "--seats", "greedy,greedy,greedy", "--games", "40", "--out", tmp_path / "out")
    alike = done_json(*words)
    assert (alike["games"], alike["deals"]) == (40, 40)
    best, second, last = alike["scores_by_rank"]
    assert best["value"] > second["value"] > last["value"]


def test_results_lie_in_results_where_nothing_is_said(tmp_path: Path) -> None:
    environment = {**os.environ, "PARVIS_CORE": "interpreted"}
    words = [*COMMAND, *MATCH, "--games", "3", "--json"]
    process = subprocess.run(words, capture_output=True, text=True, env=environment, cwd=tmp_path)
    folder = json.loads(process.stdout)["folder"]
    assert folder.startswith("results/tiny-")
    assert (tmp_path / folder / "results.parquet").exists()


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "killed"])
def test_what_was_ended_goes_on_with_the_same_command(kind: signal.Signals, tmp_path: Path) -> None:
    words = [*MATCH, "--jobs", "2", "--workers", "processes", "--out", str(tmp_path / "ended")]
    running = subprocess.Popen(
        [*COMMAND, *words, "--games", "3000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PARVIS_CORE": "interpreted"},
        start_new_session=True,
    )
    patience = time.monotonic() + 60
    while not list(tmp_path.glob("ended/part-*")) and time.monotonic() < patience:
        time.sleep(0.05)
    os.killpg(running.pid, kind)
    out, errors = running.communicate(timeout=60)
    assert out == ""
    if kind == signal.SIGINT:
        assert running.returncode == 130
        assert errors.startswith("parvis: stopped: ")
        assert errors.endswith("Run the same command again to continue\n")
    kept = sum(len(set(pq.read_table(path)["game"].to_pylist())) for path in tmp_path.glob("ended/*.parquet"))
    assert kept > 0
    games = str(3 * (kept // 3 + 20))
    ended = done_json(*words, "--games", games)
    whole = done_json(*MATCH, "--games", games, "--out", tmp_path / "whole")
    assert timeless(ended) == timeless(whole)


def test_tournament_rates_and_ladder_climbs(tmp_path: Path) -> None:
    few = ("--games", "6", "--jobs", "1")
    words = ("tournament", "notre-dame", "--bots", "random,greedy", "--players", "2", *few)
    shown = parvis(*words, "--out", tmp_path / "tournament").stdout
    assert "OpenSkill" in shown
    content = done_json(*words, "--out", tmp_path / "tournament")
    assert [rating["player"] for rating in content["ratings"]] == ["greedy", "random"]
    climbed = (
        "ladder",
        "notre-dame",
        "--players",
        "2",
        "--levels",
        "random,greedy",
        *few,
        "--out",
        tmp_path / "ladder",
    )
    markdown = parvis(*climbed, "--markdown").stdout
    assert markdown.startswith("| player | against | win share (95%) |")
    assert "| greedy | 1 × random | 100.0%" in markdown
    assert (tmp_path / "ladder" / "ladder.md").read_text() == markdown
    assert done_json(*climbed)["rungs"][0]["win_share"]["value"] == 1


def test_the_same_ladder_gives_the_same_page_without_times(tmp_path: Path) -> None:
    pages = []
    for folder in ("one", "other"):
        words = ("ladder", "tiny", "--players", "2", "--levels", "random,greedy", "--games", "6", "--jobs", "1")
        pages.append(parvis(*words, "--out", tmp_path / folder, "--markdown", "--repeatable").stdout)
        assert (tmp_path / folder / "ladder.md").read_text() == pages[-1]
    assert pages[0] == pages[1]
    assert pages[0].startswith("| player | against | win share (95%) | mean score | theirs |\n| --- | --- | ---: |")
    assert " ms" not in pages[0]


def test_a_ladder_has_all_levels_where_none_are_named() -> None:
    assert chosen_lineups(None, None, 3) == ladder_lineups(bots.names(), 3)


def test_strength_against_effort(tmp_path: Path) -> None:
    words = ("ladder", "tiny", "--players", "2", "--levels", "random,expert", "--times", "2,20", "--games", "4")
    content = done_json(*words, "--out", tmp_path / "times", "--pictures")
    assert [(rung["player"], rung["against"]) for rung in content["rungs"]] == [
        ("expert:2", "random"),
        ("expert:20", "random"),
    ]
    assert (tmp_path / "times" / "times.png").exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((*MATCH[:-1], "greedy,gredy"), "no such bot: 'gredy'"),
        ((*MATCH[:-1], "greedy"), "tiny is for 2, 3 or 4 players, not 1"),
        ((*MATCH, "--workers", "horses"), "--workers must be auto, threads or processes, not 'horses'"),
        ((*MATCH, "--games", "0"), "--games"),
        ((*MATCH, "--sources", "-1"), "--sources"),
        (("match", "chess", "--seats", "random,random"), "no such game: 'chess'"),
        (("tournament", "tiny", "--bots", "random"), "at least 2 different bots, not random"),
        (("tournament", "tiny", "--bots", "random,greedy", "--players", "9"), "not 9"),
        (("ladder", "tiny", "--levels", "random,random"), "at least 2 different bots"),
        (("ladder", "tiny", "--levels", "random,greedy", "--times", "1s"), "the bot greedy has no settings"),
        (
            ("ladder", "tiny", "--levels", "greedy,expert", "--times", "5ms,10", "--pictures"),
            "--times must be all times or all numbers of iterations, not 5ms,10",
        ),
        (("ladder", "tiny", "--option", "high=1"), "tiny has no option 'high'"),
    ],
)
def test_wrong_words_get_one_line(words: tuple[str, ...], message: str) -> None:
    assert message in refused(*words)


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    done_json(*MATCH, "--games", "3", "--out", tmp_path)
    assert "has results of other settings (seed 1, not 2)" in refused(*MATCH, "--seed", "2", "--out", tmp_path)


@pytest.mark.parametrize(("package", "extra"), [("pyarrow", "arena"), ("ray", "ray")])
def test_missing_packages_are_named(package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parvis.arena.extras.find_spec", lambda name: None if name == package else True)
    assert f"this needs {package}. Install it with: pip install 'parvis[{extra}]'" in refused(*MATCH, "--ray")


@pytest.mark.parametrize(
    ("words", "full"),
    [
        (["match", "--ray"], ["match", "--ray", "local"]),
        (["match", "--ray", "--json"], ["match", "--ray", "local", "--json"]),
        (["match", "--ray", "10.0.0.1:6379"], ["match", "--ray", "10.0.0.1:6379"]),
        (["match", "--json"], ["match", "--json"]),
    ],
)
def test_ray_alone_means_this_computer(words: list[str], full: list[str]) -> None:
    assert with_ray_address(words) == full
