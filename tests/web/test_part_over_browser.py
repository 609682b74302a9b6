"""What a round brought, in a real browser: it covers nothing that is asked, stays, can be put away and brought back."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.manners import REACH
from tests.web.sitting import Sitter, open_table, start
from tests.web.test_screens import check_for_everybody

pytestmark = pytest.mark.browser
WHOLE = "card => card.scrollWidth <= card.clientWidth && card.scrollHeight <= card.clientHeight"
"""Whether nothing of an element is cut off."""
SIZES = ((1366, 650), (1024, 600), (1920, 1080), (360, 740))


def next_card(sitter: Sitter) -> None:
    """Play until a card comes."""
    for _ in range(60):
        sitter.decide()
        if sitter.page.locator(".part-card").count():
            return
    raise AssertionError("no card")


def check_it_is_in_nobodys_way(page: Page) -> None:
    """Whatever is asked can be pressed as if there were no card, which can be read to its end."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator("#decisions button").filter(visible=True).all():
            assert button.evaluate(REACH), f"{width}: {button.inner_text()}"
        if width >= 960:
            expect(page.locator(".part-card")).to_be_in_viewport()
            expect(page.locator("#seats .seat-name").first).not_to_be_visible()
            assert page.locator(".part-card").evaluate(WHOLE), width


@pytest.mark.slow
@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_the_card_turns_the_players_over_and_stays_until_one_decides(page: Page, game: str) -> None:
    sitter = start(page, game)
    next_card(sitter)
    card = page.locator(".part-card")
    expect(card).to_contain_text("End of round 1")
    expect(page.locator("#round-over")).to_have_attribute("aria-live", "polite")
    assert not page.evaluate("document.querySelector('.part-card').contains(document.activeElement)")
    check_it_is_in_nobodys_way(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    sitter.shoot("card")
    check_for_everybody(page, "card")
    page.wait_for_timeout(3500)
    expect(card).to_be_visible()
    sitter.decide()
    expect(card).to_have_count(0)


def test_it_is_put_away_and_brought_back_by_the_log(page: Page) -> None:
    sitter = start(page, "notre-dame")
    next_card(sitter)
    card = page.locator(".part-card")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator("#seats .seat-name").first).to_be_visible()
    page.reload()
    page.locator("#decisions").wait_for()
    page.get_by_role("link", name="How round 1 ended").click()
    expect(card).to_contain_text("End of round 1")
    page.get_by_role("button", name="Back to the players").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator("#asking")).to_be_focused()


def test_on_a_phone_the_players_come_to_the_front_with_it_and_the_board_comes_back(page: Page) -> None:
    sitter = start(page, "notre-dame")
    page.set_viewport_size({"width": 360, "height": 740})
    next_card(sitter)
    expect(page.locator("#tab-families")).to_be_checked()
    expect(page.locator(".part-card")).to_be_in_viewport()
    page.get_by_role("button", name="Back to the players").click()
    expect(page.locator("#tab-board")).to_be_checked()


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
