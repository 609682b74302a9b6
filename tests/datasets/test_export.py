"""Sets of games: what is read back are the games, and the same bytes come out however a set was written."""

import json
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from parvis.arena.splits import split_of
from parvis.datasets import export as exporting
from parvis.datasets.export import export, verify
from parvis.datasets.plans import OfRecords
from parvis.engine import registry
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.engine.state import state_hash
from tests.cli.command import COMMAND, refused
from tests.cli.command import parvis as command
from tests.datasets.sets import contents, of_bots, rows

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(autouse=True)
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games make several shards."""
    monkeypatch.setattr(exporting, "SHARD", 3)


def check_games(folder: Path, name: str) -> int:
    """Play each game of a set again by its words; returns how many decisions there are."""
    game = registry.find(name)
    decisions = iter(rows(folder, "decisions"))
    for row in rows(folder, "games"):
        play = Play(game, row["players"], json.loads(row["options"]), row["ruling"])
        for number, step in enumerate(row["steps"]):
            if step["seat"] == -1:
                play.say(NATURE, step["words"])
                continue
            made = next(decisions)
            assert (made["game"], made["step"], made["seat"]) == (row["game"], number, step["seat"])
            assert made["words"] == step["words"] == game.catalogue[made["number"]]
            assert made["legal_numbers"] == sorted(play.legal(step["seat"]))
            assert made["legal"] == [game.catalogue[decision] for decision in made["legal_numbers"]]
            if made["values"] is not None:
                assert made["value"] == made["values"][made["legal_numbers"].index(made["number"])]
            seen = [0] * game.observation.size
            game.observation.write(play.state, step["seat"], game.movers(play.state), seen)
            assert made["observation"] == seen
            play.say(step["seat"], step["words"])
        assert play.over
        result = play.result()
        assert (row["scores"], row["tiebreaks"], row["winners"]) == (result.scores, result.tiebreaks, result.winners)
        assert row["end"] == f"{state_hash(play.state):016x}"
        for seat, last in enumerate(row["last"]):
            seen = [0] * game.observation.size
            game.observation.write(play.state, seat, game.movers(play.state), seen)
            assert last == seen
    assert next(decisions, None) is None
    return len(rows(folder, "decisions"))


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_games_read_back_are_played_again_to_the_same_scores(name: str, tmp_path: Path) -> None:
    manifest = export(of_bots(4, name), tmp_path / "set")
    assert check_games(tmp_path / "set", name) == manifest["decisions"]
    games = rows(tmp_path / "set", "games")
    assert [row["game"] for row in games] == list(range(manifest["games"])) == [0, 1, 2, 3]
    assert [row["by_seat"][0] for row in games] == ["bot:greedy", "bot:random", "bot:novice", "bot:greedy"]
    assert {split_of(row["nature_seed"]) for row in games} == {"train"}
    assert len({row["deal"] for row in games}) == 4


def test_the_same_bytes_whoever_writes_them(tmp_path: Path) -> None:
    """In one process or two, in one go, cut short, grown, or with a file that was damaged."""
    whole, again, cut, grown, damaged = (tmp_path / name for name in ("whole", "again", "cut", "grown", "damaged"))
    export(of_bots(8), whole)
    export(of_bots(8), again, 2)

    def interrupt(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export(of_bots(8), cut, 1, interrupt)
    assert [file.name for file in (cut / "games").iterdir()] == ["00000.parquet"]
    with pytest.raises(GameError, match="not finished"):
        verify(cut)
    shown: list[int] = []
    export(of_bots(8), cut, 1, shown.append)
    assert (shown[0], shown[-1]) == (3, 8)
    export(of_bots(4), grown)
    export(of_bots(8), grown)
    export(of_bots(8), damaged)
    (damaged / "decisions" / "00001.parquet").write_bytes(b"no Parquet")
    with pytest.raises(GameError, match=r"damaged/decisions/00001\.parquet is missing or doesn.t match the manifest"):
        verify(damaged)
    export(of_bots(8), damaged)
    for folder in (again, cut, grown, damaged):
        assert contents(folder) == contents(whole)
        verify(folder)


def flip(file: Path) -> None:
    """Change one bit in the middle of a file, which its footer does not tell."""
    content = bytearray(file.read_bytes())
    content[len(content) // 3] ^= 1
    file.write_bytes(content)


@pytest.mark.parametrize("games", [8, 11])
def test_a_flipped_bit_is_told_and_written_again(games: int, tmp_path: Path) -> None:
    """In a set that is finished, whether it is only run again or made larger."""
    export(of_bots(games), tmp_path / "whole")
    export(of_bots(8), tmp_path / "set")
    flip(tmp_path / "set" / "decisions" / "00000.parquet")
    told: list[Path] = []
    export(of_bots(games), tmp_path / "set", changed=told.append)
    assert told == [tmp_path / "set" / "decisions" / "00000.parquet"]
    assert contents(tmp_path / "set") == contents(tmp_path / "whole")


def test_a_flipped_bit_in_a_set_that_was_cut_short_is_told_and_written_again(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    export(of_bots(8), tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        export(of_bots(8), tmp_path / "set", 1, interrupt)
    flip(tmp_path / "set" / "games" / "00001.parquet")
    shown: list[int] = []
    told: list[Path] = []
    export(of_bots(8), tmp_path / "set", 1, shown.append, told.append)
    assert told == [tmp_path / "set" / "games" / "00001.parquet"]
    assert shown[0] == 3  # the games of the first file were not made again
    assert contents(tmp_path / "set") == contents(tmp_path / "whole")


def test_a_file_that_was_never_finished_is_gone_when_fewer_games_are_asked_for(tmp_path: Path) -> None:
    """The decisions of a shard are written before its games: cut short between them, they belong to no game."""
    export(of_bots(3), tmp_path / "whole")
    export(of_bots(8), tmp_path / "more")
    export(of_bots(3), tmp_path / "set")
    (tmp_path / "set" / "decisions" / "00001.parquet").write_bytes(
        (tmp_path / "more" / "decisions" / "00001.parquet").read_bytes()
    )
    export(of_bots(3), tmp_path / "set")
    assert contents(tmp_path / "set") == contents(tmp_path / "whole")
    with pytest.raises(GameError, match="already has more games"):
        export(of_bots(3), tmp_path / "more")
    (tmp_path / "more" / "games" / "00002.parquet").write_bytes(b"no Parquet")
    before = contents(tmp_path / "more")
    with pytest.raises(GameError, match="already has more games"):
        export(of_bots(6), tmp_path / "more")  # the manifest knows of more, whatever has become of its file
    assert contents(tmp_path / "more") == before


@pytest.mark.parametrize("files", [[], {"games/00000.parquet": "all right"}])
def test_a_manifest_that_says_nothing_of_its_files_is_told(files: object, tmp_path: Path) -> None:
    manifest = export(of_bots(3), tmp_path)
    (tmp_path / "manifest.json").write_text(json.dumps({**manifest, "files": files}))
    before = contents(tmp_path)
    with pytest.raises(GameError, match=r"manifest\.json can't be read"):
        export(of_bots(3), tmp_path)
    assert contents(tmp_path) == before


def test_the_command_says_that_a_file_was_changed(tmp_path: Path) -> None:
    words = ["games", "export", "--game", "notre-dame", "--players", "2", "--level", "random", "--games", "2"]
    words += ["--jobs", "1", "--json", "--out", str(tmp_path / "set")]
    first = command(*words, core="compiled")
    flip(tmp_path / "set" / "games" / "00000.parquet")
    again = command(*words, core="compiled")
    assert (first.returncode, first.stderr, again.returncode) == (0, "", 0)
    file = tmp_path / "set" / "games" / "00000.parquet"
    assert f"{file} doesn't match the manifest. Its games are being written again" in again.stderr
    assert again.stdout == first.stdout


def test_a_set_that_an_older_version_has_not_finished_is_written_again_and_that_is_told(tmp_path: Path) -> None:
    words = ["games", "export", "--game", "notre-dame", "--players", "2", "--level", "random", "--games", "2"]
    words += ["--jobs", "1", "--json", "--out", str(tmp_path)]
    first = command(*words, core="compiled")
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    (tmp_path / "manifest.json").write_text(json.dumps({name: manifest[name] for name in manifest if name != "files"}))
    again = command(*words, core="compiled")
    assert (again.returncode, again.stdout) == (0, first.stdout)
    assert f"{tmp_path} was begun by an older version. All its games are being written again" in again.stderr
    assert command(*words, core="compiled").stderr == ""


def test_the_manifest_is_written_only_when_there_are_more_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not each time that the processes were waited for in vain."""
    written: list[int] = []
    real_wait, real_write, waits = exporting.wait, exporting.write_json, count()

    def wait_in_vain(waiting: Any, **how: Any) -> Any:
        return real_wait(waiting, **how) if next(waits) % 3 == 2 else (set(), waiting)

    def counted(content: Mapping[str, Any], file: Path) -> None:
        written.append(len(content.get("written", ())))
        real_write(content, file)

    monkeypatch.setattr(exporting, "wait", wait_in_vain)
    monkeypatch.setattr(exporting, "write_json", counted)
    export(of_bots(6), tmp_path / "set", 2)
    assert written == [*sorted(set(written[:-1])), 0]
    verify(tmp_path / "set")


@pytest.mark.slow
def test_a_killed_command_goes_on_and_leaves_no_process_behind(tmp_path: Path) -> None:
    words = ["games", "export", "--game", "notre-dame", "--players", "3", "--level", "random", "--games", "300"]
    started = subprocess.Popen([*COMMAND, *words, "--jobs", "2", "--out", str(tmp_path / "killed")])
    deadline = time.monotonic() + 120
    while not list((tmp_path / "killed").glob("games/0*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.02)
    workers = Path(f"/proc/{started.pid}/task/{started.pid}/children").read_text().split()
    started.send_signal(signal.SIGKILL)
    assert started.wait() == -signal.SIGKILL
    while any(map(is_running, workers)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [worker for worker in workers if is_running(worker)] == []
    assert len(workers) >= 2
    assert "files" not in json.loads((tmp_path / "killed" / "manifest.json").read_text())
    for folder in ("killed", "whole"):
        done = command(*words, "--out", tmp_path / folder, "--jobs", "1", "--json", core="compiled")
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["games"] == 300
    assert contents(tmp_path / "killed") == contents(tmp_path / "whole")


def is_running(process: str) -> bool:
    """Whether a process does anything; one that has ended may wait for its parent."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_folder_of_another_set_stays_as_it_was(tmp_path: Path) -> None:
    export(of_bots(5), tmp_path)
    before = contents(tmp_path)
    with pytest.raises(GameError, match="already has more games"):
        export(of_bots(4), tmp_path)
    with pytest.raises(GameError, match="results of other settings"):
        export(of_bots(5, lineup=("greedy", "greedy", "random")), tmp_path)
    assert contents(tmp_path) == before
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "notes.txt").write_text("mine")
    with pytest.raises(GameError, match="contains files other than"):
        export(of_bots(4), tmp_path / "other")
    with pytest.raises(GameError, match="not a folder"):
        export(of_bots(4), tmp_path / "other" / "notes.txt")


def test_the_datasheet_has_true_figures(tmp_path: Path) -> None:
    export(of_bots(6), tmp_path)
    sheet, games = (tmp_path / "README.md").read_text(encoding="utf-8"), rows(tmp_path, "games")
    decisions = rows(tmp_path, "decisions")
    counts = Counter(row["game"] for row in decisions)
    assert (
        f"{len(decisions):,} decisions of players, {min(counts.values())} to {max(counts.values())} in a game" in sheet
    )
    widest = max(len(row["legal"]) for row in decisions)
    mean = sum(len(row["legal"]) for row in decisions) / len(decisions)
    assert f"{mean:.1f} legal decisions on average, {widest} at most" in sheet
    assert f"{len({row['words'] for row in decisions})} different decisions were made" in sheet
    won = [row["winners"].count(row["by_seat"].index("bot:greedy")) for row in games]
    scores = [row["scores"][row["by_seat"].index("bot:greedy")] for row in games]
    assert f"| `bot:greedy` | 6 | {sum(scores) / 6:.2f} | " in sheet
    assert f" | {sum(won) / 6:.1%} |" in sheet
    assert "skilled@" in sheet


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_records_become_a_set_whatever_their_files_are_called(name: str, tmp_path: Path) -> None:
    files = sorted((RECORDS / name).rglob("*.json"))[:4]
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "index.json").write_text("[]")
    for number, file in enumerate(files):
        (tmp_path / "records" / f"{9 - number}.json").write_bytes(file.read_bytes())
    export(OfRecords.of(registry.find(name), files), tmp_path / "set")
    export(OfRecords.of(registry.find(name), [tmp_path / "records"]), tmp_path / "renamed", 2)
    assert contents(tmp_path / "set") == contents(tmp_path / "renamed")
    check_games(tmp_path / "set", name)
    games = rows(tmp_path / "set", "games")
    assert {row["nature_seed"] for row in games} == {None}
    assert [row["record"] for row in games] == sorted(row["record"] for row in games)


def test_a_record_that_is_wrong_is_named(tmp_path: Path) -> None:
    file = next((RECORDS / "notre-dame").rglob("*.json"))
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text(encoding="utf-8").replace('"scores": [', '"scores": [9'), encoding="utf-8")
    words = ["games", "export", "--out", tmp_path / "set", "--game"]
    assert "broken.json: step " in refused(*words, "notre-dame", "--record", broken)
    assert "the record is of notre-dame, not of troyes" in refused(*words, "troyes", "--record", file)
    (tmp_path / "none").mkdir()
    assert "has no records (*.json)" in refused(*words, "troyes", "--record", tmp_path / "none")
    assert "No such file" in refused(*words, "troyes", "--record", tmp_path / "missing.json")
    assert "--seed is only for games of bots" in refused(*words, "notre-dame", "--record", file, "--seed", "1")
    assert not (tmp_path / "set").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--level", "greedy,skilled", "--players", "3"), "--level names 2 bots for 3 players"),
        (("--level", "nobody"), "no such bot"),
        (("--players", "9"), "players"),
        (("--games", "0"), "--games must be a whole number of at least 1"),
        (("--split", "all"), "--split must be train or test"),
        (("--option", "sliding"), "has no value"),
    ],
)
def test_what_can_not_be_exported_is_told(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    assert told in refused("games", "export", "--game", "notre-dame", "--out", tmp_path / "set", *words)
    assert not (tmp_path / "set").exists()


def test_without_a_subcommand_games_are_listed() -> None:
    done = command("games", "--json")
    assert {game["name"] for game in json.loads(done.stdout)["games"]} >= {"notre-dame", "troyes"}
    assert "No such command 'exprot'. Did you mean 'export'?" in refused("games", "exprot")
