"""The commands of docs/arena.md run."""

import re
import shlex
from pathlib import Path

import pytest

from parvis import bots
from tests.cli.command import parvis

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
BLOCKS = re.findall(r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
ALL_LEVELS = ",".join([*bots.names()[:-1], "expert:4"])
COMMANDS = [line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines()]


def test_the_page_has_commands() -> None:
    assert len(COMMANDS) >= 7
    assert all(command.startswith("parvis ") for command in COMMANDS)


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_commands_of_the_page_run(command: str, tmp_path: Path) -> None:
    """With a small game, few games and few iterations in place of times, everything else as it stands there."""
    small = re.sub(r"--games \d+", "--games 4", command.replace("notre-dame", "tiny"))
    small = re.sub(r"--times \S+", "--times 1,2,4", small)
    small = re.sub(r"ladder tiny(?! --levels)", f"ladder tiny --levels {ALL_LEVELS}", small)
    words = [*shlex.split(small)[1:], "--out", str(tmp_path / "out")]
    process = parvis(*words)
    assert process.returncode == 0, process.stderr
    assert (tmp_path / "out" / "summary.json").exists()
