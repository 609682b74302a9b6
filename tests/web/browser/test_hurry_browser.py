""" "Skip to my turn" in a real browser: by key, by the button, and what a page shows while bots wait."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from parvis.web.texts import text
from tests.web.browser.test_screens import check_for_everybody
from tests.web.running import Site
from tests.web.sitting import SETTLED, Sitter, check_steps, open_table

pytestmark = pytest.mark.browser
ASKED_OR_WAITING = f"before => !window.swapping && document.querySelector('#hurry-now') || ({SETTLED})(before)"
NEVER = 10**9
"""A pace at which bots would not act as long as a test lasts."""


def bots_wait(site: Site, table: int = 1) -> None:
    """From now on bots don't act there unless somebody is in a hurry."""
    with closing(sqlite3.connect(site.data / "parvis.sqlite3", timeout=30)) as database, database:
        database.execute("UPDATE web_table SET pace = ? WHERE id = ?", (NEVER, table))


def decide_until_bots_wait(sitter: Sitter) -> None:
    """Go on to where a bot is to act, and waits."""
    page = sitter.page
    for _ in range(30):
        if page.locator("#hurry-now").count():
            return
        sitter.lift()
        before = f"{sitter.number} {sitter.seat}"
        button = page.locator("#decisions button").first
        sitter.note(button)
        with page.expect_response("**/decide"):
            page.keyboard.press(button.get_attribute("data-key") or "")
        page.wait_for_function(ASKED_OR_WAITING, arg=before)
    raise AssertionError("no bot waits")


@pytest.mark.parametrize("game", ["notre-dame", pytest.param("troyes", marks=pytest.mark.soak)])
def test_space_plays_on_to_my_turn(page: Page, site: Site, game: str) -> None:
    sitter = open_table(page, game, "human", "bot:random", "bot:random", begins="0")
    bots_wait(site)
    for _ in range(3):
        decide_until_bots_wait(sitter)
        made = len(site.steps())
        page.evaluate("scrollTo(0, 0)")
        page.keyboard.press("Space")
        sitter.wait()
        assert len(site.steps()) > made
        assert page.evaluate("scrollY") == 0
        expect(page.locator("#hurry")).to_have_count(0)
        expect(page.locator("#decisions")).to_be_focused()
    check_steps(site, sitter, game, 3, 1)


def test_the_focused_button_is_pressed_once(page: Page, site: Site) -> None:
    sitter = open_table(page, "notre-dame", "human", "bot:random", begins="0")
    bots_wait(site)
    decide_until_bots_wait(sitter)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/hurry") else None)
    page.locator("#hurry-now").focus()
    page.keyboard.press("Space")
    sitter.wait()
    assert len(asked) == 1
    decide_until_bots_wait(sitter)
    sitter.click(page.get_by_role("button", name=text("hurry", people=1)))
    sitter.wait()
    assert len(asked) == 2
    check_steps(site, sitter, "notre-dame", 2, 1)


def test_everybody_at_the_table_can_use_it_after_a_reload_too(page: Page, context: BrowserContext, site: Site) -> None:
    sitter = open_table(page, "notre-dame", "human", "bot:random", "human", begins="0")
    bots_wait(site)
    decide_until_bots_wait(sitter)
    check_for_everybody(page, "hurry")
    sitter.shoot("hurry")
    other = context.new_page()
    other.goto(page.url)
    page.reload()
    expect(page.get_by_role("button", name=text("hurry", people=2))).to_be_visible()
    other.get_by_role("button", name=text("hurry", people=2)).click()
    sitter.wait()
    check_steps(site, sitter, "notre-dame", 3, 1)
