"""Run checks and tests, one step of the table after the other, and say at the end which failed.

Called in the environment .venv as `python tools/check.py quick|test|soak`, by the `make` of that name. A failed step
does not keep the others from running. What passed is noted, so that a soak can be run in parts: `--help` says how.
"""

import argparse
import glob
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOTES = ROOT / "build" / "checks.json"
"""How each step of each target ended last, and on which sources."""
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
"""Where pytest keeps which tests failed last."""
RULES = "src/parvis/games/*/rules/*"
TESTS_OF_RULES = "tests/games/*/rules"
MANY = "-n auto --maxprocesses 4 --dist worksteal --durations=15"
BROWSERS = "-n 3 --dist worksteal --durations=10"
DEVICES = "tests/web/boards/test_devices_browser.py"
BY_ITSELF = "not browser and not postgres and not proxy"  # what drives no other program
TARGETS = ("quick", "test", "soak")
BATCHED = "from parvis.engine import batched, core, registry as r; batched.add_batched(core.compiled(r.find('troyes')))"
"""The loops over Troyes that tests run compiled; those against bots take longest to compile, only a soak runs them."""
BESIDE = "nice"
"""Before what runs beside the compiling of Troyes, which takes longest and is waited for: it comes first."""
SLICES = {
    "games": "tests/games",
    "bots": "tests/bots",
    "engine and records": "tests/engine tests/records tests/golden tests/test_package.py",
    "arena, learning, insight, agents, envs": "tests/arena tests/learning tests/insight tests/agents tests/envs",
    "data sets": "tests/datasets",
    "commands and tools": "tests/cli tests/tools",
    "site": "tests/web",
}
"""The parts in which all other tests run at length, so that one that was stopped costs little."""


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
    instead: str = ""
    """Which other program does, if this one can't be had."""


PROGRAMS = {
    "chromium": Program(
        "PARVIS_CHROMIUM", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"), "chromium"
    ),
    "shell": Program("PARVIS_SHELL", ("chromium-headless-shell",), "chromium-headless-shell", instead="chromium"),
    "firefox": Program("PARVIS_FIREFOX", ("firefox-esr", "firefox"), "firefox-esr"),
    "postgresql": Program("PARVIS_POSTGRES", ("initdb",), "postgresql", "/usr/lib/postgresql/*/bin/initdb"),
    "caddy": Program("PARVIS_CADDY", ("caddy",), "caddy"),
    "nginx": Program("PARVIS_NGINX", ("nginx",), "nginx", "/usr/sbin/nginx"),
}


@dataclass(frozen=True)
class Step:
    """One command, with the targets that run it."""

    title: str
    command: str
    targets: str
    early: bool = False
    """Begun at once, beside the steps above it, which do without what it makes; its place is where it is waited for."""
    retry: bool = False
    """Drives other programs, which can miss a moment on a busy machine: what failed is tried once more, alone."""
    needs: str = ""
    """What must be there, by names in WANTED."""


STEPS = (
    Step("ruff check", "ruff check .", "quick test soak"),
    Step("ruff format", "ruff format --check .", "quick test soak"),
    Step("import contracts", "lint-imports --no-cache", "quick test soak"),
    Step("docstrings and names", "python -m tools.wording", "quick test soak"),
    Step("tests of the games' rules", f"pytest -m 'not soak' {MANY} {TESTS_OF_RULES}", "quick"),
    Step(
        "tests of the games' rules, measured",
        f"{BESIDE} pytest {MANY} {TESTS_OF_RULES} --cov --cov-report=",
        "test soak",
    ),
    Step(
        "rules covered, every line and branch",
        f"coverage report --fail-under=100 --include='{RULES}'",
        "test soak",
    ),
    Step("mypy", f"{BESIDE} mypy", "quick test soak", early=True),
    Step("docs, with their links", f"NO_MKDOCS_2_WARNING=1 {BESIDE} mkdocs build --strict", "test soak", early=True),
    Step("PostgreSQL", "pytest -m 'postgres and not soak' -n 2 --durations=5 tests/web", "test", needs="postgresql"),
    Step("PostgreSQL, at length", "pytest -m postgres -n 2 --durations=5 tests/web", "soak", needs="postgresql"),
    Step("Firefox", "pytest -m 'firefox and not soak' -n 2 tests/web/boards", "test", retry=True, needs="firefox"),
    Step("compile the rules of Troyes", f'parvis compile troyes && python -c "{BATCHED}"', "test soak", early=True),
    Step(
        "compile the rules of Notre Dame and Tiny",
        f"PYTHONPATH=tests/plugin {BESIDE} parvis compile --batches notre-dame tiny",
        "test soak",
        early=True,
    ),
    Step(
        "all other tests",
        f"pytest -m 'not soak and {BY_ITSELF}' {MANY} --ignore-glob='{TESTS_OF_RULES}' tests",
        "test",
    ),
    *(
        Step(
            f"all other tests, at length: {name}",
            f"pytest -m 'not alone and not cluster and {BY_ITSELF}' {MANY} --ignore-glob='{TESTS_OF_RULES}' {places}",
            "soak",
        )
        for name, places in SLICES.items()
    ),
    Step(
        "Caddy and nginx",
        "pytest -m 'proxy and not soak' -n 0 tests/web/server",
        "test",
        retry=True,
        needs="caddy nginx",
    ),
    Step(
        "Caddy and nginx, at length", "pytest -m proxy -n 0 tests/web/server", "soak", retry=True, needs="caddy nginx"
    ),
    Step("random games, a million of each game", "python -m tools.soak", "soak"),
    Step("games of programs over cut lines", "python -m tools.load.cuts", "soak"),
    Step("measurements", "pytest -m 'soak and alone and not browser' -n 0 -rP tests", "soak"),
    Step(
        "a year of a busy club",
        "rm -rf build/club && python -m tools.club build/club && python -m tools.club build/club --measure --most 100"
        " && rm -rf build/club",
        "soak",
    ),
    Step("faults on purpose", "python -m tools.faults", "soak", needs="caddy nginx"),
    Step("cluster tests", "pytest -m cluster tests", "soak", retry=True),
    Step("training example", "python examples/train_ppo.py", "soak", needs="training"),
    Step(
        "batches by DLPack", "python examples/batch_jax.py && python examples/batch_torchrl.py", "soak", needs="tensors"
    ),
    Step(
        "browser tests",
        f"PARVIS_CHROMIUM=$PARVIS_SHELL pytest -m 'browser and not firefox and not alone and not whole and not soak'"
        f" {BROWSERS} tests/web",
        "test",
        retry=True,
        needs="shell",
    ),
    Step(
        "browser tests, at length",
        f"pytest -m 'browser and not firefox and not alone' {BROWSERS} tests/web --ignore={DEVICES}",
        "soak",
        retry=True,
        needs="chromium",
    ),
    Step(
        "whole games with every device",
        f"pytest -m 'browser and not alone' {BROWSERS} {DEVICES}",
        "soak",
        retry=True,
        needs="chromium",
    ),
    Step(
        "browser tests that watch moments or need the whole browser",
        "pytest -m 'browser and (alone or whole) and not soak' -n 0 tests/web/browser tests/web/notices",
        "test",
        retry=True,
        needs="chromium",
    ),
    Step(
        "browser tests that watch moments, at length",
        "pytest -m 'browser and alone' -n 0 tests/web/browser",
        "soak",
        retry=True,
        needs="chromium",
    ),
    Step(
        "Firefox, whole games",
        "pytest -m firefox -n 2 --durations=4 tests/web/boards",
        "soak",
        retry=True,
        needs="firefox",
    ),
)
RETRY = "--last-failed --last-failed-no-failures none -n 0"
WANTED = {
    "chromium": "no Chromium on PATH; on Debian, as root: apt-get install chromium",
    "shell": "no Chromium on PATH; on Debian, as root: apt-get install chromium-headless-shell",
    "firefox": "no Firefox on PATH; on Debian, as root: apt-get install firefox-esr",
    "postgresql": "no PostgreSQL; on Debian, as root: apt-get install postgresql",
    "caddy": "no Caddy on PATH; on Debian, as root: apt-get install caddy",
    "nginx": "no nginx; on Debian, as root: apt-get install nginx",
    "training": "pip install torch, then pip install -e '.[learn]'",
    "tensors": "pip install torch, then pip install jax torchrl",
}
"""What a step may need, and where that comes from."""
PACKAGES = {"training": ("sb3_contrib",), "tensors": ("jax", "torchrl")}
"""Packages that a step may need, of those that are not installed for tests."""


def begin(step: Step, environment: dict[str, str]) -> "subprocess.Popen[str]":
    """Begin a step that goes on beside others; what it says is kept for its end."""
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(step.command, shell=True, cwd=ROOT, env=environment, stdout=pipe, stderr=out, text=True)


def run(step: Step, environment: dict[str, str], begun: "subprocess.Popen[str] | None") -> tuple[bool, float]:
    """Run a step under its heading, or wait for it where it has been begun before; whether it passed, and seconds."""
    print(f"\n=== {step.title}: {step.command}", flush=True)
    began = time.monotonic()
    if begun:
        print(begun.communicate()[0], end="")
        passed = begun.returncode == 0
    else:
        passed = call(step.command, environment)
    if not passed and step.retry:
        print(f"\n=== {step.title} that failed, each once more and alone", flush=True)
        passed = call(f"{step.command} {RETRY}", environment)
    seconds = time.monotonic() - began
    print(f"--- {step.title}: {'ok' if passed else 'FAILED'} ({seconds:.0f} s)", flush=True)
    return passed, seconds


def call(command: str, environment: dict[str, str]) -> bool:
    """Run one command to its end; True if it says that all is well."""
    return subprocess.run(command, shell=True, cwd=ROOT, env=environment).returncode == 0


def find(program: Program) -> str | None:
    """Path of a program: the one named by its variable, else the first on PATH, else the newest in its places."""
    names = (os.environ.get(program.variable, ""), *program.names)
    found = next((path for name in names if (path := shutil.which(name))), None)
    return found or max(glob.glob(program.places), default=None)


def provide(program: Program) -> str | None:
    """Find a program; where there is none, root on Debian gets it from Debian's packages."""
    found = find(program)
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"\n=== Installing Debian's package {program.package} for tests", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(f"apt-get update -q && apt-get install -q -y {program.package}", shell=True, env=environment)
        found = find(program)
    return provide(PROGRAMS[program.instead]) if program.instead and not found else found


def provided(steps: list[Step], environment: dict[str, str]) -> set[str]:
    """What of that which these steps need is there; the programs' paths go into the environment."""
    there = {name for name, packages in PACKAGES.items() if all(map(importlib.util.find_spec, packages))}
    for name, program in PROGRAMS.items():
        if any(name in step.needs.split() for step in steps) and (path := provide(program)):
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


def sources() -> str:
    """A hash of all files that Git keeps or would keep, as they are now; empty where there is no Git."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True)
    digest = hashlib.sha256()
    for name in sorted(filter(None, listed.stdout.decode().split("\0"))):
        if (file := ROOT / name).is_file():
            digest.update(f"{name}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return "" if listed.returncode else digest.hexdigest()[:16]


def commit() -> str:
    """The commit that is checked out, for people who read notes; empty where there is none."""
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return found.stdout.strip()


def notes() -> dict[str, dict[str, Any]]:
    """How steps ended last, by target and title; nothing where that can't be read."""
    try:
        found = json.loads(NOTES.read_text(encoding="utf-8"))
        return {target: dict(found[target]) for target in TARGETS}
    except (OSError, ValueError, LookupError, TypeError):
        return {target: {} for target in TARGETS}


def note(target: str, step: Step, passed: bool, seconds: float, of: str) -> None:
    """Note how a step ended on these sources."""
    ended = {"passed": passed, "seconds": round(seconds), "at": time.strftime("%Y-%m-%d %H:%M"), "commit": commit()}
    every = notes()
    every[target][step.title] = {**ended, "sources": of}
    NOTES.parent.mkdir(exist_ok=True)
    new = NOTES.with_suffix(".new")
    new.write_text(json.dumps(every, indent=1), encoding="utf-8")
    new.replace(NOTES)


def has_passed(target: str, step: Step, of: str) -> bool:
    """Whether a step has passed on these very sources."""
    ended = notes()[target].get(step.title, {})
    return bool(of) and ended.get("sources") == of and ended["passed"]


def chosen(target: str, only: Sequence[str]) -> list[Step]:
    """The target's steps in whose titles one of these texts stands; without texts all. Raises ValueError."""
    steps = [step for step in STEPS if target in step.targets.split()]
    found = {text: [step for step in steps if text.lower() in step.title.lower()] for text in only}
    for text, called_so in found.items():
        if not called_so:
            raise ValueError(f"no step is called {text!r}; --list shows all")
    return [step for step in steps if not only or any(step in called_so for called_so in found.values())]


def show(target: str, steps: Sequence[Step], of: str) -> None:
    """A line for each step: how it ended last, and whether that was on these sources."""
    ends = notes()[target]
    for step in steps:
        ended = ends.get(step.title)
        told = "never run"
        if ended:
            where = "these sources" if of and ended["sources"] == of else f"other sources, at {ended['commit']}"
            told = f"{'ok' if ended['passed'] else 'FAILED'}, {ended['seconds']} s, {ended['at']}, {where}"
        print(f"{step.title:<60} {told}")


def failed_tests() -> list[str]:
    """The tests that failed when they were run last."""
    return sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []


def main(target: str, only: Sequence[str] = (), go_on: bool = False) -> int:
    """Run the target's steps; 0 if all passed. What can't run is left out and said; in CI, and in soak, it fails.

    `only`: texts in the titles of those that are wanted; `go_on`: without those that have passed on these sources.
    """
    began, of = time.monotonic(), sources()
    wanted = chosen(target, only)
    steps = [step for step in wanted if not (go_on and has_passed(target, step, of))]
    environment = surroundings(target)
    FAILED.unlink(missing_ok=True)
    begun = {step: begin(step, environment) for step in steps if step.early}
    there = provided(steps, environment)
    failed, left_out = [], []
    for step in steps:
        if missing := [WANTED[name] for name in step.needs.split() if name not in there]:
            print(f"\n=== {step.title}: not run ({'; '.join(missing)})")
            left_out.append(step.title)
            continue
        passed, seconds = run(step, environment, begun.get(step))
        if not passed:
            failed.append(step.title)
        if not passed or sources() == of:  # what was edited meanwhile may not be what was tested
            note(target, step, passed, seconds, of)
    print()
    show(target, wanted, of)
    print("".join(f"\nFAILED {name}" for name in failed_tests()))
    verdict = f"failed: {', '.join(failed)}" if failed else f"{len(steps) - len(left_out)} steps passed"
    before = f"; {len(wanted) - len(steps)} had passed before" if len(wanted) > len(steps) else ""
    not_run = f"; not run: {', '.join(left_out)}" if left_out else ""
    print(f"\n=== {verdict}{before}{not_run} ({time.monotonic() - began:.0f} s)")
    complete = target == "soak" or os.environ.get("CI") == "true"
    return 1 if failed or (left_out and complete) else 0


def command(words: Sequence[str]) -> int:
    """What is called from outside."""
    parser = argparse.ArgumentParser(description="Run checks and tests.")
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--list", action="store_true", help="only show the steps, and how each ended last")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="TEXT", help="only steps with such a text in the title"
    )
    parser.add_argument("--go-on", action="store_true", help="without steps that have passed on these very sources")
    given = parser.parse_args(words)
    try:
        if given.list:
            show(given.target, chosen(given.target, given.only), sources())
            return 0
        return main(given.target, given.only, given.go_on)
    except ValueError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(command(sys.argv[1:]))
