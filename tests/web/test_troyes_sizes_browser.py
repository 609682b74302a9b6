"""The board of Troyes in the windows that people have: dice keep their size, nothing lies on them or out of reach."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from parvis.engine.samples import SOAK
from parvis.web.table_game import TableGame
from tests.web.positions import lay, played, spoken
from tests.web.running import Site
from tests.web.sitting import ALL_MODULES
from tests.web.test_troyes_browser import busily, question

pytestmark = pytest.mark.browser
DESKS = ((1024, 600), (1280, 720), (1366, 600), (1366, 650), (1536, 730), (1920, 1080), (2560, 1440))
PHONE = (360, 740)
LEAST_DIE = 34
"""Pixels of a die on a desk."""
FINGER = 44
"""Pixels that a finger wants."""
MANY = 9
"""A district with more dice than this draws them smaller."""

ON_CITY = """([least, many]) => {
  const bad = [], box = element => element.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const all = selector => [...document.querySelectorAll(selector)].filter(one => one.offsetWidth);
  const dice = all("#city .die-slot");
  for (const die of dice) {
    const few = die.closest(".dice").children.length <= many;
    if (few && box(die).width < least - 0.5) bad.push(`${die.id} is ${Math.round(box(die).width)} wide`);
    if (dice.some(other => other !== die && meet(box(other), box(die)))) bad.push(`${die.id} lies on another`);
  }
  const labels = "#city :is(.district-name, .district-told, .price, .tag), .rampart-tile, .space";
  for (const one of all(labels)) {
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
  const silent = !many && words && getComputedStyle(words).clipPath !== "none";
  const cut = parts.map(part => `${event.id}: ${part.className.baseVal ?? part.className}`);
  return [...cut, ...silent ? [`${event.id} is silent`] : []];
})"""
"""What an event has cut off, and events without words."""


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
    """Some of them, in a soak all."""
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
                *page.evaluate(ON_CITY, [LEAST_DIE, MANY]),
                *page.evaluate(OUT_OF_REACH),
                *page.evaluate(CLIPPED, many),
            ]
            found += [f"{page.url} {width} x {height}: {one}" for one in bad]
    assert found == [], "\n".join(found)


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
