"""What the commands do when all is well."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.arena import bench
from parvis.cli.bench import UNITS, print_figures, told
from parvis.cli.helping import text
from parvis.cli.program import run
from parvis.engine import batched, cache
from parvis.engine.core import work
from parvis.engine.samples import SOAK
from parvis.envs import against
from tests.cli.command import parvis

ROUNDS = 2 if SOAK else 1
NOTRE_DAME = ("notre-dame", "--seats", "random,random,greedy", "--games", "3", "--seed", "7")


def simulated(*words: str, core: str = "interpreted") -> dict[str, Any]:
    process = parvis("simulate", *words, "--json", core=core)
    assert (process.returncode, process.stderr) == (0, "")
    content: dict[str, Any] = json.loads(process.stdout)
    return content


def test_simulate_prints_a_table() -> None:
    process = parvis("simulate", *NOTRE_DAME)
    assert (process.returncode, process.stderr) == (0, "")
    assert "Notre Dame, 3 games, seed 7" in process.stdout
    for head in ("mean score", "spread", "wins", "decisions and", "games per second"):
        assert head in process.stdout
    assert process.stdout.count("random") == 2
    assert process.stdout.count("greedy") == 1


def test_simulate_as_json() -> None:
    content = simulated(*NOTRE_DAME, "--option", "new_persons=true")
    assert content["game"] == "notre-dame"
    assert content["options"]["new_persons"] is True
    assert (content["games"], content["seed"], content["rotate"]) == (3, 7, False)
    assert content["decisions"] > 300
    assert content["seconds"] > 0
    assert content["games_per_second"] > 0
    assert content["decisions_per_second"] > 0
    assert [row["player"] for row in content["seats"]] == ["random", "random", "greedy"]
    assert all({"mean_score", "spread", "win_share", "wins"} <= set(row) for row in content["seats"])
    assert sum(row["wins"] for row in content["seats"]) == pytest.approx(3, abs=0.01)


def test_simulate_does_not_depend_on_processes_or_core() -> None:
    words = ("tiny", "--seats", "greedy,random,random", "--games", "40", "--seed", "3", "--rotate")
    tables = [simulated(*words), simulated(*words, "--jobs", "2"), simulated(*words, core="compiled")]
    assert tables[0]["seats"] == tables[1]["seats"] == tables[2]["seats"]
    assert tables[0]["rotate"] is True


def test_simulate_without_a_seed_takes_a_fresh_one() -> None:
    words = ("tiny", "--seats", "random,random", "--games", "1")
    assert simulated(*words)["seed"] != simulated(*words)["seed"]


def test_games_lists_games_options_and_bots() -> None:
    shown = parvis("games").stdout
    for words in ("Notre Dame: notre-dame, 2, 3, 4 or 5 players", "new_persons", "Tiny", "greedy"):
        assert words in shown
    content = json.loads(parvis("games", "--json").stdout)
    games = {game["name"]: game for game in content["games"]}
    assert games["tiny"]["players"] == [2, 3, 4]
    assert games["tiny"]["options"][0]["default"] is False
    assert list(content["bots"]) == ["random", "novice", "greedy", "skilled", "expert"]


@pytest.mark.slow
def test_compile_tells_other_programs_how_far_it_is(tmp_path: Path) -> None:
    """The rules are compiled here, function by function; the loops over them were before, and are there at once."""
    loops = {"tiny-bots", "tiny-batched", "tiny-against"}
    assert parvis("compile", "tiny", "--batches").returncode == 0
    for folder in cache.home().glob("tiny-*-*"):
        if folder.name.rpartition("-")[0] in loops:
            shutil.copytree(folder, tmp_path / folder.name)
    process = parvis("compile", "tiny", "--batches", "--porcelain", PARVIS_CACHE=str(tmp_path))
    assert (process.returncode, process.stderr) == (0, "")
    lines = [tuple(map(int, line.split())) for line in process.stdout.splitlines()]
    rules, total = work(TINY), bots.work(TINY) + batched.work(TINY) + against.work(TINY)
    kept = [bots.work(TINY), bots.work(TINY) + batched.work(TINY), total]
    assert lines == [(done, total) for done in [*range(1, rules + 1), *kept]]
    assert {path.name.rpartition("-")[0] for path in tmp_path.iterdir()} == loops | {"tiny"}


def test_compile_says_nothing_where_nobody_watches() -> None:
    process = parvis("compile", "tiny", "--batches")
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")


@pytest.mark.soak
def test_bench_measures_everything(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LEAST", 0.02)  # how long is no matter here
    assert run(["bench", "--game", "tiny", "--players", "3", "--rounds", str(ROUNDS), "--json"]) == 0
    out, errors = capsys.readouterr()
    assert errors == ""
    content = json.loads(out)
    assert (content["game"], content["players"]) == ("tiny", 3)
    assert content["per_game"]["decisions"] > 6
    assert {"date", "processor", "python", "numba"} <= set(content["machine"])
    figures = content["figures"]
    assert {
        "core",
        "batched",
        "interpreted",
        "stepped",
        "copy",
        "playouts",
        "values",
        "iterations",
        "compile",
        "start",
        "start_cpu",
        "start_process",
    } <= set(figures)
    for name, figure in figures.items():
        assert 0 < figure["smallest"] <= figure["median"] <= figure["largest"], name
        assert figure["rounds"] == (1 if name.startswith("compile") else ROUNDS)
    assert figures["core"]["median"] > figures["interpreted"]["median"]
    assert figures["start"]["median"] < figures["start_process"]["median"]
    assert {name: told(name) for name in figures} == {name: figure["title"] for name, figure in figures.items()}
    assert {figure["unit"] for figure in figures.values()} - set(UNITS) == {"ns", "s"}
    assert {unit: text(key) for unit, key in UNITS.items()} == {unit: unit for unit in UNITS}
    print_figures("Tiny", content)
    shown = capsys.readouterr().out
    for words in ("random play in the core", "decisions/s", "warm start of the rules", "of nature in a random game"):
        assert words in shown
