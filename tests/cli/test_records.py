"""`parvis record` and `parvis replay`: whole games or nothing."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parvis.engine import record
from parvis.engine.state import from_json, state_hash
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.cli.command import parvis, refused

RECORD = ("record", "tiny", "--seats", "greedy,random", "--seed", "5", "--out")


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a tiny game."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    process = parvis(*RECORD, path)
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout == f"{path}: Tiny, {len(json.loads(path.read_text())['steps'])} steps, seed 5\n"
    return path


@pytest.fixture
def written(first: Path, tmp_path: Path) -> Path:
    """A copy of it, for one test alone."""
    return Path(shutil.copy(first, tmp_path))


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """The record with a change."""
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))
    return path


def test_record_and_replay_notre_dame(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("record", "notre-dame", "--seats", "greedy,random,greedy", "--seed", "5", "--option", "new_persons=yes")
    assert parvis(*words, "--out", path).returncode == 0
    assert record.load(path).options["new_persons"] is True
    shown = parvis("replay", path).stdout
    assert "Notre Dame, new_persons=true" in shown
    assert f"last state {record.verify(record.load(path)):016x}" in shown
    assert "bot:greedy" in shown
    assert "won" in shown


def renamed(path: Path, name: str) -> Path:
    """The record with another name for its first player."""
    return changed(path, lambda content: content["seats"][0].update(name=name))


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
@pytest.mark.parametrize("name", ["🙂", "李小龙", "Zoë"])
def test_a_name_is_shown_on_any_terminal(name: str, encoding: str, written: Path) -> None:
    shown = parvis("replay", renamed(written, name), PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "steps, all legal" in shown.stdout
    lines = parvis("replay", written, "--json", PYTHONIOENCODING=encoding).stdout.splitlines()
    assert [json.loads(line)["index"] for line in lines] == list(range(len(lines)))


@pytest.mark.parametrize("name", ["\ud800", "\x1b[31mred", "a\0b", "\u202eanna", "a\nb", "A" * 41])
def test_a_name_that_no_terminal_should_get_is_refused(name: str, written: Path) -> None:
    line = refused("replay", renamed(written, name))
    assert "the name of seat 0 must be 1 to" in line
    assert name not in line


def test_the_name_of_a_file_does_nothing_to_the_terminal(written: Path, tmp_path: Path) -> None:
    wild = tmp_path / "\x1b[31m\u202e\udcff.json"
    assert "\\x1b[31m\\u202e\\udcff.json" in refused("replay", wild)
    shown = parvis("record", *RECORD[1:], wild)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "\x1b" not in shown.stdout + parvis("replay", wild).stdout


def test_an_error_does_not_grow_with_the_record(written: Path) -> None:
    long, whole = "x" * 100_000, json.loads(written.read_text())
    wrong = {"format": long, "game": long, "options": {long: 1}, "ruling": [long] * 99, "steps": [[0, long]]}
    for field, value in wrong.items():
        written.write_text(json.dumps({**whole, field: value}))
        assert len(refused("replay", written)) < 600


def test_replay_as_json_tells_every_step_with_the_whole_state(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    parvis("record", "notre-dame", "--seats", "random,random", "--seed", "5", "--out", path)
    process = parvis("replay", path, "--json")
    steps = [json.loads(line) for line in process.stdout.splitlines()]
    told = record.load(path)
    assert [[step["seat"], step["decision"]] for step in steps] == told.to_json()["steps"]
    assert [step["index"] for step in steps] == list(range(len(told.steps)))
    last = from_json(NOTRE_DAME.rules.state, steps[-1]["state"])
    assert state_hash(last) == record.verify(told)


def test_record_is_the_first_game_that_simulate_plays(written: Path) -> None:
    simulated = parvis("simulate", "tiny", "--seats", "greedy,random", "--seed", "5", "--games", "1", "--json")
    scores = [row["mean_score"] for row in json.loads(simulated.stdout)["seats"]]
    assert scores == json.loads(written.read_text())["result"]["scores"]


def test_bots_that_search_are_recorded_with_compiled_rules(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("record", "notre-dame", "--seats", "expert:300,greedy", "--seed", "5", "--out", path)
    process = parvis(*words, core="compiled")
    assert (process.returncode, process.stderr) == (0, "")
    assert [seat["player"] for seat in record.load(path).seats] == ["bot:expert:300", "bot:greedy"]


def test_same_seed_same_file(written: Path, tmp_path: Path) -> None:
    parvis(*RECORD, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == written.read_bytes()


def test_a_file_that_exists_is_only_replaced_by_force(written: Path) -> None:
    written.write_text("precious")
    assert "already exists. Choose another name, or use --force to replace it" in refused(*RECORD, written)
    assert written.read_text() == "precious"
    assert parvis(*RECORD, written, "--force").returncode == 0
    assert record.load(written).result


def test_unwritable_output_leaves_nothing(tmp_path: Path) -> None:
    assert "no such folder:" in refused(*RECORD, tmp_path / "missing" / "game.json")
    (tmp_path / "file").write_text("")
    assert "no such folder:" in refused(*RECORD, tmp_path / "file" / "game.json")
    assert "can't write" in refused(*RECORD, tmp_path, "--force")
    assert "can't write" in refused(*RECORD, "/proc/game.json")
    assert "File name too long" in refused(*RECORD, tmp_path / ("x" * 300))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda content: content["steps"].pop(), "the record ends before the game is over"),
        (
            lambda content: content["steps"].insert(7, [1, "take points"]),
            "step 7: 'take points' is not legal for seat 1",
        ),
        (lambda content: content["steps"][4].__setitem__(0, 1), "step 4: it is the turn of nature, not of seat 1"),
        (lambda content: content["steps"][3].__setitem__(1, "dance"), "step 3: 'dance' is not a decision of tiny"),
        (lambda content: content["steps"].__setitem__(2, None), "step 2: a step must be [seat, decision]"),
        (lambda content: content["result"]["scores"].__setitem__(0, 99), "the result is"),
        (lambda content: content.pop("result"), "the record has no result"),
        (lambda content: content.update(format="parvis-record/9"), "unknown format 'parvis-record/9'"),
        (lambda content: content.update(game="chess"), "no such game: 'chess'"),
        (lambda content: content.update(ruling=9), "tiny has rulings 1 to 1, not 9"),
        (lambda content: content["seats"].pop(), "tiny is for 2, 3 or 4 players, not 1"),
        (lambda content: content.update(options={"high": True}), "tiny has no option 'high'"),
    ],
)
@pytest.mark.parametrize("as_json", [(), ("--json",)], ids=["table", "json"])
def test_broken_records_print_nothing_but_one_line(
    written: Path, change: Callable[[dict[str, Any]], object], message: str, as_json: tuple[str, ...]
) -> None:
    line = refused("replay", changed(written, change), *as_json)
    assert message in line
    assert str(written) in line


def test_a_broken_record_ends_the_process_with_2(written: Path) -> None:
    changed(written, lambda content: content["steps"].pop())
    process = parvis("replay", written, "--json")
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000])
def test_files_that_are_no_records(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert str(path) in refused("replay", path)


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    assert f"can't read {tmp_path}: Is a directory" in refused("replay", tmp_path)
    assert "No such file" in refused("replay", tmp_path / "nowhere.json")
