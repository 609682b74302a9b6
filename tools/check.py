"""Run checks and tests, one step of the table after the other, and say at the end which failed.

Called in the environment .venv as `python tools/check.py quick|test|soak`, by the `make` of that name. A failed step
does not keep the others from running.
"""

import glob
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = "src/parvis/games/*/rules/*"
TESTS_OF_RULES = "tests/games/*/rules"
MANY = "-n auto --maxprocesses 4 --dist worksteal --durations=15"
BY_ITSELF = "not browser and not postgres"  # what drives no other program
TARGETS = ("quick", "test", "soak")


@dataclass(frozen=True)
class Program:
    """A program that tests drive."""

    variable: str
    """The environment variable that names its path."""
    names: tuple[str, ...]
    """What it may be called on PATH."""
    package: str
    """Debian's package with it."""
    places: str = ""
    """Where Debian puts it if not on PATH, as a pattern."""


PROGRAMS = {
    "chromium": Program(
        "PARVIS_CHROMIUM", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"), "chromium"
    ),
    "firefox": Program("PARVIS_FIREFOX", ("firefox-esr", "firefox"), "firefox-esr"),
    "postgresql": Program("PARVIS_POSTGRES", ("initdb",), "postgresql", "/usr/lib/postgresql/*/bin/initdb"),
}


@dataclass(frozen=True)
class Step:
    """One command, with the targets that run it."""

    title: str
    command: str
    targets: str
    early: bool = False
    """Begun at once, beside the steps above it; its place in the table is where it is waited for."""
    again: bool = False
    """Drives other programs, which can miss a moment on a busy machine: what failed is tried once more, alone."""
    needs: str = ""
    """What must be there, by its name in WANTED."""


STEPS = (
    Step("ruff check", "ruff check .", "quick test soak"),
    Step("ruff format", "ruff format --check .", "quick test soak"),
    Step("mypy", "mypy", "quick test soak"),
    Step("import contracts", "lint-imports --no-cache", "quick test soak"),
    Step("tests of the games' rules", f"pytest -m 'not soak' {MANY} {TESTS_OF_RULES}", "quick"),
    Step("tests of the games' rules, measured", f"pytest {MANY} {TESTS_OF_RULES} --cov --cov-report=", "test soak"),
    Step(
        "rules covered, every line and branch",
        f"coverage report --fail-under=100 --include='{RULES}'",
        "test soak",
    ),
    Step("compile the rules of Troyes", "parvis compile --batches troyes", "test soak", early=True),
    Step(
        "compile the rules of Notre Dame and Tiny",
        "PYTHONPATH=tests/plugin parvis compile --batches notre-dame tiny",
        "test soak",
        early=True,
    ),
    Step(
        "all other tests",
        f"pytest -m 'not soak and {BY_ITSELF}' {MANY} --ignore-glob='{TESTS_OF_RULES}' tests",
        "test",
    ),
    Step(
        "all other tests, at length",
        f"pytest -m 'not alone and not cluster and {BY_ITSELF}' {MANY} --ignore-glob='{TESTS_OF_RULES}' tests",
        "soak",
    ),
    Step("PostgreSQL", "pytest -m postgres tests/web", "test soak", needs="postgresql"),
    Step("random games, a million of each game", "python -m tools.soak", "soak"),
    Step("measurements", "pytest -m 'soak and alone and not browser' -n 0 -rP tests", "soak"),
    Step("faults on purpose", "python -m tools.faults", "soak"),
    Step("cluster tests", "pytest -m cluster tests", "soak", again=True),
    Step("training example", "python examples/train_ppo.py", "soak", needs="training"),
    Step(
        "browser tests",
        "pytest -m 'browser and not firefox and not alone and not soak' -n 3 --dist worksteal --durations=10 tests/web",
        "test",
        again=True,
        needs="chromium",
    ),
    Step(
        "browser tests, at length",
        "pytest -m 'browser and not firefox and not alone' -n 3 --dist worksteal --durations=10 tests/web",
        "soak",
        again=True,
        needs="chromium",
    ),
    Step(
        "browser tests that watch moments",
        "pytest -m 'browser and alone' -n 0 tests/web",
        "test soak",
        again=True,
        needs="chromium",
    ),
    Step("Firefox", "pytest -m 'firefox and not soak' tests/web", "test", again=True, needs="firefox"),
    Step("Firefox, whole games", "pytest -m firefox -n 2 --durations=4 tests/web", "soak", again=True, needs="firefox"),
)
AGAIN = "--last-failed --last-failed-no-failures none -n 0"
WANTED = {
    "chromium": "no Chromium on PATH; on Debian, as root: apt-get install chromium",
    "firefox": "no Firefox on PATH; on Debian, as root: apt-get install firefox-esr",
    "postgresql": "no PostgreSQL; on Debian, as root: apt-get install postgresql",
    "training": "pip install torch, then pip install -e '.[learn]'",
}
"""What a step may need, and where that comes from."""


def begin(step: Step, environment: dict[str, str]) -> "subprocess.Popen[str]":
    """Begin a step that goes on beside others; what it says is kept for its end."""
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(step.command, shell=True, cwd=ROOT, env=environment, stdout=pipe, stderr=out, text=True)


def run(step: Step, environment: dict[str, str], begun: "subprocess.Popen[str] | None") -> bool:
    """Run a step under its heading, or wait for it where it has been begun before; True if it passed."""
    print(f"\n=== {step.title}: {step.command}", flush=True)
    began = time.monotonic()
    if begun:
        print(begun.communicate()[0], end="")
        passed = begun.returncode == 0
    else:
        passed = call(step.command, environment)
    if not passed and step.again:
        print(f"\n=== {step.title} that failed, each once more and alone", flush=True)
        passed = call(f"{step.command} {AGAIN}", environment)
    print(f"--- {step.title}: {'ok' if passed else 'FAILED'} ({time.monotonic() - began:.0f} s)", flush=True)
    return passed


def call(command: str, environment: dict[str, str]) -> bool:
    """Run one command to its end; True if it says that all is well."""
    return subprocess.run(command, shell=True, cwd=ROOT, env=environment).returncode == 0


def find(program: Program) -> str | None:
    """Path of a program: the one named by its variable, else the first on PATH, else the newest in its places."""
    names = (os.environ.get(program.variable, ""), *program.names)
    found = next((path for name in names if (path := shutil.which(name))), None)
    return found or max(glob.glob(program.places), default=None)


def provide(program: Program) -> str | None:
    """Like find; where there is none, root on Debian gets it from Debian's packages."""
    found = find(program)
    if found or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    print(f"\n=== Installing Debian's package {program.package} for tests", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(f"apt-get update -q && apt-get install -q -y {program.package}", shell=True, env=environment)
    return find(program)


def provided(steps: list[Step], environment: dict[str, str]) -> set[str]:
    """What of that which these steps need is there; the programs' paths go into the environment."""
    there = {"", *({"training"} if importlib.util.find_spec("sb3_contrib") else ())}
    for name, program in PROGRAMS.items():
        if any(step.needs == name for step in steps) and (path := provide(program)):
            environment[program.variable] = path
            there.add(name)
    return there


def surroundings(target: str) -> dict[str, str]:
    """The environment of all steps. Under PARVIS_SOAK the tests take all that the quick ones choose from."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    cache = str(ROOT / ".pytest_cache" / "parvis")  # where the tests look, too
    environment = {"PARVIS_CACHE": cache} | os.environ | {"PATH": path, "PARVIS_SOAK": str(int(target == "soak"))}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile all sources again
    return environment


def main(target: str) -> int:
    """Run the target's steps; 0 if all passed. What can't run is left out and said; in CI, and in soak, it fails."""
    began = time.monotonic()
    steps = [step for step in STEPS if target in step.targets.split()]
    environment = surroundings(target)
    begun = {step: begin(step, environment) for step in steps if step.early}
    there = provided(steps, environment)
    failed, left_out = [], []
    for step in steps:
        if step.needs not in there:
            print(f"\n=== {step.title}: not run ({WANTED[step.needs]})")
            left_out.append(step.title)
        elif not run(step, environment, begun.get(step)):
            failed.append(step.title)
    verdict = f"failed: {', '.join(failed)}" if failed else f"{len(steps) - len(left_out)} steps passed"
    not_run = f"; not run: {', '.join(left_out)}" if left_out else ""
    print(f"\n=== {verdict}{not_run} ({time.monotonic() - began:.0f} s)")
    complete = target == "soak" or os.environ.get("CI") == "true"
    return 1 if failed or (left_out and complete) else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in TARGETS:
        sys.exit(f"usage: python tools/check.py {'|'.join(TARGETS)}")
    try:
        sys.exit(main(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
