"""What decisions are worth later stands wherever decisions stand, and what lies below a fold says that it does."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from parvis.engine.prospects import points_of
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.boards.test_notre_dame_browser import asked_for, to_carriages
from tests.web.devices import LAPTOP, PHONE
from tests.web.legibility import DRAWN, SIDEWAYS, in_turns
from tests.web.positions import asked_in_games, lay, spoken
from tests.web.running import Site
from tests.web.troyes_positions import SMALL_PHONE, chosen, many_actions, positions

pytestmark = pytest.mark.browser
WINDOWS = (SMALL_PHONE, PHONE, SIDEWAYS, (1024, 600), (1366, 650))

UNSEEN = """() => {
  const isSeen = (one) => {
    for (let part = one; part; part = part.parentElement) {
      const { display, visibility, clipPath } = getComputedStyle(part);
      if (display === "none" || visibility === "hidden" || clipPath === "inset(50%)") return false;
    }
    return one.getClientRects().length > 0;
  };
  const tells = [...document.querySelectorAll("#decisions button:has(.later-brief, .worth-sign)")].filter(isSeen);
  const told = ".brings, .later-brief, .worth-sign";
  const bad = tells.filter((one) => ![...one.querySelectorAll(told)].some(isSeen));
  return { told: tells.length, bad: bad.map((one) => one.value) };
}"""
"""How many decisions tell what they are worth, and those of which it is not seen."""

WITHOUT_A_SIGN = """() => {
  const foot = Math.min(innerHeight, document.querySelector("#way-back").getBoundingClientRect().top);
  const bottom = (one) => one.getBoundingClientRect().bottom;
  const list = document.querySelector("#decisions .list");
  const ends = document.querySelectorAll("#decisions .endings button");
  const shown = [...list.querySelectorAll("button")].filter((one) => one.getClientRects().length);
  const isCut = shown.some((one) => bottom(one) > Math.min(bottom(list), foot) + 4);
  return {
    list: isCut && !("below" in list.dataset),
    sign: "below" in list.dataset && bottom(list) > foot + 4,
    endings: [...ends].filter((one) => bottom(one) > foot + 4).map((one) => one.value),
  };
}"""
"""Whether some of a list lies below its fold and nothing says so, or that isn't seen; endings that are not in sight."""


def questions(site: Site) -> Iterator[str]:
    """Addresses of tables: each question of a game of Notre Dame, some of a game of Troyes with all modules."""
    found = asked_in_games(
        site,
        min,
        "human bot:random bot:random bot:random",
        "notre-dame",
        to_carriages,
        new_persons=True,
    )
    yield from (address for name, address in found if name != "over")
    yield from (lay(site, playing) for playing in chosen(4))


@pytest.mark.slow
def test_what_is_worth_something_later_and_what_lies_below_is_seen_whatever_is_asked(page: Page, site: Site) -> None:
    told = 0
    for turn, address in enumerate(questions(site)):
        page.goto(address)
        for width, height in in_turns(turn, WINDOWS):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            if page.locator("#tabs").is_visible():
                page.locator("#tabs input").first.check(force=True)
            page.evaluate(DRAWN)
            where = f"{page.locator('#prompt').text_content()} {width} x {height}"
            found, folded = page.evaluate(UNSEEN), page.evaluate(WITHOUT_A_SIGN)
            told += found["told"]
            assert found["bad"] == [], where
            assert folded == {"list": False, "sign": False, "endings": []}, where
    assert told > 20 * len(in_turns(0, WINDOWS))


def test_many_actions_tell_it_to_whoever_points_or_goes_through_them_by_keys(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto(lay(site, many_actions()))
    tells = page.locator("#decisions .short:has(.later-brief)").first
    whole, later, sign = tells.locator(".whole"), tells.locator(".later"), tells.locator(".worth-sign")
    expect(sign).to_be_visible()
    expect(whole).to_have_css("clip-path", "inset(50%)")
    tells.hover()
    expect(later).to_be_in_viewport(ratio=1)
    page.mouse.move(0, 0)
    tells.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(later).to_be_in_viewport(ratio=1)


def worth_something_when_done() -> TableGame:
    """A position in which it is worth something later to be done."""
    for playing in positions(4):
        if "done" in spoken(playing, 0):
            (preview,) = playing.game.previews(playing.state, 0, [playing.game.decision("done")])
            if sum(map(points_of, preview.later)):
                return playing
    raise AssertionError("it is never worth anything")


def points(told: str) -> float:
    """What a number such as −1½ says."""
    number = float(told.strip("+−½") or 0) + told.endswith("½") / 2
    return -number if told.startswith("−") else number


@pytest.mark.parametrize("window", [SMALL_PHONE, (1366, 650)])
def test_the_number_of_a_short_button_is_all_that_it_is_worth(page: Page, site: Site, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(lay(site, many_actions()))
    signs = page.locator("#decisions .worth-sign").all()
    assert signs
    for sign in signs:
        expect(sign).to_be_visible()
        now, later = re.findall("[+−]?[0-9½]+", sign.get_attribute("title") or "")
        assert points(sign.inner_text().strip().removeprefix("≈")) == points(now) + points(later) != 0


def test_on_the_button_that_ends_something_it_has_the_colour_of_its_words(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    page.goto(lay(site, worth_something_when_done()))
    told = page.locator("#decisions .primary .later-brief")
    colours = "one => [one, one.closest('button')].map(each => getComputedStyle(each).color)"
    word, button = told.evaluate(colours)
    assert word == button


def test_a_stop_tells_it_by_a_sign_and_its_sentence(page: Page, site: Site) -> None:
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    page.goto(lay(site, asked_for("drive", players=4)))
    sign = page.locator("#decisions .later-sign").first
    expect(sign).to_be_visible()
    assert (sign.get_attribute("title") or "").startswith("points later: about ")
    assert text("table-later-thumb") in (sign.get_attribute("title") or "")
    expect(sign).to_contain_text("≈")
