"""Of several workers one thinks for a bot; when it dies, another does soon."""

import os
import signal
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from django.db.models.functions import Now

from parvis.web.background.claims import LEASE, BotTask, Claims, tidy
from parvis.web.background.worker import BotWorker
from parvis.web.models import Claim
from tests.web.postgres import PREPARED
from tests.web.running import RemoteVisitor, Site
from tests.web.visiting import bots_move, table
from tools.postgres import Server

TASK = BotTask(table=7, number=12, revision=1, seat=2)
AGAIN = 3.0
"""Seconds after which the bot of a worker that died thinks again."""


@pytest.fixture
def one() -> Claims:
    """The claims of a worker that holds the task, if it could claim it."""
    return Claims(lambda: [TASK], "one")


@pytest.fixture
def other() -> Claims:
    """The claims of another worker."""
    return Claims(list, "other")


@pytest.mark.each_database
def test_only_one_takes_a_task(one: Claims, other: Claims) -> None:
    assert one.take(TASK)
    assert not other.take(TASK)
    assert one.take(TASK), "its own worker may"
    assert (one.of_others(), other.of_others()) == (set(), {TASK})
    assert other.take(replace(TASK, table=8))
    Claim.objects.all().delete()


@pytest.mark.each_database
def test_what_is_asked_later_at_a_table_is_free_and_what_was_asked_before_is_not(one: Claims, other: Claims) -> None:
    later = [replace(TASK, seat=3), replace(TASK, number=13, seat=0), replace(TASK, revision=2, number=3)]
    for task in later:
        assert one.take(TASK)
        assert other.take(task)
        assert not one.take(TASK)
        Claim.objects.all().delete()


@pytest.mark.each_database
def test_a_claim_that_is_put_off_lasts_and_any_other_can_be_taken(one: Claims, other: Claims) -> None:
    one.take(TASK)
    late = Claim.objects.filter(table=TASK.table)
    late.update(until=Now())
    one.renew()
    assert not other.take(TASK)
    late.update(until=Now())
    assert other.of_others() == set()
    assert other.take(TASK)
    late.update(until=Now() - LEASE)
    tidy()
    assert not late.exists()


def test_a_worker_leaves_alone_what_another_is_at(one: Claims) -> None:
    at = table("human bot:random")
    one.take(BotTask(at.pk, at.number, at.revision, 1))
    worker = BotWorker()
    assert not bots_move(worker)
    Claim.objects.update(until=Now())
    assert bots_move(worker)
    Claim.objects.all().delete()


@pytest.mark.postgres
@pytest.mark.slow
def test_when_a_worker_is_killed_another_takes_up_what_it_was_at(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At this pace a bot that has thought holds its move until a person lets it through."""
    url = postgres.create("killed", PREPARED)
    monkeypatch.setenv("DATABASE_URL", url)
    with ExitStack() as running:
        sites = [running.enter_context(Site(tmp_path / name, is_new=True)) for name in ("one", "other")]
        visitor = RemoteVisitor(sites[0])
        visitor.post(visitor.get("/"), "/tables/quick", game="troyes", level="random")
        visitor.post(visitor.get("/tables/1"), "/tables/1/pace", pace="steps")
        database = running.enter_context(psycopg.connect(url, autocommit=True))
        while (held := lasting(database)) is None:
            visitor.decide(visitor.asked())
        process, number = held
        os.kill(process, signal.SIGKILL)
        killed = time.monotonic()
        while (held := claimed(database)) is None or held[0] == process:
            time.sleep(0.02)
        assert time.monotonic() - killed < AGAIN
        assert held[1] == number


def lasting(database: "psycopg.Connection[Any]") -> tuple[int, int] | None:
    """A claim that is put off: its process, and how many steps had been made; None: there is none."""
    time.sleep(1.2 * LEASE.total_seconds())
    return claimed(database)


def claimed(database: "psycopg.Connection[Any]") -> tuple[int, int] | None:
    """A claim that holds now, as `lasting` has it."""
    row = database.execute("SELECT worker, number FROM web_claim WHERE until > now()").fetchone()
    return row and (int(row[0].partition(".")[2]), int(row[1]))
