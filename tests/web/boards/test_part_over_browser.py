"""What a round brought, in a real browser: it covers nothing, stays, can be put away and brought back."""

import re

import pytest
from playwright.sync_api import Page, expect

from parvis.engine.samples import SOAK
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.browser.test_screens import check_for_everybody
from tests.web.devices import REACH
from tests.web.legibility import some
from tests.web.positions import anything, just_before, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import Sitter, open_table, sit_down_at

pytestmark = pytest.mark.browser
WHOLE_GAINS = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const line = document.querySelector(".own-gains");
  done(line.scrollHeight <= line.clientHeight + 2 && line.scrollWidth <= line.clientWidth + 2);
})))"""
SAYS_IT_GOES_ON = """() => [...document.querySelectorAll(".stays > section")].every(rows =>
  (rows.scrollHeight - rows.clientHeight - rows.scrollTop > 2) === rows.hasAttribute("data-below"))"""
"""Whether rows below a fold are announced."""
SIZES = some(((1024, 600), (1366, 650), (360, 740), (1920, 1080)))


FOUR = "human bot:random bot:random bot:random"


def at_the_first_card(page: Page, site: Site, game: str) -> Sitter:
    """Somebody who has just been shown what the first round brought."""
    sitter = sit_down_at(page, lay(site, just_before(lambda playing: playing.state.round > 0, FOUR, game)))
    for _ in range(60):
        sitter.decide()
        if page.locator(".part-card").count():
            return sitter
    raise AssertionError("no card")


def check_it_is_in_nobodys_way(page: Page) -> None:
    """Whatever is asked can be pressed as if there were no card, the families stay in sight, and so does its line."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator("#decisions button").filter(visible=True).all():
            assert button.evaluate(REACH), f"{width}: {button.inner_text()}"
        assert page.locator(".brought summary").evaluate(REACH), width
        assert page.evaluate(WHOLE_GAINS), f"{width}: its line tells of whole gains"
        if width >= 960:
            for name in page.locator("#seats .seat-name").all():
                assert name.evaluate(REACH), width


def check_it_can_be_read(page: Page) -> None:
    """Opened, it is read to its end above what is asked, which stays as it is; one presses beside it to fold it."""
    asked, back = page.locator("#decisions"), page.locator("#way-back")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        before = asked.bounding_box(), back.bounding_box()
        page.locator(".brought > summary").click()
        for line in page.locator(".all-of-it > ul > li").all():
            assert line.evaluate(REACH), width
        assert (asked.bounding_box(), back.bounding_box()) == before, width
        page.locator("header.site").click(position={"x": 2, "y": 2})
        expect(page.locator(".brought")).not_to_have_attribute("open", "")
        assert asked.locator("button").filter(visible=True).first.evaluate(REACH), width


LIES_ABOVE = """(help, below) => {
  const one = help.getBoundingClientRect(), other = document.querySelector(below).getBoundingClientRect();
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= right || top >= bottom || help.contains(there);
}"""


def check_the_help_lies_above_it(page: Page) -> None:
    """Whoever reads the help sees no line of a round across it."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#help > summary").click()
        assert page.locator(".help-text").evaluate(LIES_ABOVE, "#round-over"), width
        page.locator("#help > summary").click()
        expect(page.locator(".help-text")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("game", [pytest.param("notre-dame", marks=pytest.mark.soak), "troyes"])
def test_the_card_is_a_line_above_what_is_asked_and_stays_until_one_decides(page: Page, site: Site, game: str) -> None:
    sitter = at_the_first_card(page, site, game)
    card = page.locator(".part-card")
    expect(card).to_contain_text("End of round 1")
    expect(card.locator(".brought")).not_to_have_attribute("open", "")
    expect(card.locator(".own-gains .gain").first).to_be_visible()
    expect(page.locator("#round-over")).to_have_attribute("aria-live", "polite")
    assert not page.evaluate("document.querySelector('.part-card').contains(document.activeElement)")
    check_it_is_in_nobodys_way(page)
    check_it_can_be_read(page)
    check_the_help_lies_above_it(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    sitter.shoot("card")
    check_for_everybody(page, "card")
    page.wait_for_timeout(3500)
    expect(card).to_be_visible()
    sitter.decide()
    expect(card).to_have_count(0)


SIGNS_CUT = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const signs = document.querySelector(".course-signs"), room = signs.getBoundingClientRect();
  done([...signs.children].some(sign => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    const isSeen = left < room.right && top < room.bottom;
    return isSeen && (right > room.right + 1 || bottom > room.bottom + 1);
  }));
})))"""
"""Whether a picture of what has come since, or the arrow before them, is seen in part."""


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_pictures_of_what_has_come_since_are_whole_and_leave_the_sums_their_room(
    page: Page, site: Site, game: str
) -> None:
    sitter = sit_down_at(page, lay(site, just_before(lambda playing: playing.state.round > 1, FOUR, game)))
    while not page.locator(".part-card").count():
        sitter.decide()
    own = page.locator(".own-gains .gain:not(.lost)")
    assert page.locator(".course-signs .vignette").count() > 1
    for width, height in ((320, 568), (360, 740), (844, 390), (1366, 650), (1536, 730)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(SIGNS_CUT), width
        if game == "notre-dame":
            for name in ("Prestige now", "This round"):
                expect(own.filter(has_text=name)).to_be_visible()
    page.locator(".brought > summary").click()
    page.locator("header.site").click(position={"x": 2, "y": 2})
    expect(page.locator(".brought")).not_to_have_attribute("open", "")
    expect(page.locator("#round-over")).not_to_have_attribute("data-below", "")
    for part in (own.first, page.locator(".brought .opens")):
        assert part.evaluate(REACH)


def later_round(game: str) -> TableGame:
    """A position after the first round in which the first seat chooses between several things."""
    for playing in played(FOUR, game, anything, {}, 1):
        if 0 in playing.movers and playing.state.round > 1 and len(spoken(playing, 0)) > 2:
            return playing
    raise AssertionError("no second round")


ENOUGH = 6
"""Sums that are looked at, but in a soak."""


def test_its_line_tells_what_one_has_and_what_the_round_brought(page: Page, site: Site) -> None:
    own = page.locator(".own-gains .gain:not(.lost)")
    told = 0
    for playing in played(FOUR, "notre-dame", anything, {}, 1):
        if told > ENOUGH and not SOAK:
            break
        if 0 not in playing.movers or not spoken(playing, 0)[0].startswith("keep") or len(spoken(playing, 0)) < 3:
            continue
        page.set_viewport_size({"width": 1366, "height": 650})
        page.goto(lay(site, playing))
        if not page.locator(".recall").count():  # the first round
            continue
        page.locator(".recall").last.click()
        page.locator("#round-over .brought > summary").click()  # recalled, it lies open
        if page.locator(".own-gains .lost").count():  # these come first
            continue
        for width, height in ((1366, 650), (360, 740), (1536, 730)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            sums = [name for name in ("Prestige now", "This round") if own.filter(has_text=name).count()]
            for name in sums:
                assert own.filter(has_text=name).is_visible(), f"{width}: {name}"
                told += 1
    assert told > ENOUGH


def test_it_is_put_away_and_brought_back_by_the_log(page: Page, site: Site) -> None:
    at_the_first_card(page, site, "notre-dame")
    card = page.locator(".part-card")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.reload()
    page.locator("#decisions").wait_for()
    page.get_by_role("link", name=text("part-over-again", round=1)).click()
    expect(card).to_contain_text("End of round 1")
    expect(card.locator(".brought")).to_have_attribute("open", "")
    page.get_by_role("button", name=text("part-over-close")).focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator("#asking")).to_be_focused()


@pytest.mark.parametrize("game", ["notre-dame", pytest.param("troyes", marks=pytest.mark.soak)])
def test_on_a_phone_the_part_that_is_asked_about_stays_and_the_log_brings_the_card_back(
    page: Page, site: Site, game: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    at_the_first_card(page, site, game)
    expect(page.locator("#tab-families")).not_to_be_checked()
    expect(page.locator(".part-card summary")).to_be_in_viewport()
    reached = page.locator("#decisions button").filter(visible=True)
    before = [one.evaluate(REACH) for one in reached.all()]
    page.locator(".brought > summary").click()
    expect(page.locator(".all-of-it li").first).to_be_in_viewport(ratio=1)
    assert any(before)
    assert [one.evaluate(REACH) for one in reached.all()] == before, "what is asked lies open below it"
    page.get_by_role("button", name=text("part-over-close")).click()
    expect(page.locator(".part-card")).to_have_count(0)
    page.locator(".tab", has=page.locator("#tab-log")).click()
    page.get_by_role("link", name=text("part-over-again", round=1)).click()
    expect(page.locator(".brought li").first).to_be_in_viewport()


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_on_a_phone_its_line_takes_no_room_from_the_list(page: Page, site: Site, game: str) -> None:
    page.goto(lay(site, later_round(game)))
    listed = page.locator("#decisions .list")
    for width, height in ((360, 740), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        before = listed.bounding_box()
        page.locator(".recall").last.dispatch_event("click")
        page.locator("#round-over .brought > summary").click()  # recalled, it lies open
        after = listed.bounding_box()
        assert before
        assert after
        assert after["height"] >= before["height"] - 2


def test_at_the_end_the_last_scoring_is_shown_at_the_board_until_it_is_put_away(page: Page) -> None:
    sitter = open_table(page, "tiny", "human", "human")
    sitter.play()
    card = page.locator(".part-card")
    expect(card).to_contain_text("The game is over.")
    expect(page.locator("#board")).to_be_visible()
    check_for_everybody(page, "card-at-the-end")
    sitter.shoot("card-at-the-end")
    for width, height in (*SIZES, (640, 300)):
        page.set_viewport_size({"width": width, "height": height})
        for part in card.locator("thead .seat, .total td, .actions > *").all():
            assert part.evaluate(REACH), f"{width}x{height}: {part.inner_text()}"
        page.wait_for_function(SAYS_IT_GOES_ON)
    page.set_viewport_size({"width": 1280, "height": 900})
    no_shadow = re.compile(r"^rgb\([0-9, ]+\) 0px -1px 0px 0px$")  # all is seen: only a line
    expect(card.locator("tfoot")).to_have_css("box-shadow", no_shadow)
    page.get_by_role("button", name=text("part-over-board")).click()
    expect(card).to_have_count(0)
    page.get_by_role("link", name=text("table-result")).click()
    page.get_by_role("button", name=text("result-again")).click()
    expect(page.locator("#curtain button")).to_be_visible()
    assert page.url.endswith("/tables/2")
