"""A table against bots that search, on the compiled rules: they think, and the page stays in use."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from parvis.web.texts import text
from tests.web.boards.test_notre_dame_browser import asked_for
from tests.web.positions import lay
from tests.web.running import RemoteVisitor, Site
from tests.web.sitting import Sitter, at_once, check_steps, long_enough, press, sit_down_at
from tests.web.tables.test_opening import filled_in

pytestmark = pytest.mark.browser
COMPILING = 240_000  # milliseconds, where the rules were not compiled before
COMPILED = "() => !document.querySelector('#compiling progress')"

OBSERVE = """async () => {
  window.bar = document.querySelector(".passing");
  window.passing = window.bar.getAnimations({subtree: true})[0];
  await window.passing.ready;  // with its first frame, which may take a while, it is known when it began
  window.began = window.passing.startTime;
  window.changes = 0;
  const observer = new MutationObserver((changes) => { window.changes += changes.length; });
  const kinds = {subtree: true, childList: true, characterData: true, attributes: true};
  for (const part of document.querySelectorAll("#whose-turn, #thinks")) observer.observe(part, kinds);
}"""
SEEN = """() => ({
  isSame: document.querySelector(".passing") === window.bar,
  wentOn: window.passing.startTime === window.began && window.passing.playState === "running",
  progress: window.passing.effect.getComputedTiming().progress,
  changes: window.changes,
})"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The real site with compiled rules."""
    with Site(tmp_path, compiled=True) as running:
        yield running


def sit_down(page: Page, site: Site, bot: str) -> Sitter:
    """At a table of two against that bot, as soon as the rules are compiled; Anna begins, bots act at once."""
    page.wait_for_function(COMPILED, timeout=COMPILING)
    visitor = RemoteVisitor(site)
    visitor.post(visitor.get("/tables/new"), "/tables/new", **filled_in("human", bot, game="notre-dame", begins="0"))
    page.goto("/tables/1")
    at_once(page)
    sitter = Sitter(page)
    sitter.wait()
    return sitter


@pytest.mark.slow
def test_a_game_against_an_expert_by_keyboard(page: Page, site: Site) -> None:
    sitter = sit_down(page, site, "bot:expert:50ms")
    sitter.decide(key=True)
    expect(page.locator("#seats .bot:not(.you)")).to_have_text("Expert (50ms)")
    while not sitter.is_over and len(sitter.decided) < long_enough(8):
        sitter.decide(key=True)
    check_steps(site, sitter, "notre-dame", 2, 1)


def look(page: Page, after: float = 0.0) -> float:
    """The bar's progress, more than before, when nothing was made again or read out again."""
    seen = page.evaluate(SEEN)
    assert (seen["isSame"], seen["wentOn"], seen["changes"]) == (True, True, 0)
    assert after < seen["progress"] < 1
    return float(seen["progress"])


@pytest.mark.alone
def test_while_a_bot_thinks_a_hint_shows_that_goes_on_through_all_answers(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, site, "bot:patient")
    press(page, "1")
    expect(page.locator("#thinking")).to_have_text("Patient: up to 24 seconds")
    page.evaluate(OBSERVE)
    progress = look(page)
    for _ in range(2):
        with page.expect_response("**/news?*"):
            page.evaluate("dispatchEvent(new Event('online'))")  # as after a while without a network
        progress = look(page, progress)
    chosen = page.locator("#decisions .chosen").get_attribute("value")
    press(page, "2")
    expect(page.locator(f"[id='decision-{chosen}']:not(.chosen)")).to_be_visible()
    look(page, progress)


def test_while_a_bot_thinks_the_page_stays_in_use(page: Page, site: Site) -> None:
    page.wait_for_function(COMPILED, timeout=COMPILING)
    sitter = sit_down_at(page, lay(site, asked_for("play", players=2, bot="patient:9")))
    while not page.locator("#news").count() or not page.locator("#undo-step").count():
        sitter.wait()
        press(page, "1")
    expect(page.locator("#turn")).to_have_text(text("turn-waits", names="Bruno", count=1))
    expect(page.locator("#thinking")).to_be_visible()
    sitter.shoot("thinking")
    page.locator("#log-entries").evaluate("log => { log.scrollTop = -30; }")
    with page.expect_response("**/pace") as answer:
        page.locator("#pace-choice").select_option("brisk")
    assert answer.value.ok
    number = page.locator("#decide [name=number]").input_value()
    with page.expect_response("**/undo"):
        page.keyboard.press("u")
    sitter.wait()
    taken_back = sitter.number
    assert taken_back < int(number)
    press(page, "1")
    assert sitter.number > taken_back
