"""Tasks of an analysis in this process or in several, each of which loads the record by itself."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from parvis import bots
from parvis.arena.worker_pool import interrupts_kept_back
from parvis.engine.record import loads
from parvis.engine.refusals import GameError
from parvis.insight.ledger import Found
from parvis.insight.rollouts import Roller
from parvis.insight.story import Story
from parvis.insight.tasks import Budget, Task, Worker

Do = Callable[[Sequence[Task]], Iterable[tuple[Task, Found]]]
_WORKER: list[Worker] = []
"""The worker of this process, if it is one of several."""


@contextmanager
def doing(roller: Roller[Story], budget: Budget, jobs: int) -> Iterator[Do]:
    """What does tasks, in any order, in so many processes. Raises GameError if one is killed."""
    if jobs == 1:
        worker = Worker(roller, budget)
        yield lambda tasks: ((task, worker.do(task)) for task in tasks)
        return
    file = json.dumps(roller.story.record.to_json()).encode()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin, (file, budget))

    def do(tasks: Sequence[Task]) -> Iterator[tuple[Task, Found]]:
        with interrupts_kept_back():
            futures = {pool.submit(work, task): task for task in tasks}
        for future in as_completed(futures):
            yield futures[future], future.result()

    try:
        yield do
    except BrokenProcessPool:
        raise GameError("a worker process was killed. Run the same command again") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin(file: bytes, budget: Budget) -> None:
    """This process is to work on a record."""
    record = loads(file)
    _WORKER.append(Worker(Roller(Story(bots.fastest(record.game), record), budget.judge), budget))


def work(task: Task) -> Found:
    """Do a task of this process's record."""
    return _WORKER[0].do(task)
