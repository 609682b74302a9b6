"""The pages about data sets and tasks: their commands and examples run, in the order of the page."""

import re
import shlex
from pathlib import Path

import pytest

from parvis.arena.tasks import TASKS
from tests.cli.command import parvis

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```", re.M | re.S)
SMALLER = {"--games 10000": "--games 5", "greedy-4p": "greedy-4p --deals 2"}
"""What is played in tests instead."""


@pytest.mark.parametrize("page", ["datasets", "tasks"])
def test_all_blocks_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MINARI_DATASETS_PATH", "")
    blocks = BLOCK.findall((DOCS / f"{page}.md").read_text(encoding="utf-8"))
    assert {kind for kind, _ in blocks} == {"sh", "python"}
    for kind, code in blocks:
        if kind == "python":
            exec(compile(code, page, "exec"), {})
            continue
        for line in code.splitlines():
            for usual, fewer in SMALLER.items():
                line = line.replace(usual, fewer)
            words = shlex.split(line, comments=True)
            if words[0] == "parvis":
                done = parvis(*words[1:], core="compiled")
                assert (done.returncode, done.stderr) == (0, ""), line


def test_the_page_names_the_tasks_that_there_are() -> None:
    page = (DOCS / "tasks.md").read_text(encoding="utf-8")
    named = set(re.findall(r"parvis/[A-Z][A-Za-z-]*-\dp-v1", page))
    assert named <= set(TASKS)
    kinds = [{re.sub(r"-\dp-v1", "", name) for name in names} for names in (TASKS, named)]
    assert kinds[0] == kinds[1]
