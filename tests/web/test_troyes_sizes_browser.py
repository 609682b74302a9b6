"""The board of Troyes in the windows that people have: dice keep their size, nothing lies on them or out of reach."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from parvis.engine.samples import SOAK
from parvis.games.troyes.pieces import DICE_COLOURS, FACES, NEUTRAL
from parvis.web.tables.table_game import TableGame
from tests.web.positions import lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import ALL_MODULES
from tests.web.test_troyes_browser import busily, question

pytestmark = pytest.mark.browser
DESKS = ((1024, 600), (1280, 720), (1366, 600), (1366, 650), (1536, 730), (1920, 1080), (2560, 1440))
PHONE, SMALL_PHONE = (360, 740), (320, 568)
LEAST_DIE = 34
"""Pixels of a die on a desk."""
FINGER = 44
"""Pixels that a finger wants."""
MANY, LOW = 9, (1366, 650)
"""In a window less than this a district with more dice draws them smaller."""
ALL_DICE = 99
LAPPED = 0.21
"""How much of a die may lie under its neighbour where a district has many: no pip."""

ON_CITY = """([least, many, lapped]) => {
  const bad = [], box = element => element.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const all = selector => [...document.querySelectorAll(selector)].filter(one => one.offsetWidth);
  const dice = all("#city .die-slot");
  const slack = die => die.closest(".dice").children.length > 6 ? lapped * box(die).width : 0;
  const less = ({ left, right, top, bottom }, by) =>
    ({ left: left + by, right: right - by, top: top + by, bottom: bottom - by });
  for (const die of dice) {
    const few = die.closest(".dice").children.length <= many;
    if (few && box(die).width < least - 0.5) bad.push(`${die.id} is ${Math.round(box(die).width)} wide`);
    const inner = less(box(die), slack(die));
    if (dice.some(other => other !== die && meet(box(other), inner))) bad.push(`${die.id} lies on another`);
  }
  const labels = "#city :is(.district-name, .district-told, .price, .tag), .rampart-tile, .space";
  const is_shown = one => getComputedStyle(one.closest("h3") ?? one).clipPath === "none";
  for (const one of all(labels).filter(is_shown)) {
    const on = dice.find(die => meet(box(die), box(one)));
    if (on) bad.push(`"${one.textContent.trim()}" lies on ${on.id}`);
  }
  return bad;
}"""
"""Dice that are too small or lie on each other, and what lies on a die."""

OUT_OF_REACH = """() =>
  [...document.querySelectorAll("#board [form=decide], #decisions button, .activity, .event, .house")]
  .filter(one => one.offsetWidth)
  .filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const scrolls = one.closest(".list") && getComputedStyle(one.closest(".list")).overflowY === "auto";
    return left < -1 || right > innerWidth + 1 || top < -1 || !scrolls && bottom > innerHeight + 1;
  }).map(one => one.id)"""
"""What can't be reached in a window that does not scroll."""

CLIPPED = """many => [...document.querySelectorAll(".event")].flatMap(event => {
  const frame = event.getBoundingClientRect();
  const parts = [...event.querySelectorAll(".event-name, .words, .banner, .cube, .divisor")].filter(part => {
    const { left, right, bottom, width } = part.getBoundingClientRect();
    const is_shown = width && getComputedStyle(part).clipPath === "none";
    return is_shown && (left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + 1);
  });
  const words = event.querySelector(".words");
  const worth = event.querySelector(".worth"), by = event.querySelector(".divisor").getBoundingClientRect();
  const under = [...worth.querySelectorAll("b, .mark")].some(one => {
    const { right, top } = one.getBoundingClientRect();
    return getComputedStyle(worth).clipPath === "none" && right > by.left + 3 && top < by.bottom - 3;
  });
  const silent = !many && words && getComputedStyle(words).clipPath !== "none";
  const cut = parts.map(part => `${event.id}: ${part.className.baseVal ?? part.className}`);
  if (under) cut.push(`${event.id}: points under the divisor`);
  return [...cut, ...silent ? [`${event.id} is silent`] : []];
})"""
"""What an event has cut off, and events without words."""

CUT = """() => [...document.querySelectorAll(".activity:not(.face-down)")].filter(card => {
  const words = card.querySelector(".words"), box = element => element.getBoundingClientRect();
  if (getComputedStyle(words).clipPath !== "none") return true;
  const line = parseFloat(getComputedStyle(words).fontSize); // letters may reach out of theirs by a few pixels
  const is_clamped = words.clientHeight && words.scrollHeight > words.clientHeight + line / 2;
  return is_clamped || box(words).bottom > box(card.querySelector(".foot")).top + 2;
}).map(card => `${card.id} is cut`)"""
"""Activity cards that don't show all their few words."""
FEW_EVENTS = 8
"""With no more of them every card shows its words."""


def positions(players: int) -> Iterator[TableGame]:
    """Positions of a game with all modules in which the first seat decides: the first of each question of a round."""
    options = {name: value for name, value in ALL_MODULES.items() if players > 2 or name != "tournament"}
    known = set()
    for playing in played("human" + " bot:random" * (players - 1), "troyes", busily, options, players):
        if 0 in playing.movers:
            asked = question([words.split()[0] for words in spoken(playing, 0)]), playing.state.round
            if asked not in known:
                known.add(asked)
                yield playing


def chosen(players: int) -> list[TableGame]:
    """Positions to look at: some of them, in a soak all."""
    found = list(positions(players))
    return found if SOAK else found[:: max(1, len(found) // 4)]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_keep_their_size_and_nothing_lies_on_them(players: int, page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    found: list[str] = []
    for playing in chosen(players):
        page.goto(lay(site, playing))
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            many = page.locator(".event").count() > 8 or width < 1180
            bad = [
                *page.evaluate(ON_CITY, [LEAST_DIE, MANY if (width, height) < LOW else ALL_DICE, LAPPED]),
                *page.evaluate(OUT_OF_REACH),
                *page.evaluate(CLIPPED, many),
            ]
            if (width, height) >= LOW and page.locator(".event").count() <= FEW_EVENTS:
                bad += page.evaluate(CUT)
            found += [f"{page.url} {width} x {height}: {one}" for one in bad]
    assert found == [], "\n".join(found)


def lay_dice(playing: TableGame, count: int) -> TableGame:
    """Give every player so many dice, and the neutral citizens as many as they mostly have."""
    random, players = Random(count), playing.state.seats
    for district in range(NEUTRAL + 1):
        for by_value in playing.state.dice[district]:
            by_value[:] = [0] * FACES
        for _ in range(count if district < players else 8 if district == NEUTRAL else 0):
            playing.state.dice[district][random.randrange(DICE_COLOURS)][random.randrange(FACES)] += 1
    return playing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_dice_keep_their_size_and_show_their_pips(players: int, page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    playing = actions(players)
    for count in (10, 12, 14):
        page.goto(lay(site, lay_dice(playing, count)))
        for width, height in DESKS[DESKS.index(LOW) :]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(ON_CITY, [LEAST_DIE, ALL_DICE, LAPPED]) == [], f"{width} x {height}"


def test_many_black_dice_lie_on_no_others(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(lay(site, next(playing for playing in positions(4) if sum(playing.state.black) > 5)))
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        many = MANY if (width, height) < LOW else ALL_DICE
        assert page.evaluate(ON_CITY, [LEAST_DIE, many, LAPPED]) == [], f"{width} x {height}"


def actions(players: int) -> TableGame:
    """The first position of a game with all modules in which an action is chosen."""
    return next(playing for playing in positions(players) if "pass" in spoken(playing, 0))


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


def test_what_a_card_does_is_at_hand_by_mouse_finger_and_key_in_a_slender_window(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": DESKS[0][0], "height": DESKS[0][1]})
    page.goto(lay(site, actions(4)))
    card = page.locator(".activity.can").first
    rule, code = card.locator(".rule"), card.locator(".target").get_attribute("value")
    expect(rule).to_be_hidden()
    card.locator(".target").hover()
    expect(rule).to_be_visible()
    page.mouse.move(0, 0)
    expect(rule).to_be_hidden()
    listed = page.locator(f'#decisions [value="{code}"]')
    listed.focus()
    told = listed.locator(".whole").bounding_box()
    assert told
    assert told["width"] > 100
    assert (rule.inner_text().split(".")[0] or "?") in listed.locator(".whole").inner_text()


def asked_for(kind: str) -> TableGame:
    """The first position of a game of four with all modules in which every answer is of a kind."""
    for seed in range(9):
        for playing in played("human bot:random bot:random bot:random", "troyes", busily, ALL_MODULES, seed):
            if 0 in playing.movers and all(words.startswith(kind) for words in spoken(playing, 0)):
                return playing
    raise AssertionError(f"nobody is asked for {kind}")


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


def test_what_lies_below_the_fold_of_the_list_is_counted(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, actions(4)))
    buttons, counted = page.locator("#decisions .list button"), page.locator("#decisions .list[data-below]")
    expect(counted).to_have_count(1)
    assert 0 < int(counted.get_attribute("data-below") or 0) < buttons.count()
    buttons.last.scroll_into_view_if_needed()
    expect(counted).to_have_count(0)


def test_the_tooltip_of_a_card_that_has_been_clicked_does_not_stay(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto(lay(site, actions(4)))
    card = page.locator(".activity.can").first
    name = card.get_attribute("id")
    card.locator(".target").hover()
    expect(card.locator(".rule")).to_be_visible()
    card.locator(".target").click()
    page.locator(f"#{name}.chosen").wait_for()
    expect(page.locator(f"#{name} .rule")).to_be_hidden()


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
    page.emulate_media(reduced_motion="reduce")
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


SLIGHT = 4
"""Pixels by which prices at dice may move what lies above them."""


def test_a_phones_board_stays_where_it_is_when_the_next_question_is_longer_or_shorter(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(lay(site, actions(4)))
    where = "() => document.querySelector('#city').getBoundingClientRect().top"
    high = "() => document.querySelector('#asking').getBoundingClientRect().height"
    heights = {page.evaluate(high)}
    page.locator("#tab-city").check(force=True)
    page.evaluate("() => window.scrollTo(0, document.documentElement.scrollHeight)")
    before = page.evaluate(where)
    for press in ("#decisions [value^=counter]", "#decisions .short", "#undo button"):
        page.locator(press).first.click()
        page.wait_for_function("() => !window.swapping")
        page.wait_for_timeout(200)
        heights.add(page.evaluate(high))
        assert abs(page.evaluate(where) - before) < SLIGHT
    assert len(heights) > 1


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


OUT_OF_SIGHT = """() => {
  const bad = [], box = one => one.getBoundingClientRect();
  const top = box(document.querySelector("header.site")).bottom;
  const decisions = box(document.querySelector("#asking")).left;
  const look = (told, called, edge) => {
    const { left, right, top: above, bottom, width } = box(told);
    const is_in = left >= 0 && right <= edge + 1 && above >= top - 1 && bottom <= innerHeight + 1;
    if (!width || !is_in) bad.push(`${called}: ${[left, right, above, bottom].map(Math.round)}`);
  };
  for (const rule of document.querySelectorAll(".rule")) {
    rule.style.display = "block";
    look(rule, rule.id, decisions);
    rule.style.display = "";
  }
  for (const opened of document.querySelectorAll("#to-come, #help")) {
    opened.open = true;
    look(opened.lastElementChild, opened.id, innerWidth);
    opened.open = false;
  }
  for (const short of document.querySelectorAll("#decisions .list:not(.roomy) .short")) {
    short.focus();
    look(short.querySelector(".whole"), short.id, innerWidth);
  }
  return bad;
}"""
"""Tips and pop-ups that run out of the window or behind its head, and rules that cover the decisions."""


@pytest.mark.parametrize("kind", ["settle", "pass"])
def test_tips_and_pop_ups_stay_in_the_window_and_off_the_decisions(kind: str, page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    for players in (3, 4):
        playing = next(one for one in positions(players) if any(words.startswith(kind) for words in spoken(one, 0)))
        page.goto(lay(site, playing))
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUT_OF_SIGHT) == [], f"{players} players, {width} x {height}"


def test_escape_closes_the_list_of_possible_events(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, actions(4)))
    page.locator("#to-come summary").click()
    expect(page.locator("#to-come .popup")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#to-come .popup")).to_be_hidden()


def is_about_dice(playing: TableGame) -> bool:
    """Whether the first seat chooses dice now."""
    return all(words.startswith("die") for words in spoken(playing, 0))


def test_prices_at_dice_lie_on_no_dice_of_the_row_below(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    playing = next(one for one in positions(3) if is_about_dice(one))
    for count in (7, 8, 12):
        page.goto(lay(site, lay_dice(playing, count)))
        assert page.locator("#city .tag").count() > 1
        assert page.evaluate(ON_CITY, [LEAST_DIE, ALL_DICE, LAPPED]) == [], f"{count} dice"


IN_PANEL = """() => {
  const panel = document.querySelector("#asking").getBoundingClientRect(), bad = [];
  const parts = [...document.querySelectorAll("#asking > *")].filter(part => part.offsetHeight);
  for (const [place, one] of parts.entries()) {
    const a = one.getBoundingClientRect();
    if (a.bottom > panel.bottom + 1) bad.push(`${one.id || one.className} hangs out of the panel`);
    for (const other of parts.slice(place + 1)) {
      const b = other.getBoundingClientRect();
      if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) bad.push(`${one.id} lies on ${other.id}`);
    }
  }
  return bad;
}"""
"""What lies on something else in the panel, or hangs out of it."""
LONGER = """count => {
  const told = document.querySelector("#told");
  for (let line = 0; line < count; line += 1) told.append(told.querySelector("p").cloneNode(true));
}"""
"""A step tells more lines."""
WAYS = """() => [...document.querySelectorAll("#asking .actions a")].map(way => {
  const { left, top } = way.getBoundingClientRect();
  return [way.id, left, top];
})"""
"""Where the buttons stand while one looks back."""


def test_the_ways_on_stay_where_they_are_however_much_a_step_tells(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, next(one for one in positions(3) if one.state.round > 0 and is_about_dice(one))))
    page.goto((page.locator("#again").get_attribute("href") or "").removesuffix("?auto=1"))
    before = page.evaluate(WAYS)
    assert len({(left, top) for _, left, top in before}) == len(before)
    for more in (0, 5, 20):
        page.evaluate(LONGER, more)
        assert page.evaluate(IN_PANEL) == [], f"{more} lines more"
        assert page.evaluate(WAYS) == before
    page.locator("#look-next").click()
    page.locator("#look-previous").wait_for()
    assert [way for way in page.evaluate(WAYS) if way in before]


def test_what_a_replay_shows_of_black_dice_stays_in_its_panel(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(f"{lay(site, next(one for one in positions(3) if sum(one.state.black) > 3))}/replay")
    expect(page.locator("#tray .die.black").first).to_be_visible()
    page.locator("#tray").evaluate("tray => tray.append(tray.querySelector('#sum').cloneNode(true))")
    assert page.evaluate(IN_PANEL) == []


DONE = f'<div id="just-done" class="just-done"><span class="last-told">{"Anna buys one die. " * 6}</span></div>'
"""What stands there while bots act."""


def test_what_a_bot_did_is_told_in_whole_where_there_is_room(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.goto(lay(site, actions(3)))
    page.locator("#question").evaluate("(one, told) => one.insertAdjacentHTML('afterbegin', told)", DONE)
    told = page.locator("#just-done .last-told")
    assert told.evaluate("one => one.scrollHeight - one.clientHeight") < SLIGHT


def test_a_phones_controls_of_a_replay_stand_still(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    address = lay(site, actions(4))
    last = len(site.steps())
    places, trays = set(), set()
    for step in (1, *range(last - 12, last, 2)):
        page.goto(f"{address}/replay/{step}")
        places.add(page.locator("#replay-step").evaluate("one => one.getBoundingClientRect().top"))
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
        page.locator("#look-next").click()
        page.wait_for_timeout(300)
    assert most > 9, "a step that is longer than the sheet"
