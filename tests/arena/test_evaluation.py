"""Evaluations: files that a league can read, made again from the seeds that they name."""

import csv
import hashlib
import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

from parvis import bots
from parvis.arena import evaluation
from parvis.arena.bot_game import BotGame, Pairing
from parvis.arena.evaluation import bots_of
from parvis.arena.splits import split_of
from parvis.arena.tasks import find
from parvis.engine import registry
from parvis.engine.refusals import GameError
from tests.cli.command import parvis, refused

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots"
TASK = "parvis/NotreDame-3p-v1"
WORDS = ("evaluate", "greedy", "--task", TASK)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An evaluation of a few deals."""
    place = tmp_path_factory.mktemp("evaluation") / "greedy"
    done = parvis(*WORDS, "--deals", "3", "--out", place, core="compiled")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"greedy in {TASK}, 3 deals" in done.stdout
    return place


def rows_of(folder: Path) -> list[dict[str, str]]:
    """The rows of the CSV, each a mapping by the names of its columns."""
    with (folder / evaluation.CSV).open(newline="") as file:
        return list(csv.DictReader(file))


def test_each_game_can_be_played_again_from_the_csv_alone(folder: Path) -> None:
    games = defaultdict(list)
    for row in rows_of(folder):
        games[row["deal"], row["lineup"], row["rotation"]].append(row)
    task = find(TASK)
    game = registry.find(task.game)
    core, options = bots.fastest(game), tuple(game.read_options(task.options, task.players))
    assert len(games) == 3 * 3 * task.players  # deals, line-ups, rotations
    for seats in games.values():
        by_seat = sorted(seats, key=lambda row: int(row["seat"]))
        (nature,) = {int(row["nature_seed"]) for row in by_seat}
        assert split_of(nature) == "test"
        pairing = Pairing(
            tuple(row["bot"] for row in by_seat), options, nature, tuple(int(row["bot_seed"]) for row in by_seat)
        )
        again = BotGame(core, pairing)
        for _ in again.play():
            pass
        assert again.ranks() == [(int(row["score"]), int(row["tiebreak"])) for row in by_seat]


def test_the_json_sums_up_the_csv(folder: Path) -> None:
    content, rows = json.loads((folder / evaluation.JSON).read_text(encoding="utf-8")), rows_of(folder)
    assert (content["format"], content["task"], content["bot"]) == ("parvis-evaluation/1", TASK, "greedy")
    assert (content["deals"], content["is_whole"], content["split"]) == (3, False, "test")
    assert content["csv"]["sha256"] == hashlib.sha256((folder / evaluation.CSV).read_bytes()).hexdigest()
    assert [row["field"] for row in content["against"]] == ["novice", "skilled"]
    for number, against in enumerate(content["against"]):
        games = [row for row in rows if int(row["lineup"]) == number]
        own = [row for row in games if row["bot"] == "greedy"]
        others = [row for row in games if row["bot"] != "greedy"]
        assert against["games"] == len(own) == 9
        assert against["win_share"]["value"] == pytest.approx(sum(float(row["win_share"]) for row in own) / 9, abs=1e-4)
        mean = sum(int(row["score"]) for row in own) / len(own)
        theirs = sum(int(row["score"]) for row in others) / len(others)
        assert against["score"]["value"] == pytest.approx(mean, abs=1e-4)
        assert against["field_score"]["value"] == pytest.approx(theirs, abs=1e-4)
        assert against["margin"]["value"] == pytest.approx(mean - theirs, abs=1e-4)
        assert against["margin"]["low"] < against["margin"]["value"] < against["margin"]["high"]
        assert against["places"] == pytest.approx(
            [sum(row["rank"] == str(k) for row in own) / 9 for k in (1, 2, 3)], abs=1e-4
        )
    strengths = [rating["player"] for rating in content["ratings"]]
    assert strengths == ["skilled", "greedy", "novice"]
    assert all(rating["low"] < rating["mu"] < rating["high"] for rating in content["ratings"])


def test_the_same_bytes_in_several_processes_and_after_more_deals(folder: Path, tmp_path: Path) -> None:
    made = []
    for jobs, deals in (("1", "2"), ("2", "3")):  # the second goes on from the first
        done = parvis(*WORDS, "--deals", deals, "--out", tmp_path / "again", "--jobs", jobs, "--json", core="compiled")
        assert done.returncode == 0, done.stderr
        made.append(json.loads(done.stdout)[0]["deals"])
    assert made == [2, 3]
    for name in (evaluation.JSON, evaluation.CSV):
        assert (tmp_path / "again" / name).read_bytes() == (folder / name).read_bytes()


def test_a_package_stands_for_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dist:
        name, version = "My_Bots", "1.2"

    class Entry:
        def __init__(self, name: str) -> None:
            self.name, self.dist = name, Dist()

    monkeypatch.setattr(evaluation, "entry_points", lambda group: [Entry("skilled"), Entry("greedy")])
    assert bots_of("my-bots") == ["greedy", "skilled"]
    assert evaluation.package_of("greedy") == {"name": "My_Bots", "version": "1.2"}
    assert bots_of("quick") == ["quick"]
    assert evaluation.package_of("quick")["name"] == "parvis"


def test_an_installed_package_is_measured_by_its_name(tmp_path: Path) -> None:
    """The bots of the example, as its package would be found where it is installed."""
    (info := tmp_path / "example_bots-3.dist-info").mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: Example_Bots\nVersion: 3\n")
    (info / "entry_points.txt").write_text("[parvis.bots]\nhasty = example_bots:HASTY\n")
    paths = os.pathsep.join([str(tmp_path), str(EXAMPLE), os.environ["PYTHONPATH"]])
    words = ("evaluate", "example-bots", "--task", "parvis/NotreDame-2p-v1", "--deals", "2", "--json")
    done = parvis(*words, "--out", tmp_path / "out", core="compiled", PYTHONPATH=paths)
    assert done.returncode == 0, done.stderr
    (content,) = json.loads(done.stdout)
    assert (content["bot"], content["package"]) == ("hasty", {"name": "Example_Bots", "version": "3"})
    assert [row["field"] for row in content["against"]] == ["novice", "greedy", "skilled"]
    assert {row["bot"] for row in rows_of(tmp_path / "out")} == {"hasty", "novice", "greedy", "skilled"}


def test_what_can_not_be_measured_is_told(tmp_path: Path) -> None:
    assert "'nobody' is neither a bot" in refused("evaluate", "nobody", "--task", TASK)
    assert "expert needs a time" in refused("evaluate", "expert:soon", "--task", TASK)
    assert "no such task: 'Chess'" in refused("evaluate", "greedy", "--task", "Chess")
    assert "--deals must be a whole number of at least 2" in refused(*WORDS, "--deals", "1")
    assert "Missing option '--task'" in refused("evaluate", "greedy")
    (tmp_path / "notes.txt").write_text("mine")
    assert "contains files other than results" in refused(*WORDS, "--out", tmp_path)
    with pytest.raises(GameError, match="needs a time"):
        bots_of("expert:soon")
