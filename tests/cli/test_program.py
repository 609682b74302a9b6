"""The command as a whole: help, version, errors, interrupts."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import parvis as parvis_package
from parvis import __version__
from parvis.cli import interrupt
from parvis.games.troyes.contents import FILE
from tests.cli.command import COMMAND, parvis, refused

SIMULATE = ("simulate", "tiny", "--seats", "random,random", "--games", "2")


def test_version() -> None:
    assert parvis("--version").stdout == f"parvis {__version__}\n"


@pytest.mark.parametrize("words", [(), ("--help",)])
def test_help_lists_the_commands(words: tuple[str, ...]) -> None:
    process = parvis(*words)
    assert process.returncode == 0
    for name in ("play", "simulate", "record", "replay", "verify", "check-records", "games", "compile", "bench"):
        assert f" {name} " in process.stdout


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["replay", "nowhere.json"]])
def test_help_and_errors_wait_for_no_big_library(words: list[str]) -> None:
    script = (
        "import sys\nfrom parvis.cli import app\ntry:\n    app(sys.argv[1:])\nexcept SystemExit:\n"
        "    print({'numba', 'django'} & set(sys.modules), file=sys.stderr)"
    )
    process = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True)
    assert process.stderr.splitlines()[-1] == "set()"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("dance",), "No such command 'dance' (see parvis --help)"),
        (("simulate", "tiny"), "Missing option '--seats' (see parvis simulate --help)"),
        (("simulate",), "Missing argument"),
        ((*SIMULATE, "--speed", "9"), "No such option"),
        ((*SIMULATE[:-1], "0"), "--games"),
        ((*SIMULATE[:-1], "many"), "--games"),
        ((*SIMULATE, "--seed", "-1"), "--seed"),
        ((*SIMULATE, "--jobs", "0"), "--jobs"),
        (("simulate", "chess", "--seats", "random,random"), "no such game: 'chess' (choose from "),
        (
            ("simulate", "tiny", "--seats", "random,gredy"),
            "no such bot: 'gredy' (choose from random, novice, greedy, skilled, expert)",
        ),
        (("simulate", "tiny", "--seats", "random"), "tiny is for 2, 3 or 4 players, not 1"),
        (("simulate", "tiny", "--seats", ""), "no such bot: ''"),
        ((*SIMULATE, "--option", "high=1"), "tiny has no option 'high' (choose from low"),
        (
            ("simulate", "troyes", "--seats", "random,random", "--option", "tournament=true"),
            "option tournament is for 3 or 4 players, not 2",
        ),
        ((*SIMULATE, "--option", "low=3"), "option low must be true or false, not '3'"),
        ((*SIMULATE, "--option", "low"), "--option 'low' has no value. Write it as --option low=true"),
        ((*SIMULATE, "--option", "low=1", "--option", "low=0"), "option 'low' is given twice"),
        (("bench", "--game", "tiny", "--players", "7"), "tiny is for 2, 3 or 4 players, not 7"),
        (("bench", "--rounds", "0"), "--rounds"),
        (("compile", "chess"), "no such game: 'chess'"),
        (("play", "--port", "0"), "--port"),
        (("play", "--port", "http"), "--port"),
    ],
)
def test_wrong_words_get_one_line(words: tuple[str, ...], message: str) -> None:
    assert message in refused(*words)


def test_wrong_words_end_the_process_with_2() -> None:
    process = parvis("simulate", "tiny")
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == "parvis: Missing option '--seats' (see parvis simulate --help)\n"


@pytest.fixture
def corrected(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs `parvis` where somebody has put other words into the data file of Troyes."""
    shutil.copytree(Path(parvis_package.__file__).parent, tmp_path / "parvis", ignore=shutil.ignore_patterns("static"))
    file = tmp_path / "parvis" / "games" / "troyes" / "data" / "cards.toml"

    def run(before: str, after: str, *words: str) -> subprocess.CompletedProcess[str]:
        content = file.read_text(encoding="utf-8")
        assert before in content
        file.write_text(content.replace(before, after, 1), encoding="utf-8")
        return parvis(*words, PYTHONPATH=str(tmp_path), PARVIS_DATA=str(tmp_path))

    return run


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("simulate", "troyes", "--seats", "random,random", "--games", "1"),
        ("play", "--no-browser", "--port", "18400"),
    ],
)
@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (
            "cost = 4",
            "cost = 99",
            "cards.toml: activity archer: cost is 99; it has to be a whole number from 0 to 20",
        ),
        (
            "spaces = 4",
            "spaces = 3",
            "cards.toml: activities is not what it was in ruling 1, which is released; a correction is a ruling of its "
            "own: put back what was there, until = 3, and add a form with the corrected values, since = 4",
        ),
        ("spaces = 4", "spaces = 5", "cards.toml: activities: spaces is 5; it has to be a whole number from 2 to 4"),
        ("spaces = 4", "spaces =", "cards.toml: Invalid value (at line {line}, column 9)"),
    ],
)
def test_a_wrong_value_in_a_data_file_gets_one_line(
    corrected: Callable[..., subprocess.CompletedProcess[str]],
    words: tuple[str, ...],
    before: str,
    after: str,
    message: str,
) -> None:
    process = corrected(before, after, *words)
    line = FILE.read_text(encoding="utf-8").partition(before)[0].count("\n") + 1
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == f"parvis: {message.format(line=line)}\n"


def test_wrong_port_in_the_environment_gets_one_line() -> None:
    process = parvis("play", PORT="http")
    assert process.returncode == 2
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [["games"], ["--version"]])  # a long and a short output fail at other moments
def test_output_that_nobody_can_take_gets_one_line(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        process = subprocess.run([*COMMAND, *words], stdout=full, stderr=subprocess.PIPE, text=True)
    assert (process.returncode, process.stderr) == (2, "parvis: output: No space left on device\n")


def test_reader_that_goes_away_is_no_error() -> None:
    shown = subprocess.Popen([*COMMAND, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert shown.stdout
    shown.stdout.close()
    assert shown.stderr
    assert shown.stderr.read() == ""
    assert shown.wait(60) == 1


def still_running(group: int) -> dict[str, float]:
    """Processes of a group that have not ended, and the CPU seconds that each has worked."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = path.read_text().rpartition(")")
            state, _, of_group, *others = rest.split()
            if int(of_group) == group and state != "Z":
                found[name] = int(others[8]) / os.sysconf("SC_CLK_TCK")
    return found


def are_playing(group: int, processes: int) -> bool:
    """Whether so many processes of a group have worked for longer than it takes to start."""
    return sum(seconds > 1.2 for seconds in still_running(group).values()) >= processes


@pytest.mark.parametrize(
    ("is_heard", "error", "comes_out"),
    [
        (False, KeyboardInterrupt(), KeyboardInterrupt),
        (True, SystemError("the compiler has failed"), KeyboardInterrupt),
        (False, SystemError("the compiler has failed"), SystemError),
    ],
    ids=["interrupted", "lost, and something else fails", "something fails"],
)
def test_who_interrupts_is_told_how_to_go_on(
    is_heard: bool, error: BaseException, comes_out: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interrupt, "_heard", is_heard)
    told: list[str] = []
    with pytest.raises(comes_out), interrupt.told(lambda: told.append("run it again")):
        raise error
    assert bool(told) == (comes_out is KeyboardInterrupt)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("whole_group", [True, False], ids=["group", "one process"])
def test_interrupt_ends_quietly(jobs: str, whole_group: bool) -> None:
    words = ["simulate", "tiny", "--seats", "random,random", "--games", "10000000", "--jobs", jobs]
    environment = {**os.environ, "PARVIS_CORE": "interpreted"}
    running = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )
    patience = time.monotonic() + 60
    while not are_playing(running.pid, int(jobs)) and time.monotonic() < patience:
        time.sleep(0.05)
    assert running.poll() is None
    if whole_group:
        os.killpg(running.pid, signal.SIGINT)
    else:
        running.send_signal(signal.SIGINT)
    out, errors = running.communicate(timeout=30)
    assert (running.returncode, out, errors) == (130, "", "")
    patience = time.monotonic() + 20  # the last helper of the pool hears a moment later
    while still_running(running.pid) and time.monotonic() < patience:
        time.sleep(0.1)
    assert still_running(running.pid) == {}
