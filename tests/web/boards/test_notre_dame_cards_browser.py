"""Cards and persons of Notre Dame in a real browser: what each does is read, and all of them stand there whole."""

from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from parvis.games.notre_dame.pieces import PERSON_NAMES, RATS
from parvis.web.tables.proposal import CAREFUL
from tests.web.boards.test_notre_dame_browser import asked_for
from tests.web.browser.test_screens import SMALLEST
from tests.web.positions import anything, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import CALM, Sitter, open_table

pytestmark = pytest.mark.browser
BELOW_THE_LIST = """() => {
  const { bottom } = document.querySelector("#decisions .list").getBoundingClientRect();
  return [...document.querySelectorAll(".choice")].filter((card) => card.getBoundingClientRect().bottom > bottom)
    .map((card) => card.textContent);
}"""
"""The cards of a list that end below what is shown of it."""


def test_a_playable_card_is_read_on_a_phone_before_it_is_played(page: Page, site: Site) -> None:
    open_table(page, "notre-dame", "human", "bot:greedy", "bot:greedy", begins="0")
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    steps = len(site.steps())
    expect(page.locator(".rule-text").filter(visible=True)).to_have_count(0)
    page.locator(".info").first.click()
    expect(page.locator(".rule-text").filter(visible=True)).to_have_count(1)
    assert len(site.steps()) == steps
    box = page.locator(".info").first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44


def test_the_text_of_a_card_that_was_pressed_goes_when_another_is_pointed_at(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("play")))
    cards = page.locator(".strip-coming .small-card")
    cards.nth(0).click()
    expect(page.locator(".rule").filter(visible=True)).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".rule").filter(visible=True)).to_have_count(0)
    cards.nth(1).hover()
    shown = page.locator(".rule").filter(visible=True)
    expect(shown).to_have_count(1)
    assert shown.inner_text() == page.locator(".strip-coming .rule").nth(1).text_content()


def test_on_a_phone_what_a_card_of_the_hand_does_is_told_within_the_page(page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:greedy", "bot:greedy", begins="0")
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("#tab-persons + span").click()
    page.locator(".cards .small-card").first.hover()
    rule = page.locator(".cards .rule").filter(visible=True)
    assert rule.evaluate("one => one.getBoundingClientRect().top") >= page.locator(".tabs").evaluate(
        "one => one.getBoundingClientRect().bottom"
    )


def test_a_card_of_a_person_says_that_it_hires_and_what_that_brings_before_it_is_pressed(
    page: Page, site: Site
) -> None:
    """A mouse that presses it decides at once: the card says so, and what the person does; the list, which lights up,
    what that brings now and later. There is a way back after it; whoever wants a step before it asks to confirm moves.
    """
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto(lay(site, asked_for("hire", least=3)))
    sitter, cards = Sitter(page), page.locator(".person-card[form]")
    for card in cards.all():
        expect(card.locator(".chip")).to_be_in_viewport(ratio=1)
        card.hover()
        expect(card.locator(".about")).to_be_in_viewport(ratio=1)
        told = page.locator(f"#decisions .touched[value='{card.get_attribute('value')}'] .brings").first
        expect(told).to_be_in_viewport(ratio=1)
    before = f"{sitter.number} 0"
    sitter.click(cards.first)
    sitter.wait(before)
    expect(page.locator("#undo-step, #undo-last, #take-back")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1536, 730)])
def test_three_cards_to_choose_from_stand_there_whole_below_the_bar_of_a_round(
    page: Page, site: Site, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    laid = 0
    for playing in played("human bot:random bot:random bot:random", "notre-dame", anything, {}, 1):
        if 0 not in playing.movers or len(spoken(playing, 0)) < 3 or not spoken(playing, 0)[0].startswith("keep"):
            continue
        page.goto(lay(site, playing))
        laid += 1
        if laid > 1:
            page.locator(".recall").last.click()
            page.locator("#round-over .brought > summary").click()  # recalled, it lies open
        assert page.evaluate(BELOW_THE_LIST) == [], laid
        if laid == 3:
            return
    raise AssertionError("three rounds have begun in no game")


@pytest.mark.parametrize("kind", ["keep", "hire"])
def test_three_cards_or_persons_stand_there_whole_on_a_phone(page: Page, site: Site, kind: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    laid = 0
    for playing in played("human " + "bot:random " * 4, "notre-dame", anything, {"new_persons": True}, 1):
        asked = [words for words in spoken(playing, 0) if words.startswith(kind)] if 0 in playing.movers else []
        if len(asked) < 3 or (kind == "hire" and len(asked) < 4):
            continue
        page.goto(lay(site, playing))
        laid += 1
        if laid > 1 and kind == "keep":
            page.locator("#tab-log + span").click()
            page.locator(".recall").last.click()
            page.locator("#tab-board + span").click()
        assert page.evaluate(BELOW_THE_LIST) == [], laid
        if laid == 3:
            return
    raise AssertionError("three rounds have begun in no game")


def to_the_spy(random: Random, open_now: Sequence[str]) -> str:
    """The spy wherever it is for hire, else anything."""
    return "hire spy" if "hire spy" in open_now else anything(random, open_now)


def test_what_the_spy_has_seen_stands_at_the_next_question_and_with_the_rats_of_each(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    games = (
        played("human bot:random bot:random", "notre-dame", to_the_spy, {"new_persons": True}, seed)
        for seed in range(9)
    )
    after = (playing for game in games for playing in game if 0 in playing.movers and playing.state.spied[0])
    playing = next(one for one in after if [words.split()[0] for words in spoken(one, 0)] == ["keep"] * 3)
    page.goto(lay(site, playing))
    seen = playing.game.view(playing.state, 0)["spied"]
    expect(page.locator("#spied strong")).to_have_count(len(seen))
    page.locator("#tab-persons + span").click()
    page.locator("#to-come summary").click()
    first = page.locator("#to-come .soon li").first
    expect(first.locator(".rats .picture")).to_have_count(RATS[playing.state.ruling][PERSON_NAMES.index(seen[0])])
    page.locator("#tab-log + span").click()
    page.locator("#tab-persons + span").click()
    expect(first).to_be_visible()


def test_what_a_kept_card_does_moves_nothing_under_the_finger(browser: Browser, site: Site) -> None:
    context = browser.new_context(
        base_url=site.address, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    context.add_cookies([{"name": CAREFUL, "value": "yes", "url": site.address}])
    page = context.new_page()
    played_on = played("human bot:random bot:random", "notre-dame", anything, {}, 1)
    page.goto(lay(site, next(one for one in played_on if 0 in one.movers and len(spoken(one, 0)) == 2)))
    told, decision = page.locator(".kept-before .rule"), page.locator("#decisions .choice button")
    before = decision.first.bounding_box()
    page.locator(".kept-before .small-card").tap()
    expect(told).to_be_visible()
    assert decision.first.bounding_box() == before
    page.locator("#prompt").tap()
    expect(told).to_be_hidden()
    decision.last.tap()
    confirm = page.locator(".to-confirm button").first
    expect(confirm).to_be_visible()
    expect(told).to_be_hidden()
    page.wait_for_timeout(1000 * CALM)  # a second press at the place of the first one is taken for a double one
    confirm.tap()
    expect(page.locator(".to-confirm")).to_have_count(0)
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 650), pytest.param(360, 740, marks=pytest.mark.soak), (320, 568)])
def test_cards_kept_before_stand_beside_the_question_which_to_keep(
    width: int, height: int, page: Page, site: Site
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    played_on = played("human bot:random bot:random", "notre-dame", anything, {}, 1)
    page.goto(lay(site, next(one for one in played_on if 0 in one.movers and len(spoken(one, 0)) == 2)))
    expect(page.locator("#asking .strip-kept .small-card")).to_be_visible()
    expect(page.locator(".strip-kept")).to_have_count(1)
    expect(page.locator("#decisions .list[data-below]")).to_have_count(0)
