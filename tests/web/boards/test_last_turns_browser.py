"""On a phone the last turn of each of the others is told beside the question, or one press away from it, all of it."""

from itertools import takewhile

import pytest
from playwright.sync_api import Page, expect

from parvis.web.tables.proposal import CAREFUL
from parvis.web.tables.table_game import TableGame
from tests.web.positions import anything, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import open_table
from tests.web.troyes_positions import PHONE, SMALL_PHONE

pytestmark = pytest.mark.browser
FINGER = 44
"""Pixels that a finger wants."""
KINDS = {"notre-dame": "play", "troyes": "activate"}
"""What the first seat is asked when all others have done something since."""


def after_all_others(game: str, players: int) -> TableGame:
    """The first position in which all others have acted since the first seat did, and it is asked again."""
    for playing in played(" ".join(["human", *["bot:greedy"] * (players - 1)]), game, anything, {}, 1):
        if 0 not in playing.movers or not any(words.startswith(KINDS[game]) for words in spoken(playing, 0)):
            continue
        since = takewhile(lambda step: step.seat != 0, reversed(playing.new))
        acted = {step.seat for step in since if not step.words.startswith("keep")}
        if acted >= set(range(1, players)):
            return playing
    raise AssertionError(f"never do all {players - 1} others act in turn")


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("notre-dame", 5),
        ("troyes", 4),
        *(pytest.param("notre-dame", few, marks=pytest.mark.soak) for few in (2, 3, 4)),
        *(pytest.param("troyes", few, marks=pytest.mark.soak) for few in (2, 3)),
    ],
)
def test_what_each_of_the_others_did_is_one_press_away_from_the_question(
    page: Page, site: Site, game: str, players: int
) -> None:
    page.goto(lay(site, after_all_others(game, players)))
    sign, told = page.locator("#turns-open"), page.locator("#last-turns")
    for width, height in (PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(sign.locator(".mark")).to_have_count(players - 1)
        for mark in sign.locator(".mark").all():
            expect(mark).to_be_in_viewport(ratio=1)
        box = sign.bounding_box()
        assert box
        assert box["height"] >= FINGER
        sign.click()
        expect(told.locator("li")).to_have_count(players - 1)
        assert "…" not in told.inner_text()
        for turn in told.locator("li").all():
            turn.locator(".last-told > :last-child").scroll_into_view_if_needed()
            expect(turn.locator(".last-told > :last-child")).to_be_in_viewport(ratio=0.9)
        page.keyboard.press("Escape")
        expect(told).to_be_hidden()


def test_the_line_of_the_newest_turn_opens_those_of_all_others(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, after_all_others("troyes", 3)))
    number = page.locator("#decide [name=number]").input_value()
    expect(page.locator("#hint-opens")).to_be_visible()
    line = page.locator("#just-done").bounding_box()
    assert line
    page.mouse.click(line["x"] + line["width"] - 4, line["y"] + line["height"] - 3)  # its end, above the light bulb
    expect(page.locator("#last-turns li")).to_have_count(2)
    expect(page.locator("#last-turns")).to_be_visible()
    assert page.locator("#decide [name=number]").input_value() == number


@pytest.mark.parametrize("game", KINDS)
def test_the_line_opens_them_while_a_move_is_to_be_confirmed(page: Page, site: Site, game: str) -> None:
    page.context.add_cookies([{"name": CAREFUL, "value": "yes", "url": site.address}])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, after_all_others(game, 3)))
    page.locator("#decisions button").filter(visible=True).last.click()
    expect(page.locator("#proposal")).to_be_visible()
    page.locator("#just-done").click()
    expect(page.locator("#last-turns li").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#proposal-yes")).to_be_in_viewport(ratio=1)


ENDS = "one => [...one.children].filter((each) => each.offsetWidth).map((each) => each.innerText).at(-1)"
"""The last sentence in sight."""


@pytest.mark.parametrize("width", [360, 320])
@pytest.mark.parametrize("game", KINDS)
def test_the_line_of_the_newest_turn_tells_whole_sentences_until_one_confirms(
    page: Page, site: Site, game: str, width: int
) -> None:
    page.context.add_cookies([{"name": CAREFUL, "value": "yes", "url": site.address}])
    page.set_viewport_size({"width": width, "height": PHONE[1]})
    page.goto(lay(site, after_all_others(game, 3)))
    line = page.locator("#just-done .last-told")
    for state in ("asked", "to be confirmed"):
        page.wait_for_timeout(100)  # it is fitted when it is drawn
        assert line.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
        assert line.evaluate("one => one.scrollHeight - one.clientHeight") <= 2
        assert line.evaluate(ENDS).endswith("."), state
        if state == "asked":
            page.locator("#decisions button").filter(visible=True).last.click()
            expect(page.locator("#proposal")).to_be_visible()


def test_nothing_is_offered_where_nobody_else_has_acted(page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:random", begins="0")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator("#turns-open, #last-turns")).to_have_count(0)
