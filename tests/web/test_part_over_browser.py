"""The card at the end of a round in a real browser: in nobody's way, gone in time, and usable by everybody."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.sitting import Sitter, open_table, start
from tests.web.test_screens import check_for_everybody

pytestmark = pytest.mark.browser
LONG = """document.styleSheets[0].insertRule(".part-card { --lasts: 1000s !important; }")"""


def next_card(sitter: Sitter, long: bool = True) -> None:
    """Play until a card comes; a long one does not go by itself."""
    if long:
        sitter.page.evaluate(LONG)
    for _ in range(60):
        sitter.decide()
        if sitter.page.locator(".part-card").count():
            return
    raise AssertionError("no card")


@pytest.mark.slow
def test_the_card_is_in_nobodys_way_and_everybody_can_use_it(page: Page) -> None:
    sitter = start(page, "notre-dame")
    next_card(sitter)
    card = page.locator(".part-card")
    expect(card).to_contain_text("End of round 1")
    expect(page.locator("#part-over")).to_have_attribute("aria-live", "polite")
    assert not page.evaluate("document.querySelector('.part-card').contains(document.activeElement)")
    sitter.shoot("card")
    check_for_everybody(page, "card")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    next_card(sitter)
    card.click(position={"x": 5, "y": 5})
    expect(card).to_have_count(0)
    next_card(sitter)
    expect(card).to_contain_text("End of round 3 and of period A")
    sitter.decide()
    expect(card).to_have_count(0)
    next_card(sitter)
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator("#asking")).to_be_focused()


@pytest.mark.alone
def test_the_card_goes_by_itself_unless_somebody_points_at_it_and_does_not_come_again(page: Page) -> None:
    sitter = start(page, "notre-dame")
    next_card(sitter, long=False)
    card = page.locator(".part-card")
    card.hover()
    page.wait_for_timeout(3000)
    expect(card).to_be_visible()
    page.locator("h1").first.hover()
    expect(card).to_have_count(0)
    next_card(sitter, long=False)
    page.reload()
    page.locator("#decisions").wait_for()
    expect(card).to_have_count(0)


def test_at_the_end_the_last_scoring_is_shown_at_the_board_until_it_is_put_away(page: Page) -> None:
    sitter = open_table(page, "tiny", "human", "human")
    sitter.play()
    card = page.locator(".part-card")
    expect(card).to_contain_text("The game is over.")
    expect(page.locator("#board")).to_be_visible()
    check_for_everybody(page, "card-at-the-end")
    sitter.shoot("card-at-the-end")
    page.get_by_role("button", name="Look at the board").click()
    expect(card).to_have_count(0)
    page.get_by_role("link", name="See the result").click()
    page.get_by_role("button", name="Play again, same seats").click()
    expect(page.locator("#curtain button")).to_be_visible()
    assert page.url.endswith("/tables/2")
