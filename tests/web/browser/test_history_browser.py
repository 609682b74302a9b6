"""A finished game in a real browser: brought in from a file, its result, and watched again with slider and keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from parvis.web.texts import text
from tests.web.browser.test_screens import check_for_everybody
from tests.web.sitting import Sitter
from tools.corpora import NOTRE_DAME

pytestmark = pytest.mark.browser
NAME = "4p-base-greedy-0"


@pytest.fixture
def watched(page: Page) -> Page:
    """A page that watches a game from a file."""
    page.get_by_text(text("upload-heading")).click()
    page.locator("[name=record]").set_input_files(NOTRE_DAME.folder / f"{NAME}.json")
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator("#turn")).to_have_text("Move 1 of 131")
    page.wait_for_load_state()
    return page


ENDS = {0: 0, 1: 32, 2: 36, 50: 185, 51: 189, 60: 217, 61: 221, 130: 409, 131: 412}
"""After how many steps some of the moves are over."""


def at(watched: Page, move: int, eyes: str = "all") -> None:
    """The page shows the end of that move, its address too."""
    expect(watched.locator("#turn")).to_have_text(f"Move {move} of 131")
    expect(watched).to_have_url(re.compile(rf"/tables/1/replay/{ENDS[move]}\?as={eyes}$"))
    assert watched.locator("#replay-move").input_value() == str(move)


def test_a_game_is_watched_with_keys(watched: Page) -> None:
    watched.keyboard.press("ArrowRight")
    at(watched, 2)
    watched.keyboard.press("ArrowLeft")
    at(watched, 1)
    watched.keyboard.press("End")
    at(watched, 131)
    watched.keyboard.press("Home")
    at(watched, 0)
    watched.reload()
    at(watched, 0)


def test_space_plays_and_stops_at_the_end(watched: Page) -> None:
    play = watched.locator("#replay-play")
    watched.keyboard.press("End")
    at(watched, 131)
    watched.keyboard.press("ArrowLeft")
    at(watched, 130)
    watched.locator("#replay-pace").select_option("2400")
    watched.locator("#turn").click()
    watched.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "true")
    at(watched, 131)
    expect(play).to_have_attribute("aria-pressed", "false")
    watched.locator("#replay-pace").select_option("400")
    watched.locator("#turn").click()
    watched.keyboard.press("Home")
    at(watched, 0)
    play.press("Space")
    expect(watched.locator("#turn")).to_have_text(re.compile(r"Move ([3-9]|\d\d+) of"))
    play.press("Space")
    expect(play).to_have_attribute("aria-pressed", "false")
    watched.wait_for_timeout(2000)  # a move that was asked for before may still come
    stopped = watched.locator("#turn").inner_text()
    watched.wait_for_timeout(1500)
    assert watched.locator("#turn").inner_text() == stopped


def test_the_slider_and_other_eyes(watched: Page) -> None:
    slider = watched.locator("#replay-move")
    slider.fill("60")
    at(watched, 60)
    slider.press("ArrowRight")
    at(watched, 61)
    slider.press("End")
    at(watched, 131)
    slider.fill("50")
    at(watched, 50)
    watched.locator("#replay-as").select_option("2")
    at(watched, 50, "2")
    watched.locator("#replay-next").click()
    at(watched, 51, "2")
    Sitter(watched).shoot("replay", rest=1200)


def test_the_board_has_the_page_to_itself_as_in_play(watched: Page) -> None:
    height = 650
    watched.set_viewport_size({"width": 1366, "height": height})
    for eyes, corner in (("2", ".rat-ahead"), ("all", ".persons")):
        watched.goto(f"/tables/1/replay/33?as={eyes}")
        box = watched.locator(corner).bounding_box()
        assert box
        assert height - 20 < box["y"] + box["height"] <= height, corner


def test_a_result_with_its_charts(watched: Page) -> None:
    watched.get_by_role("link", name=text("table-result")).click()
    expect(watched.locator(".bar-row")).to_have_count(4)
    expect(watched.locator(".curve")).to_have_count(4)
    Sitter(watched).shoot("result-charts")
    for summary in watched.locator(".chart summary").all():
        summary.click()
    expect(watched.locator(".sources .numbers tfoot td")).to_have_text(["41", "27", "26", "12"])
    expect(watched.locator(".rounds .numbers tbody tr").last.locator("td")).to_have_text(["41", "27", "26", "12"])
    watched.set_viewport_size({"width": 360, "height": 740})
    for table in watched.locator(".chart .sheet").all():
        table.scroll_into_view_if_needed()
        for heading in table.locator("thead th").all()[:3]:
            expect(heading).to_be_in_viewport(ratio=0.9)
        table.evaluate("one => { one.scrollLeft = one.scrollWidth; }")
        expect(table.locator("thead th").first).to_be_in_viewport(ratio=0.9)
        expect(table.locator("thead th").last).to_be_in_viewport(ratio=0.9)
    with watched.expect_download() as started:
        watched.get_by_role("link", name=text("result-record")).click()
    assert started.value.suggested_filename == "notre-dame-1.json"
    assert started.value.path().read_bytes() == (NOTRE_DAME.folder / f"{NAME}.json").read_bytes()


def test_everybody_can_use_them(watched: Page) -> None:
    watched.goto("/tables/1/replay/150?as=all")
    check_for_everybody(watched, "replay")
    watched.goto("/tables/1/result")
    for summary in watched.locator(".chart summary").all():
        summary.click()
    check_for_everybody(watched, "result-charts")
    watched.goto("/")
    watched.get_by_text(text("upload-heading")).click()
    check_for_everybody(watched, "home-upload")
    Sitter(watched).shoot("home-upload")


MOVE = """<section class="chart moves"><ol class="costs"><li>
  <p>Played: “Use your purple 1 (worth 2): total 2 against 6”</p>
  <details open>
    <summary>What would have been better?</summary>
    <p>“Turn over up to three of your dice (4 influence)”</p>
    <table class="reasons"><tbody><tr>
      <th scope="row">Tile at gate IV: order of arrival</th>
      <td class="extent"><span class="less"></span></td>
      <td>−4.6 <small>± 1.2</small></td>
    </tr></tbody></table>
  </details>
</li></ol></section>"""
"""A move that cost much, with the longest source, as an analysis tells it."""


def test_what_would_have_been_better_is_no_wider_than_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/daily")
    page.evaluate("html => { document.querySelector('main').innerHTML = html; }", MOVE)
    card = page.locator(".costs li")
    assert card.evaluate("one => one.scrollWidth <= one.clientWidth")
    expect(card.locator(".reasons td").last).to_be_in_viewport(ratio=1)
