"""Interleaved rounds: in each one every rival's program runs once, all on the same core."""

import json
import os
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tools.peers.environments import NotMeasured, reason
from tools.peers.results import Results
from tools.peers.rivals import Rival
from tools.peers.scripts.timing import MARK

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 900  # seconds that one program may take in a round; compiling is long, measuring is not
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


def measure(
    pythons: Mapping[Rival, Path], results: Results, rounds: int, seconds: float, say: Callable[[str], None]
) -> None:
    """Fill in the results. A rival that fails is noted with its reason and left out of later rounds."""
    results.rounds, results.seconds = rounds, seconds
    for number in range(rounds):
        for rival, python in pythons.items():
            if rival.title in results.not_measured:
                continue
            say(f"round {number + 1} of {rounds}: {rival.title}")
            try:
                run(rival, python, number, results)
            except NotMeasured as problem:
                results.not_measured[rival.title] = str(problem)


def run(rival: Rival, python: Path, number: int, results: Results) -> None:
    """One program in one round. What it reported before it failed is kept; raises NotMeasured if it failed."""
    command = [str(python), "-m", rival.script, str(results.seconds), str(number)]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | ONE_THREAD,
            preexec_fn=pin(results.core),
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        raise NotMeasured(f"not done within {LONGEST} s") from None
    take(rival, done.stdout, results)
    if done.returncode:
        raise NotMeasured(f"its program failed with {done.returncode}: {reason(done.stderr)}")


def pin(core: int | None) -> Callable[[], None] | None:
    """What puts a process on a core before it starts; None where a system can't."""
    return None if core is None else lambda: os.sched_setaffinity(0, {core})


def take(rival: Rival, output: str, results: Results) -> None:
    """Take the figures out of what a program printed; other lines are none of our business."""
    for line in output.splitlines():
        if line.startswith(MARK):
            take_line(rival, json.loads(line.removeprefix(MARK)), results)


def take_line(rival: Rival, line: dict[str, Any], results: Results) -> None:
    """The versions, a figure, or why there is none."""
    if "versions" in line:
        results.versions[rival.name] = line["versions"]
    elif "problem" in line:
        results.not_measured[f"{rival.title}, {line['game']}, {line['how']}"] = reason(line["problem"])
    else:
        figure = results.figure(rival.name, line["way"], line["game"], line["how"])
        figure.rounds.append((line["done"], line["games"], line["seconds"]))
