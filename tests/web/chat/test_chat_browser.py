"""People talk at a table from browsers of their own, and each hears at once what is meant for them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from parvis.web.texts import text
from tests.web.conftest import PATIENCE
from tests.web.legibility import violations
from tests.web.running import Site
from tests.web.sitting import NARROW, STORES_NOTHING, WATCH_SWAPS, WIDE, Sitter, at_once

pytestmark = pytest.mark.browser


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site of a club on fresh data."""
    monkeypatch.setenv("PARVIS_MODE", "club")
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
    """The page of one more person, on a phone."""
    yield from stranger(browser, site, NARROW, has_touch=True)


@pytest.fixture
def desk(browser: Browser, site: Site) -> Iterator[Page]:
    """One at a desk, whose browser stores nothing."""
    complaints: list[str] = []
    for opened in stranger(browser, site, WIDE):
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.add_init_script(STORES_NOTHING)
        yield opened
    assert complaints == []


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


def write_on(page: Page, words: str, more: str) -> None:
    """Send something by Enter pressed twice, and write on before it has arrived; what could not be sent comes back."""
    field = page.locator("#chat-say [name=words]")
    held: list[Route] = []
    page.route("**/say", lambda route: held.append(route))
    say(page, words)
    field.press("Enter")
    field.press_sequentially(more)
    page.wait_for_timeout(100)
    (route,) = held
    route.continue_()
    page.unroute("**/say")
    expect(lines(page).last).to_contain_text(words)
    expect(field).to_have_value(more)
    page.route("**/say", lambda route: route.abort())
    field.press("Enter")
    expect(field).to_have_value(more)
    page.unroute("**/say")


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
    expect(lines(page)).to_contain_text([text("chat-nothing")])
    join(phone, page.url, "Clara", "Is anybody else watching?")
    phone.locator("#chat-open").click()
    expect(lines(phone)).to_contain_text(["Is anybody else watching?"])
    join(desk, page.url, "David", "Yes, I am.")
    desk.locator("#chat-open").click()
    expect(lines(phone)).to_contain_text(["Is anybody else watching?", "Yes, I am."])
    expect(lines(desk)).to_have_count(2)
    desk.get_by_role("button", name="Close").click()
    write_on(phone, "Hello", "and more")
    expect(desk.locator("#chat-unread b")).to_have_text("1")
    expect(desk).to_have_title(re.compile(r"^\(1\) "))
    desk.locator("#chat-open").click()
    expect(lines(desk).last).to_contain_text("Hello")
    expect(desk.locator("#chat-unread b")).to_have_count(0)
    expect(desk).not_to_have_title(re.compile(r"^\("))
    assert "2026" not in (lines(desk).last.locator("time").text_content() or "2026")
    assert re.search(r"\d{4}", lines(desk).last.locator("time").get_attribute("title") or "")
    for watching in (phone, desk):
        assert violations(watching) == []
        assert watching.evaluate("document.documentElement.scrollWidth <= innerWidth")
    say(page, "Nobody here but bots")
    expect(lines(page)).to_contain_text(["Nobody here but bots"])
