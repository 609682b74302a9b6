"""The ledger adds up for every record, of the corpora and others: both games, all options, two to five players."""

import numpy as np
import pytest

from parvis import bots
from parvis.engine import record
from parvis.engine.record import Record
from parvis.insight import Budget
from parvis.insight.ledger import ledger_of
from parvis.insight.rollouts import Roller
from parvis.insight.story import Story
from parvis.insight.tasks import MOVE, POSITION, Worker, first_tasks
from tools.corpora import CORPORA
from tools.corpora.corpus import INDEX, Corpus, game

pytestmark = pytest.mark.soak
FEW = Budget(rollouts=2, again=2, par=2, listed=1, judge="quick")
OTHERS = 24
"""Games of each kind that no corpus has, with options as far apart as there are settings."""


def furthest_off(played: Record) -> float:
    """By how many points start and terms of a seat differ from its score, at most."""
    worker = Worker(Roller(Story(bots.compiled(played.game), played), FEW.judge), FEW)
    tasks = [task for task in first_tasks(worker.roller, FEW) if task[0] in (POSITION, MOVE)]
    found = {task: worker.do(task) for task in tasks}
    points = np.array([one["points"] for (kind, _), one in found.items() if kind == POSITION], float)
    lost = {number: np.array(one["lost"], float) for (kind, number), one in found.items() if kind == MOVE}
    totals = [
        row["start"]["mean"] + sum(term["mean"] for term in row["terms"].values()) - row["score"]
        for row in ledger_of(worker.roller.story, points, lost)
    ]
    return float(np.abs(totals).max())


@pytest.mark.parametrize("corpus", CORPORA.values(), ids=CORPORA)
def test_start_and_terms_are_the_score_in_every_record(corpus: Corpus) -> None:
    files = sorted(set(corpus.folder.glob("*.json")) - {corpus.folder / INDEX})
    assert files
    settings = list(corpus.settings())
    others = (game(corpus, *settings[place * len(settings) // OTHERS], 1000 + place) for place in range(OTHERS))
    off = {file.name: furthest_off(record.load(file)) for file in files} | {
        name: furthest_off(played) for name, played in others
    }
    assert len(off) == len(files) + OTHERS
    print(f"{len(off)} records, start and terms are off by {max(off.values()):.4f} points at most")
    assert max(off.values()) < 0.01, max(off, key=lambda name: off[name])
