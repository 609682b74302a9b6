"""A database that is locked for long, can't be written or is on a full disk: nothing is lost, and one line says so."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from django.db import connection
from playwright.sync_api import Page

from parvis.web.background.worker import BotWorker
from parvis.web.models import Step, Table
from parvis.web.texts import text
from tests.web.running import RemoteVisitor, Site
from tests.web.sitting import start
from tests.web.visiting import Visitor, bots_move, newest, table


@contextmanager
def locked() -> Iterator[None]:
    """Somebody else holds the write lock."""
    with closing(sqlite3.connect(connection.settings_dict["NAME"], isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def read_only() -> Iterator[None]:
    """Nothing can be written."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = ON")
        yield
        cursor.execute("PRAGMA query_only = OFF")


@contextmanager
def full() -> Iterator[None]:
    """The database can't grow."""
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE filling (content)")
        (pages,) = cursor.execute("PRAGMA page_count").fetchone()
        cursor.execute(f"PRAGMA max_page_count = {pages}")
        while True:
            try:
                cursor.execute("INSERT INTO filling VALUES (randomblob(1000))")
            except Exception:  # full
                break
        yield
        cursor.execute("PRAGMA max_page_count = 1000000")
        cursor.execute("DROP TABLE filling")


Trouble = Callable[[], AbstractContextManager[None]]
TROUBLES: dict[str, Trouble] = {"locked": locked, "read only": read_only}


@pytest.fixture(autouse=True)
def impatient(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody waits long for a lock within this process."""
    if request.node.get_closest_marker("browser"):
        yield
        return
    connection.close()
    with monkeypatch.context() as settings:
        settings.setitem(connection.settings_dict["OPTIONS"], "timeout", 0.01)
        yield
    connection.close()


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """Records of what the site logs."""
    for name in ("parvis", "django"):
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
    return caplog


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
@pytest.mark.parametrize("htmx", [False, True])
def test_what_can_not_be_saved_is_told_and_can_be_tried_again(
    htmx: bool, trouble: Trouble, log: pytest.LogCaptureFixture
) -> None:
    at, visitor = table("human bot:random bot:random"), Visitor(htmx)
    page = visitor.open(at)
    steps = Step.objects.count()
    with trouble():
        answer = visitor.decide(at, page=page)
        assert visitor.open(at).bare == page.bare
        assert visitor.get("/").status == 200
    assert answer.status == 503
    assert text("error-not-saved") in answer.text
    assert answer.headers["Retry-After"] == "5"
    if htmx:
        assert (answer.headers["HX-Retarget"], answer.headers["HX-Reswap"]) == ("#unsaved", "innerHTML")
        assert 'id="unsaved"' in Visitor().open(at).html
    assert len(log.records) == 1
    assert "Traceback" not in log.text
    assert Step.objects.count() == steps
    assert not newest(at).choices.exists()
    assert visitor.decide(at, page=page).status == 200
    assert newest(at).choices.exists()


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
@pytest.mark.parametrize(
    ("address", "form"),
    [
        ("/tables/quick", {"game": "tiny"}),
        ("/tables/{0}/pace", {"pace": "slow"}),
        ("/tables/{0}/delete", {}),
    ],
)
def test_nothing_that_is_posted_breaks_the_site(
    address: str,
    form: dict[str, str],
    trouble: Trouble,
    log: pytest.LogCaptureFixture,
) -> None:
    at = table("human bot:random")
    before = list(Table.objects.values())
    with trouble():
        assert Visitor().post(address.format(at.pk), **form).status == 503
    assert list(Table.objects.values()) == before
    assert len(log.records) == 1
    assert "Traceback" not in log.text


def test_a_full_disk_is_told(log: pytest.LogCaptureFixture) -> None:
    at = table("human bot:random")
    page = Visitor().open(at)
    with full():
        statuses = [Visitor().post("/tables/quick", game="notre-dame").status for _ in range(3)]
        assert Visitor().open(at).bare == page.bare
    assert statuses[-1] == 503
    assert "full" in log.text
    assert "Traceback" not in log.text
    assert Visitor().post("/tables/quick", game="notre-dame").status == 200


def test_bots_wait_and_go_on(log: pytest.LogCaptureFixture) -> None:
    at, one = table("bot:random bot:random"), BotWorker()
    with locked():
        for _ in range(3):
            assert not bots_move(one)
            one.resting.clear()
    assert len(log.records) == 1
    assert "Traceback" not in log.text
    while not newest(at).finished:
        assert bots_move(one)


def test_a_table_of_other_sources_is_shown_where_nothing_can_be_written() -> None:
    at = table("human bot:random")
    page = Visitor().open(at)
    Table.objects.filter(pk=at.pk).update(layout="other")
    with read_only():
        assert Visitor().open(at).bare == page.bare
        assert Visitor().decide(at, page=page).status == 503


@pytest.mark.slow
def test_a_lock_that_lasts_is_told_before_the_browser_gives_up(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        visitor = RemoteVisitor(site)
        visitor.post(visitor.get("/"), "/tables/quick", game="tiny")
        page = visitor.asked()
        with closing(sqlite3.connect(tmp_path / "parvis.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OSError, match="503"):
                visitor.post(page, "/tables/1/decide", number=page.number, seat=page.seat, decision=page.decisions[0])
        assert visitor.decide(page).status == 200


@pytest.mark.browser
def test_the_page_stays_and_what_was_not_saved_is_pressed_again(site: Site, page: Page) -> None:
    sitter = start(page, "tiny")
    before = sitter.number
    with closing(sqlite3.connect(site.data / "parvis.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        sitter.page.locator("#decisions button").first.click()
        sitter.page.get_by_text(text("error-not-saved")).wait_for()
        assert sitter.page.locator("#decisions button").first.is_visible()
        assert sitter.number == before
    sitter.decide()
    assert sitter.number > before
    assert sitter.page.locator("#unsaved").inner_text() == ""
