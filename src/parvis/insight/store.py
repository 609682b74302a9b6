"""What tasks of an analysis have found, a line each in a file: whoever is killed loses only what was under way."""

import hashlib
import json
from pathlib import Path
from typing import Protocol

from parvis.bots.learned import path_of
from parvis.engine import cache
from parvis.engine.core import places
from parvis.engine.record import Record
from parvis.insight.ledger import Found
from parvis.insight.tasks import Task


class Plan(Protocol):
    """How many games are played, and from where."""

    def to_json(self) -> dict[str, int | str]:
        """All that it consists of, by name."""


def digest_of(record: Record, budget: Plan) -> str:
    """A hash of all that the findings depend on: the record, the budget, rules, bots, weights and this package."""
    content = record.to_json() | {"seats": len(record.seats)}
    weights = path_of(record.game, len(record.seats))
    digest = hashlib.sha256(weights.read_bytes() if weights and weights.exists() else b"")
    sources = [PACKAGE / room for room in ("engine", "bots", "insight")]
    told = json.dumps([content, budget.to_json()], sort_keys=True)
    digest.update(cache.fingerprint([*places(record.game), *sources], told).encode())
    return digest.hexdigest()[:32]


PACKAGE = Path(__file__).parent.parent
"""Where the sources of Parvis lie."""


class Store:
    """The findings by task. They are the same whoever finds them, so two programs may write to one file."""

    def __init__(self, path: Path | None) -> None:
        """`path`: of the file; None: nothing is kept. Lines that are cut off or damaged count as not there."""
        self.path = path
        self.found: dict[Task, Found] = {}
        for line in path.read_bytes().splitlines() if path and path.exists() else []:
            try:
                kind, number, found = json.loads(line)
                self.found[kind, number] = dict(found)
            except (TypeError, ValueError):
                continue

    def keep(self, task: Task, found: Found) -> None:
        """Keep a finding. Raises OSError."""
        self.found[task] = found
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="ascii") as file:
                file.write("\n" + json.dumps([*task, found]))  # after a line that was cut off a new one begins


def usual_path(record: Record, budget: Plan) -> Path:
    """Where the findings about a record are kept: with the compiled rules, in the user's cache folder."""
    return cache.home() / "insight" / f"{record.game.name}-{digest_of(record, budget)}.jsonl"
