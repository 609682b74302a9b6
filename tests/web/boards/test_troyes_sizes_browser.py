"""The board of Troyes in the windows that people have: dice keep their size, nothing lies on them or out of reach."""

import pytest
from playwright.sync_api import Page

from parvis.engine import registry
from parvis.games.troyes.cards import EVENT_NAMES
from parvis.games.troyes.pieces import FACES
from parvis.web.texts import GameTexts
from tests.web.devices import LAPTOP, LARGE
from tests.web.legibility import in_turns, misfits
from tests.web.positions import lay
from tests.web.running import Site
from tests.web.sitting import open_table
from tests.web.troyes_positions import (
    DESKS,
    LOW,
    MANY,
    PHONE,
    SMALL_PHONE,
    actions,
    chosen,
    is_about_dice,
    lay_dice,
    many_actions,
    positions,
)

pytestmark = pytest.mark.browser
LEAST_DIE = 34
"""Pixels of a die on a desk."""
ALL_DICE = 99
LAPPED = 0.21
"""How much of a die may lie under its neighbour where a district has many: no pip."""
ON_CITY = """([least, many, lapped]) => {
  const bad = [], box = element => element.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const all = selector => [...document.querySelectorAll(selector)].filter(one => one.offsetWidth);
  const dice = all("#city .die-slot");
  const many_black = die => die.closest(".district").querySelector(".black-dice > :nth-child(5)");
  const few = die => many_black(die) ? 0 : innerWidth < 1100 ? 4 : 6;
  const slack = die => die.closest(".dice").children.length > few(die) ? lapped * box(die).width : 0;
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
    const edge = one.matches(".tag") && one.closest(".dice").children.length > 8 ? lapped : 0;
    const on = dice.find(die => meet(less(box(die), edge * box(die).width), box(one)));
    if (on) bad.push(`"${one.textContent.trim()}" lies on ${on.id}`);
  }
  for (const one of all("#city .prices")) {
    const inner = box(one.parentElement);
    if ([...one.children].some(price => box(price).left < inner.left - 1 || box(price).right > inner.right + 1))
      bad.push("prices are cut");
  }
  return bad;
}"""
"""Dice that are too small or lie on each other, and what lies on a die."""
OUT_OF_REACH = """() => {
  const pieces = "#board [form=decide], .activity, .event, .house, .to-come > summary";
  return [...document.querySelectorAll(`${pieces}, #decisions button`)]
  .filter(one => one.offsetWidth)
  .filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const scrolls = one.closest(".list") && getComputedStyle(one.closest(".list")).overflowY === "auto";
    return left < -1 || right > innerWidth + 1 || top < -1 || !scrolls && bottom > innerHeight + 1;
  }).map(one => one.id || one.textContent);
}"""
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
  const banners = event.querySelector(".banners").getBoundingClientRect().top;
  const shows = words && getComputedStyle(words).clipPath === "none";
  const is_over = shows && words.getBoundingClientRect().bottom > banners + 3;
  const silent = !many && words && !shows;
  const cut = parts.map(part => `${event.id}: ${part.className.baseVal ?? part.className}`);
  if (is_over) cut.push(`${event.id}: words under the banners`);
  if (under) cut.push(`${event.id}: points under the divisor`);
  return [...cut, ...silent ? [`${event.id} is silent`] : []];
})"""
"""What an event has cut off, and events without words."""
COVERED = """() => {
  const texts = [], range = new Range();
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, within = text.parentElement;
    if (!text.data.trim() || !within.checkVisibility({ visibilityProperty: true })) continue;
    if (within.closest(".chip, .rule, .popup, .only-heard, .nobody-out, .words")) continue;
    range.selectNodeContents(text);
    const spare = within.closest(".worth") ? 0.1 : 0.2; // of digits nothing
    texts.push(...[...range.getClientRects()].map(box => [text.data.trim(), box, spare]));
  }
  return [...document.querySelectorAll("#board .chip")].flatMap(chip => {
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    const meets = ([, box, spare]) => Math.min(right, box.right) - Math.max(left, box.left) > 1
      && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1 + spare * box.height;
    return texts.filter(meets).map(([text]) => `what ${chip.parentElement.id} takes lies on "${text}"`);
  });
}"""
"""Where what an action takes lies on other words."""
NARROWEST = """() => [document.querySelector("#city").clientWidth,
  Math.min(...[...document.querySelectorAll(".district .die-slot")].map(die => die.clientWidth))]"""
"""How wide the city and its narrowest die are."""
ROWS = "() => getComputedStyle(events).gridTemplateRows.split(' ').map(row => Math.round(parseFloat(row)))"
"""How high the rows of events are."""
CUT = """() => [...document.querySelectorAll(".activity:not(.face-down)")].filter(card => {
  const words = card.querySelector(".words"), box = element => element.getBoundingClientRect();
  if (getComputedStyle(words).clipPath !== "none") return true;
  const line = parseFloat(getComputedStyle(words).fontSize); // letters may reach out of theirs by a few pixels
  const is_clamped = words.clientHeight && words.scrollHeight > words.clientHeight + line / 2;
  return is_clamped || box(words).bottom > box(card.querySelector(".foot")).top + 2;
}).map(card => `${card.id} is cut`)"""
"""Activity cards that don't show all their few words."""
HOLD_CUBES = """([families, words]) => document.querySelectorAll(".activity:has(.words)").forEach(card => {
  const cube = document.querySelector("#board .cube").outerHTML;
  card.querySelector(".stored")?.remove();
  card.querySelector(".effect").insertAdjacentHTML("afterbegin",
    `<ul class="stored">${`<li><span class="kept">${cube}10</span></li>`.repeat(families)}</ul>`);
  card.querySelector(".words").innerHTML = words;
  card.querySelector(".words").className = "words over-14 over-20 over-40";
})"""
"""Every activity card tells longer words, and families have many cubes on it."""
UNDER_DIVISOR = """names => names.filter(name => {
  const events = [...document.querySelectorAll(".event")], range = new Range();
  for (const called of document.querySelectorAll(".event-name")) {
    called.textContent = name;
    called.classList.toggle("long-name", name.length > 12);
  }
  return events.some(event => {
    range.selectNodeContents(event.querySelector(".event-name"));
    const lines = [...range.getClientRects()], by = event.querySelector(".divisor").getBoundingClientRect();
    const edge = event.getBoundingClientRect().right;
    const meets = line => line.right > by.left && line.top + 4 < by.bottom && line.bottom - 4 > by.top;
    return lines.some(line => line.right > edge || meets(line));
  });
})"""
"""Names of events that would run out of their cards or below what they are divided by, if all were called so."""
FEW_EVENTS = 8
"""With no more of them every card shows its words."""


@pytest.mark.parametrize(
    "held",
    [
        [3, "a cube per die · most at the end: 3 points"],
        [1, "at the end, per cube: 9 minus all cubes here <b>(now 7)</b>"],
    ],
    ids=["fort", "hermit"],
)
def test_words_of_a_card_end_above_its_tradesmen_when_families_have_cubes_on_it(
    held: list[int | str], page: Page, site: Site
) -> None:
    page.goto(lay(site, many_actions()))
    page.evaluate(HOLD_CUBES, held)
    for width, height in ((1536, 730), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".activity .words").first.is_visible()
        assert page.evaluate(CUT) == [], f"{width} x {height}"


@pytest.mark.slow
@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.soak) for few in (2, 3)), 4])
def test_dice_keep_their_size_and_nothing_lies_on_them(players: int, page: Page, site: Site) -> None:
    found: list[str] = []
    for turn, playing in enumerate(chosen(players)):
        page.goto(lay(site, playing))
        for width, height in in_turns(turn, DESKS):
            page.set_viewport_size({"width": width, "height": height})
            many = page.locator(".event").count() > 8 or width < 1180
            bad = [
                *page.evaluate(ON_CITY, [LEAST_DIE, MANY if (width, height) < LOW else ALL_DICE, LAPPED]),
                *page.evaluate(OUT_OF_REACH),
                *page.evaluate(CLIPPED, many),
                *page.evaluate(COVERED),
            ]
            if (width, height) >= LOW and page.locator(".event").count() <= FEW_EVENTS:
                bad += page.evaluate(CUT)
            found += [f"{page.url} {width} x {height}: {one}" for one in bad]
    assert found == [], "\n".join(found)


def test_rows_of_events_are_as_high_whatever_stands_there(page: Page, site: Site) -> None:
    high: dict[tuple[int, int, str], set[int]] = {}
    for playing in chosen(3):
        page.goto(lay(site, playing))
        for width, height in ((1024, 600), LOW, LARGE):
            page.set_viewport_size({"width": width, "height": height})
            high.setdefault((width, height, page.locator("#events").get_attribute("class") or ""), set()).update(
                page.evaluate(ROWS)
            )
    assert len(high) > 3
    assert {found: rows for found, rows in high.items() if len(rows) > 1} == {}


def test_every_name_of_an_event_has_its_room(page: Page, site: Site) -> None:
    texts = GameTexts(registry.find("troyes"), [])
    names = [texts.text(f"event-{event}") for event in EVENT_NAMES]
    for turn, playing in enumerate(chosen(4)):
        page.goto(lay(site, playing))
        for width, height in in_turns(turn, DESKS):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(UNDER_DIVISOR, names) == [], f"{page.url} {width} x {height}"


@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.soak) for few in (2, 3)), 4])
def test_many_dice_keep_their_size_and_show_their_pips(players: int, page: Page, site: Site) -> None:
    playing = actions(players)
    for turn, count in enumerate((10, 12, 14)):
        page.goto(lay(site, lay_dice(playing, count)))
        for width, height in in_turns(turn, DESKS[DESKS.index(LOW) :]):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(ON_CITY, [LEAST_DIE, ALL_DICE, LAPPED]) == [], f"{width} x {height}"


@pytest.mark.parametrize("players", [3, 4])
def test_all_dice_lie_within_their_district(players: int, page: Page, site: Site) -> None:
    playing = next(one for one in positions(players) if any(one.state.black))
    for turn, (count, black) in enumerate(((5, 5), (6, 6), (7, 7))):
        lay_dice(playing, count, neutral=2)
        playing.state.black[:] = [black - 2, 1, *[0] * (FACES - 3), 1]
        page.goto(lay(site, playing))
        for width, height in in_turns(turn, DESKS):
            page.set_viewport_size({"width": width, "height": height})
            assert misfits(page, ".district", ".district") == [], f"{count} and {black} dice, {width} x {height}"


def test_many_black_dice_lie_on_no_others(page: Page, site: Site) -> None:
    page.goto(lay(site, next(playing for playing in positions(4) if sum(playing.state.black) > 5)))
    for width, height in in_turns(DESKS.index(LOW), DESKS):
        page.set_viewport_size({"width": width, "height": height})
        many = MANY if (width, height) < LOW else ALL_DICE
        assert page.evaluate(ON_CITY, [LEAST_DIE, many, LAPPED]) == [], f"{width} x {height}"


@pytest.mark.parametrize(("players", "black"), [(3, 7), (4, 0)])
def test_many_dice_are_as_large_as_few_where_there_is_room(players: int, black: int, page: Page, site: Site) -> None:
    playing = lay_dice(next(one for one in positions(players) if any(one.state.black)), 8, neutral=4)
    playing.state.black[:] = [black, *[0] * (FACES - 1)]
    page.goto(lay(site, playing))
    assert page.locator("#city .black-dice > li").count() == black
    page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
    city, least = page.evaluate(NARROWEST)
    assert least > 0.079 * city
    assert page.evaluate(ON_CITY, [LEAST_DIE, ALL_DICE, LAPPED]) == []


def test_prices_at_dice_lie_on_no_dice_of_the_row_below(page: Page, site: Site) -> None:
    playing = next(one for one in positions(3) if is_about_dice(one))
    for count in (7, 8, 12):
        page.goto(lay(site, lay_dice(playing, count)))
        assert page.locator("#city .tag").count() > 1
        for width, height in (LOW, LARGE):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(ON_CITY, [LEAST_DIE, ALL_DICE, LAPPED]) == [], f"{count} dice, {width} x {height}"


@pytest.mark.parametrize("count", [*(pytest.param(other, marks=pytest.mark.soak) for other in (5, 6, 7, 12)), 9])
def test_prices_of_four_families_lie_on_no_dice_of_other_districts(count: int, page: Page, site: Site) -> None:
    playing = lay_dice(next(one for one in positions(4) if is_about_dice(one)), count, neutral=4)
    page.goto(lay(site, playing))
    tags = page.locator("#city .tag")
    assert tags.count() > 1
    for width, height in (LOW, LAPTOP, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        assert tags.filter(visible=True).count() == tags.count()
        assert page.evaluate(ON_CITY, [LEAST_DIE, ALL_DICE, LAPPED]) == [], f"{width} x {height}"


DICE_LIE = """() => Object.fromEntries([...document.querySelectorAll("#city .die-slot[id]")].map(die => {
  const { left, top } = die.getBoundingClientRect();
  return [die.id, [left, top + scrollY]];
}))"""
"""Where each die lies on the page, by its id; black ones have none."""


STAYS = 2
"""Pixels by which a die may be moved."""


@pytest.mark.parametrize("players", [3, 4])
def test_dice_lie_where_they_lay_when_they_can_be_chosen(players: int, page: Page, site: Site) -> None:
    found: list[str] = []
    for turn, count in enumerate((2, 4, 6)):
        playing = lay_dice(actions(players), count, neutral=4)
        playing.state.deniers[0] = 20
        page.goto(lay(site, playing))
        for width, height in in_turns(2 * turn + players, (LOW, LAPTOP, LARGE, PHONE, SMALL_PHONE)):
            page.set_viewport_size({"width": width, "height": height})
            before = page.evaluate(DICE_LIE)
            page.locator("#decisions :is([value=build], [value=harvest])").first.click()
            page.locator("#city .die-slot.fit").first.wait_for()
            after = page.evaluate(DICE_LIE)
            moved = max(abs(at[side] - after[die][side]) for die, at in before.items() for side in (0, 1))
            if moved > STAYS:
                found.append(f"{count} dice, {width} x {height}: {moved}")
            page.locator("#undo-step").click()
            page.locator("#city .die-slot.fit").first.wait_for(state="detached")
    assert found == []


STRAY = """() => [...document.querySelectorAll(".house > .chip")].filter(chip => chip.offsetWidth).filter(chip => {
  const inner = chip.getBoundingClientRect(), outer = chip.parentElement.getBoundingClientRect();
  return inner.bottom > outer.bottom || inner.top < outer.top || inner.right > outer.right;
}).map(chip => chip.parentElement.id)"""
"""Buildings whose price hangs over their edge."""


def test_what_placing_takes_stands_in_its_building_on_a_phone(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    page.goto(lay(site, many_actions()))
    page.locator("#tab-cards").check(force=True)
    assert page.locator(".house > .chip").first.is_visible()
    assert page.evaluate(STRAY) == []


SLICED = """() => [...document.querySelectorAll("#city .tag:not(.several)")].filter(tag => {
  const { fontSize, lineHeight } = getComputedStyle(tag);
  return tag.offsetWidth && parseFloat(lineHeight) < parseFloat(fontSize);
}).map(tag => tag.textContent.trim())"""
"""What stands at dice with less room than its digits are high."""


def test_digits_at_dice_are_whole_in_every_window(page: Page, site: Site) -> None:
    page.goto(lay(site, next(one for one in positions(4) if is_about_dice(one))))
    assert page.locator("#city .tag").count() > 0
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SLICED) == [], f"{width} x {height}"


def test_a_browser_keeps_a_page_whose_long_list_becomes_short(site: Site, page: Page) -> None:
    """Chromium 156 lost it when a heading that was out of the flow got its place above buttons again."""
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    sitter = open_table(page, "troyes", "human", "bot:random", "bot:random")
    while page.locator(".list.many").count():
        sitter.decide()
    assert page.locator(".list .group h3").first.is_visible()
