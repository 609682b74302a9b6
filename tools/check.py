"""Run all checks and tests and say at the end which failed.

Called by `make test` in the environment .venv. A failed step does not keep the others from running.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
RULES = "src/parvis/games/*/rules/*"
TESTS_OF_RULES = "tests/games/*/rules"

COMPILE_STEPS = {
    "compile the rules of Troyes": "parvis compile --batches troyes",
    "compile the rules of Notre Dame and Tiny": "PYTHONPATH=tests/plugin parvis compile --batches notre-dame tiny",
}
PYTEST = 'pytest -m "not browser and not cluster" -n auto --maxprocesses 4 --dist worksteal --durations=15'
INTERPRETED_STEPS = {  # they need nothing compiled: that goes on beside them
    "ruff check": "ruff check .",
    "ruff format": "ruff format --check .",
    "mypy": "mypy",
    "import contracts": "lint-imports --no-cache",
    "tests of the games' rules, measured": f"{PYTEST} {TESTS_OF_RULES} --cov --cov-report=",
    "rules covered, every line and branch": f"coverage report --fail-under=100 --include='{RULES}'",
}
OTHER_TESTS_STEP = "all other unit, property and corpus tests"
OTHER_TESTS = f"{PYTEST} --ignore-glob='{TESTS_OF_RULES}' tests"
BROWSER_STEP = "browser tests"
BROWSER = 'pytest -m "browser and not alone" -n 3 --dist worksteal --durations=10 tests/web'
ALONE_STEP = "browser tests that watch moments"
ALONE = 'pytest -m "browser and alone" -n 0 tests/web'
CLUSTER_STEP = "cluster tests"
CLUSTER = "pytest -m cluster tests"
AGAIN = "--last-failed --last-failed-no-failures none -n 0"

TRAINING_STEP = "training example"
TRAINING = "python examples/train_ppo.py"
PIP = "python -m pip install --quiet --disable-pip-version-check"
TRAINING_FIRST = f"{PIP} torch==2.13.0"  # a build for processors is enough; it comes beside the first steps
TRAINING_REST = f"{PIP} --editable '.[learn]'"


def run(title: str, command: str, environment: dict[str, str]) -> bool:
    """Run one step under its heading; True if it passed."""
    print(f"\n=== {title}: {command}", flush=True)
    began = time.monotonic()
    passed = subprocess.run(command, shell=True, cwd=ROOT, env=environment).returncode == 0
    print(f"--- {title}: {'ok' if passed else 'FAILED'} ({time.monotonic() - began:.0f} s)", flush=True)
    return passed


def begin(command: str, environment: dict[str, str]) -> "subprocess.Popen[str]":
    """Begin a step that goes on beside others; what it says is kept for its end."""
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(command, shell=True, cwd=ROOT, env=environment, stdout=pipe, stderr=out, text=True)


def end(title: str, command: str, begun: "subprocess.Popen[str]") -> bool:
    """Wait for such a step, under its heading; True if it passed."""
    print(f"\n=== {title}, begun before: {command}", flush=True)
    began = time.monotonic()
    print(begun.communicate()[0], end="")
    passed = begun.returncode == 0
    print(f"--- {title}: {'ok' if passed else 'FAILED'} ({time.monotonic() - began:.0f} s more)", flush=True)
    return passed


def find_chromium() -> str | None:
    """Path of a Chromium or Chrome: the one named by PARVIS_CHROMIUM, else the first on PATH."""
    names = (os.environ.get("PARVIS_CHROMIUM", ""), *CHROMIUM_NAMES)
    return next((path for name in names if (path := shutil.which(name))), None)


def provide_chromium() -> str | None:
    """Like find_chromium; where there is none, root on Debian gets it from Debian's packages."""
    found = find_chromium()
    if found or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    print("\n=== Installing Debian's package chromium for the browser tests", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run("apt-get update -q && apt-get install -q -y chromium", shell=True, env=environment)
    return find_chromium()


def run_outside(title: str, command: str, environment: dict[str, str]) -> dict[str, bool]:
    """Tests that drive other programs, which can miss a moment on a busy machine: what failed is tried again, alone.

    That is said, and the second try counts.
    """
    if run(title, command, environment):
        return {title: True}
    title = f"{title} that failed, each once more and alone"
    return {title: run(title, f"{command} {AGAIN}", environment)}


def can_train() -> bool:
    """Whether the libraries of the training example are there."""
    return importlib.util.find_spec("sb3_contrib") is not None


def fetch_training(environment: dict[str, str]) -> "subprocess.Popen[str] | None":
    """Begin to install what the training example needs, in CI, if it is not there."""
    wanted = os.environ.get("CI") == "true" and not can_train()
    return begin(TRAINING_FIRST, environment) if wanted else None


def ready_to_train(environment: dict[str, str], fetching: "subprocess.Popen[str] | None") -> bool:
    """Whether the training example can run; what has been begun to fetch for it is installed to the end."""
    if not fetching:
        return can_train()
    fetched = end("the first library of the training example", TRAINING_FIRST, fetching)
    return fetched and run("its other libraries", TRAINING_REST, environment)


def run_beside_training(environment: dict[str, str], trains: bool) -> dict[str, bool]:
    """The tests on a cluster, which mostly wait, and the training example beside them, which fails unless it learns."""
    training = begin(TRAINING, environment) if trains else None
    results = run_outside(CLUSTER_STEP, CLUSTER, environment)
    if training:
        return results | {TRAINING_STEP: end(TRAINING_STEP, TRAINING, training)}
    print(f"\n=== {TRAINING_STEP}: not run (pip install torch, then pip install -e '.[learn]')")
    return results


def run_in_browser(environment: dict[str, str]) -> dict[str, bool]:
    """All that drives a browser, if there is one; beside what measures in it, nothing else runs."""
    chromium = provide_chromium()
    if not chromium:
        print(f"\n=== {BROWSER_STEP}: not run (no Chromium on PATH; on Debian, as root: apt-get install chromium)")
        return {}
    environment = environment | {"PARVIS_CHROMIUM": chromium}
    return run_outside(BROWSER_STEP, BROWSER, environment) | run_outside(ALONE_STEP, ALONE, environment)


def main() -> int:
    """Run every step; 0 if all passed. What could not run, in a browser or in training, is a failure in CI only."""
    began = time.monotonic()
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    cache = str(ROOT / ".pytest_cache" / "parvis")  # where the tests look, too
    environment = {"PARVIS_CACHE": cache} | os.environ | {"PATH": path}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile all sources anew
    fetching = fetch_training(environment)
    compiling = {title: begin(command, environment) for title, command in COMPILE_STEPS.items()}
    results = {title: run(title, command, environment) for title, command in INTERPRETED_STEPS.items()}
    results |= {title: end(title, COMPILE_STEPS[title], begun) for title, begun in compiling.items()}
    results[OTHER_TESTS_STEP] = run(OTHER_TESTS_STEP, OTHER_TESTS, environment)
    results |= run_beside_training(environment, ready_to_train(environment, fetching))
    in_browser = run_in_browser(environment)
    results |= in_browser
    failed = [title for title, passed in results.items() if not passed]
    left_out = ([] if in_browser else [BROWSER_STEP]) + ([] if TRAINING_STEP in results else [TRAINING_STEP])
    verdict = f"failed: {', '.join(failed)}" if failed else f"{len(results)} steps passed"
    not_run = f"; not run: {', '.join(left_out)}" if left_out else ""
    print(f"\n=== {verdict}{not_run} ({time.monotonic() - began:.0f} s)")
    return 1 if failed or (left_out and os.environ.get("CI") == "true") else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
