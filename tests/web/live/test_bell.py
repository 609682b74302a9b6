"""What is rung is heard once it is committed, in this process and, on PostgreSQL, in all others."""

import time
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import psycopg
import pytest
from django.db import transaction

from parvis.web import bell
from parvis.web.background.listener import Listener
from parvis.web.live import lists
from parvis.web.live.hub import LOOK
from parvis.web.live.models import ListChange
from parvis.web.tables.deciding import moved
from tests.web.live.listening import Listener as Listening
from tests.web.live.listening import listening
from tests.web.postgres import site_at
from tests.web.running import RemoteVisitor, Site
from tools.postgres import Server

PATIENCE = 30.0


@pytest.fixture
def heard() -> Iterator[SimpleQueue[Any]]:
    """Tables where somebody has moved, and in which other process; "missed" where bells were."""
    told: SimpleQueue[Any] = SimpleQueue()

    def hear(table_id: int, elsewhere: str, **_: Any) -> None:
        told.put((table_id, elsewhere))

    def miss(**_: Any) -> None:
        told.put("missed")

    moved.connect(hear)
    bell.missed.connect(miss)
    yield told
    moved.disconnect(hear)
    bell.missed.disconnect(miss)


@pytest.mark.each_database
def test_a_bell_is_heard_after_the_commit_and_never_without(heard: SimpleQueue[Any]) -> None:
    with transaction.atomic():
        moved.ring(7)
        assert heard.empty()
    assert heard.get_nowait() == (7, "")
    with transaction.atomic():
        moved.ring(8)
        transaction.set_rollback(True)
    assert heard.empty()


def test_own_rings_and_unknown_bells_are_not_heard_from_elsewhere(heard: SimpleQueue[Any]) -> None:
    bell.hear(f"{bell.process()} moved 7")
    bell.hear("other.1 of-a-later-version 7")
    assert heard.empty()
    bell.hear("other.1 moved 7")
    assert heard.get_nowait() == (7, "other.1")


@pytest.mark.each_database
def test_lists_have_the_same_mark_in_every_process_and_another_after_each_change() -> None:
    """Also when of two changes at once the one that began first is committed last."""
    lists.change()
    first = lists.mark()
    newest = ListChange.objects.latest("pk").pk
    ListChange.objects.create(pk=newest + 2)
    second = lists.mark()
    ListChange.objects.create(pk=newest + 1)
    assert len({first, second, lists.mark()}) == 3
    ListChange.objects.bulk_create(ListChange(pk=newest + number) for number in range(3, 3 * lists.KEPT))
    before = lists.mark()
    lists.tidy()
    assert lists.mark() == before
    assert ListChange.objects.count() == lists.KEPT
    ListChange.objects.all().delete()


@pytest.mark.postgres
def test_whoever_listens_hears_others_and_looks_at_everything_after_an_outage(
    postgres: Server, heard: SimpleQueue[Any]
) -> None:
    url = postgres.url()
    with site_at(url):
        listener = Listener()
        listener.start()
        assert heard.get(timeout=PATIENCE) == "missed"
        ring(url, "other.1 moved 7")
        assert heard.get(timeout=PATIENCE) == (7, "other.1")
        with postgres.away():
            pass
        assert heard.get(timeout=PATIENCE) == "missed"
        moved.ring(8)
        ring(url, "other.1 moved 9")
        assert [heard.get(timeout=PATIENCE) for _ in range(2)] == [(8, ""), (9, "other.1")]
        listener.stop()
        listener.join(PATIENCE)


def ring(url: str, told: str) -> None:
    """Ring as another process does."""
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("SELECT pg_notify(%s, %s)", [bell.CHANNEL, told])


@pytest.mark.postgres
def test_a_page_hears_at_once_of_a_step_that_another_process_has_made(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgres.create("two"))
    with Site(tmp_path / "one", is_new=True) as one, Site(tmp_path / "other", is_new=True) as other:
        visitor = RemoteVisitor(one)
        visitor.post(visitor.get("/"), "/tables/quick", game="notre-dame", level="random")
        visitor.post(visitor.get("/tables/1"), "/tables/1/pace", pace="instant")
        with listening(other, "table-1") as stream:
            waited = [seconds_until_heard(visitor, stream) for _ in range(6)]
    assert sorted(waited)[3] < LOOK / 4, "sooner than by looking every few seconds"


def seconds_until_heard(visitor: RemoteVisitor, stream: Listening) -> float:
    """Make a decision; how long it takes until the stream tells of it."""
    page = visitor.asked()
    began = time.monotonic()
    visitor.decide(page)
    while int(stream.known.get("table-1", "0.0").partition(".")[0]) <= int(page.number):
        stream.next()
    return time.monotonic() - began
