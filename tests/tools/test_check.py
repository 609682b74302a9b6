"""Checks can be run in parts: what has passed on these very sources is not run again, and nothing is forgotten."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import check
from tools.check import PROGRAMS, STEPS, Step

TESTS = Path(__file__).parent.parent
Runs = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two files, with four steps of which the third fails as long as there is a file `broken`."""
    root = tmp_path / "project"
    root.mkdir()
    (root / ".gitignore").write_text("build/\n")
    (root / "rules.py").write_text("1")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    titles = ("lint", "rules, at length", "site, at length", "Firefox")
    steps = tuple(
        Step(title, f"echo '{title}' >> ../ran" + " && test ! -e ../broken" * title.startswith("site"), "test soak")
        for title in titles
    )
    monkeypatch.setattr(check, "ROOT", root)
    monkeypatch.setattr(check, "NOTES", root / "build" / "checks.json")
    monkeypatch.setattr(check, "FAILED", root / "lastfailed")
    monkeypatch.setattr(check, "STEPS", steps)
    return root


@pytest.fixture
def run(project: Path) -> Runs:
    """Calls the command; gives its exit status and which steps were run."""
    ran = project.parent / "ran"

    def call(*words: str) -> tuple[int, list[str]]:
        ran.write_text("")
        return check.command(words), ran.read_text().splitlines()

    return call


def test_what_has_passed_is_not_run_again(project: Path, run: Runs, capsys: pytest.CaptureFixture[str]) -> None:
    (project.parent / "broken").touch()
    all_steps = ["lint", "rules, at length", "site, at length", "Firefox"]
    assert run("soak") == (1, all_steps)
    assert "failed: site, at length" in capsys.readouterr().out
    assert run("soak", "--go-on") == (1, ["site, at length"])
    (project.parent / "broken").unlink()
    assert run("soak", "--go-on") == (0, ["site, at length"])
    assert "1 steps passed; 3 had passed before" in capsys.readouterr().out
    assert run("soak", "--go-on") == (0, [])
    assert run("test", "--go-on") == (0, all_steps), "each target has notes of its own"
    assert run("soak") == (0, all_steps), "whoever does not want to go on begins again"


def test_tests_that_failed_are_named_at_the_end(
    run: Runs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (check.ROOT / "test_of_today.py").write_text("def test_passes(): ...\ndef test_fails(): assert False")
    steps = (Step(name, f"pytest -o cache_dir=. test_of_today.py::test_{name}", "test") for name in ("passes", "fails"))
    monkeypatch.setattr(check, "STEPS", tuple(steps))
    monkeypatch.setattr(check, "FAILED", check.ROOT / "v" / "cache" / "lastfailed")
    check.FAILED.parent.mkdir(parents=True)
    check.FAILED.write_text('{"test_of_yesterday.py::test_failed": true}')
    assert run("test")[0] == 1
    said = capsys.readouterr().out
    assert [line.split("::")[1] for line in said.splitlines() if line.startswith("FAILED ")] == ["test_fails"]


@pytest.mark.parametrize("name", ["rules.py", "new.py"])
def test_other_sources_are_checked_again(name: str, project: Path, run: Runs) -> None:
    assert len(run("soak")[1]) == 4
    (project / name).write_text("2")
    assert len(run("soak", "--go-on")[1]) == 4
    (project / "build" / "picture.png").touch()  # Git ignores it
    assert run("soak", "--go-on") == (0, [])


def test_what_was_edited_meanwhile_counts_as_not_run(project: Path, run: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "STEPS", (Step("edit", "echo edit >> ../ran; echo 3 > rules.py", "soak"),))
    assert run("soak") == (0, ["edit"])
    assert check.notes()["soak"] == {}


@pytest.mark.parametrize("content", ["", "[", "[]", '{"test": {}}'])
def test_notes_that_can_not_be_read_are_none(content: str, run: Runs) -> None:
    check.NOTES.parent.mkdir()
    check.NOTES.write_text(content)
    assert len(run("soak", "--go-on")[1]) == 4
    assert run("soak", "--go-on") == (0, [])


def test_without_git_nothing_counts_as_passed(run: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_DIR", "/nowhere")
    for _ in range(2):
        assert len(run("soak", "--go-on")[1]) == 4


def test_steps_are_chosen_by_words_of_their_titles(run: Runs, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("soak", "--only", "at length") == (0, ["rules, at length", "site, at length"])
    assert run("soak", "--only", "lint", "firefox") == (0, ["lint", "Firefox"])
    with pytest.raises(SystemExit):
        run("soak", "--only", "lint", "chrome")
    assert "no step is called 'chrome'" in capsys.readouterr().err


def test_steps_are_listed_with_how_they_ended(run: Runs, capsys: pytest.CaptureFixture[str]) -> None:
    run("soak", "--only", "lint")
    capsys.readouterr()
    assert run("soak", "--list") == (0, [])
    lint, rules, *_ = capsys.readouterr().out.splitlines()
    assert lint.startswith("lint ")
    assert " ok, 0 s, " in lint
    assert lint.endswith("these sources")
    assert rules.endswith("never run")


def test_the_parts_of_a_soak_hold_every_test() -> None:
    """Each file lies in one of the slices; the rules of games and the browser have steps of their own."""
    places = [TESTS.parent / place for places in check.SLICES.values() for place in places.split()]
    for file in TESTS.rglob("test_*.py"):
        assert sum(place == file or place in file.parents for place in places) == 1, file
    assert all(place.exists() for place in [*places, TESTS.parent / check.DEVICES])


@pytest.mark.parametrize("target", check.TARGETS)
def test_titles_are_names(target: str) -> None:
    titles = [step.title for step in STEPS if target in step.targets.split()]
    assert len(set(titles)) == len(titles)


def test_where_there_is_only_the_whole_chromium_it_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, shell = tmp_path / "chromium", tmp_path / "chromium-headless-shell"
    whole.touch(mode=0o755)
    for program in ("chromium", "shell"):
        monkeypatch.delenv(PROGRAMS[program].variable, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))  # without apt-get
    assert check.provide(PROGRAMS["shell"]) == str(whole)
    shell.touch(mode=0o755)
    assert check.provide(PROGRAMS["shell"]) == str(shell)
    assert check.provide(PROGRAMS["chromium"]) == str(whole)
