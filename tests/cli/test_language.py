"""What commands print and refuse, in another language: English in disguise, in which what is no text stands out."""

import re
import shutil
from pathlib import Path

import pytest
from tiny_game import GAME as TINY

from parvis.cli.bench import print_figures
from parvis.cli.program import run
from parvis.cli.verify import report_lines
from parvis.engine import dealing, record
from parvis.engine.fair import Return, hash_of
from parvis.engine.texts import PSEUDO
from tests.cli.command import refused
from tests.engine.fair_games import fair_game
from tests.web.disguise import QUOTED, WORD, data_words, is_plain

UNTOLD = re.compile(r"\b[0-9a-f]{16,}\b|--[a-z-]+")
"""Hashes and options, which are no words."""
SEE = re.compile(r"\((\S+) (parvis .*?--help)\)$", re.MULTILINE)
"""Where a refusal says what tells more."""
NAMES = {"bot", "Random", "Greedy", "quick", "false"}
"""Who played, in a record; a bot that is no level; a value of options."""
RECORD = Path(__file__).parents[1] / "records" / "notre-dame" / "2p-base-greedy-0.json"
SERIES = ("--games", "2", "--jobs", "1", "--out")


@pytest.fixture(autouse=True)
def disguised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal whose language is English in disguise, in an empty folder."""
    monkeypatch.setattr("parvis.engine.texts.translated", lambda: (PSEUDO,))
    for name, value in {"LC_MESSAGES": PSEUDO, "COLUMNS": "200", "PARVIS_CORE": "interpreted"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PARVIS_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def plain(said: str, *words: str) -> set[str]:
    """The words that are not in disguise, but for those that were typed, and names that stay as they are."""
    known = data_words() | NAMES | set(WORD.findall(" ".join(words)))
    told = UNTOLD.sub("", QUOTED.sub("", said.replace(str(Path.cwd()), "")))
    return set(filter(is_plain, WORD.findall(told))) - known


def test_what_commands_print_is_in_the_language_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seats", "random,greedy")
    for words in (
        ("simulate", "tiny", *seats, "--games", "2"),
        ("simulate", "tiny", *seats, "--games", "2", "--rotate"),
        ("record", "tiny", *seats, "--seed", "5", "--out", "game.json"),
        ("replay", "game.json"),
        ("games",),
        ("match", "tiny", *seats, "--games", "3", "--jobs", "1", "--out", "results"),
        ("tournament", "tiny", "--bots", "random,greedy", "--players", "2", *SERIES, "tournament"),
        ("ladder", "tiny", "--levels", "random,greedy", "--players", "2", *SERIES, "ladder"),
        ("check-records", "."),
        ("analyse", "game.json", "--games", "2", "--rollouts", "2", "--moves", "1"),
        ("analyse", "game.json", "--games", "2", "--step", "3"),
    ):
        assert run(words) == 0, words
        told = "".join(capsys.readouterr())
        assert told, words
        assert plain(told, *words) == set(), words


def test_what_is_written_stays_english(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("ladder", "tiny", "--levels", "random,greedy", "--players", "2", *SERIES, "ladder", "--markdown")
    assert run(words) == 0
    told = capsys.readouterr().out
    assert told.startswith("| player | against | win share (95%) |")
    assert "2 players, 2 games, seed 1, equals would win 50.0%" in told


def test_differences_are_told_in_the_language_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for name, content in {"damaged": "{", "newer": '{"format": "parvis-record/2"}'}.items():
        Path(f"{name}.json").write_text(content)
    Path("gone.json").symlink_to("nowhere")
    assert run(["check-records", "."]) == 1
    told = capsys.readouterr().out
    assert told.count(".json: ") == 3
    assert plain(told.replace("No such file or directory", ""), "damaged.json newer.json gone.json") == set()


def test_a_dealing_is_told_in_the_language_of_the_terminal() -> None:
    numbers = ["seven", "", "three"]
    hashes = tuple(hash_of(number) for number in numbers)
    returns = (Return(4, 1, 3), Return(2, None, 1))
    shown = [*numbers[:2], hashes[2]]
    fair_game(TINY, shown, hashes=hashes, drawn="5" * 32, returns=returns).write(Path("game.json"))
    found = record.load(Path("game.json"))
    assert found.fair
    assert plain("\n".join(report_lines(found.fair, dealing.verdict(found, found.fair)))) == set()


def test_figures_are_told_in_the_language_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    names = {"start_cpu": "CPU s", "greedy_compiled": "µs/decision", "copy": "ns"}
    figures = {name: {"unit": unit, "median": 2, "smallest": 1, "largest": 3} for name, unit in names.items()}
    machine = dict.fromkeys(("processor", "system", "python", "numba", "date"), "3")
    content = {"players": 2, "figures": figures, "per_game": {"decisions": 1, "nature": 2}, "machine": machine}
    print_figures("Tiny", content)
    assert plain(capsys.readouterr().out) == set()


SEATS = ("simulate", "tiny", "--seats", "random,random")


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("replai",),
        ("simulate",),
        ("simulate", "tiny"),
        (*SEATS, "--speed", "9"),
        (*SEATS, "--jump"),
        (*SEATS, "--games"),
        (*SEATS, "--games", "0"),
        (*SEATS, "--rotate=3"),
        (*SEATS, "more"),
        (*SEATS, "more", "words"),
        (*SEATS, "--option", "low"),
        (*SEATS, "--option", "low=1", "--option", "low=0"),
        (*SEATS, "--option", "high=1"),
        (*SEATS[:-1], "random,gredy"),
        ("play", "--port", "http"),
        ("train", "tiny", "--near", "99"),
        ("train", "tiny", "--mixture", "some"),
        ("train", "tiny", "--begin-with", "published:all"),
        ("analyse", "game.json", "--judge", "me"),
        ("match", *SEATS[1:], "--workers", "horses"),
        ("ladder", "tiny", "--levels", "greedy,expert", "--times", "5ms,10"),
        ("record", *SEATS[1:], "--out", "game.json"),
        ("record", *SEATS[1:], "--out", "missing/other.json"),
        ("replay", "nowhere.json"),
        ("verify", "game.json"),
        ("check-records", "empty"),
        ("explore", "tiny"),
    ],
)
def test_what_commands_refuse_is_told_in_the_language_of_the_terminal(words: tuple[str, ...]) -> None:
    shutil.copy(RECORD, "game.json")
    Path("empty").mkdir()
    line = SEE.sub(r"\1", refused(*words)).removeprefix("parvis: ").replace("No such file or directory", "")
    assert plain(line, *words) == set()
