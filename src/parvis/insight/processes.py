"""Tasks of an analysis in this process, in several, or on a Ray cluster; whoever works loads the record by itself."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing import get_context

from parvis import bots
from parvis.arena.cluster import Connection
from parvis.arena.worker_pool import end_with_parent, interrupts_kept_back
from parvis.engine.record import loads
from parvis.engine.refusals import Refusal
from parvis.insight.ledger import Found
from parvis.insight.rollouts import Roller
from parvis.insight.story import Story
from parvis.insight.tasks import Budget, Task, Worker

Do = Callable[[Sequence[Task]], Iterable[tuple[Task, Found]]]
_WORKER: list[Worker] = []
"""The worker of this process, if it is one of several."""


@contextmanager
def doing(roller: Roller[Story], budget: Budget, jobs: int, ray: str | None = None) -> Iterator[Do]:
    """What does tasks, in any order, in so many processes or on a cluster. Raises GameError where one is killed, or
    there is no such cluster.
    """
    file = json.dumps(roller.story.record.to_json()).encode()
    if ray:
        with on_cluster(file, budget, ray, jobs) as do:
            yield do
    elif jobs == 1:
        worker = Worker(roller, budget)
        yield lambda tasks: ((task, worker.do(task)) for task in tasks)
    else:
        with in_processes(file, budget, jobs) as do:
            yield do


@contextmanager
def on_cluster(file: bytes, budget: Budget, address: str, jobs: int) -> Iterator[Do]:
    """What does tasks on a Ray cluster, see `parvis.arena.cluster.Connection`. Raises GameError."""
    connection = Connection(address, jobs)
    told, remote = connection.ray.put((file, budget)), connection.task(work_there)

    def do(tasks: Sequence[Task]) -> Iterator[tuple[Task, Found]]:
        left = {remote.remote(told, task): task for task in tasks}
        while left:
            done, _ = connection.ray.wait(list(left))
            for result, found in zip(done, connection.get(done), strict=True):
                yield left.pop(result), found

    try:
        yield do
    finally:
        connection.close()


def work_there(told: tuple[bytes, Budget], task: Task) -> Found:
    """Do a task on a cluster, where a process keeps the record that it worked on last."""
    return worker_of(*told).do(task)


@lru_cache(1)
def worker_of(file: bytes, budget: Budget) -> Worker:
    """What does tasks of the record in a file."""
    record = loads(file)
    return Worker(Roller(Story(bots.fastest(record.game), record), budget.judge), budget)


@contextmanager
def in_processes(file: bytes, budget: Budget, jobs: int) -> Iterator[Do]:
    """What does tasks in so many processes. Raises GameError if one is killed."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin, (file, budget))

    def do(tasks: Sequence[Task]) -> Iterator[tuple[Task, Found]]:
        with interrupts_kept_back():
            futures = {pool.submit(work, task): task for task in tasks}
        for future in as_completed(futures):
            yield futures[future], future.result()

    try:
        yield do
    except BrokenProcessPool:
        raise Refusal("worker-killed") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin(file: bytes, budget: Budget) -> None:
    """This process is to work on a record, as long as the one that started it is there."""
    end_with_parent()
    _WORKER.append(worker_of(file, budget))


def work(task: Task) -> Found:
    """Do a task of this process's record."""
    return _WORKER[0].do(task)
