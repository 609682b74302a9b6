"""Pressing what isn't possible now says why, in a sentence next to it; the help lists all of that."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from parvis.engine import registry
from parvis.engine.questions import Question
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.defence import DEFENCE
from parvis.games.troyes.rules.group_growth import GROUPING
from parvis.games.troyes.state import RULES
from parvis.web.tables.proposal import CAREFUL
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import GameTexts
from tests.web.boards.test_notre_dame_browser import asked_for
from tests.web.boards.test_troyes_browser import Visitor, begin_a_group, busily
from tests.web.devices import LOW, PHONE
from tests.web.positions import anything, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import open_table
from tests.web.troyes_positions import DESKS, SMALL_PHONE, actions

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
    page.locator(".stop.rose").dispatch_event("click")
    expect(told.locator("p").first).to_contain_text("You play cards when it is your turn")
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
    assert set(kinds) >= {"place", "build", "harvest", "cube"}
    rule = page.locator("#board .rule").filter(visible=True)
    kinds["cube"].hover()
    expect(rule).to_have_count(1)
    kinds["cube"].click()
    expect(told.locator("b")).to_have_text(kinds["cube"].get_attribute("aria-label") or "nothing")
    expect(rule).to_have_count(0)
    for place in kinds.values():
        place.dispatch_event("click")
        expect(told).to_be_visible()
        expect(told).to_be_in_viewport(ratio=1)
        assert told.inner_text() != "This isn't possible now."
        page.keyboard.press("Escape")
    assert sitter.number == number


def test_what_is_not_possible_is_told_beside_what_ends_the_choice(page: Page, site: Site) -> None:
    address = lay(site, actions(4))
    link, told = page.locator(".why-link a").filter(visible=True), page.locator("#why")
    for width, height in (LOW, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)
        link.click()
        expect(told.locator("dt").first).to_be_visible()
        expect(told).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(told).to_be_hidden()
        link.focus()
        page.keyboard.press("Enter")
        expect(told).to_be_focused()
        link.dispatch_event("click")  # it may lie below
        page.wait_for_timeout(500)
        expect(told).to_be_hidden()
        link.click()
        told.locator(".close").click()
        expect(told).to_be_hidden()
        link.click()
        expect(told).to_be_visible()
        page.locator("#board [data-why]").first.dispatch_event("click")  # what it covers is not asked about
        page.wait_for_timeout(500)
        expect(told).to_be_hidden()
        assert page.url.endswith(address)


TAKEN = """() => {
  const height = () => [".list", "#asking"].map((one) => document.querySelector(one).getBoundingClientRect().height);
  const links = [...document.querySelectorAll(".why-link")], before = height();
  for (const link of links) link.style.display = "none";
  const without = height();
  for (const link of links) link.style.display = "";
  return before.map((one, place) => Math.abs(one - without[place]));
}"""
"""By how many pixels the list of decisions and the panel change with the way to what isn't possible."""


def test_the_way_there_takes_no_room(page: Page, site: Site) -> None:
    page.goto(lay(site, actions(4)))
    for width, height in (*DESKS, PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.evaluate(TAKEN)) < 1, f"{width} x {height}"


COVERED = """() => {
  const link = document.querySelector(".asking > .why-link a");
  const above = document.querySelector(".instead").getBoundingClientRect();
  return link.offsetWidth ? above.bottom - link.getBoundingClientRect().top : null;
}"""
"""By how many pixels the way to what isn't possible lies on the box to tick above it; null where it has no room."""


def test_the_way_there_lies_on_nothing_else_to_press(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("drive", players=5, least=6)))
    covered = {}
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        covered[width, height] = page.evaluate(COVERED)
    shown = {size: pixels for size, pixels in covered.items() if pixels is not None}
    assert shown
    assert max(shown.values()) < 0.1, shown


def test_a_die_of_ones_own_says_on_a_phone_why_it_can_not_be_chosen(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, actions(4)))
    page.locator("#own .die-slot[data-why]").first.click()
    expect(page.locator("#why")).to_contain_text(GameTexts(registry.find("troyes"), []).text("when-group"))


def where(question: Question, wanted: Callable[[list[str]], bool]) -> TableGame:
    """A position in which the first seat is asked this, and what is open to it, in words, is wanted."""
    for seed in range(9):
        for playing in played("human bot:random", "troyes", anything, {}, seed):
            if playing.movers == [0] and RULES.asked(playing.state) == question and wanted(spoken(playing, 0)):
                return playing
    raise AssertionError("never in these games")


@pytest.fixture
def careful(page: Page, site: Site) -> Page:
    """A browser in which every move is to be confirmed."""
    page.context.add_cookies([{"name": CAREFUL, "value": "yes", "url": site.address}])
    return page


def test_a_tap_on_another_die_puts_it_in_the_place_of_the_one_to_be_confirmed(careful: Page, site: Site) -> None:
    careful.goto(lay(site, where(DEFENCE, lambda open_now: sum(words.startswith("die") for words in open_now) > 1)))
    number, proposed = (
        careful.locator("#decide [name=number]").input_value(),
        careful.locator("#decide [name=proposed]"),
    )
    careful.locator("#city [id^=die-0].fit").first.click()
    first = proposed.input_value()
    careful.locator("#city [id^=die-0][data-why]").last.click()
    expect(proposed).not_to_have_value(first)
    expect(careful.locator("#why")).to_be_hidden()
    second = proposed.input_value()
    careful.locator("#proposal-yes").click()
    expect(proposed).to_have_count(0)
    assert (int(number), 0, second) in site.steps()


def test_what_comes_after_the_move_to_be_confirmed_says_so(careful: Page, site: Site) -> None:
    careful.goto(lay(site, where(ACTION, lambda open_now: "turn dice" in open_now)))
    careful.locator("#decision-turn\\+dice").click()
    expect(careful.locator("#proposal-yes")).to_be_visible()
    careful.locator("#city [id^=die-0][data-why]").first.click()
    expect(careful.locator("#why")).to_contain_text("You can choose this next")


def test_while_a_group_does_nothing_yet_its_sum_says_what_is_missing(page: Page, site: Site) -> None:
    game = played("human bot:random", "troyes", busily, {}, 1)
    begun = next(one for one in game if RULES.asked(one.state) == GROUPING and "done" not in spoken(one, 0))
    page.goto(lay(site, begun))
    page.locator("#sum[data-why=done]").click()
    expect(page.locator("#why p").first).to_be_visible()
    assert page.locator("#why").inner_text() not in ("", "This isn't possible now.")


ASKABLE = """() => [...document.querySelectorAll("#table [data-why]:not(a)")]
  .filter((one) => one.offsetWidth && getComputedStyle(one).cursor !== "help").map((one) => one.id || one.className)"""
"""What can be asked about, though the pointer does not show it."""


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_the_pointer_shows_what_can_be_asked_about(page: Page, game: str) -> None:
    open_table(page, game, "human", "bot:random", begins="0")
    assert page.locator("#board [data-why]").count() > 9
    assert page.evaluate(ASKABLE) == []
