"""Small sets of games for tests, and how to read them back."""

import hashlib
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from parvis.arena.series import Rotation, Series
from parvis.datasets.plans import OfBots
from parvis.engine import registry

SEED = 4


def of_bots(games: int, name: str = "notre-dame", lineup: tuple[str, ...] = ("greedy", "novice", "random")) -> OfBots:
    """The first games of quick bots."""
    series = Series.of(registry.find(name), [lineup], {}, SEED, rotation=Rotation.NEXT, split="train")
    return OfBots(series, games)


def contents(folder: Path) -> dict[str, str]:
    """By file of a folder, a hash of what is in it, but for the lock."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != ".lock"
    }


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    """All rows of a set of one kind, in their order."""
    return [row for file in sorted((folder / kind).glob("*.parquet")) for row in pq.read_table(file).to_pylist()]
