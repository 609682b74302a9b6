"""The pages of rules in a browser: found, unfolded, searched, and for everybody's eyes and hands."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.test_screens import check_for_everybody
from tests.web.sitting import NARROW, start

pytestmark = pytest.mark.browser


def test_the_rules_are_searched_and_lead_from_one_to_another(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Rules of Troyes").click()
    check_for_everybody(page, "rules")
    page.keyboard.press("/")
    page.keyboard.type("black DICE double")
    expect(page.locator("#black-dice")).to_be_visible()
    expect(page.locator("#harvest")).to_be_hidden()
    page.keyboard.press("Control+a")
    page.keyboard.type("dragons")
    expect(page.locator("#manual-found")).not_to_be_empty()
    page.locator("#manual-search").fill("")
    expect(page.locator("#harvest")).to_be_visible()


def test_what_is_off_at_a_table_unfolds_where_a_link_leads(page: Page) -> None:
    start(page, "notre-dame")
    with page.expect_popup() as opened:
        page.locator(".prompt .to-rule").click()
    rules = opened.value
    expect(rules.locator("#draft")).to_be_in_viewport()
    expect(rules.locator("#person-nurse")).to_be_hidden()
    rules.goto(rules.url.replace("#draft", "#person-nurse"))
    expect(rules.locator("#person-nurse")).to_be_visible()
    rules.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    rules.reload()
    expect(rules.locator("#manual-index nav")).to_be_hidden()
