"""The sheet with what is asked on a phone: its handle folds it to a line, lifts it, and pulls it up to the header."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from parvis.web.tables.proposal import CAREFUL
from tests.web.legibility import SIDEWAYS, violations
from tests.web.positions import anything, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import WATCH_SWAPS
from tests.web.troyes_positions import PHONE, SMALL_PHONE, actions, asked_for, defending, many_actions

pytestmark = pytest.mark.browser
FINGER = 44
"""Pixels that a finger wants; beside a board twice as many in height where there are half as many in width."""
LINE = 64
"""Pixels of a folded sheet, at most."""


@pytest.fixture(params=[PHONE, SMALL_PHONE, SIDEWAYS], ids=["360", "320", "sideways"])
def phone(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A page on a phone, which is touched."""
    width, height = request.param
    screen = browser.new_context(
        base_url=site.address, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    )
    screen.add_init_script(WATCH_SWAPS)
    yield screen.new_page()
    screen.close()


def first_questions(site: Site) -> tuple[str, str]:
    """Tables of both games at which somebody is asked."""
    notre_dame = next(one for one in played("human bot:greedy bot:greedy", "notre-dame", anything, {}, 0) if one.movers)
    return lay(site, notre_dame), lay(site, actions(4))


MANY = 7
"""Decisions of a question that is longer than its sheet."""


def long_questions(site: Site) -> tuple[str, str]:
    """Tables of both games at which somebody chooses among more than the sheet shows."""
    bots = "human bot:greedy bot:greedy"
    notre_dame = next(
        one for one in played(bots, "notre-dame", anything, {}, 0) if one.movers and len(spoken(one, 0)) >= MANY
    )
    return lay(site, notre_dame), lay(site, many_actions())


def height(page: Page) -> float:
    """Pixels of the sheet from its upper to its lower edge."""
    return float(page.locator("#asking").evaluate("one => one.getBoundingClientRect().height"))


IN_SIGHT = """() => [...document.querySelectorAll("#decisions button")].filter(one => {
  const { left, right, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
}).length"""


def decisions_in_sight(page: Page) -> int:
    """How many decisions are in sight down to their lower edge."""
    return int(page.evaluate(IN_SIGHT))


def depth(page: Page) -> float:
    """Pixels of the sheet across the edge at which its handle is."""
    box = page.locator("#asking").bounding_box()
    assert box
    return min(box["width"], box["height"])


def stands_beside(page: Page) -> bool:
    """Whether the sheet stands beside the board."""
    size = page.viewport_size
    assert size
    return (size["width"], size["height"]) == SIDEWAYS


def is_folded(page: Page) -> bool:
    """Whether only a line of it is there, with the question."""
    line = depth(page) <= LINE
    expect(page.locator("#way-back")).to_be_visible(visible=not line)
    expect(page.locator("#prompt")).to_be_in_viewport()
    return line


def pull(page: Page, far: int) -> None:
    """Pull the handle so many pixels away from the board, or towards it where that is negative."""
    box = page.locator("#handle > summary").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across, down = (far, 0) if stands_beside(page) else (0, far)
    finger = page.context.new_cdp_session(page)
    for part, kind in ((0, "touchStart"), (0.5, "touchMove"), (1, "touchMove")):
        at = {"x": x + across * part, "y": y + down * part}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_folds_the_sheet_to_a_line_and_lifts_it_again(phone: Page, site: Site) -> None:
    for address in first_questions(site):
        phone.goto(address)
        handle = phone.locator("#handle > summary")
        box = handle.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= (FINGER / 2 if stands_beside(phone) else FINGER)
        assert box["width"] * box["height"] >= FINGER**2
        assert not is_folded(phone)
        handle.tap()
        assert is_folded(phone)
        assert violations(phone) == []
        handle.tap()
        assert not is_folded(phone)


def test_beside_a_board_the_handle_covers_nothing_of_it(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    for address in first_questions(site):
        page.goto(address)
        board, handle = page.locator("#board").bounding_box(), page.locator("#handle > summary").bounding_box()
        assert board
        assert handle
        assert handle["x"] >= board["x"] + board["width"]


def test_keys_fold_and_lift_the_sheet_and_its_state_is_told(phone: Page, site: Site) -> None:
    phone.goto(first_questions(site)[0])
    phone.locator("#handle > summary").focus()
    told = phone.context.new_cdp_session(phone)
    for key, expanded in (("Enter", False), ("Space", True)):
        phone.keyboard.press(key)
        nodes = told.send("Accessibility.getFullAXTree")["nodes"]
        named = [one for one in nodes if one.get("name", {}).get("value") == "Question and decisions"]
        told_of = [one for node in named for one in node.get("properties", []) if one["name"] == "expanded"]
        assert [one["value"]["value"] for one in told_of] == [expanded]
        (description,) = [one["description"]["value"] for one in named if "description" in one]
        assert phone.locator("#prompt").inner_text() in description
        assert is_folded(phone) is not expanded


def test_the_sheet_is_pulled_down_and_up(phone: Page, site: Site) -> None:
    for address in first_questions(site):
        phone.goto(address)
        pull(phone, 20)
        assert not is_folded(phone), "not far enough"
        pull(phone, 120)
        assert is_folded(phone)
        expect(phone.locator("#handle > summary")).to_be_focused()
        pull(phone, -120)
        assert not is_folded(phone)
        assert phone.locator("#asking").evaluate("one => one.style.translate") == ""


HEADER = 44
"""Pixels of the header of a table's page."""


def test_pulled_up_when_it_is_up_it_takes_all_the_height_and_comes_down_in_two_pulls(phone: Page, site: Site) -> None:
    for address in long_questions(site):
        phone.goto(address)
        normal, before = height(phone), decisions_in_sight(phone)
        both_ways = phone.locator("#handle .both-ways")
        is_sideways = phone.viewport_size == {"width": SIDEWAYS[0], "height": SIDEWAYS[1]}
        expect(both_ways).to_be_visible(visible=not is_sideways)
        pull(phone, -100)
        if is_sideways:
            assert height(phone) == normal, "it has all the height already"
            continue
        assert decisions_in_sight(phone) >= before + 2
        expect(both_ways).to_be_hidden()
        assert height(phone) > normal + 100
        tall = height(phone)
        assert phone.evaluate("innerHeight") - tall >= HEADER
        assert violations(phone) == []
        pull(phone, -100)
        assert height(phone) == tall
        pull(phone, 100)
        assert height(phone) == normal
        pull(phone, 100)
        assert is_folded(phone)
        pull(phone, -100)
        assert height(phone) == normal


@pytest.mark.parametrize("phone", [PHONE, SMALL_PHONE], indirect=True, ids=["360", "320"])
def test_a_tap_or_a_new_question_brings_it_back_to_normal_and_news_do_not(phone: Page, site: Site) -> None:
    phone.context.add_cookies([{"name": CAREFUL, "value": "yes", "url": site.address}])
    for address in long_questions(site):
        phone.goto(address)
        normal = height(phone)
        pull(phone, -100)
        with phone.expect_response("**/news*"):
            phone.evaluate("document.querySelector('[data-live]').dispatchEvent(new Event('ask'))")
        phone.wait_for_function("() => !window.swapping")
        assert height(phone) > normal, "the same question"
        phone.locator("#handle > summary").tap()
        assert height(phone) == normal
        phone.locator("#handle > summary").tap()
        assert is_folded(phone)
        phone.locator("#handle > summary").tap()
        pull(phone, -100)
        phone.locator("#decisions button").filter(visible=True).last.tap()
        expect(phone.locator("#proposal-yes")).to_be_visible()
        phone.locator("#way-back [type=submit], #way-back a").first.tap()
        expect(phone.locator("#proposal-yes")).to_have_count(0)
        phone.wait_for_function("() => !window.swapping")
        assert height(phone) == normal


@pytest.mark.parametrize("phone", [(PHONE[0], 900)], indirect=True, ids=["900 high"])
def test_where_all_is_in_sight_it_is_not_pulled_up(phone: Page) -> None:
    phone.goto("/learn/notre-dame/place")
    phone.wait_for_load_state("networkidle")
    normal = height(phone)
    pull(phone, -100)
    assert height(phone) == normal
    pull(phone, 100)
    assert depth(phone) <= LINE


def test_a_folded_sheet_leaves_the_board_more_room(phone: Page, site: Site) -> None:
    board, city = first_questions(site)
    for address, seen in ((board, ".rose-frame"), (city, "#board")):
        phone.goto(address)
        phone.locator("#tabs input").first.check(force=True)
        open_for = f"""() => {{
          const part = document.querySelector("{seen}").getBoundingClientRect();
          const sheet = document.querySelector("#asking").getBoundingClientRect();
          return sheet.left > part.left + 9 ? sheet.left - part.left : Math.min(sheet.top, innerHeight) - part.top;
        }}"""
        before = phone.evaluate(open_for)
        phone.locator("#handle > summary").tap()
        assert phone.evaluate(open_for) > before + 100


def decide(page: Page, which: str) -> None:
    """Press a place on the board, and wait for what comes then."""
    number = page.locator("#decide [name=number]").input_value()
    page.locator(f"#board {which}").filter(visible=True).first.tap()
    expect(page.locator("#decide [name=number]")).not_to_have_value(number)
    page.wait_for_function("() => !window.swapping")


def test_a_folded_sheet_stays_while_a_move_is_made_on_the_board_and_comes_up_where_it_is_not(
    phone: Page, site: Site
) -> None:
    phone.context.add_cookies([{"name": CAREFUL, "value": "no", "url": site.address}])
    phone.goto(lay(site, asked_for("die")))
    phone.locator("#tab-city").check(force=True)
    phone.locator("#handle > summary").tap()
    with phone.expect_response("**/news*"):
        phone.evaluate("document.querySelector('[data-live]').dispatchEvent(new Event('ask'))")
    phone.wait_for_function("() => !window.swapping")
    assert is_folded(phone), "the same question"
    decide(phone, "[form=decide]")
    goes_on = phone.locator("#board [form=decide]").filter(visible=True).count()
    assert is_folded(phone) is bool(goes_on)
    expect(phone.locator("#handle > summary" if goes_on else "#decisions")).to_be_focused()


def test_the_key_of_a_decision_lifts_a_folded_sheet_before_it_decides(phone: Page, site: Site) -> None:
    phone.context.add_cookies([{"name": CAREFUL, "value": "no", "url": site.address}])
    for address in first_questions(site):
        phone.goto(address)
        number = phone.locator("#decide [name=number]").input_value()
        phone.locator("#handle > summary").tap()
        phone.keyboard.press("1")
        assert not is_folded(phone)
        phone.keyboard.press("1")
        expect(phone.locator("#decide [name=number]")).not_to_have_value(number)


@pytest.mark.parametrize("scene", ["notre-dame/place", "troyes/black"])
def test_a_folded_card_of_a_lesson_leaves_no_room_below_the_board_and_comes_up_with_new_words(
    phone: Page, scene: str
) -> None:
    phone.goto(f"/learn/{scene}")
    phone.locator("#handle > summary").tap()
    assert depth(phone) <= LINE
    expect(phone.locator("#card-words > p")).to_be_in_viewport()
    below = """() => {
      const ends = [...document.querySelectorAll("#board *")].map(one => one.getBoundingClientRect().bottom);
      return document.documentElement.scrollHeight - scrollY - Math.max(...ends);
    }"""
    assert phone.evaluate(below) < 3 * LINE
    phone.locator("#board [form=decide]").filter(visible=True).first.tap()
    expect(phone.locator("#way-back")).to_be_visible()


def test_what_is_to_be_confirmed_lifts_a_folded_sheet(phone: Page, site: Site) -> None:
    phone.goto(lay(site, defending()))
    phone.locator("#tab-city").check(force=True)
    phone.locator("#handle > summary").tap()
    phone.locator("#board .die-slot.fit").filter(visible=True).last.tap()
    expect(phone.locator("#proposal-yes")).to_be_visible()
