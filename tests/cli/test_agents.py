"""`parvis agents`: games with models of a stub server, from the command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.agents.stub import at_random, models
from tests.cli.command import parvis, refused


def test_a_model_plays_and_the_games_are_written(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ("agents", "notre-dame", "--seats", "model:a,random", "--games", "2", "--out", folder)
    with models(at_random(1)) as there:
        process = parvis(*words, "--json", PARVIS_MODEL_URL=there.url, PARVIS_MODEL_KEY="secret")
        assert (process.returncode, process.stderr) == (0, "")
        assert {headers["Authorization"] for headers in there.headers} == {"Bearer secret"}
        table = parvis(*words[:-2], "--url", there.url)
    content = json.loads(process.stdout)
    assert content == json.loads((folder / "result.json").read_text(encoding="utf-8"))
    assert [len(game["seats"]) for game in content["games"]] == [2, 2]
    assert [row["gave_up"] for row in content["players"]] == [0, 0]
    assert sorted(path.name for path in folder.iterdir()) == ["game-001.json", "game-002.json", "result.json"]
    replayed = parvis("replay", folder / "game-001.json")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert "human" in replayed.stdout
    assert table.returncode == 0
    assert all(head in table.stdout for head in ("Notre Dame, 2 games", "model:a", "refused", "gave up"))


def test_who_gives_up_is_told() -> None:
    with models(lambda messages: "no") as there:
        process = parvis("agents", "tiny", "--seats", "model:a,random", "--url", there.url, "--attempts", "1")
    assert process.returncode == 0
    assert "greedy plays for model:a (1 answers to one question were no legal decision" in process.stderr


def test_a_person_plays_by_lines_until_there_are_no_more() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "parvis", "agents", "tiny", "--seats", "person,random"],
        input="nonsense\n",
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert process.returncode == 0
    assert "Question: " in process.stderr
    assert "'nonsense' is not a decision in tiny" in process.stderr
    assert "(the person has left)" in process.stderr
    assert "person" in process.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess", "--seats", "random,random"), "no such game"),
        (("tiny", "--seats", "model:a,random"), "models need an address: --url or PARVIS_MODEL_URL"),
        (("tiny", "--seats", "model:,random", "--url", "http://x/v1"), "model: needs the name of a model"),
        (("tiny", "--seats", "model:a,random", "--url", "x"), "--url must be an address such as"),
        (("tiny", "--seats", "god,random"), "no such bot"),
        (("tiny", "--seats", "random,random", "--stand-in", "god"), "no such bot"),
        (("tiny", "--seats", "random"), "players"),
        (("tiny", "--seats", "random,random", "--games", "0"), "--games"),
        (("tiny", "--seats", "random,random", "--seconds", "0"), "--seconds"),
        (("tiny", "--seats", "random,random", "--attempts", "x"), "--attempts"),
        (("tiny", "--seats", "random,random", "--option", "x=1"), "option"),
    ],
)
def test_what_cant_be_played_is_refused(words: tuple[str, ...], reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARVIS_MODEL_URL", raising=False)
    assert reason in refused("agents", *words)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("kept")
    assert f"{tmp_path} is not empty" in refused("agents", "tiny", "--seats", "random,random", "--out", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
