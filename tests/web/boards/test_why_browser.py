"""Pressing what isn't possible now says why, in a sentence next to it; the help lists all of that."""

import re

import pytest
from playwright.sync_api import Page, expect

from parvis.engine import registry
from parvis.web.texts import GameTexts
from tests.web.boards.test_troyes_browser import Visitor, begin_a_group
from tests.web.sitting import open_table

pytestmark = pytest.mark.browser


def test_a_card_that_is_not_there_and_a_market_say_why(page: Page) -> None:
    sitter = open_table(page, "notre-dame", "human", "bot:random", begins="0")
    number, told = sitter.number, page.locator("#why")
    page.locator("#persons [data-why]").first.click()
    expect(told.locator("p").first).to_have_text("You hire a person once everyone has played two cards.")
    expect(told.get_by_role("link", name="Rule: Hiring a person")).to_be_visible()
    expect(told).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    page.locator(".areas .stop[data-why]").filter(visible=True).first.focus()
    page.keyboard.press("Enter")
    expect(told.locator("p").first).to_have_text("Your carriage moves when you use the carriage house.")
    page.locator(".area.at-hotel[data-why]").dispatch_event("click")
    expect(told.locator("p").first).to_contain_text("A card places a marker in its sector.")
    assert sitter.number == number


def test_while_dice_are_chosen_other_actions_say_what_leads_there_and_no_rule_lies_over_it(page: Page) -> None:
    sitter = open_table(page, "troyes", "human", "bot:random")
    visitor = Visitor(sitter)
    begin_a_group(visitor)
    told = page.locator("#why")
    for other in (".event", ".activity:not(.face-down)"):
        page.locator(f"{other}:not(.can, .chosen) > .target:not([form])").last.click()
        expect(told.locator("p").first).to_have_text(GameTexts(registry.find("troyes"), []).text("when-action"))
        expect(page.locator(".rule").filter(visible=True)).to_have_count(0)
        page.keyboard.press("Escape")
    page.locator("#city .die-slot[data-why]").first.click()
    expect(told).to_be_visible()


def test_every_place_of_the_board_of_troyes_says_why(page: Page) -> None:
    sitter = open_table(page, "troyes", "human", "bot:random", begins="0", options={"ramparts": True})
    number, told = sitter.number, page.locator("#why")
    places = page.locator("#board [data-why]").filter(visible=True)
    kinds = {name: place for place in places.all() if (name := re.split("[+,]", place.get_attribute("data-why"))[0])}
    assert set(kinds) >= {"place", "build", "harvest", "use"}
    rule = page.locator("#board .rule").filter(visible=True)
    kinds["use"].hover()
    expect(rule).to_have_count(1)
    kinds["use"].click()
    expect(told).to_be_visible()
    expect(rule).to_have_count(0)
    for place in kinds.values():
        place.dispatch_event("click")
        expect(told).to_be_visible()
        expect(told).to_be_in_viewport(ratio=1)
        assert told.inner_text() != "This isn't possible now."
        page.keyboard.press("Escape")
    assert sitter.number == number
