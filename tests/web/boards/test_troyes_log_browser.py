"""The log beside the board of Troyes on a desk: its room, and that no line of it is cut or lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.devices import REACH
from tests.web.legibility import DRAWN
from tests.web.positions import lay
from tests.web.running import Site
from tests.web.troyes_positions import (
    LOW,
    actions,
    asked_after,
    chosen,
    is_loss,
    many_actions,
    positions,
)  # fmt: skip

pytestmark = pytest.mark.browser


LOG_HEIGHT = "document.querySelector('#log-entries').clientHeight"


def test_the_log_takes_the_room_that_what_is_asked_leaves(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto(lay(site, actions(3)))
    page.locator("#log-larger").check(force=True)
    assert page.evaluate(LOG_HEIGHT) > 150
    expect(page.locator("#decisions button").last).to_be_in_viewport()
    *_, over = positions(3)
    assert not over.movers
    page.goto(lay(site, over))
    assert page.evaluate(LOG_HEIGHT) > 250


def test_the_log_stays_where_it_is_whatever_families_have(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    tops: set[int] = set()
    for playing in chosen(4):
        page.goto(lay(site, playing))
        tops.add(page.evaluate("document.querySelector('#log').offsetTop"))
    assert len(tops) == 1


def test_below_what_the_panel_covers_the_whole_log_is_one_click_away(page: Page, site: Site) -> None:
    page.goto(lay(site, many_actions()))
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.locator(".log-size").click()
    expect(page.locator("#log-larger")).to_be_checked()
    assert page.evaluate(LOG_HEIGHT) > 150


def test_with_two_players_the_log_tells_a_whole_turn(page: Page, site: Site) -> None:
    page.goto(lay(site, actions(2)))
    for (width, height), least in {LOW: 60, (1280, 720): 120, (1920, 1080): 240}.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LOG_HEIGHT) >= least, f"{width} x {height}"
        expect(page.locator("#decisions .list:not([data-below])")).to_be_visible()


CUT_LINES = """log => {
  const { top } = log.getBoundingClientRect(), panel = document.querySelector("#asking").getBoundingClientRect();
  const seen = Math.max(panel.bottom, top + parseFloat(log.style.getPropertyValue("--cut")));
  return [...log.querySelectorAll("p")].filter(line => {
    const box = line.getBoundingClientRect(), high = parseFloat(getComputedStyle(line).lineHeight);
    const over = (seen - box.top) % high;
    return box.top < seen - 1 && box.bottom > seen + 1 && Math.min(over, high - over) > 1;
  }).map(line => line.textContent);
}"""
"""Lines of the log of which a part can be seen: the rest is cut, or lies under the panel."""


@pytest.mark.parametrize("players", [3, 4])
def test_no_line_of_the_log_is_cut(players: int, page: Page, site: Site) -> None:
    *_, late = (one for one in positions(3) if one.movers)
    page.goto(lay(site, many_actions() if players == 4 else late))
    log = page.locator("#log-entries")
    for width, height in LOW, (1366, 600), (1024, 600):
        page.set_viewport_size({"width": width, "height": height})
        for back in (0, 37, 64):
            log.evaluate("(log, back) => { log.scrollTop = -back; }", back)
            page.evaluate(DRAWN)
            assert log.evaluate(CUT_LINES) == [], f"{width} x {height}, {back}"
            shown = log.evaluate("log => parseFloat(log.style.getPropertyValue('--cut')) < log.clientHeight - 10")
            assert shown or players == 4  # whose panel may cover the log


NEWEST_HIDDEN = """log => {
  const { left, width, bottom } = [...log.querySelectorAll("p")].at(-1).getBoundingClientRect();
  return !log.contains(document.elementFromPoint(left + width / 2, bottom - 5));
}"""
"""Whether something covers the end of the newest line of the log."""


@pytest.mark.parametrize("players", [3, 4])
def test_the_log_s_newest_line_and_the_way_to_all_of_it_are_in_sight_whatever_is_asked(
    players: int, page: Page, site: Site
) -> None:
    page.goto(lay(site, many_actions() if players == 4 else asked_after(is_loss)))
    log = page.locator("#log-entries")
    log.locator("p").last.evaluate(
        "one => { one.textContent = 'Anna loses a cube, as every player does. '.repeat(9); }"
    )
    for width, height in LOW, (1280, 720), (1366, 600), (1024, 600):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert log.evaluate("log => log.scrollWidth <= log.clientWidth"), f"{width} x {height}: it scrolls sideways"
        assert not log.evaluate(NEWEST_HIDDEN), f"{width} x {height}"
        assert page.locator("#log-larger").evaluate(REACH), f"{width} x {height}"


ROOM_OF_LOG = """() => {
  const log = document.querySelector("#log-entries").getBoundingClientRect();
  return Math.min(log.height, log.bottom - document.querySelector("#asking").getBoundingClientRect().bottom);
}"""
"""How much of the log is to be seen below what is asked."""


WHOLE = "one => one.scrollHeight - one.clientHeight < 3"


def test_a_low_log_shows_a_sentence_of_two_lines_whole_and_a_longer_one_from_its_beginning_or_at_a_press(
    page: Page, site: Site
) -> None:
    for width, height in ((1024, 600), (1366, 600), LOW):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(lay(site, many_actions()))
        newest = page.locator("#log-entries p").last
        newest.evaluate("one => { one.textContent = 'Anna loses a cube, as every player does.'; }")
        page.evaluate(DRAWN)
        assert newest.evaluate("one => one.clientHeight") <= page.evaluate(ROOM_OF_LOG), f"{width} x {height}"
        assert newest.evaluate(WHOLE), f"{width} x {height}"
        newest.evaluate("one => { one.textContent = 'Anna loses a cube, as every player does. '.repeat(9); }")
        page.evaluate(DRAWN)
        assert newest.evaluate("one => one.clientHeight") <= page.evaluate(ROOM_OF_LOG), f"{width} x {height}"
        newest.click()
        page.evaluate(DRAWN)
        assert newest.evaluate(WHOLE), f"{width} x {height}"
