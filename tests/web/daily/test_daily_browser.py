"""The deal of the day in browsers: two people at home play it one after the other, and compare."""

from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from parvis.web.texts import text
from tests.web.browser.test_screens import check_for_everybody
from tests.web.running import Site
from tests.web.sitting import Sitter

pytestmark = pytest.mark.browser
PANEL = "section:has(#daily-tiny)"


def play(page: Page, name: str) -> int:
    """Play the deal of Tiny to its end, and go to the page of the day; the points."""
    page.goto("/")
    page.get_by_role("link", name=text("daily-heading")).click()
    check_for_everybody(page, f"daily-before-{name}")
    panel = page.locator(PANEL)
    expect(panel.locator(".numbers")).to_have_count(0)
    panel.locator("[name=name]").fill(name)
    panel.get_by_role("button").click()
    page.wait_for_url("**/tables/*")
    Sitter(page).play()
    page.goto("/daily")
    return int(page.locator(f"{PANEL} .own td").nth(1).inner_text())


def test_two_people_play_the_same_deal_and_compare(page: Page, site: Site, browser: Browser) -> None:
    points = {"Anna": play(page, "Anna")}
    with closing(browser.new_context(base_url=site.address)) as elsewhere:
        other = elsewhere.new_page()
        points["Bruno"] = play(other, "Bruno")
        rows = other.locator(f"{PANEL} tbody tr")
        expect(rows).to_have_count(2)
        best = max(points, key=lambda name: points[name])
        expect(rows.first).to_contain_text(best if points["Anna"] != points["Bruno"] else "Anna")
        check_for_everybody(other, "daily-after")
        rows.filter(has_text="Anna").get_by_role("link").click()
        other.wait_for_url("**/replay/**")
    page.reload()
    expect(page.locator(f"{PANEL} .own")).to_contain_text("Anna")
    expect(page.locator(f"{PANEL} tbody tr")).to_have_count(2)
