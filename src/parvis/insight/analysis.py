"""The analysis of a finished game, from its record to plain data; see docs/analysis.md for what the numbers mean."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from parvis import bots
from parvis.engine.record import Record
from parvis.insight.figures import decisions_of, scores_by_source
from parvis.insight.ledger import Found, Numbers, curves_of, dearest, ledger_of, listed, move_of, par_of
from parvis.insight.processes import doing
from parvis.insight.rollouts import Roller
from parvis.insight.store import Store
from parvis.insight.story import Story
from parvis.insight.strength import strengths_of
from parvis.insight.tasks import AGAIN, MOVE, OPEN, PAR, POSITION, Budget, Task, first_tasks

FORMAT = "parvis-insight/1"


@dataclass(frozen=True)
class Analysis:
    """What the tasks have found about a game."""

    story: Story
    budget: Budget
    found: dict[Task, Found]

    def all_of(self, kind: str, key: str) -> list[Any]:
        """What all tasks of a kind have found, by their numbers."""
        return [found[key] for (its, _), found in sorted(self.found.items()) if its == kind]

    @cached_property
    def lost(self) -> dict[int, Numbers]:
        """By chain: what each move lost, by game."""
        return {number: np.array(found["lost"], float) for (kind, number), found in self.found.items() if kind == MOVE}

    @property
    def has_par(self) -> bool:
        """Whether enough is found to tell the par."""
        return all((PAR, piece) in self.found for piece in range(self.budget.pieces))

    def par(self) -> list[dict[str, Any]]:
        """The par of the deal by seat. Needs its own tasks only."""
        points, shares = (np.concatenate([np.array(piece, float) for piece in self.all_of(PAR, key)])
                          for key in ("points", "shares"))  # fmt: skip
        return par_of(self.story.record, points, shares)

    def to_json(self) -> dict[str, Any]:
        """The whole analysis as plain data: the same for the same record and budget."""
        story, record = self.story, self.story.record
        points, shares = (np.array(self.all_of(POSITION, key), float) for key in ("points", "shares"))
        moves = [move_of(story, number, self.found[AGAIN, number]) for number in self.judged_again()]
        content = {
            "format": FORMAT,
            "game": record.game.name,
            "ruling": record.ruling,
            "options": dict(record.options),
            "seats": [seat["name"] for seat in record.seats],
            "judge": self.budget.judge,
            "budget": self.budget.to_json(),
            "par": self.par(),
            "ledger": ledger_of(story, points, self.lost),
            "moves": listed(moves),
            "curves": curves_of(story, points, shares),
            "sources": scores_by_source(record),
            "decisions": decisions_of(story, self.lost),
            "open": [row for found in self.all_of(OPEN, "open") for row in found],
        }
        strengths = strengths_of(record.game, content)
        return content | {"strengths": [strength and asdict(strength) for strength in strengths]}

    def judged_again(self) -> list[int]:
        """The chains that are judged again, as they may be listed."""
        return dearest(self.story, self.lost, self.budget.listed)


Show = Callable[[Analysis, int, int], None]
"""Called with what is found so far, how many games were played on for it, and how many will be in all."""


def show_nothing(analysis: Analysis, done: int, total: int) -> None:
    """Show nobody how far an analysis has come."""


def analyse(
    record: Record,
    budget: Budget | None = None,
    jobs: int = 1,
    keep: Path | None = None,
    show: Show = show_nothing,
    ray: str | None = None,
) -> Analysis:
    """Analyse the record of a finished game. The result does not depend on `jobs`, the number of processes, nor on
    `ray`, the address of a Ray cluster that is to do it; `local` for one of `jobs` workers on this computer.

    `keep`: a file that holds what is found already, and gets the rest. Raises RecordError for a record that the rules
    don't allow, or whose game is not over, GameError without such a cluster, OSError where the file can't be written.
    """
    budget = budget or Budget.usual(record.game)
    roller = Roller(Story(bots.fastest(record.game), record), budget.judge)
    store = Store(keep)
    analysis = Analysis(roller.story, budget, store.found)
    first = first_tasks(roller, budget)
    most = budget.games(first) + budget.games([(AGAIN, 0)] * budget.listed * len(record.seats))
    with doing(roller, budget, jobs, ray) as do:
        done = 0
        for again in (False, True):
            tasks: list[Task] = [(AGAIN, number) for number in analysis.judged_again()] if again else first
            missing = [task for task in tasks if task not in store.found]
            done += budget.games(tasks) - budget.games(missing)
            if done and missing and not again:
                show(analysis, done, most)  # of what was found before
            for task, found in do(missing):
                store.keep(task, found)
                done += budget.games([task])
                show(analysis, done, most)
    return analysis
