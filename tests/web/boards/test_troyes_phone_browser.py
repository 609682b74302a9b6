"""The board of Troyes on a phone: questions are whole, all is in reach, and nothing moves under the finger."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from parvis.web.tables.proposal import CAREFUL
from parvis.web.tables.table_game import TableGame
from tests.web.positions import lay
from tests.web.running import Site
from tests.web.troyes_positions import (
    PHONE,
    SLIGHT,
    SMALL_PHONE,
    actions,
    asked_for,
    chosen,
    defending,
    gathered,
    lay_dice,
    many_actions,
    offered,
    positions,
)  # fmt: skip

pytestmark = pytest.mark.browser
SIDEWAYS = ((740, 360), (844, 390))
FINGER = 44
"""Pixels that a finger wants."""


@pytest.fixture(params=[PHONE, SMALL_PHONE], ids=["360", "320"])
def phone(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A page on a phone, which is touched."""
    width, height = request.param
    screen = browser.new_context(
        base_url=site.address, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    )
    yield screen.new_page()
    screen.close()


def edges(place: Locator) -> tuple[float, float, float, float]:
    """Where a part of the page lies: left, top, right, bottom."""
    box = place.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_a_card_that_can_be_played_is_read_on_a_phone_and_nothing_is_decided(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, actions(4)))
    page.locator("#tab-cards").check(force=True)
    card = page.locator(".activity.can").first
    sign, rule = card.locator(".explained"), card.locator(".rule")
    expect(rule).to_be_hidden()
    box = sign.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGER
    number = page.locator("#decide [name=number]").input_value()
    sign.click()
    expect(rule).to_be_visible()
    assert page.locator("#decide [name=number]").input_value() == number
    sign.click()
    expect(rule).to_be_hidden()


def test_a_question_about_one_part_of_the_page_opens_it_on_a_phone(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, asked_for("remove")))
    expect(page.locator("#tab-sights")).to_be_checked()
    expect(page.locator("#cathedral .spot").first).to_be_visible()
    page.goto(lay(site, actions(4)))
    expect(page.locator("#tab-city")).to_be_checked()


def test_every_die_is_in_sight_on_a_phone_while_dice_are_gathered(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("die")))
    for width, height in (PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#tab-city").check(force=True)
        for button in page.locator("#decisions .list button").all()[:3]:
            box, sheet = button.bounding_box(), page.locator("#way-back").bounding_box()
            assert box
            assert sheet
            assert box["y"] + box["height"] <= sheet["y"] + 1, f"{width} x {height}"


def test_what_carries_out_a_group_is_whole_on_a_phone_and_a_row_of_dice_above_it(page: Page, site: Site) -> None:
    page.goto(lay(site, gathered()))
    for width, height in (PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#tab-cards").check(force=True)
        done, sheet = page.locator(".endings .primary").bounding_box(), page.locator("#question").bounding_box()
        assert done
        assert sheet
        assert done["y"] + done["height"] <= sheet["y"] + sheet["height"] + 1, f"{width} x {height}"
        first = page.locator("#decisions .list button").first.bounding_box()
        assert first
        assert first["y"] + first["height"] <= done["y"], f"{width} x {height}"


def test_what_lies_below_the_fold_of_the_list_is_counted(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, many_actions()))
    buttons, counted = page.locator("#decisions .list button"), page.locator("#decisions .list[data-below]")
    expect(counted).to_have_count(1)
    assert 0 < int(counted.get_attribute("data-below") or 0) < buttons.count()
    buttons.last.scroll_into_view_if_needed()
    expect(counted).to_have_count(0)


BEST = """() => {
  const list = document.querySelector("#decisions .list"), points = (one) => Number(one.dataset.points ?? 0);
  const { bottom } = list.getBoundingClientRect();
  const middle = (one) => (one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 2;
  const isHidden = (one) => list.contains(one) && middle(one) > bottom - 22;
  const buttons = [...document.querySelectorAll("#decisions button")];
  const [hidden, seen] = [true, false].map((is) => buttons.filter((one) => isHidden(one) === is).map(points));
  return {hidden: Math.max(...hidden), seen: Math.max(...seen), told: list.dataset.more};
}"""
"""The most points of a decision below the fold, and above it, and what the strip says."""


def test_the_strip_at_the_fold_tells_the_best_below_it_if_that_is_better_than_all_in_sight(
    page: Page, site: Site
) -> None:
    page.goto(lay(site, many_actions()))
    told = {}
    for size in (PHONE, SMALL_PHONE, *SIDEWAYS):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(200)
        found = page.evaluate(BEST)
        told[found["hidden"] > found["seen"]] = found["told"]
    assert "up to ≈+" in told[True]
    assert "up to" not in told[False]


def test_the_ways_back_share_a_line_on_a_phone_held_sideways(page: Page, site: Site) -> None:
    page.goto(lay(site, many_actions()))
    page.locator("#decision-build").click()
    page.locator("#city .die-slot.fit").first.click()
    expect(page.locator("#undo-turn")).to_be_visible()
    expect(page.locator("#again")).to_be_visible()
    for width, height in ((640, 450), *SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        ways = [edges(way) for way in page.locator("#way-back :is(button, a, summary)").filter(visible=True).all()]
        assert len({(top + bottom) // 2 for _, top, _, bottom in ways}) == 1, f"{width} x {height}: {ways}"


@pytest.mark.parametrize("size", SIDEWAYS, ids=["740", "844"])
def test_what_carries_out_a_group_is_whole_on_a_phone_held_sideways(
    size: tuple[int, int], page: Page, site: Site
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(lay(site, gathered()))
    done = edges(page.locator("#decisions .primary"))
    assert done[3] <= edges(page.locator("#way-back"))[1]
    assert edges(page.locator("#decisions .list button").first)[3] <= done[1]


def test_what_a_move_is_worth_later_can_be_read_before_it_is_confirmed(page: Page, site: Site) -> None:
    page.context.add_cookies([{"name": CAREFUL, "value": "yes", "url": site.address}])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, next(positions(4))))
    page.locator("#decisions button").first.click()
    later = page.locator(".to-confirm .later")
    expect(later).to_be_visible()
    assert later.evaluate("one => getComputedStyle(one).display") == "block"


OPEN_HEIGHTS = """() => [...document.querySelectorAll(".tab")].map(tab => {
  const { left, top, width, height } = tab.getBoundingClientRect(), rows = [...Array(Math.floor(height)).keys()];
  return rows.filter(row => tab.contains(document.elementFromPoint(left + width / 2, top + row + 0.5))).length;
})"""
"""Of each tab, the pixels of its height that a finger reaches."""


def test_however_many_dice_one_has_tabs_lie_open_on_a_phone(page: Page, site: Site) -> None:
    for count in (5, 7, 12):
        page.goto(lay(site, lay_dice(actions(2), count)))
        for width, height in (PHONE, SMALL_PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.locator("#tab-cards").check(force=True)
            for top in (0, 40, 2000):
                page.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)
                assert min(page.evaluate(OPEN_HEIGHTS)) >= FINGER, f"{count} dice, {width} x {height}, from {top}"


def test_own_dice_stay_above_all_tabs_of_a_phone_and_no_tab_moves_when_one_is_pressed(page: Page, site: Site) -> None:
    for playing in (defending(), asked_for("die"), lay_dice(actions(2), 7)):
        page.goto(lay(site, playing))
        for width, height in (PHONE, SMALL_PHONE):
            page.set_viewport_size({"width": width, "height": height})
            places = set()
            for tab in page.locator(".tab input").all():
                page.evaluate("scrollTo(0, 0)")
                tab.check(force=True)
                expect(page.locator("#own .die-slot").first).to_be_visible()
                places.add(page.locator("#tabs").evaluate("one => one.getBoundingClientRect().top"))
            assert len(places) == 1, f"{page.url} {width} x {height}: {places}"


@pytest.mark.parametrize("count", [5, 6, 7])
def test_own_dice_stay_above_the_tabs_of_a_phone_held_sideways(count: int, page: Page, site: Site) -> None:
    page.goto(lay(site, lay_dice(actions(2), count)))
    for width, height in ((640, 450), *SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        dice, tabs = page.locator("#own .dice").bounding_box(), page.locator("#tabs").bounding_box()
        assert dice
        assert tabs
        assert dice["y"] + dice["height"] <= tabs["y"] + 1, f"{width} x {height}"


def test_a_finger_confirms_a_die_before_it_beats_a_black_one(browser: Browser, site: Site) -> None:
    screen = browser.new_context(
        base_url=site.address, viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True
    )
    page = screen.new_page()
    page.goto(lay(site, defending()))
    number = page.locator("#decide [name=number]").input_value()
    page.locator("#own .die-slot.fit").first.tap()
    expect(page.locator("#proposal-yes")).to_be_visible()
    assert page.locator("#decide [name=number]").input_value() == number
    page.locator("#proposal-yes").tap()
    expect(page.locator("#proposal-yes")).to_have_count(0)
    screen.close()


HIDDEN_OF_QUESTION = """() => {
  const box = element => element.getBoundingClientRect(), bad = [];
  const prompt = document.querySelector("#prompt, #proposal"), list = document.querySelector("#decisions .list");
  if (!prompt) return bad;
  const ends = document.querySelector("#decisions .endings"), foot = box(document.querySelector("#way-back")).top;
  if (box(prompt).width < 40 || prompt.scrollHeight > prompt.clientHeight + 2) bad.push("the question is cut");
  if (!ends.offsetHeight) return bad;
  if (box(ends).top < box(list).bottom - 4) bad.push("decisions lie under what ends the choice");
  if (box(ends).bottom > foot + 1) bad.push("what ends the choice is out of sight");
  return bad;
}"""
"""What of a question can't be read or pressed on a phone."""


def test_a_phone_shows_each_question_whole_above_its_decisions_and_scrolls_nowhere_sideways(
    page: Page, site: Site
) -> None:
    found: list[str] = []
    for playing in chosen(4):
        page.goto(lay(site, playing))
        for width, height in (PHONE, SMALL_PHONE):
            page.set_viewport_size({"width": width, "height": height})
            bad = page.evaluate(HIDDEN_OF_QUESTION)
            for tab in page.locator(".tab input").all():
                tab.check(force=True)
                if page.evaluate("document.documentElement.scrollWidth") > width:
                    bad.append(f"{tab.get_attribute('id')} scrolls sideways")
            found += [f"{page.url} {width} x {height}: {one}" for one in bad]
    assert found == [], "\n".join(found)


def test_a_phones_board_stays_where_it_is_when_the_next_question_is_longer_or_shorter(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, actions(4)))
    where = "() => document.querySelector('#city').getBoundingClientRect().top"
    high = "() => document.querySelector('#asking').getBoundingClientRect().height"
    heights = {page.evaluate(high)}
    page.locator("#tab-city").check(force=True)
    page.evaluate("() => window.scrollTo(0, document.documentElement.scrollHeight)")
    tops = []
    counter = "#decisions [value^=counter]"
    for press in (counter, "#undo button", counter, "#undo button"):
        page.locator(press).first.click()
        page.wait_for_function("() => !window.swapping")
        page.wait_for_timeout(200)
        heights.add(page.evaluate(high))
        tops.append(page.evaluate(where))
    assert max(tops) - min(tops) < SLIGHT  # once dice have come back that had been scrolled past
    assert len(heights) > 1


def test_a_phones_controls_of_a_replay_stand_still(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    address = lay(site, actions(4))
    last = len(site.steps())
    places, trays = set(), set()
    for step in (1, *range(last - 12, last, 2)):
        page.goto(f"{address}/replay/{step}")
        places.add(page.locator("#replay-move").evaluate("one => one.getBoundingClientRect().top"))
        trays.add(page.locator("#tray").count())
    assert len(trays) > 1
    assert len(places) == 1, places


def test_a_phone_has_the_buttons_in_sight_and_the_log_while_one_looks_back(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, actions(4)))
    page.locator("#again").click()
    expect(page.locator("#look-stop")).to_be_visible()
    page.locator("#look-stop").click()
    expect(page.locator("#look-stop")).to_have_count(0)
    most = 0
    while True:
        most = max(most, page.locator("#told p").count())
        for tab in ("city", "log"):
            page.locator(f"#tab-{tab}").check(force=True)
            for way in page.locator(".looking-back .actions a").all():
                expect(way).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#log-entries .log-turn").last).to_be_in_viewport()
        if not page.locator("#look-next").count():
            break
        leads_to = page.locator("#look-next").get_attribute("href")
        page.locator("#look-next").click()
        expect(page.locator(f'#look-next[href="{leads_to}"]')).to_have_count(0)
    assert most > 9, "a step that is longer than the sheet"


def touched(browser: Browser, site: Site, playing: TableGame) -> Iterator[Page]:
    """The districts of a position on each phone, which is touched."""
    address = lay(site, playing)
    for width, height in (PHONE, SMALL_PHONE):
        screen = browser.new_context(
            base_url=site.address, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
        )
        page = screen.new_page()
        page.goto(address)
        page.locator("#tab-city").check(force=True)
        yield page
        screen.close()


def test_fingers_find_the_own_dice_above_the_sheet_where_dice_are_chosen(browser: Browser, site: Site) -> None:
    for page in touched(browser, site, asked_for("die")):
        sheet = page.locator("#asking").bounding_box()
        assert sheet
        own = page.locator(".district.bottom .die-slot").all()
        assert own
        for die in own:
            box = die.bounding_box()
            assert box
            assert box["y"] + box["height"] <= sheet["y"], page.viewport_size


def test_below_black_dice_fingers_find_their_own_in_the_sheet(browser: Browser, site: Site) -> None:
    for page in touched(browser, site, defending()):
        expect(page.locator("#decisions [value^=die]").first).to_be_in_viewport(ratio=1)


def test_a_question_with_few_answers_leaves_the_part_that_somebody_looks_at(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, actions(4)))
    page.locator("#tab-cards").check(force=True)
    page.locator("#decisions [value^=guard]").click()
    expect(page.locator("#tab-city")).to_be_checked()
    page.locator("#decisions [value^=die]").first.click()
    page.locator("#decisions [value^=pay]").first.click()
    expect(page.locator("#next-step")).to_have_count(1)
    expect(page.locator("#tab-cards")).to_be_checked()


def test_the_part_that_is_opened_shows_the_event_that_asks_whole(phone: Page, site: Site) -> None:
    phone.goto(lay(site, offered("from influence")))
    phone.locator("#tab-sights").check(force=True)
    card = phone.locator("#event-possession.chosen")
    assert edges(phone.locator("#tabs"))[3] <= edges(card)[1] + 1
    assert edges(card)[3] <= edges(phone.locator("#asking"))[1] + 1
    assert edges(card.locator(".banners"))[3] <= edges(card.locator(".strip"))[1] + 1
    expect(phone.locator("#decisions [value='from+influence'] .brief")).to_contain_text("general supply")


def test_the_guard_at_the_end_of_his_way_goes_a_step_when_he_is_pressed(phone: Page, site: Site) -> None:
    phone.goto(lay(site, offered("step")))
    phone.locator("#tab-wall").check(force=True)
    assert edges(phone.locator("#spot-ghost"))[0] > edges(phone.locator("#next-step"))[2], "further along"
    phone.locator("#spot-ghost").tap()
    expect(phone.locator("#proposal-yes")).to_have_attribute("value", "step")
    phone.locator("#proposal-back").tap()
    phone.locator("#guard-0").dispatch_event("click")
    expect(phone.locator("#why")).to_contain_text(phone.locator("#next-step").get_attribute("title") or "")


def test_a_tile_says_what_it_does_and_why_it_has_no_use_and_leaves_the_tabs_alone(phone: Page, site: Site) -> None:
    phone.goto(lay(site, actions(4)))
    phone.locator("#tab-wall").check(force=True)
    told = phone.locator("#why")
    for tile in phone.locator(".rampart-tile").all():
        tile.locator(".explained").tap()
        expect(tile.locator(".rule")).to_be_visible()
        expect(told).to_be_hidden()
        tile.locator(".explained").tap()
        tile.locator(".target").tap(position={"x": 20, "y": 60})
        expect(told).to_be_visible()
        left, top, right, _ = edges(told)
        assert left > 0
        assert right < phone.evaluate("innerWidth")
        assert top >= edges(phone.locator("#tabs"))[3]
        phone.keyboard.press("Escape")
    phone.locator(".rampart-tile .target").first.tap(position={"x": 20, "y": 60})
    expect(told).to_be_visible()
    phone.locator(".tab:has(#tab-families)").tap()
    expect(phone.locator("#tab-families")).to_be_checked()
    expect(told).to_be_hidden()


IN_SIGHT = """() => {
  const list = document.querySelector("#decisions .list").getBoundingClientRect(), LINE = 22;
  return [...document.querySelectorAll("#decisions .list button")]
    .filter((one) => one.getBoundingClientRect().bottom < list.bottom - LINE + 3).length;
}"""
"""How many decisions lie above the count of those that don't."""


def test_a_long_list_shows_half_a_dozen_actions_at_a_time(phone: Page, site: Site) -> None:
    is_small = phone.viewport_size == {"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]}
    for playing in (actions(4), many_actions()):
        phone.goto(lay(site, playing))
        assert phone.evaluate(IN_SIGHT) >= (3 if is_small else 6)


def test_nothing_that_takes_back_lies_where_a_move_is_confirmed(phone: Page, site: Site) -> None:
    phone.goto(lay(site, offered("step")))
    left, _, right, _ = edges(phone.locator("#undo-turn"))
    expect(phone.locator("#undo-turn .in-short")).to_have_text("Take back the turn")
    phone.locator("#decisions [value=step]").tap()
    yes = edges(phone.locator("#proposal-yes"))
    assert yes[0] > right or yes[2] < left


def test_five_dice_lie_in_one_row(phone: Page, site: Site) -> None:
    for playing in (lay_dice(actions(4), 5), defending()):
        phone.goto(lay(site, playing))
        for district in phone.locator(".city .district").all():
            dice = district.locator(".dice:not(.black-dice) > li")
            if dice.count() == 5:
                assert len({edges(die)[1] for die in dice.all()}) == 1


OFF = """() => [...document.querySelectorAll(".event, .face-down")].filter(one => one.offsetWidth).map(one => {
  const sign = one.querySelector(".explained").getBoundingClientRect(), { top, right } = one.getBoundingClientRect();
  return Math.abs(sign.top - top - (right - sign.right));
})"""
"""By how many pixels each sign that explains a card is nearer to its side than to its top, or farther."""


def test_what_explains_a_card_is_as_far_from_its_top_as_from_its_side(phone: Page, site: Site) -> None:
    phone.goto(lay(site, actions(4)))
    for tab in ("sights", "cards"):
        phone.locator(f"#tab-{tab}").check(force=True)
        off = phone.evaluate(OFF)
        assert off
        assert max(off) < 1


def test_how_far_rules_are_compiled_takes_no_room_in_the_head(phone: Page, site: Site) -> None:
    phone.goto(lay(site, actions(4)))
    round_before = edges(phone.locator(".round"))
    bar = '<label>Preparing <progress max="9" value="4"></progress></label>'
    phone.evaluate(f"document.querySelector('header.site .compiling').innerHTML = '{bar}'")
    phase, pace = edges(phone.locator(".phases .now")), edges(phone.locator("#pace-choice"))
    assert phase[2] <= pace[0]
    assert edges(phone.locator(".round")) == round_before
    expect(phone.locator(".compiling progress")).to_be_in_viewport(ratio=1)


PASSED = """() => {
  const above = document.getElementById("tabs").getBoundingClientRect().bottom;
  const places = [...document.querySelectorAll("#board [form=decide]:not(#own *)")].filter(one => one.offsetHeight);
  return places.length > 0 && places.every(one => one.getBoundingClientRect().bottom <= above);
}"""
"""Whether all that can be chosen on the part that is shown has been scrolled past."""
DOWN = "top => scrollTo({ top, behavior: 'instant' })"


def test_a_part_of_a_phone_opens_where_it_was_left(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    page.goto(lay(site, actions(4)))
    page.locator(".tab:has(#tab-cards)").click()
    page.evaluate(DOWN, 300)
    page.wait_for_timeout(100)
    page.locator(".tab:has(#tab-city)").click()
    assert page.evaluate("scrollY") == 0
    page.locator(".tab:has(#tab-cards)").click()
    assert page.evaluate("scrollY") == 300


def test_dice_that_are_asked_for_are_not_scrolled_past(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    page.goto(lay(site, actions(4)))
    page.locator("#tab-city").check(force=True)
    page.evaluate(DOWN, 2000)
    page.wait_for_function("scrollY > 100")
    page.locator("#decisions [value=harvest]").click()
    page.locator("#city .die-slot.fit").first.wait_for()
    assert not page.evaluate(PASSED)
