"""A finger that holds a card, a piece or a decision reads it and does nothing with it; a tap does what it says."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from parvis.web.tables.table_game import TableGame
from tests.web.devices import FINGER, PHONE, REACH, Device
from tests.web.positions import anything, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import open_table
from tests.web.troyes_positions import actions

pytestmark = pytest.mark.browser
LONG = 700  # milliseconds


OFFERED = "addEventListener('contextmenu', event => setTimeout(() => { window.offered ||= !event.defaultPrevented; }))"
"""Notes whether the browser would offer something for what is held."""


@pytest.fixture
def screen() -> dict[str, Any]:
    """A screen of a phone, for the browser."""
    return Device("finger", PHONE).screen


def hold(page: Page, button: Locator, move: int = 0) -> None:
    """Hold a finger on it, and let it go; `move`: pixels that it moves up before."""
    place = button.evaluate(REACH)
    session = page.context.new_cdp_session(page)
    at = {"x": place["x"], "y": place["y"]}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    for step in range(0, move, 4):
        moved = {**at, "y": at["y"] - step}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [moved]})
    page.wait_for_timeout(LONG)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


@pytest.mark.parametrize("game", ["notre-dame", pytest.param("troyes", marks=pytest.mark.soak)])
def test_what_is_held_is_read_and_a_tap_decides(page: Page, game: str) -> None:
    page.add_init_script(OFFERED)
    sitter = open_table(page, game, "human", "bot:random", begins="0")
    number, told = sitter.number, page.locator("#told-of-held")
    board = page.locator("#board button[form=decide]").filter(visible=True)
    listed = page.locator("#decisions button").filter(visible=True)
    read = 0
    for button in [listed.first, *([board.first] if board.count() else [])]:
        info = button.locator("xpath=..").locator(":scope > .explained, :scope > .info input")
        hold(page, button)
        if info.count():
            expect(info).to_be_checked()
        else:
            expect(told).to_be_visible()
            expect(told).to_be_in_viewport(ratio=1)
            assert told.inner_text().strip()
        read += 1
    assert read
    assert not page.evaluate("window.offered")
    assert sitter.number == number
    assert not page.locator(".to-confirm").count()
    hold(page, listed.first, move=60)
    assert sitter.number == number
    place = listed.first.evaluate(REACH)
    page.touchscreen.tap(place["x"], place["y"])
    page.wait_for_function("() => document.querySelector('.to-confirm, #news') || window.offered")
    expect(told).to_be_hidden()


def test_a_finger_that_scrolls_reads_nothing(page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:random", begins="0")
    hold(page, page.locator("#decisions button").first, move=60)
    expect(page.locator("#decisions .info input:checked")).to_have_count(0)
    expect(page.locator("#told-of-held")).to_be_hidden()


FOLDED = """() => {
  const list = document.querySelector("#decisions .list");
  if (!list.matches("[data-below]")) return null;
  const box = list.getBoundingClientRect(), foot = document.querySelector("#way-back").getBoundingClientRect().top;
  const bottom = Math.min(box.bottom, foot) - 4, x = box.left + box.width / 2;
  let top = bottom;
  while (document.elementFromPoint(x, top - 1) === list) top -= 1;
  const middle = one => (one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 2;
  const over = [...list.querySelectorAll("button")].filter(one => middle(one) > bottom + 4 - 22);
  return {x, top, bottom, hidden: over.length, told: getComputedStyle(list, "::after").content, at: list.scrollTop};
}"""
"""The strip at the fold of the list, and of how many decisions less than half is seen above the line of its words."""


@pytest.mark.parametrize("game", [pytest.param("notre-dame", marks=pytest.mark.soak), "troyes"])
def test_a_tap_at_the_fold_of_the_list_scrolls_it_and_decides_nothing(page: Page, site: Site, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 740 if game == "notre-dame" else 640})
    page.goto(lay(site, with_many_decisions(game)))
    steps, folded = len(site.steps()), page.evaluate(FOLDED)
    assert folded["bottom"] - folded["top"] >= FINGER - 6
    assert folded["told"].startswith(f'"{folded["hidden"]} more '), folded
    for _ in range(20):
        for y in (folded["top"] + 3, folded["bottom"] - 2):
            before = page.evaluate(FOLDED)
            if before:
                page.touchscreen.tap(before["x"], min(max(y, before["top"] + 2), before["bottom"]))
                page.wait_for_function(
                    "at => document.querySelector('#decisions .list').scrollTop > at", arg=before["at"]
                )
                page.wait_for_timeout(50)
    assert not page.evaluate(FOLDED)
    expect(page.locator("#decisions .list button").last).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".to-confirm")).to_have_count(0)
    assert len(site.steps()) == steps


def with_many_decisions(game: str) -> TableGame:
    """A position of a game in which the first seat has more decisions than a phone shows at once."""
    if game == "troyes":
        return actions(4)
    games = played("human bot:random bot:random", game, anything, {}, 1)
    return next(playing for playing in games if 0 in playing.movers and len(spoken(playing, 0)) >= 7)
