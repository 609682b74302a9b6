"""Notre Dame in a real browser, at its own board: what is asked, what is shown, by mouse, finger and key."""

import re
from collections.abc import Sequence
from itertools import chain
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from parvis.games.notre_dame.pieces import PLAGUE_END
from parvis.web.models import Table
from parvis.web.tables.proposal import CAREFUL
from parvis.web.tables.table_game import TableGame
from tests.web.browser.test_screens import BETWEEN, BIG, SMALLEST, WIDE, beside_bots
from tests.web.devices import REACH
from tests.web.legibility import DRAWN, IN_PANEL, View, looks, misfits, violations
from tests.web.pages.test_replay import keep_analysis
from tests.web.positions import anything, asked_in_games, at_data_of, lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import Sitter, check_steps, long_enough, open_table

pytestmark = pytest.mark.browser
LAPTOPS = ((1024, 600), (1366, 600), (1366, 650), (1536, 730), (2560, 1440))
"""Windows as browsers on laptops and on large screens leave them."""
PHONES = ((320, 568), (390, 844), (430, 932))
LOW = (*BETWEEN, *LAPTOPS)
LEAST_BOARD, LEAST_SQUARE = 0.9, 0.68
"""The height of the board as a part of the window's; where that is nearly square, persons stand below it."""
TABS = ("board", "persons", "families", "log")
FRAMES = ".person-card, .decisions button, .choice, .small-card, .seats li"
VIEWS = (
    View(WIDE, axe=True),
    View(BIG, scheme="dark", axe=True),
    View(SMALLEST, "board", axe=True),
    View(LAPTOPS[2]),
    *(View(size, "board") for size in PHONES),
    *(View(size) for size in LOW if size != LAPTOPS[2]),
    *(View(SMALLEST, tab, axe=True) for tab in TABS[1:]),
)
PARTS = ".rose-frame, .cards, .persons, .seats li, #log, .round, .pace"
WIDE_PARTS = f"{PARTS}, .asking, header h1"
TOUCHED = "button, a, summary, select, .info, .whole-board, .tab"
"""What fingers press, the board apart: there the same decisions stand in the list."""
SMALL = """([pressed, least]) => [...document.querySelectorAll(pressed)]
  .filter(one => one.offsetWidth && !one.closest(".rose-frame") && !one.matches(".skip, .brand"))
  .filter(one => one.matches("summary") || !one.closest("details:not([open])"))
  .filter(one => { const box = one.getBoundingClientRect(); return box.height < least || box.width < 24; })
  .map(one => one.id || one.className)"""


def kinds(page: Page) -> list[str]:
    """Kinds of the decisions that are open."""
    codes: list[str] = page.eval_on_selector_all("#decisions button", "all => all.map(one => one.value)")
    return [code.split("+")[0] for code in codes]


def asked_for(kind: str, players: int = 3, least: int = 1, bot: str = "greedy") -> TableGame:
    """The first position in which the first seat may decide so many things of a kind."""
    for playing in played(" ".join(["human", *[f"bot:{bot}"] * (players - 1)]), "notre-dame", to_carriages, {}, 1):
        kinds = [words for words in spoken(playing, 0) if words.startswith(kind)] if 0 in playing.movers else []
        if len(kinds) >= least:
            return playing
    raise AssertionError(f"{kind} was never asked")


def to_carriages(random: Random, open_now: Sequence[str]) -> str:
    """Something of the carriage house if that is open: then carriages have a way to go."""
    return next((words for words in open_now if words.endswith("carriage-house")), random.choice(open_now))


def check_fits(page: Page, name: str, turn: int) -> None:
    """Nothing small, cut off, or on top of something else, and the board is large."""
    found: list[str] = []
    for view, bad in looks(page, turn, VIEWS):
        missed = [*bad, *misfits(page, FRAMES, PARTS if view.tab else WIDE_PARTS), *small_parts(page, view)]
        # In the lowest of all windows a long list scrolls: it fades where it goes on, and all else stays in reach.
        lowest = view.size[1] <= 600 and not view.tab
        found += [f"{name} {view}: {one}" for one in missed if not (lowest and "scrolls: DIV list" in one)]
    assert found == [], "\n".join(found)


def small_parts(page: Page, view: View) -> list[str]:
    """What takes too little of the window: the board, and on a phone what fingers press."""
    width, height = view.size
    box = page.locator(".rose-frame" if view.tab else ".rose-window").bounding_box() or {"width": 0, "height": 0}
    high = box["height"] / height
    if view.size == SMALLEST:
        return [f"small {target}" for target in page.evaluate(SMALL, [TOUCHED, 44])]
    if view.tab:
        return [] if box["width"] >= width and high >= 0.3 else [f"of the board no more is shown than {box}"]
    least = LEAST_BOARD if width / height > 1.5 else LEAST_SQUARE
    return [f"the board has {high:.2f} of the window's height"] if view.size in LOW and high < least else []


@pytest.mark.slow
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.soak), 5])
def test_everything_can_be_read_at_all_sizes_whatever_is_asked(page: Page, site: Site, players: int) -> None:
    seats = " ".join(["human", *["bot:greedy"] * (players - 1)])
    for turn, (asked, address) in enumerate(asked_in_games(site, min, seats, "notre-dame", new_persons=True)):
        page.goto(address)
        check_fits(page, asked, turn)


@pytest.mark.slow
def test_one_person_plays_notre_dame_on_the_board(page: Page, site: Site) -> None:
    sitter = open_table(page, "notre-dame", "human", "bot:random", "bot:random")
    on_board, pick = 0, Random(2)
    while not sitter.is_over and len(sitter.decided) < long_enough(12):
        codes = page.eval_on_selector_all("#decisions button", "all => all.map(one => one.value)")
        code = pick.choice(codes)
        there = page.locator(f'#board [form=decide][value="{code}"]').filter(visible=True)
        button: Locator = there.first if there.count() else page.locator(f'#decisions [value="{code}"]')
        on_board += there.count() > 0
        before = f"{sitter.number} {sitter.seat}"
        sitter.note(button)
        sitter.click(button)
        sitter.wait(before)
    kept = sum(words.startswith("keep ") for _, words in sitter.decided)
    assert on_board > 0.7 * (len(sitter.decided) - kept)
    check_steps(site, sitter, "notre-dame", 3, 1)


WEDGE = """element => {
  const [corners] = element.style.clipPath.match(/(?<=\\().*(?=\\))/) ?? [""];
  const points = corners.split(",").map(point => point.trim().split(" ").map(parseFloat));
  const box = element.getBoundingClientRect();
  const middle = axis => points.reduce((sum, point) => sum + point[axis], 0) / points.length / 100;
  return [box.left + box.width * middle(0), box.top + box.height * middle(1)];
}"""
"""Where the middle of a pane is on the screen."""


def test_a_neighbours_pane_explains_itself_and_nothing_else_changes(page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:greedy", "bot:greedy", begins="0")
    boroughs = page.locator(".areas")
    expect(boroughs).to_have_count(3)
    pane = boroughs.nth(1).locator(".at-park")
    before = page.locator("#window").inner_html()
    told = page.locator(".captions p").filter(visible=True)
    page.mouse.click(*pane.evaluate(WEDGE))
    expect(page.locator(".of-park")).to_be_visible()
    expect(told).to_have_count(1)
    assert page.locator("#window").inner_html() == before
    page.mouse.move(5, 5)
    expect(pane).to_be_focused()
    expect(told).to_have_count(0)
    page.keyboard.press("Shift")
    pane.blur()
    pane.focus()
    expect(page.locator(".of-park")).to_be_visible()


def test_all_streets_of_a_carriage_stand_there_at_once_and_undo_with_them(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("drive", players=5, least=8)))
    assert (
        page.evaluate(
            "() => { const list = document.querySelector('.list'); return list.scrollHeight - list.clientHeight }"
        )
        <= 2
    )
    for button in page.locator("#decisions button").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator("#undo-step")).to_be_in_viewport(ratio=1)
    expect(page.locator("#decisions button").last).to_have_class("idle")
    assert "Your borough" in [heading.inner_text().strip() for heading in page.locator(".group h3").all()]
    for stop in page.locator(".group button").all():
        expect(stop.locator(".worth, .not-yet")).to_have_count(1)
    for group in page.locator(".group").all():
        keys = [key.inner_text() for key in group.locator("kbd").all()]
        assert keys == sorted(keys)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_phone_held_sideways_shows_all_of_the_own_borough(players: int, page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(lay(site, asked_for("play", players=players, least=2)))
    for folds in (False, True):
        if folds:
            page.locator("#handle > summary").click()
        frame = page.locator(".rose-frame").bounding_box()
        assert frame
        panes = [pane.bounding_box() for pane in page.locator('[id^="pane-0-"]').all()]
        assert len(panes) >= 8
        assert all(pane and pane["y"] >= frame["y"] for pane in panes), f"folded: {folds}"


@pytest.mark.parametrize("players", [4, 5])
def test_on_a_phone_a_carriage_that_drives_abroad_is_in_sight(players: int, page: Page, site: Site) -> None:
    seated = " ".join(["human", *["bot:greedy"] * (players - 1)])
    courses = chain.from_iterable(played(seated, "notre-dame", to_carriages, {}, seed) for seed in range(1, 6))
    ways = ((one, " ".join(spoken(one, 0))) for one in courses if 0 in one.movers)
    abroad = next(one for one, ways in ways if ways.startswith("drive") and "drive 0" not in ways)
    page.goto(lay(site, abroad))
    for width, height in (*PHONES, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        expect(page.locator("#carriage-0")).to_be_in_viewport(ratio=0.9)
        assert violations(page) == []  # stops that the frame cuts off are large enough for a finger


def test_all_sectors_for_the_trusted_friend_stand_in_a_low_list_at_once(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("friend", players=5, least=7)))
    for width, height in ((1366, 650), (1536, 730), (1536, 800), (1920, 940), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#decisions .list[data-below]")).to_have_count(0)
        expect(page.locator("#decisions .list button").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("kind", ["keep", "donate"])
def test_at_most_one_of_few_long_decisions_lies_below_the_fold_of_a_low_window(
    kind: str, page: Page, site: Site
) -> None:
    course = played("human bot:random bot:random bot:random", "notre-dame", anything, {}, 2)
    page.goto(lay(site, next(one for one in course if 0 in one.movers and spoken(one, 0)[-1].startswith(kind))))
    for width, height in ((1024, 600), (1366, 600), (1366, 650), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        below = page.locator("#decisions .list").get_attribute("data-below")
        assert int(below or 0) <= 1, f"{width} x {height}"


def test_on_a_phone_the_own_markets_have_their_heading_and_two_rows_are_in_sight(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("drive", players=4)))
    for width, height in ((360, 740), *PHONES):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".own-group h3")).to_be_in_viewport(ratio=1)
        leave, message = page.locator(".endings button").bounding_box(), page.locator(".instead").bounding_box()
        assert leave
        assert message
        assert leave["x"] + leave["width"] <= message["x"]
        question = page.locator("#decisions .list").bounding_box()
        second = page.locator(".own-group button").nth(2).bounding_box()
        assert question
        assert second
        assert second["y"] + second["height"] / 2 <= question["y"] + question["height"]


def test_on_a_phone_the_sheet_grows_with_its_list_and_the_own_cards_give_way(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(lay(site, asked_for("friend", players=5, least=7)))
    expect(page.locator(".strip-hand")).to_be_hidden()
    for button in (page.locator("#decisions .list button").nth(place) for place in range(4)):
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator('[id^="pane-0-"]').first).to_be_in_viewport(ratio=0.5)
    sheet = page.locator("#asking").bounding_box()
    assert sheet
    assert sheet["height"] <= 0.62 * 740


def test_who_takes_no_message_sees_that_stops_bring_none_and_keys_go_on(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("drive")))
    page.locator(".instead input").check()
    assert page.locator(".worth").first.evaluate("one => getComputedStyle(one).textDecorationLine") == "line-through"
    page.keyboard.press("1")
    expect(page.locator(".group")).to_have_count(0)


def test_a_key_on_the_board_is_that_of_the_same_decision_in_the_list(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("drive", least=4)))
    listed = {
        one.get_attribute("value"): one.get_attribute("data-key") for one in page.locator("#decisions [data-key]").all()
    }
    shown = {one.get_attribute("data-of"): one.inner_text() for one in page.locator("#board .spot-key").all()}
    assert len(shown) > 3
    assert shown.items() <= listed.items()


def test_pointing_at_the_list_marks_the_board_and_the_other_way_round(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("drive")))
    page.locator(".group button").first.hover()
    expect(page.locator(".spot.touched")).to_have_count(1)
    page.locator(".spot").last.hover()
    expect(page.locator("#decisions .touched")).to_have_count(1)
    expect(page.locator(".spot.touched")).to_have_count(0)


def test_what_is_looked_at_has_another_light_than_what_can_be_picked(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("drive")))
    picked = page.locator(".lit-market").first.evaluate("one => getComputedStyle(one).fill")
    page.locator(".market").first.evaluate("market => market.classList.add('touched')")
    looked_at = page.locator(".market polygon").first.evaluate("one => getComputedStyle(one).stroke")
    assert (picked, looked_at) == ("rgb(185, 251, 255)", "rgb(255, 214, 92)")


def test_on_a_phone_the_hand_is_the_sheet_and_every_question_starts_at_its_top(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("play")))
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    cards = page.locator("#decisions .card-sign").filter(visible=True)
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    expect(page.locator(".strip-before")).to_have_count(0)
    page.goto(lay(site, asked_for("drive")))
    page.evaluate("document.querySelector('#question').scrollTop = 500")
    Sitter(page).decide()
    assert page.evaluate("document.querySelector('#question').scrollTop") == 0
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)


def test_the_board_of_a_phone_shows_the_own_borough_and_all_of_it_on_demand(page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:greedy", "bot:greedy", "bot:greedy")
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    width = "document.querySelector('.rose-window').getBoundingClientRect().width"
    assert page.evaluate(width) > 1.3 * SMALLEST[0]
    assert page.locator(".rose-frame").evaluate("frame => frame.getBoundingClientRect().width") >= SMALLEST[0]
    page.locator(".whole-board").click()
    assert page.evaluate(width) <= SMALLEST[0]


COVERED = """() => {
  const box = element => element.getBoundingClientRect(), frame = box(document.querySelector(".rose-frame"));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const there = [...document.querySelectorAll(".rose-window :is(.piece, #window text)")]
    .filter(one => box(one).width && meet(box(one), frame));
  const signs = document.querySelectorAll(".plague-ahead p, .whole-board .picture");
  return [...signs].flatMap(sign => there.filter(one => meet(box(one), box(sign))))
    .map(one => `${one.getAttribute("class")} ${one.textContent.trim()}`);
}"""
"""What lies under the signs in the corners of a phone's board."""


@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.soak) for few in (2, 3, 4)), 5])
def test_on_a_phone_nothing_of_the_board_lies_under_the_signs_in_its_corners(
    page: Page, site: Site, players: int
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sitting = " ".join(["human", *["bot:greedy"] * (players - 1)])
    playing = next(
        one
        for one in played(sitting, "notre-dame", anything, {}, 1)
        if one.state.round > 1 and 0 in one.movers and any(words.startswith("play") for words in spoken(one, 0))
    )
    page.goto(lay(site, playing))
    expect(page.locator(".rose-window .piece").first).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_help_opens_with_its_key_and_tells_how_a_round_goes(page: Page) -> None:
    open_table(page, "notre-dame", "human", "bot:greedy", "bot:greedy")
    page.locator("h1").hover()
    page.keyboard.press("?")
    expect(page.get_by_text("How a round goes")).to_be_in_viewport()
    expect(page.locator(".how li")).to_have_count(4)
    expect(page.locator("[aria-current=step]")).to_have_text("keep")
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.get_by_text("How a round goes")).to_be_hidden()


def test_help_over_the_list_is_closed_before_a_key_decides_and_by_a_click_beside_it(page: Page) -> None:
    sitter = open_table(page, "notre-dame", "human", "bot:greedy", "bot:greedy")
    number, told = sitter.number, page.get_by_text("How a round goes")
    page.locator("h1").hover()
    page.keyboard.press("?")
    expect(told).to_be_visible()
    page.keyboard.press("1")
    expect(told).to_be_hidden()
    assert sitter.number == number
    page.keyboard.press("?")
    page.locator("h1").click()
    expect(told).to_be_hidden()
    sitter.decide(key=True)
    assert sitter.number > number


def test_the_log_never_scrolls_sideways_and_the_way_to_all_of_it_is_free(page: Page, site: Site) -> None:
    course = played("human bot:random bot:random bot:random", "notre-dame", anything, {}, 1)
    page.goto(lay(site, next(one for one in course if 0 in one.movers and one.state.round > 1)))
    log = page.locator("#log-entries")
    log.locator("p").last.evaluate("one => { one.textContent = 'Anna loses a cube, as others do. '.repeat(9); }")
    for width, height in (1366, 650), (1280, 720), (1024, 600):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert log.evaluate("log => log.scrollWidth <= log.clientWidth"), f"{width} x {height}"
        assert log.evaluate("log => log.clientHeight >= 14"), f"{width} x {height}: room for a line"
        assert page.locator("#log-larger").evaluate(REACH), f"{width} x {height}"


def test_with_a_decision_a_tip_under_the_mouse_goes_and_the_log_is_at_its_end(page: Page, site: Site) -> None:
    sitter = beside_bots(page, site)
    log, told = page.locator("#log-entries"), page.locator(".captions p").filter(visible=True)
    log.evaluate("log => { log.scrollTop = -1000; }")
    assert log.evaluate("log => log.scrollTop") < -20
    middle = page.locator(".areas").nth(1).locator(".at-park").evaluate(WEDGE)
    page.mouse.move(*middle)
    expect(told).to_have_count(1)
    before = f"{sitter.number} {sitter.seat}"
    page.keyboard.press("1")
    sitter.wait(before)
    expect(told).to_have_count(0)
    assert log.evaluate("log => log.scrollTop") == 0
    page.mouse.move(middle[0] + 6, middle[1])
    expect(told).to_have_count(1)


def test_a_loss_that_the_plague_will_bring_is_told_in_words_and_in_red(page: Page, site: Site) -> None:
    page.goto(lay(site, beyond_the_end()))
    told = "beyond 9 after this round if nothing changes: −2 prestige and a marker"
    corner = page.locator(".rat-ahead")
    expect(corner).to_contain_text("beyond 9 after this round: −2 prestige and a marker")
    expect(page.locator("#has-0 .danger-ahead .amount")).to_have_attribute("title", re.compile(told))
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    expect(corner).to_be_hidden()
    own = page.locator("#own .danger-ahead .amount")
    expect(own).to_contain_text("→9!")
    assert told in (own.get_attribute("aria-label") or "")
    assert told in (own.get_attribute("title") or "")
    other = page.locator("#own .amount").first.evaluate("one => getComputedStyle(one).color")
    assert own.evaluate("one => getComputedStyle(one).color") == "rgb(255, 161, 146)" != other


def beyond_the_end() -> TableGame:
    """The first position in which the plague would cost the first seat something after this round."""
    for playing in played("human bot:random bot:random bot:random", "notre-dame", anything, {}, 1):
        if 0 in playing.movers and playing.game.view(playing.state, 0)["families"][0]["rat_to"] > PLAGUE_END:
            return playing
    raise AssertionError("no rat ever came to the end")


def test_the_friend_can_be_seen_where_he_can_be_chosen(page: Page, site: Site) -> None:
    """The light around him and his key lie beside him."""
    page.goto(lay(site, asked_for("play trusted-friend")))
    friend, spot = page.locator("#friend-0 use"), page.locator(".piece-spot")
    key = page.locator(".piece-spot + .spot-key")
    for width, height in (WIDE, LAPTOPS[2], SMALLEST):
        page.set_viewport_size({"width": width, "height": height})
        drawn, lit = friend.bounding_box(), spot.bounding_box()
        assert drawn
        assert lit
        expect(spot).to_have_css("border-top-width", "0px")  # its ring lies outside
        assert lit["x"] <= drawn["x"]
        assert lit["x"] + lit["width"] >= drawn["x"] + drawn["width"]
        if width > SMALLEST[0]:
            there = key.bounding_box()
            assert there
            assert there["x"] + 2 >= drawn["x"] + drawn["width"] or there["y"] + there["height"] <= drawn["y"] + 2


def test_a_link_to_the_rules_can_be_read_on_what_is_to_be_confirmed(page: Page, site: Site) -> None:
    page.context.add_cookies([{"name": CAREFUL, "value": "yes", "url": site.address}])
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    page.goto(lay(site, asked_for("play")))
    page.locator("#decisions button").first.click()
    page.locator(".to-confirm .info").click()
    expect(page.locator(".to-confirm .to-rule")).to_be_visible()
    assert not violations(page)


def test_the_frame_of_the_light_bulb_is_whole_and_lies_on_no_other_line(page: Page, site: Site) -> None:
    page.goto(lay(site, asked_for("play")))
    for width, height in (SMALLEST, LAPTOPS[2]):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#decisions button").first.focus()
        page.keyboard.press("Shift+Tab")
        while page.evaluate("document.activeElement.id") != "hint-opens":
            page.keyboard.press("Shift+Tab")
        over = page.evaluate(FRAME_ABOVE)
        assert over <= 0, f"{width}: {over}"


FRAME_ABOVE = """() => {
  const bulb = document.querySelector("#hint-opens"), style = getComputedStyle(bulb);
  const isWide = getComputedStyle(document.querySelector("#question")).display === "contents";
  const question = isWide ? "#asking" : "#question";
  const top = bulb.getBoundingClientRect().top - parseFloat(style.outlineWidth) - parseFloat(style.outlineOffset);
  return document.querySelector(question).getBoundingClientRect().top - top;
}"""
"""By how many pixels the frame of the light bulb reaches over the upper edge of what is asked."""


def test_the_panel_of_a_replay_holds_what_a_costly_move_adds(page: Page, site: Site) -> None:
    *_, over = played("human bot:greedy bot:greedy", "notre-dame", to_carriages, {}, 1)
    address = lay(site, over)
    with at_data_of(site):
        at = Table.objects.get(pk=int(address.rsplit("/", 1)[1]))
        costly = at.steps.filter(words__startswith="hire ").earliest("number")
        keep_analysis(at, costly, ["hire monk"])
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{address}/replay/{costly.number}?as=all")
        expect(page.locator("#costly")).to_be_visible()
        expect(page.locator("#branch summary")).to_be_visible()
        assert page.evaluate(IN_PANEL) == [], f"{width} x {height}"
        page.locator("#costly summary").first.click()
        page.locator("#costly-better > summary").click()
        page.get_by_role("link", name="Show it on the board").click()
        expect(page.get_by_role("heading", name="Instead of move")).to_be_visible()
        page.get_by_role("link", name="Show the board as it was").click()
        expect(page.get_by_role("heading", name="Instead of move")).to_be_hidden()
