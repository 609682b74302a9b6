"""People talk at a table from browsers of their own, and each hears at once what is meant for them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import PATIENCE
from tests.web.fitting import violations
from tests.web.running import Site
from tests.web.sitting import NARROW, WATCH_SWAPS, WIDE, Sitter, at_once

pytestmark = pytest.mark.browser


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A club on fresh data."""
    monkeypatch.setenv("PARVIS_MANNER", "club")
    with Site(tmp_path) as running:
        yield running


def stranger(browser: Browser, site: Site, size: tuple[int, int], **more: Any) -> Iterator[Page]:
    """Somebody far away who has never been here."""
    window = {"width": size[0], "height": size[1]}
    context: BrowserContext = browser.new_context(base_url=site.address, viewport=window, **more)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH_SWAPS)
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """One with a phone."""
    yield from stranger(browser, site, NARROW, has_touch=True)


@pytest.fixture
def desk(browser: Browser, site: Site) -> Iterator[Page]:
    """One at a desk."""
    yield from stranger(browser, site, WIDE)


def start_for_all(page: Page) -> None:
    """Me against bots, at a table that anybody may watch."""
    page.goto("/tables")
    page.locator("#fold-watching [name=visibility]").evaluate("field => { field.value = 'public'; }")
    page.get_by_role("button", name="Start", exact=True).click()
    at_once(page)
    Sitter(page).wait()


def lines(page: Page) -> Locator:
    """What was said, as it stands on the page."""
    return page.locator("#chat-said li")


def say(page: Page, words: str) -> None:
    """Write something, and send it with the key for that."""
    field = page.locator("#chat-say [name=words]")
    field.fill(words)
    field.press("Enter")


def join(page: Page, table: str, name: str, words: str) -> None:
    """Come to a table and say something there; then somebody is known, and the page is another."""
    page.goto(table)
    page.locator("#chat-open").click()
    page.locator("#chat-say [name=name]").fill(name)
    say(page, words)
    page.locator("#chat-say [name=name]").wait_for(state="detached")


def test_watchers_hear_each_other_at_once_and_the_player_hears_nothing(page: Page, phone: Page, desk: Page) -> None:
    start_for_all(page)
    page.locator("#chat-open").click()
    expect(lines(page)).to_contain_text(["Nobody has said anything yet."])
    join(phone, page.url, "Clara", "Is anybody else watching?")
    phone.locator("#chat-open").click()
    expect(lines(phone)).to_contain_text(["Is anybody else watching?"])
    join(desk, page.url, "David", "Yes, I am.")
    expect(lines(phone)).to_contain_text(["Is anybody else watching?", "Yes, I am."])
    expect(lines(desk)).to_have_count(2)
    desk.get_by_role("button", name="Close").click()
    say(phone, "Hello")
    expect(phone.locator("#chat-say [name=words]")).to_have_value("")
    expect(desk.locator("#chat-unread b")).to_have_text("1")
    desk.locator("#chat-open").click()
    expect(lines(desk).last).to_contain_text("Hello")
    expect(desk.locator("#chat-unread b")).to_have_count(0)
    for watching in (phone, desk):
        assert violations(watching) == []
        assert watching.evaluate("document.documentElement.scrollWidth <= innerWidth")
    say(page, "Nobody here but bots")
    expect(lines(page)).to_contain_text(["Nobody here but bots"])
