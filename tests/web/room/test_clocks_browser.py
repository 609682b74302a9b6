"""Clocks in a real browser: they run on between answers, and whose time is over is told and comes back."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from parvis.web.texts import text
from tests.web.legibility import violations
from tests.web.running import Site
from tests.web.sitting import open_table

pytestmark = pytest.mark.browser
TERMS = {"time_mode": "live", "base": 900, "increment": 10, "stand_in": "random"}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site of a club on fresh data."""
    monkeypatch.setenv("PARVIS_MODE", "club")
    with Site(tmp_path) as running:
        yield running


def change(site: Site, query: str, *values: object) -> None:
    """Change something in the site's data."""
    with closing(sqlite3.connect(site.data / "parvis.sqlite3", timeout=30)) as database, database:
        database.execute(query, values)


def set_due(site: Site, after: timedelta) -> None:
    """Let the clock be over after so long from now."""
    due = datetime.now(UTC) + after
    change(site, "UPDATE room_clock SET due = ?", due.strftime("%Y-%m-%d %H:%M:%S.%f"))


def test_a_clock_runs_out_and_the_seat_is_taken_back(site: Site, page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:random")
    change(site, "UPDATE web_table SET terms = ? WHERE id = 1", json.dumps(TERMS))
    change(site, "INSERT INTO room_clock (table_id, seat, left, credited) VALUES (1, 0, ?, 0)", 4 * 86_400_000)
    set_due(site, timedelta(seconds=900))
    page.reload()
    clock = page.get_by_role("timer")
    first = clock.text_content() or ""
    assert first.startswith(("15:00", "14:5"))
    expect(clock).not_to_have_text(first)
    assert violations(page) == []
    before = clock.text_content() or ""
    page.locator("#chat-open").click()
    expect(page.locator("#chat-said")).to_contain_text(text("chat-nothing"))
    assert (clock.text_content() or "") <= before, "what is swapped elsewhere on the page does not set a clock back"
    set_due(site, timedelta(days=3, seconds=3))
    page.reload()
    expect(clock).to_have_text("3 d 1 h")
    expect(clock).to_have_text("3 d")
    set_due(site, timedelta(seconds=-1))
    page.reload()
    expect(clock).to_have_text("0:00")
    expect(page.locator(".clock")).to_have_class("clock low")
    page.locator("#pace-choice").select_option("slow")  # wakes the keeper
    back = page.get_by_role("button", name=text("come-back"))
    expect(back).to_be_visible()
    assert violations(page) == []
    back.click()
    expect(clock).not_to_have_text("0:00")
    expect(back).to_have_count(0)
