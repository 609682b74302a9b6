"""Games of Notre Dame by other people than one at a big screen with a mouse: whole ones in a soak."""

import pytest
from playwright.sync_api import Page

from tests.web.running import Site
from tests.web.sitting import Sitter, check_steps, long_enough, open_table

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SMALLEST = (360, 740)


@pytest.fixture
def page(page: Page) -> Page:
    """Nothing moves: drawing that takes half of the time, and test_browser.py plays a whole game with it."""
    return page


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.soak)])
def test_a_game_on_a_small_phone_by_keyboard_alone(page: Page, players: int, site: Site) -> None:
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    sitter = open_table(page, "notre-dame", "human", *["bot:greedy"] * (players - 1))
    for decision in range(long_enough(20)):
        if sitter.is_over:
            break
        sitter.decide(key=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST[0]
        if decision == 15:
            sitter.shoot(f"table-{players}-players")
            page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    check_steps(site, sitter, "notre-dame", players, 1)


def test_three_people_play_with_curtains(page: Page, site: Site) -> None:
    sitter = open_table(page, "notre-dame", "human", "human", "human")
    while not sitter.is_over and len(sitter.decided) < long_enough(20):
        lift_by_key(sitter)
        sitter.decide(key=True)
    check_steps(site, sitter, "notre-dame", 3, 3)


def lift_by_key(sitter: Sitter) -> None:
    """Lift the curtain, if there is one, as soon as htmx listens."""
    if sitter.page.locator("#curtain").count():
        curtain = sitter.page.locator("#curtain [data-htmx-powered] button")
        curtain.focus()
        sitter.page.keyboard.press("Enter")
        sitter.page.locator("#decisions").wait_for()
